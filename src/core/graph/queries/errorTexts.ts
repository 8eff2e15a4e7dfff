// Finds symbols with an error string similar to a message that no literal equals: compares the words of constant parts through an index.
import type { ErrorString } from '../../symbols/facts.ts';
import type { SymbolNode, ErrorTextMatch } from '../edges/types.ts';

interface ErrorTextEntry {
  readonly symbol: SymbolNode;
  readonly text: ErrorString;
  /** Constant parts, lower case, white space folded. */
  readonly parts: readonly string[];
  readonly words: ReadonlySet<string>;
  /** Sum of the weights of its words; computed once all messages are indexed. */
  weight: number;
}

/**
 * Placeholders in a message: `{name}`, `${x}`, `#{x}`, `$name`, an ellipsis, and conversions of the `printf` family, whose letters
 * differ by language (`%s`, `%(name)d`, `%q`, `%1$s`, `%ld`).
 */
const hole =
  /[$#]?\{[^{}]{0,80}\}|\$[A-Za-z_]\w{0,60}|%(?:\([^()]{0,40}\))?(?:\d\$)?[-+#0]{0,3}\d{0,4}(?:\.\d{1,4})?(?:ll?|hh?|z)?[A-Za-z@]|\u2026/g;
const leastScore = 0.35;
/** Minimum shared weight relative to the best message; other messages are not examined further. */
const leastShare = 0.4;
const longestText = 5000;
/** Minimum shared words of a message that is not in the text literally. */
const fewestShared = 3;
/** Maximum words of a query that a one-word message may match: `body` or `error` is in many longer ones. */
const fewInAll = 3;

/** An index over the error strings of many symbols. */
export class ErrorTexts {
  readonly #entries: ErrorTextEntry[] = [];
  readonly #byWord = new Map<string, number[]>();

  constructor(symbols: Iterable<SymbolNode>) {
    for (const symbol of symbols) for (const errorString of symbol.fact.errorStrings) this.#add(symbol, errorString);
  }

  #add(symbol: SymbolNode, errorString: ErrorString): void {
    const pieces = errorString.text.split(hole).map(fold);
    const parts = pieces.filter((part) => part !== '');
    const matches = new Set(parts.flatMap(wordsOf));
    if (!matches.size) return;
    const number = this.#entries.push({ symbol, text: errorString, parts, words: matches, weight: 0 }) - 1;
    for (const word of matches) {
      const numbers = this.#byWord.get(word);
      if (numbers) numbers.push(number);
      else this.#byWord.set(word, [number]);
    }
  }

  /**
   * Messages whose constant parts occur in `text`, or that contain `text`; best first. Time is linear in the messages that share a word.
   */
  find(text: string): readonly ErrorTextMatch[] {
    const query = fold(text.slice(0, longestText));
    const queryWords = new Set(wordsOf(query));
    const weight = this.#weigh(queryWords);
    const matches: ErrorTextMatch[] = [];
    for (const [entry, shared] of this.#sharing(queryWords)) {
      if (entry.words.size === 1 && queryWords.size > fewInAll) continue;
      const score = this.#score(entry, query, weight, sharesEnough(entry.words, queryWords) ? shared : 0);
      if (score < leastScore) continue;
      const { symbol, text: said } = entry;
      matches.push({ symbol, score, line: said.line, text: said.text });
    }
    return matches.sort((a, b) => b.score - a.score || (a.symbol.id < b.symbol.id ? -1 : 1) || a.line - b.line);
  }

  /** Messages that share words with the query, with the weight of those words; weak ones are dropped. */
  #sharing(queryWords: ReadonlySet<string>): readonly (readonly [ErrorTextEntry, number])[] {
    const shared = new Map<number, number>();
    for (const word of queryWords) {
      const weight = this.#weight(word);
      for (const number of this.#byWord.get(word) ?? []) shared.set(number, (shared.get(number) ?? 0) + weight);
    }
    const most = largest(shared.values());
    const telling: [ErrorTextEntry, number][] = [];
    for (const [number, weight] of shared) {
      const entry = this.#entries[number];
      if (entry && weight >= most * leastShare) telling.push([entry, weight]);
    }
    return telling;
  }

  /** Inverse document frequency: rare words weigh more. */
  #weight(word: string): number {
    return Math.log(1 + this.#entries.length / (this.#byWord.get(word)?.length ?? this.#entries.length));
  }

  #weigh(words: Iterable<string>): number {
    let sum = 0;
    for (const word of words) sum += this.#weight(word);
    return sum || 1;
  }

  /** Share of the constant text found in order, or of the query inside the message; words alone count less. */
  #score(entry: ErrorTextEntry, query: string, asked: number, shared: number): number {
    const message = (entry.weight ||= this.#weigh(entry.words));
    const ordered = inOrder(entry.parts, query);
    const specific = Math.min(1, entry.parts.join('').length / 12);
    const held = entry.parts.some((part) => part.includes(query))
      ? Math.min(1, query.length / Math.max(1, entry.parts.join(' ').length))
      : 0;
    const byWords = 0.8 * Math.sqrt((shared / message) * Math.max(shared / asked, (0.6 * shared) / message));
    return Math.min(1, Math.max(ordered * (0.5 + 0.5 * specific), held && 0.5 + 0.5 * held, byWords));
  }
}

/** Two shared words of a longer message tell little: `invalid` and `or` are in many. */
function sharesEnough(words: ReadonlySet<string>, queryWords: ReadonlySet<string>): boolean {
  let shared = 0;
  for (const word of words) if (queryWords.has(word)) shared++;
  return shared >= fewestShared || shared === words.size;
}

function fold(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}_]{2,}/gu) ?? [];
}

function largest(values: Iterable<number>): number {
  let most = 0;
  for (const value of values) most = Math.max(most, value);
  return most;
}

/** Share, by length, of the parts that occur in `text` in order; 1 for all of them. */
function inOrder(parts: readonly string[], text: string): number {
  let at = 0;
  let there = 0;
  let all = 0;
  for (const part of parts) {
    all += part.length;
    const found = text.indexOf(part, at);
    if (found < 0) continue;
    there += part.length;
    at = found + part.length;
  }
  return all && there === all ? 1 : (0.6 * there) / (all || 1);
}
