# flake8: noqa: E501
"""One expression for each type of a library with a verdict, by package. The working directory is an empty one."""

from __future__ import annotations

SETUP = {
    "PIL": """
import matplotlib
from PIL import Image, ImageCms, ImageDraw, ImageEnhance, ImageFilter, ImageFont, ImageSequence
Image.new("RGB", (4, 4)).save("i.png")
image = Image.new("RGB", (4, 4))
""",
    "absl": "import absl.flags, absl.logging; absl.flags.FLAGS(['p'])",
    "addict": "import addict",
    "affine": "import affine",
    "aiohttp": """
import asyncio, aiohttp
async def make(): return aiohttp.ClientSession()
""",
    "ahocorasick": "import ahocorasick",
    "av": """
import av, av.filter, numpy
with av.open("v.mp4", "w") as out:
    stream = out.add_stream("mpeg4", rate=5); stream.width = 16; stream.height = 16; stream.pix_fmt = "yuv420p"
    for _ in range(3):
        for packet in stream.encode(av.VideoFrame.from_ndarray(numpy.zeros((16, 16, 3), "uint8"), format="rgb24")): out.mux(packet)
    for packet in stream.encode(): out.mux(packet)
""",
    "awkward": "import awkward",
    "Bio": """
import Bio.Align, Bio.PDB, Bio.Seq, Bio.SeqIO, Bio.SeqRecord
open("f.fa", "w").write(">a\\nACGT\\n")
""",
    "SimpleITK": "import SimpleITK as sitk",
    "albumentations": "import albumentations",
    "ase": "import ase, ase.build, ase.db, ase.io; ase.io.write('t.traj', ase.Atoms('H'))",
    "astropy": """
import numpy, astropy.table, astropy.units, astropy.wcs
from astropy.io import fits
fits.PrimaryHDU(numpy.zeros((2, 2))).writeto("f.fits")
""",
    "bitarray": "import bitarray",
    "blake3": "import blake3",
    "boto3": """
import boto3
how = dict(region_name="us-east-1", aws_access_key_id="a", aws_secret_access_key="b")
""",
    "botocore": "import botocore, botocore.config",
    "brotli": "import brotli",
    "bs4": "import bs4; soup = bs4.BeautifulSoup('<a><b>x</b></a>', 'html.parser')",
    "cachetools": "import cachetools, glob",
    "cv2": """
import cv2, numpy
image = numpy.zeros((32, 32), "uint8")
""",
    "cytoolz": "import cytoolz",
    "cyvcf2": """
import cyvcf2
open("f.vcf", "w").write("##fileformat=VCFv4.2\\n#CHROM\\tPOS\\tID\\tREF\\tALT\\tQUAL\\tFILTER\\tINFO\\n")
""",
    "datasets": "import datasets",
    "decord": """
import cv2, decord, numpy, wave
with wave.open("w.wav", "wb") as out: out.setparams((1, 2, 8000, 0, "NONE", "")); out.writeframes(b"ab" * 8000)
out = cv2.VideoWriter("v.avi", cv2.VideoWriter_fourcc(*"MJPG"), 5, (16, 16))
for _ in range(3): out.write(numpy.zeros((16, 16, 3), "uint8"))
out.release()
""",
    "diskcache": "import diskcache",
    "duckdb": "import duckdb; connection = duckdb.connect()",
    "easydict": "import easydict",
    "faiss": "import faiss",
    "filelock": "import filelock",
    "fiona": """
import fiona
with fiona.open("v.geojson", "w", driver="GeoJSON", schema={"geometry": "Point", "properties": {}}) as out: pass
""",
    "fsspec": """
import fsspec
open("text", "w").write("ab")
files = fsspec.filesystem("file")
""",
    "gcsfs": "import gcsfs",
    "gensim": """
import gensim.corpora, gensim.models
model = gensim.models.Word2Vec([['a', 'b']], min_count=1)
""",
    "geopandas": "import geopandas; frame = geopandas.GeoDataFrame({'a': [1]}, geometry=geopandas.points_from_xy([0], [0]))",
    "google": """
from google.auth.credentials import AnonymousCredentials
from google.cloud import storage
client = storage.Client(project='p', credentials=AnonymousCredentials())
""",
    "grpc": "import grpc",
    "gymnasium": "import gymnasium",
    "h5pickle": """
import h5py, h5pickle
with h5py.File('x.h5', 'w') as file: file['g/x'] = [1]
file = h5pickle.File('x.h5', 'r')
""",
    "h5py": """
import h5py, numpy
with h5py.File("f.h5", "w") as f:
    f["x"] = numpy.arange(3); f.create_group("g")["y"] = 1; f.attrs["a"] = 1
    f.create_dataset("s", data=["a"], dtype=h5py.string_dtype())
f = h5py.File("f.h5", "r")
""",
    "httpx": "import httpx",
    "igraph": "import igraph; graph = igraph.Graph([(0, 1)])",
    "ijson": "import ijson",
    "imageio": """
import imageio, numpy
imageio.imwrite("i.png", numpy.zeros((4, 4, 3), "uint8"))
""",
    "intervaltree": "import intervaltree",
    "iopath": "import iopath.common.file_io",
    "joblib": "import joblib, glob",
    "jsonlines": "import jsonlines; open('j.jsonl', 'w').write('{}')",
    "lightning": "import lightning, lightning.pytorch.loggers",
    "lmdb": """
import lmdb
environment = lmdb.open("l", max_dbs=2)
database = environment.open_db(b"d")
with environment.begin(write=True) as t: t.put(b"a", b"b")
transaction = environment.begin()
""",
    "loguru": "import loguru",
    "lxml": "from lxml import etree; open('x.xml', 'w').write('<a><b/></a>'); tree = etree.parse('x.xml')",
    "lz4": "import lz4.frame; lz4.frame.open('f.lz4', 'wb').close()",
    "marisa_trie": "import marisa_trie",
    "matplotlib": """
import matplotlib; matplotlib.use('Agg')
import matplotlib.animation, matplotlib.colors, matplotlib.pyplot as plt
""",
    "minio": "import minio",
    "moviepy": """
import moviepy, numpy, wave
black = numpy.zeros((16, 16, 3), 'uint8')
moviepy.ImageSequenceClip([black] * 3, fps=5).write_videofile('v.mp4', logger=None)
with wave.open('w.wav', 'wb') as out: out.setparams((1, 2, 8000, 0, 'NONE', '')); out.writeframes(b'ab' * 8000)
""",
    "msgpack": "import msgpack",
    "natsort": "import natsort",
    "netCDF4": """
import netCDF4
with netCDF4.Dataset("f.nc", "w") as f: f.createDimension("x", 2); f.createVariable("v", "f4", ("x",))
f = netCDF4.Dataset("f.nc")
for name in ("a.nc", "b.nc"):
    with netCDF4.Dataset(name, "w", format="NETCDF4_CLASSIC") as part: part.createDimension("t", None); part.createVariable("t", "f4", ("t",))[:] = [1]
""",
    "networkx": "import networkx; graph = networkx.Graph([(0, 1)])",
    "nibabel": """
import nibabel, numpy
nibabel.save(nibabel.Nifti1Image(numpy.zeros((2, 2, 2), "float32"), numpy.eye(4)), "i.nii")
""",
    "nltk": "import nltk, nltk.data; nltk.data.path.append(os.getcwd())",
    "numba": "import numba, glob",
    "numpy": """
import numpy as np
np.savez("a.npz", x=np.arange(3)); np.save("a.npy", np.arange(3))
""",
    "open3d": """
import numpy, open3d as o3d
points = numpy.random.rand(30, 3)
cloud = o3d.geometry.PointCloud(o3d.utility.Vector3dVector(points)); cloud.estimate_normals()
mesh = o3d.geometry.TriangleMesh.create_box()
grey = o3d.geometry.Image(numpy.ones((4, 4), 'uint8'))
""",
    "openslide": """
import numpy, openslide, tifffile
tifffile.imwrite("t.tif", numpy.zeros((64, 64, 3), "uint8"), tile=(16, 16), photometric="rgb")
""",
    "pandas": """
import pandas as pd
frame = pd.DataFrame({"a": [1, 2], "b": [3, 4]})
frame.to_csv("f.csv"); frame.to_json("f.jsonl", orient="records", lines=True)
""",
    "plyfile": """
import plyfile, numpy
element = plyfile.PlyElement.describe(numpy.array([(1.0,)], dtype=[("x", "f4")]), "vertex")
""",
    "plyvel": "import plyvel; db = plyvel.DB('p', create_if_missing=True)",
    "polars": "import polars; frame = polars.DataFrame({'a': [1]})",
    "portalocker": "import portalocker",
    "prefetch_generator": "import prefetch_generator",
    "psutil": "import psutil",
    "psycopg2": "import psycopg2.sql",
    "py7zr": "import py7zr",
    "pyarrow": """
import pyarrow as pa, pyarrow.compute, pyarrow.csv, pyarrow.dataset, pyarrow.fs, pyarrow.ipc, pyarrow.parquet
table = pa.table({"a": [1, 2]})
pa.parquet.write_table(table, "f.parquet")
open("f.csv", "w").write("a\\n1\\n")
with pa.OSFile("f.arrow", "wb") as sink, pa.ipc.new_file(sink, table.schema) as writer: writer.write_table(table)
with pa.OSFile("s.arrow", "wb") as sink, pa.ipc.new_stream(sink, table.schema) as writer: writer.write_table(table)
data = pa.dataset.dataset("f.parquet")
""",
    "pycocotools": "import pycocotools.coco, pycocotools.cocoeval",
    "pydantic": "import pydantic; model = pydantic.create_model('M', a=(int, 1))",
    "pydicom": "import pydicom, pydicom.dataset",
    "pydub": "import pydub",
    "pyfaidx": "import pyfaidx; open('f.fa', 'w').write('>a\\nACGT\\n'); f = pyfaidx.Fasta('f.fa')",
    "pymongo": "import pymongo; client = pymongo.MongoClient(connect=False)",
    "pyproj": "import pyproj",
    "pyquaternion": "import pyquaternion",
    "pysam": """
import pysam
open("f.fa", "w").write(">a\\nACGT\\n")
header = pysam.AlignmentHeader.from_dict({"HD": {"VN": "1.0"}, "SQ": [{"LN": 10, "SN": "a"}]})
with pysam.AlignmentFile("f.bam", "wb", header=header) as out: pass
pysam.index("f.bam")
open("f.bed", "w").write("a\\t0\\t2\\n"); pysam.tabix_index("f.bed", preset="bed")
open("f.vcf", "w").write("##fileformat=VCFv4.2\\n##contig=<ID=a>\\n#CHROM\\tPOS\\tID\\tREF\\tALT\\tQUAL\\tFILTER\\tINFO\\na\\t1\\t.\\tA\\tC\\t.\\t.\\t.\\n")
""",
    "rasterio": """
import numpy, rasterio, rasterio.io, rasterio.vrt, rasterio.windows
from rasterio.transform import from_origin
how = dict(driver="GTiff", width=2, height=2, count=1, dtype="uint8", crs="EPSG:4326", transform=from_origin(0, 2, 1, 1))
with rasterio.open("r.tif", "w", **how) as out: out.write(numpy.zeros((1, 2, 2), "uint8"))
raster = rasterio.open("r.tif")
""",
    "rdkit": """
from rdkit import Chem, DataStructs
from rdkit.Chem import AllChem, Descriptors, rdFingerprintGenerator, rdMolDescriptors
molecule = Chem.MolFromSmiles("CCO"); AllChem.Compute2DCoords(molecule)
with Chem.SDWriter("f.sdf") as out: out.write(molecule)
open("f.smi", "w").write("CCO a\\n")
""",
    "redis": "import redis",
    "regex": "import regex",
    "requests": "import requests, requests.structures",
    "rich": "import rich.console, rich.progress",
    "rocksdict": "import rocksdict; base = rocksdict.Rdict('r'); base['a'] = 1",
    "rtree": "import rtree.index",
    "s3fs": "import s3fs",
    "safetensors": """
import safetensors.torch, torch
safetensors.torch.save_file({'a': torch.zeros(2)}, 'm.safetensors')
file = safetensors.safe_open('m.safetensors', 'pt')
""",
    "scipy": """
import numpy as np, scipy.interpolate, scipy.io, scipy.sparse, scipy.sparse.linalg, scipy.spatial, scipy.spatial.transform
import scipy.stats
points = np.array([[0.0, 0], [0, 1], [1, 0], [1, 1]]); line = np.arange(5.0); matrix = scipy.sparse.csc_matrix(np.eye(3))
with scipy.io.netcdf_file("f.nc", "w") as f: f.createDimension("x", 2)
""",
    "sentencepiece": """
import sentencepiece
open("t.txt", "w").write("a b c d e\\n" * 20)
sentencepiece.SentencePieceTrainer.train(input="t.txt", model_prefix="m", vocab_size=9, minloglevel=2)
""",
    "shapely": "import shapely, shapely.geometry, shapely.prepared; point = shapely.Point(0, 0)",
    "skimage": "import skimage.transform",
    "sklearn": """
import numpy as np, sklearn.model_selection, sklearn.neighbors, sklearn.preprocessing
points = np.array([[0.0, 0], [0, 1], [1, 0]])
""",
    "soundfile": "import soundfile, numpy; soundfile.write('s.wav', numpy.zeros(10), 8000)",
    "sqlalchemy": """
import sqlalchemy as sa, sqlalchemy.orm
engine = sa.create_engine("sqlite://")
""",
    "spacy": "import spacy, spacy.matcher; language = spacy.blank('en'); text = language('a b')",
    "sqlitedict": "import sqlitedict",
    "structlog": "import structlog",
    "sympy": "import sympy; x = sympy.Symbol('x')",
    "tables": """
import numpy, tables
f = tables.open_file("f.h5", "w")
""",
    "tiktoken": "import tiktoken",
    "tfrecord": """
import tfrecord, tfrecord.torch.dataset
out = tfrecord.TFRecordWriter('x.tfrecord'); out.write({'a': (1, 'int')}); out.close()
""",
    "tifffile": "import numpy, tifffile; tifffile.imwrite('t.tif', numpy.zeros((4, 4), 'uint8')); f = tifffile.TiffFile('t.tif')",
    "tokenizers": "import tokenizers, tokenizers.models; t = tokenizers.Tokenizer(tokenizers.models.WordLevel({'a': 0}, unk_token='a'))",
    "torch": """
import torch, torch.fx, torch.distributed, torch.multiprocessing
import torch.utils.data
class Net(torch.nn.Module):
    def forward(self, x): return x + 1
def double(x): return x * 2
linear = torch.nn.Linear(1, 1)
""",
    "torch_geometric": "import torch_geometric.data as pyg",
    "torchvision": """
import lmdb, torchvision.datasets
os.makedirs('church_outdoor_train_lmdb')
lmdb.open('church_outdoor_train_lmdb').close()
lsun = torchvision.datasets.LSUN('.', ['church_outdoor_train'])
""",
    "tqdm": "import tqdm",
    "webrtcvad": "import webrtcvad",
    "transformers": """
import tokenizers, tokenizers.models, transformers
open('vocab.txt', 'w').write('\\n'.join('[PAD] [UNK] [CLS] [SEP] [MASK] a'.split()))
import json
json.dump({word: number for number, word in enumerate('a <|endoftext|> <s> </s> <unk> <pad> <mask>'.split())}, open('vocab.json', 'w'))
open('merges.txt', 'w').write('#version: 0.2\\n')
words = tokenizers.Tokenizer(tokenizers.models.WordLevel({'a': 0, '[UNK]': 1}, unk_token='[UNK]'))
""",
    "trimesh": "import trimesh, trimesh.proximity; box = trimesh.creation.box()",
    "uproot": """
import numpy, uproot
out = uproot.recreate('x.root'); out.mktree('t', {'a': 'int64'}); out['t'].extend({'a': numpy.arange(3)}); out.close()
file = uproot.open('x.root')
""",
    "urllib3": "import urllib3",
    "wandb": "import wandb",
    "webdataset": "import webdataset",
    "wfdb": "import numpy, wfdb",
    "xarray": "import numpy, xarray; a = xarray.DataArray(numpy.zeros(3), dims='x', coords={'x': [1, 2, 3]}); ds = xarray.Dataset({'a': a})",
    "einops": "import einops.layers.torch as layers",
    "elasticsearch": "import elasticsearch",
    "fasttext": """
import fasttext
open("train", "w").write("a b c\\n" * 10)
model = fasttext.train_unsupervised("train", minCount=1, dim=2, epoch=1, verbose=0, thread=1, bucket=10)
""",
    "kaldiio": """
import kaldiio, numpy
with kaldiio.WriteHelper('ark,scp:f.ark,f.scp') as out: out('a', numpy.zeros((2, 2)))
""",
    "lance": "import lance, pyarrow; data = lance.write_dataset(pyarrow.table({'a': [1]}), 'x.lance')",
    "laspy": "import laspy; laspy.LasData(laspy.LasHeader()).write('f.las')",
    "lvis": "import json, lvis; json.dump(dict(images=[], annotations=[], categories=[]), open('a.json', 'w'))",
    "ml_collections": "import ml_collections",
    "mne": """
import mne, numpy
raw = mne.io.RawArray(numpy.zeros((1, 1000)), mne.create_info(1, 100.0), verbose=False)
raw.save('r_raw.fif', verbose=False)
""",
    "monai": "import torch, monai.data",
    "onnx": "import onnx",
    "onnxruntime": """
import onnxruntime
MODEL = (
    b"\\x08\\x08:7\\n\\x10\\n\\x01x\\x12\\x01y\\"\\x08Identity\\x12\\x01gZ\\x0f\\n\\x01x\\x12\\n\\n\\x08\\x08\\x01\\x12\\x04"
    b"\\n\\x02\\x08\\x01b\\x0f\\n\\x01y\\x12\\n\\n\\x08\\x08\\x01\\x12\\x04\\n\\x02\\x08\\x01B\\x04\\n\\x00\\x10\\r"
)
""",
    "pyBigWig": "import pyBigWig; f = pyBigWig.open('f.bw', 'w')",
    "tensorboardX": "import tensorboardX",
    "torchio": "import torch, torchio",
    "xxhash": "import xxhash",
    "zarr": """
import zarr, zarr.storage
group = zarr.open_group("g.zarr", mode="w")
""",
    "zict": "import zict",
    "zmq": "import zmq",
    "zstandard": "import zstandard; zstandard.open('f.zst', 'wb').close()",
    "annoy": "import annoy",
    "dask": "import dask.dataframe, pandas",
    "hnswlib": "import hnswlib; index = hnswlib.Index('l2', 2); index.init_index(10)",
    "jieba": "import jieba",
    "pyedflib": "import pyedflib; pyedflib.highlevel.write_edf_quick('f.edf', __import__('numpy').arange(100.0)[None], 10)",
    "pyrender": "import pyrender, trimesh",
    "ray": "import glob, ray",
    "MeCab": "import MeCab",
    "kenlm": """
import kenlm
sections = ["ngram 1=3\\nngram 2=1\\n", "1-grams:\\n-1\\t<unk>\\n-99\\t<s>\\t0\\n-1\\t</s>\\n", "2-grams:\\n-1\\t<s> </s>\\n"]
open("a.arpa", "w").write(chr(92) + "data" + chr(92) + "\\n" + sections[0] + "\\n" + chr(92) + sections[1] + "\\n" + chr(92) + sections[2] + "\\n" + chr(92) + "end" + chr(92) + "\\n")
""",
}

_CV2 = {
    "cv2.AKAZE": "cv2.AKAZE_create()",
    "cv2.Algorithm": "cv2.createCLAHE()",
    "cv2.BFMatcher": "cv2.BFMatcher()",
    "cv2.BRISK": "cv2.BRISK_create()",
    "cv2.BackgroundSubtractorKNN": "cv2.createBackgroundSubtractorKNN()",
    "cv2.BackgroundSubtractorMOG2": "cv2.createBackgroundSubtractorMOG2()",
    "cv2.CLAHE": "cv2.createCLAHE()",
    "cv2.CascadeClassifier": "cv2.CascadeClassifier()",
    "cv2.DISOpticalFlow": "cv2.DISOpticalFlow_create()",
    "cv2.DMatch": "cv2.DMatch()",
    "cv2.DescriptorMatcher": "cv2.DescriptorMatcher_create('BruteForce')",
    "cv2.FastFeatureDetector": "cv2.FastFeatureDetector_create()",
    "cv2.FileNode": "cv2.FileStorage('a.yml', cv2.FILE_STORAGE_WRITE).root()",
    "cv2.FileStorage": "cv2.FileStorage('b.yml', cv2.FILE_STORAGE_WRITE)",
    "cv2.FlannBasedMatcher": "cv2.FlannBasedMatcher()",
    "cv2.GFTTDetector": "cv2.GFTTDetector_create()",
    "cv2.HOGDescriptor": "cv2.HOGDescriptor()",
    "cv2.KAZE": "cv2.KAZE_create()",
    "cv2.KalmanFilter": "cv2.KalmanFilter(2, 1)",
    "cv2.KeyPoint": "cv2.KeyPoint(1, 1, 1)",
    "cv2.LineSegmentDetector": "cv2.createLineSegmentDetector()",
    "cv2.MSER": "cv2.MSER_create()",
    "cv2.ORB": "cv2.ORB_create()",
    "cv2.QRCodeDetector": "cv2.QRCodeDetector()",
    "cv2.SIFT": "cv2.SIFT_create()",
    "cv2.SimpleBlobDetector": "cv2.SimpleBlobDetector_create()",
    "cv2.StereoBM": "cv2.StereoBM_create()",
    "cv2.StereoSGBM": "cv2.StereoSGBM_create()",
    "cv2.Stitcher": "cv2.Stitcher_create()",
    "cv2.Subdiv2D": "cv2.Subdiv2D((0, 0, 10, 10))",
    "cv2.TickMeter": "cv2.TickMeter()",
    "cv2.UMat": "cv2.UMat(image)",
    "cv2.VideoCapture": "cv2.VideoCapture()",
    "cv2.VideoWriter": "cv2.VideoWriter()",
    "cv2.aruco.ArucoDetector": "cv2.aruco.ArucoDetector()",
    "cv2.aruco.CharucoBoard": "cv2.aruco.CharucoBoard((3, 3), 1.0, 0.5, cv2.aruco.getPredefinedDictionary(0))",
    "cv2.aruco.DetectorParameters": "cv2.aruco.DetectorParameters()",
    "cv2.aruco.Dictionary": "cv2.aruco.getPredefinedDictionary(0)",
    "cv2.dnn.Net": "cv2.dnn.Net()",
    "cv2.ml.ANN_MLP": "cv2.ml.ANN_MLP_create()",
    "cv2.ml.KNearest": "cv2.ml.KNearest_create()",
    "cv2.ml.RTrees": "cv2.ml.RTrees_create()",
    "cv2.ml.SVM": "cv2.ml.SVM_create()",
}

SAMPLES = {
    "PIL": {
        "PIL.Image.Image": "Image.open('i.png')",
        "PIL.Image.core.ImagingCore": "image.im",
        "PIL.Image.core.PixelAccess": "image.load()",
        "PIL.ImageCms.core.CmsProfile": "ImageCms.createProfile('sRGB')",
        "PIL.ImageCms.core.CmsTransform": "ImageCms.buildTransform(*[ImageCms.createProfile('sRGB')] * 2, 'RGB', 'RGB')",
        "PIL.ImageDraw.ImageDraw": "ImageDraw.Draw(image)",
        "PIL.ImageEnhance.Brightness": "ImageEnhance.Brightness(image)",
        "PIL.ImageEnhance.Color": "ImageEnhance.Color(image)",
        "PIL.ImageFilter.GaussianBlur": "ImageFilter.GaussianBlur()",
        "PIL.ImageFont.FreeTypeFont": "ImageFont.truetype(os.path.join(matplotlib.get_data_path(), 'fonts/ttf/DejaVuSans.ttf'), 10)",
        "PIL.ImageFont.default_font": "ImageFont.load_default()",
        "PIL.ImageSequence.Iterator": "ImageSequence.Iterator(Image.open('i.png'))",
    },
    "awkward": {
        "awkward.Array": "awkward.Array([[1], [2, 3]])",
        "awkward.ArrayBuilder": "awkward.ArrayBuilder()",
        "awkward.Record": "awkward.Record({'a': 1})",
    },
    "Bio": {
        "Bio.Align.PairwiseAligner": "Bio.Align.PairwiseAligner()",
        "Bio.PDB.PDBParser": "Bio.PDB.PDBParser()",
        "Bio.Seq.Seq": "Bio.Seq.Seq('ACGT')",
        "Bio.SeqIO.index_db_reader": "Bio.SeqIO.index_db('i.idx', ['f.fa'], 'fasta')",
        "Bio.SeqIO.index_reader": "Bio.SeqIO.index('f.fa', 'fasta')",
        "Bio.SeqIO.parser": "Bio.SeqIO.parse('f.fa', 'fasta')",
        "Bio.SeqRecord.SeqRecord": "Bio.SeqIO.read('f.fa', 'fasta')",
    },
    "SimpleITK": {
        "SimpleITK.AffineTransform": "sitk.AffineTransform(2)",
        "SimpleITK.BSplineTransform": "sitk.BSplineTransform(2)",
        "SimpleITK.Euler3DTransform": "sitk.Euler3DTransform()",
        "SimpleITK.Image": "sitk.Image(4, 4, sitk.sitkUInt8)",
        "SimpleITK.ImageFileReader": "sitk.ImageFileReader()",
        "SimpleITK.ImageFileWriter": "sitk.ImageFileWriter()",
        "SimpleITK.ImageRegistrationMethod": "sitk.ImageRegistrationMethod()",
        "SimpleITK.ImageSeriesReader": "sitk.ImageSeriesReader()",
        "SimpleITK.ProcessObject": "sitk.MedianImageFilter()",
        "SimpleITK.ResampleImageFilter": "sitk.ResampleImageFilter()",
        "SimpleITK.Transform": "sitk.Transform(2, sitk.sitkIdentity)",
    },
    "albumentations": {
        "albumentations.BboxParams": "albumentations.BboxParams(format='coco')",
        "albumentations.Blur": "albumentations.Blur()",
        "albumentations.HorizontalFlip": "albumentations.HorizontalFlip()",
        "albumentations.pytorch.ToTensorV2": "__import__('albumentations.pytorch').pytorch.ToTensorV2()",
    },
    "ase": {
        "ase.Atoms": "ase.Atoms('H')",
        "ase.db.core.Database": "ase.db.connect('a.db')",
        "ase.db.row.AtomsRow": "(lambda d: (d.write(ase.Atoms('H')), d.get(1))[1])(ase.db.connect('b.db'))",
        "ase.io.trajectory.TrajectoryReader": "ase.io.Trajectory('t.traj')",
    },
    "astropy": {
        "astropy.io.fits.HDUList": "fits.open('f.fits')",
        "astropy.io.fits.Header": "fits.Header()",
        "astropy.table.Table": "astropy.table.Table({'a': [1]})",
        "astropy.units.Quantity": "1 * astropy.units.m",
        "astropy.wcs.WCS": "astropy.wcs.WCS(naxis=2)",
    },
    "absl": {
        "absl.flags.FlagValues": "absl.flags.FLAGS",
        "absl.logging.ABSLHandler": "absl.logging.get_absl_handler()",
        "absl.logging.ABSLLogger": "absl.logging.get_absl_logger()",
    },
    "affine": {"affine.Affine": "affine.Affine.identity()"},
    "ahocorasick": {"ahocorasick.Automaton": "ahocorasick.Automaton()"},
    "aiohttp": {"aiohttp.ClientSession": "asyncio.new_event_loop().run_until_complete(make())"},
    "av": {
        "av.AudioFrame": "av.AudioFrame()",
        "av.AudioResampler": "av.AudioResampler('s16', 'mono', 8000)",
        "av.CodecContext": "av.CodecContext.create('mpeg4', 'w')",
        "av.VideoFrame": "av.VideoFrame(4, 4, 'rgb24')",
        "av.container.Container": "av.open('v.mp4')",
        "av.container.InputContainer": "av.open('v.mp4')",
        "av.container.OutputContainer": "av.open('w.mp4', 'w')",
        "av.container.streams.StreamContainer": "av.open('v.mp4').streams",
        "av.decoded": "av.open('v.mp4').decode(video=0)",
        "av.filter.Graph": "av.filter.Graph()",
        "av.stream.Stream": "av.open('v.mp4').streams.video[0]",
    },
    "bitarray": {"bitarray.bitarray": "bitarray.bitarray('01')"},
    "blake3": {"blake3.blake3": "blake3.blake3(b'a')"},
    "boto3": {
        "boto3.Session": "boto3.Session(**how)",
        "boto3.client": "boto3.client('s3', **how)",
        "boto3.client.paginator": "boto3.client('s3', **how).get_paginator('list_objects_v2')",
        "boto3.resource": "boto3.resource('s3', **how)",
        "boto3.resource.object": "boto3.resource('s3', **how).Bucket('b')",
    },
    "botocore": {
        "botocore.UNSIGNED_type": "botocore.UNSIGNED",
        "botocore.config.Config": "botocore.config.Config()",
    },
    "brotli": {"brotli.Compressor": "brotli.Compressor()", "brotli.Decompressor": "brotli.Decompressor()"},
    "bs4": {
        "bs4.BeautifulSoup": "soup",
        "bs4.ResultSet": "soup.find_all('b')",
        "bs4.Tag": "soup.find('b')",
    },
    "cachetools": {
        "cachetools.Cache": "cachetools.Cache(3)",
        "cachetools.LFUCache": "cachetools.LFUCache(3)",
        "cachetools.LRUCache": "cachetools.LRUCache(3)",
        "cachetools.TTLCache": "cachetools.TTLCache(3, 3)",
        "cachetools._decorator": "cachetools.cached({})",
        "cachetools._wrapper": "cachetools.cached({})(glob.glob)",
    },
    "cv2": {
        **_CV2,
        "cv2.face.LBPHFaceRecognizer": "cv2.face.LBPHFaceRecognizer_create()",
        "cv2.xfeatures2d.SIFT": "cv2.xfeatures2d.SIFT_create()",
    },
    "cytoolz": {
        "cytoolz.itertoolz.iterator": "[cytoolz.partition_all(2, [1, 2])]",
        "cytoolz.memoize": "cytoolz.memoize(len)",
    },
    "cyvcf2": {"cyvcf2.VCF": "cyvcf2.VCF('f.vcf')"},
    "datasets": {
        "datasets.Features": "datasets.Features({'a': datasets.Value('int64')})",
    },
    "decord": {
        "decord.AudioReader": "decord.AudioReader('w.wav')",
        "decord.DECORDContext": "decord.cpu()",
        "decord.NDArray": "decord.VideoReader('v.avi')[0]",
        "decord.VideoReader": "decord.VideoReader('v.avi')",
    },
    "diskcache": {"diskcache.Cache": "diskcache.Cache('c')", "diskcache.Index": "diskcache.Index('i')"},
    "duckdb": {
        "duckdb.DuckDBPyConnection": "connection",
        "duckdb.DuckDBPyRelation": "connection.sql('select 1')",
    },
    "faiss": {
        "faiss.IDSelectorRange": "faiss.IDSelectorRange(0, 1)",
        "faiss.Index": "faiss.index_factory(2, 'Flat')",
        "faiss.IndexBinary": "faiss.IndexBinaryFlat(8)",
        "faiss.IndexBinaryFlat": "faiss.IndexBinaryFlat(8)",
        "faiss.IndexFlatIP": "faiss.IndexFlatIP(2)",
        "faiss.IndexFlatL2": "faiss.IndexFlatL2(2)",
        "faiss.IndexHNSWFlat": "faiss.IndexHNSWFlat(2, 4)",
        "faiss.IndexIDMap": "faiss.IndexIDMap(faiss.IndexFlatL2(2))",
        "faiss.IndexIVFFlat": "faiss.IndexIVFFlat(faiss.IndexFlatL2(2), 2, 1)",
        "faiss.Kmeans": "faiss.Kmeans(2, 1)",
    },
    "filelock": {
        "filelock.BaseFileLock": "filelock.FileLock('l')",
        "filelock.FileLock": "filelock.FileLock('l')",
        "filelock.SoftFileLock": "filelock.SoftFileLock('l')",
        "filelock.UnixFileLock": "filelock.UnixFileLock('l')",
    },
    "fiona": {"fiona.Collection": "fiona.open('v.geojson')", "fiona.Iterator": "iter(fiona.open('v.geojson'))"},
    "fsspec": {
        "fsspec.AbstractFileSystem": "files",
        "fsspec.core.OpenFile": "fsspec.open('text')",
        "fsspec.mapping.FSMap": "fsspec.get_mapper('.')",
        "fsspec.spec.AbstractBufferedFile": "files.open('text', 'rb')",
        "fsspec.written_file": "files.open('out', 'wb')",
    },
    "gcsfs": {
        "gcsfs.GCSFileSystem": "gcsfs.GCSFileSystem(token='anon')",
    },
    "gensim": {
        "gensim.corpora.Dictionary": "gensim.corpora.Dictionary([['a']])",
        "gensim.models.KeyedVectors": "model.wv",
        "gensim.models.Word2Vec": "model",
    },
    "geopandas": {
        "geopandas.GeoDataFrame": "frame",
        "geopandas.GeoSeries": "frame.geometry",
        "geopandas.sindex.SpatialIndex": "frame.sindex",
    },
    "google": {
        "google.cloud.storage.Blob": "client.bucket('b').blob('x')",
        "google.cloud.storage.Bucket": "client.bucket('b')",
        "google.cloud.storage.Client": "client",
    },
    "grpc": {"grpc.Channel": "grpc.insecure_channel('localhost:1')"},
    "gymnasium": {
        "gymnasium.Env": "gymnasium.make('CartPole-v1')",
        "gymnasium.spaces.Box": "gymnasium.spaces.Box(0, 1)",
        "gymnasium.spaces.Discrete": "gymnasium.spaces.Discrete(2)",
    },
    "h5pickle": {
        "h5pickle.Dataset": "file['g/x']",
        "h5pickle.File": "file",
        "h5pickle.Group": "file['g']",
    },
    "h5py": {
        "h5py.AsStrView": "f['s'].asstr()",
        "h5py.AttributeManager": "f.attrs",
        "h5py.AttributeManager.items": "f.attrs.items()",
        "h5py.AttributeManager.values": "f.attrs.values()",
        "h5py.Dataset": "f['x']",
        "h5py.Empty": "h5py.Empty('f')",
        "h5py.File": "f",
        "h5py.Group": "f['g']",
        "h5py.ItemsViewHDF5": "f.items()",
        "h5py.KeysViewHDF5": "f.keys()",
        "h5py.Node": "f['x']",
        "h5py.ObjectID": "f['x'].id",
        "h5py.Reference": "f['x'].ref",
        "h5py.RegionReference": "h5py.File('w.h5', 'w').create_dataset('x', data=[1, 2, 3]).regionref[:2]",
        "h5py.ValuesViewHDF5": "f.values()",
        "h5py.VirtualLayout": "h5py.VirtualLayout((3,), 'f4')",
    },
    "httpx": {"httpx.AsyncClient": "httpx.AsyncClient()", "httpx.Client": "httpx.Client()"},
    "igraph": {
        "igraph.Edge": "graph.es[0]",
        "igraph.EdgeSeq": "graph.es",
        "igraph.Graph": "graph",
        "igraph.Vertex": "graph.vs[0]",
        "igraph.VertexSeq": "graph.vs",
    },
    "ijson": {"ijson.iterator": "ijson.items(io.BytesIO(b'[1]'), 'item')"},
    "imageio": {"imageio.core.Reader": "imageio.get_reader('i.png')", "imageio.core.Writer": "imageio.get_writer('o.png')"},
    "intervaltree": {
        "intervaltree.Interval": "intervaltree.Interval(0, 1)",
        "intervaltree.IntervalTree": "intervaltree.IntervalTree()",
    },
    "iopath": {
        "iopath.common.file_io.HTTPURLHandler": "iopath.common.file_io.HTTPURLHandler()",
        "iopath.common.file_io.PathManager": "iopath.common.file_io.PathManager()",
    },
    "joblib": {
        "joblib.Memory": "joblib.Memory('m', verbose=0)",
        "joblib.Parallel": "joblib.Parallel(2)",
        "joblib.delayed": "joblib.delayed(glob.glob)",
        "joblib.logger.Logger": "joblib.logger.Logger()",
    },
    "jsonlines": {
        "jsonlines.Reader": "jsonlines.open('j.jsonl')",
        "jsonlines.Writer": "jsonlines.open('k.jsonl', 'w')",
    },
    "lightning": {
        "lightning.Trainer": "lightning.Trainer(logger=False, enable_checkpointing=False)",
        "lightning.datamodule_from_datasets": "lightning.LightningDataModule.from_datasets(train_dataset=[1])",
        "lightning.pytorch.loggers.CSVLogger": "lightning.pytorch.loggers.CSVLogger('.')",
        "lightning.pytorch.loggers.TensorBoardLogger": "lightning.pytorch.loggers.TensorBoardLogger('.')",
    },
    "lmdb": {
        "lmdb.BufferTransaction": "environment.begin(buffers=True)",
        "lmdb.Cursor": "transaction.cursor(database)",
        "lmdb.Environment": "environment",
        "lmdb.Transaction": "transaction",
        "lmdb._Database": "database",
        "lmdb._Iterator": "iter(transaction.cursor())",
    },
    "loguru": {"loguru._logger.Logger": "loguru.logger"},
    "lxml": {
        "lxml.etree.HTMLParser": "etree.HTMLParser()",
        "lxml.etree.XMLParser": "etree.XMLParser()",
        "lxml.etree.XPath": "etree.XPath('//a')",
        "lxml.etree.XSLT": "etree.XSLT(etree.XML('<x:stylesheet version=\"1.0\" xmlns:x=\"http://www.w3.org/1999/XSL/Transform\"/>'))",
        "lxml.etree._Attrib": "tree.getroot().attrib",
        "lxml.etree._Element": "tree.getroot()",
        "lxml.etree._ElementTree": "tree",
        "lxml.etree.iterator": "tree.iter()",
        "lxml.etree.iterparse": "etree.iterparse('x.xml')",
    },
    "lz4": {
        "lz4.frame.LZ4FrameCompressor": "lz4.frame.LZ4FrameCompressor()",
        "lz4.frame.LZ4FrameDecompressor": "lz4.frame.LZ4FrameDecompressor()",
        "lz4.frame.LZ4FrameFile": "lz4.frame.open('f.lz4')",
    },
    "marisa_trie": {"marisa_trie.Trie": "marisa_trie.Trie(['a'])"},
    "matplotlib": {
        "matplotlib.animation.FuncAnimation": "matplotlib.animation.FuncAnimation(plt.figure(), len, frames=2)",
        "matplotlib.axes.Axes": "plt.subplots()[1]",
        "matplotlib.colors.Colormap": "plt.get_cmap('jet')",
        "matplotlib.colors.LinearSegmentedColormap": "matplotlib.colors.LinearSegmentedColormap.from_list('c', ['r', 'b'])",
        "matplotlib.colors.ListedColormap": "matplotlib.colors.ListedColormap(['r'])",
        "matplotlib.colors.Normalize": "matplotlib.colors.Normalize()",
        "matplotlib.figure.Figure": "plt.figure()",
    },
    "minio": {"minio.Minio": "minio.Minio('localhost')"},
    "moviepy": {
        "moviepy.editor.AudioFileClip": "moviepy.AudioFileClip('w.wav')",
        "moviepy.editor.ImageClip": "moviepy.ImageClip(black)",
        "moviepy.editor.ImageSequenceClip": "moviepy.ImageSequenceClip([black] * 3, fps=5)",
        "moviepy.editor.VideoFileClip": "moviepy.VideoFileClip('v.mp4')",
    },
    "msgpack": {"msgpack.Packer": "msgpack.Packer()", "msgpack.Unpacker": "msgpack.Unpacker()"},
    "natsort": {
        "natsort.key": "natsort.natsort_keygen()",
    },
    "netCDF4": {
        "netCDF4.Dataset": "f",
        "netCDF4.Dimension": "f.dimensions['x']",
        "netCDF4.MFDataset": "netCDF4.MFDataset(['a.nc', 'b.nc'])",
        "netCDF4.Variable": "f.variables['v']",
    },
    "networkx": {
        "networkx.DiGraph": "networkx.DiGraph()",
        "networkx.Graph": "graph",
        "networkx.MultiDiGraph": "networkx.MultiDiGraph()",
        "networkx.MultiGraph": "networkx.MultiGraph()",
        "networkx.View": "graph.nodes",
    },
    "nibabel": {
        "nibabel.Nifti1Image": "nibabel.load('i.nii')",
        "nibabel.arrayproxy.ArrayProxy": "nibabel.load('i.nii').dataobj",
    },
    "nltk": {
        "nltk.ConditionalFreqDist": "nltk.ConditionalFreqDist([('a', 'b')])",
        "nltk.FreqDist": "nltk.FreqDist('ab')",
        "nltk.corpus.reader.PlaintextCorpusReader": "nltk.corpus.reader.PlaintextCorpusReader(os.getcwd(), ['t.txt'])",
        "nltk.stem.PorterStemmer": "nltk.stem.PorterStemmer()",
        "nltk.stem.SnowballStemmer": "nltk.stem.SnowballStemmer('english')",
        "nltk.tokenize.RegexpTokenizer": "nltk.tokenize.RegexpTokenizer('a')",
        "nltk.tokenize.TreebankWordTokenizer": "nltk.tokenize.TreebankWordTokenizer()",
    },
    "numba": {
        "numba.core.dispatcher.Dispatcher": "numba.njit(glob.glob)",
        "numba.typed.Dict": "(lambda d: (d.__setitem__(1, 1), d)[1])(numba.typed.Dict())",
        "numba.typed.List": "numba.typed.List([1])",
    },
    "numpy": {
        "numpy.broadcast": "np.broadcast(np.arange(3), 1)",
        "numpy.char.chararray": "np.char.array(['a'])",
        "numpy.ctypes_view": "np.arange(3).ctypes",
        "numpy.ctypeslib.c_array": "np.ctypeslib.as_ctypes(np.arange(3))",
        "numpy.dtype": "np.dtype('f4')",
        "numpy.errstate": "np.errstate()",
        "numpy.finfo": "np.finfo('f4')",
        "numpy.flatiter": "np.arange(3).flat",
        "numpy.frompyfunc": "np.frompyfunc(len, 1, 1)",
        "numpy.generic": "np.float32(1)",
        "numpy.lib.npyio.NpzFile": "np.load('a.npz')",
        "numpy.lib.npyio.NpzFile.view": "np.load('a.npz').keys()",
        "numpy.ma.MaskedArray": "np.ma.array([1])",
        "numpy.memmap": "np.load('a.npy', mmap_mode='r')",
        "numpy.ndarray": "np.arange(3)",
        "numpy.ndenumerate": "np.ndenumerate(np.arange(3))",
        "numpy.ndindex": "np.ndindex(3)",
        "numpy.nditer": "np.nditer(np.arange(3))",
        "numpy.poly1d": "np.poly1d([1])",
        "numpy.random.Generator": "np.random.default_rng()",
        "numpy.random.PCG64": "np.random.PCG64()",
        "numpy.random.Philox": "np.random.Philox()",
        "numpy.random.RandomState": "np.random.RandomState()",
        "numpy.random.SeedSequence": "np.random.SeedSequence(1)",
        "numpy.recarray": "np.rec.array([(1,)])",
        "numpy.ufunc": "np.add",
        **{
            f"numpy.{name}": f"np.{name}(1)"
            for name in (
                "bool_ complex128 complex64 float16 float32 float64 int16 int32 int64 int8 str_ uint16 uint32 uint64 uint8"
            ).split()
        },
    },
    "open3d": {
        "open3d.camera.PinholeCameraIntrinsic": "o3d.camera.PinholeCameraIntrinsic()",
        "open3d.camera.PinholeCameraTrajectory": "o3d.camera.PinholeCameraTrajectory()",
        "open3d.core.Tensor": "o3d.core.Tensor([1])",
        "open3d.geometry.AxisAlignedBoundingBox": "cloud.get_axis_aligned_bounding_box()",
        "open3d.geometry.Image": "grey",
        "open3d.geometry.KDTreeFlann": "o3d.geometry.KDTreeFlann(cloud)",
        "open3d.geometry.LineSet": "o3d.geometry.LineSet.create_from_triangle_mesh(mesh)",
        "open3d.geometry.Octree": "o3d.geometry.Octree()",
        "open3d.geometry.OrientedBoundingBox": "cloud.get_oriented_bounding_box()",
        "open3d.geometry.PointCloud": "cloud",
        "open3d.geometry.RGBDImage": "o3d.geometry.RGBDImage()",
        "open3d.geometry.TetraMesh": "o3d.geometry.TetraMesh()",
        "open3d.geometry.TriangleMesh": "mesh",
        "open3d.geometry.VoxelGrid": "o3d.geometry.VoxelGrid.create_from_point_cloud(cloud, 0.1)",
        "open3d.pipelines.registration.Feature": "o3d.pipelines.registration.compute_fpfh_feature(cloud, o3d.geometry.KDTreeSearchParamKNN(5))",
        "open3d.t.geometry.PointCloud": "o3d.t.geometry.PointCloud()",
        "open3d.t.geometry.RaycastingScene": "o3d.t.geometry.RaycastingScene()",
        "open3d.t.geometry.TriangleMesh": "o3d.t.geometry.TriangleMesh()",
        "open3d.utility.DoubleVector": "o3d.utility.DoubleVector([1.0])",
        "open3d.utility.IntVector": "o3d.utility.IntVector([1])",
        "open3d.utility.Vector2iVector": "o3d.utility.Vector2iVector(numpy.zeros((2, 2), 'int32'))",
        "open3d.utility.Vector3dVector": "o3d.utility.Vector3dVector(points)",
        "open3d.utility.Vector3iVector": "o3d.utility.Vector3iVector(numpy.zeros((2, 3), 'int32'))",
    },
    "openslide": {
        "openslide.ImageSlide": "openslide.ImageSlide('t.tif')",
        "openslide.OpenSlide": "openslide.OpenSlide('t.tif')",
        "openslide._PropertyMap": "openslide.OpenSlide('t.tif').properties",
        "openslide.deepzoom.DeepZoomGenerator": "__import__('openslide.deepzoom').deepzoom.DeepZoomGenerator(openslide.OpenSlide('t.tif'))",
    },
    "pandas": {
        "pandas.Categorical": "pd.Categorical(['a'])",
        "pandas.CategoricalIndex": "pd.CategoricalIndex(['a'])",
        "pandas.DataFrame": "frame",
        "pandas.DataFrame.Indexer": "frame.iloc",
        "pandas.DatetimeIndex": "pd.date_range('2020', periods=2)",
        "pandas.ExcelFile": "(frame.to_excel('f.xlsx'), pd.ExcelFile('f.xlsx'))[1]",
        "pandas.ExcelWriter": "pd.ExcelWriter('g.xlsx')",
        "pandas.HDFStore": "pd.HDFStore('f.h5')",
        "pandas.Index": "frame.index",
        "pandas.Interval": "pd.Interval(0, 1)",
        "pandas.MultiIndex": "pd.MultiIndex.from_tuples([(1, 2)])",
        "pandas.Period": "pd.Period('2020')",
        "pandas.RangeIndex": "pd.RangeIndex(3)",
        "pandas.Series": "frame['a']",
        "pandas.StringMethods": "pd.Series(['a']).str",
        "pandas.Timedelta": "pd.Timedelta('1s')",
        "pandas.Timestamp": "pd.Timestamp('2020')",
        "pandas.api.typing.Resampler": "frame.set_index(pd.date_range('2020', periods=2)).resample('D')",
        "pandas.api.typing.Rolling": "frame.rolling(2)",
        "pandas.arrays": "frame['a'].array",
        "pandas.core.frame.Pandas": "next(frame.itertuples())",
        "pandas.io.formats.style.Styler": "frame.style",
        "pandas.io.json.JsonReader": "pd.read_json('f.jsonl', lines=True, chunksize=1)",
        "pandas.io.parsers.TextFileReader": "pd.read_csv('f.csv', chunksize=1)",
    },
    "plyfile": {"plyfile.PlyData": "plyfile.PlyData([element])", "plyfile.PlyElement": "element"},
    "plyvel": {"plyvel.DB": "db", "plyvel.Iterator": "db.iterator()"},
    "polars": {
        "polars.DataFrame": "frame",
        "polars.Expr": "polars.col('a')",
        "polars.GroupBy": "frame.group_by('a')",
        "polars.LazyFrame": "frame.lazy()",
        "polars.SQLContext": "polars.SQLContext()",
        "polars.Schema": "frame.schema",
        "polars.Series": "frame['a']",
    },
    "portalocker": {
        "portalocker.Lock": "portalocker.Lock('l')",
        "portalocker.RLock": "portalocker.RLock('l')",
    },
    "prefetch_generator": {
        "prefetch_generator.BackgroundGenerator": "prefetch_generator.BackgroundGenerator(iter([1]))",
    },
    "psutil": {
        "psutil.Process": "psutil.Process()",
    },
    "psycopg2": {"psycopg2.sql.SQL": "psycopg2.sql.SQL('select 1')"},
    "py7zr": {"py7zr.SevenZipFile": "py7zr.SevenZipFile('f.7z', 'w')"},
    "pyarrow": {
        "pyarrow.Array": "pa.array([1])",
        "pyarrow.Buffer": "pa.py_buffer(b'a')",
        "pyarrow.BufferReader": "pa.BufferReader(b'a')",
        "pyarrow.ChunkedArray": "table['a']",
        "pyarrow.MemoryMappedFile": "pa.memory_map('f.arrow')",
        "pyarrow.NativeFile": "pa.OSFile('f.arrow')",
        "pyarrow.OSFile": "pa.OSFile('f.arrow')",
        "pyarrow.PythonFile": "pa.PythonFile(io.BytesIO())",
        "pyarrow.RecordBatch": "table.to_batches()[0]",
        "pyarrow.RecordBatchReader": "table.to_reader()",
        "pyarrow.Schema": "table.schema",
        "pyarrow.Table": "table",
        "pyarrow.compute.Expression": "pa.compute.field('a')",
        "pyarrow.csv.CSVStreamingReader": "pa.csv.open_csv('f.csv')",
        "pyarrow.dataset.Dataset": "data",
        "pyarrow.dataset.Fragment": "next(data.get_fragments())",
        "pyarrow.dataset.Scanner": "data.scanner()",
        "pyarrow.fs.FileSystem": "pa.fs.LocalFileSystem()",
        "pyarrow.fs.LocalFileSystem": "pa.fs.LocalFileSystem()",
        "pyarrow.ipc.RecordBatchFileReader": "pa.ipc.open_file('f.arrow')",
        "pyarrow.ipc.RecordBatchStreamReader": "pa.ipc.open_stream(open('s.arrow', 'rb').read())",
        "pyarrow.parquet.FileMetaData": "pa.parquet.ParquetFile('f.parquet').metadata",
        "pyarrow.parquet.ParquetDataset": "pa.parquet.ParquetDataset('f.parquet')",
        "pyarrow.parquet.ParquetFile": "pa.parquet.ParquetFile('f.parquet')",
    },
    "pycocotools": {
        "pycocotools.coco.COCO": "pycocotools.coco.COCO()",
        "pycocotools.cocoeval.COCOeval": "pycocotools.cocoeval.COCOeval()",
    },
    "pydantic": {
        "pydantic.TypeAdapter": "pydantic.TypeAdapter(int)",
        "pydantic.created_instance": "model()",
        "pydantic.created_model": "model",
    },
    "pydicom": {
        "pydicom.Dataset": "pydicom.Dataset()",
        "pydicom.FileDataset": "pydicom.dataset.FileDataset('f', {}, preamble=b'0' * 128)",
    },
    "pydub": {
        "pydub.AudioSegment": "pydub.AudioSegment.silent(10)",
    },
    "pyfaidx": {
        "pyfaidx.Fasta": "f",
        "pyfaidx.FastaRecord": "f['a']",
        "pyfaidx.Sequence": "f['a'][:2]",
        "pyfaidx.view": "f.keys()",
    },
    "pymongo": {
        "pymongo.MongoClient": "client",
        "pymongo.collection.Collection": "client.a.b",
        "pymongo.cursor.Cursor": "client.a.b.find()",
        "pymongo.database.Database": "client.a",
    },
    "pyproj": {
        "pyproj.CRS": "pyproj.CRS(4326)",
        "pyproj.Geod": "pyproj.Geod(ellps='WGS84')",
        "pyproj.Transformer": "pyproj.Transformer.from_crs(4326, 3857)",
    },
    "pyquaternion": {
        "pyquaternion.Quaternion": "pyquaternion.Quaternion()",
    },
    "pysam": {
        "pysam.AlignedSegment": "pysam.AlignedSegment()",
        "pysam.AlignmentFile": "pysam.AlignmentFile('f.bam', check_sq=False)",
        "pysam.AlignmentHeader": "header",
        "pysam.FastaFile": "pysam.FastaFile('f.fa')",
        "pysam.FastxFile": "pysam.FastxFile('f.fa')",
        "pysam.IteratorRow": "pysam.AlignmentFile('f.bam').fetch(until_eof=True)",
        "pysam.PileupColumns": "pysam.AlignmentFile('f.bam').pileup()",
        "pysam.TabixFile": "pysam.TabixFile('f.bed.gz')",
        "pysam.VariantFile": "pysam.VariantFile('f.vcf')",
        "pysam.VariantRecord": "next(pysam.VariantFile('f.vcf').fetch())",
        "pysam.VariantRows": "pysam.VariantFile('f.vcf').fetch()",
    },
    "rasterio": {
        "rasterio.Env": "rasterio.Env()",
        "rasterio.coords.BoundingBox": "raster.bounds",
        "rasterio.crs.CRS": "raster.crs",
        "rasterio.io.DatasetReader": "raster",
        "rasterio.io.DatasetWriter": "rasterio.open('w.tif', 'w', **how)",
        "rasterio.io.MemoryFile": "rasterio.io.MemoryFile()",
        "rasterio.io.ZipMemoryFile": "rasterio.io.ZipMemoryFile(b'')",
        "rasterio.profiles.Profile": "raster.profile",
        "rasterio.vrt.WarpedVRT": "rasterio.vrt.WarpedVRT(raster)",
        "rasterio.windows.Window": "rasterio.windows.Window(0, 0, 1, 1)",
    },
    "rdkit": {
        "rdkit.Chem.Atom": "molecule.GetAtomWithIdx(0)",
        "rdkit.Chem.AtomSequence": "molecule.GetAtoms()",
        "rdkit.Chem.ChemicalReaction": "AllChem.ReactionFromSmarts('[C:1]>>[C:1]')",
        "rdkit.Chem.Conformer": "molecule.GetConformer()",
        "rdkit.Chem.Descriptors.descList": "Descriptors.descList",
        "rdkit.Chem.ForwardSDMolSupplier": "Chem.ForwardSDMolSupplier('f.sdf')",
        "rdkit.Chem.Mol": "molecule",
        "rdkit.Chem.SDMolSupplier": "Chem.SDMolSupplier('f.sdf')",
        "rdkit.Chem.SDWriter": "Chem.SDWriter('g.sdf')",
        "rdkit.Chem.SmilesMolSupplier": "Chem.SmilesMolSupplier('f.smi')",
        "rdkit.Chem.rdFingerprintGenerator.FingerprintGenerator": "rdFingerprintGenerator.GetMorganGenerator()",
        "rdkit.DataStructs.ExplicitBitVect": "DataStructs.ExplicitBitVect(8)",
        "rdkit.boost_function": "rdMolDescriptors.CalcNumRings",
    },
    "redis": {
        "redis.BlockingConnectionPool": "redis.BlockingConnectionPool()",
        "redis.ConnectionPool": "redis.ConnectionPool()",
        "redis.Redis": "redis.Redis()",
        "redis.client.Pipeline": "redis.Redis().pipeline()",
        "redis.client.PubSub": "redis.Redis().pubsub()",
    },
    "regex": {
        "regex.Match": "regex.match('a', 'a')",
        "regex.Pattern": "regex.compile('a')",
        "regex.Scanner": "regex.finditer('a', 'a')",
    },
    "requests": {
        "requests.Request": "requests.Request('GET', 'http://localhost')",
        "requests.Response": "requests.Response()",
        "requests.Session": "requests.Session()",
        "requests.structures.CaseInsensitiveDict": "requests.structures.CaseInsensitiveDict()",
    },
    "rich": {"rich.console.Console": "rich.console.Console()", "rich.progress.Progress": "rich.progress.Progress()"},
    "rocksdict": {
        "rocksdict.Options": "rocksdict.Options()",
        "rocksdict.Rdict": "base",
        "rocksdict.RdictItems": "base.items()",
        "rocksdict.RdictIter": "base.iter()",
        "rocksdict.RdictKeys": "base.keys()",
        "rocksdict.RdictValues": "base.values()",
    },
    "rtree": {"rtree.index.Index": "rtree.index.Index()"},
    "s3fs": {
        "s3fs.S3FileSystem": "s3fs.S3FileSystem(anon=True)",
    },
    "safetensors": {
        "safetensors.PySafeSlice": "file.get_slice('a')",
        "safetensors.safe_open": "file",
    },
    "scipy": {
        "scipy.interpolate.CubicSpline": "scipy.interpolate.CubicSpline(line, line)",
        "scipy.interpolate.LinearNDInterpolator": "scipy.interpolate.LinearNDInterpolator(points, np.arange(4.0))",
        "scipy.interpolate.RegularGridInterpolator": "scipy.interpolate.RegularGridInterpolator((line,), line)",
        "scipy.interpolate.interp1d": "scipy.interpolate.interp1d(line, line)",
        "scipy.io.netcdf_file": "scipy.io.netcdf_file('f.nc')",
        "scipy.sparse.coo_matrix": "matrix.tocoo()",
        "scipy.sparse.csc_matrix": "matrix",
        "scipy.sparse.csr_array": "scipy.sparse.csr_array(np.eye(2))",
        "scipy.sparse.csr_matrix": "matrix.tocsr()",
        "scipy.sparse.lil_matrix": "matrix.tolil()",
        "scipy.sparse.linalg.SuperLU": "scipy.sparse.linalg.splu(matrix)",
        "scipy.spatial.ConvexHull": "scipy.spatial.ConvexHull(points)",
        "scipy.spatial.Delaunay": "scipy.spatial.Delaunay(points)",
        "scipy.spatial.KDTree": "scipy.spatial.KDTree(points)",
        "scipy.spatial.cKDTree": "scipy.spatial.cKDTree(points)",
        "scipy.spatial.transform.Rotation": "scipy.spatial.transform.Rotation.identity()",
        "scipy.stats.gaussian_kde": "scipy.stats.gaussian_kde([1.0, 2, 3])",
    },
    "shapely": {
        "shapely.Geometry": "point",
        "shapely.LineString": "shapely.LineString([(0, 0), (1, 1)])",
        "shapely.MultiPolygon": "shapely.MultiPolygon()",
        "shapely.Point": "point",
        "shapely.Polygon": "shapely.Polygon()",
        "shapely.STRtree": "shapely.STRtree([point])",
        "shapely.prepared.PreparedGeometry": "shapely.prepared.prep(point)",
    },
    "skimage": {
        "skimage.transform.AffineTransform": "skimage.transform.AffineTransform()",
    },
    "sklearn": {
        **{
            f"sklearn.model_selection.{name}": f"sklearn.model_selection.{name}()"
            for name in "GroupKFold KFold ShuffleSplit StratifiedKFold StratifiedShuffleSplit".split()
        },
        "sklearn.neighbors.KDTree": "sklearn.neighbors.KDTree(points)",
        "sklearn.neighbors.NearestNeighbors": "sklearn.neighbors.NearestNeighbors().fit(points)",
        **{
            f"sklearn.preprocessing.{name}": f"sklearn.preprocessing.{name}()"
            for name in "LabelEncoder MinMaxScaler OneHotEncoder StandardScaler".split()
        },
    },
    "soundfile": {"soundfile.SoundFile": "soundfile.SoundFile('s.wav')", "soundfile._SoundFileInfo": "soundfile.info('s.wav')"},
    "sqlalchemy": {
        "sqlalchemy.Connection": "engine.connect()",
        "sqlalchemy.Engine": "engine",
        "sqlalchemy.MetaData": "sa.MetaData()",
        "sqlalchemy.Result": "engine.connect().execute(sa.text('select 1'))",
        "sqlalchemy.Select": "sa.select(1)",
        "sqlalchemy.Table": "sa.Table('t', sa.MetaData())",
        "sqlalchemy.TextClause": "sa.text('select 1')",
        "sqlalchemy.orm.Query": "sa.orm.Session(engine).query(sa.text('1'))",
        "sqlalchemy.orm.Session": "sa.orm.Session(engine)",
        "sqlalchemy.orm.scoped_session": "sa.orm.scoped_session(sa.orm.sessionmaker(engine))",
        "sqlalchemy.orm.sessionmaker": "sa.orm.sessionmaker(engine)",
    },
    "spacy": {
        "spacy.language.Language": "language",
        "spacy.matcher.Matcher": "spacy.matcher.Matcher(language.vocab)",
        "spacy.matcher.PhraseMatcher": "spacy.matcher.PhraseMatcher(language.vocab)",
        "spacy.tokenizer.Tokenizer": "language.tokenizer",
        "spacy.tokens.Doc": "text",
        "spacy.tokens.Span": "text[:1]",
        "spacy.tokens.Token": "text[0]",
        "spacy.vocab.Vocab": "language.vocab",
    },
    "sqlitedict": {
        "sqlitedict.SqliteDict": "sqlitedict.SqliteDict('x.sqlite')",
    },
    "structlog": {"structlog.BoundLogger": "structlog.get_logger()"},
    "sympy": {
        "sympy.Expr": "x + 1",
        "sympy.Integer": "sympy.Integer(1)",
        "sympy.Matrix": "sympy.Matrix([[1]])",
        "sympy.Rational": "sympy.Rational(1, 2)",
        "sympy.Symbol": "x",
        "sympy.lambdified": "sympy.lambdify(x, x + 1)",
    },
    "tables": {
        "tables.Array": "f.create_array('/', 'a', [1])",
        "tables.CArray": "f.create_carray('/', 'c', tables.Int32Atom(), (3,))",
        "tables.EArray": "f.create_earray('/', 'e', tables.Int32Atom(), (0,))",
        "tables.File": "f",
        "tables.Group": "f.root",
        "tables.Leaf": "f.create_array('/', 'l', [1])",
        "tables.Node": "f.create_array('/', 'n', [1])",
        "tables.Table": "f.create_table('/', 't', numpy.array([(1,)], dtype=[('x', 'i4')]))",
        "tables.VLArray": "f.create_vlarray('/', 'v', tables.Int32Atom())",
    },
    "tfrecord": {
        "tfrecord.TFRecordWriter": "tfrecord.TFRecordWriter('y.tfrecord')",
        "tfrecord.identity": "tfrecord.torch.dataset.TFRecordDataset('x.tfrecord', None)",
    },
    "tifffile": {
        "tifffile.TiffFile": "f",
        "tifffile.TiffPage": "f.pages[0]",
        "tifffile.TiffPageSeries": "f.series[0]",
        "tifffile.TiffPages": "f.pages",
        "tifffile.TiffSequence": "tifffile.TiffSequence('*.tif')",
        "tifffile.TiffWriter": "tifffile.TiffWriter('w.tif')",
        "tifffile.ZarrTiffStore": "f.aszarr()",
    },
    "tokenizers": {"tokenizers.Encoding": "t.encode('a')", "tokenizers.Tokenizer": "t"},
    "torch": {
        "torch.Generator": "torch.Generator()",
        "torch.PyCapsule": "torch.zeros(1).__dlpack__()",
        "torch.Size": "torch.Size([1])",
        "torch.Storage": "torch.zeros(1).untyped_storage()",
        "torch.Stream": "torch.Stream(device='cpu')",
        "torch.Tensor": "torch.zeros(1)",
        "torch._classes._Classes": "torch.classes",
        "torch.autocast": "torch.autocast('cpu')",
        "torch.autograd.graph.Node": "(torch.zeros(1, requires_grad=True) * 2).grad_fn",
        "torch.device": "torch.device('cpu')",
        "torch.distributed.FileStore": "torch.distributed.FileStore('fs', 1)",
        "torch.distributed.HashStore": "torch.distributed.HashStore()",
        "torch.distributed.TCPStore": "torch.distributed.TCPStore('localhost', 0, is_master=True)",
        "torch.distributions.Normal": "torch.distributions.Normal(0, 1)",
        "torch.dtype": "torch.float32",
        "torch.finfo": "torch.finfo(torch.float32)",
        "torch.func.transformed_function": "torch.func.grad(double)",
        "torch.futures.Future": "torch.futures.Future()",
        "torch.compiled_function": "torch.compile(double)",
        "torch.fx.GraphModule": "torch.fx.symbolic_trace(linear)",
        "torch.jit.RecursiveScriptModule": "torch.jit.script(torch.nn.Linear(1, 1))",
        "torch.jit.ScriptFunction": "torch.jit.trace(double, torch.zeros(1))",
        "torch.jit.ScriptModule": "torch.jit.script(torch.nn.Linear(1, 1))",
        "torch.jit.TopLevelTracedModule": "torch.jit.trace(torch.nn.Linear(1, 1), torch.zeros(1, 1))",
        "torch.nn.Parameter": "torch.nn.Parameter(torch.zeros(1))",
        "torch.no_grad": "torch.no_grad()",
        "torch.ops.OpOverloadPacket": "torch.ops.aten.relu",
        "torch.optim.SGD": "torch.optim.SGD([torch.nn.Parameter(torch.zeros(1))], 1)",
        "torch.optim.lr_scheduler.StepLR": "torch.optim.lr_scheduler.StepLR(torch.optim.SGD(linear.parameters(), 1), 1)",
        "torch.profiler.profile": "torch.profiler.profile()",
        "torch.shared_file_tensor": "torch.from_file('shared', shared=True, size=4)",
        "torch.utils.data.dataloader._BaseDataLoaderIter": "iter(torch.utils.data.DataLoader([1]))",
        "torch.utils.data.dataloader._SingleProcessDataLoaderIter": "iter(torch.utils.data.DataLoader([1]))",
        "torch.utils.tensorboard.SummaryWriter": "__import__('torch.utils.tensorboard').utils.tensorboard.SummaryWriter('board')",
    },
    "torch_geometric": {
        "torch_geometric.data.Batch": "pyg.Batch.from_data_list([pyg.Data()])",
        "torch_geometric.data.Data": "pyg.Data()",
    },
    "tiktoken": {"tiktoken.Encoding": "tiktoken.Encoding('e', pat_str='.', mergeable_ranks={bytes([i]): i for i in range(256)}, special_tokens={})"},
    "torchvision": {
        "torchvision.datasets.LSUN": "lsun",
        "torchvision.datasets.LSUNClass": "lsun.dbs[0]",
    },
    "tqdm": {"tqdm.tqdm": "tqdm.tqdm([1])"},
    "webrtcvad": {"webrtcvad.Vad": "webrtcvad.Vad()"},
    "transformers": {
        "transformers.BaseImageProcessor": "transformers.BaseImageProcessor()",
        "transformers.BatchEncoding": "transformers.BatchEncoding({'a': 1})",
        "transformers.BertConfig": "transformers.BertConfig()",
        "transformers.BertTokenizer": "transformers.BertTokenizer('vocab.txt')",
        "transformers.BertTokenizerFast": "transformers.BertTokenizerFast('vocab.txt')",
        "transformers.CLIPTokenizer": "transformers.CLIPTokenizer('vocab.json', 'merges.txt')",
        "transformers.GPT2Tokenizer": "transformers.GPT2Tokenizer('vocab.json', 'merges.txt')",
        "transformers.GPT2TokenizerFast": "transformers.GPT2TokenizerFast('vocab.json', 'merges.txt')",
        "transformers.LlamaTokenizer": "transformers.LlamaTokenizer()",
        "transformers.PreTrainedTokenizerFast": "transformers.PreTrainedTokenizerFast(tokenizer_object=words)",
        "transformers.PretrainedConfig": "transformers.PretrainedConfig()",
        "transformers.RobertaTokenizer": "transformers.RobertaTokenizer('vocab.json', 'merges.txt')",
        "transformers.T5Tokenizer": "transformers.T5Tokenizer()",
        "transformers.ViTImageProcessor": "transformers.ViTImageProcessor()",
    },
    "trimesh": {
        "trimesh.Scene": "trimesh.Scene([box])",
        "trimesh.Trimesh": "box",
        "trimesh.proximity.ProximityQuery": "trimesh.proximity.ProximityQuery(box)",
    },
    "uproot": {
        "uproot.ReadOnlyDirectory": "file",
        "uproot.TBranch": "file['t']['a']",
        "uproot.TTree": "file['t']",
    },
    "urllib3": {"urllib3.PoolManager": "urllib3.PoolManager()", "urllib3.ProxyManager": "urllib3.ProxyManager('http://localhost')"},
    "wandb": {
        "wandb.Settings": "wandb.Settings()",
    },
    "webdataset": {
        "webdataset.ShardWriter": "webdataset.ShardWriter('s-%d.tar', verbose=0)",
        "webdataset.TarWriter": "webdataset.TarWriter('t.tar')",
    },
    "wfdb": {
        "wfdb.Record": "wfdb.Record(record_name='r', p_signal=numpy.zeros((2, 1)), fs=1)",
    },
    "xarray": {
        "xarray.Coordinates": "ds.coords",
        "xarray.DataArray": "a",
        "xarray.DataVariables": "ds.data_vars",
        "xarray.Dataset": "ds",
        "xarray.GroupBy": "ds.groupby('x')",
        "xarray.Mapping": "ds.sizes",
    },
    "einops": {
        "einops.layers.torch.Rearrange": "layers.Rearrange('b c -> c b')",
        "einops.layers.torch.Reduce": "layers.Reduce('b c -> b', 'mean')",
    },
    "elasticsearch": {"elasticsearch.Elasticsearch": "elasticsearch.Elasticsearch('http://localhost:1')"},
    "fasttext": {"fasttext.FastText._FastText": "model"},
    "kaldiio": {
        "kaldiio.ReadHelper": "kaldiio.ReadHelper('scp:f.scp')",
        "kaldiio.WriteHelper": "kaldiio.WriteHelper('ark:g.ark')",
        "kaldiio.utils.LazyLoader": "kaldiio.load_scp('f.scp')",
    },
    "lance": {
        "lance.LanceDataset": "data",
        "lance.dataset.LanceScanner": "data.scanner()",
        "lance.fragment.LanceFragment": "data.get_fragments()[0]",
    },
    "laspy": {"laspy.LasData": "laspy.read('f.las')", "laspy.LasReader": "laspy.open('f.las')"},
    "lvis": {"lvis.LVIS": "lvis.LVIS('a.json')"},
    "ml_collections": {
        "ml_collections.ConfigDict": "ml_collections.ConfigDict({'a': 1})",
        "ml_collections.FieldReference": "ml_collections.FieldReference(1)",
        "ml_collections.FrozenConfigDict": "ml_collections.FrozenConfigDict({'a': 1})",
    },
    "mne": {
        "mne.io.Raw": "mne.io.read_raw_fif('r_raw.fif', verbose=False)",
        "mne.io.RawArray": "raw",
    },
    "monai": {
        "monai.data.MetaTensor": "monai.data.MetaTensor(torch.zeros(1))",
        "monai.data.SmartCacheDataset": "monai.data.SmartCacheDataset([1, 2], None, 0.5, progress=False)",
    },
    "onnx": {
        "onnx.ModelProto": "onnx.ModelProto()",
    },
    "onnxruntime": {
        "onnxruntime.InferenceSession": "onnxruntime.InferenceSession(MODEL)",
        "onnxruntime.SessionOptions": "onnxruntime.SessionOptions()",
    },
    "pyBigWig": {"pyBigWig.bigWigFile": "f"},
    "tensorboardX": {"tensorboardX.SummaryWriter": "tensorboardX.SummaryWriter('log')"},
    "torchio": {"torchio.Subject": "torchio.Subject(a=torchio.ScalarImage(tensor=torch.zeros(1, 2, 2, 2)))"},
    "xxhash": {f"xxhash.{name}": f"xxhash.{name}()" for name in "xxh128 xxh32 xxh3_128 xxh3_64 xxh64".split()},
    "zarr": {
        "zarr.Array": "group.create_array('a', shape=(2,), dtype='f4')",
        "zarr.Attributes": "group.attrs",
        "zarr.Group": "group",
        "zarr.storage.FsspecStore": "zarr.storage.FsspecStore.from_url('memory://x')",
        "zarr.storage.LocalStore": "zarr.storage.LocalStore('s.zarr')",
        "zarr.storage.MemoryStore": "zarr.storage.MemoryStore()",
        "zarr.storage.ZipStore": "zarr.storage.ZipStore('s.zip', mode='w')",
    },
    "zict": {
        "zict.Buffer": "zict.Buffer({}, {}, 2)",
        "zict.File": "zict.File('z')",
        "zict.LMDB": "zict.LMDB('l')",
        "zict.LRU": "zict.LRU(2, {})",
    },
    "zmq": {"zmq.Context": "zmq.Context()", "zmq.Socket": "zmq.Context().socket(zmq.PAIR)"},
    "zstandard": {
        "zstandard.ZstdCompressionDict": "zstandard.ZstdCompressionDict(b'a' * 100)",
        "zstandard.ZstdCompressor": "zstandard.ZstdCompressor()",
        "zstandard.ZstdDecompressionReader": "zstandard.ZstdDecompressor().stream_reader(io.BytesIO())",
        "zstandard.ZstdDecompressor": "zstandard.ZstdDecompressor()",
    },
    "annoy": {
        "annoy.AnnoyIndex": "annoy.AnnoyIndex(2, 'angular')",
    },
    "dask": {
        "dask.dataframe.DataFrame": "dask.dataframe.from_pandas(pandas.DataFrame({'a': [1]}), npartitions=1)",
    },
    "hnswlib": {
        "hnswlib.BFIndex": "hnswlib.BFIndex('l2', 2)",
        "hnswlib.Index": "index",
    },
    "jieba": {
        "jieba.Tokenizer": "jieba.Tokenizer()",
    },
    "pyedflib": {
        "pyedflib.EdfReader": "pyedflib.EdfReader('f.edf')",
        "pyedflib.EdfWriter": "pyedflib.EdfWriter('g.edf', 1)",
    },
    "pyrender": {
        "pyrender.Mesh": "pyrender.Mesh.from_trimesh(trimesh.creation.box())",
        "pyrender.Scene": "pyrender.Scene()",
    },
    "ray": {
        "ray.remote_function.RemoteFunction": "ray.remote(glob.glob)",
    },
    "MeCab": {
        "MeCab.Tagger": "MeCab.Tagger()",
    },
    "kenlm": {
        "kenlm.Model": "kenlm.Model('a.arpa')",
    },
    "sentencepiece": {"sentencepiece.SentencePieceProcessor": "sentencepiece.SentencePieceProcessor(model_file='m.model')"},
}
"""Package -> type name -> what makes one."""
