// Writes the answer to "why does it fail" without a model: the frames, the raise with its lines, its callers and the state involved.
import * as l10n from '@vscode/l10n';
import { terms as termsOf } from '../../../text/terms.ts';
import type { SymbolNode } from '../../../graph/edges/types.ts';
import type { CallerStep } from '../../../searching/relations/callers.ts';
import type { Candidate } from '../../../searching/candidate.ts';
import type { DiagnosticPlan, Site } from '../../../planning/diagnostic.ts';
import type { LineChange } from '../../../ports.ts';
import { lineIn, tellsLine, type MappedFrame } from '../../../searching/lists/frames/mappedFrames.ts';
import type { SiteChanges } from '../../../planning/failures/siteChanges.ts';
import type { StateDependency } from '../../../planning/failures/siteState.ts';
import { excerpt } from '../../evidence/excerpt.ts';
import { code, fencedCode, firstSentence } from '../../page/markdown.ts';
import type { Page } from '../../page/page.ts';
import { exceptionLines } from './exceptions.ts';
import { nameForModel } from '../../relations/relation.ts';
import { unsaidLines } from './unsaid.ts';
import { doubtOf, foldUnshown } from '../lists/callerWords.ts';
import { messageBlock } from './messageSite.ts';
import { callersLine, definitionLine, nameAsCode, nameWithFile, usesLine, withRest, type WriterContext } from '../definition.ts';
import type { Frame } from '../../../reading/mentions/frame.ts';

const mostFrames = 12;
const around = 3;
const mostCallers = 6;
/** Maximum named places with the same text: as many as the search finds. */
const mostPlaces = 24;
/** Lines of a raise with its text. */
const raiseLines = 2;

/** Writes the answer. */
export async function writeDiagnostic(writing: WriterContext, plan: DiagnosticPlan): Promise<void> {
  const { page } = writing;
  // Before the trace, so that citation numbers begin at 1 where a picture replaces that.
  const unsaid = plan.runtime ? [] : await unsaidLines(writing, plan);
  const sites: (readonly [site: Site, block: string])[] = [];
  for (const site of plan.sites) sites.push([site, await siteBlock(writing, site, plan)]);
  // Other code that raises the type raises another error.
  const exceptions = plan.message === 'found' ? [] : await exceptionLines(writing, plan);
  const state = plan.state.length ? [`**${l10n.t('State it depends on')}**`, '', ...(await stateLines(writing, plan.state))] : [];
  const others = await otherLines(writing, plan);
  if (plan.runtime && plan.message !== 'found') page.add(manyLines(plan.runtime.when, plan.runtime.total));
  // The site with the message, or the end of the trace, is the answer; the way there follows it.
  const [lead] = sites;
  const isSaid = plan.message === 'found';
  const leads = lead !== undefined && saysMessage(lead[0]) && (isSaid || lead[0].message?.runtime !== undefined);
  if (leads) page.add(lead[1]);
  page.add(...unsaid);
  if (plan.frames.length) page.draw(`**${l10n.t('Stack trace')}**`, '', ...(await frameTable(writing, plan.frames)));
  if (!plan.anchored && plan.sites.length && unsaid.length === 0 && !plan.runtime) {
    page.add(
      l10n.t('The question contains no stack trace, error text or exception that this workspace raises. Its words match this code:'),
    );
  }
  // If code contains the message, that is the answer: callers and matches by words are collapsed.
  const isAnswer = (site: Site): boolean => !isSaid || site === plan.sites[0] || saysMessage(site);
  for (const [site, block] of leads ? sites.slice(1) : sites) if (isAnswer(site)) page.add(block);
  page.add(...exceptions);
  page.add(...state);
  if (!isSaid && others.length) page.add(`**${l10n.t('See also')}**`, '', ...others);
  const further = sites.filter(([site]) => !isAnswer(site));
  page.fold(
    l10n.t('The code of {0}', further.map(([{ symbol }]) => nameForModel(symbol)).join(', ')),
    further.map(([, block]) => block),
  );
  if (isSaid && others.length) page.fold(l10n.t('See also: {0}', others.length), [others.join('\n')]);
  if (page.sections.length === 0)
    page.add(l10n.t('Nothing in this workspace matches the failure. Paste the error text or the stack trace.'));
}

/** Sentence for a text that only the runtime writes, where no line is likelier than the others. */
function manyLines(when: string, total: number): string {
  return total > 0
    ? l10n.t('The runtime writes this text {0}. {1} lines of this workspace may do that; the stack trace tells which.', when, total)
    : l10n.t('The runtime writes this text {0}. No line of this workspace that does that was found.', when);
}

/** Whether a site contains the whole message, or more. */
function saysMessage({ message }: Site): boolean {
  return message !== undefined && message.kind !== 'part';
}

/** The first frames; the others are collapsed, unless a picture shows all of them. */
async function frameTable(writing: WriterContext, frames: readonly MappedFrame[]): Promise<string[]> {
  const rows: string[] = [];
  for (const mapped of frames.slice(0, mostFrames)) rows.push(`- ${await frameRow(writing, mapped)}`);
  await writing.page.foldRest(l10n.t('Stack trace'), frames.slice(mostFrames), (mapped) => frameRow(writing, mapped), { drawn: true });
  return rows;
}

async function frameRow({ page }: WriterContext, mapped: MappedFrame): Promise<string> {
  const { frame, file, symbol, shifted, compiled, ambiguous } = mapped;
  const written = code(writtenPlace(frame));
  if (!file || mapped.line < 0) {
    return `${written}: ${ambiguous.length ? l10n.t('{0} files end with this path, so none was chosen', ambiguous.length) : l10n.t('outside this workspace')}`;
  }
  const line = lineIn((await page.book.file(file.root, file.path)) ?? [], mapped);
  const place = { root: file.root, path: file.path, lines: { first: line, last: line } };
  const cited = await page.cite(place, symbol?.fact.qualifiedName ?? file.path, l10n.t('stack frame'), symbol);
  // The place in the workspace is enough; the written place follows where it differs.
  const here = code(symbol || !compiled ? `${file.path}:${line + 1}` : file.path);
  const moved = shifted ? ` (${foundBy(mapped, written)})` : '';
  return `${symbol ? `${nameAsCode(symbol)} ` : ''}${here}${cited}${moved}`;
}

/** Path and line of a frame; the raw frame where its file is only derived from its type or modules. */
function writtenPlace({ path, line, text }: Frame): string {
  const isWritten = text.includes(path.slice(path.lastIndexOf('/') + 1));
  return isWritten ? `${path}${line >= 0 ? `:${line + 1}` : ''}` : text.replace(/^(?:\d+:|at)\s+/, '');
}

function foundBy({ compiled, symbol, frame }: MappedFrame, written: string): string {
  // A frame without a line, or with a derived file, has not moved.
  if (!compiled && frame.line < 0) return l10n.t('found by its name');
  if (!compiled && !symbol && frame.symbol) return l10n.t('{0} is no longer in this file', code(frame.symbol));
  if (!compiled && !symbol) return l10n.t('the code has moved since: this line no longer runs');
  if (!compiled) return l10n.t('the code has moved since {0}: located by its name', written);
  return symbol ? l10n.t('compiled as {0}, located by its name', written) : l10n.t('compiled as {0}, so the line is not known', written);
}

async function siteBlock(writing: WriterContext, site: Site, plan: DiagnosticPlan): Promise<string> {
  const { symbol, message } = site;
  const changed = plan.changes.find((each) => each.symbol.id === symbol.id);
  // Other raises of the function are other errors. If any of several lines may be meant, the first is no better than the others: one
  // paragraph names all.
  const isRuntime = message?.runtime !== undefined;
  const beside = async (): Promise<string> => (isRuntime ? (await samePlacesLines(writing, site)).join(' ') : '');
  const lines =
    message && message.kind !== 'part'
      ? await messageBlock(writing, symbol, message, site === plan.sites[0], beside)
      : await plainSite(writing, site, plan.frames);
  const same = isRuntime ? [] : await samePlacesLines(writing, site);
  return [...lines, ...same, ...(await callerTree(writing, site)), ...changeLines(writing.page, changed)].join('\n');
}

/** The other places with the text of a site, all at once. */
async function samePlacesLines({ page }: WriterContext, { same, message }: Site): Promise<string[]> {
  if (!same) return [];
  const places: string[] = [];
  for (const { root, path, at, symbol, why } of same.others.slice(0, mostPlaces)) {
    const line = at ?? symbol?.fact.nameRange.start.line ?? 0;
    const cited = await page.cite({ root, path, lines: { first: line, last: line } }, path, why, symbol);
    places.push(`${symbol && symbol.fact.kind !== 'module' ? nameAsCode(symbol) : code(path)}${cited}`);
  }
  const list = withRest(places, same.others.length);
  const count = same.others.length + 1;
  if (message?.runtime)
    return [l10n.t('{0} lines can make the runtime write this, and nothing tells which of them ran. The others: {1}', count, list)];
  return [
    same.isTold
      ? l10n.t('The same text appears in {0} places; the rest of the question points to this one. The others: {1}', count, list)
      : l10n.t('The same text appears in {0} places, and the question does not say which is meant. The others: {1}', count, list),
    '',
  ];
}

async function plainSite(writing: WriterContext, site: Site, frames: readonly MappedFrame[]): Promise<string[]> {
  const { page } = writing;
  const { symbol, why, line } = site;
  const cited = await page.citeSymbol(symbol, why);
  const sentence = firstSentence(symbol.fact.doc, writing.docLength);
  const { root, path } = symbol;
  const textAt = line === undefined ? '' : await page.cite({ root, path, lines: { first: line, last: line } }, why, why, symbol);
  return [
    `### ${nameAsCode(symbol)}`,
    '',
    `${nameWithFile(symbol, cited)} ${page.prose(why)}${textAt}.${sentence ? ` ${page.prose(sentence)}` : ''}`,
    '',
    ...(await decidingLines(writing, site, frames)),
    ...(await raisedLines(writing, symbol)),
  ];
}

/** The line of the frame, of the text or of the raise with the lines around; otherwise the lines nearest to the question. */
async function decidingLines({ page, terms }: WriterContext, site: Site, frames: readonly MappedFrame[]): Promise<string[]> {
  const { symbol } = site;
  const { root, path, language, fact } = symbol;
  const file = await page.book.file(root, path);
  if (!file) return [];
  const line = frameLine(file, symbol, frames) ?? site.line ?? raiseAskedFor(file, symbol, terms) ?? fact.errorStrings[0]?.line;
  const { start, end } = fact.range;
  if (line === undefined) return [fencedCode(excerpt(file.slice(start.line, end.line + 1), symbol, terms), language), ''];
  const [first, last] = [Math.max(start.line, line - around), Math.min(end.line, line + around)];
  return [fencedCode(file.slice(first, last + 1), language), ''];
}

/** The raise that matches the question best; otherwise the first. */
function raiseAskedFor(file: readonly string[], { fact }: SymbolNode, terms: ReadonlyMap<string, number>): number | undefined {
  const said = (line: number): number => {
    const words = new Set(termsOf(file.slice(line, line + raiseLines).join('\n')));
    return [...words].reduce((sum, word) => sum + (terms.get(word) ?? 0), 0);
  };
  return fact.raises.map(({ line }) => line).toSorted((a, b) => said(b) - said(a))[0];
}

/** Line of the trace in this function, if known: a frame found only by its name tells no line. */
function frameLine(file: readonly string[], symbol: SymbolNode, frames: readonly MappedFrame[]): number | undefined {
  for (const mapped of frames.filter((each) => each.symbol?.id === symbol.id)) {
    const line = lineIn(file, mapped);
    if (tellsLine(mapped) || line !== mapped.line) return line;
  }
  return undefined;
}

/** Latest changes here, often the quickest way to the cause. */
function changeLines(page: Page, known: SiteChanges | undefined): string[] {
  const [newest, ...older] = known?.changes ?? [];
  if (!newest) return [];
  const said = ({ date, commit, subject }: LineChange): readonly [string, string, string] => [
    new Date(date).toISOString().slice(0, 10),
    code(commit.slice(0, 10)),
    page.prose(subject),
  ];
  return [
    `- ${l10n.t('Last changed on {0} by {1}: {2}', ...said(newest))}`,
    ...older.map((change) => `  - ${l10n.t('before that on {0} by {1}: {2}', ...said(change))}`),
  ];
}

async function raisedLines({ page }: WriterContext, symbol: SymbolNode): Promise<string[]> {
  const { root, path, fact } = symbol;
  const lines: string[] = [];
  for (const { name, line } of fact.raises.slice(0, 4)) {
    const cited = await page.cite(
      { root, path, lines: { first: line, last: line } },
      l10n.t('{0} is raised', name),
      l10n.t('raises {0}', name),
      symbol,
    );
    const errorString = fact.errorStrings.find((each) => each.line >= line && each.line <= line + 3);
    lines.push(`- ${l10n.t('Raises {0}', code(name))}${errorString ? `: "${page.prose(errorString.text)}"` : ''}${cited}`);
  }
  return lines;
}

/** Callers, nested by hop, with a mark on those that change state. */
async function callerTree(writing: WriterContext, { symbol, walk, naming }: Site): Promise<string[]> {
  const { kind } = symbol.fact;
  // A message in a constant has its effect where the constant is used.
  if (walk.steps.length === 0 && naming && kind !== 'function' && kind !== 'method')
    return [`- ${await usesLine(writing, symbol, naming)}`];
  if (walk.steps.length === 0) return [await callersLine(writing, symbol)].filter(Boolean);
  const lines = [`- ${l10n.t('Reached from:')}`];
  const steps = new Set<CallerStep>();
  // Overloads and anonymous functions share one name, which appears once.
  const told = new Set<string>();
  const visit = async (callee: SymbolNode, depth: number): Promise<void> => {
    for (const step of walk.steps.filter((each) => each.callee.id === callee.id)) {
      if (steps.size >= mostCallers) return;
      const key = `${callee.fact.qualifiedName} ${step.symbol.path} ${nameForModel(step.symbol)}`;
      if (told.has(key)) continue;
      told.add(key);
      steps.add(step);
      const title = `${step.symbol.fact.qualifiedName} → ${callee.fact.name}`;
      const cited = await writing.page.citeEdge(step.edge, step.symbol, title, l10n.t('calls {0}', callee.fact.name));
      const marks = [step.mutates ? l10n.t('changes state') : '', doubtOf(step.edge)].filter(Boolean);
      lines.push(`${'  '.repeat(depth)}- ${nameAsCode(step.symbol)}${cited}${marks.length ? ` (${marks.join(', ')})` : ''}`);
      await visit(step.symbol, depth + 1);
    }
  };
  await visit(symbol, 1);
  await foldUnshown(writing, symbol, walk, steps);
  return lines;
}

async function stateLines({ page }: WriterContext, state: readonly StateDependency[]): Promise<string[]> {
  const lines: string[] = [];
  for (const { name, site, line, changed, mutators } of state) {
    const cited = await page.cite(
      { root: site.root, path: site.path, lines: { first: line, last: line } },
      name,
      l10n.t('touches {0}', name),
      site,
    );
    const others: string[] = [];
    for (const other of mutators.slice(0, 4)) {
      const at = other.fact.mutates.find((mention) => mention.name === name)?.line ?? other.fact.nameRange.start.line;
      const place = { root: other.root, path: other.path, lines: { first: at, last: at } };
      others.push(nameAsCode(other) + (await page.cite(place, `${other.fact.qualifiedName}: ${name}`, l10n.t('changes {0}', name), other)));
    }
    const text = (await page.book.file(site.root, site.path))?.[line] ?? '';
    const written = code(asWritten(name, text));
    const what = changed ? l10n.t('{0} changes {1}', nameAsCode(site), written) : l10n.t('{0} reads {1}', nameAsCode(site), written);
    const also = others.length ? `; ${l10n.t('it is also changed by')} ${withRest(others, mutators.length)}` : '';
    lines.push(`- ${what}${cited}${also}`);
  }
  return lines;
}

/** A field as its line writes it: facts use one word for its object, code a name of its own or none. */
function asWritten(name: string, line: string): string {
  const dot = name.indexOf('.');
  if (dot < 0) return name;
  const field = name.slice(dot + 1).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const withObject = new RegExp(`(?<![\\w$@.>])(?:@@?|[$\\w]+(?:\\.|->|\\?\\.|!\\.|::\\$?)#?)${field}(?![\\w$])`).exec(line);
  return (withObject ?? new RegExp(`(?<![\\w$.>])${field}(?![\\w$])`).exec(line))?.[0] ?? name;
}

async function otherLines(writing: WriterContext, { sources, sites }: DiagnosticPlan): Promise<readonly string[]> {
  const shown = new Set(sites.map(({ symbol }) => symbol.id));
  const others = sources.filter((candidate: Candidate) => candidate.symbol && !shown.has(candidate.symbol.id));
  const lines: string[] = [];
  for (const { symbol, why } of others.slice(0, 5))
    if (symbol) lines.push(`- ${await definitionLine(writing, symbol, why)} (${writing.page.prose(why)})`);
  return lines;
}
