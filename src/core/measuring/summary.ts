// Aggregates scores of many questions: mean and interval of each measure, differences between two rankings, and times.
import { difference, estimate, type Estimate } from './bootstrap.ts';
import { measures, type Measure, type Scores } from './scores.ts';

/** Estimates by measure; a measure that no question has is absent. */
export type Summary = Readonly<Partial<Record<Measure, Estimate>>>;

/** Means and intervals over the questions that have each measure. */
export function summarize(scores: readonly Scores[]): Summary {
  return eachMeasure((measure) => estimate(scores.flatMap((each) => each[measure] ?? [])));
}

/** Gain of `b` over `a`, question by question; both have the same questions in the same order. */
export function compareScores(a: readonly Scores[], b: readonly Scores[]): Summary {
  return eachMeasure((measure) => {
    const both = a.flatMap((scores, i) => {
      const [before, after] = [scores[measure], b[i]?.[measure]];
      return before === undefined || after === undefined ? [] : [[before, after] as const];
    });
    return difference(
      both.map(([before]) => before),
      both.map(([, after]) => after),
    );
  });
}

function eachMeasure(make: (measure: Measure) => Estimate | undefined): Summary {
  return Object.fromEntries(
    measures.flatMap((measure) => {
      const measureEstimate = make(measure);
      return measureEstimate ? [[measure, measureEstimate]] : [];
    }),
  );
}

/** Median and 95th percentile, in the unit of the values. */
export interface Latency {
  readonly p50: number;
  readonly p95: number;
}

/** Median and 95th percentile of times; 0 for none. */
export function latency(times: readonly number[]): Latency {
  const sortedTimes = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sortedTimes[Math.min(sortedTimes.length - 1, Math.floor(share * sortedTimes.length))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}
