// Which lines of a file only tell what its code is for: docstrings and comments of several lines. Where a definition is cut they go before code.
import { languages, rulesOf } from '../../syntax/languages.ts';
import { isPage } from '../../syntax/scriptBlocks.ts';
import { codeText } from '../../uses/places/codeText.ts';

/** Shorter comments stand beside the code that they explain, and stay with it. Set by judgement. */
const shortestComment = 3;

/** A statement that is nothing but a string, as Python writes documentation. */
const docstring = /^\s*[rRuU]?("""|'''|"|')/;

/** A file taken apart. */
export interface CodeAndProse {
  /** Its lines without comments and the insides of strings. */
  readonly code: readonly string[];
  /** Zero-based numbers of the lines that only tell. */
  readonly prose: ReadonlySet<number>;
}

/** What was found of a file: its lines are read once an answer, and asked for with each packing. */
const known = new WeakMap<readonly string[], CodeAndProse>();

/** Takes `file` apart, all lines of a file in `language`. A page with several languages is taken for code. */
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
  /** The mark of the long string that is open, and whether that string is documentation. */
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
