// Finds the lines of a file that only explain its code: docstrings and multi-line comments. A cut drops them before code.
import { languages, rulesOf } from '../../../syntax/languages.ts';
import { isPage } from '../../../syntax/scriptBlocks.ts';
import { codeText } from '../../../uses/places/codeText.ts';

/** Shorter comments belong to the code beside them. Set by judgement. */
const shortestComment = 3;

/** A statement that is only a string: documentation in Python. */
const docstring = /^\s*[rRuU]?("""|'''|"|')/;

/** The code and the prose of a file. */
export interface CodeAndProse {
  /** Its lines without comments and string contents. */
  readonly code: readonly string[];
  /** Zero-based numbers of the prose lines. */
  readonly prose: ReadonlySet<number>;
}

/** Cache by the lines of a file: each packing asks again, and the lines are read once per answer. */
const cache = new WeakMap<readonly string[], CodeAndProse>();

/** Splits `lines`, all lines of a file in `language`, into code and prose. A page with several languages counts as code. */
export function codeAndProse(lines: readonly string[], language: string): CodeAndProse {
  let parts = cache.get(lines);
  if (!parts) cache.set(lines, (parts = isPage(language) ? { code: lines, prose: new Set() } : splitFile(lines, language)));
  return parts;
}

function splitFile(file: readonly string[], language: string): CodeAndProse {
  const code = codeText(file.join('\n'), rulesOf(language), languages.get(language)?.comments ?? {}).split('\n');
  return { code, prose: new Set(findProse(file, code, language)) };
}

function findProse(file: readonly string[], code: readonly string[], language: string): readonly number[] {
  const proseLines: number[] = [];
  const { longQuotes, hasDocstrings } = rulesOf(language);
  let comment: number[] = [];
  let previousText = ':';
  /** The mark of the open long string, and whether that string is documentation. */
  let openString: { readonly mark: string; readonly tells: boolean } | undefined;
  const endComment = (): void => {
    if (comment.length >= shortestComment) proseLines.push(...comment);
    comment = [];
  };
  for (const [i, text] of code.entries()) {
    const isComment = !openString && text.trim() === '' && (file[i] ?? '').trim() !== '';
    if (isComment) comment.push(i);
    else endComment();
    const tells = openString ? openString.tells : hasDocstrings && docstring.test(text) && previousText.endsWith(':');
    if (tells) proseLines.push(i);
    for (const [mark] of text.matchAll(longQuotes)) {
      if (!openString) openString = { mark, tells };
      else if (openString.mark === mark) openString = undefined;
    }
    if (text.trim() !== '') previousText = text.trimEnd();
  }
  endComment();
  return proseLines;
}
