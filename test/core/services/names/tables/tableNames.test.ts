// Tables as one kind of shared names: places in a file, edges between files, and look-ups by names of any case.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../../src/core/base/cancellation.ts';
import { tableNames } from '../../../../../src/core/services/names/tables/tableNames.ts';
import { openFixture } from '../../../../support/openFixture.ts';
import { namesIn } from '../namesIn.ts';
import { describedEdges } from '../../contractEdges.ts';

const edgesIn = (files: Readonly<Record<string, string>>): Promise<readonly string[]> =>
  describedEdges(files, ({ caller, callee, kind, confidence }) => `${caller} ${kind} ${callee} ${confidence}`);

const query = {
  'shop.py': 'def load(db):\n    return db.execute("SELECT * FROM Orders")\ndef save(db):\n    db.execute("UPDATE orders SET a = 1")\n',
};
const migration = { 'migrations/1.sql': 'CREATE TABLE public.orders (id int);\nCREATE TABLE lines (id int);\n' };
const model = { 'models.py': 'class Order(Base):\n    __tablename__ = "orders"\n' };

suite('tables', () => {
  test('a query leads to the migration and the model, and the model to the migration', async () => {
    assert.deepEqual(await edgesIn({ ...query, ...migration, ...model }), [
      'Order reads migrations/1.sql 0.92',
      'load reads Order 0.92',
      'load reads migrations/1.sql 0.9',
      'save writes Order 0.92',
      'save writes migrations/1.sql 0.9',
    ]);
  });

  test('of two packages with the table, the own one is meant', async () => {
    const packages = {
      'a/package.json': '{"name": "a"}',
      'a/load.ts': 'export function load() { return db.query("SELECT * FROM orders"); }',
      'a/schema.sql': 'CREATE TABLE orders (id int);',
      'b/package.json': '{"name": "b"}',
      'b/schema.sql': 'CREATE TABLE orders (id int);',
    };
    assert.deepEqual(await edgesIn(packages), ['load reads a/schema.sql 0.9']);
    const { ['a/schema.sql']: _, ...rest } = packages;
    const others = { ...rest, 'c/package.json': '{"name": "c"}', 'c/schema.sql': 'CREATE TABLE orders (id int);' };
    assert.deepEqual(await edgesIn(others), ['load reads b/schema.sql 0.45', 'load reads c/schema.sql 0.45']);
  });

  test('a script that inserts many rows has one edge', async () => {
    const files = { ...migration, 'seed.sql': 'INSERT INTO orders VALUES (1);\n'.repeat(5) };
    assert.deepEqual(await edgesIn(files), ['seed.sql writes migrations/1.sql 0.9']);
  });

  test('a builder that changes rows writes', () => {
    assert.deepEqual(namesIn(tableNames, "knex('orders').where({ id }).update({ a });\nknex('lines').first();", 'typescript'), [
      'writes orders',
      'reads lines',
    ]);
  });

  test('names are compared in small letters, without a schema; members of a class are none', () => {
    assert.equal(tableNames.keyOf('public.Orders'), 'orders');
    assert.equal(tableNames.keyOf('Orders'), 'orders');
    assert.equal(tableNames.keyOf('Order.total'), undefined);
    assert.equal(tableNames.keyOf('a-b'), undefined);
  });

  test('a look-up finds the model that has the name by convention', async () => {
    const files = {
      'schema.rb': 'create_table "order_lines", force: :cascade do |t|\nend\n',
      'order_line.rb': 'class OrderLine < ApplicationRecord\nend\n',
      'Report.java': 'class Report { String q = "SELECT * FROM ORDER_LINES"; }',
    };
    const { codebase } = await openFixture(files);
    const [result] = await codebase.uses({ name: 'order_lines' }, {}, neverCancelled);
    assert.deepEqual(result?.places.map(({ file, kind }) => `${file} ${kind}`).sort(), [
      'Report.java reads',
      'order_line.rb declares',
      'schema.rb declares',
    ]);
  });
});
