// Searches all texts for several short runs of words at once: the way to find a message, or any text that code contains only in part.
import type { CancellationToken } from '../base/cancellation.ts';
import { Pause } from '../base/pause.ts';
import type { FileTexts, HeldText, TextFile } from './fileTexts.ts';
import { RunHolders } from './runHolders.ts';
import { mayHold, filterProbe, type FilterProbe, type TextRange } from './textFilter.ts';
import { wholeTexts, type TextView, type ViewedText } from './textView.ts';

/** Places of runs in a file: for each run, in the given order, its offsets in `text` in UTF-16 units. */
export interface RunOffsets {
  readonly file: TextFile;
  readonly text: string;
  readonly offsetsByRun: readonly (readonly number[])[];
}

/** Options of {@link filesHoldingRuns}. */
export interface RunOptions {
  readonly includes: (file: TextFile) => boolean;
  /** Most places of one run in one file. */
  readonly maxOffsets: number;
  /** Receives each file with a run. Called between two pauses, so that its own work is spread as well. */
  readonly take: (offsets: RunOffsets) => void;
  /** Pause of the surrounding work; its own when absent. */
  readonly pause?: Pause;
  /** The part of each held text to search; all of it when absent. */
  readonly view?: TextView;
}

/** Excluded files between two looks at the clock. */
const filesPerCheck = 64;

/**
 * Searches all texts once and passes those with at least one of `runs` to `take`, held texts first. Empty runs match nothing. Lets other
 * work run by {@link Pause}. Rejects with `CancelledError`.
 */
export async function filesHoldingRuns(
  runs: readonly string[],
  texts: FileTexts,
  { includes, maxOffsets, take, pause: outerPause, view = wholeTexts }: RunOptions,
  token: CancellationToken,
): Promise<void> {
  const pause = outerPause ?? new Pause(texts.clock, token);
  const holders = new RunHolders(texts, view);
  const runSearches = runs.map((run): RunSearch => ({
    run,
    probe: filterProbe(run),
    searchesAll: !view.admits(run),
    knownFiles: holders.holdersOf(run),
    files: new Set(),
  }));
  const missing: TextFile[] = [];
  // `includes` runs last: the filter excludes nearly all files, and faster.
  const mayHoldAny = (file: TextFile, heldText: HeldText, viewedText: ViewedText): boolean => {
    for (const each of runSearches) if (mayHoldRun(each, file, heldText, viewedText)) return true;
    return false;
  };
  const searchHeldText = (file: TextFile, heldText: HeldText, viewedText: ViewedText): void => {
    const offsetsByRun = runSearches.map((each) => {
      if (!mayHoldRun(each, file, heldText, viewedText)) return [];
      const offsets = placesOf(each.run, heldText.text, maxOffsets, each.searchesAll ? [] : viewedText.excluded);
      if (offsets.length) each.files.add(file);
      return offsets;
    });
    if (offsetsByRun.some(isSomewhere) && includes(file)) take({ file, text: heldText.text, offsetsByRun });
  };
  const mayHoldAnyUnread = (file: TextFile): boolean =>
    runSearches.some(({ knownFiles, probe }) => knownFiles?.has(file) ?? texts.mayHoldUnread(file, probe));
  let [excludedCount, missingCount] = [0, 0];
  for (const file of texts.files()) {
    const heldText = texts.heldText(file);
    const viewedText = heldText && view.of(file, heldText);
    if (heldText && !viewedText) continue;
    const isPossible = viewedText ? mayHoldAny(file, heldText, viewedText) : mayHoldAnyUnread(file);
    if (!isPossible) {
      // Excluding a file takes less time than a look at the clock.
      if (++excludedCount % filesPerCheck) continue;
    } else if (viewedText) searchHeldText(file, heldText, viewedText);
    else {
      missingCount++;
      if (includes(file)) missing.push(file);
    }
    if (pause.isDue) await pause.take();
  }
  if (missingCount === 0) for (const { run, knownFiles, files } of runSearches) if (!knownFiles && run !== '') holders.set(run, files);
  const takeLoaded = (file: TextFile, text: string | undefined): void => {
    const offsetsByRun = text === undefined ? [] : runs.map((run) => placesOf(run, text, maxOffsets));
    if (text !== undefined && offsetsByRun.some(isSomewhere)) take({ file, text, offsetsByRun });
  };
  await texts.load(missing, takeLoaded, token);
}

/** A run in a search: its known files, if any, and the files found so far. */
interface RunSearch {
  readonly run: string;
  readonly probe: FilterProbe;
  /** Whether the view does not matter for it. */
  readonly searchesAll: boolean;
  readonly knownFiles: ReadonlySet<TextFile> | undefined;
  readonly files: Set<TextFile>;
}

function mayHoldRun({ knownFiles, probe, searchesAll }: RunSearch, file: TextFile, heldText: HeldText, viewedText: ViewedText): boolean {
  return knownFiles ? knownFiles.has(file) : mayHold(searchesAll ? heldText.filter : viewedText.filter, probe);
}

function isSomewhere(offsets: readonly number[]): boolean {
  return offsets.length > 0;
}

/** The first `maxOffsets` offsets of `run` in `text`, none of them in `excluded` ranges, which are in order and apart. */
export function placesOf(run: string, text: string, maxOffsets: number, excluded: readonly TextRange[] = []): readonly number[] {
  const offsets: number[] = [];
  if (run === '') return offsets;
  let range = 0;
  for (let at = text.indexOf(run); at >= 0 && offsets.length < maxOffsets;) {
    while (range < excluded.length && (excluded[range]?.[1] ?? 0) <= at) range++;
    const [from = Infinity, to = 0] = excluded[range] ?? [];
    const isExcluded = from <= at;
    if (!isExcluded) offsets.push(at);
    at = text.indexOf(run, isExcluded ? to : at + 1);
  }
  return offsets;
}
