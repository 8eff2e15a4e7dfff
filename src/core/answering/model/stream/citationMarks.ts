// Fifth filter: finds references to evidence in text that is still being written. Leaves code alone; holds back only what may become a
// mark.
import { FenceTracker } from './fenceTracker.ts';
import {
  longestReference,
  mayBecomeReferences,
  readPathReference,
  readReferences,
  type PlaceReference,
} from '../../material/evidence/placeReferences.ts';

/** A reference to evidence. */
export interface CitationMark {
  readonly kind: 'mark';
  /** As written. The text of a mention was passed on already. */
  readonly text: string;
  readonly references: readonly PlaceReference[];
  /** A path with a line in the text, which stays there. */
  readonly mention: boolean;
  /** A mention in backticks: it may be the name of a place as well as a citation. */
  readonly isCode: boolean;
  /** Directly after a name, where `[3]` may be an index. */
  readonly attached: boolean;
}

/** A part of the text, or a mark. */
export type AnswerSegment = { readonly kind: 'text'; readonly text: string } | CitationMark;

/** Characters in a path with a line. */
const wordRun = /[\w@+./:#$~–-]+/y;
const otherRun = /[^\w@+./:#$~–\-[\]\\`【\n]+|\]/y;
/** A word that may continue with a line number: held back from the colon on. */
const mayGoOn = /\.[A-Za-z]\w{0,11}([:#]L?[\d:#–L.-]*)$/;
const backticks = /`+/y;
const target = /\([^()\s]{1,300}\)/y;
const unfinishedTarget = /\([^()\s]{0,300}$/y;

/** Splits streamed text into segments. Joined, they are the same wherever the pieces were cut. */
export class CitationMarks {
  readonly #fences = new FenceTracker();
  #heldText = '';
  /** The beginning of an unfinished word. */
  #word = '';
  #lastCharacter = '';
  #segments: AnswerSegment[] = [];

  push(text: string): readonly AnswerSegment[] {
    return this.#drain(text, false);
  }

  /** The rest at the end of the stream. */
  end(): readonly AnswerSegment[] {
    return this.#drain('', true);
  }

  /** Consumes text that was passed on earlier, as context for what follows. */
  skip(text: string): void {
    this.#drain(text, false);
    this.#heldText = '';
  }

  #drain(text: string, final: boolean): readonly AnswerSegment[] {
    const all = this.#heldText + text;
    this.#segments = [];
    let at = 0;
    while (at < all.length) {
      const next = this.#take(all, at, final);
      if (next === at) break;
      at = next;
    }
    this.#heldText = all.slice(at);
    return this.#segments;
  }

  /** Passes on the item at `at`; returns where to continue, or `at` when more text is needed to decide. */
  #take(all: string, at: number, final: boolean): number {
    const fenceEnd = this.#fences.take(all, at, final);
    if (fenceEnd !== undefined) return this.#pass(all, at, fenceEnd);
    switch (all[at]) {
      case '\n':
        this.#fences.newLine();
        return this.#pass(all, at, at + 1);
      case '\\':
        return this.#takeEscape(all, at, final);
      case '`':
        return this.#takeCode(all, at, final);
      case '[':
        return this.#takeBracket(all, at, final, ']');
      case '【':
        return this.#takeBracket(all, at, final, '】');
      default:
        return this.#takePlain(all, at, final);
    }
  }

  #pass(all: string, at: number, end: number): number {
    if (end === at) return at;
    const text = all.slice(at, end);
    const last = this.#segments.at(-1);
    if (last?.kind === 'text') this.#segments[this.#segments.length - 1] = { kind: 'text', text: last.text + text };
    else this.#segments.push({ kind: 'text', text });
    this.#lastCharacter = text.slice(-1);
    this.#word = '';
    return end;
  }

  #mark(text: string, references: readonly PlaceReference[], mention: boolean, isCode = false): void {
    this.#segments.push({ kind: 'mark', text, references, mention, isCode, attached: /[\w$)\]]/.test(this.#lastCharacter) });
    this.#lastCharacter = ' ';
  }

  #takeEscape(all: string, at: number, final: boolean): number {
    if (at + 1 === all.length && !final) return at;
    return this.#pass(all, at, all[at + 1] === '\n' ? at + 1 : Math.min(all.length, at + 2));
  }

  #takePlain(all: string, at: number, final: boolean): number {
    const run = runAt(wordRun, all, at);
    if (!run) return this.#pass(all, at, at + Math.max(1, runAt(otherRun, all, at).length));
    const word = (this.#word + run).slice(0, longestReference);
    if (at + run.length < all.length || final) return this.#wordEnd(all, at, run, word);
    const line = word.length < longestReference ? mayGoOn.exec(word)?.[1] : undefined;
    const end = this.#pass(all, at, at + run.length - (line?.length ?? 0));
    this.#word = line ? word.slice(0, -line.length) : word;
    return end;
  }

  /** A whole word; for a path with a line, the mark comes before trailing punctuation. */
  #wordEnd(all: string, at: number, run: string, word: string): number {
    const end = at + run.length;
    const punctuation = /[.:#–-]*$/.exec(run)?.[0].length ?? 0;
    const pathText = word.length < longestReference ? word.slice(0, word.length - punctuation) : '';
    const reference = pathText.includes('//') ? undefined : readPathReference(pathText);
    if (!reference) return this.#pass(all, at, end);
    this.#pass(all, at, end - punctuation);
    this.#mark(pathText, [reference], true);
    return punctuation ? this.#pass(all, end - punctuation, end) : end;
  }

  /** Code between backticks on one line; unclosed backticks are plain characters. */
  #takeCode(all: string, at: number, final: boolean): number {
    const open = runAt(backticks, all, at);
    const start = at + open.length;
    if (start === all.length && !final) return at;
    const lineEnd = all.indexOf('\n', start);
    const limit = Math.min(lineEnd < 0 ? Infinity : lineEnd, start + longestReference);
    for (let from = all.indexOf('`', start); from >= 0 && from < limit;) {
      const close = runAt(backticks, all, from);
      const end = from + close.length;
      if (end === all.length && !final) return at;
      if (close.length === open.length) return this.#span(all, at, end, all.slice(start, from).trim());
      from = all.indexOf('`', end);
    }
    if (!final && lineEnd < 0 && all.length < start + longestReference) return at;
    return this.#pass(all, at, start);
  }

  #span(all: string, at: number, end: number, content: string): number {
    this.#pass(all, at, end);
    const reference = readPathReference(content);
    if (reference) this.#mark(content, [reference], true, true);
    return end;
  }

  #takeBracket(all: string, at: number, final: boolean, close: string): number {
    const inner = all.slice(at + 1, at + 1 + longestReference);
    const [end, lineEnd] = [inner.indexOf(close), inner.indexOf('\n')];
    if (end < 0 || (lineEnd >= 0 && lineEnd < end)) {
      const waits = !final && lineEnd < 0 && mayBecomeReferences(inner);
      return waits ? at : this.#pass(all, at, at + 1);
    }
    const references = readReferences(inner.slice(0, end).replace(/†.*$/, ''));
    const after = at + end + 2;
    if (!references) return this.#pass(all, at, at + 1);
    // `[3](src/a.ts)`: the model's own link target follows.
    if (!final && (after === all.length || runAt(unfinishedTarget, all, after))) return at;
    this.#mark(all.slice(at, after), references, false);
    this.#word = '';
    return after + runAt(target, all, after).length;
  }
}

function runAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}
