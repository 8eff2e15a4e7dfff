// Lists documents about a question: for each section the sentence with most of its words. A sentence that has nearly all of them may lead.
import * as l10n from '@vscode/l10n';
import { shorten } from '../../base/shorten.ts';
import { withoutDocMarkup } from '../../text/docMarkup.ts';
import { termsOfText } from '../../text/tokenizer.ts';
import { isChangeLog } from '../../workspace/roles.ts';
import type { Candidate } from '../../searching/candidate.ts';
import type { QuestionWord } from '../../searching/coverage.ts';
import { isMeasureTerm } from '../../searching/lists/values/valueWords.ts';
import { code } from '../page/markdownText.ts';
import { documentSentences, innermostHeading, type DocumentSentence } from './documentText.ts';
import type { WriterContext } from './writerContext.ts';

const maxSentenceLength = 240;
/** A shorter sentence says too little by itself: the next one follows it. */
const minSentenceLength = 50;
/** Factor by which a later sentence must match better than the first, since the heading covers the first. */
const laterFactor = 1.15;
/** Maximum characters of the headings of a section. */
const maxTitleLength = 120;
/**
 * - `share`: minimum share of the words of the question, by weight, that the sentence and its heading have together.
 * - `ownShare`: minimum share that the sentence has by itself.
 *
 * Set by judgement. Of the 463 questions of `bench -- questions` and `forms` about 28 projects, five answers begin with such a sentence; four of
 * the five say what was asked (read 2026-11-27).
 */
const leading = { share: 0.8, ownShare: 0.5 } as const;

/**
 * Minimum share of the words of the question, by weight, in a listed sentence with its headings. Of 12 questions about four projects (read),
 * 0.3 drops useful sections, 0.12 keeps those that readers called noise.
 */
const listedShare = 0.2;

/** The term "default" as search stores it, and as documents write it. */
const defaultTerm = termsOfText('default')[0] ?? 'default';
const defaultWord = /\bdefaults?\b/i;
/** "Default: 10", "*Defaults to true*": the subject stands before it. */
const defaultStatement = /^\W*defaults?(?: value)?(?:\W*:|\W*=| (?:is|to)\b)/i;
/** The same anywhere in a sentence. */
const statedDefault = /\bdefaults?(?: value)?(?:\W*:|\W*=| (?:is|to)\b)|\bby default\b|\bdefault \w+ (?:is|of)\b/i;
/** Names of options at the beginning of an item. */
const leadingNames = /^\W*(?:`+[^`]+`+[\s,|/]*)+/;

/** A quotation of a section. */
interface DocumentQuotation {
  readonly text: string;
  /** The text that tells what it is about: without the value of a default. */
  readonly subject: string;
  readonly hasDefault: boolean;
  /** Lines of the best sentence; undefined for a section without prose. */
  readonly lines: Candidate['lines'] | undefined;
}

const noQuotation: DocumentQuotation = { text: '', subject: '', hasDefault: false, lines: undefined };

/** A sentence of a document that begins an answer. */
export interface DocumentLead {
  readonly text: string;
  readonly document: Candidate;
}

/** Lists the sections, each with its best sentence; without the one that began the answer. */
export async function addDocuments(writerContext: WriterContext, allDocuments: readonly Candidate[], lead?: DocumentLead): Promise<void> {
  const { page } = writerContext;
  const documents = allDocuments.filter((document) => document !== lead?.document);
  const items: string[] = [];
  for (const document of documents) {
    const { root, path, title, why } = document;
    const { text, lines = document.lines } = quotationFrom(await sentencesIn(writerContext, document), writerContext.terms);
    if (shareOf(`${text} ${title}`, writerContext) < listedShare) continue;
    const citation = await page.cite({ root, path, lines }, title || path, why);
    if (citation)
      items.push(`- ${code(path)}${title ? ` (${page.prose(titleWords(title))})` : ''}${citation}${text ? `: ${page.prose(text)}` : ''}`);
  }
  if (items.length) page.add(`**${l10n.t('What the documentation says')}**`, '', ...items);
}

/**
 * "The documentation says …" with the sentence that has nearly all words of the question; undefined where there is none. With `ofDefault` it
 * must state a default. What a change log says may no longer hold.
 */
export async function documentLead(
  writerContext: WriterContext,
  documents: readonly Candidate[],
  ofDefault: boolean,
): Promise<DocumentLead | undefined> {
  const { page, terms } = writerContext;
  for (const document of documents) {
    const { root, path, title, why } = document;
    if (isChangeLog(path)) continue;
    const { text, subject, lines } = quotationFrom(await sentencesIn(writerContext, document), terms);
    if (
      !lines ||
      (ofDefault && !statedDefault.test(text)) ||
      !isAbout(subject, innermostHeading(title), writerContext, ofDefault && /\d/.test(text))
    )
      continue;
    const citation = await page.cite({ root, path, lines }, title || path, why);
    const place = `${code(`${path}:${lines.first + 1}`)}${citation}`;
    if (citation) return { text: l10n.t('The documentation says, in {0}: {1}', place, page.prose(text)), document };
  }
  return undefined;
}

async function sentencesIn({ page }: WriterContext, { root, path, lines, title }: Candidate): Promise<readonly DocumentSentence[]> {
  return documentSentences((await page.book.readLines(root, path))?.slice(lines.first, lines.last + 1) ?? [], lines.first, title);
}

/**
 * Whether a sentence has nearly all words of the question, with those of its heading. An item about a name must have a word in the name.
 * @param hasNumber whether the sentence states a number, which a measure ("size", "time") need not name
 */
function isAbout(text: string, heading: string, { questionWords }: Pick<WriterContext, 'questionWords'>, hasNumber: boolean): boolean {
  const shareIn = (part: string): number => shareOf(part, { questionWords }, hasNumber);
  const names = leadingNames.exec(text)?.[0];
  if (names !== undefined && shareIn(names) === 0) return false;
  return shareIn(text) >= leading.ownShare && shareIn(`${text} ${heading}`) >= leading.share;
}

/** Share of the question's words, by weight, in a text. */
function shareOf(text: string, { questionWords }: Pick<WriterContext, 'questionWords'>, hasNumber = false): number {
  const terms = new Set(termsOfText(text));
  const isStated = (form: string): boolean => terms.has(form) || (hasNumber && isMeasureTerm(form));
  const worthIn = ({ forms }: QuestionWord): number => Math.max(0, ...[...forms].map(([form, worth]) => (isStated(form) ? worth : 0)));
  return questionWords.reduce((sum, word) => sum + word.share * worthIn(word), 0);
}

/** The headings of a section as words: without anchors and links; only the innermost if all of them are long. */
function titleWords(title: string): string {
  const plain = withoutDocMarkup(title).replace(/\s+/g, ' ').trim();
  return shorten(plain.length > maxTitleLength ? innermostHeading(title) : plain, maxTitleLength);
}

/** The passage of a section with most words of the question. */
function quotationFrom(sentences: readonly DocumentSentence[], terms: ReadonlyMap<string, number>): DocumentQuotation {
  let best: { readonly quotation: DocumentQuotation; readonly score: number } = { quotation: noQuotation, score: -1 };
  for (const [index, { text }] of sentences.entries()) {
    // It says nothing without the sentence that it belongs to.
    if (index > 0 && defaultStatement.test(text)) continue;
    const quotation = quotationAt(sentences.slice(index), index === 0 || isFirst(sentences, index), terms);
    const score = scoreOf(quotation.hasDefault ? `${text} default` : text, terms) * (index === 0 ? laterFactor : 1);
    if (score > best.score) best = { quotation, score };
  }
  return best.quotation;
}

/** Whether a sentence begins its paragraph or item, and so tells what that is about. */
function isFirst(sentences: readonly DocumentSentence[], index: number): boolean {
  return sentences[index - 1]?.paragraph !== sentences[index]?.paragraph;
}

/** The first of `sentences`, with the next where it is short, and with the default of what its paragraph is about. */
function quotationAt(
  sentences: readonly DocumentSentence[],
  isFirstOfParagraph: boolean,
  terms: ReadonlyMap<string, number>,
): DocumentQuotation {
  const [sentence, next] = sentences;
  if (!sentence) return noQuotation;
  const isShort = sentence.text.length < minSentenceLength && next !== undefined && !defaultStatement.test(next.text);
  const text = isShort ? `${sentence.text} ${next.text}` : sentence.text;
  const wantsDefault = isFirstOfParagraph && terms.has(defaultTerm) && !defaultWord.test(text);
  const defaultSentence = wantsDefault ? defaultOf(sentences) : undefined;
  const { last } = defaultSentence ?? (isShort ? next : sentence);
  const parts = defaultSentence ? [shortened(text), shortened(defaultSentence.text)] : [shortened(text)];
  return {
    ...{ text: parts.join(' … '), subject: defaultSentence ? `${text} default` : text },
    ...{ hasDefault: defaultSentence !== undefined, lines: { first: sentence.first, last } },
  };
}

/**
 * The sentence with the default of what the first sentence is about, in its paragraph or right after it: documents state it in a short line
 * ("Default: 10"), which shares few words with the question.
 */
function defaultOf(sentences: readonly DocumentSentence[]): DocumentSentence | undefined {
  const paragraph = sentences[0]?.paragraph ?? 0;
  return sentences.find((each, at) =>
    each.paragraph === paragraph
      ? defaultWord.test(each.text)
      : defaultStatement.test(each.text) && sentences[at - 1]?.paragraph === paragraph,
  );
}

function shortened(text: string): string {
  return text.length > maxSentenceLength ? `${text.slice(0, maxSentenceLength).trimEnd()}…` : text;
}

function scoreOf(sentence: string, terms: ReadonlyMap<string, number>): number {
  let score = 0;
  for (const term of new Set(termsOfText(sentence.slice(0, 1000)))) score += terms.get(term) ?? 0;
  return score;
}
