// Damages JSON at random, equally for equal seeds, like half-written records and other versions.

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const replacements: readonly Json[] = [null, true, 0, -1, 1.5, 1e300, '', 'x', [], {}, [null], [[]], { kind: 'x' }, { length: 3 }];

/** A copy of `value` in which one part, at any depth, is replaced, taken away, or stands where another should. */
export function damaged<T>(value: T, random: () => number): T {
  const copy = { whole: JSON.parse(JSON.stringify(value)) as Json };
  const parts = [...partsOf(copy)];
  const pick = <Each>(list: readonly Each[]): Each => list[Math.floor(random() * list.length)] as Each;
  const [holder, key] = pick(parts);
  const [other, otherKey] = pick(parts);
  const how = random();
  if (how < 0.25) Reflect.deleteProperty(holder, key);
  else holder[key] = how < 0.5 ? (JSON.parse(JSON.stringify(other[otherKey] ?? null)) as Json) : pick(replacements);
  return copy.whole as T;
}

/** Every part of a value with its holder. */
function* partsOf(holder: Record<string, Json>): Generator<readonly [Record<string, Json>, string]> {
  for (const key of Object.keys(holder)) {
    yield [holder, key];
    const part = holder[key];
    if (typeof part === 'object' && part !== null) yield* partsOf(part as Record<string, Json>);
  }
}
