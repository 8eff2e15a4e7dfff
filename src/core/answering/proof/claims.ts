// Extracts the claims about code from an answer, and the unproven ones among them.
import type { QuestionText } from '../../reading/questionText.ts';
import { codeSpan } from './clauses.ts';
import { judgeCount, type CountVerdict } from './counts.ts';
import { isAboutEvidence, isRepetition } from './exemptSentences.ts';

const fence = /^[ \t>]*(`{3,}|~{3,})/;
const heading = /^\s{0,3}#{1,6}\s/;
const rule = /^\s*(?:[-*_]\s*){3,}$|^\s*\|?[\s:|-]+\|[\s:|-]*$/;
const listMark = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])\s+/;
/** The end of a sentence: a stop before a possible beginning, or a stop in a script without spaces. */
const sentenceEnd = /(?<=[.!?…]["”’)\]*_]{0,3})\s+(?=[^a-z\s])|(?<=[。！？])/u;
const leadingMarks = /^(?:\s*\[\d{1,4}\](?:\s*[,.;])?)+/;
/** Fewer words claim nothing, unless they join two things in code: "`a` calls `b`". */
const minWords = 4;
const severalCodes = /`[^`\n]+`.*`[^`\n]+`/;

/** A sentence with a claim, and the numbers of its citations. */
export interface Claim {
  readonly text: string;
  readonly cites: readonly number[];
  /** Verdict on a count in it. */
  readonly countVerdict?: CountVerdict;
}

type QuestionMentions = Pick<QuestionText, 'mentions'>;

const noCounts: ReadonlySet<number> = new Set();

const noQuestion: QuestionMentions = { mentions: () => false };

/**
 * The claims of `markdown`. Headings, code, questions, introductions of lists, repetitions of the question and remarks about the evidence
 * are no claims unless they have a citation. A count of listed things needs no proof where it matches, and is a claim where it differs.
 * `counts`: numbers of relations that the evidence listed.
 */
export function claimsIn(markdown: string, question = noQuestion, counts = noCounts): readonly Claim[] {
  const paragraphs = paragraphsOf(markdown);
  const items = paragraphs.filter(({ isItem }) => isItem).length;
  return paragraphs
    .flatMap(({ text, below }, index) => {
      const sentences = withoutInlineHeading(sentencesOf(text));
      // Only the beginning of an answer counts everything that follows.
      const allowedNumbers = index === 0 && items > 0 ? new Set([...counts, items]) : index === 0 || below.length ? counts : noCounts;
      return sentences.map((sentence, i) => ({
        ...claimOf(sentence),
        introduces: below.length > 0 && i === sentences.length - 1,
        countVerdict: judgeCount(sentence, { below, allowedNumbers }),
      }));
    })
    .filter(({ text, countVerdict }) => isClaim(text) || countVerdict === 'differs')
    .filter(
      ({ text, cites, introduces, countVerdict }) =>
        cites.length > 0 ||
        countVerdict === 'differs' ||
        !(countVerdict === 'agrees' || isIntroduction(text, introduces) || isOfNoCode(text, question)),
    )
    .map(({ text, cites, countVerdict }) => ({ text, cites, ...(countVerdict ? { countVerdict } : {}) }));
}

const boldHeading = /^\*\*[^*]{1,80}\*\*[.:]?$/;

/** Bold words before other sentences are an inline heading. */
function withoutInlineHeading(sentences: readonly string[]): readonly string[] {
  return sentences.length > 1 && boldHeading.test(sentences[0] ?? '') ? sentences.slice(1) : sentences;
}

function claimOf(text: string): Claim {
  return { text, cites: [...text.matchAll(/\[(\d{1,4})\]/g)].map(([, n]) => Number(n)) };
}

/** A sentence before a list without names only announces the list. */
function isIntroduction(sentence: string, introduces: boolean): boolean {
  return introduces && sentence.search(codeSpan) < 0 && !/\d/.test(sentence);
}

function isOfNoCode(sentence: string, question: QuestionMentions): boolean {
  return isAboutEvidence(sentence) || isRepetition(sentence, question);
}

/** The unproven claims. `verifiedNumbers`: numbers of valid citations. `unfoundedSentences`: their citations do not prove them. */
export function unprovenIn(
  claims: readonly Claim[],
  verifiedNumbers: ReadonlySet<number>,
  unfoundedSentences: ReadonlySet<string>,
): readonly Claim[] {
  return claims.filter(({ text, cites }) => unfoundedSentences.has(text) || !cites.some((n) => verifiedNumbers.has(n)));
}

interface Paragraph {
  readonly text: string;
  readonly isItem: boolean;
  /** Number of items in the list that follows: those on its first level, and all of them. Empty without a list. */
  readonly below: readonly number[];
}

/** Paragraphs and list items, each in one line. */
function paragraphsOf(markdown: string): readonly Paragraph[] {
  const blocks: TextBlock[] = [];
  let openFence: string | undefined;
  let currentBlock: TextBlock = { text: '', isItem: false, indent: 0 };
  const finishBlock = (): void => {
    if (currentBlock.text.trim()) blocks.push({ ...currentBlock, text: currentBlock.text.trim() });
    currentBlock = { text: '', isItem: false, indent: 0 };
  };
  for (const line of markdown.split('\n')) {
    const mark = fence.exec(line)?.[1];
    if (openFence !== undefined) {
      if (mark?.startsWith(openFence) && line.trim() === mark) openFence = undefined;
      continue;
    }
    if (mark) openFence = mark;
    const isHeading = heading.test(line) || rule.test(line);
    if (mark || line.trim() === '' || isHeading) finishBlock();
    // A text above a heading does not introduce a list below it.
    if (isHeading) blocks.push({ text: '', isItem: false, indent: 0 });
    else if (!mark && line.trim()) {
      const isListItem = listMark.test(line);
      if (isListItem || line.trimStart().startsWith('|')) finishBlock();
      if (isListItem) currentBlock = { text: '', isItem: true, indent: line.search(/\S/) };
      currentBlock = { ...currentBlock, text: `${currentBlock.text} ${line.replace(listMark, '').trim()}` };
    }
  }
  finishBlock();
  return blocks.map(({ text, isItem }, at) => ({ text, isItem, below: isItem ? [] : itemsBelow(blocks, at) })).filter(({ text }) => text);
}

interface TextBlock {
  readonly text: string;
  readonly isItem: boolean;
  readonly indent: number;
}

/** Item counts of the list directly below the block at `at`: of its first level, and of all levels. */
function itemsBelow(blocks: readonly TextBlock[], at: number): readonly number[] {
  const laterBlocks = blocks.slice(at + 1);
  const end = laterBlocks.findIndex(({ isItem }) => !isItem);
  const items = end < 0 ? laterBlocks : laterBlocks.slice(0, end);
  const firstLevelCount = items.filter(({ indent }) => indent <= (items[0]?.indent ?? 0)).length;
  return items.length ? [firstLevelCount, items.length] : [];
}

/** Citations after the full stop belong to the sentence before it. */
function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  for (const part of paragraph.split(sentenceEnd)) {
    const marks = sentences.length ? (leadingMarks.exec(part)?.[0] ?? '') : '';
    if (marks) sentences[sentences.length - 1] += marks;
    const sentence = part.slice(marks.length).trim();
    if (sentence) sentences.push(sentence);
  }
  return sentences;
}

function isClaim(sentence: string): boolean {
  const bareText = sentence.replace(/\[\d{1,4}\]/g, '').trim();
  if (/[:：?？]["”’)\]*_]*$/u.test(bareText)) return false;
  const words = bareText.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  // Scripts without spaces between words: counts characters.
  return (
    words >= minWords ||
    (words === minWords - 1 && severalCodes.test(bareText)) ||
    (bareText.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g)?.length ?? 0) >= 2 * minWords
  );
}
