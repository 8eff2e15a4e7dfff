// The chat that a question belongs to, as far as it still counts: what was said, what was read, what is known not to be there.
import { defaultAskSettings } from '../../base/settings/askSettings.ts';
import type { EarlierTurn } from './earlierTurn.ts';
import { mostTurns } from './earlierTurn.ts';

/** What earlier turns give a question. */
export interface Session {
  /** Newest last. */
  readonly turns: readonly EarlierTurn[];
  /** Turns whose evidence is read anew for this question; none after a long pause. */
  readonly fresh: readonly EarlierTurn[];
  /** The pause was so long that evidence is retrieved anew. */
  readonly idle: boolean;
  /** Gaps that could not be found before, in lower case. They are looked up again, since the code may have changed. */
  readonly unresolved: ReadonlySet<string>;
}

/** The session of `earlier` turns at `now` (milliseconds since 1970). After `idleMinutes` the transcript stays and evidence is retrieved anew. */
export function sessionOf(
  earlier: readonly EarlierTurn[] = [],
  now: number,
  idleMinutes = defaultAskSettings['session.idleMinutes'],
): Session {
  const turns = earlier.slice(-mostTurns);
  const last = turns.at(-1);
  const idle = last?.at !== undefined && now - last.at > idleMinutes * 60_000;
  const unresolved = new Set(turns.flatMap((turn) => turn.unresolved.map((name) => name.toLowerCase())));
  return { turns, fresh: idle ? [] : turns, idle, unresolved };
}
