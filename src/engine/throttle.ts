// Keeps a stream of progress values from flooding the wire: at most one each interval, and the last one always.

/** A stream with at most one value each interval. */
export interface ThrottledStream<T> {
  /** Sends `value` now or, when the last one was sent a moment ago, at the end of the interval unless a newer one has come by then. */
  push(value: T): void;
  /** Sends what waits. */
  flush(): void;
}

/** @param interval ms between two values */
export function throttledStream<T>(send: (value: T) => void, interval: number): ThrottledStream<T> {
  let waiting: { value: T } | undefined;
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (!waiting) return;
    const { value } = waiting;
    waiting = undefined;
    timer = setTimeout(flush, interval);
    timer.unref();
    send(value);
  };
  return {
    push(value) {
      waiting = { value };
      if (!timer) flush();
    },
    flush,
  };
}
