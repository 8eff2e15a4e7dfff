// Filter over the four-character runs of a text: excludes matches for certain without a search. It folds case, so that one filter serves
// searches in any case.

/** The four-character runs of a text as bits, a power of two of them. */
export type TextFilter = Uint32Array<ArrayBuffer>;

/** Offsets of a stretch of a text, the second exclusive. */
export type TextRange = readonly [number, number];

/** Hashes of the four-character runs of a search text; empty for a shorter text, which may stand anywhere. */
export type FilterProbe = readonly number[];

/**
 * Size of filters. `npm run bench -- text-scan` (docs/ranking.md has the figures).
 * - `perCharacter`: bits per character, so that a text of code sets a quarter of the bits.
 * - `fewest`, `most`: bits of the smallest and the largest filter, as powers of two; larger texts only repeat themselves.
 */
const bits = { perCharacter: 0.5, fewest: 8, most: 18 } as const;

/** One sign for all characters beyond ASCII, which folds their case as well. */
const otherSign = 0x7f;
const foldedCodes = Uint8Array.from({ length: 128 }, (_, code) => (code >= 65 && code <= 90 ? code + 32 : code));

/** ASCII in lower case. In expressions that ignore case two other signs fold to ASCII letters. */
function fold(code: number): number {
  if (code < 128) return foldedCodes[code] ?? code;
  return code === 0x212a ? 107 : code === 0x17f ? 115 : otherSign;
}

/** Spreads four folded characters of seven bits each over 32 bits. */
function hash(run: number): number {
  return Math.imul(run, 0x9e3779b1) >>> 0;
}

/** The filter of `text`, in one pass; of all but `excluded` ranges, which are in order and apart. */
export function textFilter(text: string, excluded: readonly TextRange[] = []): TextFilter {
  const length = excluded.reduce((rest, [from, to]) => rest - (Math.min(to, text.length) - from), text.length);
  const power = Math.min(bits.most, Math.max(bits.fewest, Math.ceil(Math.log2(length * bits.perCharacter + 1))));
  const filter = new Uint32Array(2 ** (power - 5));
  let start = 0;
  for (const [from, to] of excluded) {
    addRuns(filter, text, start, from);
    start = to;
  }
  addRuns(filter, text, start, text.length);
  return filter;
}

/** The filter as bytes in the order of the machine, which alone reads them again. */
export function filterToBytes(filter: TextFilter): Uint8Array<ArrayBuffer> {
  return new Uint8Array(filter.buffer, filter.byteOffset, filter.byteLength);
}

/** The filter of {@link filterToBytes}, as a copy; undefined for bytes that cannot be one. */
export function filterFromBytes(bytes: Uint8Array): TextFilter | undefined {
  const power = Math.log2(bytes.length * 8);
  if (!Number.isInteger(power) || power < bits.fewest || power > bits.most) return undefined;
  return new Uint32Array(Uint8Array.from(bytes).buffer);
}

/** Sets the bits of the runs between two offsets. */
function addRuns(filter: TextFilter, text: string, start: number, end: number): void {
  const shift = shiftOf(filter);
  let run = 0;
  for (let i = start; i < end; i++) {
    run = ((run << 7) | fold(text.charCodeAt(i))) & 0xfffffff;
    if (i < start + 3) continue;
    const bit = hash(run) >>> shift;
    const word = bit >>> 5;
    filter[word] = (filter[word] ?? 0) | (1 << (bit & 31));
  }
}

/** How far a hash is shifted to give a bit of the filter, which has a power of two of words of 32 bits. */
function shiftOf(filter: TextFilter): number {
  return 27 - (31 - Math.clz32(filter.length));
}

/** Bits that are set in the filter of each text that contains `text`, in any case. */
export function filterProbe(text: string): FilterProbe {
  const hashes = new Set<number>();
  let run = 0;
  for (let i = 0; i < text.length; i++) {
    run = ((run << 7) | fold(text.charCodeAt(i))) & 0xfffffff;
    if (i >= 3) hashes.add(hash(run));
  }
  return [...hashes];
}

/** False when the text of `filter` cannot contain the text of `probe` in any case; true when it needs a search. */
export function mayHold(filter: TextFilter, probe: FilterProbe): boolean {
  const shift = shiftOf(filter);
  for (const hash of probe) {
    const bit = hash >>> shift;
    if ((((filter[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 0) return false;
  }
  return true;
}
