// Detects refusals of too many or too long texts, since fewer of them may go through.
import { readContextLength } from '../endpoint/contextLength.ts';
import { HttpRefusal } from '../endpoint/httpRefusal.ts';
import { readServerError } from '../endpoint/serverText.ts';

/** Statuses that servers use for this. Some fail internally instead. */
const sizeStatuses: ReadonlySet<number> = new Set([400, 413, 422, 500]);

/** Whether a server refused because of the size of a request, judging by its words. */
export function isSizeRefusal(error: unknown): boolean {
  if (!(error instanceof HttpRefusal) || !sizeStatuses.has(error.status)) return false;
  const serverError = readServerError(error.body);
  return (
    readContextLength(serverError, error.status) !== false ||
    /too (?:long|large|many|big)|exceed|batch size/.test(serverError.lowerCaseBody)
  );
}
