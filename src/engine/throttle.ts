// Throttles progress values, so that they do not flood the wire: at most one per interval, and always the last one.

export interface ThrottledStream<T> {
  /** Sends `value` now. If one was sent within the interval it waits for the end, and a newer value replaces it. */
  push(value: T): void;
  /** Sends the waiting value. */
  flush(): void;
}

/**
 * Throttles the calls of `send`.
 * @param interval ms between two values
 */
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
