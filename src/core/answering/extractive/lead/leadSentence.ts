// Writes the first sentence of an answer without a model in the form of the question: a number, yes or no, places. It is empty where no
// list decides the question.
import { firstOfEach } from '../../../base/collections/firstOfEach.ts';
import { fileKeyOf } from '../../../base/fileKey.ts';
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import type { ExploratoryPlan } from '../../../planning/exploratoryPlan.ts';
import type { Lead } from '../../../reading/asks/lead.ts';
import type { Relation } from '../../../reading/relations.ts';
import { code } from '../../page/markdownText.ts';
import { enclosingDefinition, nameAsCode, placeOfSymbol, placeText } from '../symbolText.ts';
import { matchSentence } from '../definition.ts';
import { withRest } from '../withRest.ts';
import type { WriterContext } from '../writerContext.ts';
import { relationCountPhrase, singleMemberPhrase } from './relationCountPhrases.ts';
import { relationMembersIn, type RelationMembers, type MemberPlace } from './relationMembers.ts';

/** Maximum places named in the sentence; all are counted. */
const maxPlaces = 3;

/** Relations whose members are definitions, or imports of one file: how they spread over files tells nothing. */
const definitionRelations: ReadonlySet<Relation> = new Set(['subtypes', 'overrides', 'overloads', 'tests', 'raises', 'dependencies']);

/** The first sentence of the answer to a question for a relation; empty where the answer keeps its usual shape. */
export async function relationLead(writerContext: WriterContext, plan: ExploratoryPlan): Promise<string> {
  const { lead } = writerContext;
  // A mere description is a guess: nothing is certain about it.
  if (lead?.relation === undefined || (plan.describedSymbol && !isNamedDefinition(writerContext, plan))) return '';
  const members = relationMembersIn(plan, lead.relation);
  if (!members) return '';
  switch (lead.form) {
    case 'yes-no':
      return lead.isDecided ? yesNoSentence(writerContext, lead.relation, members, lead.tests) : '';
    case 'count':
      return numberSentence(writerContext, lead.relation, members);
    case 'where':
      return members.places.length ? placesSentence(writerContext, lead.relation, members) : '';
    case 'list':
      return members.places.length ? listSentence(lead.relation, members) : '';
  }
}

/** Whether the described definition has exactly the name in the question. */
export function isNamedDefinition(
  { lead }: Pick<WriterContext, 'lead'>,
  { describedSymbol }: Pick<ExploratoryPlan, 'describedSymbol'>,
): boolean {
  return describedSymbol !== undefined && lead?.name?.split('.').at(-1) === describedSymbol.fact.name;
}

/**
 * "`X` is defined in …" for a question that asks for the place of one named definition. Where nothing is named, the place of
 * `bestMatch`. Otherwise empty: the answer shows the named definitions anyway.
 */
export async function definitionLead(
  writerContext: WriterContext,
  namedSymbols: readonly SymbolNode[],
  bestMatch: SymbolNode | undefined,
): Promise<string> {
  const [symbol] = namedSymbols;
  if (!symbol) return bestMatch ? matchSentence(writerContext, bestMatch, l10n.t('fits the words of the question')) : '';
  const { lead, page } = writerContext;
  if (namedSymbols.length > 1 || lead?.relation !== undefined || lead?.form !== 'where') return '';
  const place = placeOfSymbol(symbol, await page.citeSymbol(symbol, l10n.t('is named in the question')));
  return l10n.t('{0} is defined in {1}.', nameAsCode(symbol), place);
}

/** "Yes" needs a certain member, "No" the proof that nobody uses the subject; anything else is unknown. */
async function yesNoSentence(
  writerContext: WriterContext,
  relation: Relation,
  members: RelationMembers,
  tests: Lead['tests'],
): Promise<string> {
  const countsForQuestion = ({ role }: MemberPlace): boolean => tests === undefined || role !== 'test';
  const places = members.places.filter(countsForQuestion);
  const possible = members.possible.filter(countsForQuestion);
  if (places.length) {
    const sentence = await withPlaces(writerContext, relation, { ...members, places });
    return tests === 'only' ? l10n.t('No, also outside of tests: {0}', sentence) : l10n.t('Yes: {0}', sentence);
  }
  if (possible.length) return possibleCountSentence(possible.length);
  if (members.places.length) return l10n.t('Only in tests: {0}', await withPlaces(writerContext, relation, members));
  if (relation === 'dependencies') return l10n.t('No: {0} imports nothing.', members.name);
  if (members.isNobody) return l10n.t('No: nobody uses {0}.', members.name);
  return l10n.t('Not known: no place in this workspace is known to do so.');
}

function possibleCountSentence(count: number): string {
  return count === 1 ? l10n.t('Not known: 1 place might do so.') : l10n.t('Not known: {0} places might do so.', count);
}

async function numberSentence(writerContext: WriterContext, relation: Relation, members: RelationMembers): Promise<string> {
  const { places, possible, isNobody, name } = members;
  if (places.length) {
    const sentence = await withPlaces(writerContext, relation, members);
    return places.length > maxPlaces && !definitionRelations.has(relation) ? `${sentence} ${spreadSentence(places)}` : sentence;
  }
  if (isNobody) return l10n.t('None: nobody uses {0}.', name);
  if (possible.length === 0) return l10n.t('None is known in this workspace.');
  return possible.length === 1
    ? l10n.t('None for certain: 1 place might do so.')
    : l10n.t('None for certain: {0} places might do so.', possible.length);
}

async function placesSentence(writerContext: WriterContext, relation: Relation, members: RelationMembers): Promise<string> {
  const places = await placesOf(writerContext, members, ({ path, line }, citation) => placeText(path, line, citation));
  return l10n.t('{0}: {1}.', places, countStatement(relation, members));
}

async function withPlaces(writerContext: WriterContext, relation: Relation, members: RelationMembers): Promise<string> {
  const places = await placesOf(writerContext, members, (place, citation) => `${placeName(place)}${citation}`);
  return l10n.t('{0} ({1}).', countStatement(relation, members), places);
}

function placeName({ symbol, path, from }: MemberPlace): string {
  if (from) return from.map(code).join(', ');
  const definition = enclosingDefinition(symbol);
  return definition ? nameAsCode(definition) : code(path);
}

/** Number of places, and of those in tests, which a list shows last. If all are in tests, possible places in code are counted as well. */
function listSentence(relation: Relation, members: RelationMembers): string {
  const sentence = countStatement(relation, members);
  const { length } = members.places;
  const inTests = members.places.filter(({ role }) => role === 'test').length;
  if (relation === 'tests' || inTests === 0) return l10n.t('{0}.', sentence);
  if (inTests < length) return l10n.t('{0}, {1} of them in tests.', sentence, inTests);
  const { possible } = members;
  if (possible.every(({ role }) => role === 'test'))
    return length === 1 ? l10n.t('{0}, in a test.', sentence) : l10n.t('{0}, all of them in tests.', sentence);
  if (length === 1) return l10n.t('{0}, in a test; {1} more may.', sentence, possible.length);
  return l10n.t('{0}, all of them in tests; {1} more may.', sentence, possible.length);
}

function countStatement(relation: Relation, { places, name, isCut }: RelationMembers): string {
  if (places.length === 1) return singleMemberPhrase(relation, name);
  return relationCountPhrase(relation, isCut ? l10n.t('at least {0}', places.length) : String(places.length), name);
}

/** The first places, each cited and written by `writePlace`, and the number of the others. */
async function placesOf(
  { page }: WriterContext,
  { places, name }: RelationMembers,
  writePlace: (place: MemberPlace, citation: string) => string,
): Promise<string> {
  const items: string[] = [];
  for (const place of places.slice(0, maxPlaces)) {
    const { root, path, line, symbol } = place;
    const definition = enclosingDefinition(symbol);
    const title = definition ? `${definition.fact.qualifiedName} → ${name}` : path;
    const why = l10n.t('is a requested place');
    items.push(writePlace(place, await page.cite({ root, path, lines: { first: line, last: line } }, title, why, symbol)));
  }
  return withRest(items, places.length);
}

/** Number of functions and files: a question may ask for these. */
function spreadSentence(places: readonly MemberPlace[]): string {
  const files = firstOfEach(places, fileKeyOf).length;
  const definitionsThere = places.flatMap(({ symbol }) => enclosingDefinition(symbol) ?? []);
  const definitions = firstOfEach(definitionsThere, ({ id }) => id).length;
  const inFiles = files === 1 ? l10n.t('1 file') : l10n.t('{0} files', files);
  if (definitions === 0) return l10n.t('They are in {0}.', inFiles);
  return l10n.t('They are in {0} and {1}.', definitions === 1 ? l10n.t('1 definition') : l10n.t('{0} definitions', definitions), inFiles);
}
