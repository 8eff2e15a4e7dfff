// `clew mcp`: serves the tools to other agents over standard input and output; the server is loaded only when it runs.
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as l10n from '@vscode/l10n';
import { version } from '../../../package.json';
import type { Root } from '../../core/ports.ts';
import { rootOfFolder } from '../../node/root.ts';
import { numberFlag, requiredFlag } from '../arguments.ts';
import type { Command, Flags } from '../command.ts';
import { exitCodes } from '../exitCodes.ts';
import { settingsFrom, storeLimitFrom } from '../settings/environmentSettings.ts';
import { defaultStoreFolder } from '../settings/storeFolder.ts';
import { isTrusted } from '../trust.ts';
import { mustBeReadable, workspaceFlags } from '../workspace.ts';

/** Seconds that a call waits for an index under construction: most clients give a call 60. */
const defaultWait = 30;

export function mcpCommand(): Command {
  const { json: _, ...flags } = workspaceFlags();
  const command: Command = {
    name: 'mcp',
    about: l10n.t('serve the tools to other agents over standard input and output (Model Context Protocol)'),
    flags: {
      ...flags,
      workspace: { ...flags.workspace, many: true, about: l10n.t('the folder with the code; several times for several folders') },
      scope: { value: 'SCOPE', about: l10n.t('folder, file or symbol that all calls are kept to') },
      wait: { value: 'S', about: l10n.t('seconds that a call waits for an index that is being built ({0})', defaultWait) },
    },
    run: async (invocation) => {
      const { flags: parsedFlags, log, token } = invocation;
      requiredFlag(command, parsedFlags, 'workspace');
      const waitMs = 1000 * (numberFlag(parsedFlags, 'wait', 0, 3600) ?? defaultWait);
      const roots = await rootsOf(parsedFlags.all('workspace'));
      // Standard input belongs to the protocol, so nobody is asked.
      const trusted = await isTrusted(parsedFlags.all('workspace'), invocation, false);
      const { serveMcp } = await import('../../mcp/serve.ts');
      await serveMcp({ version, roots, trusted, waitMs, log, token, ...settingsOf(parsedFlags) });
      return exitCodes.ok;
    },
  };
  return command;
}

function settingsOf(flags: Flags) {
  const { env } = process;
  return {
    options: settingsFrom(env),
    storeFolder: flags.get('store') ?? defaultStoreFolder(),
    storeLimit: storeLimitFrom(env),
    scope: flags.get('scope'),
  };
}

/** Returns the folders as roots, each once. Folders with the same name get the parent's name too, since results name roots. */
async function rootsOf(folders: readonly string[]): Promise<readonly Root[]> {
  for (const folder of folders) await mustBeReadable(folder);
  const roots = [...new Map(folders.map(rootOfFolder).map((root) => [root.key, root])).values()];
  return roots.map((root) => {
    const isAlone = roots.every((otherRoot) => otherRoot === root || otherRoot.name !== root.name);
    return isAlone ? root : { ...root, name: `${basename(dirname(fileURLToPath(root.uri)))}-${root.name}` };
  });
}
