// Finds paths in a line of a question, with their line numbers, including links to code hosts.
import type { PathMention } from './mentions.ts';

const pathBreak = /[\s"'`()<>[\]{},;|=*]+/;
const maxPathLength = 300;
/** Prefix of a link to a file on a code host; the rest is a path in the repository. */
const codeHost = /^https?:\/\/[^/]+\/.{1,120}?\/(?:blob|raw|tree|src)\/[^/]+\//;
const lineAfterPath = /(?::(\d+)(?::\d+)?|#L(\d+)(?:-L?\d+)?)$/;
const knownExtension =
  /\.(?:[cm]?[jt]sx?|py|pyi|ipynb|java|kts?|scala|groovy|go|rs|c|h|cc|cpp|hpp|cxx|cs|rb|php|swift|m|vue|svelte|html?|css|scss|less|json|ya?ml|toml|ini|cfg|conf|xml|md|rst|txt|sql|sh|bash|ps1|bat|gradle|proto|lua|ex|exs|dart|pl|r|jl|hs|scm)$/i;

/** Text directly after an extension in languages without spaces: `lib/errors.jsを`. */
const afterExtension = /(?<=\.[a-z]{1,6})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}][^./]*$/u;

/** Words with a known file extension, and folders with a slash. */
export function pathsIn(line: string): PathMention[] {
  const pathMentions: PathMention[] = [];
  for (const word of line.split(pathBreak)) {
    if (word.length < 3 || word.length > maxPathLength || !/[./\\]/.test(word)) continue;
    const local = word.replace(codeHost, '').replace(afterExtension, '');
    if (/^[a-z]+:\/\/(?!\/)/i.test(local)) continue;
    const at = lineAfterPath.exec(local);
    const path = local
      .slice(0, at?.index)
      .replaceAll('\\', '/')
      .replace(/[.:!?]+$/, '');
    const lineNumber = at?.[1] ?? at?.[2];
    if (knownExtension.test(path)) pathMentions.push(lineNumber ? { path, line: Number(lineNumber) - 1 } : { path });
    else if (/^[\w@.+-]+(?:\/[\w@.+-]+)+\/?$/.test(path)) pathMentions.push({ path: path.replace(/\/$/, '') });
  }
  return pathMentions;
}
