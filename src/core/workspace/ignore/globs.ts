// Globs of VS Code settings (files.exclude and its kin), on paths relative to the root.
import picomatch from 'picomatch/posix.js';

/**
 * Compiles patterns to a search for the first that matches a path. As in VS Code a pattern without `**` is anchored at the root,
 * `{a,b}` are alternatives, names with a leading dot are names like others, and round brackets, `!`, `+`, `@` mean themselves.
 */
export function globs(patterns: readonly string[]): (path: string) => string | undefined {
  const compiled = patterns
    .filter((pattern) => pattern.trim() !== '')
    .map((pattern) => ({ pattern, test: picomatch(plain(pattern), options) }));
  return (path) => compiled.find(({ test }) => test(path))?.pattern;
}

const options: picomatch.PicomatchOptions = { dot: true, nonegate: true, noextglob: true, strictBrackets: false };

/** Takes the meaning from what picomatch reads but VS Code does not, and drops what only says "here" or "folder". */
function plain(pattern: string): string {
  return pattern
    .trim()
    .replace(/^(\.\/|\/)+/, '')
    .replace(/(?<=.)\/+$/, '')
    .replace(/[()|+@!"$^]/g, '\\$&')
    .replace(/\[\\!/g, '[^');
}
