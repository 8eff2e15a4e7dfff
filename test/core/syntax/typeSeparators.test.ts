// Repairs of types that the grammar of TypeScript misreads: every offset stays, and no facts around them are lost.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { extractFacts } from '../../../src/core/symbols/extractFacts.ts';
import { withTypeSeparators } from '../../../src/core/syntax/typeSeparators.ts';
import type { Parsers } from '../../../src/core/syntax/parser.ts';
import { testParsers } from '../symbols/testAssets.ts';
import { dedent } from '../../support/dedent.ts';

const signatures = dedent`
  export const make: {
    <A>(value: A): Box<A>
    /** Later. */
    <
      A,
      B
    >(value: A, other: B): Box<A>
  } = (value: unknown) => before(value)
  export function after() { return before(1) }
`;

suite('the repair of types that the grammar misreads', () => {
  let parsers: Parsers;
  before(async () => {
    parsers = await testParsers();
  });
  after(() => parsers.dispose());

  test('keeps every offset and line', () => {
    const repairedText = withTypeSeparators(signatures, true);
    assert.equal(repairedText.length, signatures.length);
    assert.equal(repairedText.split('\n').length, signatures.split('\n').length);
    assert.equal(withTypeSeparators(signatures, false), signatures);
  });

  test('makes call signatures without semicolons readable, and the code after them', async () => {
    const { symbols, calls, parseErrors } = await extractFacts(signatures, 'typescript', parsers);
    assert.equal(parseErrors, 0);
    assert.deepEqual(
      symbols.slice(1).flatMap(({ parent, name }) => (parent === 0 ? [name] : [])),
      ['make', 'after'],
    );
    assert.deepEqual(
      calls.filter(({ how }) => how === 'call').map(({ name, line }) => [name, line]),
      [
        ['before', 7],
        ['before', 8],
      ],
    );
  });

  test('makes variance of type parameters readable', async () => {
    const text = dedent`
      interface Codec<in out A, out B = never> {
        read(): A
      }
      const size = (out: number) => out
    `;
    const { symbols, parseErrors } = await extractFacts(text, 'typescript', parsers);
    assert.equal(parseErrors, 0);
    assert.deepEqual(
      symbols.slice(1).map(({ qualifiedName }) => qualifiedName),
      ['Codec', 'Codec.read', 'size'],
    );
  });

  test('makes backticks inside of template types readable', async () => {
    const text = 'type Missing<A> = `no \\`Self\\` - use \\`${A}\\``\nexport const after = () => 1\n';
    const { symbols, parseErrors } = await extractFacts(text, 'typescript', parsers);
    assert.equal(parseErrors, 0);
    assert.deepEqual(
      symbols.slice(1).map(({ name }) => name),
      ['Missing', 'after'],
    );
  });

  test('leaves type arguments and assertions at the beginning of a line if the text is readable', async () => {
    const text = dedent`
      const a = f(
        <number>g(1),
      )
      const b = new Map
        <string, number>()
    `;
    const { parseErrors, calls } = await extractFacts(text, 'typescript', parsers);
    assert.equal(parseErrors, 0);
    assert.deepEqual(
      calls.filter(({ how }) => how !== 'reference').map(({ name }) => name),
      ['f', 'g', 'Map'],
    );
  });
});
