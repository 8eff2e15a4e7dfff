// The list of servers with a key fires its changes only once it contains them, so that listeners never see an older list.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type * as vscode from 'vscode';
import { Keys } from '../../../src/vscode/models/keys.ts';

test('Keys fires onDidList after the list has changed', async () => {
  const secrets = new Map<string, string>();
  const state = new Map<string, unknown>();
  const storage = {
    get: (key: string) => Promise.resolve(secrets.get(key)),
    store: (key: string, value: string) => Promise.resolve(void secrets.set(key, value)),
    delete: (key: string) => Promise.resolve(void secrets.delete(key)),
    onDidChange: () => ({ dispose() {} }),
  } as unknown as vscode.SecretStorage;
  const memento = {
    get: (key: string) => state.get(key),
    update: (key: string, value: unknown) => Promise.resolve(void state.set(key, value)),
  } as unknown as vscode.Memento;
  const keys = new Keys(storage, memento);
  const lists: (readonly string[])[] = [];
  keys.onDidList(() => lists.push(keys.origins));
  await keys.set('https://one.example', 'k');
  await keys.set('https://two.example', 'k');
  await keys.remove('https://one.example');
  await keys.remove('https://two.example');
  assert.deepEqual(lists, [['https://one.example'], ['https://one.example', 'https://two.example'], ['https://two.example'], []]);
});
