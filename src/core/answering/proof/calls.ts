// Checks "`a` calls `b`" against the lines: shown where `b` is inside `a`, wrong where `a` is inside `b` instead.
import { hiddenCodes } from './clauses.ts';
import { says, wordPattern } from './wordTable.ts';

/** Lines with the names of the definitions around each, outermost first; empty where unknown. */
export interface OwnedLines {
  readonly text: string;
  readonly owners: readonly (readonly string[])[];
}

/** `held`: the lines show it; `open`: they show neither this nor the opposite; `reversed`: they show the opposite. */
export type CallVerdict = 'none' | 'held' | 'open' | 'reversed';

interface CallPair {
  readonly from: string;
  readonly to: string;
}

/** Words between a name and its verb: "itself", "then first". */
const adverbs = '(?:\\s+[\\p{L}]+){0,2}?';
const objects = "(?:\\s+[\\p{L}']+){0,3}?";
const sign = '[\u{f0000}-\u{f00ff}]';
const further = new RegExp(`^\\s*(?:,|and|und|et|y|e|и|和|と)\\s*(${sign})`, 'u');
const copula =
  /(?<![\p{L}])(?:is|are|was|were|be|by|which|that|who|ist|sind|wird|die|der|das|est|qui|es|que|é|è|che|был\p{L}*|который)(?![\p{L}])/iu;
/** `x` in "the callers of `x`" is not the caller. */
const ofOther = /(?<![\p{L}])(?:of|in|from|for|with|by|to|von|aus|für|mit|de|dans|pour|con|em|per|di|из|для)\s*$/iu;
const head =
  /^\s*(?!(?:return|await|throw|yield|else|new|if|while|for|switch|catch|elif|case)\b)(?:[\w<>[\],?@.*&]+\s+)*([\p{L}_$][\p{L}\p{N}_$]*)\s*(?:<[^>]*>)?\(.*(?:\{|:)\s*$/u;

/** Verdict of the lines of `places` on the calls in `sentence`. */
export function callVerdict(sentence: string, places: readonly OwnedLines[]): { readonly called: CallVerdict; readonly pair?: CallPair } {
  const judged = pairsIn(sentence).map((pair) => ({ called: calledIn(pair, places), pair }));
  return (
    (['reversed', 'open', 'held'] as const).flatMap((each) => judged.find(({ called }) => called === each) ?? [])[0] ?? { called: 'none' }
  );
}

/** Pairs of a name as subject and one as object. */
function pairsIn(sentence: string): readonly CallPair[] {
  const { text, codeOf } = hiddenCodes(sentence);
  const active = new RegExp(`(${sign})(${adverbs})\\s*(?:${wordPattern('calling')})(${objects})\\s*(${sign})`, 'giu');
  const topical = new RegExp(
    `(${sign})\\s*[はが는은이가]\\s*(${sign})\\s*[をに를을]\\s*(?:[^\\s]{0,6}\\s)?(?:呼|使|利用|投げ|継承|호출|사용|던|상속)`,
    'giu',
  );
  const passive = new RegExp(`(${sign})${adverbs}\\s*(?:${wordPattern('called')})\\s*(${sign})`, 'giu');
  return [
    ...[...text.matchAll(active)].flatMap((match) => {
      const [whole, from = '', between = '', after = '', to = ''] = match;
      const before = text.slice(0, match.index);
      if (copula.test(between + after) || says('negation', between + after) || says('negation', lastWords(before)) || ofOther.test(before))
        return [];
      return [to, ...furtherIn(text.slice(match.index + whole.length))].flatMap((each) => pairOf(codeOf(from), codeOf(each)));
    }),
    ...[...text.matchAll(topical)].flatMap(([, from = '', to = '']) => pairOf(codeOf(from), codeOf(to))),
    ...[...text.matchAll(passive)].flatMap(([whole, to = '', from = '']) =>
      says('negation', whole) ? [] : pairOf(codeOf(from), codeOf(to)),
    ),
  ];
}

function furtherIn(rest: string): readonly string[] {
  const next = further.exec(rest);
  return next ? [next[1] ?? '', ...furtherIn(rest.slice(next[0].length))] : [];
}

function lastWords(text: string): string {
  return text.split(/\s+/).slice(-2).join(' ');
}

function pairOf(from: string, to: string): readonly CallPair[] {
  const [a, b] = [lastName(from), lastName(to)];
  return a && b && a !== b ? [{ from: a, to: b }] : [];
}

/** The last part of a name, without its arguments; undefined for other code. */
function lastName(code: string): string | undefined {
  return /^[#@$*&!.]{0,2}(?:[\p{L}_$][\p{L}\p{N}_$]*(?:\(\))?(?:\.#?|::|#|->|\?\.))*([\p{L}_$][\p{L}\p{N}_$]*)(?:\(.*\))?!?$/u.exec(
    code,
  )?.[1];
}

function calledIn({ from, to }: CallPair, places: readonly OwnedLines[]): CallVerdict {
  let isReversed = false;
  let isKnown = false;
  for (const { text, owners } of places) {
    const lines = text.split('\n');
    for (const [i, line] of lines.entries()) {
      const own = owners[i] ?? [];
      isKnown ||= own.length > 0;
      if (holds(line, to) && !isHeadOf(line, to) && (own.includes(from) || isMember(line, from, to))) return 'held';
      isReversed ||= own.includes(to) && !own.includes(from) && holds(line, from) && !isHeadOf(line, from);
    }
  }
  return isReversed ? 'reversed' : isKnown ? 'open' : 'none';
}

function holds(line: string, name: string): boolean {
  return line.includes(name) && new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(name)}(?![\\p{L}\\p{N}_$])`, 'u').test(line);
}

/** `from.to(…)`, or `from = … to …`: a member or the value of the name. */
function isMember(line: string, from: string, to: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}_$])${escaped(from)}(?:\\(.*\\))?(?:[?!]?\\.|->|::|\\s*:?=|:\\s).*${escaped(to)}`, 'u').test(line);
}

/** Whether the line begins the definition of `name`. */
function isHeadOf(line: string, name: string): boolean {
  const defines = `(?:def|func|function\\*?|fn|fun|sub|class|interface|struct|trait|type|enum|module)\\s+(?:\\([^)]*\\)\\s*)?(?:[\\w.]+\\.)?${escaped(name)}(?![\\w$])`;
  return new RegExp(`(?<![\\w$])${defines}`, 'u').test(line) || head.exec(line)?.[1] === name;
}

function escaped(name: string): string {
  return name.replace(/[$]/g, '\\$&');
}
