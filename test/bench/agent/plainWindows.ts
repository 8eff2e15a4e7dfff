// Which lines to read next, from hits of grep: the definition or the surroundings of the best hit that nobody has read.
import type { Step } from './policy.ts';

/** Lines that are read from a definition on, and around another hit. */
const [ofDefinition, before, after] = [190, 80, 120];
/** Lines above a definition that are read with it. */
const above = 10;
/** Hits of several searches that stand so near are worth their sum. */
const near = 25;
const definition =
  /^\s*(?:(?:export|default|pub(?:\([^)]*\))?|public|private|protected|static|final|async|abstract|const)\s+)*(?:def|class|function|func|fn|struct|enum|trait|interface|type|impl)\b|\)\s*(?:=>|\{|throws)/;
/** Worth of a hit that defines, and of one in tests and documents. */
const [worthOfDefinition, worthOfTest] = [2, 0.25];
const testOrText =
  /(?:^|\/)(?:tests?|__tests__|spec|docs?|examples?|benchmarks?|fixtures)\/|[._-](?:test|spec)\.|(?:^|\/)test_|\.(?:md|rst|txt|json|ya?ml|lock|sql)$/i;

const hitLine = /^(\S+?):(\d+):(.*)$/gm;
const readLine = /^ *(\d+)\t/gm;

/** Lines of a file to read. */
export interface Window {
  readonly path: string;
  readonly first: number;
  readonly count: number;
  /** The line of the hit. */
  readonly line: number;
}

interface Hit {
  readonly path: string;
  readonly line: number;
  readonly text: string;
  /** The search that found it. */
  readonly search: number;
  readonly worth: number;
}

/** Lines that were read, as `path:line`. */
export function readIn(steps: readonly Step[]): ReadonlySet<string> {
  return new Set(
    steps.flatMap(({ call, text }) =>
      call.tool === 'read' ? [...text.matchAll(readLine)].map(([, line]) => `${String(call.args['path'])}:${line}`) : [],
    ),
  );
}

/** What to read around the best hits, best first. `topics`: words of the request, which make a line or a path worth more. */
export function windowsOf(steps: readonly Step[], topics: readonly string[]): readonly Window[] {
  const read = readIn(steps);
  const hits = steps.flatMap(({ call, text }, search) => (call.tool === 'grep' ? hitsIn(text, search, topics) : []));
  const summed = hits.map((hit) => ({ ...hit, worth: hit.worth + nearWorth(hit, hits) }));
  const windows: Window[] = [];
  const taken = new Set(read);
  for (const hit of summed.toSorted((a, b) => b.worth - a.worth)) {
    if (taken.has(`${hit.path}:${hit.line}`)) continue;
    const window = windowAround(hit, taken);
    for (let line = window.first; line < window.first + window.count; line++) taken.add(`${hit.path}:${line}`);
    windows.push(window);
  }
  return windows;
}

/** No line is read twice. */
function windowAround({ path, line, text }: Hit, taken: ReadonlySet<string>): Window {
  const [up, down] = definition.test(text) ? [above, ofDefinition] : [before, after];
  let [first, last] = [line, line];
  while (first > Math.max(1, line - up) && !taken.has(`${path}:${first - 1}`)) first--;
  while (last < line + down && !taken.has(`${path}:${last + 1}`)) last++;
  return { path, line, first, count: last - first + 1 };
}

function hitsIn(result: string, search: number, topics: readonly string[]): readonly Hit[] {
  const all = [...result.matchAll(hitLine)];
  const more = Number(/\((\d+) more lines match\)/.exec(result)?.[1] ?? 0);
  const rarity = 1 / Math.sqrt(all.length + more);
  return all.map(([, path = '', line, text = '']) => {
    const inLine = topics.filter((topic) => text.toLowerCase().includes(topic)).length;
    const inPath = topics.filter((topic) => path.toLowerCase().includes(topic)).length;
    const worth =
      rarity * (1 + inLine + inPath / 2) * (definition.test(text) ? worthOfDefinition : 1) * (testOrText.test(path) ? worthOfTest : 1);
    return { path, line: Number(line), text, search, worth };
  });
}

/** Best hit of each other search that stands near. */
function nearWorth({ path, line, search }: Hit, hits: readonly Hit[]): number {
  const best = new Map<number, number>();
  for (const other of hits)
    if (other.search !== search && other.path === path && Math.abs(other.line - line) <= near)
      best.set(other.search, Math.max(best.get(other.search) ?? 0, other.worth));
  return [...best.values()].reduce((sum, worth) => sum + worth, 0);
}
