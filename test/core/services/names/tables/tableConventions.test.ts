// Names of tables by convention: the examples of the rows, and plurals.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { conventionRows, modelTables, plural, snakeCase } from '../../../../../src/core/services/names/tables/tableConventions.ts';
import { costsLittle } from '../../../../support/hostileTime.ts';
import { namedFile } from '../namesIn.ts';

suite('conventions', () => {
  for (const { framework, languages, model, examples } of conventionRows)
    test(`${framework}: ${model.source.slice(0, 40)}`, async () => {
      for (const language of languages)
        for (const [path, code, ...tables] of examples) {
          assert.deepEqual(
            modelTables(namedFile(code, language, path)).map(({ table }) => table),
            tables,
            code,
          );
          await costsLittle(framework, () => modelTables(namedFile(`${code}\n`.repeat(5_000), language, path)));
        }
    });
});

test('a model in a comment is none', () => {
  assert.deepEqual(modelTables(namedFile('# x\n=begin\n=end\n# class Order < ApplicationRecord', 'ruby')), []);
});

test('plurals and small letters', () => {
  const plurals = ['orders', 'categories', 'days', 'boxes', 'statuses', 'people', 'children', 'news'];
  assert.deepEqual(['order', 'category', 'day', 'box', 'status', 'person', 'child', 'news'].map(plural), plurals);
  assert.deepEqual(['OrderLine', 'HTTPRequest', 'order'].map(snakeCase), ['order_line', 'http_request', 'order']);
});
