// Tells what callers pass for the parameters that a condition tests: values with which it holds, or with which they cannot lead to a line.
import * as l10n from '@vscode/l10n';
import { shorten } from '../../../base/shorten.ts';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import type { Site } from '../../../planning/diagnosticPlan.ts';
import type { PassedValue } from '../../../planning/reach/callArguments.ts';
import type { ReachReader, WayOutcome } from '../../../planning/reach/callerReach.ts';
import type { CallerStep } from '../../../searching/relations/callers.ts';
import { readableName } from '../../material/relations/relationNote.ts';
import { code } from '../../page/markdownText.ts';
import { citationOrPlace } from '../quotedLine.ts';
import { nameAsCode } from '../symbolText.ts';
import type { WriterContext } from '../writerContext.ts';
import { localRaise } from './localRaise.ts';

/** A caller that cannot lead to the line of a site, with the reason. */
export interface BlockedStep {
  readonly step: CallerStep;
  readonly reach: WayOutcome;
}

/** Maximum characters of an argument or condition. */
const maxLength = 120;

/** The lines of a site at which its text leaves it; empty where only a part of the text is known to be there. */
export async function failingLines({ page }: WriterContext, { symbol, message, line }: Site): Promise<readonly number[]> {
  if (!message) return line === undefined ? [] : [line];
  if (message.kind === 'part') return [];
  const file = (await page.book.readLines(symbol.root, symbol.path)) ?? [];
  return [(localRaise(file, symbol, message) ?? message).line, ...(message.also ?? [])];
}

/** "passes `None` for `name`, with which the condition is met". */
export function holdsNote({ passed }: WayOutcome): string {
  return l10n.t('passes {0}, with which the condition is met', passed.map(argumentText).join(', '));
}

/** A value for a parameter of a site that others can call, with which its condition is met; empty where none is known. */
export async function meetingValueLines(
  writerContext: WriterContext,
  { symbol }: Site,
  reader: ReachReader,
  [line]: readonly number[],
): Promise<readonly string[]> {
  const { uses } = await writerContext.findUsesOrNameLines(symbol.fact.name, [symbol]);
  const passed = line === undefined || !uses?.isOpenToOthers ? undefined : await reader.meetingArgument(symbol, line);
  return passed?.source === undefined ? [] : [`- ${l10n.t('The condition is met by {0}, for example.', argumentText(passed))}`];
}

/** How code outside of the workspace, or nothing, calls a site. `isCalled`: code of the workspace does. */
export async function outsideLines(
  writerContext: WriterContext,
  { symbol }: Site,
  reader: ReachReader,
  [line]: readonly number[],
  isCalled: boolean,
): Promise<readonly string[]> {
  const { uses } = await writerContext.findUsesOrNameLines(symbol.fact.name, [symbol]);
  if (!isCalled && uses?.verdictWithoutTests?.is === 'nobody')
    return [`- ${l10n.t('Nothing in this workspace calls it, apart from tests.')}`];
  if (!uses?.isOpenToOthers) return [];
  const passed = line === undefined ? undefined : await reader.meetingArgument(symbol, line);
  if (passed?.source === undefined) return isCalled ? [] : [`- ${l10n.t('Code outside of this workspace can call it.')}`];
  return [`- ${l10n.t('Code outside of this workspace can call it; the condition is met by {0}, for example.', argumentText(passed))}`];
}

/** Collapses callers that cannot lead to the line, each with what it passes and what the condition does with that. */
export async function foldBlockedSteps(
  writerContext: WriterContext,
  site: SymbolNode,
  blockedSteps: readonly BlockedStep[],
): Promise<void> {
  const { page } = writerContext;
  await page.foldRest(
    l10n.t('Calls that cannot lead to this line of {0}, because of what they pass', readableName(site)),
    blockedSteps,
    async ({ step: { symbol, edge, callee }, reach: { passed, condition } }) => {
      const title = `${symbol.fact.qualifiedName} → ${callee.fact.name}`;
      const citation = await page.citeEdge(edge, symbol, title, l10n.t('calls {0}', callee.fact.name));
      const caller = nameAsCode(symbol) + citationOrPlace(citation, symbol.path, edge.line);
      const fields = [
        caller,
        passed.map(argumentText).join(', '),
        code(shorten(condition.source.replace(/\s+/g, ' '), maxLength)),
      ] as const;
      return condition.mustHold
        ? l10n.t('{0} passes {1}, so {2} does not hold', ...fields)
        : l10n.t('{0} passes {1}, so {2} holds, and this line is not reached', ...fields);
    },
  );
}

function argumentText({ parameter, source, isDefault }: PassedValue): string {
  if (source === undefined) return l10n.t('nothing for {0}', code(parameter));
  const value = code(shorten(source.replace(/\s+/g, ' '), maxLength));
  return isDefault ? l10n.t('nothing for {0}, which is {1} then', code(parameter), value) : l10n.t('{0} for {1}', value, code(parameter));
}
