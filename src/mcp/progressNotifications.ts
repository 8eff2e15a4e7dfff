// Notifies a client of the index's progress while its call waits: rising numbers, as the protocol requires, and few of them.
import type { ProgressToken, ServerContext } from '@modelcontextprotocol/server';
import type { IndexProgress } from '../core/indexing/indexProgress.ts';
import { throttledStream } from '../engine/throttle.ts';

/** ms between two notifications. Set by judgement: people read them, and some clients print each. */
const intervalMs = 500;
/** Percentages at which the phases begin. Set by judgement, by a cold index of 5,000 files: walking is short, reading long. */
const startPercents = { scanning: 0, reading: 5, linking: 85 } as const;

/** Returns a function that takes the progress of the index and sends changes; it does nothing where the client gave no token. */
export function progressNotifier({ notify, _meta }: ServerContext['mcpReq']): (progress: IndexProgress) => void {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return () => undefined;
  let last = -1;
  const updates = throttledStream(({ percent, message }: ProgressUpdate) => {
    if (percent <= last) return;
    last = percent;
    // A client that is gone needs no notification; its end is handled elsewhere.
    notify(notificationOf(progressToken, percent, message)).catch(() => undefined);
  }, intervalMs);
  return (progress) => {
    const update = updateFor(progress);
    if (update) updates.push(update);
  };
}

interface ProgressUpdate {
  readonly percent: number;
  readonly message: string;
}

function notificationOf(progressToken: ProgressToken, progress: number, message: string): Parameters<ServerContext['mcpReq']['notify']>[0] {
  return { method: 'notifications/progress', params: { progressToken, progress, total: 100, message } };
}

function updateFor({ phase, done, total }: IndexProgress): ProgressUpdate | undefined {
  if (phase === 'scanning') return { percent: startPercents.scanning, message: `Looking for files: ${done} so far` };
  if (phase === 'linking') return { percent: startPercents.linking, message: 'Resolving calls between files' };
  if (phase !== 'reading' || total === 0) return undefined;
  const percent = Math.floor(startPercents.reading + ((startPercents.linking - startPercents.reading) * done) / total);
  return { percent, message: `Indexing: ${done} of ${total} files` };
}
