// Makes a row of the table of formats from one rule of the public set: what it begins with, and its form.
import { classBody, readGoPattern, writePattern, type Part, type Sequence } from './goPattern.ts';

/** Sets of characters that begin or end nearly every rule: they say what stands beside the secret. */
const nameBefore = /^\(\?i\)\[\\w\.-\]\{0,50\}\?|^\[\\w\.-\]\{0,50\}\?\(\?i:\[\\w\.-\]\{0,50\}\?/;
const betweenNameAndValue =
  /\(\?:\[ \\t\\w\.-\]\{0,20\}\)\[\\s'"\]\{0,3\}(\)?)\(\?:=\|>\|:\{1,3\}=\|\\\|\\\|\|:\|=>\|\\\?=\|,\)\[\\x60'"\\s=\]\{0,5\}/;
const end = '(?:[\\x60\'"\\s;]|\\\\[nr]|$)';
/** What other ends of rules say: the secret is over. */
const otherEnds = ['(?:[\\x60\'"\\s;]|\\\\[nr]|$|\\b)', '(?:[^\\w-]|\\z)', '(?:[^a-zA-Z0-9+/]|\\z)', '(?:$|[\\\\\'"\\x60\\s<),])', '\\b'];
const starts = ['\\b', '(?:^|[\\\\\'"\\x60\\s>=:(,)])', '(?i)\\b'];
/** Shorter beginnings would be looked at too often. */
const fewestLetters = 3;
const mostLetters = 12;
const mostStarts = 80;

/** Rows of the table, as text. Throws where the rule has a form that is not known here. */
export function formatOf(id: string, regex: string, keywords: readonly string[]): string[] {
  if (nameBefore.test(regex))
    return alternativesOf(regex).map((each) => (nameBefore.test(each) ? named(id, each) : form(id, each, keywords)));
  return [form(id, regex, keywords)];
}

/** One rule has two alternatives, of which only the first has a name before the value. */
function alternativesOf(regex: string): string[] {
  const bar = regex.indexOf(`${end}|`);
  return bar < 0 ? [regex] : [regex.slice(0, bar + end.length), regex.slice(bar + end.length + 1)];
}

/** A name, an operator and a value that has no beginning of its own. */
function named(id: string, regex: string): string {
  const between = betweenNameAndValue.exec(regex);
  if (!between) throw new Error(`${id}: no operator in ${regex}`);
  const name = readGoPattern(`(?i)${regex.slice(0, between.index).replace(nameBefore, '')}`);
  // A name whose group of flags ends before the operator leaves the value in its own case.
  const flags = between[1] ? '' : '(?i)';
  const value = readGoPattern(flags + withoutEnd(regex.slice(between.index + between[0].length)).rest);
  return call('named', id, startsOf(name), writePattern(name), writePattern(value));
}

/** A secret that shows by itself: by its beginning where it has one, else by a keyword anywhere in the text. */
function form(id: string, regex: string, keywords: readonly string[]): string {
  const { rest, isExact } = withoutEnd(regex);
  const begin = starts.find((each) => rest.startsWith(each)) ?? '';
  const pattern = readGoPattern((begin.startsWith('(?i)') ? '(?i)' : '') + rest.slice(begin.length));
  const letters = tryStarts(pattern);
  const text = writePattern(isExact ? pattern : opened(pattern), isSecretGroup(pattern));
  const whole = isExact ? `(?:${text})(?!\\w)` : text;
  return letters ? call('form', id, letters, whole) : call('anywhere', id, hintsOf(keywords), `(?<!\\w)(?:${whole})`);
}

/** Words that a text with the secret holds. One word of two signs stands after a digit, and the finder looks for three characters. */
function hintsOf(keywords: readonly string[]): string[] {
  return keywords
    .flatMap((word) => (word.length < fewestLetters ? [...'0123456789'].map((digit) => digit + word) : [word]))
    .map((word) => word.toLowerCase());
}

function call(kind: string, id: string, words: readonly string[], ...patterns: readonly string[]): string {
  const texts = patterns.map((pattern) => `String.raw\`${pattern.replaceAll('`', '\\x60').replaceAll('${', '$\\{')}\``);
  return `${kind}('${id}', '${words.join(' ').replace(/['\\]/g, '\\$&')}', ${texts.join(', ')})`;
}

function withoutEnd(regex: string): { readonly rest: string; readonly isExact: boolean } {
  const found = [end, ...otherEnds].find((each) => regex.endsWith(each));
  return found === undefined ? { rest: regex, isExact: false } : { rest: regex.slice(0, -found.length), isExact: true };
}

/** The first group that captures is the secret, unless it is the whole rule. */
function isSecretGroup(options: readonly Sequence[]): (group: Part) => boolean {
  const [sequence] = options;
  const groups =
    options.length === 1 && sequence && sequence.length > 1 ? sequence.filter((part) => part.type === 'group' && part.captures) : [];
  return (group) => group === groups[0] && groups.length === 1;
}

/** The pattern with its last count open at the top (`{36}` becomes `{36,}`), so that no end of a longer secret stays. */
function opened(options: readonly Sequence[]): readonly Sequence[] {
  return options.map((sequence) => {
    const last = sequence.at(-1);
    if (last?.type === 'group') return [...sequence.slice(0, -1), { ...last, options: opened(last.options) }];
    const count = last?.type === 'repeat' && last.part.type === 'class' ? /^\{(\d+)\}$/.exec(last.count)?.[1] : undefined;
    return last?.type === 'repeat' && count !== undefined ? [...sequence.slice(0, -1), { ...last, count: `{${count},}` }] : sequence;
  });
}

function startsOf(options: readonly Sequence[]): string[] {
  const found = tryStarts(options);
  if (!found) throw new Error(`No beginning in ${writePattern(options)}`);
  return found;
}

/** Beginnings of all matches in lower case, each of at least three characters; undefined where there are too many or none. */
function tryStarts(options: readonly Sequence[]): string[] | undefined {
  const found = [...new Set(options.flatMap((sequence) => beginnings(sequence).map(({ text }) => text)))];
  return found.length <= mostStarts && found.every((text) => text.length >= fewestLetters) ? found.sort() : undefined;
}

interface Beginning {
  readonly text: string;
  /** Nothing but `text` matches so far, so that what follows belongs to the beginning as well. */
  readonly isWhole: boolean;
}

function beginnings(sequence: Sequence): Beginning[] {
  let found: Beginning[] = [{ text: '', isWhole: true }];
  for (const part of sequence) {
    if (found.every(({ text, isWhole }) => !isWhole || text.length >= mostLetters)) break;
    const next = nextOf(part);
    found = found.flatMap((before) => {
      if (!before.isWhole) return [before];
      // A set of many characters is worth its many beginnings only where the beginning is short.
      if (!next || (next.length > 4 && before.text.length >= fewestLetters)) return [{ ...before, isWhole: false }];
      return next.map(({ text, isWhole }) => ({ text: (before.text + text).slice(0, mostLetters), isWhole }));
    });
    if (found.length > mostStarts) return [{ text: '', isWhole: false }];
  }
  return found;
}

function nextOf(part: Part): Beginning[] | undefined {
  if (part.type === 'character') return [{ text: part.value.toLowerCase(), isWhole: true }];
  if (part.type === 'group') return part.options.flatMap((sequence) => beginnings(sequence));
  if (part.type === 'repeat') {
    const next = nextOf(part.part);
    if (part.count === '?') return next && [{ text: '', isWhole: true }, ...next];
    return /^\{[1-9]|^\+/.test(part.count) ? next?.map(({ text }) => ({ text, isWhole: false })) : undefined;
  }
  if (part.type !== 'class' || part.inside.startsWith('^')) return undefined;
  const all = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));
  const set = new RegExp(`[${classBody(part)}]`);
  return [...new Set(all.filter((character) => set.test(character)).map((character) => character.toLowerCase()))].map((text) => ({
    text,
    isWhole: true,
  }));
}
