// A memo keeps the answers that were used lately and drops the others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RecentMemo } from '../../../../src/core/base/collections/recentMemo.ts';

test('keeps the answers that were used between two trims and drops the others', () => {
  const memo = new RecentMemo<number>();
  const about = {};
  for (let i = 0; i < 6; i++) memo.set(about, `${i}`, i);
  memo.trim(10);
  assert.equal(memo.get(about, '1'), 1);
  for (let i = 10; i < 16; i++) memo.set('other', `${i}`, i);
  memo.trim(10);
  assert.equal(memo.get(about, '1'), 1);
  assert.equal(memo.get(about, '2'), undefined);
  assert.equal(memo.get('other', '12'), 12);
});

test('drops all answers when too many were added, and all on clear', () => {
  const memo = new RecentMemo<number>();
  for (let i = 0; i < 20; i++) memo.set('a', `${i}`, i);
  memo.trim(10);
  assert.equal(memo.get('a', '3'), undefined);
  memo.set('a', '3', 3);
  memo.clear();
  assert.equal(memo.get('a', '3'), undefined);
});
