import os
import sqlite3
import tempfile

from sents.data import Sentences


def make():
    path = os.path.join(tempfile.mkdtemp(), "t.db")
    con = sqlite3.connect(path)
    con.execute("create table t (x real)")
    con.execute("insert into t values (1.5)")
    con.commit()
    con.close()
    return Sentences(path).__enter__()  # CALL PV005 self.service.conn
