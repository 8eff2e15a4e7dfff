// Scores how well a line that sets a value fits a question: the words of its names and documentation, and where it is.
import { rulesOf } from '../../../syntax/languages.ts';
import type { SymbolNode } from '../../../graph/edges/types.ts';
import type { ValueQuestion } from '../../../reading/asks/valueQuestion.ts';
import { termsOfText } from '../../../text/terms.ts';
import type { ValueBlock } from './valueBlocks.ts';
import { truthOf, type WrittenValue } from './valueForms.ts';
import { isGenericName, type WeighedWords } from './valueWords.ts';

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

/**
 * Weights of a word by where it is: the name that is set, enclosing names, documentation, names of readers, the path, the rest of the
 * line. Set by judgement.
 */
const [nameWeight, ownerWeight, docWeight, readerWeight, pathWeight, lineWeight] = [1, 0.8, 0.8, 0.6, 0.5, 0.4];

/** Factors of a value named a default, and of one in a declaration, when the question is about the default. Set by judgement. */
const [namedDefaultFactor, declarationFactor] = [1.2, 1.1];
/** Factors by place when the question is about the default: a local variable only starts with its value. Set by judgement. */
const placementFactors = { declaration: 1, statement: 0.75, local: 0.6 } as const;
/**
 * Factor of a value in a class that the question names; and how much of the unmatched words is replaced when the question has all words
 * of a compound name. Set by judgement.
 */
const [ownerFactor, wholeNameShare] = [1.2, 0.2];
/**
 * Factor of a name that is in the question verbatim, and factor of a text for people, or of a list where one value is requested. Set by
 * judgement.
 */
const [exactNameFactor, sentenceFactor] = [1.1, 0.5];
/**
 * Factors of a value without a word for the requested noun, or with less than this share of all words: it belongs to something else.
 * When all words of a name match, another verb may describe the same thing. Set by judgement.
 */
const [otherFactor, otherVerbFactor, minWordShare] = [0.6, 0.85, 0.5];
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
  if (kind === 'number') return /\d|infinity|max/i.test(value) && !/^["'`[{]/.test(value);
  return !isDefault || !/^(?:undefined|null|nil|None)$/.test(value);
}

/** How much of the description the names of `place` match; names with other words score lower. */
export function scoreOf(place: PlacedValue & ValueTexts, question: ValueQuestion, words: WeighedWords): number {
  const { name, value, symbol, path, doc, text, readers } = place;
  const fact = symbol && symbol.fact.kind !== 'module' ? symbol.fact : undefined;
  const parts = [
    { text: name, weight: nameWeight },
    { text: fact?.qualifiedName ?? '', weight: ownerWeight },
    { text: readers, weight: readerWeight },
    { text: path, weight: pathWeight },
    { text: doc, weight: docWeight },
    { text, weight: lineWeight },
  ];
  const coverage = words.coverage(parts);
  if (coverage === 0) return 0;
  const placement = placementOf(place);
  const isNamedDefault = termsOfText(`${name} ${fact?.name ?? ''}`).includes('default');
  const defaultFactor = isNamedDefault ? namedDefaultFactor : placement === 'declaration' ? declarationFactor : 1;
  const share = words.nameShare(name);
  const texts = [name, fact?.qualifiedName ?? '', doc, readers, path];
  const owners = (fact?.qualifiedName ?? '').split('.').filter((each) => each !== name);
  return (
    (words.isWhole(name, 2) ? coverage + (1 - coverage) * wholeNameShare : coverage) *
    (0.55 + 0.45 * (share + (1 - share) * 0.6 * words.coverage([{ text: doc, weight: 1 }]))) *
    (owners.some((each) => words.isWhole(each, 1)) ? ownerFactor : 1) *
    (words.wordShare(texts) < minWordShare ? otherFactor : 1) *
    (!words.lacksNoun(texts) ? 1 : question.kind === 'truth' && words.isWhole(name, 1) ? otherVerbFactor : otherFactor) *
    (!isGenericName(name) &&
    question.words
      .toLowerCase()
      .split(/[^\w-]+/)
      .includes(name.toLowerCase().replace(/^[_#@$]+/, ''))
      ? exactNameFactor
      : 1) *
    (question.isDefault ? defaultFactor * placementFactors[placement] : 1) *
    (sentencePattern.test(value) || (question.of === 'value' && /^[[{]/.test(value)) ? sentenceFactor : 1) *
    boundFactor(name, question) *
    (isTime(place) === question.isTime || question.isTime === undefined ? 1 : 0.7)
  );
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
