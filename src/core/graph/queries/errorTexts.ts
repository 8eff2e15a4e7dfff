// Finds symbols with an error string similar to a message, by the words of their constant parts: placeholders hide the literal text.
import type { ErrorString } from '../../symbols/facts.ts';
import type { SymbolNode, ErrorTextMatch } from '../edges/graphTypes.ts';

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
 * Placeholders in a message: `{name}`, `${x}`, `#{x}`, `$name` and an ellipsis. Conversions of the `printf` family count too; their
 * letters differ by language (`%s`, `%(name)d`, `%q`, `%1$s`, `%ld`).
 */
const placeholder =
  /[$#]?\{[^{}]{0,80}\}|\$[A-Za-z_]\w{0,60}|%(?:\([^()]{0,40}\))?(?:\d\$)?[-+#0]{0,3}\d{0,4}(?:\.\d{1,4})?(?:ll?|hh?|z)?[A-Za-z@]|\u2026/g;
const minScore = 0.35;
/** Minimum shared weight relative to the best message; other messages are not examined further. */
const minShare = 0.4;
const maxTextLength = 5000;
/** Minimum shared words of a message that is not in the text literally. */
const minSharedWords = 3;
/** Maximum words of a query that a one-word message may match: `body` or `error` is in many longer ones. */
const maxQueryWords = 3;

/** An index over the error strings of many symbols. */
export class ErrorTexts {
  readonly #entries: ErrorTextEntry[] = [];
  readonly #byWord = new Map<string, number[]>();

  constructor(symbols: Iterable<SymbolNode>) {
    for (const symbol of symbols) for (const errorString of symbol.fact.errorStrings) this.#add(symbol, errorString);
  }

  #add(symbol: SymbolNode, errorString: ErrorString): void {
    const pieces = errorString.text.split(placeholder).map(foldCase);
    const parts = pieces.filter((part) => part !== '');
    const partWords = new Set(parts.flatMap(wordsOf));
    if (!partWords.size) return;
    const number = this.#entries.push({ symbol, text: errorString, parts, words: partWords, weight: 0 }) - 1;
    for (const word of partWords) {
      const numbers = this.#byWord.get(word);
      if (numbers) numbers.push(number);
      else this.#byWord.set(word, [number]);
    }
  }

  /**
   * Messages whose constant parts occur in `text`, or that contain `text`; best first. Time is linear in the messages that share a word.
   */
  find(text: string): readonly ErrorTextMatch[] {
    const query = foldCase(text.slice(0, maxTextLength));
    const queryWords = new Set(wordsOf(query));
    const weight = this.#sumOfWeights(queryWords);
    const matches: ErrorTextMatch[] = [];
    for (const [entry, sharedWeight] of this.#entriesSharing(queryWords)) {
      if (entry.words.size === 1 && queryWords.size > maxQueryWords) continue;
      const score = this.#score(entry, query, weight, sharesEnough(entry.words, queryWords) ? sharedWeight : 0);
      if (score < minScore) continue;
      const { symbol, text: errorString } = entry;
      matches.push({ symbol, score, line: errorString.line, text: errorString.text });
    }
    return matches.sort((a, b) => b.score - a.score || (a.symbol.id < b.symbol.id ? -1 : 1) || a.line - b.line);
  }

  /** Messages that share words with the query, with the weight of those words; weak ones are dropped. */
  #entriesSharing(queryWords: ReadonlySet<string>): readonly (readonly [ErrorTextEntry, number])[] {
    const sharedWeights = new Map<number, number>();
    for (const word of queryWords) {
      const weight = this.#weightOf(word);
      for (const number of this.#byWord.get(word) ?? []) sharedWeights.set(number, (sharedWeights.get(number) ?? 0) + weight);
    }
    const most = largest(sharedWeights.values());
    const relevantEntries: [ErrorTextEntry, number][] = [];
    for (const [number, weight] of sharedWeights) {
      const entry = this.#entries[number];
      if (entry && weight >= most * minShare) relevantEntries.push([entry, weight]);
    }
    return relevantEntries;
  }

  /** Inverse document frequency: rare words weigh more. */
  #weightOf(word: string): number {
    return Math.log(1 + this.#entries.length / (this.#byWord.get(word)?.length ?? this.#entries.length));
  }

  #sumOfWeights(words: Iterable<string>): number {
    let sum = 0;
    for (const word of words) sum += this.#weightOf(word);
    return sum || 1;
  }

  /** Share of the constant text found in order, or of the query inside the message; words alone count less. */
  #score(entry: ErrorTextEntry, query: string, queryWeight: number, sharedWeight: number): number {
    const messageWeight = (entry.weight ||= this.#sumOfWeights(entry.words));
    const orderedShare = shareInOrder(entry.parts, query);
    const specific = Math.min(1, entry.parts.join('').length / 12);
    const containedShare = entry.parts.some((part) => part.includes(query))
      ? Math.min(1, query.length / Math.max(1, entry.parts.join(' ').length))
      : 0;
    const byWords =
      0.8 * Math.sqrt((sharedWeight / messageWeight) * Math.max(sharedWeight / queryWeight, (0.6 * sharedWeight) / messageWeight));
    return Math.min(1, Math.max(orderedShare * (0.5 + 0.5 * specific), containedShare && 0.5 + 0.5 * containedShare, byWords));
  }
}

/** Whether the shared words suffice. Two words of a longer message do not: `invalid` and `or` are in many. */
function sharesEnough(words: ReadonlySet<string>, queryWords: ReadonlySet<string>): boolean {
  let sharedCount = 0;
  for (const word of words) if (queryWords.has(word)) sharedCount++;
  return sharedCount >= minSharedWords || sharedCount === words.size;
}

function foldCase(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}_]{2,}/gu) ?? [];
}

function largest(values: Iterable<number>): number {
  let maximum = 0;
  for (const value of values) maximum = Math.max(maximum, value);
  return maximum;
}

/** Share, by length, of the parts that occur in `text` in order; 1 for all of them. */
function shareInOrder(parts: readonly string[], text: string): number {
  let at = 0;
  let foundLength = 0;
  let totalLength = 0;
  for (const part of parts) {
    totalLength += part.length;
    const position = text.indexOf(part, at);
    if (position < 0) continue;
    foundLength += part.length;
    at = position + part.length;
  }
  return totalLength && foundLength === totalLength ? 1 : (0.6 * foundLength) / (totalLength || 1);
}
