// Runs cases several at a time, since most of them only wait, and hands them out in their order.

/** A case whose work is under way or done. */
export interface StartedCase<T> {
  readonly each: T;
  /** Settles as the work does. */
  readonly result: Promise<void>;
}

/** Begins `work` for all `cases`, at most `width` at a time, and yields them in their order. */
export function* inParallel<T>(cases: readonly T[], width: number, work: (each: T) => Promise<void>): Generator<StartedCase<T>> {
  const results = cases.map(() => Promise.withResolvers<undefined>());
  let next = 0;
  const runOne = async (): Promise<void> => {
    for (let i = next++; i < cases.length; i = next++)
      await work(cases[i] as T).then(() => results[i]?.resolve(undefined), results[i]?.reject);
  };
  for (const { promise } of results) promise.catch(() => undefined);
  for (let i = 0; i < width; i++) void runOne();
  for (const [i, each] of cases.entries()) yield { each, result: results[i]?.promise ?? Promise.resolve() };
}
