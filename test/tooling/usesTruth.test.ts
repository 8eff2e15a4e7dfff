// The bench of uses treats a field that several classes of one object assign as one field.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ScipDocument } from '../bench/graph/scipIndex.ts';
import { usesTruth } from '../bench/uses/truth.ts';

const lines = [
  'class Base:',
  '    alive = True',
  'class One(Base):',
  '    alive = False',
  'class Two(Base):',
  '    alive = None',
  'class Other:',
  '    alive = 1',
];
const symbolOf = (path: string): string => `scip-python python p 1 \`m\`/${path}`;

/** Each class with its field, as scip-python reports them. */
const occurrences = lines.flatMap((text, line): ScipDocument['occurrences'] => {
  const owner = /class (\w+)/.exec(lines[line - (line % 2)] ?? '')?.[1] ?? '';
  const name = line % 2 ? 'alive' : owner;
  const at = text.indexOf(name);
  const own = { range: [line, at, at + name.length], symbol: symbolOf(line % 2 ? `${owner}#alive.` : `${owner}#`), symbol_roles: 1 };
  const base = text.indexOf('(Base)') + 1;
  return base > 0 ? [own, { range: [line, base, base + 4], symbol: symbolOf('Base#'), symbol_roles: 0 }] : [own];
});

test('treats a field of a base class as one field in all derived classes', () => {
  const documents: readonly ScipDocument[] = [{ relative_path: 'm.py', occurrences, symbols: [] }];
  const { symbols } = usesTruth(documents, new Map([['m.py', lines.join('\n')]]));
  const neutral = (line: number): readonly string[] => [...(symbols.find((each) => each.line === line)?.neutral ?? [])].sort();
  assert.deepEqual(neutral(3), ['m.py:1', 'm.py:3', 'm.py:5']);
  assert.deepEqual(neutral(7), ['m.py:7']);
});
