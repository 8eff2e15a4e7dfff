// Decisions of the person on each embedder, as they are stored.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { EmbeddingState } from '../../../src/vscode/embedding/embeddingState.ts';

describe('EmbeddingState', () => {
  const state = (kept: Map<string, unknown>): EmbeddingState =>
    new EmbeddingState({
      keys: () => [...kept.keys()],
      get: (key: string) => kept.get(key),
      update: (key: string, value: unknown) => {
        kept.set(key, value);
        return Promise.resolve();
      },
    } as ConstructorParameters<typeof EmbeddingState>[0]);

  it('stores the decision on each embedder, and forgets them on request', async () => {
    const kept = new Map<string, unknown>();
    await state(kept).decide('a', 'given');
    await state(kept).decide('constructor', 'declined');
    assert.deepEqual(
      [state(kept).consent('a'), state(kept).consent('constructor'), state(kept).consent('b')],
      ['given', 'declined', undefined],
    );
    await state(kept).decide('a', undefined);
    assert.equal(state(kept).consent('a'), undefined);
    assert.equal(await state(kept).forget(), 1);
    assert.equal(state(kept).consent('constructor'), undefined);
  });

  it('takes damaged values as no consent', () => {
    for (const wrong of ['given', { a: 'given' }, [['a']], [['a', true]], [3]])
      assert.equal(state(new Map([['clew.embedConsents', wrong]])).consent('a'), undefined);
  });
});
