// Finds the lines of code that set a value which a question describes, those first whose names have its words.
import { neverCancelled } from '../../base/cancellation.ts';
import { Pause } from '../../base/pause.ts';
import type { CodeGraph, SymbolNode } from '../../graph/types.ts';
import type { ValueAsked } from '../../reading/asks/value.ts';
import { terms as termsOf } from '../../text/terms.ts';
import type { FileRole } from '../../workspace/document.ts';
import type { Sources } from '../inquiry.ts';
import { roleWithin } from '../testCode.ts';
import { linesInTexts } from './longTexts.ts';
import { eachCodeText } from './codeTexts.ts';
import { settingsAt, type SetValue } from './valueBlocks.ts';
import { commentOf, docOfParameter } from './valueDocs.ts';
import { settingLine, truthOf, type WrittenValue } from './valueForms.ts';
import { mayTouch, wordsOf, type AskedWords } from './valueWords.ts';

/** A line that sets a value. Zero-based. */
export interface ValuePlace extends SetValue {
  readonly root: string;
  readonly path: string;
  readonly role: FileRole;
  /** The definition around it. */
  readonly symbol: SymbolNode | null;
  /** 0 to 1: how much of what the question describes its names have. */
  readonly score: number;
}

/** A place with what is written of its name. */
type Draft = Omit<ValuePlace, 'score'> & { readonly doc: string; readonly text: string; readonly readers: string };

/** More lines that set something are not looked at, nor longer ones, and more readers of a constant. Set by judgement. */
const [mostLines, longestLine, mostReaders] = [60_000, 400, 8];
/** What a word counts by where it stands: in the name that is set, in names around it, in its documentation, in the name of what reads it, in the path, elsewhere in the line. Set by judgement. */
const [inName, inOwner, inDoc, inReader, inPath, beside] = [1, 0.8, 0.8, 0.6, 0.5, 0.4];

/** What a value counts that is called a default, and one that a declaration sets, where the default is asked for. Set by judgement. */
const [namedDefault, declaredValue] = [1.2, 1.1];
/**
 * What a value counts that a statement sets, where the default is asked for; one in a class that the question names; and how much of the words that no
 * name has are made up for where the question has all words of a name of several. Set by judgement.
 */
const [ofStatement, ofOwner, ofWholeName] = [0.75, 1.2, 0.2];

/** Places that fit, the best first; only those that `includes` lets through. */
export async function valuePlaces(
  asked: ValueAsked,
  sources: Sources,
  includes: (place: Pick<ValuePlace, 'root' | 'path' | 'line'>) => boolean,
): Promise<readonly ValuePlace[]> {
  const { drafts, looked } = await draftsOf(asked, sources, includes);
  const words = wordsOf(
    asked.words,
    drafts.map((draft) => `${namesAround(draft)} ${draft.doc}`),
    looked,
  );
  if (words.terms.length === 0) return [];
  const scored: ValuePlace[] = [];
  for (const draft of drafts) {
    if (!words.touches(`${namesAround(draft)} ${draft.doc}`)) continue;
    const { doc, text, readers, ...place } = draft;
    const score = scoreOf(draft, asked, words);
    if (score > 0) scored.push({ ...place, score });
  }
  return scored.toSorted((a, b) => b.score - a.score);
}

/** All that sets a value of the kind that is asked for and may have a word of the question, and how many lines were looked at. */
async function draftsOf(
  asked: ValueAsked,
  sources: Sources,
  includes: (place: Pick<ValuePlace, 'root' | 'path' | 'line'>) => boolean,
): Promise<{ readonly drafts: readonly Draft[]; readonly looked: number }> {
  const { texts, graph, token = neverCancelled } = sources;
  const drafts: Draft[] = [];
  let looked = 0;
  if (!texts) return { drafts, looked };
  const may = mayTouch(asked.words);
  const pause = new Pause(texts.clock, token);
  await eachCodeText(texts, token, async (file, text) => {
    if (looked >= mostLines || !may(`${file.path}\n${text}`.toLowerCase())) return;
    const lines = text.split(/\r?\n/);
    const inTexts = linesInTexts(lines);
    const isOfFile = may(file.path.toLowerCase());
    for (const [line, written] of lines.entries()) {
      if (written.length > longestLine || inTexts.has(line) || !settingLine.test(written)) continue;
      looked++;
      if (pause.isDue) await pause.take();
      const symbol = graph.at(file.root, file.path, line) ?? null;
      // A literal in a type says what may be there.
      if (symbol?.fact.kind === 'interface' || symbol?.fact.kind === 'type') continue;
      for (const each of settingsAt(lines, line)) {
        if (!canBeMeant(each, asked) || !includes({ ...file, line: each.line })) continue;
        const doc = docOf(each, lines, symbol, graph);
        if (!isOfFile && !may(`${written} ${each.name} ${ownerOf(symbol)} ${doc}`.toLowerCase())) continue;
        const { root, path, role } = file;
        const beside = { doc, text: lines[each.line] ?? '', readers: readersOf(each, symbol, graph) };
        if (roleWithin(symbol, role, graph) === 'code') drafts.push({ ...each, ...beside, root, path, role, symbol });
      }
    }
  });
  return { drafts, looked };
}

/** What is written of a name: beside it, and in the documentation of the function and the class around. */
function docOf({ name, first, line, beside: block }: SetValue, lines: readonly string[], symbol: SymbolNode | null, graph: CodeGraph): string {
  const own = [commentOf(lines, first, line), block];
  if (symbol) {
    const parent = graph.inFile(symbol.root, symbol.path)[symbol.fact.parent];
    own.push(docOfParameter(symbol.fact.doc, name), parent ? docOfParameter(parent.fact.doc, name) : '');
  }
  return own.filter(Boolean).join(' ');
}

/** The functions that read a constant: it is theirs. */
function readersOf({ name }: SetValue, symbol: SymbolNode | null, graph: CodeGraph): string {
  if (symbol?.fact.kind !== 'constant' || symbol.fact.name !== name) return '';
  const readers = graph.incoming(symbol.id, ['reads', 'references']).slice(0, mostReaders);
  return readers.flatMap(({ caller }) => graph.symbol(caller)?.fact.qualifiedName ?? []).join(' ');
}

function namesAround({ name, path, symbol }: Pick<ValuePlace, 'name' | 'path' | 'symbol'>): string {
  return `${name} ${ownerOf(symbol)} ${path}`;
}

function ownerOf(symbol: SymbolNode | null): string {
  return symbol && symbol.fact.kind !== 'module' ? symbol.fact.qualifiedName : '';
}

function canBeMeant({ value }: WrittenValue, { kind, isDefault, of }: ValueAsked): boolean {
  if (/^(?:\[\s*\]|\{\s*\})$|\.\.\./.test(value)) return false;
  if (of === 'members') return /^(?:new |Set\(|%[wi]|[[{])/.test(value);
  if (kind === 'truth') return truthOf(value) !== undefined;
  if (kind === 'number') return /\d|infinity|max/i.test(value) && !/^["'`[{]/.test(value);
  return !isDefault || !/^(?:undefined|null|nil|None)$/.test(value);
}

/** How much of the described thing the names of `place` have, less for names that say something else. */
function scoreOf(place: Draft, asked: ValueAsked, words: AskedWords): number {
  const { name, symbol, path, doc, text, readers } = place;
  const fact = symbol && symbol.fact.kind !== 'module' ? symbol.fact : undefined;
  const parts = [
    { text: name, weight: inName },
    { text: fact?.qualifiedName ?? '', weight: inOwner },
    { text: readers, weight: inReader },
    { text: path, weight: inPath },
    { text: doc, weight: inDoc },
    { text, weight: beside },
  ];
  const coverage = words.coverage(parts);
  if (coverage === 0) return 0;
  const from = standingOf(place);
  const isNamedDefault = termsOf(`${name} ${fact?.name ?? ''}`).includes('default');
  const ofDefault = isNamedDefault ? namedDefault : from === 'statement' ? 1 : declaredValue;
  const share = words.share(name);
  const owners = (fact?.qualifiedName ?? '').split('.').filter((each) => each !== name);
  return (
    (words.isWhole(name, 2) ? coverage + (1 - coverage) * ofWholeName : coverage) *
    (0.55 + 0.45 * (share + (1 - share) * 0.6 * words.coverage([{ text: doc, weight: 1 }]))) *
    (owners.some((each) => words.isWhole(each, 1)) ? ofOwner : 1) *
    (asked.isDefault ? ofDefault * (from === 'statement' ? ofStatement : 1) : 1) *
    (asked.bound === undefined ? (asked.isDefault && limiting.test(name) ? 0.85 : 1) : bounds[asked.bound].test(name) ? 1.3 : 0.6) *
    (isTime(place) === asked.isTime || asked.isTime === undefined ? 1 : 0.7)
  );
}

/**
 * Where a value stands: `declaration` of a field, constant or parameter, key of an object, what a constructor sets, what stands in where nothing was
 * given; or a `statement`, which may be run or not.
 */
function standingOf({ name, symbol, isFallback, first, text }: Draft): 'declaration' | 'statement' {
  const fact = symbol?.fact;
  if (isFallback || !fact || !/^(?:function|method|test|route)$/.test(fact.kind)) return 'declaration';
  const before = text.slice(0, text.indexOf(name));
  const isAssigned = /^\s*[\w.$]*\s*$/.test(before) && /[^,(]\s*$/.test(text) && new RegExp(`${wordOf(name)}\\s*:?=`).test(text);
  if (!isAssigned && (fact.signature.includes(name) || /^["']?\s*(?:=>|:(?!=))/.test(text.slice(before.length + name.length)))) return 'declaration';
  const inHead = first <= fact.nameRange.start.line;
  return inHead || (before.endsWith('.') && constructing.test(fact.qualifiedName)) ? 'declaration' : 'statement';
}

/** Functions whose work is to make an object: what they set holds at the start. */
const constructing = /(?:^|\.)(?:constructor|__init__|initialize|init|[Nn]ew\w*|[Cc]reate\w*|[Mm]ake\w*|[Dd]efault\w*|(\w+)\.\1)$/;

function wordOf(name: string): string {
  return name.replace(/[$]/g, '\\$&');
}

/** Whether it says how long something takes. */
function isTime({ name, value }: WrittenValue): boolean {
  return /duration|second|milli|minute|hour|timespan/i.test(value) || /time|duration|delay|interval|ttl|age|expir|after$/i.test(name);
}

const limiting = /^_*(?:max|min)/i;
const bounds = { most: /max|limit|most|largest|longest/i, least: /min|limit|least|smallest|shortest/i } as const;
