// Writes the answer to "what is the default timeout?" without a model: the value with its line, then its definition, then alternatives.
import * as l10n from '@vscode/l10n';
import { shorten } from '../../../base/shorten.ts';
import type { StatedValue } from '../../../planning/conceptual/valuePlan.ts';
import type { NearestValue } from '../../../planning/conceptual/nearestValue.ts';
import type { CommentPlace, ValuePlace } from '../../../searching/lists/values/valuePlaces.ts';
import { escapeRegExp } from '../../../text/textQuery.ts';
import { truthOf } from '../../../searching/lists/values/valueForms.ts';
import { code, fencedCode } from '../../page/markdownText.ts';
import { enclosingDefinition, nameAsCode } from '../symbolText.ts';
import type { WriterContext } from '../writerContext.ts';
import { quotedLine } from '../quotedLine.ts';
import { booleanAnswer } from './booleanAnswer.ts';
import type { DocumentLead } from '../documents.ts';

/** Lines above and below the one that sets the value. */
const [linesAbove, linesBelow] = [6, 4];
/** Maximum characters of a value in the first sentence. */
const maxValueLength = 160;

/**
 * Writes the best of `places` with the lines around it, and lists the others. Writes nothing without a place. `documentStart` is what a
 * document says about the value, if anything: code may replace what it sets first.
 */
export async function writeValue(
  writerContext: WriterContext,
  { question, places, comment: stated }: StatedValue,
  documentStart?: DocumentLead,
): Promise<void> {
  const { page } = writerContext;
  const [best, ...others] = places;
  if (!best) return;
  // A comment that states the same value only confirms the line that sets it.
  const comment = stated && !states(stated.sentence, best) ? stated : undefined;
  // What a comment states is surer than a value that only shares words with the question.
  if (comment) page.add(await commentSentence(writerContext, comment));
  else page.add(statement(question, best, `${code(`${best.path}:${best.line + 1}`)}${await citeValue(writerContext, best)}`));
  if (documentStart) page.add(documentStart.text);
  page.add(comment ? await commentBlock(writerContext, comment) : await valueBlock(writerContext, best));
  if (stated && !comment) page.add(await commentSentence(writerContext, stated));
  const items: string[] = [];
  for (const other of comment ? places : others)
    items.push(
      `- ${valueTitle(other)}: ${await quotedLine(page, other, other.line)}${await citeValue(writerContext, other)}${constantText(other)}`,
    );
  if (items.length) page.add(`**${l10n.t('Other values that fit the words')}**`, '', ...items);
}

/** Whether a text has the value of a place. */
function states(text: string, { value, constant = value }: ValuePlace): boolean {
  return new RegExp(`(?<![\\w.])${escapeRegExp(constant)}(?![\\w]|\\.\\d)`).test(text);
}

async function valueBlock({ page }: WriterContext, place: ValuePlace): Promise<string> {
  const text = (await page.book.readLines(place.root, place.path)) ?? [];
  const { first, last } = linesAround(place, text.length);
  return fencedCode(text.slice(first, last + 1), place.symbol?.language ?? '');
}

/** The comment with the line that it is about. */
async function commentBlock({ page, graph }: WriterContext, { root, path, first, last }: CommentPlace): Promise<string> {
  const text = (await page.book.readLines(root, path)) ?? [];
  return fencedCode(text.slice(first, last + 2), graph.file(root, path)?.facts.language ?? '');
}

/** What a comment says of the default. */
async function commentSentence({ page }: WriterContext, { root, path, first, last, sentence }: CommentPlace): Promise<string> {
  const citation = await page.cite({ root, path, lines: { first, last } }, path, l10n.t('states the default'));
  return l10n.t('A comment says, in {0}: {1}', `${code(`${path}:${first + 1}`)}${citation}`, page.prose(sentence));
}

/** The literal behind a named constant, in parentheses; empty for any other value. */
function constantText({ constant }: ValuePlace): string {
  return constant === undefined ? '' : ` (${code(shorten(constant, maxValueLength))})`;
}

/** Begins with yes or no, where the question asks for that and the words decide it. */
function statement({ isDefault, kind, words }: StatedValue['question'], best: ValuePlace, place: string): string {
  const value = `${code(shorten(best.value, maxValueLength))}${constantText(best)}`;
  const name = valueTitle(best);
  const truth = kind === 'truth' ? truthOf(best.value) : undefined;
  const answer = truth === undefined ? undefined : booleanAnswer(words, best.name, truth);
  if (answer === true) return l10n.t('Yes: {0} is {1} by default, set in {2}.', name, value, place);
  if (answer === false) return l10n.t('No: {0} is {1} by default, set in {2}.', name, value, place);
  return isDefault
    ? l10n.t('{0} is the default of {1}, set in {2}.', value, name, place)
    : l10n.t('{0} is the value of {1}, set in {2}.', value, name, place);
}

/**
 * Reports that nothing sets the value or lists the members, and the nearest match of a value. With `isDocumented`, a document says something
 * about it, so only lines of code are missing.
 */
export async function writeNearest(
  writerContext: WriterContext,
  { question, place, comment }: NearestValue,
  isDocumented: boolean,
): Promise<void> {
  if (comment) writerContext.page.add(await commentSentence(writerContext, comment));
  const notFoundText =
    question.of === 'members'
      ? l10n.t('No enum, list or group of constants was found whose name or documentation fits all words of the question.')
      : isDocumented || comment
        ? l10n.t('No line of code was found that sets such a value.')
        : l10n.t('No line that sets a value has all words of the question.');
  writerContext.page.add([notFoundText, place ? await nearestPlace(writerContext, place) : ''].filter(Boolean).join(' '));
}

async function nearestPlace(writerContext: WriterContext, place: ValuePlace): Promise<string> {
  const placeText = `${code(`${place.path}:${place.line + 1}`)}${await citeValue(writerContext, place)}`;
  return l10n.t('The nearest is {0} for {1} in {2}.', code(shorten(place.value, maxValueLength)), valueTitle(place), placeText);
}

function linesAround({ symbol, line, first }: ValuePlace, length: number): { readonly first: number; readonly last: number } {
  const range = symbol && symbol.fact.kind !== 'module' ? symbol.fact.range : undefined;
  return {
    first: Math.max(range?.start.line ?? 0, Math.min(line - linesAbove, first)),
    last: Math.min(range?.end.line ?? length - 1, line + linesBelow),
  };
}

/** The name that is set, and its container. */
function valueTitle({ name, symbol }: ValuePlace): string {
  const definition = symbol ? enclosingDefinition(symbol) : undefined;
  if (!definition || definition.fact.name === name) return code(name);
  return l10n.t('{0} in {1}', code(name), nameAsCode(definition));
}

async function citeValue({ page }: WriterContext, { root, path, first, line, symbol, name }: ValuePlace): Promise<string> {
  return page.cite({ root, path, lines: { first, last: line } }, name, l10n.t('sets {0}', name), symbol);
}
