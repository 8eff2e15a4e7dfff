// Decides whether git may read the history of folders: it reads the settings of the repository, which others may have written.
import { realpath } from 'node:fs/promises';
import * as l10n from '@vscode/l10n';
import type { Log } from '../core/ports.ts';
import { hasOwnHistory } from '../node/ownHistory.ts';
import type { CommandInvocation } from './command.ts';
import { confirm, hasPerson } from './confirm.ts';
import { printable } from './output/printable.ts';
import { defaultStoreFolder } from './settings/storeFolder.ts';
import { readTrust, storeTrust } from './settings/trustedFolders.ts';

/**
 * Whether a person trusts all of `folders`: by the flag `--trust`, which is remembered, by an earlier answer, or by one now. With `mayAsk` a
 * person at a terminal is asked once about a folder that has a history; nobody else is, and the history stays unread.
 * @throws CancelledError
 */
export async function isTrusted(
  folders: readonly string[],
  { flags, log, token }: Pick<CommandInvocation, 'flags' | 'log' | 'token'>,
  mayAsk: boolean,
): Promise<boolean> {
  const store = flags.get('store') ?? defaultStoreFolder();
  for (const folder of await Promise.all(folders.map((each) => realpath(each)))) {
    const knownTrust = await readTrust(store, folder);
    if (flags.has('trust')) {
      if (knownTrust !== true) await remember(store, folder, true, log);
    } else if (knownTrust === undefined && mayAsk && !flags.has('json') && hasPerson() && (await hasOwnHistory(folder))) {
      const question = l10n.t(
        'Do you trust the authors of {0}? Then git reads its history, and with it the settings of the repository. Your answer is remembered. (y/n)',
        printable(folder),
      );
      const answer = await confirm(question, token);
      await remember(store, folder, answer, log);
      if (!answer) return false;
    } else if (knownTrust !== true) {
      log.info(`The history of ${folder} is not read, since nobody said that the folder is trusted: --trust does`);
      return false;
    }
  }
  return true;
}

/** An answer holds for this run even when it cannot be kept. */
async function remember(store: string, folder: string, isTrusted: boolean, log: Log): Promise<void> {
  try {
    await storeTrust(store, folder, isTrusted);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    log.warn(`The answer about ${folder} could not be kept: ${String(error)}`);
  }
}
