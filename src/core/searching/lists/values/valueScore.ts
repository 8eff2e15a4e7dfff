// How well a line that sets a value fits what a question describes: the words of its names and of its documentation, and where it stands.
import { rulesOf } from '../../../syntax/languages.ts';
import type { SymbolNode } from '../../../graph/edges/types.ts';
import type { ValueQuestion } from '../../../reading/asks/valueQuestion.ts';
import { terms as termsOf } from '../../../text/terms.ts';
import type { SetValue } from './valueBlocks.ts';
import { truthOf, type WrittenValue } from './valueForms.ts';
import { isSaying, type WeighedWords } from './valueWords.ts';

/** A value with its place. */
export interface PlacedValue extends SetValue {
  readonly root: string;
  readonly path: string;
  /** The definition around it. */
  readonly symbol: SymbolNode | null;
}

/** What is written of a value: its documentation, the line that sets it, and the names of what reads it. */
export interface WrittenBeside {
  readonly doc: string;
  readonly text: string;
  readonly readers: string;
}

/** What a word counts by where it stands: in the name that is set, in names around it, in its documentation, in the name of what reads it, in the path, elsewhere in the line. Set by judgement. */
const [inName, inOwner, inDoc, inReader, inPath, beside] = [1, 0.8, 0.8, 0.6, 0.5, 0.4];

/** What a value counts that is called a default, and one that a declaration sets, where the default is asked for. Set by judgement. */
const [namedDefault, declaredValue] = [1.2, 1.1];
/** What a value counts by where it stands, where the default is asked for: a variable of a function begins with it, and is changed. Set by judgement. */
const ofStanding = { declaration: 1, statement: 0.75, local: 0.6 } as const;
/**
 * What a value counts in a class that the question names; and how much of the words that no name has are made up for where the question has all words of
 * a name of several. Set by judgement.
 */
const [ofOwner, ofWholeName] = [1.2, 0.2];
/** What a value counts whose name stands in the question as it is, and one that is a text for people to read, or a list where one value is asked for. Set by judgement. */
const [ofExactName, ofSentence] = [1.1, 0.5];
/**
 * What a value counts that has no word for the noun that is asked for, or of all words fewer than such a share: it is the value of something else. What is
 * true of all that a name says may be said with another verb. Set by judgement.
 */
const [ofOther, ofOtherDeed, fewestHeld] = [0.6, 0.85, 0.5];
const isSentence = /^["'`].*\w\W+\w+ \w/;

/** The names of a value and of what is around it. */
export function namesAround({ name, path, symbol }: Pick<PlacedValue, 'name' | 'path' | 'symbol'>): string {
  return `${name} ${ownerOf(symbol)} ${path}`;
}

/** The definition around, by its names. */
export function ownerOf(symbol: SymbolNode | null): string {
  return symbol && symbol.fact.kind !== 'module' ? symbol.fact.qualifiedName : '';
}

/** Whether the value is of the kind that is asked for. */
export function canBeMeant({ value }: WrittenValue, { kind, isDefault }: ValueQuestion): boolean {
  if (/^(?:\[\s*\]|\{\s*\})$|\.\.\./.test(value)) return false;
  if (kind === 'truth') return truthOf(value) !== undefined;
  if (kind === 'number') return /\d|infinity|max/i.test(value) && !/^["'`[{]/.test(value);
  return !isDefault || !/^(?:undefined|null|nil|None)$/.test(value);
}

/** How much of the described thing the names of `place` have, less for names that say something else. */
export function scoreOf(place: PlacedValue & WrittenBeside, question: ValueQuestion, words: WeighedWords): number {
  const { name, value, symbol, path, doc, text, readers } = place;
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
  const ofDefault = isNamedDefault ? namedDefault : from === 'declaration' ? declaredValue : 1;
  const share = words.share(name);
  const texts = [name, fact?.qualifiedName ?? '', doc, readers, path];
  const owners = (fact?.qualifiedName ?? '').split('.').filter((each) => each !== name);
  return (
    (words.isWhole(name, 2) ? coverage + (1 - coverage) * ofWholeName : coverage) *
    (0.55 + 0.45 * (share + (1 - share) * 0.6 * words.coverage([{ text: doc, weight: 1 }]))) *
    (owners.some((each) => words.isWhole(each, 1)) ? ofOwner : 1) *
    (words.held(texts) < fewestHeld ? ofOther : 1) *
    (!words.lacksNoun(texts) ? 1 : question.kind === 'truth' && words.isWhole(name, 1) ? ofOtherDeed : ofOther) *
    (!isSaying(name) &&
    question.words
      .toLowerCase()
      .split(/[^\w-]+/)
      .includes(name.toLowerCase().replace(/^[_#@$]+/, ''))
      ? ofExactName
      : 1) *
    (question.isDefault ? ofDefault * ofStanding[from] : 1) *
    (isSentence.test(value) || (question.of === 'value' && /^[[{]/.test(value)) ? ofSentence : 1) *
    boundFit(name, question) *
    (isTime(place) === question.isTime || question.isTime === undefined ? 1 : 0.7)
  );
}

/** Names of limits are asked for as such. */
function boundFit(name: string, { bound, isDefault }: ValueQuestion): number {
  if (bound !== undefined) return bounds[bound].test(name) ? 1.3 : 0.6;
  return isDefault && limiting.test(name) ? 0.85 : 1;
}

/**
 * Where a value stands: `declaration` of a field, constant or parameter, key of an object, what a constructor sets, what stands in where nothing was
 * given; a `statement`, which may be run or not; or a `local` variable.
 */
function standingOf({ name, symbol, isFallback, first, text }: PlacedValue & WrittenBeside): 'declaration' | 'statement' | 'local' {
  const fact = symbol?.fact;
  if (isFallback || !fact || !/^(?:function|method|test|route)$/.test(fact.kind)) return 'declaration';
  if (first <= fact.nameRange.start.line) return 'declaration';
  const before = text.slice(0, text.indexOf(name));
  const after = text.slice(before.length + name.length);
  if (/^["']?\s*(?:=>|:(?!=))/.test(after) && !rulesOf(symbol.language).colonAnnotates)
    return colonForArguments.has(symbol.language) ? 'statement' : 'declaration';
  if (/^\s*(?:let|var|const|final|auto|mut|my|[A-Za-z]\w*[?\]>]?)\s+$/.test(before) && /^\s*=/.test(after) && !/,\s*$/.test(text))
    return 'local';
  const isAssigned = /^\s*[\w.$]*\s*$/.test(before) && /[^,(]\s*$/.test(text) && /^\s*:?=/.test(after);
  // The head in one line may be cut; the list of parameters is not.
  const isParameter = fact.signature.includes(name) || fact.parameters.some((each) => each.name.replace(/^\W+/, '') === name);
  if (!isAssigned && !isInCall(before) && isParameter) return 'declaration';
  return before.endsWith('.') && constructing.test(fact.qualifiedName) ? 'declaration' : 'statement';
}

/** Languages in which a name with a colon within a function is an argument that is given by name. */
const colonForArguments: ReadonlySet<string> = new Set(['csharp', 'swift', 'php', 'ruby', 'dart']);

/** A call that is not closed: what follows is an argument. */
function isInCall(before: string): boolean {
  return /[\w\])]\s*\([^()]*$/.test(before);
}

/** Functions whose work is to make an object: what they set holds at the start. */
const constructing = /(?:^|\.)(?:constructor|__init__|initialize|init|[Nn]ew\w*|[Cc]reate\w*|[Mm]ake\w*|[Dd]efault\w*|(\w+)\.\1)$/;

/** Whether it says how long something takes. */
function isTime({ name, value }: WrittenValue): boolean {
  return /duration|second|milli|minute|hour|timespan/i.test(value) || /time|duration|delay|interval|ttl|age|expir|after$/i.test(name);
}

const limiting = /^_*(?:max|min)/i;
const bounds = { most: /max|limit|most|largest|longest/i, least: /min|limit|least|smallest|shortest/i } as const;
