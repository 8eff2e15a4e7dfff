// Writes the answer to "what is X", "where is X decided" without a model: the best definitions, their neighbours, and matching documents.
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../graph/edges/types.ts';
import type { Candidate } from '../../searching/candidate.ts';
import { fullDefinitions, meantBy, type ConceptualPlan } from '../../planning/conceptual.ts';
import type { DefinitionUse } from '../../planning/concepts/usage.ts';
import { isInventory } from '../../planning/concepts/inventoryPlan.ts';
import { isForMembers } from '../../planning/concepts/membersPlan.ts';
import { isForValue } from '../../planning/concepts/valuePlan.ts';
import { isForSettings } from '../../planning/concepts/settingsPlan.ts';
import { isAboutProject } from '../../planning/concepts/wholeProject.ts';
import { missingLines } from '../../packing/cut.ts';
import { code, fencedCode } from '../page/markdown.ts';
import { definitionBlock, definitionLine, nameAsCode, type WriterContext } from './definition.ts';
import { addDescribed, fullShown, type ReasonedSymbol } from './behaviourAnswer.ts';
import { addKeyed } from './lists/keyUses.ts';
import { addDocuments } from './documents.ts';
import { definitionLead } from './lead/lead.ts';
import { writeInventory } from './lists/inventoryAnswer.ts';
import { writeSettings } from './lists/settingsAnswer.ts';
import { writeMembers } from './lists/membersAnswer.ts';
import { writeNearest, writeValue } from './lists/valueAnswer.ts';
import { writeOverview } from './overview.ts';
import { quotedLine } from './quotedLine.ts';
import { subjectNotes } from './subjectNotes.ts';

const moreLines = 5;
const mostSelected = 30;

/** Writes the answer. */
export async function writeConceptual(writing: WriterContext, plan: ConceptualPlan): Promise<void> {
  const { page } = writing;
  if (isAboutProject(plan)) return writeOverview(writing, plan);
  if (isForSettings(plan)) return writeSettings(writing, plan.settings);
  if (isForMembers(plan)) return writeMembers(writing, plan.sets);
  if (isForValue(plan)) return writeValue(writing, plan.stated);
  if (isInventory(plan)) return writeInventory(writing, plan.inventory);
  if (plan.nearestValue) await writeNearest(writing, plan.nearestValue);
  const documentsFirst = plan.uses !== undefined;
  if (documentsFirst) await addDocuments(writing, plan.documents);
  if (plan.selected) await addSelected(writing, plan.selected);
  else
    for (const note of await subjectNotes(
      writing,
      plan.subjects.filter(({ name }) => name !== plan.keyed?.name),
    ))
      page.add(note);
  if (plan.keyed) await addKeyed(writing, plan.keyed);
  const symbols = meantBy(plan);
  const missing =
    plan.focus.length === 0 && plan.subjects.some(({ name, definitions }) => definitions.length === 0 && name !== plan.keyed?.name);
  const why = plan.focus.length ? l10n.t('is what was selected') : l10n.t('is named in the question');
  const matches = plan.definitions.flatMap((each) => (each.symbol ? [{ symbol: each.symbol, why: each.why, score: each.score }] : []));
  const all = firstOfEach([...symbols.map((symbol) => ({ symbol, why, score: 1 })), ...matches], ({ symbol }) => symbol.id);
  const full = plan.selected ? [] : all.slice(0, symbols.length ? Math.min(symbols.length, fullDefinitions) : fullDefinitions);
  if (full.length && missing) page.add(l10n.t('The words of the question match this code instead:'));
  const isSaidBy = plan.definitions.find(({ symbol }) => symbol && symbol.id === full[0]?.symbol.id);
  if (plan.describes && !plan.keyed && full.length && isSaidBy?.at === undefined) {
    await addDescribed(writing, full, plan.describes);
    addOverviews(writing, plan);
    await addMore(writing, withoutParts(all.slice(fullShown), full.slice(0, fullShown)));
    return addDocuments(writing, plan.documents);
  }
  const ids = new Set(symbols.map(({ id }) => id));
  const isSaid = plan.keyed !== undefined || (await addSayingLine(writing, isSaidBy));
  const matched = missing || isSaid || documentsFirst ? undefined : full[0]?.symbol;
  if (!isSaid && !documentsFirst) page.add(await definitionLead(writing, symbols, matched));
  const isTold = ({ id }: SymbolNode): boolean => symbols.length === 0 && id === matched?.id;
  const block = ({ symbol, why: reason }: ReasonedSymbol, whole: boolean): Promise<string> =>
    definitionBlock(writing, symbol, reason, { isRequested: ids.has(symbol.id), whole, docTold: isTold(symbol) });
  // Shows all definitions that the question names; of those found by words only the best.
  const [shown, others] = symbols.length ? [full, []] : [full.slice(0, 1), full.slice(1)];
  for (const each of shown) page.add(await block(each, shown.length === 1));
  await addUses(writing, plan.uses ?? []);
  addOverviews(writing, plan);
  await addMore(writing, [...others, ...withoutParts(all.slice(full.length), full)]);
  const blocks: string[] = [];
  for (const each of others) blocks.push(await block(each, false));
  page.fold(
    blocks.length === 1 ? l10n.t('The code of 1 more definition') : l10n.t('The code of {0} more definitions', blocks.length),
    blocks,
  );
  if (!documentsFirst) await addDocuments(writing, plan.documents);
  if (page.sections.length === 0)
    page.add(l10n.t('Nothing in this workspace matches the question. Try the words or names that the code uses.'));
}

function addOverviews({ page }: WriterContext, { overviews }: ConceptualPlan): void {
  for (const { path, text, byModel } of overviews)
    if (byModel) page.add(`**${code(path)}** (${l10n.t('overview written by a model')}): ${page.prose(text)}`);
}

/** Puts the matching line of a definition before it, because the definition may be long. True where there is one. */
async function addSayingLine({ page }: WriterContext, candidate: Candidate | undefined): Promise<boolean> {
  if (candidate?.at === undefined) return false;
  const { root, path, at, why, symbol } = candidate;
  const text = await quotedLine(page, candidate, at);
  const cited = await page.cite({ root, path, lines: { first: at, last: at } }, path, why, symbol);
  if (!text || !cited) return false;
  page.add(`${code(`${path}:${at + 1}`)}: ${text}${cited}`);
  return true;
}

/** The line of each use as it is: its arguments and its result. */
async function addUses({ page }: WriterContext, uses: readonly DefinitionUse[]): Promise<void> {
  const lines: string[] = [];
  for (const { of, caller, edge } of uses) {
    const text = await quotedLine(page, caller, edge.line);
    const why = l10n.t('shows how {0} is used', of.fact.name);
    const cited = await page.citeEdge(edge, caller, `${caller.fact.qualifiedName} → ${of.fact.name}`, why);
    if (text && cited) lines.push(`- ${text}, ${nameAsCode(caller)}${cited}`);
  }
  if (lines.length) page.add(`**${l10n.t('How it is used here')}**`, '', ...lines);
}

/** Shows lines between definitions as they are: nothing calls them, and nothing has their name. */
async function addSelected({ page }: WriterContext, { root, path, lines, why, symbol }: Candidate): Promise<void> {
  const cited = await page.cite({ root, path, lines }, path, why, symbol);
  const text = ((await page.book.file(root, path)) ?? []).slice(lines.first, lines.last + 1);
  const shown = text.slice(0, mostSelected);
  const rest = text.length - shown.length;
  page.add(
    `### ${code(`${path}:${lines.first + 1}`)}${cited}`,
    '',
    l10n.t('These lines stand outside all functions and classes of the file.'),
    '',
    fencedCode(rest > 0 ? [...shown, missingLines(rest, symbol?.language ?? '')] : shown, symbol?.language ?? ''),
  );
}

function withoutParts(rest: readonly ReasonedSymbol[], reasonedSymbols: readonly ReasonedSymbol[]): readonly ReasonedSymbol[] {
  return rest.filter(({ symbol }) => !reasonedSymbols.some((each) => isPartOf(symbol, each.symbol)));
}

/** Whether an inner function belongs to the function around it; members of a class deserve a line of their own. */
function isPartOf({ root, path, fact }: SymbolNode, whole: SymbolNode): boolean {
  const { kind, range } = whole.fact;
  const isInside =
    root === whole.root && path === whole.path && range.start.line <= fact.range.start.line && fact.range.end.line <= range.end.line;
  return isInside && (kind === 'function' || kind === 'method' || fact.name.startsWith('<'));
}

async function addMore(writing: WriterContext, rest: readonly ReasonedSymbol[]): Promise<void> {
  const line = ({ symbol, why }: ReasonedSymbol): Promise<string> => definitionLine(writing, symbol, why);
  const lines: string[] = [];
  for (const each of rest.slice(0, moreLines)) lines.push(`- ${await line(each)}`);
  await writing.page.foldRest(l10n.t('Also relevant'), rest.slice(moreLines), line);
  if (lines.length) writing.page.add(`**${l10n.t('Also relevant')}**`, '', ...lines);
}
