# flake8: noqa: E501
"""The same as in `samples_libraries`, of libraries that fewer datasets hold."""

from __future__ import annotations

SETUP = {
    "Crypto": "from Crypto.Cipher import AES; from Crypto.Hash import SHA256",
    "Cryptodome": "from Cryptodome.Cipher import AES; from Cryptodome.Hash import SHA256",
    "MDAnalysis": "import MDAnalysis; universe = MDAnalysis.Universe.empty(2, trajectory=True)",
    "audioread": """
import audioread, wave
with wave.open("w.wav", "wb") as out: out.setparams((1, 2, 8000, 0, "NONE", "")); out.writeframes(b"ab" * 8000)
""",
    "azure": """
from azure.storage.blob import BlobServiceClient
client = BlobServiceClient("https://a.blob.core.windows.net", credential="YQ==")
""",
    "biotite": "import biotite.structure, biotite.structure.io.pdbx",
    "blosc2": "import blosc2, numpy",
    "clickhouse_driver": "import clickhouse_driver",
    "cramjam": "import cramjam",
    "dlib": "import dlib",
    "fastavro": """
import fastavro
schema = {"type": "record", "name": "r", "fields": [{"name": "a", "type": "int"}]}
with open("a.avro", "wb") as out: fastavro.writer(out, schema, [{"a": 1}])
""",
    "fugashi": "import fugashi; tagger = fugashi.Tagger()",
    "gym": "import gym",
    "h5netcdf": """
import h5netcdf, h5netcdf.legacyapi
file = h5netcdf.File("a.nc", "w")
file.dimensions = {"x": 3}
variable = file.create_variable("v", ("x",), float)
""",
    "jinja2": "import jinja2",
    "jsonschema": "import jsonschema",
    "kiwipiepy": "import kiwipiepy",
    "mcap": """
import mcap.reader, mcap.writer
writer = mcap.writer.Writer("a.mcap"); writer.start(); writer.finish()
""",
    "meshio": "import meshio, numpy",
    "mmengine": "import mmengine, mmengine.config, mmengine.fileio, mmengine.logging",
    "mujoco": """
import mujoco
model = mujoco.MjModel.from_xml_string("<mujoco/>")
""",
    "multiprocess": "import multiprocess",
    "neo4j": "import neo4j; driver = neo4j.GraphDatabase.driver('bolt://localhost:1')",
    "numcodecs": "import numcodecs",
    "obstore": "import obstore.store",
    "openpyxl": """
import openpyxl
book = openpyxl.Workbook(); book.save("a.xlsx")
""",
    "optuna": "import optuna; optuna.logging.set_verbosity(50)",
    "oss2": "import oss2",
    "peewee": "import peewee",
    "pretty_midi": "import pretty_midi",
    "pybullet_utils": "import pybullet, pybullet_utils.bullet_client",
    "pygame": "import pygame, pygame.font, pygame.math, pygame.time; pygame.font.init()",
    "pyvista": "import pyvista",
    "segyio": """
import numpy, segyio
segyio.tools.from_array("a.sgy", numpy.zeros((2, 3, 4), "float32"))
file = segyio.open("a.sgy")
""",
    "simplejson": "import simplejson",
    "soxr": "import soxr",
    "stringzilla": "import stringzilla",
    "tantivy": """
import tantivy
builder = tantivy.SchemaBuilder(); builder.add_text_field("t")
index = tantivy.Index(builder.build())
""",
    "tensorboard": "import tensorboard.summary",
    "tiffslide": """
import numpy, tifffile, tiffslide
tifffile.imwrite("s.tif", numpy.zeros((64, 64, 3), "uint8"), tile=(32, 32))
""",
    "tinydb": "import tinydb",
    "usearch": "import usearch.index",
    "vtk": "import vtk",
}

SAMPLES = {
    "Crypto": {
        "Crypto.Cipher.Mode": "AES.new(b'0' * 16, AES.MODE_ECB)",
        "Crypto.Hash.SHA256.SHA256Hash": "SHA256.new()",
    },
    "Cryptodome": {
        "Cryptodome.Cipher.Mode": "AES.new(b'0' * 16, AES.MODE_ECB)",
        "Cryptodome.Hash.SHA256.SHA256Hash": "SHA256.new()",
    },
    "MDAnalysis": {
        "MDAnalysis.AtomGroup": "universe.select_atoms('all')",
        "MDAnalysis.Universe": "universe",
        "MDAnalysis.coordinates.base.ReaderBase": "universe.trajectory",
    },
    "audioread": {"audioread.rawread.RawAudioFile": "audioread.audio_open('w.wav')"},
    "azure": {
        "azure.storage.blob.BlobClient": "client.get_blob_client('x', 'y')",
        "azure.storage.blob.BlobServiceClient": "client",
        "azure.storage.blob.ContainerClient": "client.get_container_client('x')",
    },
    "biotite": {
        "biotite.structure.AtomArray": "biotite.structure.AtomArray(2)",
        "biotite.structure.BondList": "biotite.structure.BondList(2)",
        "biotite.structure.io.pdbx.CIFFile": "biotite.structure.io.pdbx.CIFFile()",
    },
    "blosc2": {
        "blosc2.NDArray": "blosc2.asarray(numpy.zeros(3))",
        "blosc2.SChunk": "blosc2.SChunk()",
    },
    "clickhouse_driver": {"clickhouse_driver.Client": "clickhouse_driver.Client('localhost')"},
    "cramjam": {"cramjam.Buffer": "cramjam.snappy.compress(b'a')"},
    "dlib": {
        "dlib.correlation_tracker": "dlib.correlation_tracker()",
        "dlib.fhog_object_detector": "dlib.get_frontal_face_detector()",
        "dlib.rectangle": "dlib.rectangle(0, 0, 1, 1)",
        "dlib.shape_predictor": "dlib.shape_predictor()",
    },
    "fastavro": {
        "fastavro.block_reader": "fastavro.block_reader(open('a.avro', 'rb'))",
        "fastavro.reader": "fastavro.reader(open('a.avro', 'rb'))",
    },
    "fugashi": {
        "fugashi.GenericTagger": "tagger",
        "fugashi.Tagger": "tagger",
        "fugashi.UnidicNode": "tagger('a b')[0]",
    },
    "gym": {
        "gym.Env": "gym.make('CartPole-v1')",
        "gym.spaces.Box": "gym.spaces.Box(0, 1, (2,))",
        "gym.spaces.Discrete": "gym.spaces.Discrete(2)",
    },
    "h5netcdf": {
        "h5netcdf.Attributes": "variable.attrs",
        "h5netcdf.File": "file",
        "h5netcdf.Group": "file.create_group('g')",
        "h5netcdf.Variable": "file['v']",
        "h5netcdf.Variables": "file.variables",
        "h5netcdf.legacyapi.Dataset": "h5netcdf.legacyapi.Dataset('b.nc', 'w')",
    },
    "jinja2": {"jinja2.Environment": "jinja2.Environment()", "jinja2.Template": "jinja2.Template('x')"},
    "jsonschema": {
        "jsonschema.Draft202012Validator": "jsonschema.Draft202012Validator({})",
        "jsonschema.Draft4Validator": "jsonschema.Draft4Validator({})",
        "jsonschema.Draft7Validator": "jsonschema.Draft7Validator({})",
    },
    "kiwipiepy": {"kiwipiepy.Kiwi": "kiwipiepy.Kiwi()"},
    "mcap": {
        "mcap.reader.McapReader": "mcap.reader.make_reader(open('a.mcap', 'rb'))",
        "mcap.reader.SeekingReader": "mcap.reader.SeekingReader(open('a.mcap', 'rb'))",
        "mcap.writer.Writer": "mcap.writer.Writer(open('b.mcap', 'wb'))",
    },
    "meshio": {"meshio.Mesh": "meshio.Mesh(numpy.zeros((3, 3)), [('triangle', [[0, 1, 2]])])"},
    "mmengine": {
        "mmengine.FileClient": "mmengine.FileClient('disk')",
        "mmengine.Registry": "mmengine.Registry('x')",
        "mmengine.config.Config": "mmengine.config.Config({'a': 1})",
        "mmengine.fileio.LmdbBackend": "mmengine.fileio.LmdbBackend('.')",
        "mmengine.fileio.LocalBackend": "mmengine.fileio.LocalBackend()",
        "mmengine.logging.MMLogger": "mmengine.logging.MMLogger.get_instance('x')",
    },
    "mujoco": {
        "mujoco.MjData": "mujoco.MjData(model)",
        "mujoco.MjModel": "model",
        "mujoco.MjSpec": "mujoco.MjSpec()",
        "mujoco.MjvCamera": "mujoco.MjvCamera()",
        "mujoco.MjvOption": "mujoco.MjvOption()",
    },
    "multiprocess": {
        "multiprocess.Lock": "multiprocess.Lock()",
        "multiprocess.Queue": "multiprocess.Queue()",
        "multiprocess.RLock": "multiprocess.RLock()",
        "multiprocess.pool.Pool": "multiprocess.Pool(1)",
    },
    "neo4j": {"neo4j.Driver": "driver", "neo4j.Session": "driver.session()"},
    "numcodecs": {
        "numcodecs.Blosc": "numcodecs.Blosc()",
        "numcodecs.LZ4": "numcodecs.LZ4()",
        "numcodecs.Zlib": "numcodecs.Zlib()",
        "numcodecs.Zstd": "numcodecs.Zstd()",
    },
    "obstore": {
        "obstore.store.LocalStore": "obstore.store.LocalStore()",
        "obstore.store.MemoryStore": "obstore.store.MemoryStore()",
        "obstore.store.S3Store": "obstore.store.S3Store('x', region='us-east-1')",
    },
    "openpyxl": {
        "openpyxl.ReadOnlyWorkbook": "openpyxl.load_workbook('a.xlsx', read_only=True)",
        "openpyxl.Workbook": "openpyxl.load_workbook('a.xlsx')",
        "openpyxl.worksheet._read_only.ReadOnlyWorksheet": "openpyxl.load_workbook('a.xlsx', read_only=True).active",
        "openpyxl.worksheet.worksheet.Worksheet": "book.active",
    },
    "optuna": {
        "optuna.samplers.TPESampler": "optuna.samplers.TPESampler()",
        "optuna.study.Study": "optuna.create_study()",
    },
    "oss2": {
        "oss2.Auth": "oss2.Auth('a', 'b')",
        "oss2.Bucket": "oss2.Bucket(oss2.Auth('a', 'b'), 'https://oss-cn-hangzhou.aliyuncs.com', 'bucket')",
    },
    "peewee": {
        "peewee.Database": "peewee.Database('x')",
        "peewee.MySQLDatabase": "peewee.MySQLDatabase('x')",
        "peewee.PostgresqlDatabase": "peewee.PostgresqlDatabase('x')",
        "peewee.SqliteDatabase": "peewee.SqliteDatabase(':memory:')",
    },
    "pretty_midi": {
        "pretty_midi.Instrument": "pretty_midi.Instrument(0)",
        "pretty_midi.Note": "pretty_midi.Note(1, 1, 0, 1)",
        "pretty_midi.PrettyMIDI": "pretty_midi.PrettyMIDI()",
    },
    "pybullet_utils": {
        "pybullet_utils.bullet_client.BulletClient": "pybullet_utils.bullet_client.BulletClient(pybullet.DIRECT)",
    },
    "pygame": {
        "pygame.Rect": "pygame.Rect(0, 0, 1, 1)",
        "pygame.Surface": "pygame.Surface((2, 2))",
        "pygame.font.Font": "pygame.font.Font(None, 12)",
        "pygame.math.Vector2": "pygame.math.Vector2()",
        "pygame.time.Clock": "pygame.time.Clock()",
    },
    "pyvista": {"pyvista.Plotter": "pyvista.Plotter(off_screen=True)", "pyvista.PolyData": "pyvista.Sphere()"},
    "segyio": {
        "segyio.Field": "file.bin",
        "segyio.Lines": "file.iline",
        "segyio.SegyFile": "file",
    },
    "simplejson": {
        "simplejson.JSONDecoder": "simplejson.JSONDecoder()",
        "simplejson.JSONEncoder": "simplejson.JSONEncoder()",
    },
    "soxr": {"soxr.ResampleStream": "soxr.ResampleStream(8000, 16000, 1)"},
    "stringzilla": {
        "stringzilla.Str": "stringzilla.Str('a')",
        "stringzilla.Strs": "stringzilla.Str('a b').split()",
    },
    "tantivy": {"tantivy.Index": "index", "tantivy.Searcher": "index.searcher()"},
    "tensorboard": {"tensorboard.summary.Writer": "tensorboard.summary.Writer('log')"},
    "tiffslide": {"tiffslide.TiffSlide": "tiffslide.TiffSlide('s.tif')"},
    "tinydb": {
        "tinydb.Query": "tinydb.where('a')",
        "tinydb.TinyDB": "tinydb.TinyDB('d.json')",
        "tinydb.table.Table": "tinydb.TinyDB('e.json').table('t')",
    },
    "usearch": {"usearch.index.Index": "usearch.index.Index(ndim=3)"},
    "vtk": {
        "vtk.vtkAlgorithm": "vtk.vtkSTLReader()",
        "vtk.vtkOBJReader": "vtk.vtkOBJReader()",
        "vtk.vtkPLYReader": "vtk.vtkPLYReader()",
        "vtk.vtkPolyData": "vtk.vtkPolyData()",
        "vtk.vtkPolyDataReader": "vtk.vtkPolyDataReader()",
        "vtk.vtkSTLReader": "vtk.vtkSTLReader()",
        "vtk.vtkXMLPolyDataReader": "vtk.vtkXMLPolyDataReader()",
    },
}
