// Writes the tools of core into the manifest, so that chats of the editor get the same descriptions as other agents. A test compares the two.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './paths.mjs';

/** For each tool the name that people type behind `#` in a chat, and its icon there.
 * @type {Readonly<Record<string, readonly [reference: string, icon: string]>>}
 */
const shown = {
  explore_code: ['clewExplore', '$(telescope)'],
  find_symbol: ['clewSymbol', '$(symbol-method)'],
  find_uses: ['clewUses', '$(references)'],
  search_text: ['clewText', '$(search)'],
  trace_calls: ['clewTrace', '$(type-hierarchy)'],
  explain_failure: ['clewFailure', '$(bug)'],
  read_lines: ['clewLines', '$(file-code)'],
};

/** Without a folder there is nothing to look up, and with local-only every call would be refused. */
const when = 'workspaceFolderCount > 0 && !config.clew.privacy.localOnly';

/** The value of `contributes.languageModelTools` in the manifest. */
export async function languageModelTools() {
  const [{ toolDefinitions }, { editorToolName }] = await Promise.all([
    import('../src/core/tools/tools.ts'),
    import('../src/vscode/chatTools/toolName.ts'),
  ]);
  return toolDefinitions.map(({ name, description, parameters }) => {
    const [reference, icon] = shown[name] ?? [];
    if (!reference) throw new Error(`${name} has no name for people: add it to scripts/languageModelTools.mjs`);
    return {
      name: editorToolName(name),
      toolReferenceName: reference,
      displayName: `%tool.${name}.name%`,
      userDescription: `%tool.${name}.description%`,
      modelDescription: description,
      canBeReferencedInPrompt: true,
      icon,
      when,
      tags: ['codebase'],
      inputSchema: parameters,
    };
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = join(root, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  manifest.contributes.languageModelTools = await languageModelTools();
  writeFileSync(path, `${JSON.stringify(manifest, undefined, 2)}\n`);
}
