// Time of one run, and percentiles of many.

/** Milliseconds that `run` takes by the clock, to the microsecond. */
export function measure(run: () => unknown): number {
  const start = performance.now();
  run();
  return Math.round((performance.now() - start) * 1000) / 1000;
}

/** Half, nineteen of twenty, and all values are at most these. */
export function percentiles(values: readonly number[]): { readonly p50: number; readonly p95: number; readonly max: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}
