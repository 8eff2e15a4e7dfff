// Completing the address of a server as a person types it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withScheme } from '../../../src/models/endpoint/address.ts';

test('withScheme completes an address: http on local networks, https elsewhere', () => {
  const cases = [
    ['localhost:8977', 'http://localhost:8977'],
    [' 192.168.0.4:11434/v1 ', 'http://192.168.0.4:11434/v1'],
    ['box.local', 'http://box.local'],
    ['api.example.com/v1', 'https://api.example.com/v1'],
    ['https://api.example.com', 'https://api.example.com'],
    ['ftp://x', 'ftp://x'],
    ['', ''],
    ['two words', 'two words'],
    ['user:pass@host', 'user:pass@host'],
  ] as const;
  for (const [typed, wanted] of cases) assert.equal(withScheme(typed), wanted);
});
