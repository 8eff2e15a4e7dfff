// Writes the answer that a condition or a line decides: first its sentence, then its lines, then other ways there.
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../../graph/edges/types.ts';
import { missingLines } from '../../../packing/cut.ts';
import { firstOfEach } from '../../../base/collections/firstOfEach.ts';
import type { GuardedLine, WayOut } from '../../../planning/decisions/waysOut.ts';
import type { Plan } from '../../../planning/plan.ts';
import { raisedBelow } from '../../../searching/relations/raisedBelow.ts';
import { decidingLine } from '../../evidence/excerpt.ts';
import { code, fencedCode } from '../../page/markdown.ts';
import { wholeStatements } from '../../evidence/wholeStatements.ts';
import { clauseOf, earlierSentence, furtherWays } from './clauses.ts';
import { writeDifference } from './differenceAnswer.ts';
import { definitionBlock, definitionLine, nameAsCode, type WriterContext } from '../definition.ts';
import { quotedLine } from '../quotedLine.ts';
import { raisesBlock } from '../lists/relationBlocks.ts';
import type { Decision } from '../../../planning/decisions/types.ts';

/** Maximum lines of a function that is shown whole; lines around a match in a longer one; further ways and definitions that are listed. */
const [mostWhole, around, mostWays, mostFurther] = [26, 1, 5, 4] as const;
/** Lines around a guess, and in the next matching definition: the deciding code may be near. */
const [aroundGuess, aroundNext] = [5, 8] as const;
/** Maximum statements of a branch that are named. */
const mostDone = 2;

/** Writes the decision, and the related parts of the plan. */
export async function writeDecision(writing: WriterContext, decision: Decision, plan: Plan): Promise<void> {
  if (decision.kind === 'difference') return writeDifference(writing, decision);
  const { page } = writing;
  page.add(await sentenceOf(writing, decision));
  const at = placeOf(decision);
  const lines = linesOf(decision);
  page.add(...(await furtherLines(writing, decision)));
  const isGuess = decision.kind === 'case' || decision.kind === 'event';
  page.add(`### ${nameAsCode(at)}`, '', fencedCode(await codeOf(writing, at, lines, isGuess), at.language));
  const symbols = firstOfEach([decision.symbol, at], ({ id }) => id);
  await addRelated(writing, symbols, plan, isGuess);
  const blocks: string[] = [];
  for (const each of symbols) blocks.push(await definitionBlock(writing, each, l10n.t('is asked about'), { whole: true }));
  if ('asked' in decision && decision.asked === 'raises')
    blocks.push(await raisesBlock(writing, raisedBelow(decision.symbol, writing.graph)));
  page.fold(l10n.t('More about {0}', symbols.map(({ fact }) => fact.qualifiedName).join(', ')), blocks);
}

type SingleDecision = Exclude<Decision, { readonly kind: 'difference' }>;

/** The function whose lines decide. */
function placeOf(decision: SingleDecision): SymbolNode {
  return 'at' in decision ? decision.at : decision.symbol;
}

async function sentenceOf(writing: WriterContext, decision: SingleDecision): Promise<string> {
  switch (decision.kind) {
    case 'ways':
      return waysSentence(writing, decision);
    case 'none':
      return noneSentence(writing, decision);
    case 'deed':
      return deedSentence(writing, decision);
    case 'event':
      return eventSentence(writing, decision);
    case 'case':
      return caseSentence(writing, decision);
  }
}

async function waysSentence(writing: WriterContext, decision: Extract<Decision, { kind: 'ways' }>): Promise<string> {
  const { form, ways, at } = decision;
  const [way] = ways;
  if (!way) return '';
  const done = await doneWords(writing, decision, way);
  const clause = await clauseOf(writing, at, way);
  const rest = ways.length - 1;
  const more = rest === 0 ? '' : rest === 1 ? ` ${l10n.t('1 more case follows.')}` : ` ${l10n.t('{0} more cases follow.', rest)}`;
  const whole = l10n.t('{0} {1}.', done, clause);
  return (form === 'whether' ? l10n.t('Yes: {0}', whole) : whole) + more;
}

/** Place of a raise or return; with the calls there, if it is outside the subject itself. */
async function doneWords(writing: WriterContext, decision: Extract<Decision, { kind: 'ways' }>, way: WayOut): Promise<string> {
  const { asked, symbol, at, through, falls } = decision;
  const name = nameAsCode(at);
  const called = await throughWords(writing, symbol, through);
  const done = asked === 'raises' ? await raiseWords(writing, at, way, name) : await returnWords(writing, at, way, { name, falls });
  return called ? l10n.t('{0} calls {1}: {2}', nameAsCode(symbol), called, done) : done;
}

/** A raise by its type; a returned error, and one without a type, by its line. */
async function raiseWords(writing: WriterContext, at: SymbolNode, { line, value }: WayOut, name: string): Promise<string> {
  const cited = await citedLine(writing, at, line);
  const text = await quotedLine(writing.page, at, line);
  return value && /(?:throw|raise)(?!\w)/.test(text)
    ? l10n.t('{0} raises {1}', name, code(value) + cited)
    : l10n.t('{0} fails in this line: {1}', name, text + cited);
}

async function returnWords(
  writing: WriterContext,
  at: SymbolNode,
  { line, value, guards }: WayOut,
  { name, falls = false }: { readonly name: string; readonly falls?: boolean | undefined },
): Promise<string> {
  if (falls) return l10n.t('{0} ends without a value', name);
  // A line with its own condition is cited as that.
  const cited = guards[0]?.line === line && guards[0].kind === 'here' ? '' : await citedLine(writing, at, line);
  return l10n.t('{0} returns {1}', name, (value ? code(value) : l10n.t('nothing')) + cited);
}

/** The calls that lead there, each cited at its line. */
async function throughWords(
  { page, graph }: WriterContext,
  from: SymbolNode,
  through: Extract<Decision, { kind: 'ways' }>['through'],
): Promise<string> {
  const names: string[] = [];
  for (const edge of through) {
    const caller = graph.symbol(edge.caller) ?? from;
    const callee = edge.callee === null ? undefined : graph.symbol(edge.callee);
    if (callee)
      names.push(
        nameAsCode(callee) + (await page.citeEdge(edge, caller, `${caller.fact.name} → ${callee.fact.name}`, l10n.t('leads there'))),
      );
  }
  return names.join(' → ');
}

async function noneSentence(
  writing: WriterContext,
  { asked, symbol, called, outside }: Extract<Decision, { kind: 'none' }>,
): Promise<string> {
  const name = nameAsCode(symbol) + (await writing.page.citeSymbol(symbol, l10n.t('is asked about')));
  const inside =
    called === 0
      ? l10n.t('it calls no function of this workspace for certain')
      : called === 1
        ? l10n.t('neither does the function of this workspace that it calls')
        : l10n.t('neither do the {0} functions of this workspace that it calls', called);
  const open =
    outside === 0
      ? ''
      : ` ${outside === 1 ? l10n.t('1 call leads out of the workspace: what it does was not read.') : l10n.t('{0} calls lead out of the workspace: what they do was not read.', outside)}`;
  const sentences = {
    raises: l10n.t('no line of {0} raises an error', name),
    returns: l10n.t('no line of {0} returns it', name),
    deed: l10n.t('no line of {0} does so', name),
  };
  return l10n.t('No, as far as the code shows: {0}, and {1}.', sentences[asked], inside) + open;
}

/** Says "Yes" only if everything that decides it was read. */
async function deedSentence(writing: WriterContext, decision: Extract<Decision, { kind: 'deed' }>): Promise<string> {
  const { symbol, at, reached, through, isRead } = decision;
  const text = await quotedLine(writing.page, at, reached.line);
  const cited = await citedLine(writing, at, reached.line);
  const hasWays = reached.guards.some(({ kind }) => kind !== 'here') || reached.earlier.length > 0;
  const does = through.length
    ? l10n.t('{0} calls {1}, which has this line: {2}', nameAsCode(symbol), await throughWords(writing, symbol, through), text + cited)
    : l10n.t('{0} has this line: {1}', nameAsCode(at), text + cited);
  const line = isRead ? l10n.t('Yes: {0}', does) : does;
  if (!hasWays) return `${line}.`;
  return l10n.t('{0}. It runs {1}.', line, await clauseOf(writing, at, reached)) + (await earlierSentence(writing, at, reached));
}

async function eventSentence(writing: WriterContext, { symbol, reached, isValue }: Extract<Decision, { kind: 'event' }>): Promise<string> {
  const text = (await quotedLine(writing.page, symbol, reached.line)) + (await citedLine(writing, symbol, reached.line));
  if (isValue) return l10n.t('{0} decides it: {1}.', nameAsCode(symbol), text);
  const told = l10n.t('{0} does it in this line: {1}. It runs {2}.', nameAsCode(symbol), text, await clauseOf(writing, symbol, reached));
  return told + (await earlierSentence(writing, symbol, reached));
}

async function caseSentence(
  writing: WriterContext,
  { symbol, guard, branch, otherwise }: Extract<Decision, { kind: 'case' }>,
): Promise<string> {
  const file = (await writing.page.book.file(symbol.root, symbol.path)) ?? [];
  const head = await clauseOf(writing, symbol, { line: guard.line, guards: [guard], earlier: [] });
  const [done, other] = [
    await statements(writing, symbol, firstStatements(file, branch)),
    await statements(writing, symbol, firstStatements(file, otherwise)),
  ];
  if (!done) return l10n.t('{0} decides it {1}.', nameAsCode(symbol), head);
  if (!other) return l10n.t('In {0}, {1}, this runs: {2}.', nameAsCode(symbol), head, done);
  return l10n.t('In {0}, {1}, this runs: {2}. Otherwise: {3}.', nameAsCode(symbol), head, done, other);
}

/** Lines as they are, each cited. */
async function statements(writing: WriterContext, symbol: SymbolNode, lines: readonly number[]): Promise<string> {
  const sentences: string[] = [];
  for (const line of lines) sentences.push((await quotedLine(writing.page, symbol, line)) + (await citedLine(writing, symbol, line)));
  return sentences.join(', ');
}

/** The most telling statements: those that leave, otherwise the first. */
function firstStatements(file: readonly string[], branch: readonly number[]): readonly number[] {
  const written = branch.filter((line) => /\w/.test(file[line] ?? ''));
  const leaving = written.filter((line) => /\b(?:throw|raise|return|continue|break|panic|bail)\b/.test(file[line] ?? ''));
  return firstOfEach([...written.slice(0, 1), ...leaving], String).slice(0, mostDone);
}

function citedLine({ page }: WriterContext, symbol: SymbolNode, line: number): Promise<string> {
  const { root, path } = symbol;
  return page.cite({ root, path, lines: { first: line, last: line } }, symbol.fact.qualifiedName, l10n.t('decides it'), symbol);
}

/** Conditions around the nearest one, and the other ways out. */
async function furtherLines(writing: WriterContext, decision: SingleDecision): Promise<string[]> {
  const at = placeOf(decision);
  const [first] = reachedIn(decision);
  const lines = first ? (await furtherWays(writing, at, first)).map((each) => `- ${each}`) : [];
  if (decision.kind !== 'ways') return lines;
  for (const way of decision.ways.slice(1, 1 + mostWays)) {
    const text = (await quotedLine(writing.page, at, way.line)) + (await citedLine(writing, at, way.line));
    const isOwn = way.guards[0]?.kind === 'here';
    lines.push(`- ${isOwn ? text : l10n.t('{0} {1}.', text, await clauseOf(writing, at, way))}`);
  }
  return lines;
}

function reachedIn(decision: SingleDecision): readonly GuardedLine[] {
  if (decision.kind === 'ways') return decision.ways;
  return decision.kind === 'none' ? [] : [decision.reached];
}

/** Lines that must be shown: the find, and its conditions. */
function linesOf(decision: SingleDecision): readonly number[] {
  if (decision.kind === 'case') return [decision.guard.line, ...decision.branch.slice(0, 4), ...decision.otherwise.slice(0, 4)];
  const guardedLines = reachedIn(decision).slice(0, 1 + mostWays);
  return guardedLines.flatMap(({ line, guards, earlier: passed }) => [line, ...guards.slice(0, 1).map((guard) => guard.line), ...passed]);
}

/** A short function as it is; of a longer one its head and the deciding lines. */
async function codeOf({ page, terms }: WriterContext, symbol: SymbolNode, lines: readonly number[], isGuess: boolean): Promise<string[]> {
  const { root, path, fact, language } = symbol;
  const file = (await page.book.file(root, path)) ?? [];
  const { start, end } = fact.range;
  if (end.line - start.line < mostWhole || lines.length === 0)
    return file.slice(start.line, Math.min(end.line, start.line + mostWhole) + 1);
  const lineSet = new Set([fact.nameRange.start.line]);
  const saying = isGuess ? decidingLine(file.slice(start.line, end.line + 1), symbol, terms) : undefined;
  const said = saying === undefined ? [] : [start.line + saying];
  const wide = isGuess ? aroundGuess : around;
  for (const line of [...lines, ...said]) {
    const { from, to } = wholeStatements(file, start.line, { from: line - wide, to: line + 1 + wide });
    for (let at = Math.max(start.line, from); at < Math.min(end.line + 1, to); at++) lineSet.add(at);
  }
  const shown: string[] = [];
  let last = start.line - 1;
  for (const line of [...lineSet].sort((a, b) => a - b)) {
    if (line > last + 1 && last >= start.line) shown.push(missingLines(line - last - 1, language));
    shown.push(file[line] ?? '');
    last = line;
  }
  return last < end.line ? [...shown, missingLines(end.line - last, language)] : shown;
}

/** Other matches for the words: the chosen one may be wrong. */
async function addRelated(writing: WriterContext, symbols: readonly SymbolNode[], plan: Plan, isGuess: boolean): Promise<void> {
  const candidates = plan.mode === 'conceptual' ? plan.definitions : plan.mode === 'exploratory' ? plan.further : [];
  const known = new Set(symbols.map(({ id }) => id));
  const all = candidates.flatMap(({ symbol, why }) => (symbol && !known.has(symbol.id) ? [{ symbol, why }] : []));
  // If the words match other definitions better than the chosen one, the best two of them are shown as well.
  const isFirst = candidates[0]?.symbol !== null && known.has(candidates[0]?.symbol.id ?? '');
  const next = isGuess ? all.slice(0, isFirst ? 1 : 2) : [];
  for (const { symbol, why } of next) writing.page.add(await definitionBlock(writing, symbol, why, { around: aroundNext, bare: true }));
  const others = all.slice(next.length, next.length + mostFurther);
  const lines: string[] = [];
  for (const { symbol, why } of others) lines.push(`- ${await definitionLine(writing, symbol, why)}`);
  if (lines.length) writing.page.add(`**${l10n.t('Also relevant')}**`, '', ...lines);
}
