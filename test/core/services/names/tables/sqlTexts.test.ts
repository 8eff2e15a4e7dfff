// Which texts of a file are SQL: strings that begin with a verb, with those joined to them.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sqlTexts } from '../../../../../src/core/services/names/tables/sqlTexts.ts';
import { costsLittle } from '../../../../support/hostileTime.ts';
import { namedFile } from '../namesIn.ts';

const textsIn = (text: string, language: string): readonly string[] =>
  sqlTexts(namedFile(text, language)).map((each) => {
    assert.equal(text.slice(each.offset, each.offset + 6), each.text.slice(0, 6));
    return each.text.replace(/\s+/g, ' ').trim();
  });

suite('texts of SQL', () => {
  test('strings joined by an operator or by standing side by side', () => {
    assert.deepEqual(textsIn('db.query("SELECT a " +\n  "FROM orders");', 'java'), ['SELECT a FROM orders']);
    assert.deepEqual(textsIn('db.execute("SELECT a "\n           "FROM orders")', 'python'), ['SELECT a FROM orders']);
    assert.deepEqual(textsIn('x = """\n  SELECT a\n  FROM orders"""\n', 'python'), ['SELECT a FROM orders']);
  });

  test('templates with holes, up to their end', () => {
    assert.deepEqual(textsIn('sql`SELECT * FROM ${table} WHERE id = ${id}`; from(orders);', 'typescript'), [
      'SELECT * FROM ${table} WHERE id = ${id}',
    ]);
  });

  test('here documents', () => {
    assert.deepEqual(textsIn('execute <<~SQL\n  SELECT *\n  FROM orders\nSQL\nfrom(lines)\n', 'ruby'), ['SELECT * FROM orders']);
  });

  test('a file of SQL is one text', () => {
    assert.deepEqual(textsIn('-- all\nSELECT "a" FROM orders;', 'sql'), ['-- all SELECT "a" FROM orders;']);
  });

  test('prose that begins with a verb is none, nor is code or a comment', () => {
    for (const prose of ['Select a file from the list', 'Delete orders from here.', 'update the set of keys', 'create table for guests'])
      assert.deepEqual(textsIn(`say("${prose}")`, 'typescript'), [], prose);
    assert.deepEqual(textsIn('// "SELECT * FROM orders"\nselect(a); from(b);', 'typescript'), []);
    assert.deepEqual(textsIn('def f():\n    """Select all rows from the table."""', 'python'), []);
  });

  test('statements in small letters are read by their shape', () => {
    for (const sql of ['select * from orders', 'update orders set total = 1', 'delete from orders', 'insert into orders (a) values (1)'])
      assert.deepEqual(textsIn(`run("${sql}")`, 'typescript'), [sql]);
  });

  test('take linear time', async () => {
    for (const piece of ['"select ', '"SELECT a " + ', '<<A\n', '( select', '"""select\n'])
      await costsLittle(piece, () => sqlTexts(namedFile(piece.repeat(100_000 / piece.length), 'python')));
    await costsLittle('here documents', () => sqlTexts(namedFile('<<SQL\n'.repeat(20_000), 'ruby')));
  });
});
