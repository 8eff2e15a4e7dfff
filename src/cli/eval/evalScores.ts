// Scores of an evaluation by variant of the ranking and for another system, kept per task so that all are compared on the same tasks.
import { scoreOf, type Gold, type ScoredPlace, type Scores } from '../../core/measuring/scores.ts';
import { compareScores, latency, summarize, type Latency, type Summary } from '../../core/measuring/summary.ts';
import type { Variant } from '../../core/searching/signals.ts';
import type { EvalTask } from './evalTasks.ts';

/** A column of the report: a variant of the ranking, `bm25` for plain BM25 over windows, or `beside` for the results of another system. */
export type EvalColumn = Variant | 'beside' | 'bm25';

/** A group of tasks: all of one source, of one language, or all. */
export interface TaskGroup {
  readonly by: 'source' | 'lang' | 'all';
  readonly name: string;
  readonly tasks: number;
  readonly variants: Readonly<Partial<Record<EvalColumn, Summary>>>;
  /** Gain of the last variant over the first column, task by task; null when there is only one. */
  readonly gain: Summary | null;
}

/** Results of an evaluation. */
export interface EvalReport {
  readonly variants: readonly EvalColumn[];
  readonly groups: readonly TaskGroup[];
  /** Times of a search in ms. */
  readonly ms: Readonly<Partial<Record<Variant, Latency>>>;
}

interface TaskScores {
  readonly task: EvalTask;
  readonly scores: Readonly<Partial<Record<EvalColumn, Scores>>>;
}

/** Expected results of a task. */
export function goldOf({ gold_files: files, gold_symbols: symbols }: EvalTask): Gold {
  return { files, symbols: (symbols ?? []).map((gold) => ({ file: gold.file, lineStart: gold.line_start, lineEnd: gold.line_end })) };
}

/** Collects the results of each task. Tasks without expected results are timed but not scored. */
export class EvalScores {
  readonly #variants: readonly EvalColumn[];
  readonly #rows: TaskScores[] = [];
  readonly #times = new Map<Variant, number[]>();

  /** @param variants columns of the report; the last is compared with the first */
  constructor(variants: readonly EvalColumn[]) {
    this.#variants = variants;
  }

  /** Adds the results of one task for every column; an empty list for those that failed. */
  add(task: EvalTask, resultsOf: (column: EvalColumn) => readonly ScoredPlace[]): void {
    if (task.gold_files.length === 0) return;
    const gold = goldOf(task);
    this.#rows.push({
      task,
      scores: Object.fromEntries(this.#variants.map((variant) => [variant, scoreOf(resultsOf(variant), gold)])),
    });
  }

  /** Notes the duration of a search. */
  time(variant: Variant, ms: number): void {
    const times = this.#times.get(variant);
    if (times) times.push(ms);
    else this.#times.set(variant, [ms]);
  }

  report(): EvalReport {
    const bySource = this.#groupsBy('source', ({ task }) => task.source);
    const byLanguage = this.#groupsBy('lang', ({ task }) => task.lang);
    const overall = this.#rows.length ? [this.#group('all', '', this.#rows)] : [];
    const ms = Object.fromEntries([...this.#times].map(([variant, times]) => [variant, latency(times)]));
    return { variants: this.#variants, groups: [...bySource, ...byLanguage, ...overall], ms };
  }

  #groupsBy(by: TaskGroup['by'], nameOf: (row: TaskScores) => string): TaskGroup[] {
    const groups = new Map<string, TaskScores[]>();
    for (const row of this.#rows) {
      const name = nameOf(row);
      if (name) groups.set(name, [...(groups.get(name) ?? []), row]);
    }
    return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, rows]) => this.#group(by, name, rows));
  }

  #group(by: TaskGroup['by'], name: string, rows: readonly TaskScores[]): TaskGroup {
    const scoresOf = (variant: EvalColumn): Scores[] => rows.map(({ scores }) => scores[variant] ?? {});
    const [first, last] = [this.#variants[0], this.#variants.at(-1)];
    return {
      by,
      name,
      tasks: rows.length,
      variants: Object.fromEntries(this.#variants.map((variant) => [variant, summarize(scoresOf(variant))])),
      gain: first && last && first !== last ? compareScores(scoresOf(first), scoresOf(last)) : null,
    };
  }
}
