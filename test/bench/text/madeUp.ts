// A code base that is made up, the same one on every machine: names and words are spread as in real code.
import { facts, symbol } from '../../core/indexing/facts.ts';

/** The same numbers on every machine (Park and Miller). */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const next = random(42);
const syllables = [
  'ba',
  'con',
  'der',
  'fi',
  'gra',
  'hel',
  'in',
  'jo',
  'kel',
  'lo',
  'mar',
  'nel',
  'or',
  'pa',
  'qui',
  'ra',
  'sto',
  'ter',
  'ul',
  'val',
];
const words = Array.from(
  { length: 6000 },
  () => syllables[Math.floor(next() * 20)] + (syllables[Math.floor(next() * 20)] ?? '') + (syllables[Math.floor(next() * 20)] ?? ''),
);
/** Few words are common and most are rare, as in code. */
const pick = (): string => words[Math.floor(words.length ** next()) - 1] ?? 'word';
const newName = (): string =>
  pick() +
  [pick(), pick()]
    .slice(Math.floor(next() * 3))
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

const names = Array.from({ length: 40_000 }, newName);
/** A name of the code base: few are used often, most seldom. */
export const name = (): string => names[Math.floor(names.length ** next()) - 1] ?? 'name';

function functionText(): { head: string; lines: string[] } {
  const lines = Array.from(
    { length: 4 + Math.floor(next() * 24) },
    () => `  const ${name()} = this.${name()}.${name()}(${pick()}, ${pick()});`,
  );
  return { head: name(), lines };
}

/** One file with ten functions; `made` makes its facts anew, as extraction would. */
export function makeFile(): { text: string; made: () => ReturnType<typeof facts> } {
  const lines: string[] = ['import { a } from "./a";', ''];
  const symbols = Array.from({ length: 10 }, (_, n) => {
    const { head, lines: body } = functionText();
    const first = lines.length;
    lines.push(`export function ${head}(${pick()}: string) {`, ...body, '}', '');
    return symbol(n + 1, head, first, lines.length - 2, {
      signature: `function ${head}(${pick()}: string)`,
      doc: `${pick()} the ${pick()} of ${pick()}.`,
    });
  });
  return { text: lines.join('\n'), made: () => facts(lines.length, symbols) };
}

/** Path of file number `n`. */
export function pathOf(n: number): string {
  return `src/${words[n % 50]}/${words[n % 6000]}${n}.ts`;
}
