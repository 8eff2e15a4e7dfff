// Imports a chat that was exported as Markdown. Its citations are checked against the present code; nothing is trusted.
import * as l10n from '@vscode/l10n';
import type { AnswerRecord, Citation } from '../../core/answering/record/record.ts';
import type { ChatTurn, SavedChat } from './chat.ts';

/** Input of an import. `lines` returns the present lines of a file, or undefined where it does not exist; `hash` their digest. */
export interface ImportParts {
  readonly newId: () => string;
  /** Names of the roots when there are several; paths begin with them then. */
  readonly roots: readonly string[];
  readonly lines: (root: string, file: string) => Promise<readonly string[] | undefined>;
  readonly hash: (lines: readonly string[]) => string;
}

/** Maximum length of an export, in characters. */
const longest = 5_000_000;

/** A link to lines as {@link chatMarkdown} writes it: `[src/a.ts:3-4](src/a.ts#L3)`. */
const link = /\[(✗?)([^\]\n]{1,1000}):(\d{1,7})(?:-(\d{1,7}))?\]\(([^)\s]{1,3000})#L(\d{1,7})\)/g;

/** The chat in `markdown`; undefined when there is no question in it. */
export async function importedChat(markdown: string, parts: ImportParts): Promise<SavedChat | undefined> {
  const text = markdown.slice(0, longest).replace(/\r\n?/g, '\n');
  const sections = headings(text);
  const [title] = sections.filter(({ level }) => level === 1);
  const sessionId = parts.newId();
  const turns: ChatTurn[] = [];
  for (const [i, section] of sections.entries()) {
    if (section.level !== 2) continue;
    const next = sections.slice(i + 1).find(({ level }) => level <= 2);
    const body = text.slice(section.end, next?.start ?? text.length);
    turns.push(await turnOf(section.title, body, sessionId, parts));
  }
  return turns.length > 0 ? { version: 1, sessionId, ...(title ? { title: title.title } : {}), dropped: 0, turns } : undefined;
}

interface ChatHeading {
  readonly level: number;
  readonly title: string;
  readonly start: number;
  readonly end: number;
}

/** Headings outside of fenced code. Headings within answers are deeper than a question, or follow no empty line. */
function headings(text: string): ChatHeading[] {
  const chatHeadings: ChatHeading[] = [];
  let fence = '';
  let start = 0;
  for (const line of text.split('\n')) {
    const mark = /^(`{3,})/.exec(line)?.[1];
    if (mark && !fence) fence = mark;
    else if (mark && fence && line === fence) fence = '';
    const heading = fence ? null : /^(#{1,3}) (\S.*)$/.exec(line);
    if (heading) chatHeadings.push({ level: heading[1]?.length ?? 1, title: heading[2] ?? '', start, end: start + line.length });
    start += line.length + 1;
  }
  return chatHeadings;
}

async function turnOf(question: string, body: string, sessionId: string, parts: ImportParts): Promise<ChatTurn> {
  const about = /^\n*\*([^*\n]{1,1000})\*\n/.exec(body);
  const rest = about ? body.slice(about[0].length) : body;
  const [answer = '', sources = ''] = parted(rest);
  const citations: Citation[] = [];
  const numbers = new Map<string, number>();
  const numbered = [...answer.matchAll(link)];
  for (const match of numbered) {
    const [key = ''] = match;
    if (numbers.has(key)) continue;
    numbers.set(key, numbers.size + 1);
    citations.push(await checked(match, numbers.size, excerptOf(sources, key), parts));
  }
  const text = answer.replace(link, (key) => `[${numbers.get(key) ?? 0}]`).trim();
  const id = parts.newId();
  const record = recordOf({ id, sessionId, question, answer: text, citations });
  return { id, question, ...(about?.[1] ? { about: about[1] } : {}), state: 'done', events: [], options: { sessionId }, record };
}

/** Splits the answer from the excerpts below it. */
function parted(body: string): readonly string[] {
  const sources = headings(body).findLast(({ level }) => level === 3);
  // The list of sources is the last heading and begins with a link to lines.
  return sources && /^\s*(?:- )?\[/.test(body.slice(sources.end)) ? [body.slice(0, sources.start), body.slice(sources.end)] : [body, ''];
}

/** Lines below the link in the list of sources; undefined where there are none. */
function excerptOf(sources: string, key: string): readonly string[] | undefined {
  const at = sources.indexOf(key);
  const match = at < 0 ? null : /^\n\n(`{3,})\n([^]*?)\n\1(?:\n|$)/.exec(sources.slice(at + key.length));
  return match?.[2]?.split('\n');
}

async function checked(match: RegExpMatchArray, n: number, excerpt: readonly string[] | undefined, parts: ImportParts): Promise<Citation> {
  const [, wrong, , from, to, href = ''] = match;
  const { root, file } = placeIn(href, parts.roots);
  const [lineStart, lineEnd] = [Number(from), Number(to ?? from)];
  const cited: Citation = { n, root, file, lineStart, lineEnd, title: '', status: 'unsupported' };
  if (wrong) return { ...cited, reason: l10n.t('It was not supported when the chat was exported.') };
  const lines = await parts.lines(root, file);
  if (!lines) return { ...cited, reason: l10n.t('This file is not in the open folder.') };
  if (!excerpt) return { ...cited, reason: l10n.t('The export has no excerpt of these lines to compare.') };
  const length = lineEnd - lineStart + 1;
  const at = whereIs(excerpt.slice(0, length), lines, lineStart - 1, length);
  if (at === undefined) return { ...cited, reason: l10n.t('The cited lines have changed since the chat was exported.') };
  const hash = parts.hash(lines.slice(at, at + length));
  return { ...cited, status: at === lineStart - 1 ? 'verified' : 'moved', lineStart: at + 1, lineEnd: at + length, hash };
}

/** Present place of an excerpt, zero-based: the old place, else the nearest match. A long excerpt was cut and ends in a note. */
function whereIs(excerpt: readonly string[], lines: readonly string[], was: number, length: number): number | undefined {
  const known = excerpt.length < length ? excerpt.slice(0, -1) : excerpt;
  const first = known[0];
  if (first === undefined) return undefined;
  const fits = (at: number): boolean => at + length <= lines.length && known.every((line, i) => lines[at + i] === line);
  if (fits(was)) return was;
  const starts = lines.flatMap((line, at) => (line === first && fits(at) ? at : []));
  return starts.sort((a, b) => Math.abs(a - was) - Math.abs(b - was))[0];
}

function placeIn(href: string, roots: readonly string[]): { readonly root: string; readonly file: string } {
  const path = decoded(href);
  const root = roots.find((name) => path.startsWith(`${name}/`));
  return root === undefined ? { root: '', file: path } : { root, file: path.slice(root.length + 1) };
}

/** Foreign text may not be valid percent-encoding. */
function decoded(href: string): string {
  try {
    return href.split('/').map(decodeURIComponent).join('/');
  } catch (error) {
    if (error instanceof URIError) return href;
    throw error;
  }
}

function recordOf(known: Pick<AnswerRecord, 'id' | 'sessionId' | 'question' | 'answer' | 'citations'>): AnswerRecord {
  const supported = known.citations.filter(({ status }) => status !== 'unsupported').length;
  const reason = l10n.t('Imported: {0} of {1} citations match the current code.', supported, known.citations.length);
  return {
    ...known,
    strategy: 'imported',
    model: l10n.t('imported'),
    mode: { value: 'conceptual', confidence: 1, reason: l10n.t('Imported from Markdown.'), scope: null, by: 'command' },
    unsupportedSentences: 0,
    confidence: { level: supported === known.citations.length && supported > 0 ? 'medium' : 'low', reasons: [reason] },
    passes: [],
    gaps: { identified: [], resolved: [], unresolved: [] },
    stop: 'no-gaps',
    contextFromCache: false,
    search: { retrievers: [], found: 0, used: 0 },
    evidence: [],
    tokens: { prompt: 0, initial: 0, byPass: [], total: 0, budget: 0, encoding: '' },
    ms: {},
    coverage: { text: 1, graph: 1, vectors: 0 },
    disclaimer: '',
    modelUse: null,
    cut: false,
    notices: [],
    secretsReplaced: 0,
  };
}
