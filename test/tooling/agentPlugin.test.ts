// The agent plugin is shipped in the layout of its clients and describes exactly the existing tools.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { toolDefinitions } from '../../src/core/tools/tools.ts';

const root = join(import.meta.dirname, '../..');
const plugin = join(root, 'media/agent-plugin');
const read = (path: string): string => readFileSync(join(plugin, path), 'utf8');
const json = (path: string): Readonly<Record<string, unknown>> => JSON.parse(read(path)) as Readonly<Record<string, unknown>>;
const tools = toolDefinitions.map(({ name }) => name).sort();
const texts = ['skills/clew-code-search/SKILL.md', 'agents/code-explorer.md'];

/** Fields between the two lines of dashes at the head of a text. */
function headOf(text: string): Readonly<Record<string, string>> {
  const [, head = ''] = /^---\n([^]*?)\n---\n/.exec(text) ?? [];
  return Object.fromEntries(head.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]));
}

suite('the agent plugin', () => {
  test('names every existing tool in each text, and no other', () => {
    for (const path of texts) {
      // Names of tools have an underscore; arguments with one are those of the schemas.
      const named = new Set([...read(path).matchAll(/`([a-z]+_[a-z]+)`/g)].map(([, name = '']) => name));
      const args = new Set(toolDefinitions.flatMap(({ parameters }) => Object.keys((parameters['properties'] ?? {}) as object)));
      assert.deepEqual([...named].filter((name) => !args.has(name)).sort(), tools, path);
    }
  });

  test('has a header in each text that says when to load it', () => {
    for (const path of texts) {
      const { name = '', description = '' } = headOf(read(path));
      assert.ok(path.includes(name) && name.length > 0, path);
      assert.ok(description.length > 40 && description.length <= 1024, path);
    }
    assert.match(headOf(read('agents/code-explorer.md'))['disallowedTools'] ?? '', /\bWrite\b.*\bEdit\b/);
  });

  test('has equal manifests in both layouts, with the version of the package', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
    const { $schema, ...portable } = json('plugin.json');
    assert.equal($schema, 'https://agent-plugins.org/schemas/1.0.0/plugin.schema.json');
    assert.deepEqual(portable, json('.claude-plugin/plugin.json'));
    assert.equal(portable['version'], version);
    // The portable layout has no name for the workspace: a server that is started by it would serve the folder of the plugin.
    assert.ok(!existsSync(join(plugin, 'mcp.json')));
    assert.deepEqual(readdirSync(join(plugin, '.claude-plugin')), ['plugin.json']);
  });

  test('starts the server for the folder of the client', () => {
    assert.deepEqual(json('.mcp.json'), {
      mcpServers: { clew: { type: 'stdio', command: 'clew', args: ['mcp', '--workspace', '${CLAUDE_PROJECT_DIR:-.}'] } },
    });
  });

  test('is included in the package with its hidden files', () => {
    const packagedPaths = readFileSync(join(root, '.vscodeignore'), 'utf8').split('\n');
    assert.ok(packagedPaths.includes('!media/agent-plugin/**'));
  });
});
