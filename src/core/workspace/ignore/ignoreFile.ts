// Parser for one ignore file (.gitignore, .clewignore, .git/info/exclude): its lines are rules, and the last match wins.
import { baseName } from '../../base/baseName.ts';
import { wildmatch } from './wildmatch.ts';

/** A line of an ignore file. `line` is one-based, as people count. */
export interface IgnoreRule {
  readonly line: number;
  readonly pattern: string;
  /** A `!` line: includes again what an earlier line excluded. */
  readonly negated: boolean;
}

interface CompiledRule extends IgnoreRule {
  readonly directoryOnly: boolean;
  readonly matches: (path: string, name: string) => boolean;
  /** For an anchored negated rule: its leading literal folders. */
  readonly literal: readonly string[];
  readonly anchored: boolean;
}

/** The rules of one file, for paths relative to its folder. */
export class IgnoreFile {
  /** Path of the file in the root, for people. */
  readonly source: string;
  readonly #rules: readonly CompiledRule[];

  /** Never throws: it skips lines that git ignores. */
  constructor(source: string, text: string) {
    this.source = source;
    this.#rules = text
      .replace(/^\uFEFF/, '')
      .split('\n')
      .flatMap((line, i) => compile(line, i + 1) ?? []);
  }

  /** The deciding rule for `path`, or undefined when none matches. */
  match(path: string, directory: boolean): IgnoreRule | undefined {
    const name = baseName(path);
    return this.#rules.findLast((rule) => (directory || !rule.directoryOnly) && rule.matches(path, name));
  }

  /**
   * Whether a negated rule could include a file below `folder`. Only rules with a path can (`!out/api/*.ts`, not `!*.ts`): otherwise one
   * such line would cause a walk over all ignored folders.
   */
  reachesBelow(folder: string): boolean {
    const parts = folder.split('/');
    return this.#rules.some(
      ({ negated, anchored, literal }) =>
        negated && anchored && literal.length > 0 && parts.every((part, i) => i >= literal.length || part === literal[i]),
    );
  }
}

function compile(raw: string, line: number): CompiledRule | undefined {
  let pattern = trimTrailingSpaces(raw.replace(/\r$/, ''));
  if (pattern === '' || pattern.startsWith('#')) return undefined;
  const shownPattern = pattern;
  const negated = pattern.startsWith('!');
  if (negated) pattern = pattern.slice(1);
  const directoryOnly = pattern.endsWith('/');
  if (directoryOnly) pattern = pattern.slice(0, -1);
  const anchored = pattern.includes('/');
  if (pattern.startsWith('/')) pattern = pattern.slice(1);
  const matches = anchored ? pathTest(pattern) : nameTest(pattern);
  if (!matches) return undefined;
  return { line, pattern: shownPattern, negated, directoryOnly, anchored, matches, literal: literalPrefix(pattern) };
}

function nameTest(pattern: string): CompiledRule['matches'] | undefined {
  const test = wildmatch(pattern);
  return test && ((_path, name) => test(name));
}

// Git compares the text before the first wildcard separately, so in `lib**/x` the `**` stands at the start of the rest.
function pathTest(pattern: string): CompiledRule['matches'] | undefined {
  const prefix = /^[^*?[\\]*/.exec(pattern)?.[0] ?? '';
  const test = wildmatch(pattern.slice(prefix.length));
  return test && ((path) => path.startsWith(prefix) && test(path.slice(prefix.length)));
}

/** Git trims spaces at the end, but not after a backslash, and no tabs. */
function trimTrailingSpaces(line: string): string {
  let end = line.length;
  while (end > 0 && line.charAt(end - 1) === ' ') end--;
  if (end === line.length) return line;
  let backslashes = 0;
  while (line.charAt(end - 1 - backslashes) === '\\') backslashes++;
  return line.slice(0, backslashes % 2 === 1 ? end + 1 : end);
}

function literalPrefix(pattern: string): string[] {
  const parts = pattern.split('/');
  const firstWild = parts.findIndex((part) => /[*?[\\]/.test(part));
  return firstWild < 0 ? parts : parts.slice(0, firstWild);
}
