// Remembers the files with a run of words until a text changes: one question searches for the same words in several ways.
import { LruMap } from '../base/collections/lru.ts';
import type { FileTexts, TextFile } from './fileTexts.ts';
import type { TextView } from './textView.ts';

/** Most files to remember over all runs. Set by judgement: enough for the words of some questions, and each is only a pointer in a set. */
const maxFiles = 50_000;

/** Results for one state of the texts. */
interface HolderCache {
  readonly files: readonly TextFile[];
  readonly changes: number;
  readonly viewVersion: number;
  readonly holders: LruMap<string, ReadonlySet<TextFile>>;
}

/** By the name of the view. */
const memories = new WeakMap<FileTexts, Map<string, HolderCache>>();

/** Files with runs, for one view of the current texts. */
export class RunHolders {
  readonly #texts: FileTexts;
  readonly #view: TextView;
  readonly #state: HolderCache;

  constructor(texts: FileTexts, view: TextView) {
    this.#texts = texts;
    this.#view = view;
    const memoriesByView = memories.get(texts) ?? new Map<string, HolderCache>();
    memories.set(texts, memoriesByView);
    const memory = memoriesByView.get(view.name);
    this.#state =
      memory && isCurrent(memory, texts, view)
        ? memory
        : { files: texts.files(), changes: texts.changes, viewVersion: view.version, holders: newHolders() };
    memoriesByView.set(view.name, this.#state);
  }

  /** All files with the run; undefined if unknown. */
  holdersOf(run: string): ReadonlySet<TextFile> | undefined {
    return this.#state.holders.get(run);
  }

  /** Stores `files` as all files with the run, unless texts have changed since. */
  set(run: string, files: ReadonlySet<TextFile>): void {
    if (isCurrent(this.#state, this.#texts, this.#view)) this.#state.holders.set(run, files);
  }
}

function newHolders(): HolderCache['holders'] {
  return new LruMap<string, ReadonlySet<TextFile>>(maxFiles, (_, files) => 1 + files.size);
}

function isCurrent({ files, changes, viewVersion }: HolderCache, texts: FileTexts, { version }: TextView): boolean {
  return changes === texts.changes && viewVersion === version && files === texts.files();
}
