// Compares what each mode reads with plain search by words and vectors at the same budget, by the share of true symbols and files.
import { UserError } from '../../core/base/wording/errors.ts';
import type { Codebase, AskOptions } from '../../core/codebase/api.ts';
import type { Mode } from '../../core/reading/mode.ts';
import type { CancellationToken } from '../../core/base/cancellation.ts';
import type { Model, OutboundPlace } from '../../core/ports.ts';
import type { EvalTask } from './evalTasks.ts';

/** Figures of the reading of one way for one task. */
export interface ReadingFigures {
  /** Shares 0..1 of the true symbols and files that were read at least in part; no symbols where the task names none. */
  readonly symbols?: number;
  readonly files: number;
  readonly tokens: number;
}

/** One task: the mode that answered, its reading, and that of plain search. */
export interface ByModeRow {
  readonly id: string;
  readonly lang: string;
  readonly mode: Mode;
  readonly byMode: ReadingFigures;
  readonly plain: ReadingFigures;
}

/** Plain search: no code index and no calls, whatever the kind of question. */
const plainSettings: AskOptions['settings'] = { 'features.codeIndex': false, 'features.callGraph': false, 'features.modeRouting': false };

/** Asks `task` of `codebase` in both ways, up to the request to a model. `mode` is classified when absent. */
export async function readByMode(task: EvalTask, codebase: Codebase, mode: Mode | undefined, token: CancellationToken): Promise<ByModeRow> {
  const routedRequest = await requestOf(task.query, codebase, mode ? { mode } : {}, token);
  const plainRequest = await requestOf(task.query, codebase, { settings: plainSettings }, token);
  return {
    id: task.id,
    lang: task.lang,
    mode: routedRequest.mode,
    byMode: figuresOf(task, routedRequest.places),
    plain: figuresOf(task, plainRequest.places),
  };
}

interface RequestPlaces {
  readonly mode: Mode;
  readonly places: readonly OutboundPlace[];
}

async function requestOf(question: string, codebase: Codebase, options: AskOptions, token: CancellationToken): Promise<RequestPlaces> {
  let places: readonly OutboundPlace[] = [];
  let mode: Mode = 'conceptual';
  const answering: Model = {
    info: {
      name: 'none',
      where: 'nowhere',
      maxInputTokens: undefined,
      capabilities: { system: true, json: true, tools: false, usage: false },
    },
    // Nothing is sent: the request itself holds all that is needed.
    async *chat(request) {
      ({ places } = request);
      throw new UserError('model-gone', ['none']);
    },
  };
  for await (const event of codebase.ask(question, options, token, { answering })) {
    if (event.kind === 'classified') mode = event.mode.value;
    if (event.kind === 'failed') throw new Error(`Not answered: ${event.code}`);
  }
  return { mode, places };
}

function figuresOf({ gold_symbols: symbols, gold_files: files }: EvalTask, places: readonly OutboundPlace[]): ReadingFigures {
  const isRead = (file: string, first = 1, last = Infinity): boolean =>
    places.some((place) => place.file === file && place.lineStart <= last && place.lineEnd >= first);
  const share = (outcomes: readonly boolean[]): number => (outcomes.length ? outcomes.filter(Boolean).length / outcomes.length : 0);
  const symbolsRead = (symbols ?? []).map(({ file, line_start: first, line_end: last }) => isRead(file, first, last));
  return {
    ...(symbolsRead.length ? { symbols: share(symbolsRead) } : {}),
    files: share(files.map((file) => isRead(file))),
    tokens: places.reduce((sum, { tokens }) => sum + tokens, 0),
  };
}

/** Mean shares of the tasks of one mode, or of all, and how often one way read more of the true symbols than the other. */
export interface ByModeSummary {
  readonly mode: Mode | 'all';
  readonly tasks: number;
  /** Tasks that name symbols: the shares of symbols are means over these. */
  readonly withSymbols: number;
  readonly byMode: ReadingFigures;
  readonly plain: ReadingFigures;
  readonly better: number;
  readonly worse: number;
}

/** One summary for each mode that answered, then one over all. */
export function summaries(rows: readonly ByModeRow[]): readonly ByModeSummary[] {
  const answeredModes = [...new Set(rows.map(({ mode }) => mode))].sort();
  const modeSummaries = answeredModes.map((mode) =>
    summary(
      mode,
      rows.filter((row) => row.mode === mode),
    ),
  );
  return answeredModes.length > 1 ? [...modeSummaries, summary('all', rows)] : modeSummaries;
}

function summary(mode: Mode | 'all', rows: readonly ByModeRow[]): ByModeSummary {
  const meanFigures = (way: 'byMode' | 'plain'): ReadingFigures => ({
    symbols: average(rows.flatMap((row) => row[way].symbols ?? [])),
    files: average(rows.map((row) => row[way].files)),
    tokens: Math.round(average(rows.map((row) => row[way].tokens))),
  });
  const differences = rows.flatMap(({ byMode, plain }) =>
    byMode.symbols === undefined || plain.symbols === undefined ? [] : byMode.symbols - plain.symbols,
  );
  const better = differences.filter((difference) => difference > 0).length;
  const worse = differences.filter((difference) => difference < 0).length;
  return {
    mode,
    tasks: rows.length,
    withSymbols: differences.length,
    byMode: meanFigures('byMode'),
    plain: meanFigures('plain'),
    better,
    worse,
  };
}

function average(values: readonly number[]): number {
  return values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
}
