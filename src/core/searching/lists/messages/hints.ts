// Orders places with the same text by the names and values around the text in the question: code that has them is likelier.
import { firstOfEach } from '../../../base/collections/firstOfEach.ts';
import type { CodeGraph } from '../../../graph/edges/graphTypes.ts';
import type { Intent } from '../../../reading/intent.ts';
import { escapeRegExp } from '../../../text/textQuery.ts';
import type { MessageMatch } from '../../../messages/matching/messageMatch.ts';
import type { FileTexts } from '../../../text/fileTexts.ts';
import { lastPart } from '../../../uses/target/fieldHolders.ts';
import type { Candidate } from '../../candidate.ts';

/**
 * - `places`: places with one text; more are a table.
 * - `names`: names and values that are compared; a paste may have many.
 * - `above`, `below`: lines of a statement around its text.
 * Set by judgement.
 */
const limits = { places: 24, names: 24, above: 1, below: 1 } as const;
/**
 * Levels of evidence that a name points to a place.
 * - `statement`: the statement with the text names a quoted value, such as the parameter that is wrong.
 * - `registered`: one line quotes the name beside the function or one of its callers, as in a table of handlers.
 * - `function`: the code of the function has the name.
 * - `file`: the file or its path has the name, and the name is spelled as only code spells names.
 * - `most`: the largest sum of levels that counts.
 * - `each`: what a level adds to the factor. It is small, because it only orders equal places.
 * Set by their meaning; nobody measured them.
 */
const levels = { statement: 4, registered: 3, function: 2, file: 1, most: 6, each: 0.0003 } as const;
/**
 * Limits for a misspelt value to count as a word of the code.
 * - `letters`: letters at the beginning that must be equal.
 * - `apart`: maximum difference in length.
 */
const spellingLimits = { letters: 6, apart: 2 } as const;

interface HintName {
  readonly text: string;
  /** Whether the question has it in quotation marks, like a value or a key. */
  readonly isQuoted: boolean;
}

/** Raises, among places with the same text, those whose code has the names and values around the text in the question. */
export async function rankByHints(
  candidates: readonly Candidate[],
  { messages, names, quotedTexts, exceptions }: Pick<Intent, 'messages' | 'names' | 'quotedTexts' | 'exceptions'>,
  { graph, texts }: { readonly graph: CodeGraph; readonly texts: FileTexts },
): Promise<readonly Candidate[]> {
  const groups = groupsOf(candidates);
  if (!groups.length) return candidates;
  // The type of the error is compared with what each place raises; other code that names it tells nothing.
  const types = new Set([...exceptions, ...messages.flatMap(({ type }) => type ?? [])].flatMap((type) => [type, lastPart(type)]));
  const otherNames = names.filter(({ name }) => !types.has(lastPart(name)));
  const messageText = [...messages.map(({ text }) => text), ...quotedTexts].join('\n');
  const factors = new Map<Candidate, number>();
  const messagesWithValue = new Map<Candidate, MessageMatch>();
  for (const group of groups) {
    const hints = namesIn(messageText, otherNames, group[0]?.message?.literal ?? '');
    const places = await Promise.all(group.map((candidate) => placeText(candidate, graph, texts)));
    const files = [...new Set(places.map(({ file }) => file))];
    const sums = new Map(group.map((candidate): [Candidate, number] => [candidate, 0]));
    for (const hint of hints) {
      const placeLevels = places.map((place) => levelOf(hint, place, files));
      const minLevel = Math.min(...placeLevels);
      for (const [i, candidate] of group.entries()) sums.set(candidate, (sums.get(candidate) ?? 0) + (placeLevels[i] ?? 0) - minLevel);
    }
    for (const [candidate, sum] of sums) factors.set(candidate, 1 + levels.each * Math.min(levels.most, sum));
    const values = hints.flatMap(({ text, isQuoted }) => (isQuoted ? [text] : []));
    for (const [i, candidate] of values.length ? group.entries() : []) {
      const message = withValue(candidate, values, places[i]?.file.split('\n') ?? []);
      if (!message) continue;
      messagesWithValue.set(candidate, message);
      factors.set(candidate, (factors.get(candidate) ?? 1) + levels.each * levels.statement);
    }
  }
  return candidates.map((candidate) => {
    const message = messagesWithValue.get(candidate);
    return { ...candidate, score: candidate.score * (factors.get(candidate) ?? 1), ...(message ? { message } : {}) };
  });
}

/** The message of a place whose statement names one of the values; undefined for another place. */
function withValue({ message, at }: Candidate, values: readonly string[], lines: readonly string[]): MessageMatch | undefined {
  if (!message || at === undefined) return undefined;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${values.map(escapeRegExp).join('|')})(?![\\p{L}\\p{N}_])`, 'u');
  const statement = lines.slice(Math.max(0, at - limits.above), at + limits.below + 1).join('\n');
  return pattern.test(statement) ? { ...message, namesValue: true } : undefined;
}

/** Groups of several places in code that emit the same message with the same text. */
function groupsOf(candidates: readonly Candidate[]): Candidate[][] {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const { message, symbol, role } = candidate;
    if (!message || message.entry || message.kind === 'part' || message.role === 'code' || !symbol || role === 'test') continue;
    const key = `${message.literal}\n${message.message}`;
    groups.set(key, [...(groups.get(key) ?? []), candidate]);
  }
  return [...groups.values()].filter((group) => group.length > 1 && group.length <= limits.places);
}

/** Quoted words of the messages and names of code in the question, except those in the literal itself. */
function namesIn(text: string, names: Intent['names'], literal: string): readonly HintName[] {
  const values = [...text.matchAll(/(["'`])([\p{L}_][\p{L}\p{N}_.-]{2,60})\1/gu)].map(([, , text = '']) => ({ text, isQuoted: true }));
  const code = names.filter(({ name }) => name.length > 2).map(({ name }) => ({ text: name, isQuoted: false }));
  const hints = firstOfEach([...values, ...code], ({ text }) => text);
  return hints.filter(({ text }) => !literal.includes(text)).slice(0, limits.names);
}

interface PlaceText {
  readonly path: string;
  readonly ownCode: string;
  readonly file: string;
  /** Names of the function and of its callers. */
  readonly functions: readonly string[];
}

async function placeText({ root, path, symbol }: Candidate, graph: CodeGraph, texts: FileTexts): Promise<PlaceText> {
  const file = (await texts.textOf(root, path)) ?? '';
  if (!symbol || symbol.fact.kind === 'module') return { path, ownCode: '', file, functions: [] };
  const { start, end } = symbol.fact.range;
  const ownCode = file
    .split('\n')
    .slice(start.line, end.line + 1)
    .join('\n');
  const callers = graph.callers(symbol.id).flatMap(({ caller }) => graph.symbol(caller)?.fact.name ?? []);
  return { path, ownCode, file, functions: [symbol.fact.name, ...callers] };
}

function levelOf({ text, isQuoted }: HintName, { path, ownCode, file, functions }: PlaceText, files: readonly string[]): number {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}_])${escapeRegExp(text)}(?![\\p{L}\\p{N}_])`, 'u');
  const isRegistered = (each: string): boolean => isQuoted && isRegisteredIn(each, text, functions);
  if (files.some(isRegistered)) return levels.registered;
  if (whole.test(ownCode) || (isQuoted && isSpeltAlike(ownCode, text))) return levels.function;
  // Any file may have an everyday word, so only names spelled as in code count.
  return /[._]|\p{Ll}\p{Lu}/u.test(text) && (whole.test(file) || whole.test(path)) ? levels.file : 0;
}

/** Whether one line of `file` quotes `text` and names one of the functions. */
function isRegisteredIn(file: string, text: string, functions: readonly string[]): boolean {
  const quote = new RegExp(`["'\`:]${escapeRegExp(text)}["'\`]?[^\\n]{0,200}`, 'gu');
  return (file.match(quote) ?? []).some((line) => (line.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? []).some((word) => functions.includes(word)));
}

/** Whether `code` quotes a word that begins like `text` and is about as long. */
function isSpeltAlike(code: string, text: string): boolean {
  if (text.length < spellingLimits.letters) return false;
  const similar = new RegExp(`["'\`](${escapeRegExp(text.slice(0, spellingLimits.letters))}[\\p{L}\\p{N}_-]{0,40})["'\`]`, 'gu');
  return [...code.matchAll(similar)].some(([, word = '']) => Math.abs(word.length - text.length) <= spellingLimits.apart);
}
