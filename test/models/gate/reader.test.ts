// Which model reads a question beside the rules: none that costs a person a request that nobody chose.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readerOf } from '../../../src/models/gate/reader.ts';

const small = { name: 'small', destination: { key: 'https://api.example.com', local: false } };
const hosted = { name: 'hosted', destination: { key: 'https://api.example.com', local: false } };
const own = { name: 'own', destination: { key: 'http://127.0.0.1:11434', local: true } };
const editor = { name: 'editor', destination: { key: 'editor:copilot', local: false, ofEditor: true } } as const;

test('a small model that is set reads', () => {
  for (const large of [hosted, own, editor]) {
    assert.equal(readerOf({ large, small }, 'auto')?.name, 'small');
    assert.equal(readerOf({ large, small }, 'always')?.name, 'small');
    assert.equal(readerOf({ large, small }, 'never'), undefined);
  }
});

test('without one, the large model of this machine reads, and another endpoint only where every question is to be read', () => {
  assert.equal(readerOf({ large: own }, 'auto')?.name, 'own');
  assert.equal(readerOf({ large: hosted }, 'auto'), undefined);
  assert.equal(readerOf({ large: hosted }, 'always')?.name, 'hosted');
  assert.equal(readerOf({ large: own }, 'never'), undefined);
});

test('the large model of the editor never reads', () => {
  assert.equal(readerOf({ large: editor }, 'auto'), undefined);
  assert.equal(readerOf({ large: editor }, 'always'), undefined);
});
