// Searches all texts for several short runs of words at once: the way to find a message, or any text that code contains only in part.
import type { CancellationToken } from '../base/cancellation.ts';
import { Pause } from '../base/pause.ts';
import type { FileTexts, HeldText, TextFile } from './fileTexts.ts';
import { RunHolders } from './runHolders.ts';
import { mayHold, filterProbe, type FilterProbe, type TextFilter } from './textFilter.ts';

/** Places of runs in a file: for each run, in the given order, its offsets in `text` in UTF-16 units. */
export interface RunPlaces {
  readonly file: TextFile;
  readonly text: string;
  readonly at: readonly (readonly number[])[];
}

/** Files to search, most places of a run in one file, and the callback for a file with a run. */
export interface RunOptions {
  readonly includes: (file: TextFile) => boolean;
  readonly most: number;
  /** Called between two pauses, so that its own work is spread as well. */
  readonly take: (places: RunPlaces) => void;
  /** Pause of the surrounding work; its own when absent. */
  readonly pause?: Pause;
}

/** Excluded files between two looks at the clock. */
const ruledOutAtOnce = 64;

/**
 * Searches all texts once and passes those with at least one of `runs` to `take`, held texts first. Empty runs match nothing. Lets other
 * work run by {@link Pause}. Rejects with `CancelledError`.
 */
export async function filesHoldingRuns(
  runs: readonly string[],
  texts: FileTexts,
  { includes, most, take, pause: outer }: RunOptions,
  token: CancellationToken,
): Promise<void> {
  const pause = outer ?? new Pause(texts.clock, token);
  const holders = new RunHolders(texts);
  const probes = runs.map((run): RunSearch => ({ run, probe: filterProbe(run), known: holders.of(run), files: new Set() }));
  const missing: TextFile[] = [];
  // `includes` runs last: the filter excludes nearly all files, and faster.
  const mayHoldAny = (file: TextFile, filter: TextFilter): boolean => {
    for (const each of probes) if (mayHoldRun(each, file, filter)) return true;
    return false;
  };
  const lookThrough = (file: TextFile, { text, filter }: HeldText): void => {
    const at = probes.map((each) => {
      const places = mayHoldRun(each, file, filter) ? placesOf(each.run, text, most) : [];
      if (places.length) each.files.add(file);
      return places;
    });
    if (at.some(isSomewhere) && includes(file)) take({ file, text, at });
  };
  let [ruledOut, unheld] = [0, 0];
  for (const file of texts.files()) {
    const heldText = texts.held(file);
    // Excluding a file takes less time than a look at the clock.
    if (heldText && !mayHoldAny(file, heldText.filter) && ++ruledOut % ruledOutAtOnce) continue;
    if (!heldText) unheld++;
    if (heldText) lookThrough(file, heldText);
    else if (includes(file)) missing.push(file);
    if (pause.isDue) await pause.take();
  }
  if (unheld === 0) for (const { run, known, files } of probes) if (!known && run !== '') holders.set(run, files);
  const look = (file: TextFile, text: string | undefined): void => {
    const at = text === undefined ? [] : runs.map((run) => placesOf(run, text, most));
    if (text !== undefined && at.some(isSomewhere)) take({ file, text, at });
  };
  await texts.load(missing, look, token);
}

/** A run in a search: its known files, if any, and the files found so far. */
interface RunSearch {
  readonly run: string;
  readonly probe: FilterProbe;
  readonly known: ReadonlySet<TextFile> | undefined;
  readonly files: Set<TextFile>;
}

function mayHoldRun({ known, probe }: RunSearch, file: TextFile, filter: TextFilter): boolean {
  return known ? known.has(file) : mayHold(filter, probe);
}

function isSomewhere(places: readonly number[]): boolean {
  return places.length > 0;
}

/** The first `most` offsets of `run` in `text`. */
export function placesOf(run: string, text: string, most: number): readonly number[] {
  const places: number[] = [];
  if (run === '') return places;
  for (let at = text.indexOf(run); at >= 0 && places.length < most; at = text.indexOf(run, at + 1)) places.push(at);
  return places;
}
