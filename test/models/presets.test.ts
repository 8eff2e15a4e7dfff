// Presets of servers lead to valid addresses.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { isLocal, originOf } from '../../src/models/endpoint/address.ts';
import { presets, presetUrl } from '../../src/models/presets.ts';

suite('presets', () => {
  test('have valid addresses, the local ones on this machine', () => {
    for (const preset of presets().filter(({ id }) => id !== 'other')) {
      const url = presetUrl(preset, 'acme');
      assert.match(originOf(url), /^https?:\/\/[\w.-]+(:\d+)?$/);
      assert.equal(isLocal(url), preset.local, preset.id);
      assert.equal(url.startsWith('https:'), !preset.local, preset.id);
      assert.ok(preset.key === 'optional' || preset.keysPage?.startsWith('https://'), preset.id);
    }
  });

  test('accept a name or a whole address for the placeholder', () => {
    const azure = presets().find(({ id }) => id === 'azure');
    assert.ok(azure);
    for (const typed of ['acme', ' acme ', 'https://acme.openai.azure.com/', 'acme.openai.azure.com']) {
      assert.equal(presetUrl(azure, typed), 'https://acme.openai.azure.com/openai/v1', typed);
    }
  });
});
