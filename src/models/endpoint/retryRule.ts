// Decides whether and when a failed call is retried: only for passing failures, few times, and within a person's patience.
import { HttpRefusal } from './httpRefusal.ts';
import { maySucceedLater } from './networkFailure.ts';
import { isQuotaUsedUp } from './refusalFailure.ts';

/** Number and pace of retries. */
export interface RetryRule {
  /** Retries at most. */
  readonly retries: number;
  /** Wait before the first retry, in ms; doubled for each further one. */
  readonly backOffMs: number;
  /** Longest wait in ms that a server may ask for; beyond it the call fails. */
  readonly longestWaitMs?: number;
}

/** Longest wait in ms of a person who expects an answer. */
const patienceMs = 20_000;

/** Longest wait in ms of our own choice. */
const maxBackOffMs = 8_000;

/** Statuses of passing failures: busy, locked, overloaded, restarting, and those of proxies in front of such a server. */
const passingStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524, 529]);

/** Returns the milliseconds until the next attempt, or undefined for no retry. `failures` counts this failure too. */
export function waitBeforeRetry(error: unknown, failures: number, rule: RetryRule): number | undefined {
  if (failures > rule.retries) return undefined;
  if (!(error instanceof HttpRefusal)) return maySucceedLater(error) ? backOff(failures, rule) : undefined;
  if (!passingStatuses.has(error.status) || isQuotaUsedUp(error.body)) return undefined;
  const wait = error.retryAfterMs ?? backOff(failures, rule);
  return wait > (rule.longestWaitMs ?? patienceMs) ? undefined : wait;
}

/** Doubled each time and shortened by up to a quarter at random, so that many clients do not return at the same moment. */
function backOff(failures: number, { backOffMs }: RetryRule): number {
  return Math.round(Math.min(backOffMs * 2 ** (failures - 1), maxBackOffMs) * (1 - Math.random() / 4));
}
