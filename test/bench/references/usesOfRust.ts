// What rust-analyzer says of every name in a Rust project, as a file for `npm run bench -- uses PROJECT --truth FILE`:
//   rust-analyzer scip PROJECT --output INDEX && node test/bench/references/usesOfRust.ts INDEX PROJECT PEERS > FILE
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readScip } from '../graph/scipIndex.ts';
import type { UsesReference } from '../uses/reference.ts';
import type { UseSubject } from '../uses/truth.ts';

/** Kinds of symbols as SCIP numbers them. */
const kinds: Readonly<Record<number, UseSubject>> = {
  8: 'variable',
  11: 'class or type',
  12: 'enum member',
  15: 'field',
  17: 'function',
  26: 'method',
  49: 'class or type',
  53: 'class or type',
  54: 'class or type',
  55: 'class or type',
  66: 'method',
  79: 'variable',
  80: 'method',
  85: 'variable',
};

const [index = '', project = '', peers = 'peers'] = process.argv.slice(2);
const documents = readScip(index, peers).filter(({ relative_path: path }) => existsSync(join(project, path)));
const lines = new Map(documents.map(({ relative_path: path }) => [path, readFileSync(join(project, path), 'utf8').split('\n')]));
const kindOf = new Map<string, number>();
for (const { symbols } of documents) {
  // A type keeps the kind of its definition: `Self` is told as an alias of the same symbol.
  for (const { symbol, kind } of symbols) if (kind !== undefined && !(kind === 55 && kindOf.has(symbol))) kindOf.set(symbol, kind);
}

const definitions: UsesReference['definitions'][number][] = [];
const occurrences: UsesReference['occurrences'][number][] = [];
const placed: { readonly path: string; readonly line: number; readonly column: number; readonly text: string; readonly key: string }[] = [];
const ids = new Map<string, number>();
/** Symbols with several definitions: the index tells variants and methods of traits of one module not apart. */
const doubled = new Set<string>();
for (const { relative_path: path, occurrences: all } of documents) {
  for (const { range, symbol, symbol_roles: roles } of all) {
    const [line = 0, column = 0, end = 0] = range;
    const text = lines.get(path)?.[line]?.slice(column, end) ?? '';
    if (range.length !== 3 || text === 'Self' || text === 'self') continue;
    const key = symbol.startsWith('local ') ? '' : symbol;
    const kind = kinds[kindOf.get(symbol) ?? 0];
    if (!(roles & 1) || key === '' || kind === undefined) {
      placed.push({ path, line, column, text, key });
      continue;
    }
    if (ids.has(key)) doubled.add(key);
    ids.set(key, definitions.length);
    const isPrivate = !/\bpub\b/.test(lines.get(path)?.[line]?.slice(0, column) ?? '');
    definitions.push({ path, line, column, name: text, kind, isPrivate, above: [] });
  }
}
for (const { path, line, column, text, key } of placed) occurrences.push([path, line, column, text, ids.get(key) ?? -1]);
const left = new Map<number, number>();
for (const [key, at] of ids) if (!doubled.has(key)) left.set(at, left.size);
const reference: UsesReference = {
  definitions: definitions.filter((_, at) => left.has(at)),
  occurrences: occurrences.map(([path, line, column, name, at]) => [path, line, column, name, left.get(at) ?? -1]),
};
console.log(JSON.stringify(reference));
