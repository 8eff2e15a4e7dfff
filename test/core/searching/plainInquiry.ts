// The search input for a question about a whole workspace, with nothing selected.
import { readIntent } from '../../../src/core/reading/readIntent.ts';
import type { Inquiry } from '../../../src/core/searching/inquiry.ts';
import { everywhere } from '../../../src/core/searching/scope.ts';

/** The inquiry of `question`, with `changes` to it. */
export function plainInquiry(question: string, changes: Partial<Inquiry> = {}): Inquiry {
  return { intent: readIntent(question), scope: everywhere, focus: [], ...changes };
}
