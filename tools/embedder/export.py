"""Step 4: writes what ships: weights.bin (int8 rows, a scale a row and side, checksum) and vocabulary.txt, as src/core/embedding/table.ts reads them.

  python3 export.py CHECKPOINT DATA OUT
"""
import os
import hashlib
import struct
import sys

import numpy as np
import torch

FORMAT_VERSION = 1
HASHED_ROWS = 8192
# 63 levels of 255: as good in the sum of a text's rows, and the file packs to two thirds of its size.
LARGEST = 31


def quantised(rows):
    """Rows as int8, and the number that each row was divided by."""
    step = np.maximum(np.abs(rows).max(axis=1), 1e-12) / LARGEST
    return np.round(rows / step[:, None]).astype(np.int8), step.astype(np.float32)


def main():
    checkpoint, data, out = sys.argv[1:4]
    saved = torch.load(checkpoint)
    tables = [quantised(rows.numpy()) for rows in saved['rows']]
    with open(data + '/vocabulary.txt', 'rb') as file:
        vocabulary = file.read()
    words = vocabulary.count(b'\n')
    rows, dimensions = tables[0][0].shape
    assert rows == words + HASHED_ROWS, (rows, words)
    scales = [np.exp(scale.numpy()) * tables[min(side, len(tables) - 1)][1] for side, scale in enumerate(saved['scales'])]
    body = b''.join(scale.astype('<f4').tobytes() for scale in scales) + b''.join(values.tobytes() for values, _ in tables)
    header = b'CLWE' + struct.pack('<5I', FORMAT_VERSION, dimensions, words, HASHED_ROWS, len(tables))
    os.makedirs(out, exist_ok=True)
    with open(out + '/vocabulary.txt', 'wb') as file:
        file.write(vocabulary)
    with open(out + '/weights.bin', 'wb') as file:
        file.write(header + hashlib.sha256(vocabulary + body).digest() + body)
    print(f'{rows} rows of {dimensions}, {len(tables)} table(s), {(len(header) + 32 + len(body)) / 1e6:.2f} MB')


main()
