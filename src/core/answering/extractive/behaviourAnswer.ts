// Answers a question that describes behaviour: the deciding line, its definition, then the next best. The rest is collapsed.
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import { isFunction } from '../../graph/edges/functionKinds.ts';
import { isAlmostAsLikely, type DescribedLine, type DescribedLines } from '../../planning/decisions/describedLines.ts';
import { readableName } from '../material/relations/relationNote.ts';
import { code, fencedCode } from '../page/markdownText.ts';
import { foldTitle } from '../page/folds.ts';
import { conditionClause } from './conditions/conditionClauses.ts';
import { definitionBlock, matchSentence } from './definition.ts';
import { nameAsCode } from './symbolText.ts';
import { relationItems } from './relationItems.ts';
import type { WriterContext } from './writerContext.ts';
import { quotedLine } from './quotedLine.ts';

/** A definition with the reason why it is shown. */
export interface ReasonedSymbol {
  readonly symbol: SymbolNode;
  readonly why: string;
  /** Match with the words, 1 for the best. */
  readonly score: number;
}

/** Definitions whose deciding lines are shown at once: docs/ranking.md, "Described behaviour". */
export const maxFullSymbols = 2;
/** Lines around the deciding one in the first definition: with those of the next definition, they fit one screen. */
const aroundFirst = 18;
/** Lines around the deciding one in the next definition. */
const aroundNext = 8;
/** Fewer omitted lines are not worth a cut. */
const fewLines = 25;
/** Maximum lines of a collapsed definition. */
const maxFoldedLines = 400;

/** Writes the deciding lines of the first definition and of the next; collapses the whole text of both where it was cut. */
export async function addBehaviour(
  writerContext: WriterContext,
  reasonedSymbols: readonly ReasonedSymbol[],
  describedLines: DescribedLines,
): Promise<void> {
  const [first, ...others] = reasonedSymbols.slice(0, maxFullSymbols);
  if (!first) return;
  const { page } = writerContext;
  const describedLineOf = ({ symbol }: ReasonedSymbol): DescribedLine | undefined => describedLines.get(symbol.id);
  const decidingSentence = await decidingLineSentence(writerContext, first, describedLineOf(first));
  page.add(
    [
      decidingSentence ?? (await matchSentence(writerContext, first.symbol, first.why)),
      ...(await similarMatchSentences(writerContext, first, others, describedLineOf)),
    ].join(' '),
  );
  const blockOptions = {
    showWhole: lengthOf(first) <= fewLines,
    linesAround: aroundFirst,
    omitDoc: decidingSentence === undefined,
    omitRelations: true,
  };
  page.add(
    await definitionBlock(writerContext, first.symbol, first.why, { ...blockOptions, ...requiredLineOf(first, describedLineOf(first)) }),
  );
  await foldRelations(writerContext, first.symbol);
  for (const each of others)
    page.add(
      await definitionBlock(writerContext, each.symbol, each.why, {
        linesAround: aroundNext,
        omitRelations: true,
        ...requiredLineOf(each, describedLineOf(each)),
      }),
    );
  for (const each of [first, ...others]) await foldWholeDefinition(writerContext, each);
}

/** The deciding line as an option of the block; none where it stands in another function, such as a method of the class. */
function requiredLineOf({ symbol }: ReasonedSymbol, describedLine: DescribedLine | undefined): { readonly requiredLine?: number } {
  return describedLine?.decidingSymbol.id === symbol.id ? { requiredLine: describedLine.targetLine.line } : {};
}

/** The lines of definitions that match nearly as well as the first. */
async function similarMatchSentences(
  { page }: WriterContext,
  first: ReasonedSymbol,
  others: readonly ReasonedSymbol[],
  describedLineOf: (each: ReasonedSymbol) => DescribedLine | undefined,
): Promise<readonly string[]> {
  const sentences: string[] = [];
  const firstLine = describedLineOf(first);
  for (const each of others) {
    const describedLine = isAlmostAsLikely(each, first) ? describedLineOf(each) : undefined;
    const isSameLine =
      describedLine?.decidingSymbol.id === firstLine?.decidingSymbol.id && describedLine?.targetLine.line === firstLine?.targetLine.line;
    const line = describedLine && !isSameLine ? await quoteWithPlace(page, describedLine, each.why) : undefined;
    if (line !== undefined) sentences.push(l10n.t('Almost as likely: {0}', line));
  }
  return sentences;
}

/** A deciding line as it is written, and its citation; undefined where its file changed. */
async function quoteDecidingLine(
  page: WriterContext['page'],
  { decidingSymbol: symbol, targetLine: { line } }: DescribedLine,
  why: string,
): Promise<{ readonly text: string; readonly citation: string } | undefined> {
  const { root, path } = symbol;
  const text = await quotedLine(page, symbol, line);
  const citation = await page.cite({ root, path, lines: { first: line, last: line } }, path, why, symbol);
  return text && citation ? { text, citation } : undefined;
}

/** "`path:line`: `text`, in `name`." */
async function quoteWithPlace(page: WriterContext['page'], describedLine: DescribedLine, why: string): Promise<string | undefined> {
  const { decidingSymbol: symbol, targetLine } = describedLine;
  const quote = await quoteDecidingLine(page, describedLine, why);
  return (
    quote &&
    l10n.t('{0}: {1}, in {2}.', `${code(`${symbol.path}:${targetLine.line + 1}`)}${quote.citation}`, quote.text, nameAsCode(symbol))
  );
}

/** The deciding line of a listed `symbol`, with the function where it is another one; undefined where its file changed. */
export async function decidingLineItem(
  page: WriterContext['page'],
  symbol: SymbolNode,
  describedLine: DescribedLine,
  why: string,
): Promise<string | undefined> {
  const { decidingSymbol } = describedLine;
  const quote = await quoteDecidingLine(page, describedLine, why);
  if (!quote) return undefined;
  return decidingSymbol.id === symbol.id ? quote.text + quote.citation : `${quote.text}, ${nameAsCode(decidingSymbol)}${quote.citation}`;
}

/** "`line` in `name`", with its condition or its effect; undefined for a definition whose lines do not match the question. */
async function decidingLineSentence(
  writerContext: WriterContext,
  { why }: ReasonedSymbol,
  describedLine: DescribedLine | undefined,
): Promise<string | undefined> {
  if (!describedLine) return undefined;
  const lineText = await quoteWithPlace(writerContext.page, describedLine, why);
  if (lineText === undefined) return undefined;
  const addition = await effectOrCondition(writerContext, describedLine);
  return addition ? `${lineText} ${addition}` : lineText;
}

/** What runs after a condition; for a line that is no condition, the condition around it. */
async function effectOrCondition(
  writerContext: WriterContext,
  { decidingSymbol: symbol, targetLine, then }: DescribedLine,
): Promise<string> {
  if (then !== undefined) {
    const { root, path } = symbol;
    const text = await quotedLine(writerContext.page, symbol, then);
    const citation = await writerContext.page.cite(
      { root, path, lines: { first: then, last: then } },
      path,
      l10n.t('runs where it holds'),
      symbol,
    );
    return text && citation ? l10n.t('Then this runs: {0}.', text + citation) : '';
  }
  const [nearest] = targetLine.guards;
  const hasOtherLine = nearest !== undefined && nearest.line !== targetLine.line;
  return hasOtherLine || (!nearest && targetLine.earlier.length > 0)
    ? l10n.t('It runs {0}.', await conditionClause(writerContext, symbol, targetLine))
    : '';
}

/** Collapses users and callees of a definition, because the question asks only for its behaviour. */
async function foldRelations(writerContext: WriterContext, symbol: SymbolNode): Promise<void> {
  const { page } = writerContext;
  const lines = await page.writeAside(() => relationItems(writerContext, symbol));
  const label = l10n.t('What uses {0}, and what it calls', readableName(symbol));
  if (lines.length) page.fold(label, [`${foldTitle(label)}\n\n${lines.join('\n')}`]);
}

/** Collapses the whole definition, where the answer shows a part. */
async function foldWholeDefinition({ page }: WriterContext, reasonedSymbol: ReasonedSymbol): Promise<void> {
  const { symbol } = reasonedSymbol;
  const { root, path, fact } = symbol;
  if (!isFunction(symbol) || lengthOf(reasonedSymbol) <= fewLines) return;
  const lines = ((await page.book.readLines(root, path)) ?? []).slice(fact.range.start.line, fact.range.end.line + 1);
  const label = l10n.t('All {0} lines of {1}', lines.length, readableName(symbol));
  if (lines.length <= maxFoldedLines) page.fold(label, [`${foldTitle(label)}\n\n${fencedCode(lines, symbol.language)}`]);
}

function lengthOf({ symbol: { fact } }: ReasonedSymbol): number {
  return fact.range.end.line - fact.range.start.line + 1;
}
