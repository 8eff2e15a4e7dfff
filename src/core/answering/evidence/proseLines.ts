// Finds the lines of a file that only explain its code: docstrings and multi-line comments. A cut drops them before code.
import { languages, rulesOf } from '../../syntax/languages.ts';
import { isPage } from '../../syntax/scriptBlocks.ts';
import { codeText } from '../../uses/places/codeText.ts';

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
const known = new WeakMap<readonly string[], CodeAndProse>();

/** Splits `file`, all lines of a file in `language`, into code and prose. A page with several languages counts as code. */
export function codeAndProse(file: readonly string[], language: string): CodeAndProse {
  let parts = known.get(file);
  if (!parts) known.set(file, (parts = isPage(language) ? { code: file, prose: new Set() } : takenApart(file, language)));
  return parts;
}

function takenApart(file: readonly string[], language: string): CodeAndProse {
  const code = codeText(file.join('\n'), rulesOf(language), languages.get(language)?.comments ?? {}).split('\n');
  return { code, prose: new Set(findProse(file, code, language)) };
}

function findProse(file: readonly string[], code: readonly string[], language: string): readonly number[] {
  const matches: number[] = [];
  const { longQuotes, hasDocstrings } = rulesOf(language);
  let comment: number[] = [];
  let before = ':';
  /** The mark of the open long string, and whether that string is documentation. */
  let open: { readonly mark: string; readonly tells: boolean } | undefined;
  const endComment = (): void => {
    if (comment.length >= shortestComment) matches.push(...comment);
    comment = [];
  };
  for (const [i, text] of code.entries()) {
    const isComment = !open && text.trim() === '' && (file[i] ?? '').trim() !== '';
    if (isComment) comment.push(i);
    else endComment();
    const tells = open ? open.tells : hasDocstrings && docstring.test(text) && before.endsWith(':');
    if (tells) matches.push(i);
    for (const [mark] of text.matchAll(longQuotes)) {
      if (!open) open = { mark, tells };
      else if (open.mark === mark) open = undefined;
    }
    if (text.trim() !== '') before = text.trimEnd();
  }
  endComment();
  return matches;
}
