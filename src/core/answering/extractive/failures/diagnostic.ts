// Writes the answer to "why does it fail" without a model: the frames, the raise with its lines, its callers and the state involved.
import { baseName } from '../../../base/baseName.ts';
import * as l10n from '@vscode/l10n';
import { termsOfText } from '../../../text/tokenizer.ts';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import type { Candidate } from '../../../searching/candidate.ts';
import type { DiagnosticPlan, Site } from '../../../planning/diagnosticPlan.ts';
import type { LineChange } from '../../../ports.ts';
import { currentLineOf, hasFailureLine, type MappedFrame } from '../../../searching/lists/frames/mappedFrames.ts';
import type { SiteChanges } from '../../../planning/failures/siteChanges.ts';
import { excerpt } from '../../material/evidence/excerpt.ts';
import { code, fencedCode, firstSentence } from '../../page/markdownText.ts';
import type { Page } from '../../page/page.ts';
import { callerTree } from './callerTree.ts';
import { exceptionLines } from './exceptions.ts';
import { readableName } from '../../material/relations/relationNote.ts';
import { missingMessageLines } from './missingMessage.ts';
import { messageBlock } from './messageSite.ts';
import { stateLines } from './stateLines.ts';
import { otherPlacesLines, samePlacesWriters } from './samePlacesText.ts';
import { definitionLine } from '../definition.ts';
import { nameAsCode, placeOfSymbol, raiseText } from '../symbolText.ts';
import type { WriterContext } from '../writerContext.ts';
import type { Frame } from '../../../reading/mentions/frame.ts';

const maxFrames = 12;
/** Lines around a deciding line. */
const linesAround = 3;
/** Lines of a raise with its text. */
const raiseLines = 2;
/** Maximum raises of a definition that are listed. Set by judgement. */
const maxRaises = 4;
/** Maximum lines from a raise to the text of its message. Set by judgement. */
const maxMessageDistance = 3;
/** Maximum further definitions that are named. Set by judgement. */
const maxOthers = 5;

/** Writes the site with the message first, where code has it; otherwise the trace and the sites. */
export async function writeDiagnostic(writerContext: WriterContext, plan: DiagnosticPlan): Promise<void> {
  const { page } = writerContext;
  const parts = await partsOf(writerContext, plan);
  await addAnswer(writerContext, plan, parts);
  addFurtherParts(page, plan, parts);
  if (page.sections.length === 0)
    page.add(l10n.t('Nothing in this workspace matches the failure. Paste the error text or the stack trace.'));
}

/** Parts of the answer, in the order in which their citations are numbered. */
interface DiagnosticParts {
  readonly missingMessage: readonly string[];
  readonly siteBlocks: readonly SiteBlock[];
  readonly exceptions: readonly string[];
  readonly state: readonly string[];
  readonly seeAlso: readonly string[];
}

interface SiteBlock {
  readonly site: Site;
  readonly block: string;
}

/** Writes all parts but the trace, so that citation numbers begin at 1 where a picture replaces the trace. */
async function partsOf(writerContext: WriterContext, plan: DiagnosticPlan): Promise<DiagnosticParts> {
  const missingMessage = plan.runtime ? [] : await missingMessageLines(writerContext, plan);
  const siteBlocks: SiteBlock[] = [];
  for (const site of plan.sites) siteBlocks.push({ site, block: await siteBlock(writerContext, site, plan) });
  // Other code that raises the type raises another error.
  const exceptions = plan.message === 'found' ? [] : await exceptionLines(writerContext, plan);
  const state = await stateLines(writerContext, plan.state);
  return { missingMessage, siteBlocks, exceptions, state, seeAlso: await otherLines(writerContext, plan) };
}

/** Adds the site with the message, or at the end of the trace, then the way there. */
async function addAnswer(
  writerContext: WriterContext,
  plan: DiagnosticPlan,
  { missingMessage, siteBlocks: [firstBlock, ...otherBlocks] }: DiagnosticParts,
): Promise<void> {
  const { page } = writerContext;
  if (plan.runtime && plan.message !== 'found') page.add(runtimeTextSentence(plan.runtime.when, plan.runtime.total));
  const hasLead =
    firstBlock !== undefined &&
    hasWholeMessage(firstBlock.site) &&
    (plan.message === 'found' || firstBlock.site.message?.runtime !== undefined);
  if (hasLead) page.add(firstBlock.block);
  page.add(...missingMessage);
  if (plan.frames.length) page.addDrawn(`**${l10n.t('Stack trace')}**`, '', ...(await frameTable(writerContext, plan.frames)));
  if (!plan.anchored && plan.sites.length && missingMessage.length === 0 && !plan.runtime) {
    page.add(
      l10n.t('The question contains no stack trace, error text or exception that this workspace raises. Its words match this code:'),
    );
  }
  if (firstBlock && !hasLead) page.add(firstBlock.block);
  for (const { site, block } of otherBlocks) if (isAnswerSite(site, plan)) page.add(block);
}

/** Adds exceptions and state; collapses further sites and matches if the message is found. */
function addFurtherParts(page: Page, plan: DiagnosticPlan, { siteBlocks, exceptions, state, seeAlso }: DiagnosticParts): void {
  const isMessageFound = plan.message === 'found';
  page.add(...exceptions);
  page.add(...state);
  if (!isMessageFound && seeAlso.length) page.add(`**${l10n.t('See also')}**`, '', ...seeAlso);
  const furtherBlocks = siteBlocks.filter(({ site }) => !isAnswerSite(site, plan));
  page.fold(
    l10n.t('The code of {0}', furtherBlocks.map(({ site }) => readableName(site.symbol)).join(', ')),
    furtherBlocks.map(({ block }) => block),
  );
  if (isMessageFound && seeAlso.length) page.fold(l10n.t('See also: {0}', seeAlso.length), [seeAlso.join('\n')]);
}

/** If code contains the message, only the sites that say it are the answer, and callers and matches by words are not. */
function isAnswerSite(site: Site, { message, sites }: DiagnosticPlan): boolean {
  return message !== 'found' || site === sites[0] || hasWholeMessage(site);
}

/** Sentence for a text that only the runtime writes, where no line is likelier than the others. */
function runtimeTextSentence(when: string, total: number): string {
  return total > 0
    ? l10n.t('The runtime writes this text {0}. {1} lines of this workspace may do that; the stack trace tells which.', when, total)
    : l10n.t('The runtime writes this text {0}. No line of this workspace that does that was found.', when);
}

/** Whether a site contains the whole message, or more. */
function hasWholeMessage({ message }: Site): boolean {
  return message !== undefined && message.kind !== 'part';
}

/** The first frames; the others are collapsed, unless a picture shows all of them. */
async function frameTable(writerContext: WriterContext, frames: readonly MappedFrame[]): Promise<string[]> {
  const rows: string[] = [];
  for (const mappedFrame of frames.slice(0, maxFrames)) rows.push(`- ${await frameRow(writerContext, mappedFrame)}`);
  await writerContext.page.foldRest(l10n.t('Stack trace'), frames.slice(maxFrames), (mappedFrame) => frameRow(writerContext, mappedFrame), {
    drawn: true,
  });
  return rows;
}

async function frameRow({ page }: WriterContext, mappedFrame: MappedFrame): Promise<string> {
  const { frame, file, symbol, shifted, compiled, ambiguous } = mappedFrame;
  const framePlace = code(placeInFrame(frame));
  if (!file || mappedFrame.line < 0) {
    return `${framePlace}: ${ambiguous.length ? l10n.t('{0} files end with this path, so none was chosen', ambiguous.length) : l10n.t('outside this workspace')}`;
  }
  const line = currentLineOf((await page.book.readLines(file.root, file.path)) ?? [], mappedFrame);
  const place = { root: file.root, path: file.path, lines: { first: line, last: line } };
  const citation = await page.cite(place, symbol?.fact.qualifiedName ?? file.path, l10n.t('stack frame'), symbol);
  // The place in the workspace is enough; the written place follows where it differs.
  const workspacePlace = code(symbol || !compiled ? `${file.path}:${line + 1}` : file.path);
  const movedNote = shifted ? ` (${matchNote(mappedFrame, framePlace)})` : '';
  return `${symbol ? `${nameAsCode(symbol)} ` : ''}${workspacePlace}${citation}${movedNote}`;
}

/** Path and line of a frame; the raw frame where its file is only derived from its type or modules. */
function placeInFrame({ path, line, text }: Frame): string {
  const isWritten = text.includes(baseName(path));
  return isWritten ? `${path}${line >= 0 ? `:${line + 1}` : ''}` : text.replace(/^(?:\d+:|at)\s+/, '');
}

function matchNote({ compiled, symbol, frame }: MappedFrame, framePlace: string): string {
  // A frame without a line, or with a derived file, has not moved.
  if (!compiled && frame.line < 0) return l10n.t('found by its name');
  if (!compiled && !symbol && frame.symbol) return l10n.t('{0} is no longer in this file', code(frame.symbol));
  if (!compiled && !symbol) return l10n.t('the code has moved since: this line no longer runs');
  if (!compiled) return l10n.t('the code has moved since {0}: located by its name', framePlace);
  return symbol
    ? l10n.t('compiled as {0}, located by its name', framePlace)
    : l10n.t('compiled as {0}, so the line is not known', framePlace);
}

async function siteBlock(writerContext: WriterContext, site: Site, plan: DiagnosticPlan): Promise<string> {
  const { symbol, message } = site;
  const siteChanges = plan.changes.find((each) => each.symbol.id === symbol.id);
  const lines =
    message && message.kind !== 'part'
      ? await messageBlock(writerContext, symbol, message, site === plan.sites[0], samePlacesWriters(writerContext, site))
      : await plainSite(writerContext, site, plan.frames);
  const otherPlaces = await otherPlacesLines(writerContext, site);
  return [...lines, ...otherPlaces, ...(await callerTree(writerContext, site)), ...changeLines(writerContext.page, siteChanges)].join('\n');
}

async function plainSite(writerContext: WriterContext, site: Site, frames: readonly MappedFrame[]): Promise<string[]> {
  const { page } = writerContext;
  const { symbol, why, line } = site;
  const citation = await page.citeSymbol(symbol, why);
  const sentence = firstSentence(symbol.fact.doc, writerContext.docLength);
  const { root, path } = symbol;
  const lineCitation = line === undefined ? '' : await page.cite({ root, path, lines: { first: line, last: line } }, why, why, symbol);
  return [
    `### ${nameAsCode(symbol)}`,
    '',
    `${placeOfSymbol(symbol, citation)} ${page.prose(why)}${lineCitation}.${sentence ? ` ${page.prose(sentence)}` : ''}`,
    '',
    ...(await decidingLines(writerContext, site, frames)),
    ...(await raiseItems(writerContext, symbol)),
  ];
}

/** The line of the frame, of the text or of the raise with the lines around; otherwise the lines nearest to the question. */
async function decidingLines({ page, terms }: WriterContext, site: Site, frames: readonly MappedFrame[]): Promise<string[]> {
  const { symbol } = site;
  const { root, path, language, fact } = symbol;
  const file = await page.book.readLines(root, path);
  if (!file) return [];
  const line = frameLine(file, symbol, frames) ?? site.line ?? raiseAskedFor(file, symbol, terms) ?? fact.errorStrings[0]?.line;
  const { start, end } = fact.range;
  if (line === undefined) return [fencedCode(excerpt(file.slice(start.line, end.line + 1), symbol, terms), language), ''];
  const [first, last] = [Math.max(start.line, line - linesAround), Math.min(end.line, line + linesAround)];
  return [fencedCode(file.slice(first, last + 1), language), ''];
}

/** The raise that matches the question best; otherwise the first. */
function raiseAskedFor(file: readonly string[], { fact }: SymbolNode, terms: ReadonlyMap<string, number>): number | undefined {
  const scoreOf = (line: number): number => {
    const words = new Set(termsOfText(file.slice(line, line + raiseLines).join('\n')));
    return [...words].reduce((sum, word) => sum + (terms.get(word) ?? 0), 0);
  };
  return fact.raises.map(({ line }) => line).toSorted((a, b) => scoreOf(b) - scoreOf(a))[0];
}

/** Line of the trace in this function, if known: a frame found only by its name tells no line. */
function frameLine(file: readonly string[], symbol: SymbolNode, frames: readonly MappedFrame[]): number | undefined {
  for (const mappedFrame of frames.filter((each) => each.symbol?.id === symbol.id)) {
    const line = currentLineOf(file, mappedFrame);
    if (hasFailureLine(mappedFrame) || line !== mappedFrame.line) return line;
  }
  return undefined;
}

/** Latest changes here, often the quickest way to the cause. */
function changeLines(page: Page, siteChanges: SiteChanges | undefined): string[] {
  const [newest, ...older] = siteChanges?.changes ?? [];
  if (!newest) return [];
  const changeFields = ({ date, commit, subject }: LineChange): readonly [string, string, string] => [
    new Date(date).toISOString().slice(0, 10),
    code(commit.slice(0, 10)),
    page.prose(subject),
  ];
  return [
    `- ${l10n.t('Last changed on {0} by {1}: {2}', ...changeFields(newest))}`,
    ...older.map((change) => `  - ${l10n.t('before that on {0} by {1}: {2}', ...changeFields(change))}`),
  ];
}

async function raiseItems({ page }: WriterContext, symbol: SymbolNode): Promise<string[]> {
  const { root, path, fact } = symbol;
  const lines: string[] = [];
  for (const { name, line, declared } of fact.raises.slice(0, maxRaises)) {
    const citation = await page.cite(
      { root, path, lines: { first: line, last: line } },
      l10n.t('{0} is raised', name),
      l10n.t('raises {0}', name),
      symbol,
    );
    const errorString = fact.errorStrings.find((each) => each.line >= line && each.line <= line + maxMessageDistance);
    lines.push(`- ${raiseText(code(name), declared)}${errorString && !declared ? `: "${page.prose(errorString.text)}"` : ''}${citation}`);
  }
  return lines;
}

async function otherLines(writerContext: WriterContext, { placesToRead, sites }: DiagnosticPlan): Promise<readonly string[]> {
  const shownIds = new Set(sites.map(({ symbol }) => symbol.id));
  const otherCandidates = placesToRead.filter((candidate: Candidate) => candidate.symbol && !shownIds.has(candidate.symbol.id));
  const lines: string[] = [];
  for (const { symbol, why } of otherCandidates.slice(0, maxOthers))
    if (symbol) lines.push(`- ${await definitionLine(writerContext, symbol, why)} (${writerContext.page.prose(why)})`);
  return lines;
}
