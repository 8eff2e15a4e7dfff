// Scores how well a line that sets a value fits a question: the words of its names and documentation, and where it is.
import { baseName } from '../../../base/baseName.ts';
import { rulesOf } from '../../../syntax/languages.ts';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import type { ValueQuestion } from '../../../reading/asks/valueQuestion.ts';
import { termsOfText } from '../../../text/tokenizer.ts';
import type { ValueBlock } from './valueBlocks.ts';
import { truthOf, type WrittenValue } from './valueForms.ts';
import { nameParts } from '../../nameParts.ts';
import { isGenericName, isGenericTerm, type WeighedWords } from './valueWords.ts';

/** A value with its place. */
export interface PlacedValue extends ValueBlock {
  readonly root: string;
  readonly path: string;
  /** Enclosing definition. */
  readonly symbol: SymbolNode | null;
}

/** Texts about a value: its documentation, its line, and the names of its readers. */
export interface ValueTexts {
  readonly doc: string;
  readonly text: string;
  readonly readers: string;
}

// Nobody measured the numbers below; all are set by judgement.

/** Weight of a word by where it occurs: `owner` is the enclosing names, `readers` the names of the functions that read the value. */
const placeWeights = { name: 1, owner: 0.8, doc: 0.8, readers: 0.6, path: 0.5, line: 0.4 } as const;

/** Factor of a value named a default, when the question is about the default. */
const namedDefaultFactor = 1.2;
/** Factor of another value in a declaration, when the question is about the default. */
const declarationFactor = 1.1;
/** Factors by place when the question is about the default: a local variable only starts with its value. */
const placementFactors = { declaration: 1, statement: 0.75, local: 0.6 } as const;
/** Factor of a value in a class that the question names. */
const ownerFactor = 1.2;
/** Share of the unmatched words that counts as matched when the question has all words of a compound name. */
const wholeNameShare = 0.2;
/** Factor by the words of the name, from `least` when the question has none of them to 1 when it has all. */
const nameShareFactor = { least: 0.55, gain: 0.45 } as const;
/** Share by which documentation makes up for words of the name that are not in the question. */
const docShare = 0.6;
/** Factor of a name that is in the question verbatim. */
const exactNameFactor = 1.1;
/** Factor of a text for people, and of a list where one value is requested. */
const sentenceFactor = 0.5;
/** Values with a smaller share of the words belong to something else. */
const minWordShare = 0.5;
/** Factor of a value that belongs to something else: it has too few words, or no word for the requested noun. */
const otherFactor = 0.6;
/** The same in a yes-or-no question whose words include the whole name: another verb may describe the same thing. */
const otherVerbFactor = 0.85;
/** Least score of a truth whose compound name is in a yes-or-no question word by word. */
const wholeTruthScore = 0.5;
/** Factor of a duration where none is requested, and the reverse. */
const otherUnitFactor = 0.7;
const sentencePattern = /^["'`].*\w\W+\w+ \w/;

/** Names of a value and of its container. */
export function namesAround({ name, path, symbol }: Pick<PlacedValue, 'name' | 'path' | 'symbol'>): string {
  return `${name} ${ownerOf(symbol)} ${path}`;
}

/** Qualified name of the enclosing definition. */
export function ownerOf(symbol: SymbolNode | null): string {
  return symbol && symbol.fact.kind !== 'module' ? symbol.fact.qualifiedName : '';
}

/** Whether the value has the requested kind. */
export function hasRequestedKind({ value }: WrittenValue, { kind, isDefault }: ValueQuestion): boolean {
  if (/^(?:\[\s*\]|\{\s*\})$|\.\.\./.test(value)) return false;
  if (kind === 'truth') return truthOf(value) !== undefined;
  if (kind === 'number') return /\d|infinity|max/i.test(value) && !/^["'`[]|^\{[^:]*$/.test(value);
  return !isDefault || !/^(?:undefined|null|nil|None)$/.test(value);
}

/** How much of the description the names of `place` match; names with other words score lower. */
export function scoreOf(place: PlacedValue & ValueTexts, question: ValueQuestion, words: WeighedWords): number {
  const { name, value, symbol, path, doc, text, readers } = place;
  const fact = symbol && symbol.fact.kind !== 'module' ? symbol.fact : undefined;
  const parts = [
    { text: name, weight: placeWeights.name },
    { text: fact?.qualifiedName ?? '', weight: placeWeights.owner },
    { text: readers, weight: placeWeights.readers },
    { text: path, weight: placeWeights.path },
    { text: doc, weight: placeWeights.doc },
    { text, weight: placeWeights.line },
  ];
  const coverage = words.coverage(parts);
  if (coverage === 0) return 0;
  const placement = placementOf(place);
  // Outside definitions, the file is what has a name.
  const isNamedDefault = termsOfText(`${name} ${fact?.name ?? baseName(path)}`).includes('default');
  const defaultFactor = isNamedDefault ? namedDefaultFactor : placement === 'declaration' ? declarationFactor : 1;
  const share = words.nameShare(name);
  const docCoverage = words.coverage([{ text: doc, weight: 1 }]);
  const texts = [name, fact?.qualifiedName ?? '', doc, readers, path];
  const owners = (fact?.qualifiedName ?? '').split('.').filter((each) => each !== name);
  const isSentenceOrList = sentencePattern.test(value) || (question.of === 'value' && /^[[{]/.test(value));
  const score =
    (words.isWhole(name, 2) ? coverage + (1 - coverage) * wholeNameShare : coverage) *
    (nameShareFactor.least + nameShareFactor.gain * (share + (1 - share) * docShare * docCoverage)) *
    (owners.some((each) => words.isWhole(each, 1)) ? ownerFactor : 1) *
    (words.wordShare(texts) < minWordShare ? otherFactor : 1) *
    (!words.lacksNoun(texts) ? 1 : question.kind === 'truth' && words.isWhole(name, 1) ? otherVerbFactor : otherFactor) *
    (isVerbatim(name, question) ? exactNameFactor : 1) *
    (question.isDefault ? defaultFactor * placementFactors[placement] : 1) *
    (isSentenceOrList ? sentenceFactor : 1) *
    boundFactor(name, question) *
    (isTime(place) === question.isTime || question.isTime === undefined ? 1 : otherUnitFactor);
  if (question.kind !== 'truth') return score;
  // Yes or no is a claim about the named thing: its name must be meant, and is meant where the question has all of its words.
  if (words.isWhole(name, 2)) return Math.max(score, wholeTruthScore);
  return share > 0 ? score : score * otherFactor;
}

/** Whether the question has the name as one of its words, and the name is specific. */
function isVerbatim(name: string, { words }: ValueQuestion): boolean {
  const questionWords = words.toLowerCase().split(/[^\w-]+/);
  const ownName = name.toLowerCase().replace(/^[_#@$]+/, '');
  return !isGenericName(name) && (questionWords.includes(ownName) || isPhraseOf(words, name));
}

/** Whether the question has the specific words of a compound name in a row: "connection timeout" for `connectionTimeoutMillis`. */
function isPhraseOf(words: string, name: string): boolean {
  const nameTerms = nameParts(name).filter((term) => !isGenericTerm(term));
  return nameTerms.length > 1 && ` ${nameParts(words).join(' ')} `.includes(` ${nameTerms.join(' ')} `);
}

/** Whether a text speaks of a limit of the kind. */
export function saysBound(text: string, limitKind: 'most' | 'least'): boolean {
  return boundPatterns[limitKind].test(text);
}

/** Favours names of limits only when the question is about a limit. */
function boundFactor(name: string, { limitKind, isDefault }: ValueQuestion): number {
  if (limitKind !== undefined) return boundPatterns[limitKind].test(name) ? 1.3 : 0.6;
  return isDefault && limitName.test(name) ? 0.85 : 1;
}

/**
 * Standing of a value. `declaration`: a field, constant, parameter, key of an object, constructor assignment or fallback. `statement`:
 * may or may not run. `local`: a local variable.
 */
function placementOf({ name, symbol, isFallback, first, text }: PlacedValue & ValueTexts): 'declaration' | 'statement' | 'local' {
  const fact = symbol?.fact;
  if (isFallback || !fact || !/^(?:function|method|test|route)$/.test(fact.kind)) return 'declaration';
  if (first <= fact.nameRange.start.line) return 'declaration';
  const before = text.slice(0, text.indexOf(name));
  const after = text.slice(before.length + name.length);
  if (/^["']?\s*(?:=>|:(?!=))/.test(after) && !rulesOf(symbol.language).colonAnnotates)
    return colonArgumentLanguages.has(symbol.language) ? 'statement' : 'declaration';
  if (/^\s*(?:let|var|const|final|auto|mut|my|[A-Za-z]\w*[?\]>]?)\s+$/.test(before) && /^\s*=/.test(after) && !/,\s*$/.test(text))
    return 'local';
  const isAssigned = /^\s*[\w.$]*\s*$/.test(before) && /[^,(]\s*$/.test(text) && /^\s*:?=/.test(after);
  // The one-line signature may be truncated; the list of parameters is not.
  const isParameter = fact.signature.includes(name) || fact.parameters.some((each) => each.name.replace(/^\W+/, '') === name);
  if (!isAssigned && !isInCall(before) && isParameter) return 'declaration';
  return before.endsWith('.') && constructorName.test(fact.qualifiedName) ? 'declaration' : 'statement';
}

/** Languages in which `name:` inside a function is a named argument. */
const colonArgumentLanguages: ReadonlySet<string> = new Set(['csharp', 'swift', 'php', 'ruby', 'dart']);

/** Whether a call is still open, so that an argument follows. */
function isInCall(before: string): boolean {
  return /[\w\])]\s*\([^()]*$/.test(before);
}

/** Functions that create an object: their assignments are initial values. */
const constructorName = /(?:^|\.)(?:constructor|__init__|initialize|init|[Nn]ew\w*|[Cc]reate\w*|[Mm]ake\w*|[Dd]efault\w*|(\w+)\.\1)$/;

/** Whether a value is a duration. */
function isTime({ name, value }: WrittenValue): boolean {
  return /duration|second|milli|minute|hour|timespan/i.test(value) || /time|duration|delay|interval|ttl|age|expir|after$/i.test(name);
}

const limitName = /^_*(?:max|min)/i;
const boundPatterns = { most: /max|limit|most|largest|longest/i, least: /min|limit|least|smallest|shortest/i } as const;
