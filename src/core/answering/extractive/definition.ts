// Shows one definition: as a sentence, as a line, or in full with its deciding lines. Each form cites its lines.
import * as l10n from '@vscode/l10n';
import type { SymbolKind } from '../../symbols/facts.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { excerpt } from '../material/evidence/excerpt.ts';
import { outline, shortClass } from '../material/evidence/outline.ts';
import { fencedCode, firstSentence } from '../page/markdownText.ts';
import { implementationsOf } from '../../searching/definitions/overloads.ts';
import type { WriterContext } from './writerContext.ts';
import { kindLabel, placeOfSymbol, nameAsCode } from './symbolText.ts';
import { relationItems } from './relationItems.ts';

/** Maximum lines of a definition that is shown whole. */
const maxWholeLines = 150;

const typeKinds: ReadonlySet<SymbolKind> = new Set(['class', 'interface', 'enum', 'type']);

/** One line: name, kind, place, first sentence of the doc. */
export async function definitionLine({ page }: WriterContext, symbol: SymbolNode, why: string): Promise<string> {
  const citation = await page.citeSymbol(symbol, why);
  const doc = firstSentence(symbol.fact.doc, 140);
  return `${nameAsCode(symbol)}, ${kindLabel(symbol)}, ${placeOfSymbol(symbol, citation)}${doc ? `: ${page.prose(doc)}` : ''}`;
}

/** The first sentence where a definition is the best match for words: its place, and its own comment. */
export async function matchSentence(
  { page, docLength }: Pick<WriterContext, 'page' | 'docLength'>,
  symbol: SymbolNode,
  why: string,
): Promise<string> {
  const sentence = l10n.t(
    '{0}: {1} fits the words of the question best.',
    placeOfSymbol(symbol, await page.citeSymbol(symbol, why)),
    nameAsCode(symbol),
  );
  const doc = firstSentence(symbol.fact.doc, docLength);
  return doc ? `${sentence} ${l10n.t('Its comment says: {0}', page.prose(doc))}` : sentence;
}

interface DefinitionOptions {
  /** The question names the definition: a class is shown by its members. */
  readonly isRequested?: boolean;
  /** All lines, as far as the definition is readable as a whole. */
  readonly showWhole?: boolean;
  /** The answer lists the callers already. */
  readonly omitCallers?: boolean;
  /** For a longer definition, the number of lines around the match. */
  readonly linesAround?: number;
  /** The zero-based line of its file that must be among them. */
  readonly requiredLine?: number;
  /** No callers, callees and errors. */
  readonly omitRelations?: boolean;
  /** The first sentence of the answer already has its comment. */
  readonly omitDoc?: boolean;
}

/** A definition in full, under a heading, with the lines nearest to the question. */
export async function definitionBlock(
  writerContext: WriterContext,
  symbol: SymbolNode,
  why: string,
  options: DefinitionOptions = {},
): Promise<string> {
  const { page } = writerContext;
  const { omitCallers = false, omitRelations = false, omitDoc = false } = options;
  const citation = await page.citeSymbol(symbol, why);
  const { range, doc } = symbol.fact;
  const evidence = await page.book.read(
    { root: symbol.root, path: symbol.path, lines: { first: range.start.line, last: range.end.line } },
    symbol,
    why,
  );
  const sentence = omitDoc ? '' : firstSentence(doc, writerContext.docLength);
  return [
    `### ${nameAsCode(symbol)}`,
    '',
    `${l10n.t('{0} in {1}', sentenceCase(kindLabel(symbol)), placeOfSymbol(symbol, citation))}${sentence ? `: ${page.prose(sentence)}` : '.'}`,
    '',
    ...(evidence ? [fencedCode(shownLines(writerContext, symbol, evidence.text, options), symbol.language), ''] : []),
    ...(omitRelations ? [] : await relationItems(writerContext, symbol, omitCallers)),
  ].join('\n');
}

/** The lines of a definition to show: its members, all of it, or those nearest to the question. */
function shownLines(
  writerContext: WriterContext,
  symbol: SymbolNode,
  lines: readonly string[],
  { isRequested = false, showWhole = false, linesAround, requiredLine }: DefinitionOptions,
): readonly string[] {
  const { terms } = writerContext;
  const members = isRequested || showWhole ? classOutline(writerContext, symbol, lines) : undefined;
  if (members) return members;
  if (showWhole) return lines.length <= maxWholeLines ? lines : excerpt(lines, symbol, terms);
  return excerpt(lines, symbol, terms, linesAround, requiredLine === undefined ? undefined : requiredLine - symbol.fact.range.start.line);
}

/** A class without the code of its functions; a short one as it is, also an enum or an interface. */
function classOutline({ graph }: WriterContext, symbol: SymbolNode, lines: readonly string[]): readonly string[] | undefined {
  if (!typeKinds.has(symbol.fact.kind)) return undefined;
  if (symbol.fact.kind === 'class') {
    const members = membersOf(symbol, graph);
    return outline(lines, symbol, { all: members, implementations: implementationsOf(members, graph) });
  }
  return lines.length <= shortClass ? lines : undefined;
}

function membersOf({ root, path, fact }: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  return graph.inFile(root, path).filter((each) => each.fact.parent === fact.index);
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
