// Evidence of one answer: every place that was read, with the digest of its lines at that moment, so that claims can be checked later.
import { fileKey, fileKeyOf } from '../../../base/fileKey.ts';
import { linesOfRange, type LineSpan } from '../../../base/positions.ts';
import { estimateTokens } from '../../../packing/tokens.ts';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import type { Digest } from '../../../ports.ts';
import { scrub, SecretPlaceholders } from '../../../secrets/scrub.ts';
import { showHidden } from '../../../text/hiddenCharacters.ts';
import type { Caution, EvidenceRecord } from '../../record/answerRecord.ts';
import type { CurrentTexts } from '../../../text/currentTexts.ts';
import { cautionsOf } from './cautions.ts';

/** Lines to read. Zero-based; `root` is the key of the root. */
export interface Place {
  readonly root: string;
  readonly path: string;
  readonly lines: LineSpan;
}

/**
 * A place that was read. `text` has placeholders for secrets and marks for invisible characters; `hash` is the digest of the lines as they
 * are in the file.
 */
export interface Evidence extends Place {
  readonly n: number;
  readonly text: readonly string[];
  readonly hash: string;
  readonly symbol: SymbolNode | null;
  readonly why: string;
  /** The pass that first read it. */
  readonly pass: number;
  readonly cautions: readonly Caution[];
}

/** Lines of `text` without their ends. Only `\n` and `\r\n` end a line, as in the parser, so that line numbers agree. */
export function splitLines(text: string): string[] {
  return text.split(/\r?\n/);
}

/** Scrubs the whole text, since a secret can take several lines; scrubbing and marks for invisible characters keep the lines. */
function linesOf(text: string, placeholders: SecretPlaceholders): FileLines {
  const rawLines = splitLines(text);
  const scrubResult = scrub(text, placeholders);
  const shownText = showHidden(scrubResult.text);
  return { rawText: text, rawLines, shownLines: shownText === text ? rawLines : splitLines(shownText) };
}

/** The last line of a definition that continues below the lines that were read, otherwise undefined. Zero-based. */
export function definitionEndBelow({ symbol, lines }: Pick<Evidence, 'symbol' | 'lines'>): number | undefined {
  if (!symbol) return undefined;
  const { last } = linesOfRange(symbol.fact.range);
  return last > lines.last ? last : undefined;
}

const placeholderPattern = /\\?<secret:[a-z0-9-]{1,40}:\d{1,6}\\?>/g;

/** Number of placeholders for secrets in `text`; Markdown escapes their brackets. */
export function countPlaceholders(text: string): number {
  return text.match(placeholderPattern)?.length ?? 0;
}

/** Digest of lines, independent of line ends. */
export function hashLines(lines: readonly string[], digest: Digest): string {
  return digest(lines.join('\n'));
}

/** Lines of a file: as they are, and as they are shown and sent, with placeholders for secrets and marks for invisible characters. */
interface FileLines {
  readonly rawText: string;
  readonly rawLines: readonly string[];
  readonly shownLines: readonly string[];
}

/** Maximum shown lines between two unshown ones that are shown again, so that a place is not split. */
const longestBridge = 2;

/** Reads places for one answer and numbers them in the order of first reading. Its output has no secrets. */
export class EvidenceBook {
  readonly #currentTexts: CurrentTexts;
  readonly #digest: Digest;
  readonly #placeholders: SecretPlaceholders;
  readonly #files = new Map<string, Promise<FileLines | undefined>>();
  readonly #byPlace = new Map<string, Evidence>();
  readonly #shownLines = new Map<string, Set<number>>();
  readonly #marks = new Map<number, NonNullable<EvidenceRecord['mark']>>();
  /** Numbers of evidence that requests no longer hold. */
  readonly #leftOut = new Set<number>();
  /** The current pass. */
  pass = 1;

  /** @param placeholders placeholders for the secrets of the question: one number means one secret in everything sent and shown */
  constructor(currentTexts: CurrentTexts, digest: Digest, placeholders = new SecretPlaceholders()) {
    this.#currentTexts = currentTexts;
    this.#digest = digest;
    this.#placeholders = placeholders;
  }

  /** Evidence that holds all `lines` of the file and is not left out. */
  findCovering({ root, path, lines }: Place): Evidence | undefined {
    return [...this.#byPlace.values()].find(
      (each) =>
        !this.#leftOut.has(each.n) &&
        each.root === root &&
        each.path === path &&
        each.lines.first <= lines.first &&
        each.lines.last >= lines.last,
    );
  }

  /** Marks zero-based lines of a file as shown to the model. */
  markShown(root: string, path: string, lines: readonly number[]): void {
    const key = fileKey(root, path);
    const shownLines = this.#shownLines.get(key) ?? new Set();
    for (const line of lines) shownLines.add(line);
    this.#shownLines.set(key, shownLines);
  }

  /** Reverts {@link markShown} for lines that found no room after all. */
  unmarkShown(root: string, path: string, lines: readonly number[]): void {
    const shownLines = this.#shownLines.get(fileKey(root, path));
    for (const line of lines) shownLines?.delete(line);
  }

  /** Marks evidence `n` as absent from later requests until it is read again. {@link unmarkShown} reverts its lines. */
  leaveOut(n: number): void {
    this.#leftOut.add(n);
  }

  /** Ranges of `place` that the model has not seen, in order; none when it has seen all. One or two shown lines do not split a range. */
  unshownRanges<T extends Place>(place: T): readonly T[] {
    const shownLines = this.#shownLines.get(fileKeyOf(place));
    const ranges: { first: number; last: number }[] = [];
    for (let line = place.lines.first; line <= place.lines.last; line++) {
      if (shownLines?.has(line)) continue;
      const lastRange = ranges.at(-1);
      if (lastRange && line - lastRange.last <= longestBridge + 1) lastRange.last = line;
      else ranges.push({ first: line, last: line });
    }
    return ranges.map((lines) => ({ ...place, lines }));
  }

  /** Whether the model has seen a line of `place`. */
  hasShown(place: Place): boolean {
    const shownLines = this.#shownLines.get(fileKeyOf(place));
    for (let line = place.lines.first; line <= place.lines.last; line++) if (shownLines?.has(line)) return true;
    return false;
  }

  /** Whether the model has not seen some lines of evidence `n`. */
  isCut(n: number): boolean {
    const evidence = [...this.#byPlace.values()][n - 1];
    return evidence !== undefined && this.unshownRanges(evidence).length > 0;
  }

  /** Stores a person's mark on evidence `n`; false when it has that mark already or does not exist. */
  mark(n: number, mark: NonNullable<EvidenceRecord['mark']>): boolean {
    if (n < 1 || n > this.count || this.#marks.get(n) === mark) return false;
    this.#marks.set(n, mark);
    return true;
  }

  /** Whether a person said that evidence `n` is not relevant. */
  isExcluded(n: number): boolean {
    return this.#marks.get(n) === 'excluded';
  }

  /** Whether a person said that evidence `n` matters. */
  isPinned(n: number): boolean {
    return this.#marks.get(n) === 'pinned';
  }

  /** Numbers of the evidence from the definition `id`. */
  numbersOf(id: string): readonly number[] {
    return [...this.#byPlace.values()].filter(({ symbol }) => symbol?.id === id).map(({ n }) => n);
  }

  /** Places read so far. */
  get count(): number {
    return this.#byPlace.size;
  }

  /** Lines of a whole file as they are shown and sent: with placeholders for secrets and marks for invisible characters. */
  async readLines(root: string, path: string): Promise<readonly string[] | undefined> {
    return (await this.#fileLines(root, path))?.shownLines;
  }

  /** Lines of a whole file as they are: only for comparison, never to show or send. */
  async readRawLines(root: string, path: string): Promise<readonly string[] | undefined> {
    return (await this.#fileLines(root, path))?.rawLines;
  }

  /** The text of a whole file as it is: only for comparison, never to show or send. */
  async readRawText(root: string, path: string): Promise<string | undefined> {
    return (await this.#fileLines(root, path))?.rawText;
  }

  #fileLines(root: string, path: string): Promise<FileLines | undefined> {
    const key = fileKey(root, path);
    const fileLines =
      this.#files.get(key) ??
      this.#currentTexts.read(root, path).then((text) => (text === undefined ? undefined : linesOf(text, this.#placeholders)));
    this.#files.set(key, fileLines);
    return fileLines;
  }

  /** Reads a place; undefined when the file is gone or too short for it. */
  async read(place: Place, symbol: SymbolNode | null, why: string): Promise<Evidence | undefined> {
    const key = `${fileKeyOf(place)}:${place.lines.first}-${place.lines.last}`;
    const knownEvidence = this.#byPlace.get(key);
    if (knownEvidence) {
      this.#leftOut.delete(knownEvidence.n);
      return knownEvidence;
    }
    const hashedPlace = await this.hashPlace(place);
    // Two readers can wait for the same file.
    const concurrentEvidence = this.#byPlace.get(key);
    if (concurrentEvidence) return concurrentEvidence;
    if (!hashedPlace) return undefined;
    const { root, path, lines } = hashedPlace;
    const { rawLines = [], shownLines = [] } = (await this.#fileLines(root, path)) ?? {};
    const text = shownLines.slice(lines.first, lines.last + 1);
    const cautions = cautionsOf(path, rawLines.slice(lines.first, lines.last + 1));
    const evidence = { n: this.#byPlace.size + 1, ...hashedPlace, text, symbol, why, pass: this.pass, cautions };
    this.#byPlace.set(key, evidence);
    return evidence;
  }

  /** The lines of a place and their digest, without making it evidence; undefined when the file is gone or too short for it. */
  async hashPlace({ root, path, lines: { first, last } }: Place): Promise<(Place & { readonly hash: string }) | undefined> {
    const file = await this.readRawLines(root, path);
    if (!file || first >= file.length || first < 0) return undefined;
    const lines = { first, last: Math.min(last, file.length - 1) };
    return { root, path, lines, hash: hashLines(file.slice(lines.first, lines.last + 1), this.#digest) };
  }

  /** All evidence so far, in the order of first reading. */
  get all(): readonly Evidence[] {
    return [...this.#byPlace.values()];
  }

  /** Records of all evidence so far, lines one-based. `label` gives the display name of a root. */
  records(label: (root: string) => string): EvidenceRecord[] {
    return [...this.#byPlace.values()].map(({ n, root, path, lines, text, hash, symbol, why, pass, cautions }) => ({
      n,
      root: label(root),
      file: path,
      lineStart: lines.first + 1,
      lineEnd: lines.last + 1,
      ...(symbol ? { symbol: symbol.fact.qualifiedName } : {}),
      ...goesOnToField({ symbol, lines }),
      why,
      pass,
      tokens: estimateTokens(text.join('\n')),
      hash,
      ...(cautions.length ? { cautions } : {}),
      ...(this.#marks.has(n) ? { mark: this.#marks.get(n) } : {}),
    }));
  }
}

function goesOnToField(evidence: Pick<Evidence, 'symbol' | 'lines'>): Pick<EvidenceRecord, 'goesOnTo'> {
  const last = definitionEndBelow(evidence);
  return last === undefined ? {} : { goesOnTo: last + 1 };
}
