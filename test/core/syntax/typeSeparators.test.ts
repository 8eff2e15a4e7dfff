// What the grammar of TypeScript misreads is read all the same: every offset stays, nothing around it is lost.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { extractFacts } from '../../../src/core/symbols/extract.ts';
import { withTypeSeparators } from '../../../src/core/syntax/typeSeparators.ts';
import type { Parsers } from '../../../src/core/syntax/parser.ts';
import { testParsers } from '../symbols/testAssets.ts';
import { dedent } from '../../support/dedent.ts';

const signatures = `export const make: {
  <A>(value: A): Box<A>
  /** Later. */
  <
    A,
    B
  >(value: A, other: B): Box<A>
} = (value: unknown) => before(value)
export function after() { return before(1) }
`;

describe('types of TypeScript that the grammar misreads', () => {
  let parsers: Parsers;
  before(async () => {
    parsers = await testParsers();
  });
  after(() => parsers.dispose());

  it('keeps every offset and line', () => {
    const left = withTypeSeparators(signatures, true);
    assert.equal(left.length, signatures.length);
    assert.equal(left.split('\n').length, signatures.split('\n').length);
    assert.equal(withTypeSeparators(signatures, false), signatures);
  });

  it('reads several call signatures without semicolons, and what follows them', async () => {
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

  it('reads variance of type parameters', async () => {
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

  it('reads quotes inside of types that are templates', async () => {
    const text = 'type Missing<A> = `no \\`Self\\` - use \\`${A}\\``\nexport const after = () => 1\n';
    const { symbols, parseErrors } = await extractFacts(text, 'typescript', parsers);
    assert.equal(parseErrors, 0);
    assert.deepEqual(
      symbols.slice(1).map(({ name }) => name),
      ['Missing', 'after'],
    );
  });

  it('leaves type arguments and assertions at the beginning of a line alone where the text can be read', async () => {
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
