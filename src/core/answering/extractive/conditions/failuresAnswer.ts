// Writes the answer to "When can loading a plugin fail?": the function that performs the action, each way in which it fails, and the code.
import * as l10n from '@vscode/l10n';
import { firstOfEach } from '../../../base/collections/firstOfEach.ts';
import type { Decision, Failure } from '../../../planning/decisions/decisionTypes.ts';
import { fencedCode } from '../../page/markdownText.ts';
import { quotedLine } from '../quotedLine.ts';
import { nameAsCode } from '../symbolText.ts';
import type { WriterContext } from '../writerContext.ts';
import { conditionClause } from './conditionClauses.ts';
import { callChainText, citedLine, codeOf, outsideCallsSentence, raiseClause } from './decisionLines.ts';

/** Maximum failures that are listed. */
const maxFailures = 8;

/** Writes the function of the action, its failures with their conditions, and the code of the functions that have them. */
export async function writeFailures(
  writerContext: WriterContext,
  { action, symbol, failures, outsideCount }: Extract<Decision, { kind: 'failures' }>,
): Promise<void> {
  const { page } = writerContext;
  const citation = await page.citeSymbol(symbol, l10n.t('is asked about'));
  page.add(l10n.t('{0} fits "{1}" best. Its code shows these failures:', nameAsCode(symbol) + citation, page.prose(action)));
  const shown = failures.slice(0, maxFailures);
  const lines: string[] = [];
  for (const failure of shown) lines.push(`- ${await failureSentence(writerContext, failure)}`);
  if (failures.length > shown.length) lines.push(`- ${l10n.t('and {0} more', failures.length - shown.length)}`);
  page.add(...lines);
  if (outsideCount > 0) page.add(outsideCallsSentence(outsideCount));
  for (const caller of firstOfEach(
    shown.map((each) => each.caller),
    ({ id }) => id,
  )) {
    const ownLines = shown.flatMap((each) =>
      each.symbol.id === caller.id ? [each.way.line, ...each.way.guards.slice(0, 1).map(({ line }) => line)] : [],
    );
    page.add(`### ${nameAsCode(caller)}`, '', fencedCode(await codeOf(writerContext, caller, ownLines, false), caller.language));
  }
}

async function failureSentence(writerContext: WriterContext, failure: Failure): Promise<string> {
  const { kind, caller, symbol, way, through } = failure;
  if (kind === 'raised') {
    const exit = await raiseClause(writerContext, symbol, way, nameAsCode(symbol));
    const clause = await conditionClause(writerContext, symbol, way);
    const chain = await callChainText(writerContext, caller, through);
    const raise = l10n.t('{0} {1}.', exit, clause);
    return chain ? l10n.t('{0} calls {1}: {2}', nameAsCode(caller), chain, raise) : raise;
  }
  const head = await handledError(writerContext, failure);
  const [guard] = way.guards;
  const then =
    guard?.line === way.line
      ? ''
      : ` ${l10n.t('Then this runs: {0}.', (await quotedLine(writerContext.page, symbol, way.line)) + (await citedLine(writerContext, symbol, way.line)))}`;
  const sentence =
    kind === 'caught'
      ? l10n.t('{0} catches an error: {1}.', nameAsCode(symbol), head)
      : l10n.t('{0} tests for an error: {1}.', nameAsCode(symbol), head);
  return sentence + then;
}

/** The head of the branch that handles an error. */
async function handledError(writerContext: WriterContext, { symbol, way }: Failure): Promise<string> {
  const line = way.guards[0]?.line ?? way.line;
  return (await quotedLine(writerContext.page, symbol, line)) + (await citedLine(writerContext, symbol, line));
}
