// Packs long lists of numbers into bytes in their memory layout, so that reading a list costs only a copy.

/** First number: detects bytes from a machine with another byte order. */
const orderMark = 0x01020304;
/** Numbers before the head: mark, length of the head in bytes, count of lists. */
const fixedLength = 3;

/** Lists of numbers, described by `head`. */
export interface SavedNumbers {
  readonly head: Uint8Array;
  readonly lists: readonly Uint32Array<ArrayBuffer>[];
}

/** Head and lists as bytes. */
export function packNumbers(head: Uint8Array, lists: readonly (Uint32Array | Float32Array)[]): Uint8Array<ArrayBuffer> {
  const lead = Uint32Array.of(orderMark, head.length, lists.length, ...lists.map(({ length }) => length));
  const headEnd = lead.byteLength + 4 * Math.ceil(head.length / 4);
  const bytes = new Uint8Array(lists.reduce((sum, { byteLength }) => sum + byteLength, headEnd));
  bytes.set(new Uint8Array(lead.buffer));
  bytes.set(head, lead.byteLength);
  let at = headEnd;
  for (const { buffer, byteOffset, byteLength } of lists) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return bytes;
}

/** The head and the lists, each in its own memory; undefined for other or incomplete bytes. */
export function unpackNumbers(bytes: Uint8Array): SavedNumbers | undefined {
  const [first, headLength = 0, count = 0] = numbersAt(bytes, 0, fixedLength) ?? [];
  const lengths = first === orderMark ? numbersAt(bytes, 4 * fixedLength, count) : undefined;
  if (!lengths) return undefined;
  const start = 4 * (fixedLength + count);
  const head = bytes.subarray(start, start + headLength);
  let at = start + 4 * Math.ceil(headLength / 4);
  const lists: Uint32Array<ArrayBuffer>[] = [];
  for (const length of lengths) {
    const list = numbersAt(bytes, at, length);
    if (!list) return undefined;
    lists.push(list);
    at += list.byteLength;
  }
  return { head, lists };
}

/** A copy, since bytes of a file may have any alignment. */
function numbersAt(bytes: Uint8Array, at: number, length: number): Uint32Array<ArrayBuffer> | undefined {
  const end = at + 4 * length;
  return end <= bytes.length ? new Uint32Array(new Uint8Array(bytes.subarray(at, end)).buffer) : undefined;
}
