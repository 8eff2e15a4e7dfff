// Outlines a class in a few lines: its fields as in the file and the heads of its functions; for a long class, those that others use first.
import * as l10n from '@vscode/l10n';
import { shorten } from '../../../base/shorten.ts';
import { comment, cutMarker } from '../../../packing/cut.ts';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { isFunctionRouteOrTest } from '../../../graph/edges/functionKinds.ts';
import { looksLikeComment } from './excerpt.ts';

const maxMembers = 12;
/** A line that only closes a block. */
const closingLine = /^\s*(?:[}\])]+;?|end)\s*$/;
const longestHead = 120;
/** Maximum lines of a class that is shown whole: with its fields it leaves half of a screen of 45 lines. */
export const shortClass = 20;
/** Maximum lines of an outline in file order. Set by judgement of what fits one screen. */
const maxLines = 30;
/** Maximum fields in the outline of a longer class. Set by judgement of what fits one screen. */
const maxFields = 18;

/** Members of a class. */
export interface OutlineMembers {
  readonly all: readonly SymbolNode[];
  /** Those with code; where none has code, all. */
  readonly implementations: readonly SymbolNode[];
}

/**
 * The class `symbol` without the code of its functions. `lines` is its text. If that is too long, fields come first, without comments, then
 * the heads that others use; a comment counts the omitted ones.
 */
export function outline(lines: readonly string[], symbol: SymbolNode, { all, implementations }: OutlineMembers): string[] {
  const functions = implementations.filter(isFunctionRouteOrTest);
  const functionLines = functionOffsets(all.filter(isFunctionRouteOrTest), symbol);
  const outside = functions.filter((each) => !isInside(each, symbol));
  const inOrder = lines.length <= shortClass ? [...lines] : inFileOrder(lines, symbol, functions, functionLines);
  if (inOrder.length + outside.length <= maxLines) return [...inOrder, ...headsWithTitle(outside, symbol)];
  const fields = lines.filter((line, i) => !functionLines.has(i) && line.trim() !== '' && !looksLikeComment(line));
  const end = fields.length > 1 && closingLine.test(fields.at(-1) ?? '') ? fields.splice(-1) : [];
  const omittedCount = fields.length - maxFields;
  const shownFields = omittedCount > 1 ? [...fields.slice(0, maxFields), `  ${cutMarker(omittedCount, symbol.language)}`] : fields;
  const members = implementations.filter(({ fact }) => fact.kind !== 'constant');
  return outside.length
    ? [...shownFields, ...end, ...headsWithTitle(members, symbol)]
    : [...shownFields, ...heads(symbol, members), ...end];
}

/** Offsets of the lines of `functions` and their doc comments in the text of the class. */
function functionOffsets(functions: readonly SymbolNode[], symbol: SymbolNode): ReadonlySet<number> {
  const start = symbol.fact.range.start.line;
  const offsets = new Set<number>();
  for (const { fact } of functions.filter((each) => isInside(each, symbol))) {
    for (let line = fact.range.start.line; line <= fact.range.end.line; line++) offsets.add(line - start);
    if (fact.docLines) for (let line = fact.docLines.first; line <= fact.docLines.last; line++) offsets.add(line - start);
  }
  return offsets;
}

/** The lines of a class in file order, with one line in place of each function. */
function inFileOrder(
  lines: readonly string[],
  symbol: SymbolNode,
  functions: readonly SymbolNode[],
  functionLines: ReadonlySet<number>,
): string[] {
  const starts = new Map(
    functions.map(({ path, fact }) => [path === symbol.path ? fact.range.start.line - symbol.fact.range.start.line : -1, fact]),
  );
  const outlineLines = lines.flatMap((line, i) => {
    const fact = functionLines.has(i) ? starts.get(i) : undefined;
    if (fact) return [`${/^\s*/.exec(line)?.[0] ?? ''}${shortenSignature(fact.signature)}`];
    return functionLines.has(i) ? [] : [line];
  });
  return outlineLines.filter((line, i) => line.trim() !== '' || (outlineLines[i - 1] ?? '').trim() !== '');
}

/** Methods can be outside of their type, in a block or file of their own. */
function isInside({ path, fact: { range } }: SymbolNode, whole: SymbolNode): boolean {
  const { start, end } = whole.fact.range;
  return path === whole.path && range.start.line > start.line && range.start.line <= end.line;
}

/** {@link heads} after the end of the type, with a title. */
function headsWithTitle(members: readonly SymbolNode[], symbol: SymbolNode): string[] {
  return members.length ? [comment(l10n.t('Its functions:'), symbol.language), ...heads(symbol, members)] : [];
}

/** One line for each of the `members` that others use most; a comment counts the rest. */
function heads({ language }: SymbolNode, members: readonly SymbolNode[]): string[] {
  const topMembers = members.toSorted((a, b) => rank(a) - rank(b)).slice(0, maxMembers);
  const lines = topMembers.toSorted((a, b) => a.fact.index - b.fact.index).map(({ fact }) => `  ${shortenSignature(fact.signature)}`);
  const omittedCount = members.length - topMembers.length;
  const more = omittedCount === 1 ? l10n.t('1 more member') : l10n.t('{0} more members', omittedCount);
  return [...lines, ...(omittedCount > 0 ? [`  ${comment(more, language)}`] : [])];
}

function shortenSignature(signature: string): string {
  return shorten(signature.replace(/([([]) /g, '$1').replace(/ ([)\]])/g, '$1'), longestHead);
}

/** Order of members: called from elsewhere, then constructors and the like, then private ones. */
function rank({ fact: { name, signature } }: SymbolNode): number {
  if (/^__\w+__$/.test(name)) return 1;
  return name.startsWith('_') || name.startsWith('#') || /^(?:\w+ )*(?:private|protected) /.test(signature) ? 2 : 0;
}
