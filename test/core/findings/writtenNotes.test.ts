// Written notes in the store: what two windows write at a time, and what is damaged.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { WrittenNotes } from '../../../src/core/findings/writtenNotes.ts';
import { MemoryStore } from '../../support/memory.ts';

suite('WrittenNotes', () => {
  test('keeps the notes of two windows, of one path the later, and ignores damaged ones', async () => {
    const store = new MemoryStore();
    const [a, b] = [new WrittenNotes(store), new WrittenNotes(store)];
    await a.all('r', 'review');
    await b.all('r', 'review');
    for (let i = 0; i < 70; i++) await (i % 2 ? a : b).add('r', { kind: 'overviews', path: `f${i % 40}`, hash: String(i), overview: 'x' });
    store.put('note1:r:70', new Uint8Array([1, 2]));
    await a.add('r', { kind: 'review', path: 'f1', hash: 'h', findings: [] });
    const fresh = new WrittenNotes(store);
    assert.equal((await fresh.all('r', 'overviews')).length, 40);
    assert.equal((await fresh.find('r', 'f5', 'overviews'))?.hash, '45');
    assert.equal((await fresh.find('r', 'f1', 'review'))?.hash, 'h');
  });
});
