// The part of a chat that still counts for a question: its text, its evidence, and gaps known to be missing.
import { defaultAskSettings } from '../../base/settings/askSettings.ts';
import type { EarlierTurn } from './earlierTurn.ts';
import { maxTurns } from './earlierTurn.ts';

/** Data from earlier turns for a question. */
export interface Session {
  /** Newest last. */
  readonly turns: readonly EarlierTurn[];
  /** Turns whose evidence is read again for this question; none after a long pause. */
  readonly freshTurns: readonly EarlierTurn[];
  /** The pause was so long that evidence must be retrieved again. */
  readonly isIdle: boolean;
  /** Gaps that were not found before, in lower case. They are looked up again, since the code may have changed. */
  readonly unresolvedGaps: ReadonlySet<string>;
}

/**
 * The session of `earlier` turns at `now` (milliseconds since 1970). After `idleMinutes` the transcript stays, but evidence is retrieved
 * again.
 */
export function sessionOf(
  earlier: readonly EarlierTurn[] = [],
  now: number,
  idleMinutes = defaultAskSettings['session.idleMinutes'],
): Session {
  const turns = earlier.slice(-maxTurns);
  const last = turns.at(-1);
  const idle = last?.at !== undefined && now - last.at > idleMinutes * 60_000;
  const unresolvedGaps = new Set(turns.flatMap((turn) => turn.unresolved.map((name) => name.toLowerCase())));
  return { turns, freshTurns: idle ? [] : turns, isIdle: idle, unresolvedGaps };
}
