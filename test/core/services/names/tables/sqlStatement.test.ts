// Tables in SQL: the examples of the rows, names of a statement's own, and any text in linear time.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { sqlRows, sqlTables } from '../../../../../src/core/services/names/tables/sqlStatement.ts';
import { costsLittle } from '../../../../support/hostileTime.ts';

const tablesIn = (sql: string): readonly string[] => sqlTables(sql).map(({ kind, name }) => `${kind} ${name}`);

suite('rows of SQL', () => {
  for (const { pattern, kind, isOffer = false, examples } of sqlRows)
    test(`${kind}: ${pattern.source.slice(0, 40)}`, () => {
      for (const [sql, ...names] of examples)
        assert.deepEqual(
          sqlTables(sql).map((table) => ({ ...table, offset: sql.indexOf(table.name) === table.offset })),
          names.map((name) => ({ name, offset: true, kind, isOffer })),
          sql,
        );
    });
});

test('a query that a statement names itself is no table', () => {
  assert.deepEqual(tablesIn('WITH recent AS (SELECT * FROM orders), big AS (SELECT 1) SELECT * FROM recent JOIN big USING (id)'), [
    'reads orders',
  ]);
});

test('words in texts and comments of a statement name no table', () => {
  assert.deepEqual(tablesIn("SELECT 'from lines' FROM orders -- from items\n/* from stock */ WHERE id = 1"), ['reads orders']);
});

test('escaped line ends are white space', () => {
  assert.deepEqual(tablesIn('SELECT a\\nFROM orders\\nJOIN \\"lines\\" ON 1'), ['reads orders', 'reads lines']);
});

test('names stand at their offsets, whatever the text', () => {
  const piece = fc.constantFrom(
    'SELECT ',
    'FROM ',
    'JOIN ',
    'UPDATE ',
    ' SET ',
    'a',
    '"',
    '`',
    '[',
    ']',
    '.',
    ', ',
    '(',
    ')',
    '{',
    '}',
    "'",
    '\n',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      for (const { name, offset } of sqlTables(text)) assert.equal(text.slice(offset, offset + name.length), name);
    }),
    { numRuns: 2000 },
  );
});

test('hostile text takes linear time', async () => {
  for (const piece of ['FROM ', 'FROM a, ', 'FROM "a', 'WITH a AS (', "'", '/*', 'UPDATE a ', 'extract(', 'CREATE TEMP ', 'FROM {', 'a.'])
    await costsLittle(piece, () => sqlTables(piece.repeat(200_000 / piece.length)));
});
