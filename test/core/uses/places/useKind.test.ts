// The kind of a use, by the code around the name.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SymbolKind } from '../../../../src/core/symbols/facts.ts';
import { occurrencesOf } from '../../../../src/core/uses/places/occurrences.ts';
import { codeIn } from '../../../../src/core/uses/places/recentCode.ts';
import { useKindOf, type UseKind } from '../../../../src/core/uses/places/useKind.ts';

const rows: readonly [language: string, kind: SymbolKind, text: string, kinds: readonly UseKind[]][] = [
  ['python', 'class', 'box = X()', ['constructs']],
  ['python', 'class', 'def open(box: X) -> X: ...', ['typed', 'typed']],
  ['python', 'class', 'def open(boxes: Dict[str, X]): ...', ['typed']],
  ['python', 'class', 'if isinstance(box, X): pass', ['passed']],
  ['python', 'class', 'size = X.LARGE', ['reads']],
  ['python', 'class', 'Both = Union[A, X, B]', ['typed']],
  ['typescript', 'class', 'register(X);', ['passed']],
  ['typescript', 'class', 'const size = X.large;', ['reads']],
  ['typescript', 'class', 'let boxes: Map<string, X>;', ['typed']],
  ['typescript', 'interface', 'function open(box: shop.X, lid: Lid) {}', ['typed']],
  ['typescript', 'function', 'boxes.forEach(X);', ['passed']],
  ['java', 'class', 'List<X> open(X first, X second) { return X.all(); }', ['typed', 'typed', 'typed', 'reads']],
];

for (const [language, kind, text, kinds] of rows)
  test(`${text} (${language})`, () => {
    assert.deepEqual(
      occurrencesOf('X', codeIn(text, language)).map((occurrence) => useKindOf(occurrence, kind)),
      kinds,
    );
  });
