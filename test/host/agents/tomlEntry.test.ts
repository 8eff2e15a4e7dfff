// An entry in a TOML file: the rest of the file stays as it was.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { parse as parseToml } from 'smol-toml';
import { withTomlEntry } from '../../../src/vscode/agents/tomlEntry.ts';
import { dedent } from '../../support/dedent.ts';

suite('withTomlEntry', () => {
  const entry = { command: 'C:\\Program Files\\node.exe', args: ['a "b"', 'ü\u007f'], env: { ELECTRON_RUN_AS_NODE: '1' } };
  const plain = (text: string): unknown => JSON.parse(JSON.stringify(parseToml(text)));

  test('appends a table and keeps the text before it unchanged', () => {
    const text = dedent`
      model = "x" # mine

      [mcp_servers.other]
      command = "y"
    `;
    const merged = withTomlEntry(text, 'mcp_servers', 'clew', entry);
    assert.ok(merged.outcome === 'added');
    assert.ok(merged.text.startsWith(text));
    assert.deepEqual(plain(merged.text), { model: 'x', mcp_servers: { other: { command: 'y' }, clew: entry } });
    assert.equal(withTomlEntry(merged.text, 'mcp_servers', 'clew', entry).outcome, 'same');
  });

  test('refuses a text with another entry of that name, an inline table, or invalid TOML', () => {
    for (const text of [
      '[mcp_servers.clew]\ncommand = "old"\n',
      'mcp_servers = { other = { command = "y" } }\n',
      'mcp_servers = 3\n',
      'a =',
    ])
      assert.equal(withTomlEntry(text, 'mcp_servers', 'clew', entry).outcome, 'unreadable', text);
  });
});
