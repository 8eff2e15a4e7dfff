// The part of a text that can write messages: a code file without its comments. The words of comments are in nearly every file, so a search
// without them reads few files.
import { commentsOf } from '../../syntax/languages.ts';
import type { HeldText, TextFile } from '../../text/fileTexts.ts';
import { commentRanges } from '../../text/isInComment.ts';
import { textFilter, type TextRange } from '../../text/textFilter.ts';
import type { TextView, ViewedText } from '../../text/textView.ts';
import { unpackLiterals } from '../literals.ts';
import { resourceFormat } from '../resources/resourceFormat.ts';
import { templateForms } from '../templates/templateHoles.ts';

/** Facts about a file besides its text. */
export interface LiteralSource {
  /** Changes whenever {@link literals} of any file may change. */
  readonly version: number;
  /** Packed literals; undefined for a file that was not parsed completely. */
  literals(file: TextFile): Uint8Array | undefined;
  /** Whether a file may write messages. Absent: all files are searched. */
  mayWrite?(file: TextFile): boolean;
}

/** The view of one text, with the literals that it was made from. */
interface Emission {
  readonly literals: Uint8Array | undefined;
  readonly mayWrite: boolean;
  /** Undefined where the file is not searched. */
  readonly view: ViewedText | undefined;
  /** Version of the source at which the literals were last compared. */
  comparedAt: number;
}

/** Characters behind a literal that are searched too: a run that begins in it may go on there. */
const maxRunLength = 80;

const allEmissions = new WeakMap<HeldText, Emission>();
/** Of the files that may write messages. */
const codeEmissions = new WeakMap<HeldText, Emission>();

/**
 * The texts without the comments of code files; what a literal holds is no comment. Runs with a comment sign are searched for everywhere,
 * since they may begin before a comment and end in it.
 */
export function emittedView(source: LiteralSource): TextView {
  const emissions = source.mayWrite ? codeEmissions : allEmissions;
  return {
    name: source.mayWrite ? 'emitted by code' : 'emitted',
    version: source.version,
    admits: (run) => run.length <= maxRunLength && !/[#*/]/.test(run),
    of: (file, heldText) => {
      const known = emissions.get(heldText);
      if (known && known.comparedAt === source.version) return known.view;
      const [literals, mayWrite] = [source.literals(file), source.mayWrite?.(file) ?? true];
      if (known && known.literals === literals && known.mayWrite === mayWrite) {
        known.comparedAt = source.version;
        return known.view;
      }
      const view = mayWrite ? viewOf(file, heldText, literals) : undefined;
      emissions.set(heldText, { literals, mayWrite, view, comparedAt: source.version });
      return view;
    },
  };
}

/** The whole text of a file that is not read by its literals: a template, a resource, a file without a grammar. */
function viewOf({ path }: TextFile, heldText: HeldText, literals: Uint8Array | undefined): ViewedText {
  if (!literals || templateForms(path) || resourceFormat(path)) return { filter: heldText.filter, excluded: [] };
  const excluded = withoutLiterals(commentRanges(heldText.text, commentsOf(path)), literals);
  return excluded.length ? { filter: textFilter(heldText.text, excluded), excluded } : { filter: heldText.filter, excluded };
}

/** The ranges without the parts of literals: an address in a text of several lines has a comment sign. */
function withoutLiterals(ranges: readonly TextRange[], packedLiterals: Uint8Array): TextRange[] {
  const parts = unpackLiterals(packedLiterals).flatMap((literal) => literal.parts);
  parts.sort((a, b) => a.start - b.start);
  const rest: TextRange[] = [];
  let at = 0;
  for (const [from, to] of ranges) {
    let start = from;
    while (at < parts.length && (parts[at]?.end ?? 0) + maxRunLength <= from) at++;
    for (let i = at; i < parts.length && (parts[i]?.start ?? 0) < to; i++) {
      const { start: partStart = 0, end = 0 } = parts[i] ?? {};
      if (end <= from) continue;
      if (partStart > start) rest.push([start, partStart]);
      start = Math.max(start, end + maxRunLength);
    }
    if (start < to) rest.push([start, to]);
  }
  return rest;
}
