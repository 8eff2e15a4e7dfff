// Makes questions from doc comments: the first sentence should lead to its function once the comment is removed.
import type { CodeGraph, SymbolNode } from '../graph/edges/graphTypes.ts';
import { goldPlace, type FileName, type MadeQuestion } from './question.ts';

/** A function with the question from its comment. */
export interface DocQuestion {
  readonly symbol: SymbolNode;
  readonly text: string;
}

const minWords = 5;
const maxSentenceLength = 300;
/** Minimum length: getters and the like do too little to be searched for. */
const minLines = 3;

/** At most `limit` functions whose comment describes them in one sentence; the same ones for the same code. */
export function docQuestions(graph: CodeGraph, limit: number): DocQuestion[] {
  const bySentence = new Map<string, DocQuestion[]>();
  for (const symbol of graph.symbols()) {
    const text = sentenceOf(symbol);
    if (text === undefined) continue;
    const key = text.toLowerCase();
    bySentence.set(key, [...(bySentence.get(key) ?? []), { symbol, text }]);
  }
  // A sentence at several functions identifies none of them.
  const single = [...bySentence.values()].flatMap((questions) => (questions.length === 1 ? questions : []));
  const questionsWithOrder = single.map((question) => ({
    question,
    order: hashOf(question.symbol.path + question.symbol.fact.qualifiedName),
  }));
  return questionsWithOrder
    .sort((a, b) => a.order - b.order || (a.question.symbol.id < b.question.symbol.id ? -1 : 1))
    .slice(0, limit)
    .map(({ question }) => question);
}

/** The question with its gold: the function. */
export function asQuestion({ symbol, text }: DocQuestion, nameOf: FileName): MadeQuestion {
  const place = goldPlace(symbol, nameOf);
  return { kind: 'documentation', text, gold: { files: [place.file], symbols: [place] } };
}

/** `text` without the comments of `questions`, keeping line numbers: the question must not find itself. */
export function withoutDocs(text: string, questions: readonly DocQuestion[]): string {
  const lines = text.split('\n');
  for (const { symbol } of questions) {
    const { first, last } = symbol.fact.docLines ?? { first: 0, last: -1 };
    lines.fill('', first, last + 1);
  }
  return lines.join('\n');
}

function sentenceOf({ role, fact }: SymbolNode): string | undefined {
  if (role !== 'code' || (fact.kind !== 'function' && fact.kind !== 'method') || !standsAlone(fact)) return undefined;
  if (fact.range.end.line - fact.range.start.line + 1 < minLines) return undefined;
  const sentence = firstSentence(fact.doc);
  const words: readonly string[] = sentence.match(/[\p{L}\p{N}]+/gu) ?? [];
  const ideographs = sentence.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  if (words.length + ideographs / 2 < minWords || sentence.length > maxSentenceLength) return undefined;
  // A person who knows the name need not ask.
  return sentence.includes(fact.name) ? undefined : sentence;
}

/** Whether the comment is on lines of its own, and code remains without it. */
function standsAlone({ docLines, range }: SymbolNode['fact']): boolean {
  if (!docLines) return false;
  return docLines.last < range.start.line || (docLines.first > range.start.line && docLines.last < range.end.line);
}

/** The text up to the first full stop, empty line or tag, without link and code marks. */
function firstSentence(doc: string): string {
  const paragraph =
    doc
      .trim()
      .slice(0, 2000)
      .split(/\n[ \t]*(?:\n|[@:\\-])/, 1)[0] ?? '';
  const plain = paragraph
    .replace(/\{@\w+ ([^{}]{0,200})\}/g, '$1')
    .replace(/<\/?[a-z]{1,10}>|`/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /^.*?[.!?](?=\s|$)|^.*?[。！？]/u.exec(plain)?.[0] ?? plain;
}

/** Hash for spreading texts evenly (FNV-1a, 32 bit), so that a sample is not the first folder. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
