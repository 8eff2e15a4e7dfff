// The sentences of an answer that claim something of the code, and those of them that nothing proves.
import type { QuestionText } from '../../reading/questionText.ts';
import { span } from './clauses.ts';
import { isAboutEvidence, isRepetition } from './needsNoProof.ts';

/** Counts of one answer. */
export interface SentenceCounts {
  readonly sentences: number;
  readonly unsupported: number;
}

const fence = /^[ \t>]*(`{3,}|~{3,})/;
const heading = /^\s{0,3}#{1,6}\s/;
const rule = /^\s*(?:[-*_]\s*){3,}$|^\s*\|?[\s:|-]+\|[\s:|-]*$/;
const listMark = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])\s+/;
/** The end of a sentence: a stop before what looks like a beginning, or one of the scripts that put no space there. */
const sentenceEnd = /(?<=[.!?…]["”’)\]*_]{0,3})\s+(?=[^a-z\s])|(?<=[。！？])/u;
const leadingMarks = /^(?:\s*\[\d{1,4}\](?:\s*[,.;])?)+/;
/** Fewer words than that claim nothing. */
const fewestWords = 4;

/** A sentence that claims something, and the numbers of the citations in it. */
export interface Claim {
  readonly text: string;
  readonly cites: readonly number[];
}

type Asked = Pick<QuestionText, 'mentions'>;

const noQuestion: Asked = { mentions: () => false };

/**
 * The claims of `markdown`. Headings, code, questions, introductions of lists, and what only says again what was asked or speaks of the
 * evidence, claim nothing of the code; with a citation they are claims all the same.
 */
export function claimsIn(markdown: string, question = noQuestion): readonly Claim[] {
  return paragraphsOf(markdown)
    .flatMap(({ text, introduces }) => {
      const sentences = withoutLead(sentencesOf(text));
      return sentences.map((sentence, i) => ({ sentence, introduces: introduces && i === sentences.length - 1 }));
    })
    .filter(({ sentence }) => isClaim(sentence))
    .map(({ sentence, introduces }) => ({ ...claimOf(sentence), introduces }))
    .filter(({ text, cites, introduces }) => cites.length > 0 || !(isIntroduction(text, introduces) || isOfNoCode(text, question)))
    .map(({ text, cites }) => ({ text, cites }));
}

const bold = /^\*\*[^*]{1,80}\*\*[.:]?$/;

/** Words in bold before other sentences are a heading in the line. */
function withoutLead(sentences: readonly string[]): readonly string[] {
  return sentences.length > 1 && bold.test(sentences[0] ?? '') ? sentences.slice(1) : sentences;
}

function claimOf(text: string): Claim {
  return { text, cites: [...text.matchAll(/\[(\d{1,4})\]/g)].map(([, n]) => Number(n)) };
}

/** What stands before a list and names nothing says no more than that a list comes. */
function isIntroduction(sentence: string, introduces: boolean): boolean {
  return introduces && sentence.search(span) < 0 && !/\d/.test(sentence);
}

function isOfNoCode(sentence: string, question: Asked): boolean {
  return isAboutEvidence(sentence) || isRepetition(sentence, question);
}

/** The claims that nothing proves. `verified` are the numbers of citations that hold, `unfounded` sentences that theirs do not prove. */
export function unprovenIn(claims: readonly Claim[], verified: ReadonlySet<number>, unfounded: ReadonlySet<string>): readonly Claim[] {
  return claims.filter(({ text, cites }) => unfounded.has(text) || !cites.some((n) => verified.has(n)));
}

/** Counts in `markdown`, as {@link unprovenIn} has it. */
export function countSentences(
  markdown: string,
  verified: ReadonlySet<number>,
  unfounded: ReadonlySet<string> = new Set(),
  question = noQuestion,
): SentenceCounts {
  const claims = claimsIn(markdown, question);
  return { sentences: claims.length, unsupported: unprovenIn(claims, verified, unfounded).length };
}

interface Paragraph {
  readonly text: string;
  /** A list comes next. */
  readonly introduces: boolean;
}

/** Paragraphs and list items, each in one line. */
function paragraphsOf(markdown: string): readonly Paragraph[] {
  const paragraphs: { text: string; introduces: boolean; isItem: boolean }[] = [];
  let open: string | undefined;
  let current = '';
  let isItem = false;
  const finish = (): void => {
    const before = paragraphs.at(-1);
    if (current.trim() && isItem && before && !before.isItem) before.introduces = true;
    if (current.trim()) paragraphs.push({ text: current.trim(), introduces: false, isItem });
    [current, isItem] = ['', false];
  };
  for (const line of markdown.split('\n')) {
    const mark = fence.exec(line)?.[1];
    if (open !== undefined) {
      if (mark?.startsWith(open) && line.trim() === mark) open = undefined;
      continue;
    }
    if (mark) open = mark;
    if (mark || line.trim() === '' || heading.test(line) || rule.test(line)) finish();
    else {
      const starts = listMark.test(line);
      if (starts || line.trimStart().startsWith('|')) finish();
      isItem ||= starts;
      current += ` ${line.replace(listMark, '').trim()}`;
    }
  }
  finish();
  return paragraphs;
}

/** Citations behind the full stop belong to the sentence before it. */
function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  for (const part of paragraph.split(sentenceEnd)) {
    const marks = sentences.length ? (leadingMarks.exec(part)?.[0] ?? '') : '';
    if (marks) sentences[sentences.length - 1] += marks;
    const rest = part.slice(marks.length).trim();
    if (rest) sentences.push(rest);
  }
  return sentences;
}

function isClaim(sentence: string): boolean {
  const bare = sentence.replace(/\[\d{1,4}\]/g, '').trim();
  if (/[:：?？]["”’)\]*_]*$/u.test(bare)) return false;
  const words = bare.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  // Without spaces between words, characters are counted.
  return words >= fewestWords || (bare.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g)?.length ?? 0) >= 2 * fewestWords;
}
