// Remembers the files with a run of words until a text changes: one question searches for the same words in several ways.
import { LruMap } from '../base/collections/lru.ts';
import type { FileTexts, TextFile } from './fileTexts.ts';

/** Most files remembered over all runs. Set by judgement: enough for the words of some questions; each is a pointer in a set. */
const mostFiles = 50_000;

/** Results for one state of the texts. */
interface HolderMemory {
  readonly files: readonly TextFile[];
  readonly changes: number;
  readonly holders: LruMap<string, ReadonlySet<TextFile>>;
}

const remembered = new WeakMap<FileTexts, HolderMemory>();

/** Files with runs, for the current texts. */
export class RunHolders {
  readonly #texts: FileTexts;
  readonly #state: HolderMemory;

  constructor(texts: FileTexts) {
    this.#texts = texts;
    const known = remembered.get(texts);
    this.#state = known && isNow(known, texts) ? known : { files: texts.files(), changes: texts.changes, holders: held() };
    remembered.set(texts, this.#state);
  }

  /** All files with the run; undefined if unknown. */
  of(run: string): ReadonlySet<TextFile> | undefined {
    return this.#state.holders.get(run);
  }

  /** Stores `files` as all files with the run, unless texts have changed since. */
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
