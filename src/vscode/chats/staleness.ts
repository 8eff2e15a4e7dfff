// Detects changes in code that an answer cites. Knows no editor: it receives the changed files, and looks up where lines are now.
import type { Disposable } from '../../core/base/disposable.ts';
import type { Citation } from '../../core/answering/record/record.ts';
import type { FileRef, Log, Root } from '../../core/ports.ts';
import type { Chat, ChatTurn } from './chat.ts';
import { rootNamed } from '../places/rootNamed.ts';

/** Dependencies to follow changes. */
export interface StalenessParts {
  readonly chat: Chat;
  readonly roots: () => readonly Root[];
  /** Finds the present lines; null when they are gone. */
  locate(place: { root: string; path: string; lineStart: number; lineEnd: number; hash: string }): Promise<unknown>;
  readonly log: Log;
}

/** Older answers are not watched: their citations are checked when a person opens one. */
const mostTurns = 20;
/** Pause after the last change, in ms: nobody waits for this. */
const pause = 1000;

/** Tells {@link Chat} how many places cited by its answers have changed. */
export class Staleness implements Disposable {
  readonly #parts: StalenessParts;
  #changed: Set<string> | 'all' = new Set();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: StalenessParts) {
    this.#parts = parts;
  }

  /** Notes changed files; undefined when anything may have changed. */
  changed(files: readonly FileRef[] | undefined): void {
    if (!files || this.#changed === 'all') this.#changed = 'all';
    else for (const { root, path } of files) this.#changed.add(`${root}:${path}`);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), pause);
  }

  /** Checks all changes since the last run. Never rejects. */
  async check(): Promise<void> {
    const changed = this.#changed;
    this.#changed = new Set();
    try {
      for (const turn of this.#parts.chat.turns.slice(-mostTurns)) await this.#check(turn, changed);
    } catch (error) {
      this.#parts.log.warn(`Whether answers are out of date is not known: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  dispose(): void {
    clearTimeout(this.#timer);
  }

  async #check({ id, record, state }: ChatTurn, changed: ReadonlySet<string> | 'all'): Promise<void> {
    if (!record || state === 'running') return;
    const cited = record.citations.filter(({ status }) => status !== 'unsupported');
    const roots = this.#parts.roots();
    const touched = cited.some(({ root, file }) => changed === 'all' || changed.has(`${rootNamed(roots, root)?.key}:${file}`));
    if (!touched) return;
    let gone = 0;
    for (const citation of cited) if (await this.#isGone(citation, roots)) gone++;
    this.#parts.chat.markStale(id, gone);
  }

  async #isGone({ root: label, file: path, lineStart, lineEnd, hash }: Citation, roots: readonly Root[]): Promise<boolean> {
    const root = rootNamed(roots, label);
    // The state of a closed root is unknown.
    if (!root || hash === undefined) return false;
    return !(await this.#parts.locate({ root: root.key, path, lineStart, lineEnd, hash }));
  }
}
