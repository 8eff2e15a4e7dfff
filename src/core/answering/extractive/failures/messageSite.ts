// Writes a site with the message of the question: its use of the text, the deciding lines, and its conditions.
import * as l10n from '@vscode/l10n';
import { shorten } from '../../../base/shorten.ts';
import type { RuntimeCause } from '../../../messages/runtime/runtimeRow.ts';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { code, fencedCode } from '../../page/markdownText.ts';
import type { Page } from '../../page/page.ts';
import { wholeStatements } from '../../material/evidence/wholeStatements.ts';
import { nearestConditionSentence, furtherConditionSentence, conditionsOfLine } from '../conditions/conditionSentences.ts';
import { checkedExpression, type CheckedExpression } from '../conditions/checkedExpression.ts';
import { switchHeadLine, withCaseElse } from '../conditions/switchHead.ts';
import { earlierConditionOf } from '../conditions/conditionClauses.ts';
import { guardedLine } from '../../../planning/decisions/waysOut.ts';
import { displayNameOf } from '../../../symbols/displayNames.ts';
import { readableName } from '../../material/relations/relationNote.ts';
import { nameAsCode } from '../symbolText.ts';
import { withRest } from '../withRest.ts';
import type { WriterContext } from '../writerContext.ts';
import { callerCondition } from './callerCondition.ts';
import { localRaise } from './localRaise.ts';
import { raisingHelper, type RaisingHelper } from './raisingHelper.ts';
import { conditionsAbove } from '../../../messages/conditionsAbove.ts';
import type { MessageMatch } from '../../../messages/matching/messageMatch.ts';

/** Maximum lines between a condition and the text for showing them as one piece. */
const maxLinesToCondition = 12;
/** Lines around a text without a near condition. */
const linesAround = 3;
/** Maximum further lines of a function with the same text that are cited. */
const maxSameLines = 6;
/** Lines among them that the first paragraph names with their conditions. Set by judgement: more are a table of texts. */
const maxRepetitions = 2;
/** Maximum characters of a key in a reason. */
const maxKeyLength = 160;
/** Maximum characters of a text or of its key in a sentence. */
const maxTextLength = 200;

/** Writers of the parts of the paragraph that tell about other places with the same text. */
export interface SamePlacesWriters {
  /** A sentence before the paragraph that names all of them, `first` with its citation in front. */
  readonly lead?: (first: string) => Promise<string>;
  /** The end of the paragraph. */
  readonly end?: () => Promise<string>;
}

/**
 * The lines of a site: sentence, code, conditions. `symbol` is the definition around the text. `isFirst` omits the heading, because the
 * answer begins with the sentence.
 */
export async function messageBlock(
  writerContext: WriterContext,
  symbol: SymbolNode,
  match: MessageMatch,
  isFirst: boolean,
  samePlaces: SamePlacesWriters = {},
): Promise<string[]> {
  const { page } = writerContext;
  const { root, path } = match.file;
  const file = (await page.book.readLines(root, path)) ?? [];
  const raisedMessage = localRaise(file, symbol, match) ?? match;
  const { start } = symbol.fact.range;
  const message = { ...raisedMessage, conditions: withCaseElse(file, raisedMessage.line, start.line, raisedMessage.conditions) };
  const citation = await page.cite(
    { root, path, lines: { first: message.line, last: message.line } },
    path,
    citationReason(message),
    symbol,
  );
  const textCitation = (await citeEntry(writerContext, message)) + (await citeHeldText(writerContext, symbol, match, message));
  const where =
    symbol.fact.kind === 'module'
      ? code(path)
      : isNameless(symbol)
        ? l10n.t('A function without a name in {0}', code(path))
        : nameAsCode(symbol);
  const lead = (await samePlaces.lead?.(`${where}${citation}${textCitation}`)) ?? '';
  const text = message.runtime
    ? code(shorten((file[message.line] ?? '').trim(), maxTextLength))
    : page.prose(shorten(message.literal, maxTextLength));
  const shownConditions = await conditionsOfLine(writerContext, symbol, message, file);
  const key = message.entry ? code(shorten(message.entry.key, maxTextLength)) : '';
  const end = (await samePlaces.end?.()) ?? '';
  const helper = await raisingHelper(writerContext, symbol, message);
  const checked = helper || message.template ? undefined : checkedExpression(file, symbol, message);
  const conditionSentence = checked
    ? checkSentence(checked)
    : shownConditions[0]
      ? nearestConditionSentence(shownConditions[0])
      : await conditionElsewhere(writerContext, symbol, message, helper);
  const condition = conditionSentence && ` ${conditionSentence}`;
  const sentence = helper
    ? await helperSentence(writerContext, where, text, helper)
    : sentenceOf(where, text, { ...message, key, ...restField(page, message) });
  return [
    ...(isFirst ? [] : [`### ${where}`, '']),
    `${lead ? `${lead} ${withStop(sentence)}` : `${sentence}${citation}${textCitation}.`}${condition}${await repetitions(writerContext, symbol, message, file)}${end && ` ${end}`}`,
    '',
    fencedCode(decidingLines(file, symbol, message), symbol.language),
    '',
    ...shownConditions.slice(checked ? 0 : 1).map((way) => `- ${furtherConditionSentence(way)}`),
    ...(await sameTextLines(writerContext, symbol, message)),
  ];
}

/** What the statement of the text checks itself. */
function checkSentence({ outcome, text }: CheckedExpression): string {
  switch (outcome) {
    case 'false':
      return l10n.t('Reached if this does not hold: {0}.', code(text));
    case 'null':
      return l10n.t('Reached if this is null: {0}.', code(text));
    case 'empty':
      return l10n.t('Reached if this is empty: {0}.', code(text));
    case 'failed':
      return l10n.t('Reached if this fails or gives no value: {0}.', code(text));
    case 'unequal':
      return l10n.t('Reached if these are not equal: {0}.', code(text));
  }
}

/** Whether neither a function nor anything around it has a name. */
function isNameless(symbol: SymbolNode): boolean {
  return readableName(symbol) === displayNameOf('<anonymous>');
}

/** Cites the line of the text where another line raises it. */
async function citeHeldText({ page }: WriterContext, symbol: SymbolNode, match: MessageMatch, message: MessageMatch): Promise<string> {
  if (match.line === message.line) return '';
  const { root, path } = match.file;
  return page.cite({ root, path, lines: { first: match.line, last: match.line } }, path, l10n.t('holds the message'), symbol);
}

/** A sentence with a full stop, unless the text that it quotes ends with one. */
function withStop(sentence: string): string {
  return /[.!?。][“”"」]?$/u.test(sentence) ? sentence : `${sentence}.`;
}

/** Says that another function raises the text, and cites the line of the raise. */
async function helperSentence({ page }: WriterContext, where: string, text: string, { symbol, line }: RaisingHelper): Promise<string> {
  const { root, path } = symbol;
  const citation = await page.cite({ root, path, lines: { first: line, last: line } }, path, l10n.t('raises the message'), symbol);
  return l10n.t('{0} passes this text to {1}, which raises it{2}: "{3}"', where, nameAsCode(symbol), citation, text);
}

/** The condition for a text without one around it: that of the raise in the helper, otherwise that of the only call of `symbol`. */
async function conditionElsewhere(
  writerContext: WriterContext,
  symbol: SymbolNode,
  message: MessageMatch,
  helper: RaisingHelper | undefined,
): Promise<string> {
  if (!helper) return (await earlierSentence(writerContext, symbol, message)) || callerCondition(writerContext, symbol, message);
  const { root, path, fact } = helper.symbol;
  const file = (await writerContext.page.book.readLines(root, path)) ?? [];
  const conditions = conditionsAbove(file, helper.line, fact.range.start.line).slice(0, 1);
  const [shownCondition] = await conditionsOfLine(writerContext, helper.symbol, { line: helper.line, conditions }, file);
  return shownCondition ? nearestConditionSentence(shownCondition) : '';
}

/** What the code before the text decides, where nothing around it does. */
async function earlierSentence(writerContext: WriterContext, symbol: SymbolNode, message: MessageMatch): Promise<string> {
  if (symbol.fact.kind === 'module' || message.conditions.length || message.template) return '';
  const { start, end } = symbol.fact.range;
  const file = (await writerContext.page.book.readLines(symbol.root, symbol.path)) ?? [];
  const guarded = guardedLine({ file, first: start.line, last: end.line }, message.line);
  const condition = guarded.guards.length ? undefined : await earlierConditionOf(writerContext, symbol, guarded, file);
  return condition ? nearestConditionSentence(condition) : '';
}

/** The first other lines of a function with the same text, each with its condition: any of them may have written it. */
async function repetitions(
  writerContext: WriterContext,
  symbol: SymbolNode,
  { also = [] }: MessageMatch,
  file: readonly string[],
): Promise<string> {
  const sentences: string[] = [];
  for (const line of also.slice(0, maxRepetitions)) {
    const conditions = conditionsAbove(file, line, symbol.fact.range.start.line).slice(0, 1);
    const [condition] = await conditionsOfLine(writerContext, symbol, { line, conditions }, file);
    const place = await sameTextPlace(writerContext, symbol, line);
    sentences.push(
      ` ${l10n.t('The same text stands there again: {0}', place)}.`,
      condition ? ` ${nearestConditionSentence(condition)}` : '',
    );
  }
  return sentences.join('');
}

/** The lines of a function with the same text after those in {@link repetitions}. */
async function sameTextLines(writerContext: WriterContext, symbol: SymbolNode, { also = [] }: MessageMatch): Promise<string[]> {
  const places: string[] = [];
  for (const line of also.slice(maxRepetitions, maxSameLines)) places.push(await sameTextPlace(writerContext, symbol, line));
  return places.length ? [`- ${l10n.t('The same text stands there again: {0}', withRest(places, also.length - maxRepetitions))}`] : [];
}

async function sameTextPlace({ page }: WriterContext, symbol: SymbolNode, line: number): Promise<string> {
  const { root, path } = symbol;
  const citation = await page.cite({ root, path, lines: { first: line, last: line } }, path, l10n.t('has the same text'), symbol);
  return `${code(l10n.t('line {0}', line + 1))}${citation}`;
}

/** Cites the definition of a text that the site uses by a key or a name; empty for a text of its own. */
async function citeEntry({ page }: WriterContext, { entry, entryFile, template }: MessageMatch): Promise<string> {
  if (template) {
    const { file, line, name } = template;
    const place = { root: file.root, path: file.path, lines: { first: line, last: line } };
    return page.cite(place, file.path, l10n.t('text of {0}', shorten(name, maxKeyLength)));
  }
  if (!entry || !entryFile) return '';
  const { root, path } = entryFile;
  return page.cite(
    { root, path, lines: { first: entry.line, last: entry.line } },
    path,
    l10n.t('text of the key "{0}"', shorten(entry.key, maxKeyLength)),
  );
}

function sentenceOf(where: string, text: string, message: MessageMatch & { readonly key: string }): string {
  const { kind, role, how, key, isFrame, template, runtime, givenTo, rest } = message;
  if (runtime) return runtimeSentence(where, text, runtime);
  if (template && role === 'raised')
    return template.isClass
      ? l10n.t('{0} raises {1}, whose text is "{2}"', where, code(template.name), text)
      : l10n.t('{0} raises this, which is kept as {1}: "{2}"', where, code(template.name), text);
  if (template) return l10n.t('{0} uses {1}, whose text is "{2}"', where, code(template.name), text);
  if (rest !== undefined) return messageFrontSentence(where, text, rest, role);
  if (isFrame) return l10n.t('{0} adds this around it: "{1}"', where, text);
  if (how === 'front') return l10n.t('{0} may use the key {1}, which begins like that; its text is "{2}"', where, key, text);
  if (how) return l10n.t('{0} uses the key {1}, whose text is "{2}"', where, key, text);
  if (key) return l10n.t('{0} has the text of the key {1}: "{2}"', where, key, text);
  if (kind === 'holds' && role !== 'raised' && role !== 'logged')
    return l10n.t('{0} has a longer text that holds this message: "{1}"', where, text);
  if (givenTo !== undefined && role !== 'raised' && role !== 'logged')
    return l10n.t('{0} gives this text to {1}, which writes it: "{2}"', where, code(givenTo), text);
  switch (role) {
    case 'raised':
      return l10n.t('{0} raises this: "{1}"', where, text);
    case 'logged':
      return l10n.t('{0} logs this: "{1}"', where, text);
    case 'printed':
    case 'shown':
      return l10n.t('{0} shows this: "{1}"', where, text);
    case 'returned':
      return l10n.t('{0} returns this: "{1}"', where, text);
    default:
      return l10n.t('{0} holds this text: "{1}"', where, text);
  }
}

/** The end of the message, which another text appends to the literal. */
function restField(page: Page, { rest }: MessageMatch): { readonly rest?: string } {
  return rest === undefined ? {} : { rest: page.prose(shorten(rest, maxTextLength)) };
}

/** A literal that the code puts in front of another text: only the front is known from here. */
function messageFrontSentence(where: string, text: string, rest: string, role: MessageMatch['role']): string {
  if (role === 'raised')
    return l10n.t('{0} raises the front of this message: "{1}"; the rest, "{2}", is appended when it runs', where, text, rest);
  return l10n.t('{0} has the front of this message: "{1}"; the rest, "{2}", is appended when it runs', where, text, rest);
}

/** Sentence for a text that is no literal: it never claims that the line contains it. */
function runtimeSentence(where: string, line: string, { by, when }: RuntimeCause): string {
  if (when === undefined) return l10n.t('The innermost line of this workspace in the stack trace is in {0}: {1}', where, line);
  return by === 'frame'
    ? l10n.t('The runtime writes this text {0}. In this workspace the stack trace ends in {1}: {2}', when, where, line)
    : l10n.t('The runtime writes this text {0}, as may happen in {1}: {2}', when, where, line);
}

/** Reason for citing the line. */
function citationReason({ role, how, entry, runtime, rest }: MessageMatch): string {
  if (runtime) return runtime.by === 'frame' ? l10n.t('is where the stack trace ends') : l10n.t('can make the runtime write this');
  if (rest !== undefined) return l10n.t('has the front of the message');
  if (how && entry) return l10n.t('uses the key {0}', shorten(entry.key, maxKeyLength));
  if (role === 'raised') return l10n.t('raises the message');
  return role === 'logged' ? l10n.t('logs the message') : l10n.t('holds the message');
}

/** Whole statements from the nearest condition on, if that is near, inside of the definition. */
function decidingLines(file: readonly string[], { fact }: SymbolNode, { line, conditions }: MessageMatch): string[] {
  const { start, end } = fact.kind === 'module' ? { start: { line: 0 }, end: { line: file.length - 1 } } : fact.range;
  const nearCondition = conditions.find((each) => line - each.line <= maxLinesToCondition);
  const switchLine = nearCondition?.kind === 'case' ? switchHeadLine(file, nearCondition.line, start.line) : undefined;
  const nearLine = switchLine !== undefined && line - switchLine <= maxLinesToCondition ? switchLine : nearCondition?.line;
  const first = Math.max(start.line, nearLine ?? line - linesAround);
  const { to } = wholeStatements(file, first, { from: line, to: line + 1 });
  return file.slice(first, Math.min(end.line + 1, Math.max(to, line + (nearCondition ? 1 : linesAround + 1))));
}
