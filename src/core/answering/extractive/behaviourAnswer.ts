// Answers a question that describes behaviour: the deciding line, its definition, then the next best. The rest is collapsed.
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../graph/edges/types.ts';
import type { DescribedLine, DescribedLines } from '../../planning/decisions/describedLines.ts';
import { code, fencedCode } from '../page/markdown.ts';
import { foldTitle } from '../page/folds.ts';
import { clauseOf } from './conditions/conditionClauses.ts';
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

/** From this share of the first score on, the sentence names the next definition as well: docs/ranking.md, "Described behaviour". */
const closeShare = 0.85;

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
  lines: DescribedLines,
): Promise<void> {
  const [first, ...others] = reasonedSymbols.slice(0, maxFullSymbols);
  if (!first) return;
  const { page } = writerContext;
  const choiceOf = ({ symbol }: ReasonedSymbol): DescribedLine | undefined => lines.get(symbol.id);
  const decidingSentence = await decidingLead(writerContext, first, choiceOf(first));
  page.add(
    [
      decidingSentence ?? (await matchSentence(writerContext, first.symbol, first.why)),
      ...(await closeLines(writerContext, first, others, choiceOf)),
    ].join(' '),
  );
  const blockOptions = {
    showWhole: lengthOf(first) <= fewLines,
    linesAround: aroundFirst,
    omitDoc: decidingSentence === undefined,
    omitRelations: true,
  };
  page.add(await definitionBlock(writerContext, first.symbol, first.why, { ...blockOptions, ...requiredLineOf(first, choiceOf(first)) }));
  await addRelations(writerContext, first.symbol);
  for (const each of others)
    page.add(
      await definitionBlock(writerContext, each.symbol, each.why, {
        linesAround: aroundNext,
        omitRelations: true,
        ...requiredLineOf(each, choiceOf(each)),
      }),
    );
  for (const each of [first, ...others]) await addWhole(writerContext, each);
}

/** The deciding line as an option of the block; none where it stands in another function, such as a method of the class. */
function requiredLineOf({ symbol }: ReasonedSymbol, choice: DescribedLine | undefined): { readonly requiredLine?: number } {
  return choice?.at.id === symbol.id ? { requiredLine: choice.targetLine.line } : {};
}

/** The lines of definitions that match nearly as well as the first. */
async function closeLines(
  { page }: WriterContext,
  top: ReasonedSymbol,
  others: readonly ReasonedSymbol[],
  choiceOf: (each: ReasonedSymbol) => DescribedLine | undefined,
): Promise<readonly string[]> {
  const sentences: string[] = [];
  const first = choiceOf(top);
  for (const each of others) {
    const choice = each.score >= closeShare * top.score ? choiceOf(each) : undefined;
    const isSameLine = choice?.at.id === first?.at.id && choice?.targetLine.line === first?.targetLine.line;
    const line = choice && !isSameLine ? await citedLine(page, choice, each.why) : undefined;
    if (line !== undefined) sentences.push(l10n.t('Almost as likely: {0}', line));
  }
  return sentences;
}

/** "`path:line`: `text`, in `name`." */
async function citedLine(
  page: WriterContext['page'],
  { at: symbol, targetLine: { line } }: DescribedLine,
  why: string,
): Promise<string | undefined> {
  const { root, path } = symbol;
  const text = await quotedLine(page, symbol, line);
  const citation = await page.cite({ root, path, lines: { first: line, last: line } }, path, why, symbol);
  return text && citation ? l10n.t('{0}: {1}, in {2}.', `${code(`${path}:${line + 1}`)}${citation}`, text, nameAsCode(symbol)) : undefined;
}

/** "`line` in `name`", with its condition or its effect; undefined for a definition whose lines do not match the question. */
async function decidingLead(
  writerContext: WriterContext,
  { why }: ReasonedSymbol,
  choice: DescribedLine | undefined,
): Promise<string | undefined> {
  if (!choice) return undefined;
  const lineText = await citedLine(writerContext.page, choice, why);
  if (lineText === undefined) return undefined;
  const addition = await effectOrCondition(writerContext, choice);
  return addition ? `${lineText} ${addition}` : lineText;
}

/** What runs after a condition; for a line that is no condition, the condition around it. */
async function effectOrCondition(writerContext: WriterContext, { at: symbol, targetLine, then }: DescribedLine): Promise<string> {
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
    ? l10n.t('It runs {0}.', await clauseOf(writerContext, symbol, targetLine))
    : '';
}

/** Collapses users and callees of a definition, because the question asks only for its behaviour. */
async function addRelations(writerContext: WriterContext, symbol: SymbolNode): Promise<void> {
  const { page } = writerContext;
  const lines = await page.writeAside(() => relationItems(writerContext, symbol));
  const label = l10n.t('What uses {0}, and what it calls', symbol.fact.qualifiedName);
  if (lines.length) page.fold(label, [`${foldTitle(label)}\n\n${lines.join('\n')}`]);
}

/** Collapses the whole definition, where the answer shows a part. */
async function addWhole({ page }: WriterContext, reasonedSymbol: ReasonedSymbol): Promise<void> {
  const { symbol } = reasonedSymbol;
  const { root, path, fact } = symbol;
  if (!isFunction(symbol) || lengthOf(reasonedSymbol) <= fewLines) return;
  const lines = ((await page.book.readLines(root, path)) ?? []).slice(fact.range.start.line, fact.range.end.line + 1);
  const label = l10n.t('All {0} lines of {1}', lines.length, fact.qualifiedName);
  if (lines.length <= maxFoldedLines) page.fold(label, [`${foldTitle(label)}\n\n${fencedCode(lines, symbol.language)}`]);
}

function isFunction({ fact: { kind } }: SymbolNode): boolean {
  return kind === 'function' || kind === 'method';
}

function lengthOf({ symbol: { fact } }: ReasonedSymbol): number {
  return fact.range.end.line - fact.range.start.line + 1;
}
