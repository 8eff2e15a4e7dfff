// Versions of an answer: they share one place in the chat, which shows one of them, or two side by side. Pure.

/** Fields of a version. `of` is the id of the first; `aside`: another one is shown in its place. */
export interface Version {
  readonly id: string;
  readonly of?: string;
  readonly aside?: true;
}

/** Whether two turns answer the same question. */
export function sameQuestion(a: Version, b: Version): boolean {
  return (a.of ?? a.id) === (b.of ?? b.id);
}

/** Inserts `newTurn` after the other answers to its question, or at the end, and shows it in their place. */
export function withVersion<T extends Version>(turns: readonly T[], newTurn: T): T[] {
  const last = turns.findLastIndex((turn) => sameQuestion(turn, newTurn));
  const otherTurns = turns.map((turn) => (sameQuestion(turn, newTurn) ? { ...turn, aside: true as const } : turn));
  return otherTurns.toSpliced(last < 0 ? otherTurns.length : last + 1, 0, newTurn);
}

/** Returns `turns` with the answer `id` shown in place of the others to its question. */
export function showVersion<T extends Version>(turns: readonly T[], id: string): T[] {
  return turns.map((turn) => showIf(turn, turn.id === id, turns, id));
}

/** Returns `turns` with the shown answer to the question of `id` beside its neighbour, or alone again. */
export function showSideBySide<T extends Version>(turns: readonly T[], id: string, on: boolean): T[] {
  const target = turns.find((turn) => turn.id === id);
  const versions = target ? turns.filter((turn) => sameQuestion(turn, target)) : [];
  const at = versions.findIndex((turn) => turn.id === id);
  const neighbour = on ? (versions[at - 1] ?? versions[at + 1]) : undefined;
  return turns.map((turn) => showIf(turn, turn.id === id || turn.id === neighbour?.id, turns, id));
}

function showIf<T extends Version>(turn: T, shown: boolean, turns: readonly T[], id: string): T {
  const target = turns.find((each) => each.id === id);
  if (!target || !sameQuestion(turn, target)) return turn;
  const { aside: _, ...shownTurn } = turn;
  return shown ? (shownTurn as T) : { ...turn, aside: true };
}

/** The context of a question in the place of `id`: the turns before it, with the shown answer to each question. */
export function turnsBefore<T extends Version>(turns: readonly T[], id: string): readonly T[] {
  const target = turns.find((turn) => turn.id === id);
  const first = target ? turns.findIndex((turn) => sameQuestion(turn, target)) : turns.length;
  const shownTurns = turns.slice(0, first).filter(({ aside }) => !aside);
  return shownTurns.filter((turn, i) => !shownTurns.slice(i + 1).some((later) => sameQuestion(turn, later)));
}

/** All turns up to and including the answers to the question of `id`. */
export function turnsUpTo<T extends Version>(turns: readonly T[], id: string): readonly T[] {
  const target = turns.find((turn) => turn.id === id);
  return target ? turns.slice(0, turns.findLastIndex((turn) => sameQuestion(turn, target)) + 1) : turns;
}
