// Imports a chat that was exported as Markdown. Its citations are checked against the present code; nothing is trusted.
import * as l10n from '@vscode/l10n';
import type { AnswerRecord, Citation } from '../../core/answering/record/answerRecord.ts';
import { scrub } from '../../core/secrets/scrub.ts';
import type { ChatTurn, SavedChat } from './chat.ts';

/** Input of an import. `readLines` returns the present lines of a file, or undefined where it does not exist; `hash` their digest. */
export interface ImportDependencies {
  readonly newId: () => string;
  /** Names of the roots when there are several; paths begin with them then. */
  readonly roots: readonly string[];
  readonly readLines: (root: string, file: string) => Promise<readonly string[] | undefined>;
  readonly hash: (lines: readonly string[]) => string;
}

/** Maximum length of an export, in characters. */
const maxCharacters = 5_000_000;

/**
 * A place as {@link chatMarkdown} writes it: `[src/a.ts:3-4](src/a.ts#L3)`, or `✗src/a.ts:3-4` in backticks for what was not proven. Earlier
 * versions wrote a link with the cross.
 */
const linkPattern =
  /\[(✗?)(?:[^[\]\n\\]|\\.){1,1000}?:(\d{1,7})(?:-(\d{1,7}))?\]\(([^)\s]{1,3000})#L\d{1,7}\)|`(✗)([^`\n]{1,1000}):(\d{1,7})(?:-(\d{1,7}))?`/g;

/** The chat in `markdown` without secrets; undefined when there is no question in it. */
export async function importedChat(markdown: string, dependencies: ImportDependencies): Promise<SavedChat | undefined> {
  const { text } = scrub(markdown.slice(0, maxCharacters).replace(/\r\n?/g, '\n'));
  const sections = headingsIn(text);
  const [title] = sections.filter(({ level }) => level === 1);
  const sessionId = dependencies.newId();
  const turns: ChatTurn[] = [];
  const parts = sections.filter(({ level }) => level <= 2);
  for (const [i, section] of parts.entries()) {
    if (section.level !== 2) continue;
    const next = parts[i + 1];
    const body = text.slice(section.end, next?.start ?? text.length);
    turns.push(await turnOf(section.title, body, sessionId, dependencies));
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
function headingsIn(text: string): ChatHeading[] {
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

async function turnOf(question: string, body: string, sessionId: string, dependencies: ImportDependencies): Promise<ChatTurn> {
  const about = /^\n*\*([^*\n]{1,1000})\*\n/.exec(body);
  const content = about ? body.slice(about[0].length) : body;
  const [answer = '', sources = ''] = splitSources(content);
  const citations: Citation[] = [];
  const numbers = new Map<string, number>();
  const linkMatches = [...answer.matchAll(linkPattern)];
  for (const match of linkMatches) {
    const [key = ''] = match;
    if (numbers.has(key)) continue;
    numbers.set(key, numbers.size + 1);
    citations.push(await checkCitation(match, numbers.size, excerptOf(sources, key), dependencies));
  }
  const text = answer.replace(linkPattern, (key) => `[${numbers.get(key) ?? 0}]`).trim();
  const id = dependencies.newId();
  const record = recordOf({ id, sessionId, question, answer: text, citations });
  return { id, question, ...(about?.[1] ? { about: about[1] } : {}), state: 'done', events: [], options: { sessionId }, record };
}

/** Splits the answer from the excerpts below it. */
function splitSources(body: string): readonly string[] {
  const sources = headingsIn(body).findLast(({ level }) => level === 3);
  // The list of sources is the last heading and begins with a link to lines.
  return sources && /^\s*(?:- )?(?:\[|`✗)/.test(body.slice(sources.end))
    ? [body.slice(0, sources.start), body.slice(sources.end)]
    : [body, ''];
}

/** Lines below the link in the list of sources; undefined where there are none. */
function excerptOf(sources: string, key: string): readonly string[] | undefined {
  const at = sources.indexOf(key);
  const match = at < 0 ? null : /^\n\n(`{3,})\n([^]*?)\n\1(?:\n|$)/.exec(sources.slice(at + key.length));
  return match?.[2]?.split('\n');
}

async function checkCitation(
  match: RegExpMatchArray,
  n: number,
  excerpt: readonly string[] | undefined,
  dependencies: ImportDependencies,
): Promise<Citation> {
  const [, linkedCross, linkFrom, linkTo, href = '', cross, path, from = linkFrom, to = linkTo] = match;
  const wrong = linkedCross || cross;
  const { root, file } = placeIn(path ?? decodePath(href), dependencies.roots);
  const [lineStart, lineEnd] = [Number(from), Number(to ?? from)];
  const citation: Citation = { n, root, file, lineStart, lineEnd, title: '', status: 'unsupported' };
  if (wrong) return { ...citation, reason: l10n.t('It was not supported when the chat was exported.') };
  const lines = await dependencies.readLines(root, file);
  if (!lines) return { ...citation, reason: l10n.t('This file is not in the open folder.') };
  if (!excerpt) return { ...citation, reason: l10n.t('The export has no excerpt of these lines to compare.') };
  const length = lineEnd - lineStart + 1;
  const at = findExcerpt(excerpt.slice(0, length), lines, lineStart - 1, length);
  if (at === undefined) return { ...citation, reason: l10n.t('The cited lines have changed since the chat was exported.') };
  const hash = dependencies.hash(lines.slice(at, at + length));
  return { ...citation, status: at === lineStart - 1 ? 'verified' : 'moved', lineStart: at + 1, lineEnd: at + length, hash };
}

/** Present place of an excerpt, zero-based: the old place, else the nearest match. A long excerpt was cut and ends in a note. */
function findExcerpt(excerpt: readonly string[], lines: readonly string[], oldStart: number, length: number): number | undefined {
  const uncutLines = excerpt.length < length ? excerpt.slice(0, -1) : excerpt;
  const first = uncutLines[0];
  if (first === undefined) return undefined;
  const fits = (at: number): boolean => at + length <= lines.length && uncutLines.every((line, i) => lines[at + i] === line);
  if (fits(oldStart)) return oldStart;
  const starts = lines.flatMap((line, at) => (line === first && fits(at) ? at : []));
  return starts.sort((a, b) => Math.abs(a - oldStart) - Math.abs(b - oldStart))[0];
}

function placeIn(path: string, roots: readonly string[]): { readonly root: string; readonly file: string } {
  const root = roots.find((name) => path.startsWith(`${name}/`));
  return root === undefined ? { root: '', file: path } : { root, file: path.slice(root.length + 1) };
}

/** Foreign text may not be valid percent-encoding. */
function decodePath(href: string): string {
  try {
    return href.split('/').map(decodeURIComponent).join('/');
  } catch (error) {
    if (error instanceof URIError) return href;
    throw error;
  }
}

function recordOf(fields: Pick<AnswerRecord, 'id' | 'sessionId' | 'question' | 'answer' | 'citations'>): AnswerRecord {
  const supportedCount = fields.citations.filter(({ status }) => status !== 'unsupported').length;
  const reason = l10n.t('Imported: {0} of {1} citations match the current code.', supportedCount, fields.citations.length);
  return {
    ...fields,
    strategy: 'imported',
    model: l10n.t('imported'),
    mode: { value: 'conceptual', confidence: 1, reason: l10n.t('Imported from Markdown.'), scope: null, by: 'command' },
    unsupportedSentences: 0,
    confidence: { level: supportedCount === fields.citations.length && supportedCount > 0 ? 'medium' : 'low', reasons: [reason] },
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
