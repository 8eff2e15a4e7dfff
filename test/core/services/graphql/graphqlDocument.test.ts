// Operations of documents, with the fields of the root types.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { operationsIn } from '../../../../src/core/services/graphql/graphqlDocument.ts';
import { costsLittle } from '../../../support/hostileTime.ts';

const read = (text: string): readonly string[] =>
  operationsIn(text).map(({ root, name, fields }) => `${root} ${name ?? '-'}: ${fields.map((field) => field.name).join(' ')}`);

test('operations with their root fields', () => {
  const cases: readonly (readonly [text: string, operations: readonly string[]])[] = [
    ['query Mine { orders { id items { name } } me { id } }', ['Query Mine: orders me']],
    ['{ orders }', ['Query -: orders']],
    [
      'mutation Pay($id: ID! = "}", $in: [In!]!) @live { done: payOrder(id: $id, in: {a: ["}"]}) @include(if: $x) { id } }',
      ['Mutation Pay: payOrder'],
    ],
    ['query { ... on Query { orders } ...Rest me }', ['Query -: orders me']],
    ['# query No { a }\nquery A { a, b }\nfragment F on T { c }\nsubscription B { d }', ['Query A: a b', 'Subscription B: d']],
    ['${FRAGMENT}\nquery A { a { ...F ${x} } b }', ['Query A: a b']],
    ['query A { a(text: """ } """) b }', ['Query A: a b']],
    ['type Query { orders: [Order] }', []],
    ['query the table', []],
  ];
  for (const [text, operations] of cases) assert.deepEqual(read(text), operations, text);
});

test('any fields come back, whatever they contain', () => {
  const name = fc.stringMatching(/^[a-z][a-zA-Z]{1,8}$/).filter((text) => text !== 'on');
  const inner = fc.constantFrom('', '{ id }', '(a: {b: [1, "}"]})', '@skip(if: true)', '{ a { b } ... on T { c } }');
  const fields = fc.array(fc.tuple(name, inner), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fields, (written) => {
      const text = `query Q { ${written.map((field) => field.join(' ')).join('\n')} }`;
      assert.deepEqual(read(text), [`Query Q: ${written.map(([field]) => field).join(' ')}`]);
    }),
  );
});

test('hostile documents take time in step with their length', async () => {
  const count = 50_000;
  for (const text of [
    'query A { '.repeat(count),
    `query A (${'['.repeat(count)}`,
    `{ a ${'... on '.repeat(count)}`,
    `{ a(b: ${'"\\'.repeat(count)}`,
  ])
    await costsLittle(text.slice(0, 20), () => operationsIn(text));
});
