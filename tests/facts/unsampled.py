"""Rows with a verdict that no sample checks, and why: whole packages, or single types."""

from __future__ import annotations

NOT_INSTALLED = """
MySQLdb annotationlib compression mxnet mysql osgeo psycopg torchaudio
"""

UNSAMPLED = {
    **dict.fromkeys(NOT_INSTALLED.split(), "too heavy, native parts missing, or a newer Python"),
    "aifc.Aifc_read": "gone from Python 3.13",
    "concurrent.futures.InterpreterPoolExecutor": "Python 3.14",
    "concurrent.interpreters.Interpreter": "Python 3.14",
    "configparser.SafeConfigParser": "gone from Python 3.12",
    "ctypes.OleDLL": "Windows",
    "ctypes.WinDLL": "Windows",
    "mujoco.Renderer": "needs a display",
    "cv2.FaceDetectorYN": "needs a model file",
    "cv2.FaceRecognizerSF": "needs a model file",
    "cv2.xfeatures2d.SURF": "opencv-contrib",
    "dbm.gnu.database": "not built everywhere",
    "dbm.ndbm.database": "not built everywhere",
    "dbm.sqlite3.database": "Python 3.13",
    "decord.AVReader": "needs an audio file that decord reads",
    "faiss.StandardGpuResources": "needs a GPU",
    "psycopg2.Connection": "needs a server",
    "psycopg2.Cursor": "needs a server",
    "pyarrow.fs.S3FileSystem": "needs a network",
    "pymysql.Connection": "needs a server",
    "pymysql.Cursor": "needs a server",
    "pyodbc.Connection": "needs a server",
    "pyodbc.Cursor": "needs a server",
    "redis.cluster.RedisCluster": "needs a server",
    "string.templatelib.Template": "Python 3.14",
    "torch.utils.data.dataloader._MultiProcessingDataLoaderIter": "starts workers of its own",
    "torchvision.datasets.PCAM": "needs its data",
    "torchvision.io.VideoReader": "needs a build with video",
    "transformers.AutoTokenizer": "stands for what from_pretrained() gives",
    "transformers.PreTrainedTokenizer": "is abstract",
    "transformers.PreTrainedTokenizerBase": "is abstract",
    "turbojpeg.TurboJPEG": "needs the native library",
}
