// Opens the folder of a command, and prints the progress of the index to standard error.
import { readdir } from 'node:fs/promises';
import * as l10n from '@vscode/l10n';
import type { Codebase } from '../core/codebase/api.ts';
import type { CancellationToken } from '../core/base/cancellation.ts';
import { UserError } from '../core/base/wording/errors.ts';
import { sentence } from '../core/base/wording/errorSentences.ts';
import type { IndexReport } from '../core/indexing/indexReport.ts';
import type { Log, Root } from '../core/ports.ts';
import { openCodebase } from '../engine/openCodebase.ts';
import { NodeFiles } from '../node/files.ts';
import { rootOfFolder } from '../node/root.ts';
import { requiredFlag } from './arguments.ts';
import type { Command, Flag, CommandInvocation } from './command.ts';
import { embedderOf, noEmbedder } from './models/embedder.ts';
import { settingsFrom, storeLimitFrom } from './settings/environmentSettings.ts';
import { defaultStoreFolder } from './settings/storeFolder.ts';
import { isTrusted } from './trust.ts';
import { UsageError } from './usageError.ts';
import type { CommandEmbedder } from './models/commandEmbedder.ts';
import { say } from './say.ts';

/** Flags of every command that works on a folder. */
export function workspaceFlags(): Readonly<Record<'workspace' | 'store' | 'trust' | 'json' | 'verbose', Flag>> {
  return {
    workspace: { value: 'DIR', about: l10n.t('the folder with the code') },
    store: { value: 'DIR', about: l10n.t('where the index is stored (default: {0})', defaultStoreFolder()) },
    trust: { about: l10n.t('trust the folder from now on: git reads its history, and with it the settings of the repository') },
    json: { about: l10n.t('print JSON') },
    verbose: { about: l10n.t('print more on standard error') },
  };
}

export interface IndexedWorkspace {
  readonly codebase: Codebase;
  readonly root: Root;
  readonly files: NodeFiles;
  readonly report: IndexReport;
}

/**
 * Updates the index of the folder `--workspace`, passes it to `use` and closes it afterwards.
 * @throws UsageError when the folder cannot be read
 */
export async function withWorkspace<T>(
  command: Command,
  invocation: CommandInvocation,
  use: (workspace: IndexedWorkspace) => Promise<T>,
): Promise<T> {
  const { flags, log, token } = invocation;
  const folder = requiredFlag(command, flags, 'workspace');
  await mustBeReadable(folder);
  const trusted = await isTrusted([folder], invocation, command.readsHistory === true);
  return withFolder({ folder, store: flags.get('store'), trusted, embedder: embedderOf(command, invocation), log, token }, use);
}

/** A folder to index, with options. */
export interface FolderRequest {
  readonly folder: string;
  readonly store: string | undefined;
  /** Whether git may read the history of the folder; not when absent. */
  readonly trusted?: boolean;
  /** Off when absent. */
  readonly embedder?: CommandEmbedder;
  readonly log: Log;
  readonly token: CancellationToken;
}

/** As {@link withWorkspace}, for a folder that does not come from a flag. */
export async function withFolder<T>(request: FolderRequest, use: (workspace: IndexedWorkspace) => Promise<T>): Promise<T> {
  const { folder, store, trusted = false, embedder = noEmbedder, log, token } = request;
  await mustBeReadable(folder);
  const root = rootOfFolder(folder);
  const files = new NodeFiles();
  const openedCodebase = await openCodebase({
    roots: [root],
    files,
    options: settingsFrom(process.env),
    storeFolder: store ?? defaultStoreFolder(),
    storeLimit: storeLimitFrom(process.env),
    trusted,
    embedding: embedder.choice,
    log,
  });
  let isProblemTold = false;
  try {
    const report = await openedCodebase.codebase.index(token);
    if (report.storeProblem) {
      isProblemTold = true;
      say(sentence(report.storeProblem.code, report.storeProblem.args));
    }
    await embedder.settle(openedCodebase.codebase, token);
    return await use({ codebase: openedCodebase.codebase, root, files, report });
  } finally {
    // Results stay valid when they could not be stored for the next time.
    await openedCodebase.dispose().catch((error: unknown) => {
      if (!(error instanceof UserError)) throw error;
      if (!isProblemTold) say(sentence(error.code, error.args));
    });
  }
}

/** Reports an empty folder, for commands that would print nothing. */
export function sayIfEmpty({ files }: IndexReport): void {
  if (files === 0) say(sentence('nothing-indexed', []));
}

/** @throws UsageError when the folder cannot be listed */
export async function mustBeReadable(folder: string): Promise<void> {
  try {
    await readdir(folder);
  } catch (error) {
    throw new UsageError(sentence('folder-not-found', [folder]), { cause: error });
  }
}
