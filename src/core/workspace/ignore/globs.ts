// Globs of VS Code settings (files.exclude and others) on paths relative to the root. Braces are expanded, the rest is wildmatch, so that
// no pattern in a workspace's settings can hang the process.
import { wildmatch } from './wildmatch.ts';

/** Most alternatives of a pattern; one with more is used unexpanded, so that nested braces cannot fill memory. */
const maxAlternatives = 512;

/**
 * Compiles patterns to a search for the first one that matches a path. As in VS Code, a pattern without `**` is anchored at the root,
 * `{a,b}` are alternatives, `x/**` is `x` and all below it, and a backslash is a literal backslash.
 */
export function globs(patterns: readonly string[]): (path: string) => string | undefined {
  const compiledGlobs = patterns.flatMap((pattern) => expand(plain(pattern)).flatMap((alternative) => compile(alternative, pattern)));
  return (path) => compiledGlobs.find(({ test }) => test(path))?.pattern;
}

interface Glob {
  readonly pattern: string;
  readonly test: (path: string) => boolean;
}

function compile(glob: string, pattern: string): Glob[] {
  if (glob === '') return [];
  const test = endTest(glob) ?? wildmatch(glob);
  const itself = glob.endsWith('/**') ? compile(glob.slice(0, -3), pattern) : [];
  return test ? [{ pattern, test }, ...itself] : itself;
}

// Most settings are `**/name`, which needs no parsing of the path.
function endTest(glob: string): Glob['test'] | undefined {
  const end = /^\*\*\/([^*?[\\]+)$/.exec(glob)?.[1];
  return end === undefined ? undefined : (path) => path.endsWith(end) && (path.length === end.length || path.at(-end.length - 1) === '/');
}

/** Drops parts that only mean "here" or "folder". */
function plain(pattern: string): string {
  return pattern
    .trim()
    .replace(/\\/g, '\\\\')
    .replace(/^(\.\/|\/)+/, '')
    .replace(/(?<=.)\/+$/, '');
}

/** `a.{b,c{d,e}}` -> `a.b`, `a.cd`, `a.ce`. Unpaired braces stand for themselves. */
function expand(glob: string): string[] {
  const done: string[] = [];
  const waiting = [glob];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const braces = innermostBraces(next);
    if (!braces) {
      done.push(next);
      continue;
    }
    const [start, end] = braces;
    for (const part of next.slice(start + 1, end).split(',')) waiting.push(next.slice(0, start) + part + next.slice(end + 1));
    if (done.length + waiting.length > maxAlternatives) return [glob];
  }
  return done.reverse();
}

/** Places of the first `}` and the `{` before it. */
function innermostBraces(glob: string): readonly [number, number] | undefined {
  const end = glob.indexOf('}', glob.indexOf('{'));
  const start = end < 0 ? -1 : glob.lastIndexOf('{', end);
  return start < 0 ? undefined : [start, end];
}
