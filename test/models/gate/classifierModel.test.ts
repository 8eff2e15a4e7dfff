// The model that classifies a question: never one that costs requests which nobody chose.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classifierOf } from '../../../src/models/gate/classifierModel.ts';

const small = { name: 'small', destination: { key: 'https://api.example.com', local: false } };
const hosted = { name: 'hosted', destination: { key: 'https://api.example.com', local: false } };
const localModel = { name: 'own', destination: { key: 'http://127.0.0.1:11434', local: true } };
const editor = { name: 'editor', destination: { key: 'editor:copilot', local: false, ofEditor: true } } as const;

test('chooses the small model when one is set', () => {
  for (const large of [hosted, localModel, editor]) {
    assert.equal(classifierOf({ large, small }, 'auto')?.name, 'small');
    assert.equal(classifierOf({ large, small }, 'always')?.name, 'small');
    assert.equal(classifierOf({ large, small }, 'never'), undefined);
  }
});

test('chooses the large model only on this machine, or when every question is to be classified', () => {
  assert.equal(classifierOf({ large: localModel }, 'auto')?.name, 'own');
  assert.equal(classifierOf({ large: hosted }, 'auto'), undefined);
  assert.equal(classifierOf({ large: hosted }, 'always')?.name, 'hosted');
  assert.equal(classifierOf({ large: localModel }, 'never'), undefined);
});

test('never chooses the large model of the editor', () => {
  assert.equal(classifierOf({ large: editor }, 'auto'), undefined);
  assert.equal(classifierOf({ large: editor }, 'always'), undefined);
});
