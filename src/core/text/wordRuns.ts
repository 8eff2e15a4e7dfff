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

/** Options of {@link filesHoldingRuns}. */
export interface RunOptions {
  readonly includes: (file: TextFile) => boolean;
  /** Most places of one run in one file. */
  readonly maxPlaces: number;
  /** Receives each file with a run. Called between two pauses, so that its own work is spread as well. */
  readonly take: (places: RunPlaces) => void;
  /** Pause of the surrounding work; its own when absent. */
  readonly pause?: Pause;
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
  { includes, maxPlaces, take, pause: outerPause }: RunOptions,
  token: CancellationToken,
): Promise<void> {
  const pause = outerPause ?? new Pause(texts.clock, token);
  const holders = new RunHolders(texts);
  const probes = runs.map((run): RunSearch => ({ run, probe: filterProbe(run), knownFiles: holders.of(run), files: new Set() }));
  const missing: TextFile[] = [];
  // `includes` runs last: the filter excludes nearly all files, and faster.
  const mayHoldAny = (file: TextFile, filter: TextFilter): boolean => {
    for (const each of probes) if (mayHoldRun(each, file, filter)) return true;
    return false;
  };
  const searchHeldText = (file: TextFile, { text, filter }: HeldText): void => {
    const at = probes.map((each) => {
      const places = mayHoldRun(each, file, filter) ? placesOf(each.run, text, maxPlaces) : [];
      if (places.length) each.files.add(file);
      return places;
    });
    if (at.some(isSomewhere) && includes(file)) take({ file, text, at });
  };
  let [excludedCount, missingCount] = [0, 0];
  for (const file of texts.files()) {
    const heldText = texts.heldText(file);
    // Excluding a file takes less time than a look at the clock.
    if (heldText && !mayHoldAny(file, heldText.filter) && ++excludedCount % filesPerCheck) continue;
    if (!heldText) missingCount++;
    if (heldText) searchHeldText(file, heldText);
    else if (includes(file)) missing.push(file);
    if (pause.isDue) await pause.take();
  }
  if (missingCount === 0) for (const { run, knownFiles, files } of probes) if (!knownFiles && run !== '') holders.set(run, files);
  const takeLoaded = (file: TextFile, text: string | undefined): void => {
    const at = text === undefined ? [] : runs.map((run) => placesOf(run, text, maxPlaces));
    if (text !== undefined && at.some(isSomewhere)) take({ file, text, at });
  };
  await texts.load(missing, takeLoaded, token);
}

/** A run in a search: its known files, if any, and the files found so far. */
interface RunSearch {
  readonly run: string;
  readonly probe: FilterProbe;
  readonly knownFiles: ReadonlySet<TextFile> | undefined;
  readonly files: Set<TextFile>;
}

function mayHoldRun({ knownFiles, probe }: RunSearch, file: TextFile, filter: TextFilter): boolean {
  return knownFiles ? knownFiles.has(file) : mayHold(filter, probe);
}

function isSomewhere(places: readonly number[]): boolean {
  return places.length > 0;
}

/** The first `maxPlaces` offsets of `run` in `text`. */
export function placesOf(run: string, text: string, maxPlaces: number): readonly number[] {
  const places: number[] = [];
  if (run === '') return places;
  for (let at = text.indexOf(run); at >= 0 && places.length < maxPlaces; at = text.indexOf(run, at + 1)) places.push(at);
  return places;
}
