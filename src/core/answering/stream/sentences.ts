// Counts the sentences of an answer that claim something, and those of them that no verified citation stands by.

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

/** The claims of `markdown`. Headings, code, list intros and questions claim nothing. */
export function claimsIn(markdown: string): readonly Claim[] {
  const sentences = paragraphsOf(markdown).flatMap(sentencesOf).filter(isClaim);
  return sentences.map((text) => ({ text, cites: [...text.matchAll(/\[(\d{1,4})\]/g)].map(([, n]) => Number(n)) }));
}

/** Counts in `markdown`; `verified` are the numbers of citations that hold, `unfounded` sentences that theirs do not prove. */
export function countSentences(
  markdown: string,
  verified: ReadonlySet<number>,
  unfounded: ReadonlySet<string> = new Set(),
): SentenceCounts {
  const claims = claimsIn(markdown);
  const unsupported = claims.filter(({ text, cites }) => unfounded.has(text) || !cites.some((n) => verified.has(n)));
  return { sentences: claims.length, unsupported: unsupported.length };
}

/** Paragraphs and list items, each in one line. */
function paragraphsOf(markdown: string): string[] {
  const paragraphs: string[] = [];
  let open: string | undefined;
  let current = '';
  const finish = (): void => {
    if (current.trim()) paragraphs.push(current.trim());
    current = '';
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
      if (listMark.test(line) || line.trimStart().startsWith('|')) finish();
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
