// A bounded map that drops the entries used longest ago, by number and by weight.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { LruMap } from '../../../../src/core/base/collections/lru.ts';

suite('LruMap', () => {
  test('drops the entry that was used longest ago', () => {
    const map = new LruMap<string, number>(2);
    map.set('a', 1);
    map.set('b', 2);
    assert.equal(map.get('a'), 1);
    map.set('c', 3);
    assert.deepEqual([map.get('a'), map.get('b'), map.get('c')], [1, undefined, 3]);
  });

  test('counts entries by weight, without replaced and deleted ones', () => {
    const map = new LruMap<string, string>(10, (key, value) => key.length + value.length);
    map.set('a', 'xxxx');
    map.set('b', 'xxxx');
    assert.equal(map.size, 2);
    map.set('a', 'x');
    map.set('c', 'xxx');
    assert.deepEqual([map.get('a'), map.get('b'), map.get('c')], ['x', undefined, 'xxx']);
    map.delete('a');
    map.set('d', 'xxxxx');
    assert.deepEqual([map.get('c'), map.get('d')], ['xxx', 'xxxxx']);
  });

  test('keeps the latest entry, however heavy it is', () => {
    const map = new LruMap<string, string>(3, (_, value) => value.length);
    map.set('a', 'xx');
    map.set('b', 'xxxxxxxx');
    assert.deepEqual([map.get('a'), map.get('b')], [undefined, 'xxxxxxxx']);
    map.clear();
    map.set('c', 'xxx');
    assert.equal(map.get('c'), 'xxx');
  });
});
