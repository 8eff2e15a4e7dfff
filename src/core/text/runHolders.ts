// Remembers which files hold a run of words, as long as no text changes: one question looks for the same words in several ways.
import { LruMap } from '../base/collections/lru.ts';
import type { FileTexts, TextFile } from './fileTexts.ts';

/** Files that are remembered over all runs. Set by judgement: the words of some questions; each is a pointer in a set. */
const mostFiles = 50_000;

/** What is remembered of one state of the texts. */
interface HolderMemory {
  readonly files: readonly TextFile[];
  readonly changes: number;
  readonly holders: LruMap<string, ReadonlySet<TextFile>>;
}

const remembered = new WeakMap<FileTexts, HolderMemory>();

/** Files that hold runs, of the texts as they are now. */
export class RunHolders {
  readonly #texts: FileTexts;
  readonly #state: HolderMemory;

  constructor(texts: FileTexts) {
    this.#texts = texts;
    const known = remembered.get(texts);
    this.#state = known && isNow(known, texts) ? known : { files: texts.files(), changes: texts.changes, holders: held() };
    remembered.set(texts, this.#state);
  }

  /** All files that hold the run; undefined where that is not known. */
  of(run: string): ReadonlySet<TextFile> | undefined {
    return this.#state.holders.get(run);
  }

  /** Remembers `files` as all that hold the run, unless texts have changed since. */
  set(run: string, files: ReadonlySet<TextFile>): void {
    if (isNow(this.#state, this.#texts)) this.#state.holders.set(run, files);
  }
}

function held(): HolderMemory['holders'] {
  return new LruMap<string, ReadonlySet<TextFile>>(mostFiles, (_, files) => 1 + files.size);
}

function isNow({ files, changes }: HolderMemory, texts: FileTexts): boolean {
  return changes === texts.changes && files === texts.files();
}
