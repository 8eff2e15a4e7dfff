// Writes the answer to "what is X", "where is X decided" without a model: the best definitions, their neighbours, and matching documents.
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { Candidate } from '../../searching/candidate.ts';
import { fullDefinitions, subjectDefinitions, type ConceptualPlan } from '../../planning/conceptualPlan.ts';
import type { DefinitionUse } from '../../planning/conceptual/exampleUses.ts';
import { isInventory } from '../../planning/conceptual/inventoryPlan.ts';
import { isForMembers } from '../../planning/conceptual/membersPlan.ts';
import { isForValue } from '../../planning/conceptual/valuePlan.ts';
import { isForSettings } from '../../planning/conceptual/settingsPlan.ts';
import { isAboutProject } from '../../planning/conceptual/wholeProject.ts';
import { cutMarker } from '../../packing/cut.ts';
import { code, fencedCode } from '../page/markdownText.ts';
import { definitionBlock, definitionLine } from './definition.ts';
import { nameAsCode } from './symbolText.ts';
import type { WriterContext } from './writerContext.ts';
import { addBehaviour, decidingLineItem, maxFullSymbols, type ReasonedSymbol } from './behaviourAnswer.ts';
import { addKeyUses } from './lists/keyAnswer.ts';
import { addDocuments, documentLead } from './documents.ts';
import { definitionLead } from './lead/leadSentence.ts';
import { writeInventory } from './lists/inventoryAnswer.ts';
import { writeSettings } from './lists/settingsAnswer.ts';
import { writeMembers, writeSets } from './lists/membersAnswer.ts';
import { writeNearest, writeValue } from './lists/valueAnswer.ts';
import { writeOverview } from './overview.ts';
import type { DescribedLines } from '../../planning/decisions/describedLines.ts';
import { quotedLine } from './quotedLine.ts';
import { subjectNotes } from './subjectNotes.ts';

const maxMoreLines = 5;
const maxSelectedLines = 30;

/** Writes the list that the question asks for, otherwise the definitions of `plan` with documents about them. */
export async function writeConceptual(writerContext: WriterContext, plan: ConceptualPlan): Promise<void> {
  if (isAboutProject(plan)) return writeOverview(writerContext, plan);
  if (isForSettings(plan)) return writeSettings(writerContext, plan.settings);
  if (isForMembers(plan)) return writeMembers(writerContext, plan.sets);
  if (isForValue(plan))
    return writeValue(
      writerContext,
      plan.statedValue,
      await documentLead(writerContext, plan.documents, plan.statedValue.question.isDefault),
    );
  if (isInventory(plan)) return writeInventory(writerContext, plan.inventory);
  return writeDefinitions(writerContext, plan);
}

async function writeDefinitions(writerContext: WriterContext, plan: ConceptualPlan): Promise<void> {
  const { page } = writerContext;
  const mayLead = plan.nearestValue !== undefined || isFoundByWords(plan);
  const ofDefault = plan.nearestValue?.question.isDefault === true;
  const documentStart = mayLead ? await documentLead(writerContext, plan.documents, ofDefault) : undefined;
  if (documentStart) page.add(documentStart.text);
  if (plan.nearestValue) await writeNearest(writerContext, plan.nearestValue, documentStart !== undefined);
  if (plan.nearestSets) await writeSets(writerContext, l10n.t('Groups that may be meant'), plan.nearestSets);
  const documentsFirst = plan.uses !== undefined;
  if (documentsFirst) await addDocuments(writerContext, plan.documents, documentStart);
  if (plan.placeOutsideDefinitions) await addSelectedLines(writerContext, plan.placeOutsideDefinitions);
  else await addSubjectNotes(writerContext, plan);
  if (plan.keyUses) await addKeyUses(writerContext, plan.keyUses);
  const definitionChoice = chooseDefinitions(plan);
  const { allSymbols, fullSymbols, bestCandidate, isNameMissing } = definitionChoice;
  if (fullSymbols.length && isNameMissing) page.add(l10n.t('The words of the question match this code instead:'));
  if (plan.describes && !plan.keyUses && fullSymbols.length && bestCandidate?.at === undefined) {
    await addBehaviour(writerContext, fullSymbols, plan.describes);
    addOverviews(writerContext, plan);
    await addAlsoRelevant(
      writerContext,
      withoutParts(allSymbols.slice(maxFullSymbols), fullSymbols.slice(0, maxFullSymbols)),
      plan.describes,
    );
    return addDocuments(writerContext, plan.documents, documentStart);
  }
  await addDefinitions(writerContext, plan, definitionChoice);
  if (!documentsFirst) await addDocuments(writerContext, plan.documents, documentStart);
  if (page.sections.length === 0)
    page.add(l10n.t('Nothing in this workspace matches the question. Try the words or names that the code uses.'));
}

/**
 * Whether only the words of the question led to the definitions: what a document says is then as sure as they are. For behaviour the deciding
 * line says more: of 25 such sentences of documents half were about something else.
 */
function isFoundByWords(plan: ConceptualPlan): boolean {
  return subjectDefinitions(plan).length === 0 && !plan.keyUses && !plan.placeOutsideDefinitions && !plan.uses && !plan.describes;
}

async function addSubjectNotes(writerContext: WriterContext, { subjects, keyUses }: ConceptualPlan): Promise<void> {
  // An option or field has no definition, but is known.
  const unknownSubjects = subjects.filter(({ name }) => name !== keyUses?.name);
  for (const note of await subjectNotes(writerContext, unknownSubjects)) writerContext.page.add(note);
}

/** The definitions of an answer, best first. */
interface DefinitionChoice {
  /** Those that the question names. */
  readonly namedSymbols: readonly SymbolNode[];
  /** The named ones, then those that only match the words of the question. */
  readonly allSymbols: readonly ReasonedSymbol[];
  /** Those whose code the answer has, shown or collapsed. */
  readonly fullSymbols: readonly ReasonedSymbol[];
  /** The find of the first of them; it may have a line that matches best. */
  readonly bestCandidate: Candidate | undefined;
  /** Whether the question names something without a definition. */
  readonly isNameMissing: boolean;
}

function chooseDefinitions(plan: ConceptualPlan): DefinitionChoice {
  const namedSymbols = subjectDefinitions(plan);
  const isNameMissing =
    plan.focus.length === 0 && plan.subjects.some(({ name, definitions }) => definitions.length === 0 && name !== plan.keyUses?.name);
  const why = plan.focus.length ? l10n.t('is what was selected') : l10n.t('is named in the question');
  const foundSymbols = plan.definitions.flatMap((each) => (each.symbol ? [{ symbol: each.symbol, why: each.why, score: each.score }] : []));
  const allSymbols = firstOfEach(
    [...namedSymbols.map((symbol) => ({ symbol, why, score: 1 })), ...foundSymbols],
    ({ symbol }) => symbol.id,
  );
  const fullSymbols = plan.placeOutsideDefinitions
    ? []
    : allSymbols.slice(0, namedSymbols.length ? Math.min(namedSymbols.length, fullDefinitions) : fullDefinitions);
  const bestCandidate = plan.definitions.find(({ symbol }) => symbol && symbol.id === fullSymbols[0]?.symbol.id);
  return { namedSymbols, allSymbols, fullSymbols, bestCandidate, isNameMissing };
}

/** Adds the code of all definitions that the question names; of those that only match its words, the code of the best. */
async function addDefinitions(
  writerContext: WriterContext,
  plan: ConceptualPlan,
  { namedSymbols, allSymbols, fullSymbols, bestCandidate, isNameMissing }: DefinitionChoice,
): Promise<void> {
  const { page } = writerContext;
  const documentsFirst = plan.uses !== undefined;
  const hasMatchingLine = plan.keyUses !== undefined || (await addMatchingLine(writerContext, bestCandidate));
  const bestMatch = isNameMissing || hasMatchingLine || documentsFirst ? undefined : fullSymbols[0]?.symbol;
  if (!hasMatchingLine && !documentsFirst) page.add(await definitionLead(writerContext, namedSymbols, bestMatch));
  const namedIds = new Set(namedSymbols.map(({ id }) => id));
  const isInLead = ({ id }: SymbolNode): boolean => namedSymbols.length === 0 && id === bestMatch?.id;
  const blockOf = ({ symbol, why }: ReasonedSymbol, showWhole: boolean): Promise<string> =>
    definitionBlock(writerContext, symbol, why, { isRequested: namedIds.has(symbol.id), showWhole, omitDoc: isInLead(symbol) });
  const [shownSymbols, collapsedSymbols] = namedSymbols.length ? [fullSymbols, []] : [fullSymbols.slice(0, 1), fullSymbols.slice(1)];
  for (const each of shownSymbols) page.add(await blockOf(each, shownSymbols.length === 1));
  await addUses(writerContext, plan.uses ?? []);
  addOverviews(writerContext, plan);
  await addAlsoRelevant(writerContext, [...collapsedSymbols, ...withoutParts(allSymbols.slice(fullSymbols.length), fullSymbols)]);
  const blocks: string[] = [];
  for (const each of collapsedSymbols) blocks.push(await blockOf(each, false));
  page.fold(
    blocks.length === 1 ? l10n.t('The code of 1 more definition') : l10n.t('The code of {0} more definitions', blocks.length),
    blocks,
  );
}

function addOverviews({ page }: WriterContext, { overviews }: ConceptualPlan): void {
  for (const { path, text, byModel } of overviews)
    if (byModel) page.add(`**${code(path)}** (${l10n.t('overview written by a model')}): ${page.prose(text)}`);
}

/** Adds the matching line of a definition, which stands before the definition because that may be long. False where there is none. */
async function addMatchingLine({ page }: WriterContext, candidate: Candidate | undefined): Promise<boolean> {
  if (candidate?.at === undefined) return false;
  const { root, path, at, why, symbol } = candidate;
  const text = await quotedLine(page, candidate, at);
  const citation = await page.cite({ root, path, lines: { first: at, last: at } }, path, why, symbol);
  if (!text || !citation) return false;
  page.add(`${code(`${path}:${at + 1}`)}: ${text}${citation}`);
  return true;
}

/** The line of each use as it is: its arguments and its result. */
async function addUses({ page }: WriterContext, uses: readonly DefinitionUse[]): Promise<void> {
  const lines: string[] = [];
  for (const { of, caller, edge } of uses) {
    const text = await quotedLine(page, caller, edge.line);
    const why = l10n.t('shows how {0} is used', of.fact.name);
    const citation = await page.citeEdge(edge, caller, `${caller.fact.qualifiedName} → ${of.fact.name}`, why);
    if (text && citation) lines.push(`- ${text}, ${nameAsCode(caller)}${citation}`);
  }
  if (lines.length) page.add(`**${l10n.t('How it is used here')}**`, '', ...lines);
}

/** Shows lines between definitions as they are: nothing calls them, and nothing has their name. */
async function addSelectedLines({ page }: WriterContext, { root, path, lines, why, symbol }: Candidate): Promise<void> {
  const citation = await page.cite({ root, path, lines }, path, why, symbol);
  const text = ((await page.book.readLines(root, path)) ?? []).slice(lines.first, lines.last + 1);
  const shownLines = text.slice(0, maxSelectedLines);
  const omittedCount = text.length - shownLines.length;
  page.add(
    `### ${code(`${path}:${lines.first + 1}`)}${citation}`,
    '',
    l10n.t('These lines stand outside all functions and classes of the file.'),
    '',
    fencedCode(omittedCount > 0 ? [...shownLines, cutMarker(omittedCount, symbol?.language ?? '')] : shownLines, symbol?.language ?? ''),
  );
}

function withoutParts(symbols: readonly ReasonedSymbol[], fullSymbols: readonly ReasonedSymbol[]): readonly ReasonedSymbol[] {
  return symbols.filter(({ symbol }) => !fullSymbols.some((whole) => isPartOf(symbol, whole.symbol)));
}

/** Whether an inner function belongs to the function around it; members of a class deserve a line of their own. */
function isPartOf({ root, path, fact }: SymbolNode, whole: SymbolNode): boolean {
  const { kind, range } = whole.fact;
  const isInside =
    root === whole.root && path === whole.path && range.start.line <= fact.range.start.line && fact.range.end.line <= range.end.line;
  return isInside && (kind === 'function' || kind === 'method' || fact.name.startsWith('<'));
}

/** Lists further definitions, each with the line of it that matches a described behaviour: one of them may be the one that is meant. */
async function addAlsoRelevant(
  writerContext: WriterContext,
  symbols: readonly ReasonedSymbol[],
  describedLines?: DescribedLines,
): Promise<void> {
  const lineOf = async ({ symbol, why }: ReasonedSymbol): Promise<string> => {
    const definition = await definitionLine(writerContext, symbol, why);
    const describedLine = describedLines?.get(symbol.id);
    const decidingLine = describedLine && (await decidingLineItem(writerContext.page, symbol, describedLine, why));
    return decidingLine === undefined ? definition : `${definition}\n  - ${decidingLine}`;
  };
  const lines: string[] = [];
  for (const each of symbols.slice(0, maxMoreLines)) lines.push(`- ${await lineOf(each)}`);
  await writerContext.page.foldRest(l10n.t('Also relevant'), symbols.slice(maxMoreLines), lineOf);
  if (lines.length) writerContext.page.add(`**${l10n.t('Also relevant')}**`, '', ...lines);
}
