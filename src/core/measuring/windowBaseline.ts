// Plain BM25 over windows of lines: the reference that every figure of search is held against. It knows no symbols, vectors or questions.
import { compareTexts } from '../base/compareTexts.ts';
import { termsOfText } from '../text/tokenizer.ts';
import type { ScoredPlace } from './scores.ts';

/** A file with its text. */
export interface BaselineFile {
  readonly path: string;
  readonly text: string;
}

/** Lines of a window, and lines from one window to the next: windows overlap by half. */
const windowLines = 40;
const stride = 20;
/** Saturation of repeated words and share of the length (Robertson and Zaragoza, 2009). */
const saturation = 1.2;
const lengthShare = 0.75;

interface Window {
  readonly path: string;
  /** One-based lines. */
  readonly first: number;
  readonly last: number;
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
}

/** Index of all windows of some files. */
export class WindowBaseline {
  readonly #windows: readonly Window[];
  readonly #frequencies = new Map<string, number>();
  readonly #meanLength: number;

  constructor(files: readonly BaselineFile[]) {
    this.#windows = files.flatMap(windowsOf);
    for (const { counts } of this.#windows)
      for (const term of counts.keys()) this.#frequencies.set(term, (this.#frequencies.get(term) ?? 0) + 1);
    this.#meanLength = this.#windows.reduce((sum, { length }) => sum + length, 0) / Math.max(1, this.#windows.length);
  }

  /** The best windows for a question, best first; of windows that overlap only the best. */
  search(question: string, limit: number): readonly ScoredPlace[] {
    const terms = [...new Set(termsOfText(question))].map((term) => [term, this.#rarity(term)] as const);
    const hits = this.#windows.map((window) => ({ window, score: this.#scoreOf(window, terms) })).filter(({ score }) => score > 0);
    hits.sort((a, b) => b.score - a.score || compareTexts(a.window.path, b.window.path) || a.window.first - b.window.first);
    const places: ScoredPlace[] = [];
    const takenLines = new Map<string, { first: number; last: number }[]>();
    for (const { window } of hits) {
      const taken = takenLines.get(window.path) ?? [];
      if (taken.some(({ first, last }) => window.first <= last && first <= window.last)) continue;
      takenLines.set(window.path, [...taken, window]);
      places.push({ file: window.path, lineStart: window.first, lineEnd: window.last });
      if (places.length >= limit) break;
    }
    return places;
  }

  #rarity(term: string): number {
    const frequency = this.#frequencies.get(term) ?? 0;
    return Math.log(1 + (this.#windows.length - frequency + 0.5) / (frequency + 0.5));
  }

  #scoreOf({ counts, length }: Window, terms: readonly (readonly [string, number])[]): number {
    const norm = saturation * (1 - lengthShare + (lengthShare * length) / this.#meanLength);
    let score = 0;
    for (const [term, rarity] of terms) {
      const count = counts.get(term) ?? 0;
      score += (rarity * count * (saturation + 1)) / (count + norm);
    }
    return score;
  }
}

/** Windows of a file. Each also has the words of the path. */
function windowsOf({ path, text }: BaselineFile): Window[] {
  const lines = text.split(/\r\n|\r|\n/);
  const termsByLine = lines.map((line) => termsOfText(line));
  const pathTerms = termsOfText(path);
  const windows: Window[] = [];
  for (let first = 0; first < lines.length; first += stride) {
    const last = Math.min(lines.length, first + windowLines);
    const terms = [...pathTerms, ...termsByLine.slice(first, last).flat()];
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    if (terms.length > pathTerms.length) windows.push({ path, first: first + 1, last, counts, length: terms.length });
    if (last === lines.length) break;
  }
  return windows;
}
