"""Rows with a verdict that no sample checks, and why: whole packages, or single types."""

from __future__ import annotations

NOT_INSTALLED = """
MySQLdb annotationlib compression datasets gcsfs gensim google kenlm lightning mne moviepy
mxnet mysql onnx osgeo psycopg pydub pyrender ray s3fs skimage torchaudio torchvision
transformers uproot wandb wfdb
"""

UNSAMPLED = {
    **dict.fromkeys(NOT_INSTALLED.split(), "too heavy, native parts missing, or a newer Python"),
    "MeCab.Tagger": "needs a dictionary",
    "PIL.ImageFont.FreeTypeFont": "needs a font file",
    "aifc.Aifc_read": "gone from Python 3.13",
    "asyncio.StreamWriter": "needs a connection",
    "concurrent.futures.InterpreterPoolExecutor": "Python 3.14",
    "concurrent.interpreters.Interpreter": "Python 3.14",
    "configparser.SafeConfigParser": "gone from Python 3.12",
    "ctypes.OleDLL": "Windows",
    "ctypes.WinDLL": "Windows",
    "cv2.FaceDetectorYN": "needs a model file",
    "cv2.FaceRecognizerSF": "needs a model file",
    "cv2.face.LBPHFaceRecognizer": "opencv-contrib",
    "cv2.xfeatures2d.SIFT": "opencv-contrib",
    "cv2.xfeatures2d.SURF": "opencv-contrib",
    "dask.dataframe.DataFrame": "needs dask's dataframe extra",
    "dbm.gnu.database": "not built everywhere",
    "dbm.ndbm.database": "not built everywhere",
    "dbm.sqlite3.database": "Python 3.13",
    "decord.AVReader": "needs an audio file that decord reads",
    "decord.AudioReader": "needs an audio file that decord reads",
    "faiss.StandardGpuResources": "needs a GPU",
    "logging.handlers.SysLogHandler": "needs a log daemon",
    "netCDF4.MFDataset": "needs several netCDF files of an older format",
    "nltk.corpus.reader.PlaintextCorpusReader": "needs a corpus",
    "onnxruntime.InferenceSession": "needs a model file",
    "psycopg2.Connection": "needs a server",
    "psycopg2.Cursor": "needs a server",
    "pyarrow.fs.S3FileSystem": "needs a network",
    "pyedflib.EdfReader": "needs an EDF file",
    "pyedflib.EdfWriter": "needs an EDF file",
    "pymysql.Connection": "needs a server",
    "pymysql.Cursor": "needs a server",
    "pyodbc.Connection": "needs a server",
    "pyodbc.Cursor": "needs a server",
    "pysam.TabixFile": "needs an indexed file",
    "redis.cluster.RedisCluster": "needs a server",
    "sentencepiece.SentencePieceProcessor": "needs a model file",
    "sqlite3.Blob": "Python 3.11, and a table",
    "string.templatelib.Template": "Python 3.14",
    "torch.utils.data.dataloader._MultiProcessingDataLoaderIter": "starts workers of its own",
    "torch.utils.tensorboard.SummaryWriter": "needs tensorboard",
    "turbojpeg.TurboJPEG": "needs the native library",
    "zarr.storage.FsspecStore": "needs an asynchronous file system",
}
