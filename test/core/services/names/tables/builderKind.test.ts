// Whether a chain of calls writes: by its calls before and after the one with the table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builderKind } from '../../../../../src/core/services/names/tables/builderKind.ts';

const kindAt = (code: string): string => builderKind(code.replace('@', ' '), code.indexOf('@'));

test('the calls of a chain tell whether it writes', () => {
  assert.equal(kindAt("knex('@').where({ id }).first()"), 'reads');
  assert.equal(kindAt("knex('@').where({ id: f(x) })\n  .update({ total })"), 'writes');
  assert.equal(kindAt("knex.insert(order).into('@')"), 'writes');
  assert.equal(kindAt("DB::table('@')->where(1)->delete();"), 'writes');
  assert.equal(kindAt("old.update(x); knex('@').first(); other.insert(y)"), 'reads');
});
