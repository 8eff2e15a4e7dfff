// Damages the files of a store at random, equally for equal seeds: what disks, other programs, killed writers and other versions leave.
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from '../../../../src/node/store/crc32.ts';

type Random = () => number;

/** Damages one file, or two, of the store in `folder`. */
type Damage = (folder: string, random: Random) => void;

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;
const filesIn = (folder: string, suffix = ''): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(suffix) && /\.(?:segment|manifest)$/.test(name))
    .sort()
    .map((name) => join(folder, name));
const anyFile = (folder: string, random: Random): string => pick(filesIn(folder), random);

/** Rewrites a file's bytes. */
function rewrite(change: (bytes: Buffer, random: Random) => Buffer, suffix = ''): Damage {
  return (folder, random) => {
    const file = pick(filesIn(folder, suffix), random);
    writeFileSync(file, change(readFileSync(file), random));
  };
}

/** A range of `bytes`, at most `longest` long. */
function range(bytes: Buffer, random: Random, longest: number): readonly [number, number] {
  const start = Math.floor(random() * bytes.length);
  return [start, Math.min(bytes.length, start + 1 + Math.floor(random() * longest))];
}

function flipBit(bytes: Buffer, random: Random, from = 0): Buffer {
  const at = from + Math.floor(random() * (bytes.length - from));
  bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8));
  return bytes;
}

/** Another letter somewhere in a word: a name of the code becomes another name. */
function changeLetter(bytes: Buffer, random: Random): Buffer {
  const words = [...bytes.toString('latin1').matchAll(/[a-z]{4,}/g)];
  const word = words.length > 0 ? pick(words, random) : undefined;
  const at = (word?.index ?? 0) + 1;
  bytes[at] = bytes[at] === 0x78 ? 0x79 : 0x78;
  return bytes;
}

/** Bytes of the magic of segments and manifests; the last but one is the version. */
const magicLength = 9;

/** Kinds of damage: of chance, of other programs, and of other versions of the format. */
export const damages: Readonly<Record<string, Damage>> = {
  'a flipped bit': rewrite((bytes, random) => flipBit(bytes, random)),
  'a hundred flipped bits': rewrite((bytes, random) => {
    for (let i = 0; i < 100; i++) flipBit(bytes, random);
    return bytes;
  }),
  'a cut end': (folder, random) => {
    const file = anyFile(folder, random);
    truncateSync(file, Math.floor(random() * readFileSync(file).length));
  },
  'an empty file': (folder, random) => truncateSync(anyFile(folder, random)),
  'zeros in place of a block': rewrite((bytes, random) => bytes.fill(0, ...range(bytes, random, 4096))),
  'zeros in place of a file': rewrite((bytes) => bytes.fill(0)),
  'zeros behind the end': rewrite((bytes) => Buffer.concat([bytes, Buffer.alloc(70_000)])),
  'a file that is gone': (folder, random) => rmSync(anyFile(folder, random)),
  'all segments gone': (folder) => filesIn(folder, '.segment').forEach((file) => rmSync(file)),
  'all manifests gone': (folder) => filesIn(folder, '.manifest').forEach((file) => rmSync(file)),
  'two files swapped': (folder, random) => {
    const suffix = pick(['.manifest', '.manifest', ''], random);
    const [a, b] = [pick(filesIn(folder, suffix), random), pick(filesIn(folder, suffix), random)];
    renameSync(a, `${a}.other`);
    if (a !== b) renameSync(b, a);
    renameSync(`${a}.other`, b);
  },
  'a file in place of another': (folder, random) => {
    const from = readFileSync(pick(filesIn(folder, '.manifest'), random));
    writeFileSync(pick(filesIn(folder, '.manifest'), random), from);
  },
  'a folder in place of a file': (folder, random) => {
    const file = anyFile(folder, random);
    rmSync(file);
    mkdirSync(file);
  },
  'bytes of chance inside': rewrite((bytes, random) => {
    const [at] = range(bytes, random, 1);
    return Buffer.concat([bytes.subarray(0, at), Buffer.from(Array.from({ length: 300 }, () => random() * 256)), bytes.subarray(at)]);
  }),
  'a block left out': rewrite((bytes, random) => {
    const [start, end] = range(bytes, random, 2000);
    return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]);
  }),
  'a block twice': rewrite((bytes, random) => {
    const [start, end] = range(bytes, random, 4000);
    return Buffer.concat([bytes.subarray(0, end), bytes.subarray(start)]);
  }, '.segment'),
  'a segment twice': (folder, random) => {
    const file = pick(filesIn(folder, '.segment'), random);
    cpSync(file, file.replace(/[0-9a-f]{8}\.segment$/, '00000000.segment'));
  },
  'a version from the future': rewrite((bytes) => {
    bytes.write('9', magicLength - 2, 'latin1');
    return bytes;
  }),
  // Still good text, so that nothing but a checksum can tell.
  'a changed letter of a record': rewrite(changeLetter, '.segment'),
  'a changed letter of a manifest': rewrite(changeLetter, '.manifest'),
};

/** Damage with a checksum that fits, as no disk and no program of chance makes it: another version that counts otherwise, or a person. */
export const signedDamage: Damage = rewrite((bytes, random) => {
  const head = magicLength + 4;
  if (bytes.length <= head) return bytes;
  flipBit(bytes, random, head);
  bytes.writeUInt32LE(crc32(bytes.subarray(head)), magicLength);
  return bytes;
}, '.manifest');
