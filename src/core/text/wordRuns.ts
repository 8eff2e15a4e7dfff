// Looks for several short runs of words in all texts at once: what a message, or any text that is only partly written in the code, is found by.
import type { CancellationToken } from '../base/cancellation.ts';
import { Pause } from '../base/pause.ts';
import type { FileTexts, HeldText, TextFile } from './fileTexts.ts';
import { RunHolders } from './runHolders.ts';
import { mayHold, filterProbe, type FilterProbe, type TextFilter } from './textFilter.ts';

/** Where runs stand in a file: of each run, in the order in which they were given, its offsets in `text` in UTF-16 units. */
export interface RunPlaces {
  readonly file: TextFile;
  readonly text: string;
  readonly at: readonly (readonly number[])[];
}

/** Which files are looked through, how many places of a run in one file are told at most, and what is done with a file that holds a run. */
export interface RunOptions {
  readonly includes: (file: TextFile) => boolean;
  readonly most: number;
  /** Is called between two pauses, so that its own work is spread as well. */
  readonly take: (places: RunPlaces) => void;
  /** That of the work which this is a part of; one of its own when absent. */
  readonly pause?: Pause;
}

/** Files that are ruled out between two looks at the clock. */
const ruledOutAtOnce = 64;

/**
 * Goes once through all texts and hands those that hold at least one of `runs` to `take`, held texts first. Runs that are empty stand nowhere.
 * Lets other work run by {@link Pause}. Rejects with `CancelledError`.
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
  // Whether a file counts is asked last: the filter rules out nearly all files, and faster.
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
    // Most files are ruled out in less time than a look at the clock takes.
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

/** A run that is looked for: the files that hold it, where that is known, and those that were seen to. */
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

/** Offsets of `run` in `text`, the first `most` of them. */
export function placesOf(run: string, text: string, most: number): readonly number[] {
  const places: number[] = [];
  if (run === '') return places;
  for (let at = text.indexOf(run); at >= 0 && places.length < most; at = text.indexOf(run, at + 1)) places.push(at);
  return places;
}
