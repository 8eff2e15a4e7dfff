// Detects changes in code that an answer cites. Knows no editor: it receives the changed files, and looks up where lines are now.
import type { Disposable } from '../../core/base/disposable.ts';
import { fileKey, fileKeyOf } from '../../core/base/fileKey.ts';
import type { Citation } from '../../core/answering/record/answerRecord.ts';
import type { FileRef, Log, Root } from '../../core/ports.ts';
import type { Chat, ChatTurn } from './chat.ts';
import { rootByName } from '../places/rootByName.ts';

export interface StalenessDependencies {
  readonly chat: Chat;
  readonly roots: () => readonly Root[];
  /** Resolves to the present lines, or to null when they are gone. */
  locate(place: { root: string; path: string; lineStart: number; lineEnd: number; hash: string }): Promise<unknown>;
  readonly log: Log;
}

/** Older answers are not watched: their citations are checked when a person opens one. */
const maxTurns = 20;
/** Pause after the last change, in ms: nobody waits for this. */
const checkDelayMs = 1000;

/** Tells {@link Chat} how many places cited by its answers have changed. */
export class Staleness implements Disposable {
  readonly #dependencies: StalenessDependencies;
  #changedPaths: Set<string> | 'all' = new Set();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(dependencies: StalenessDependencies) {
    this.#dependencies = dependencies;
  }

  /** Notes changed files; undefined when anything may have changed. */
  noteChanges(files: readonly FileRef[] | undefined): void {
    if (!files || this.#changedPaths === 'all') this.#changedPaths = 'all';
    else for (const file of files) this.#changedPaths.add(fileKeyOf(file));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), checkDelayMs);
  }

  /** Checks all changes since the last run. Never rejects. */
  async check(): Promise<void> {
    const changedPaths = this.#changedPaths;
    this.#changedPaths = new Set();
    try {
      for (const turn of this.#dependencies.chat.turns.slice(-maxTurns)) await this.#check(turn, changedPaths);
    } catch (error) {
      this.#dependencies.log.warn(
        `Whether answers are out of date is not known: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  dispose(): void {
    clearTimeout(this.#timer);
  }

  async #check({ id, record, state }: ChatTurn, changedPaths: ReadonlySet<string> | 'all'): Promise<void> {
    if (!record || state === 'running') return;
    const provenCitations = record.citations.filter(({ status }) => status !== 'unsupported');
    const roots = this.#dependencies.roots();
    const isTouched = provenCitations.some(
      ({ root, file }) => changedPaths === 'all' || changedPaths.has(fileKey(rootByName(roots, root)?.key ?? '', file)),
    );
    if (!isTouched) return;
    let goneCount = 0;
    for (const citation of provenCitations) if (await this.#isGone(citation, roots)) goneCount++;
    this.#dependencies.chat.markStale(id, goneCount);
  }

  async #isGone({ root: label, file: path, lineStart, lineEnd, hash }: Citation, roots: readonly Root[]): Promise<boolean> {
    const root = rootByName(roots, label);
    // The state of a closed root is unknown.
    if (!root || hash === undefined) return false;
    return !(await this.#dependencies.locate({ root: root.key, path, lineStart, lineEnd, hash }));
  }
}
