// A set of names in few bytes that may take a name for a member that is none, but never overlooks one (Bloom, "Space/time trade-offs in hash
// coding with allowable errors", 1970). It holds the names that one file looked up: sets of texts would take many times the memory.

/** Bits a name and bits set by each: of names that are not in the set, 1 in 200 is taken for a member. */
const bitsPerName = 16;
const probes = 3;

/** The filter of a set of names. */
export function nameFilter(names: ReadonlySet<string>): Uint8Array {
  const filter = new Uint8Array(Math.ceil((names.size * bitsPerName) / 8));
  for (const name of names) for (const bit of bitsOf(name, filter)) filter[bit >>> 3] = (filter[bit >>> 3] ?? 0) | (1 << (bit & 7));
  return filter;
}

/** Whether a filter was made with the name, or seems to be. */
export function mayHold(filter: Uint8Array | undefined, name: string): boolean {
  return (
    filter !== undefined && filter.length > 0 && bitsOf(name, filter).every((bit) => ((filter[bit >>> 3] ?? 0) & (1 << (bit & 7))) !== 0)
  );
}

/** The bits of a name: multiples of a second hash after the first, as good as independent hashes (Kirsch and Mitzenmacher, 2006). */
function bitsOf(name: string, filter: Uint8Array): readonly number[] {
  let [a, b] = [0x811c9dc5, 0x41c6ce57];
  for (let at = 0; at < name.length; at++) {
    a = Math.imul(a ^ name.charCodeAt(at), 0x01000193);
    b = Math.imul(b ^ name.charCodeAt(at), 1597334677);
  }
  const bits: number[] = [];
  for (let i = 0; i < probes; i++) bits.push(((a ^ (a >>> 15)) + Math.imul(i, (b ^ (b >>> 13)) | 1)) >>> 0);
  return bits.map((bit) => bit % (filter.length * 8));
}
