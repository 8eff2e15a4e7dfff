// Finds the lines of code that set a value which a question describes, those first whose names have its words.
import { neverCancelled } from '../../../base/cancellation.ts';
import type { SymbolNode } from '../../../graph/edges/types.ts';
import type { ValueQuestion } from '../../../reading/asks/value.ts';
import { searchText } from '../../../text/searchText.ts';
import { terms as termsOf } from '../../../text/terms.ts';
import type { FileRole } from '../../../workspace/document.ts';
import type { Sources } from '../../inquiry.ts';
import { roleWithin } from '../../testCode.ts';
import { settingLine, valuesOf, type WrittenValue } from './valueForms.ts';
import { mayTouch, wordsOf, type AskedWords } from './valueWords.ts';

/** A line that sets a value. Zero-based. */
export interface ValuePlace extends WrittenValue {
  readonly root: string;
  readonly path: string;
  readonly role: FileRole;
  readonly line: number;
  /** The definition around it. */
  readonly symbol: SymbolNode | null;
  /** 0 to 1: how much of what the question describes its names have. */
  readonly score: number;
}

/** More lines than these are not looked at. */
const mostLines = 60_000;
/** What a word counts by where it stands: in the name that is set, in names around it, in the path, elsewhere in the line or in the comment above. Set by judgement. */
const [inName, inOwner, inPath, beside] = [1, 0.8, 0.5, 0.4];

/** Places that fit, the best first; only those that `includes` lets through. */
export async function valuePlaces(
  question: ValueQuestion,
  sources: Sources,
  includes: (place: Pick<ValuePlace, 'root' | 'path' | 'line'>) => boolean,
): Promise<readonly ValuePlace[]> {
  const { texts, graph, lines, token = neverCancelled } = sources;
  if (!texts) return [];
  const options = { most: mostLines, includes: ({ role }: { readonly role: FileRole }) => role === 'code' };
  const query = { pattern: settingLine, syntax: 'expression', matchCase: true, wholeWord: false } as const;
  const { matches } = await searchText(query, { texts, clock: texts.clock }, options, token);
  const all: ValuePlace[] = [];
  const seen = new Set<string>();
  const may = mayTouch(question.words);
  const mayInFile = new Map<string, boolean>();
  for (const { file, line, preview, previewColumn } of matches) {
    const { root, path, role } = file;
    const key = `${root}\n${path}\n${line}`;
    // A longer line is no declaration.
    if (seen.has(key) || previewColumn > 0) continue;
    seen.add(key);
    const isOfFile = mayInFile.get(path) ?? may(path.toLowerCase());
    mayInFile.set(path, isOfFile);
    const symbol = graph.at(root, path, line) ?? null;
    if (!isOfFile && !may(preview.toLowerCase()) && !may(ownerOf(symbol).toLowerCase())) continue;
    const found = valuesOf(preview).filter((each) => canBeMeant(each, question));
    if (!found.length || !includes({ root, path, line })) continue;
    // A literal in a type says what may be there.
    if (symbol?.fact.kind === 'interface' || symbol?.fact.kind === 'type') continue;
    if (roleWithin(symbol, role, graph) === 'code')
      for (const each of found) all.push({ ...each, root, path, role, line, symbol, score: 0 });
  }
  const words = wordsOf(question.words, all.map(namesAround), seen.size);
  if (words.terms.length === 0) return [];
  const scored: ValuePlace[] = [];
  for (const place of all) {
    const text = words.touches(namesAround(place)) ? await textBeside(place, lines) : '';
    const score = scoreOf(place, text, question, words);
    if (score > 0) scored.push({ ...place, score });
  }
  return scored.toSorted((a, b) => b.score - a.score);
}

function namesAround({ name, path, symbol }: ValuePlace): string {
  return `${name} ${ownerOf(symbol)} ${path}`;
}

function ownerOf(symbol: SymbolNode | null): string {
  return symbol && symbol.fact.kind !== 'module' ? symbol.fact.qualifiedName : '';
}

/** The line itself and the comment lines right above. */
async function textBeside({ root, path, line }: ValuePlace, lines: Sources['lines']): Promise<string> {
  const text = (await lines(root, path)) ?? [];
  let first = line;
  while (first > 0 && line - first < 6 && /^\s*(?:\/\/|\/?\*|#)/.test(text[first - 1] ?? '')) first--;
  return text.slice(first, line + 1).join(' ');
}

function canBeMeant({ value }: WrittenValue, { kind, isDefault, of }: ValueQuestion): boolean {
  if (/^(?:\[\s*\]|\{\s*\})$|\.\.\./.test(value)) return false;
  if (of === 'members') return /^(?:new |Set\(|%[wi]|[[{])/.test(value);
  if (kind === 'truth') return /^(?:true|false)$/i.test(value);
  if (kind === 'number') return /\d|infinity|max/i.test(value) && !/^["'`[{]/.test(value);
  return !isDefault || !/^(?:undefined|null|nil|None)$/.test(value);
}

/** How much of the described thing the names of `place` have, less for names that say something else. */
function scoreOf(place: ValuePlace, text: string, question: ValueQuestion, words: AskedWords): number {
  const { name, symbol, path, isFallback } = place;
  const fact = symbol && symbol.fact.kind !== 'module' ? symbol.fact : undefined;
  const parts = [
    { text: name, weight: inName },
    { text: fact?.qualifiedName ?? '', weight: inOwner },
    { text: path, weight: inPath },
    { text, weight: beside },
  ];
  const coverage = words.coverage(parts);
  if (coverage === 0) return 0;
  const isConstant = fact === undefined || fact.kind === 'constant' || fact.kind === 'class' || fact.kind === 'interface';
  const isParameter = fact !== undefined && fact.signature.includes(name) && !isConstant;
  const saysDefault = isFallback || isParameter || isConstant || termsOf(`${name} ${fact?.name ?? ''}`).includes('default');
  const isLocal = !isConstant && !isParameter && !isFallback;
  return (
    coverage *
    (0.55 + 0.45 * words.share(name)) *
    (question.isDefault && saysDefault ? 1.1 : 1) *
    (isLocal && question.isDefault && !/[:.]/.test(text.trim()) ? 0.8 : 1) *
    (question.bound === undefined ? 1 : bounds[question.bound].test(name) ? 1.3 : 0.6) *
    (isTime(place) === question.isTime || question.isTime === undefined ? 1 : 0.7)
  );
}

/** Whether it says how long something takes. */
function isTime({ name, value }: WrittenValue): boolean {
  return /duration|second|milli|minute|hour|timespan/i.test(value) || /time|duration|delay|interval|ttl|age|expir/i.test(name);
}

const bounds = { most: /max|limit|most|largest|longest/i, least: /min|limit|least|smallest|shortest/i } as const;
