// Classifies a text as question, statement or report, and the kind of file that should answer it.
import type { Frame } from './frame.ts';
import type { Mentions } from './mentions.ts';

/** Longer texts are reports. */
export const reportLength = 400;
const asking =
  /[?？؟]\s*$|^\W*(?:please\s+)?(?:what|how|why|where|which|who|when|do|does|is|are|can|could|should|trace|explain|describe|show|list|find|tell)\b/i;

/** Speech act of a text; `title` is its first line with content. */
export function actOf(text: string, title: string): Mentions['act'] {
  if (text.length > reportLength) return 'report';
  return asking.test(text) || asking.test(title) ? 'question' : 'statement';
}

const asksForTests =
  /\b(?:which|what|where|list|find|show|are there|is there|any)\b[^.?!]{0,40}\btests?\b|\btests? (?:for|of|that|which|cover\w*)\b|\b(?:how|where) (?:is|are)\b[^.?!]{0,80}\btested\b|\b(?:test )?coverage of\b/i;
const asksForDocuments = /\b(?:docs?|documentation|documented|readme|changelog|guide|tutorial)\b/i;
const failure = /\bfail(?:s|ed|ing|ure)?\b|\berrors?\b|\bbroken\b|\bflaky\b/i;

/** Kind of file that answers. A failing test is about the code under test, and an error in documents is about the code that raises it. */
export function wantsOf(title: string, frames: readonly Frame[]): Mentions['wants'] {
  if (failure.test(title)) return 'code';
  if (frames.length === 0 && asksForTests.test(title)) return 'tests';
  return asksForDocuments.test(title) ? 'documentation' : 'code';
}
