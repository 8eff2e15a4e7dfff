// Writes the callers of a failing function, nested by hop: certain ones first, then calls that may run another function of the name.
import * as l10n from '@vscode/l10n';
import { isFunction } from '../../../graph/edges/functionKinds.ts';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { swallowingCatch } from '../../../planning/decisions/swallowedErrors.ts';
import type { Site } from '../../../planning/diagnosticPlan.ts';
import { ReachReader, type CallLink, type WayOutcome } from '../../../planning/reach/callerReach.ts';
import { isPossible, type CallerStep } from '../../../searching/relations/callers.ts';
import { useKindPhrase } from '../../../uses/answer/usesSentences.ts';
import { readableName } from '../../material/relations/relationNote.ts';
import { foldUnshownSteps, uncertaintyNote } from '../lists/callersAnswer.ts';
import { callersLine } from '../relationItems.ts';
import { nameAsCode } from '../symbolText.ts';
import { usesLine } from '../useSentences.ts';
import type { WriterContext } from '../writerContext.ts';
import { failingLines, foldBlockedSteps, holdsNote, meetingValueLines, outsideLines, type BlockedStep } from './reachNotes.ts';

/** Maximum callers of a site in the tree. Set by judgement. */
const maxCallers = 6;
/** Maximum lines between a raise and the text of its message. Set by judgement. */
const maxMessageDistance = 3;

/** Callers, nested by hop: certain ones first, then calls that may run another function of the name. */
export async function callerTree(writerContext: WriterContext, site: Site): Promise<string[]> {
  const { symbol, walk, usesOrLines } = site;
  const { kind } = symbol.fact;
  const isCalled = kind === 'function' || kind === 'method';
  // A message in a constant has its effect where the constant is used.
  if (walk.steps.length === 0 && usesOrLines && !isCalled) return [`- ${await usesLine(writerContext, symbol, usesOrLines)}`];
  const lines = await failingLines(writerContext, site);
  const reader = new ReachReader(writerContext.graph, (root, path) => writerContext.page.book.readLines(root, path));
  if (walk.steps.length === 0) {
    const meetingLines = isCalled ? await meetingValueLines(writerContext, site, reader, lines) : [];
    return [await callersLine(writerContext, symbol), ...meetingLines].filter(Boolean);
  }
  const tree = new TreeWriter(writerContext, site, reader, lines);
  const certainLines = await tree.linesFor(symbol, [], (step) => !isUncertain(step));
  // A test that calls some function of this name tells nothing about the way to the failure.
  const possibleLines = await tree.linesFor(symbol, [], (step) => isUncertain(step) && step.symbol.role !== 'test');
  await foldBlockedSteps(writerContext, symbol, tree.blockedSteps);
  const steps = new Set([...tree.steps, ...tree.blockedSteps.map(({ step }) => step)]);
  await foldUnshownSteps(writerContext, symbol, walk, steps);
  const onlyTests = [...steps].every((step) => isUncertain(step) || step.symbol.role === 'test');
  const isReached = !onlyTests || possibleLines.length > 0;
  const endLines = isCalled ? await outsideLines(writerContext, site, reader, lines, isReached) : [];
  if (certainLines.length + possibleLines.length === 0) {
    const sentence = onlyTests
      ? l10n.t('No code of this workspace is known to call it, only tests.')
      : l10n.t('No code of this workspace that is known to call it can lead to this line, because of what it passes.');
    return [`- ${sentence}`, ...endLines];
  }
  const possibleHead = l10n.t('Perhaps reached from here, by a call of this name that may run another function:');
  return [
    ...(certainLines.length ? [`- ${onlyTests ? l10n.t('Only tests call it here:') : l10n.t('Reached from:')}`, ...certainLines] : []),
    ...(possibleLines.length ? [`- ${possibleHead}`, ...possibleLines] : []),
    ...endLines,
  ];
}

/** Writes the lines of the tree, and collects the callers that have no line in it. */
class TreeWriter {
  readonly steps = new Set<CallerStep>();
  readonly blockedSteps: BlockedStep[] = [];
  readonly #writerContext: WriterContext;
  readonly #site: Site;
  readonly #rating: StepRating;
  /** Overloads and anonymous functions share one name, which appears once. */
  readonly #visitedKeys = new Set<string>();

  constructor(writerContext: WriterContext, site: Site, reader: ReachReader, lines: readonly number[]) {
    this.#writerContext = writerContext;
    this.#site = site;
    this.#rating = { reader, lines, types: raisedTypes(site) };
  }

  /** The wanted callers of `callee`, from which `links` lead to the site, each with its own callers below it. */
  async linesFor(callee: SymbolNode, links: readonly CallLink[], isWanted: (step: CallerStep) => boolean): Promise<string[]> {
    const lines: string[] = [];
    for (const ratedStep of await this.#openSteps(callee, links, isWanted)) {
      const { step, handler, link } = ratedStep;
      const key = `${callee.fact.qualifiedName} ${step.symbol.path} ${readableName(step.symbol)}`;
      if (this.steps.size >= maxCallers || this.#visitedKeys.has(key)) continue;
      this.#visitedKeys.add(key);
      this.steps.add(step);
      const line = `${'  '.repeat(links.length + 1)}- ${await this.#line(ratedStep)}`;
      const linesBelow = handler === undefined ? await this.linesFor(step.symbol, [...links, link], (each) => !isUncertain(each)) : [];
      const endNote = handler === undefined && linesBelow.length === 0 ? await this.#endNote(step) : '';
      lines.push(line + endNote, ...linesBelow);
    }
    return lines;
  }

  /** Says of a caller that nothing calls it, where that is certain: the way ends there. */
  async #endNote({ symbol, callee }: CallerStep): Promise<string> {
    // A function without a name is passed on, not called.
    const isNamed = isFunction(symbol) && !symbol.fact.name.startsWith('<');
    const isUnread = callee.id !== this.#site.symbol.id || symbol.role !== 'code' || !isNamed;
    if (isUnread || this.#site.walk.steps.some((each) => each.callee.id === symbol.id)) return '';
    const { uses } = await this.#writerContext.findUsesOrNameLines(symbol.fact.name, [symbol]);
    return uses?.verdictWithoutTests?.is === 'nobody' ? `, ${l10n.t('which nothing in this workspace calls, apart from tests')}` : '';
  }

  /** The wanted callers that may lead to the site. Further callers take the place of those that cannot. */
  async #openSteps(callee: SymbolNode, links: readonly CallLink[], isWanted: (step: CallerStep) => boolean): Promise<readonly RatedStep[]> {
    const isCaller = (step: CallerStep): boolean => step.callee.id === callee.id && isWanted(step);
    const rate = (steps: readonly CallerStep[]): Promise<readonly RatedStep[]> =>
      rateSteps(this.#writerContext, this.#site, steps, links, this.#rating);
    const { steps, beyondWidth } = this.#site.walk;
    const openSteps = this.#withoutBlocked(await rate(steps.filter(isCaller)));
    const places = steps.filter(isCaller).length - openSteps.length;
    const furtherSteps = places > 0 ? beyondWidth.filter((step) => step.hops === 1 && step.symbol.role === 'code' && isCaller(step)) : [];
    const furtherOpenSteps = this.#withoutBlocked(await rate(furtherSteps));
    return [...openSteps, ...furtherOpenSteps.slice(0, places)].toSorted((a, b) => rankOf(a) - rankOf(b));
  }

  /** Puts aside the steps that cannot lead to the site. */
  #withoutBlocked(ratedSteps: readonly RatedStep[]): readonly RatedStep[] {
    for (const { step, reach } of ratedSteps) if (reach?.is === 'never') this.blockedSteps.push({ step, reach });
    return ratedSteps.filter(({ reach }) => reach?.is !== 'never');
  }

  async #line({ step, reach, handler }: RatedStep): Promise<string> {
    const { symbol, edge, callee } = step;
    const title = `${symbol.fact.qualifiedName} → ${callee.fact.name}`;
    const citation = await this.#writerContext.page.citeEdge(edge, symbol, title, l10n.t('calls {0}', callee.fact.name));
    const notes = [
      step.use?.kind === 'passed' ? useKindPhrase('passed') : '',
      handler === undefined ? '' : await handlerText(this.#writerContext, step, handler),
      reach?.is === 'holds' ? holdsNote(reach) : '',
    ];
    return [nameAsCode(symbol) + citation, ...notes].filter(Boolean).join(', ');
  }
}

/** A step with what is known of the way through it. */
interface RatedStep {
  readonly step: CallerStep;
  readonly link: CallLink;
  /** Line of the handler that ends the error there. */
  readonly handler: number | undefined;
  readonly reach: WayOutcome | undefined;
}

/** What steps are rated by: the lines of the site that fail, and the types of their errors. */
interface StepRating {
  readonly reader: ReachReader;
  readonly lines: readonly number[];
  readonly types: readonly string[];
}

/**
 * Rates steps to a function, `links` being the calls from there to the site. Calls that meet the condition are first; an error that is
 * caught does not reach the callers, so these are last.
 */
async function rateSteps(
  { page }: WriterContext,
  site: Site,
  steps: readonly CallerStep[],
  links: readonly CallLink[],
  { reader, lines, types }: StepRating,
): Promise<readonly RatedStep[]> {
  const ratedSteps: RatedStep[] = [];
  for (const step of steps) {
    const { root, path, fact } = step.symbol;
    const file = await page.book.readLines(root, path);
    const body = file && { file, first: fact.range.start.line, last: fact.range.end.line };
    const link = { caller: step.symbol, callee: step.callee, line: step.edge.line };
    const isRateable = lines.length > 0 && !isUncertain(step);
    ratedSteps.push({
      step,
      link,
      // A function that is passed on may run after the statement that passes it.
      handler: body && types.length && step.use?.kind !== 'passed' ? swallowingCatch(body, step.edge.line, types) : undefined,
      reach: isRateable ? await reader.reachOf(site.symbol, lines, [...links, link]) : undefined,
    });
  }
  return ratedSteps.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ handler, reach }: RatedStep): number {
  return handler !== undefined ? 2 : reach?.is === 'holds' ? 0 : 1;
}

async function handlerText({ page }: WriterContext, { symbol }: CallerStep, line: number): Promise<string> {
  const { root, path } = symbol;
  const citation = await page.cite({ root, path, lines: { first: line, last: line } }, path, l10n.t('catches the error'), symbol);
  return `${l10n.t('where it is caught and not raised again')}${citation}`;
}

/** The types of the raises at the failing line; without a line those of all raises. */
function raisedTypes({ symbol, message, line = message?.line }: Site): readonly string[] {
  const { raises } = symbol.fact;
  const near = raises.filter((raise) => line !== undefined && Math.abs(raise.line - line) <= maxMessageDistance);
  return (near.length ? near : raises).map(({ name }) => name.slice(name.lastIndexOf('.') + 1));
}

function isUncertain(step: CallerStep): boolean {
  return uncertaintyNote(step.edge) !== '' || isPossible(step);
}
