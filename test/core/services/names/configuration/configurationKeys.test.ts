// The keys of configuration files, with their paths and places.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { configurationKeys } from '../../../../../src/core/services/names/configuration/configurationKeys.ts';
import { namedFile } from '../namesIn.ts';

function keysIn(path: string, language: string, text: string): readonly string[] {
  return configurationKeys(namedFile(text, language, path)).map(({ parts, offset }) => {
    const last = parts.at(-1) ?? '';
    assert.ok(text.slice(offset).startsWith(last) || text.slice(offset).startsWith(parts.join('.')), `${path}: ${parts.join('.')}`);
    return parts.join('.');
  });
}

suite('keys of a configuration file', () => {
  test('of YAML, without lists and texts of several lines', () => {
    const text = 'shop:\n  orders:\n    limit: 3 # a\n    # b: 1\n  list:\n    - name: x\n  text: |\n    no: key\nother: 1\n';
    assert.deepEqual(keysIn('src/main/resources/application.yml', 'yaml', text), [
      ...['shop', 'shop.orders', 'shop.orders.limit', 'shop.list', 'shop.text', 'other'],
    ]);
  });

  test('of properties, TOML and JSON', () => {
    assert.deepEqual(keysIn('application.properties', 'ini', '# a\nshop.limit=3\n'), ['shop.limit']);
    assert.deepEqual(keysIn('config.toml', 'toml', 'a = 1\n[shop.orders]\nlimit = 3\n'), ['a', 'shop.orders', 'shop.orders.limit']);
    const json = '{ "Shop": { "Urls": ["{"], "Orders": { "Limit": 3 } }, "End": "a: {" }';
    assert.deepEqual(keysIn('appsettings.json', 'json', json), ['Shop', 'Shop.Urls', 'Shop.Orders', 'Shop.Orders.Limit', 'End']);
  });

  test('of Laravel under the name of the file, and of an extension by its settings', () => {
    assert.deepEqual(keysIn('config/orders.php', 'php', "<?php return ['limit' => 3, 'mail' => ['host' => 'x']];"), [
      ...['orders.limit', 'orders.mail', 'orders.mail.host'],
    ]);
    const manifest =
      '{ "exports": { "a.b": {} }, "contributes": { "configuration": { "properties": { "shop.limit": { "type": "number" } } } } }';
    assert.deepEqual(keysIn('package.json', 'json', manifest), ['shop.limit']);
  });

  test('of other files are none', () => {
    assert.deepEqual(keysIn('package-lock.json', 'json', '{ "a": { "b": 1 } }'), []);
    assert.deepEqual(keysIn('data/orders.yaml', 'yaml', 'a:\n  b: 1\n'), []);
  });
});
