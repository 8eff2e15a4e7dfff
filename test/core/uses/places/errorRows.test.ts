// Every example of the table of errors matches its row. A function that makes errors is called, and a returned class is constructed.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { SymbolKind } from '../../../../src/core/symbols/facts.ts';
import { errorRows } from '../../../../src/core/uses/places/errorRows.ts';
import { occurrencesOf } from '../../../../src/core/uses/places/occurrences.ts';
import { codeIn } from '../../../../src/core/uses/places/recentCode.ts';
import { useKindOf, type UseKind } from '../../../../src/core/uses/places/useKind.ts';

/** The kind of the use after `¦`. */
function kindIn(example: string, kind: SymbolKind): UseKind {
  const name = /¦(\w+)/.exec(example)?.[1] ?? '';
  const [occurrence] = occurrencesOf(name, codeIn(example.replace('¦', ''), 'plaintext'));
  assert.ok(occurrence, example);
  return useKindOf(occurrence, kind);
}

/** The first example of a row as it stands in code. */
function titleOf([first = '']: readonly string[]): string {
  return first.replace('¦', '').trim();
}

suite('ways to raise and catch errors', () => {
  for (const { kind, examples } of errorRows)
    test(`code such as "${titleOf(examples)}" ${kind} an error`, () => {
      for (const example of examples) assert.equal(kindIn(example, /Err[A-Z]/.test(example) ? 'constant' : 'class'), kind, example);
    });

  test('code that neither raises nor catches has another kind of use', () => {
    const cases: readonly (readonly [string, SymbolKind, UseKind])[] = [
      ['return new ¦Broken("x");', 'class', 'constructs'],
      ['return ¦Broken("x")', 'class', 'constructs'],
      ['throw ¦broken("x");', 'function', 'calls'],
      ['raise ¦broken("x")', 'function', 'calls'],
      ['error: ¦Broken', 'class', 'typed'],
      ['return ¦total', 'constant', 'reads'],
      ['class Worse(¦Broken):', 'class', 'extends'],
      ['import { ¦Broken } from "./raise";', 'class', 'imports'],
    ];
    for (const [example, kind, wanted] of cases) assert.equal(kindIn(example, kind), wanted, example);
  });
});
