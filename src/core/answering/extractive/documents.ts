// Lists documents about a question: for each section the sentence with most of its words.
import * as l10n from '@vscode/l10n';
import { shorten } from '../../base/shorten.ts';
import { withoutDocMarkup } from '../../text/docMarkup.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { termsOfText } from '../../text/tokenizer.ts';
import type { Candidate } from '../../searching/candidate.ts';
import { code } from '../page/markdownText.ts';
import type { WriterContext } from './writerContext.ts';

/** Maximum characters of a section that are searched. */
const maxCharacters = 20_000;
const maxSentenceLength = 240;
/** A shorter sentence says too little by itself: the next one follows it. */
const minSentenceLength = 50;
/** Factor by which a later sentence must match better than the first, since the heading covers the first. */
const laterFactor = 1.15;

/** The term "default" as search stores it, and as documents write it. */
const defaultTerm = termsOfText('default')[0] ?? 'default';
const defaultWord = /\bdefaults?\b/i;

/** Lists the sections, each with its best sentence. */
export async function addDocuments({ page, terms }: WriterContext, documents: readonly Candidate[]): Promise<void> {
  const lines: string[] = [];
  for (const { root, path, lines: span, title, why } of documents) {
    const citation = await page.cite({ root, path, lines: span }, title || path, why);
    const text = bodyOf((await page.book.readLines(root, path))?.slice(span.first, span.last + 1) ?? [], title);
    const sentence = bestSentence(text, terms);
    if (citation)
      lines.push(
        `- ${code(path)}${title ? ` (${page.prose(titleWords(title))})` : ''}${citation}${sentence ? `: ${page.prose(sentence)}` : ''}`,
      );
  }
  if (lines.length) page.add(`**${l10n.t('What the documentation says')}**`, '', ...lines);
}

/** Maximum characters of the headings of a section. */
const maxTitleLength = 120;

/** The headings of a section as words: without anchors and links; only the innermost if all of them are long. */
function titleWords(title: string): string {
  const plain = withoutDocMarkup(title).replace(/\s+/g, ' ').trim();
  return shorten(plain.length > maxTitleLength ? plain.slice(plain.lastIndexOf(' > ') + 1).replace(/^> /, '') : plain, maxTitleLength);
}

/** Headings, rulers, tables, and directives with their options (`:width: 625`). */
const noProse = /^\s*(?:#|[|=\-~^*]{3,}\s*$|\||\.\. |<(?:h[1-6]|!)|:[a-z][\w-]*:(?:\s|$))/i;

/** Paragraphs of a section without its heading, rulers, tables, code, list marks and links. */
function bodyOf(lines: readonly string[], title: string): readonly string[] {
  const heading = title.slice(title.lastIndexOf('>') + 1).trim();
  const paragraphs: string[] = [''];
  let inCode = false;
  for (const line of lines.join('\n').slice(0, maxCharacters).split('\n')) {
    const isFence = /^\s*(?:`{3}|~{3})/.test(line);
    if (isFence) inCode = !inCode;
    if (isFence || inCode || line.trim() === heading || noProse.test(line)) {
      paragraphs.push('');
      continue;
    }
    const plain = line.replace(/<\/?[a-z][^<>]{0,300}>/gi, '').replace(/!\[[^[\]]{0,200}\]\([^()\s]{0,300}\)/g, '');
    if (line.trim() && !plain.trim()) continue;
    if (!line.trim() || /^\s*(?:[-*+]|\d+[.)])\s/.test(line)) paragraphs.push('');
    const text = plain
      .replace(/^\s*(?:[-*+]|\d+[.)])\s+/, '')
      .replace(/\[([^[\]]{0,200})\]\([^()\s]{1,300}\)/g, '$1')
      .replace(/`([^`<]{1,200}?)(?:\s*<[^<>]{1,300}>)?`_{1,2}(?!\w)/g, '$1');
    paragraphs[paragraphs.length - 1] = `${paragraphs.at(-1) ?? ''} ${text}`.trim();
  }
  return paragraphs.filter(Boolean);
}

function bestSentence(paragraphs: readonly string[], terms: ReadonlyMap<string, number>): string {
  const sentences = paragraphs.flatMap((paragraph) => sentencesOf(paragraph.replace(/\s+/g, ' ')));
  let best = { index: 0, score: scoreOf(sentences[0] ?? '', terms) * laterFactor };
  for (const [index, sentence] of sentences.entries()) {
    const score = scoreOf(sentence, terms);
    if (score > best.score) best = { index, score };
  }
  const bestText = (sentences[best.index] ?? '').trim();
  const nextText = (sentences[best.index + 1] ?? '').trim();
  const quotation = bestText.length < minSentenceLength && nextText ? `${bestText} ${nextText}` : bestText;
  const defaultText = terms.has(defaultTerm) && !defaultWord.test(quotation) ? defaultIn(sentences, terms) : '';
  const text = defaultText ? `${defaultText} … ${quotation}` : quotation;
  return text.length > maxSentenceLength ? `${text.slice(0, maxSentenceLength).trimEnd()}…` : text;
}

/** The sentence with a default: documents state it in a short line ("Default: 10"), which shares few words with the question. */
function defaultIn(sentences: readonly string[], terms: ReadonlyMap<string, number>): string {
  const defaultSentences = sentences.filter((sentence) => defaultWord.test(sentence));
  return (defaultSentences.toSorted((a, b) => scoreOf(b, terms) - scoreOf(a, terms))[0] ?? '').trim();
}

function scoreOf(sentence: string, terms: ReadonlyMap<string, number>): number {
  let score = 0;
  for (const term of new Set(termsOfText(sentence.slice(0, 1000)))) score += terms.get(term) ?? 0;
  return score;
}
