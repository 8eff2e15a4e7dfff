// Decisions of the person on each embedder, as they are stored.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { EmbeddingState } from '../../../src/vscode/embedding/embeddingState.ts';

suite('EmbeddingState', () => {
  const state = (storedValues: Map<string, unknown>): EmbeddingState =>
    new EmbeddingState({
      keys: () => [...storedValues.keys()],
      get: (key: string) => storedValues.get(key),
      update: (key: string, value: unknown) => {
        storedValues.set(key, value);
        return Promise.resolve();
      },
    } as ConstructorParameters<typeof EmbeddingState>[0]);

  test('stores the decision on each embedder, and forgets them on request', async () => {
    const storedValues = new Map<string, unknown>();
    await state(storedValues).decide('a', 'given');
    await state(storedValues).decide('constructor', 'declined');
    assert.deepEqual(
      [state(storedValues).consent('a'), state(storedValues).consent('constructor'), state(storedValues).consent('b')],
      ['given', 'declined', undefined],
    );
    await state(storedValues).decide('a', undefined);
    assert.equal(state(storedValues).consent('a'), undefined);
    assert.equal(await state(storedValues).forget(), 1);
    assert.equal(state(storedValues).consent('constructor'), undefined);
  });

  test('takes damaged values as no consent', () => {
    for (const wrong of ['given', { a: 'given' }, [['a']], [['a', true]], [3]])
      assert.equal(state(new Map([['clew.embedConsents', wrong]])).consent('a'), undefined);
  });
});
