// The manifest lists every tool of core for chats of the editor, with the descriptions that other agents get.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { languageModelTools } from '../../scripts/languageModelTools.mjs';
import { root } from '../../scripts/paths.mjs';
import { toolDefinitions } from '../../src/core/tools/tools.ts';
import { toolsWithSentences } from '../../src/vscode/chatTools/invocationSentences.ts';
import { coreToolName } from '../../src/vscode/chatTools/toolName.ts';

interface ListedTool {
  readonly name: string;
  readonly toolReferenceName: string;
  readonly displayName: string;
  readonly userDescription: string;
  readonly modelDescription: string;
  readonly canBeReferencedInPrompt: boolean;
  readonly icon: string;
  readonly when: string;
  readonly inputSchema: unknown;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;
const { contributes } = read<{ readonly contributes: { readonly languageModelTools: readonly ListedTool[] } }>('package.json');
const tools = contributes.languageModelTools;

test('lists the tools of core in order, with the same descriptions for models', () => {
  assert.deepEqual(
    tools.map(({ name, modelDescription, inputSchema }) => ({
      name: coreToolName(name),
      description: modelDescription,
      parameters: inputSchema,
    })),
    toolDefinitions,
  );
});

test('is up to date with the output of npm run tools', async () => {
  assert.deepEqual(tools, await languageModelTools());
});

test('offers each tool to people wherever there is a workspace', () => {
  const words = read<Readonly<Record<string, string>>>('package.nls.json');
  for (const { name, canBeReferencedInPrompt, toolReferenceName, displayName, userDescription, icon, when } of tools) {
    assert.ok(canBeReferencedInPrompt, name);
    assert.match(name, /^clew_[a-z]+_[a-z]+$/);
    assert.match(toolReferenceName, /^clew[A-Z]\w+$/);
    assert.match(icon, /^\$\([a-z-]+\)$/);
    for (const key of [displayName, userDescription]) assert.ok(words[key.replaceAll('%', '')], `${name}: ${key}`);
    assert.match(when, /workspaceFolderCount > 0/);
    assert.match(when, /!config\.clew\.privacy\.localOnly/);
  }
  assert.equal(new Set(tools.map(({ toolReferenceName }) => toolReferenceName)).size, tools.length);
});

test('has a text for the consent to every tool', () => {
  assert.deepEqual(
    toolsWithSentences,
    toolDefinitions.map(({ name }) => name),
  );
});
