"""Small grey pictures: made of large ones, kept as PNG, and compared so that how a renderer smooths edges does not count."""
import struct
import zlib

SHRINK = 4
FAR = 26          # of 255 that a dot may differ by and still be the same
FAR_MOST = 0.004  # of a picture that may be farther off than that
BLOCK = 6         # dots
BLOCK_FAR = 5     # of 255 that the mean of a square may differ by
BLOCKS_MOST = 0.01  # of the squares that may be farther off


def read_pgm(path):
    data = path.read_bytes()
    head, rest = data.split(b"\n255\n", 1)
    width, height = map(int, head.split()[-2:])
    return width, height, rest


def shrink(width, height, data):
    wide, high = width // SHRINK, height // SHRINK
    rows = []
    for y in range(high):
        sums = [0] * wide
        for k in range(SHRINK):
            line = data[(y * SHRINK + k) * width:(y * SHRINK + k) * width + wide * SHRINK]
            for i in range(SHRINK):
                for x, value in enumerate(line[i::SHRINK]):
                    sums[x] += value
        rows.append(bytes(value // (SHRINK * SHRINK) for value in sums))
    return wide, high, b"".join(rows)


def write_png(path, width, height, data):
    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
    lines = b"".join(b"\0" + data[y * width:(y + 1) * width] for y in range(height))
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)) +
                     chunk(b"IDAT", zlib.compress(lines, 9)) + chunk(b"IEND", b""))


def read_png(path):
    """What write_png() writes, and nothing else."""
    data, at, body = path.read_bytes(), 8, b""
    width, height = struct.unpack(">II", data[16:24])
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        if kind == b"IDAT":
            body += data[at + 8:at + 8 + length]
        at += 12 + length
    lines = zlib.decompress(body)
    return width, height, b"".join(lines[y * (width + 1) + 1:(y + 1) * (width + 1)] for y in range(height))


def blocks(picture):
    """The mean of every square of BLOCK by BLOCK dots: a faint fill is seen here, a line that is a little aside is not."""
    width, height, data = picture
    means = []
    for top in range(0, height - BLOCK + 1, BLOCK):
        for left in range(0, width - BLOCK + 1, BLOCK):
            means.append(sum(sum(data[(top + y) * width + left:(top + y) * width + left + BLOCK]) for y in range(BLOCK)) /
                         BLOCK ** 2)
    return means


def compare(have, want, far_most=FAR_MOST, block_far=BLOCK_FAR):
    """None, or what differs: how much of the page, and in which part of it most."""
    if have[:2] != want[:2]:
        return f"{have[0]} by {have[1]} dots, not {want[0]} by {want[1]}"
    width, height = have[:2]
    far = [i for i, (a, b) in enumerate(zip(have[2], want[2])) if abs(a - b) > FAR]
    off = [abs(a - b) for a, b in zip(blocks(have), blocks(want))]
    n_off = sum(value > block_far for value in off)
    if len(far) <= far_most * len(have[2]) and n_off <= BLOCKS_MOST * len(off):
        return None
    rows = sorted(i // width for i in far) or [0]
    return (f"{len(far)} of {len(have[2])} dots are others, rows {rows[0]} to {rows[-1]} of {height}, columns "
            f"{min((i % width for i in far), default=0)} to {max((i % width for i in far), default=0)} of {width}; "
            f"{n_off} of {len(off)} squares, by up to {max(off):.1f}")
