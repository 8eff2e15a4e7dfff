// Tracks which lines of which files a model has seen: only those can prove its claims.
import { fileKeyOf } from '../../../base/fileKey.ts';
import type { LineSpan } from '../../../base/positions.ts';
import type { Evidence } from './evidenceBook.ts';
import type { EvidenceSet } from './evidenceSet.ts';
import type { PlaceReference } from './placeReferences.ts';
import { pathOf } from './pathOf.ts';

/** Target of a reference: lines that were sent, or the reason why there are none. Lines are zero-based. */
export type ReferenceTarget =
  | {
      readonly ok: true;
      readonly evidence: Evidence;
      /** The cited lines that were sent, at least one run of them. */
      readonly ranges: readonly LineSpan[];
      /** The reference has more lines than were sent. */
      readonly isClamped: boolean;
    }
  | { readonly ok: false; readonly why: 'no-evidence' | 'no-file' | 'not-sent' | 'several-files'; readonly evidence?: Evidence };

/** Maximum lines of a piece that is cited as a whole: a click should not select hundreds. */
const longestWholePiece = 40;
/** Maximum runs for a citation across cut lines. */
const maxRanges = 3;
/** Minimum share of a range that was sent; below it the range means something else. */
const minSentShare = 0.2;

/** The lines of one request. */
export class SentLines {
  readonly #byNumber = new Map<number, { readonly evidence: Evidence; readonly lines: readonly number[] }>();
  readonly #byFile = new Map<string, { readonly evidence: Evidence; readonly path: string; readonly lines: Set<number> }>();
  readonly #texts: readonly (readonly string[])[];
  readonly #label: (root: string) => string;
  /** Numbers that relations prove: how many with a place are listed, and the figures in notes without one. */
  readonly counts: ReadonlySet<number>;

  constructor({ pieces, relations }: EvidenceSet, label: (root: string) => string) {
    this.#label = label;
    this.#texts = pieces.map(({ text }) => text);
    const statedNumbers = relations.flatMap(({ relation }) =>
      relation.place ? [] : (relation.note.match(/(?<![\w.])\d{1,6}(?![\w.])/g) ?? []),
    );
    const listedCount = relations.filter(({ relation }) => relation.place).length;
    this.counts = new Set([...statedNumbers.map(Number), ...(listedCount > 0 ? [listedCount] : [])]);
    for (const { evidence, lines } of pieces) this.#add(evidence, lines);
    for (const { evidence, repeated } of relations) if (evidence && !repeated) this.#add(evidence, [evidence.lines.first]);
  }

  #add(evidence: Evidence, lines: readonly number[]): void {
    this.#byNumber.set(evidence.n, { evidence, lines });
    const key = fileKeyOf(evidence);
    const file = this.#byFile.get(key) ?? { evidence, path: pathOf(evidence.root, evidence.path, this.#label), lines: new Set() };
    for (const line of lines) file.lines.add(line);
    this.#byFile.set(key, file);
  }

  /** The text of all pieces as sent. */
  get texts(): readonly (readonly string[])[] {
    return this.#texts;
  }

  /** Whether evidence with this number exists. */
  has(n: number): boolean {
    return this.#byNumber.has(n);
  }

  /** Resolves a reference. A path may be shortened at its beginning as long as it means one file. */
  find({ n, path, lines }: PlaceReference): ReferenceTarget {
    if (path !== undefined) return this.#findInFile(path, lines);
    const entry = n === undefined ? undefined : this.#byNumber.get(n);
    if (!entry) return { ok: false, why: 'no-evidence' };
    const { evidence } = entry;
    return lines ? this.#clampToSent(evidence, lines) : { ok: true, evidence, ranges: [firstRange(entry.lines)], isClamped: false };
  }

  #findInFile(path: string, lines: PlaceReference['lines']): ReferenceTarget {
    const sentFiles = [...this.#byFile.values()];
    const exact = sentFiles.filter((file) => file.path === path);
    const files = exact.length ? exact : sentFiles.filter((file) => `/${file.path}`.endsWith(`/${path}`));
    const [file] = files;
    if (!file) return { ok: false, why: 'no-file' };
    const fittingFiles = lines ? files.filter(({ evidence }) => this.#clampToSent(evidence, lines).ok) : files;
    if (fittingFiles.length > 1 || (files.length > 1 && fittingFiles.length === 0)) return { ok: false, why: 'several-files' };
    const { evidence } = fittingFiles[0] ?? file;
    return lines ? this.#clampToSent(evidence, lines) : { ok: false, why: 'not-sent', evidence };
  }

  /** `lines` are one-based here, as models write them. Clamps a range to its lines that were sent. */
  #clampToSent(evidence: Evidence, lines: { readonly first: number; readonly last: number }): ReferenceTarget {
    const sentNumbers = this.#byFile.get(fileKeyOf(evidence))?.lines ?? new Set<number>();
    // Iterates the sent lines, not the range, so that hostile numbers cost nothing.
    const sentInRange = [...sentNumbers].filter((line) => line >= lines.first - 1 && line < lines.last).sort((a, b) => a - b);
    const ranges = rangesOf(sentInRange).slice(0, maxRanges);
    const [first, last] = [ranges[0]?.first, ranges.at(-1)?.last];
    const isRead = sentInRange.length >= minSentShare * (lines.last - lines.first + 1);
    if (first === undefined || last === undefined || !isRead) return { ok: false, why: 'not-sent', evidence };
    return { ok: true, evidence, ranges, isClamped: ranges.length > 1 || first > lines.first - 1 || last < lines.last - 1 };
  }
}

/** Runs of the sorted `lines`. A mark for a single cut line replaces that line, so runs continue over it. */
function rangesOf(lines: readonly number[]): readonly LineSpan[] {
  const ranges: { first: number; last: number }[] = [];
  for (const line of lines) {
    const run = ranges.at(-1);
    if (run && line <= run.last + 2) run.last = line;
    else ranges.push({ first: line, last: line });
  }
  return ranges;
}

function firstRange(lines: readonly number[]): LineSpan {
  const first = lines[0] ?? 0;
  let last = first;
  for (const line of lines.slice(1, longestWholePiece)) {
    if (line !== last + 1) break;
    last = line;
  }
  return { first, last };
}
