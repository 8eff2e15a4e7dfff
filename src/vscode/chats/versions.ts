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

/** Inserts `added` after the other answers to its question, or at the end, and shows it in their place. */
export function withVersion<T extends Version>(turns: readonly T[], added: T): T[] {
  const last = turns.findLastIndex((turn) => sameQuestion(turn, added));
  const before = turns.map((turn) => (sameQuestion(turn, added) ? { ...turn, aside: true as const } : turn));
  return before.toSpliced(last < 0 ? before.length : last + 1, 0, added);
}

/** Returns `turns` with the answer `id` shown in place of the others to its question. */
export function showing<T extends Version>(turns: readonly T[], id: string): T[] {
  return turns.map((turn) => shownIf(turn, turn.id === id, turns, id));
}

/** Returns `turns` with the shown answer to the question of `id` beside its neighbour, or alone again. */
export function sideBySide<T extends Version>(turns: readonly T[], id: string, on: boolean): T[] {
  const one = turns.find((turn) => turn.id === id);
  const all = one ? turns.filter((turn) => sameQuestion(turn, one)) : [];
  const at = all.findIndex((turn) => turn.id === id);
  const other = on ? (all[at - 1] ?? all[at + 1]) : undefined;
  return turns.map((turn) => shownIf(turn, turn.id === id || turn.id === other?.id, turns, id));
}

function shownIf<T extends Version>(turn: T, shown: boolean, turns: readonly T[], id: string): T {
  const one = turns.find((each) => each.id === id);
  if (!one || !sameQuestion(turn, one)) return turn;
  const { aside: _, ...rest } = turn;
  return shown ? (rest as T) : { ...turn, aside: true };
}

/** The context of a question in the place of `id`: the turns before it, with the shown answer to each question. */
export function before<T extends Version>(turns: readonly T[], id: string): readonly T[] {
  const one = turns.find((turn) => turn.id === id);
  const first = one ? turns.findIndex((turn) => sameQuestion(turn, one)) : turns.length;
  const shown = turns.slice(0, first).filter(({ aside }) => !aside);
  return shown.filter((turn, i) => !shown.slice(i + 1).some((later) => sameQuestion(turn, later)));
}

/** All turns up to and including the answers to the question of `id`. */
export function upTo<T extends Version>(turns: readonly T[], id: string): readonly T[] {
  const one = turns.find((turn) => turn.id === id);
  return one ? turns.slice(0, turns.findLastIndex((turn) => sameQuestion(turn, one)) + 1) : turns;
}
