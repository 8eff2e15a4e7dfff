// Remembers the files with a run of words until a text changes: one question searches for the same words in several ways.
import { LruMap } from '../base/collections/lru.ts';
import type { FileTexts, TextFile } from './fileTexts.ts';

/** Most files to remember over all runs. Set by judgement: enough for the words of some questions, and each is only a pointer in a set. */
const maxFiles = 50_000;

/** Results for one state of the texts. */
interface HolderCache {
  readonly files: readonly TextFile[];
  readonly changes: number;
  readonly holders: LruMap<string, ReadonlySet<TextFile>>;
}

const memories = new WeakMap<FileTexts, HolderCache>();

/** Files with runs, for the current texts. */
export class RunHolders {
  readonly #texts: FileTexts;
  readonly #state: HolderCache;

  constructor(texts: FileTexts) {
    this.#texts = texts;
    const memory = memories.get(texts);
    this.#state = memory && isCurrent(memory, texts) ? memory : { files: texts.files(), changes: texts.changes, holders: newHolders() };
    memories.set(texts, this.#state);
  }

  /** All files with the run; undefined if unknown. */
  holdersOf(run: string): ReadonlySet<TextFile> | undefined {
    return this.#state.holders.get(run);
  }

  /** Stores `files` as all files with the run, unless texts have changed since. */
  set(run: string, files: ReadonlySet<TextFile>): void {
    if (isCurrent(this.#state, this.#texts)) this.#state.holders.set(run, files);
  }
}

function newHolders(): HolderCache['holders'] {
  return new LruMap<string, ReadonlySet<TextFile>>(maxFiles, (_, files) => 1 + files.size);
}

function isCurrent({ files, changes }: HolderCache, texts: FileTexts): boolean {
  return changes === texts.changes && files === texts.files();
}
