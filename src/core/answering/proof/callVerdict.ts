// Checks "`caller` calls `callee`" against the lines. It is shown where `callee` occurs inside `caller`, and wrong the other way round.
import { hideCodes } from './clauses.ts';
import { hasWordOf, wordPattern } from './wordTable.ts';

/** Lines with the names of the definitions around each, outermost first; empty where unknown. */
export interface OwnedLines {
  readonly text: string;
  readonly owners: readonly (readonly string[])[];
}

/** Verdict of the cited lines on a call. */
export type CallVerdict =
  /** The sentence states no call, or the lines have no known definitions around them. */
  | 'none'
  /** The lines show the call. */
  | 'held'
  /** The lines show neither the call nor its opposite. */
  | 'open'
  /** The lines show the opposite: the callee calls the caller. */
  | 'reversed';

interface CallPair {
  readonly from: string;
  readonly to: string;
}

/** Words between a name and its verb: "itself", "then first". */
const adverbs = '(?:\\s+[\\p{L}]+){0,2}?';
const objects = "(?:\\s+[\\p{L}']+){0,3}?";
const codeSign = '[\u{f0000}-\u{f00ff}]';
const furtherObject = new RegExp(`^\\s*(?:,|and|und|et|y|e|и|和|と)\\s*(${codeSign})`, 'u');
const copula =
  /(?<![\p{L}])(?:is|are|was|were|be|by|which|that|who|ist|sind|wird|die|der|das|est|qui|es|que|é|è|che|был\p{L}*|который)(?![\p{L}])/iu;
/** `x` in "the callers of `x`" is not the caller. */
const endsWithPreposition = /(?<![\p{L}])(?:of|in|from|for|with|by|to|von|aus|für|mit|de|dans|pour|con|em|per|di|из|для)\s*$/iu;
const definitionHead =
  /^\s*(?!(?:return|await|throw|yield|else|new|if|while|for|switch|catch|elif|case)\b)(?:[\w<>[\],?@.*&]+\s+)*([\p{L}_$][\p{L}\p{N}_$]*)\s*(?:<[^>]*>)?\(.*(?:\{|:)\s*$/u;

/** Verdict of the lines of `places` on the calls in `sentence`. */
export function callVerdict(sentence: string, places: readonly OwnedLines[]): { readonly verdict: CallVerdict; readonly pair?: CallPair } {
  const pairVerdicts = pairsIn(sentence).map((pair) => ({ verdict: pairVerdict(pair, places), pair }));
  return (
    (['reversed', 'open', 'held'] as const).flatMap((each) => pairVerdicts.find(({ verdict }) => verdict === each) ?? [])[0] ?? {
      verdict: 'none',
    }
  );
}

/** Pairs of a name as subject and one as object. */
function pairsIn(sentence: string): readonly CallPair[] {
  const { text, codeOf } = hideCodes(sentence);
  const activePattern = new RegExp(`(${codeSign})(${adverbs})\\s*(?:${wordPattern('calling')})(${objects})\\s*(${codeSign})`, 'giu');
  const topicalPattern = new RegExp(
    `(${codeSign})\\s*[はが는은이가]\\s*(${codeSign})\\s*[をに를을]\\s*(?:[^\\s]{0,6}\\s)?(?:呼|使|利用|投げ|継承|호출|사용|던|상속)`,
    'giu',
  );
  const passivePattern = new RegExp(`(${codeSign})${adverbs}\\s*(?:${wordPattern('called')})\\s*(${codeSign})`, 'giu');
  return [
    ...[...text.matchAll(activePattern)].flatMap((match) => {
      const [whole, from = '', between = '', after = '', to = ''] = match;
      const before = text.slice(0, match.index);
      if (
        copula.test(between + after) ||
        hasWordOf('negation', between + after) ||
        hasWordOf('negation', lastWords(before)) ||
        endsWithPreposition.test(before)
      )
        return [];
      return [to, ...furtherIn(text.slice(match.index + whole.length))].flatMap((each) => pairOf(codeOf(from), codeOf(each)));
    }),
    ...[...text.matchAll(topicalPattern)].flatMap(([, from = '', to = '']) => pairOf(codeOf(from), codeOf(to))),
    ...[...text.matchAll(passivePattern)].flatMap(([whole, to = '', from = '']) =>
      hasWordOf('negation', whole) ? [] : pairOf(codeOf(from), codeOf(to)),
    ),
  ];
}

function furtherIn(rest: string): readonly string[] {
  const next = furtherObject.exec(rest);
  return next ? [next[1] ?? '', ...furtherIn(rest.slice(next[0].length))] : [];
}

function lastWords(text: string): string {
  return text.split(/\s+/).slice(-2).join(' ');
}

function pairOf(from: string, to: string): readonly CallPair[] {
  const [caller, callee] = [lastName(from), lastName(to)];
  return caller && callee && caller !== callee ? [{ from: caller, to: callee }] : [];
}

/** The last part of a name, without its arguments; undefined for other code. */
function lastName(code: string): string | undefined {
  return /^[#@$*&!.]{0,2}(?:[\p{L}_$][\p{L}\p{N}_$]*(?:\(\))?(?:\.#?|::|#|->|\?\.))*([\p{L}_$][\p{L}\p{N}_$]*)(?:\(.*\))?!?$/u.exec(
    code,
  )?.[1];
}

function pairVerdict({ from, to }: CallPair, places: readonly OwnedLines[]): CallVerdict {
  let isReversed = false;
  let isKnown = false;
  for (const { text, owners } of places) {
    const lines = text.split('\n');
    for (const [i, line] of lines.entries()) {
      const lineOwners = owners[i] ?? [];
      isKnown ||= lineOwners.length > 0;
      if (hasName(line, to) && !isHeadOf(line, to) && (lineOwners.includes(from) || isMember(line, from, to))) return 'held';
      isReversed ||= lineOwners.includes(to) && !lineOwners.includes(from) && hasName(line, from) && !isHeadOf(line, from);
    }
  }
  return isReversed ? 'reversed' : isKnown ? 'open' : 'none';
}

function hasName(line: string, name: string): boolean {
  return line.includes(name) && new RegExp(`(?<![\\p{L}\\p{N}_])${escapeName(name)}(?![\\p{L}\\p{N}_$])`, 'u').test(line);
}

/** `from.to(…)`, or `from = … to …`: a member or the value of the name. */
function isMember(line: string, from: string, to: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}_$])${escapeName(from)}(?:\\(.*\\))?(?:[?!]?\\.|->|::|\\s*:?=|:\\s).*${escapeName(to)}`, 'u').test(
    line,
  );
}

/** Whether the line begins the definition of `name`. */
function isHeadOf(line: string, name: string): boolean {
  const definitionPattern = `(?:def|func|function\\*?|fn|fun|sub|class|interface|struct|trait|type|enum|module)\\s+(?:\\([^)]*\\)\\s*)?(?:[\\w.]+\\.)?${escapeName(name)}(?![\\w$])`;
  return new RegExp(`(?<![\\w$])${definitionPattern}`, 'u').test(line) || definitionHead.exec(line)?.[1] === name;
}

function escapeName(name: string): string {
  return name.replace(/[$]/g, '\\$&');
}
