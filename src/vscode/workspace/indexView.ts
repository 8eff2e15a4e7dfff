// Builds the panel's view of the index from folders, engine and progress. Pure, so that every state can be tested.
import * as l10n from '@vscode/l10n';
import type { IndexProgress } from '../../core/indexing/indexProgress.ts';
import { sentence } from '../../core/base/wording/errorSentences.ts';
import type { IndexView } from '../../protocol/toPanel.ts';

/** Inputs of the line about the index. */
export interface IndexViewInput {
  readonly folders: number;
  /** Whether anything has started the engine. */
  readonly started: boolean;
  /** Whether the person paused indexing. */
  readonly paused: boolean;
  readonly progress: IndexProgress | undefined;
  /** Excluded files by reason; known after a run. */
  readonly skippedByReason: Readonly<Record<string, number>>;
  /** A sentence for people when the engine or the index failed. */
  readonly failure: string | undefined;
  /** Whether the workspace is in Restricted Mode. */
  readonly restricted: boolean;
  /** Number of files counted by VS Code, when they are so many that indexing waits for consent. */
  readonly fileCountToApprove: number | undefined;
}

/** The view of an index that is as `input` says. */
export function indexView(input: IndexViewInput): IndexView {
  const { progress } = input;
  return {
    state: stateOf(input),
    phase: progress?.phase ?? 'idle',
    done: progress?.done ?? 0,
    total: progress?.total ?? 0,
    files: progress?.files ?? 0,
    symbols: progress?.symbols ?? 0,
    skipped: Object.values(input.skippedByReason).reduce((sum, count) => sum + count, 0),
    message: messageOf(input),
  };
}

function stateOf({ folders, started, paused, progress, failure }: IndexViewInput): IndexView['state'] {
  if (!folders) return 'no-folder';
  if (failure || progress?.phase === 'failed') return 'failed';
  if (paused) return 'paused';
  if (!started) return 'waiting';
  if (!progress || progress.phase === 'idle') return 'starting';
  return progress.phase === 'ready' ? 'ready' : 'indexing';
}

function messageOf({
  folders,
  started,
  paused,
  progress,
  skippedByReason,
  failure,
  restricted,
  fileCountToApprove,
}: IndexViewInput): string | undefined {
  if (!folders) return undefined;
  if (failure) return failure;
  if (progress?.phase === 'failed') return l10n.t('The index could not be built; the log says why: try again.');
  if (paused) {
    return progress
      ? l10n.t('Indexing is paused: answers use what was indexed before.')
      : l10n.t('Indexing is paused, as it was when the window was last open: resume it before you ask.');
  }
  if (!started && fileCountToApprove !== undefined)
    return l10n.t('This workspace has more than {0} files, so indexing waits for your approval.', fileCountToApprove.toLocaleString());
  if (progress?.phase === 'ready' && !progress.files) {
    return l10n.t('No file here can be searched: the folder is empty, or every file is ignored or of a kind that Clew cannot read.');
  }
  const noRoomCount = skippedByReason['no-room'] ?? 0;
  if (noRoomCount > 0) {
    return l10n.t(
      'The memory of the engine is full: {0} files are not in the index, and all others can be asked about. Leave folders out with clew.exclude, or raise clew.engine.memory.',
      noRoomCount.toLocaleString(),
    );
  }
  if (progress?.storeProblem) return sentence(progress.storeProblem.code, progress.storeProblem.args);
  if (restricted && started) {
    return l10n.t(
      'Restricted Mode: git is not asked who changed lines, and this workspace\'s settings for models and files are ignored. Everything else works. "Workspaces: Manage Workspace Trust" ends it.',
    );
  }
  return undefined;
}
