// What was read for one answer: each place once, with the digest of its lines at that moment, so that claims can be checked later.
import type { LineSpan } from '../base/text.ts';
import { estimateTokens } from '../context/tokens.ts';
import type { SymbolNode } from '../graph/types.ts';
import type { Digest } from '../ports.ts';
import type { EvidenceRecord } from './record.ts';

/** Gives the text of files as they are now: an open buffer wins over the disk. Undefined when the file is gone or cannot be read. */
export interface Texts {
  read(root: string, path: string): Promise<string | undefined>;
}

/** Lines to read. Zero-based; `root` is the key of the root. */
export interface Place {
  readonly root: string;
  readonly path: string;
  readonly lines: LineSpan;
}

/** A place that was read. */
export interface Evidence extends Place {
  readonly n: number;
  readonly text: readonly string[];
  readonly hash: string;
  readonly symbol: SymbolNode | null;
  readonly why: string;
}

/** Lines of `text` without their ends. Only `\n` and `\r\n` end a line, as the parser has it, so that line numbers agree. */
export function splitLines(text: string): string[] {
  return text.split(/\r?\n/);
}

/** Digest of lines, the same whatever the line ends. */
export function hashLines(lines: readonly string[], digest: Digest): string {
  return digest(lines.join('\n'));
}

/** Reads places for one answer and numbers them in the order in which they were first read. */
export class EvidenceBook {
  readonly #texts: Texts;
  readonly #digest: Digest;
  readonly #files = new Map<string, Promise<readonly string[] | undefined>>();
  readonly #byPlace = new Map<string, Evidence>();

  constructor(texts: Texts, digest: Digest) {
    this.#texts = texts;
    this.#digest = digest;
  }

  /** Lines of a whole file, read once an answer. */
  file(root: string, path: string): Promise<readonly string[] | undefined> {
    const key = `${root}:${path}`;
    const known = this.#files.get(key) ?? this.#texts.read(root, path).then((text) => (text === undefined ? undefined : splitLines(text)));
    this.#files.set(key, known);
    return known;
  }

  /** Reads a place; undefined when the file is gone or too short for it. */
  async read(place: Place, symbol: SymbolNode | null, why: string): Promise<Evidence | undefined> {
    const key = `${place.root}:${place.path}:${place.lines.first}-${place.lines.last}`;
    const known = this.#byPlace.get(key);
    if (known) return known;
    const file = await this.file(place.root, place.path);
    if (!file || place.lines.first >= file.length || place.lines.first < 0) return undefined;
    const lines = { first: place.lines.first, last: Math.min(place.lines.last, file.length - 1) };
    const text = file.slice(lines.first, lines.last + 1);
    const { root, path } = place;
    const evidence = { n: this.#byPlace.size + 1, root, path, lines, text, hash: hashLines(text, this.#digest), symbol, why };
    this.#byPlace.set(key, evidence);
    return evidence;
  }

  /** Records of everything read so far, lines one-based. `label` names a root for people. */
  records(label: (root: string) => string): EvidenceRecord[] {
    return [...this.#byPlace.values()].map(({ n, root, path, lines, text, hash, symbol, why }) => ({
      n,
      root: label(root),
      file: path,
      lineStart: lines.first + 1,
      lineEnd: lines.last + 1,
      ...(symbol ? { symbol: symbol.fact.qualifiedName } : {}),
      why,
      pass: 1,
      tokens: estimateTokens(text.join('\n')),
      hash,
    }));
  }
}
