// Error for an unsuccessful response, with the data to explain it, to retry, or to rephrase the request.
import { fieldsOf, jsonText } from './jsonFields.ts';

/** An error status, or an error inside a stream (then `status` is the one of the error, else 500). */
export class HttpRefusal extends Error {
  readonly status: number;
  readonly #body: string;
  readonly contentType: string;
  /** Milliseconds to wait before a retry, where the server says so. */
  readonly retryAfterMs: number | undefined;

  constructor(status: number, body: string, contentType: string, retryAfterMs?: number) {
    super(`HTTP ${String(status)}`);
    this.name = 'HttpRefusal';
    this.status = status;
    this.#body = body;
    this.contentType = contentType;
    this.retryAfterMs = retryAfterMs;
  }

  /** At most 64 KB of the body. It may repeat the request, so it is hidden where errors are logged with all their fields. */
  get body(): string {
    return this.#body;
  }
}

/** Reads `Retry-After` (seconds or a date, RFC 9110) and `retry-after-ms`, which some servers add. `now` in ms since 1970. */
export function retryAfter(headers: Headers, now: number): number | undefined {
  const exactMs = Number(headers.get('retry-after-ms') ?? NaN);
  if (isWait(exactMs)) return exactMs;
  const value = headers.get('retry-after');
  if (value === null || value.trim() === '') return undefined;
  const seconds = Number(value);
  if (isWait(seconds)) return seconds * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** Whether a server can mean this: nobody waits for "1e400" seconds. */
function isWait(duration: number): boolean {
  return duration >= 0 && Number.isFinite(duration);
}

/** Refusal for the error object `error` inside a stream whose status was a success. */
export function refusalInStream(error: unknown): HttpRefusal {
  const { code, type } = fieldsOf(error);
  const status = Number(code ?? NaN);
  const assumedStatus = /invalid|not_found|bad_?request/i.test(String(type)) ? 400 : 500;
  return new HttpRefusal(status >= 400 && status < 600 ? status : assumedStatus, jsonText({ error }), 'application/json');
}
