// Whether a text asks, states or reports, and what kind of file it wants an answer from.
import type { Frame } from './frame.ts';
import type { Mentions } from './mentions.ts';

/** Longer than this is the text of a report. */
export const reportLength = 400;
const asks =
  /[?？؟]\s*$|^\W*(?:please\s+)?(?:what|how|why|where|which|who|when|do|does|is|are|can|could|should|trace|explain|describe|show|list|find|tell)\b/i;

/** Whether a text asks, states or reports; `title` is its first line that says something. */
export function actOf(text: string, title: string): Mentions['act'] {
  if (text.length > reportLength) return 'report';
  return asks.test(text) || asks.test(title) ? 'question' : 'statement';
}

const asksForTests =
  /\b(?:which|what|where|list|find|show|are there|is there|any)\b[^.?!]{0,40}\btests?\b|\btests? (?:for|of|that|which|cover\w*)\b|\b(?:how|where) (?:is|are)\b[^.?!]{0,80}\btested\b|\b(?:test )?coverage of\b/i;
const asksForDocuments = /\b(?:docs?|documentation|documented|readme|changelog|guide|tutorial)\b/i;
const failure = /\bfail(?:s|ed|ing|ure)?\b|\berrors?\b|\bbroken\b|\bflaky\b/i;

/** What kind of file answers. A failing test is about the code that it tests, and an error that documents speak of about the code that makes it. */
export function wantsOf(title: string, frames: readonly Frame[]): Mentions['wants'] {
  if (failure.test(title)) return 'code';
  if (frames.length === 0 && asksForTests.test(title)) return 'tests';
  return asksForDocuments.test(title) ? 'documentation' : 'code';
}
