// Decides whether a call that failed is made again, and when: only for failures that pass, not too often, and never after a wait that
// nobody would sit through.
import { HttpRefusal } from './httpRefusal.ts';
import { maySucceedLater } from './networkFailure.ts';
import { isQuotaUsedUp } from './refusalFailure.ts';

/** How often and how soon a call is made again. */
export interface RetryRule {
  /** Times that a call is made again at most. */
  readonly retries: number;
  /** Wait before the first of them, in ms; doubled for each further one. */
  readonly backOffMs: number;
  /** Longest wait that a server may ask for, in ms; told to wait longer, the user is told so instead. */
  readonly longestWaitMs?: number;
}

/** Longest wait that somebody sits through who waits for an answer. */
const patienceMs = 20_000;

/** Longest wait of our own choice. */
const longestBackOffMs = 8_000;

/** Statuses of failures that pass: busy, locked, overloaded, restarting, and those of proxies in front of such a server. */
const passing = new Set([408, 409, 425, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524, 529]);

/** Milliseconds until attempt `failed + 1`, or undefined when there should be none. `failed` counts from 1. */
export function waitBeforeRetry(error: unknown, failed: number, rule: RetryRule): number | undefined {
  if (failed > rule.retries) return undefined;
  if (!(error instanceof HttpRefusal)) return maySucceedLater(error) ? backOff(failed, rule) : undefined;
  if (!passing.has(error.status) || isQuotaUsedUp(error.body)) return undefined;
  const wait = error.retryAfterMs ?? backOff(failed, rule);
  return wait > (rule.longestWaitMs ?? patienceMs) ? undefined : wait;
}

/** Doubled each time; up to a quarter less by chance, so that many clients do not come back at the same moment. */
function backOff(failed: number, { backOffMs }: RetryRule): number {
  return Math.round(Math.min(backOffMs * 2 ** (failed - 1), longestBackOffMs) * (1 - Math.random() / 4));
}
