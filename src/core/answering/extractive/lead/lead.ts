// Writes the first sentence of an answer without a model, by the form of the question: a number, yes or no, places. Only where a list
// decides.
import { firstOfEach } from '../../../base/collections/firstOfEach.ts';
import { fileKeyOf } from '../../../base/fileKey.ts';
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../../graph/edges/types.ts';
import type { ExploratoryPlan } from '../../../planning/exploratory.ts';
import type { Lead } from '../../../reading/asks/lead.ts';
import type { Relation } from '../../../reading/relations.ts';
import { code } from '../../page/markdown.ts';
import { enclosingDefinition, matchSentence, nameAsCode, nameWithFile, placedAt, withRest, type WriterContext } from '../definition.ts';
import { relationCountWords, oneWords } from './leadWords.ts';
import { standingIn, type RelatedSet, type StandingPlace } from './standing.ts';

/** Maximum places named in the sentence; all are counted. */
const mostPlaces = 3;

/** Relations between definitions, each of which counts once, and imports, which are all in one file. */
const ofDefinitions: ReadonlySet<Relation> = new Set(['subtypes', 'overrides', 'overloads', 'tests', 'raises', 'dependencies']);

/** The first sentence of the answer to a question for a relation; empty where the answer keeps its usual shape. */
export async function relationLead(writing: WriterContext, plan: ExploratoryPlan): Promise<string> {
  const { lead } = writing;
  // A mere description is a guess: nothing is certain about it.
  if (lead?.relation === undefined || (plan.described && !describesNamed(writing, plan))) return '';
  const standing = standingIn(plan, lead.relation);
  if (!standing) return '';
  switch (lead.form) {
    case 'yes-no':
      return lead.isDecided ? decided(writing, lead.relation, standing, lead.tests) : '';
    case 'count':
      return counted(writing, lead.relation, standing);
    case 'where':
      return standing.places.length ? located(writing, lead.relation, standing) : '';
    case 'list':
      return standing.places.length ? listed(lead.relation, standing) : '';
  }
}

/** Whether the described definition has exactly the name in the question. */
export function describesNamed({ lead }: Pick<WriterContext, 'lead'>, { described }: Pick<ExploratoryPlan, 'described'>): boolean {
  return described !== undefined && lead?.name?.split('.').at(-1) === described.fact.name;
}

/**
 * "`X` is defined in …" for a question about a place and no relation. Without a name, the place of the `first` find for any question. Empty
 * for several names, and where the named definition follows anyway.
 */
export async function definitionLead(
  writing: WriterContext,
  symbols: readonly SymbolNode[],
  first: SymbolNode | undefined,
): Promise<string> {
  const [named] = symbols;
  if (!named) return first ? matchSentence(writing, first, l10n.t('fits the words of the question')) : '';
  const { lead, page } = writing;
  if (symbols.length > 1 || lead?.relation !== undefined || lead?.form !== 'where') return '';
  const place = nameWithFile(named, await page.citeSymbol(named, l10n.t('is named in the question')));
  return l10n.t('{0} is defined in {1}.', nameAsCode(named), place);
}

/** Yes where one is certain, no where nobody can, otherwise unknown. */
async function decided(writing: WriterContext, relation: Relation, standing: RelatedSet, tests: Lead['tests']): Promise<string> {
  const counts = ({ role }: StandingPlace): boolean => tests === undefined || role !== 'test';
  const places = standing.places.filter(counts);
  const possible = standing.possible.filter(counts);
  if (places.length) {
    const sentence = await withPlaces(writing, relation, { ...standing, places });
    return tests === 'only' ? l10n.t('No, also outside of tests: {0}', sentence) : l10n.t('Yes: {0}', sentence);
  }
  if (possible.length) return possibleWords(possible.length);
  if (standing.places.length) return l10n.t('Only in tests: {0}', await withPlaces(writing, relation, standing));
  if (relation === 'dependencies') return l10n.t('No: {0} imports nothing.', standing.name);
  if (standing.isNobody) return l10n.t('No: nobody uses {0}.', standing.name);
  return l10n.t('Not known: no place in this workspace is known to do so.');
}

function possibleWords(count: number): string {
  return count === 1 ? l10n.t('Not known: 1 place might do so.') : l10n.t('Not known: {0} places might do so.', count);
}

async function counted(writing: WriterContext, relation: Relation, standing: RelatedSet): Promise<string> {
  const { places, possible, isNobody, name } = standing;
  if (places.length) {
    const sentence = await withPlaces(writing, relation, standing);
    return places.length > mostPlaces && !ofDefinitions.has(relation) ? `${sentence} ${spread(places)}` : sentence;
  }
  if (isNobody) return l10n.t('None: nobody uses {0}.', name);
  if (possible.length === 0) return l10n.t('None is known in this workspace.');
  return possible.length === 1
    ? l10n.t('None for certain: 1 place might do so.')
    : l10n.t('None for certain: {0} places might do so.', possible.length);
}

async function located(writing: WriterContext, relation: Relation, standing: RelatedSet): Promise<string> {
  const places = await placesOf(writing, standing, ({ path, line }, cited) => placedAt(path, line, cited));
  return l10n.t('{0}: {1}.', places, statement(relation, standing));
}

async function withPlaces(writing: WriterContext, relation: Relation, standing: RelatedSet): Promise<string> {
  const places = await placesOf(writing, standing, (place, cited) => `${shownAs(place)}${cited}`);
  return l10n.t('{0} ({1}).', statement(relation, standing), places);
}

function shownAs({ symbol, path, from }: StandingPlace): string {
  if (from) return from.map(code).join(', ');
  const definition = enclosingDefinition(symbol);
  return definition ? nameAsCode(definition) : code(path);
}

/** Number of places, and of those in tests, which a list shows last. If all are in tests, possible places in code are counted as well. */
function listed(relation: Relation, standing: RelatedSet): string {
  const sentence = statement(relation, standing);
  const { length } = standing.places;
  const inTests = standing.places.filter(({ role }) => role === 'test').length;
  if (relation === 'tests' || inTests === 0) return l10n.t('{0}.', sentence);
  if (inTests < length) return l10n.t('{0}, {1} of them in tests.', sentence, inTests);
  const { possible } = standing;
  if (possible.every(({ role }) => role === 'test'))
    return length === 1 ? l10n.t('{0}, in a test.', sentence) : l10n.t('{0}, all of them in tests.', sentence);
  if (length === 1) return l10n.t('{0}, in a test; {1} more may.', sentence, possible.length);
  return l10n.t('{0}, all of them in tests; {1} more may.', sentence, possible.length);
}

function statement(relation: Relation, { places, name, isCut }: RelatedSet): string {
  if (places.length === 1) return oneWords(relation, name);
  return relationCountWords(relation, isCut ? l10n.t('at least {0}', places.length) : String(places.length), name);
}

/** The first places in the form of `words`, each cited, and the number of the others. */
async function placesOf(
  { page }: WriterContext,
  { places, name }: RelatedSet,
  words: (place: StandingPlace, cited: string) => string,
): Promise<string> {
  const shown: string[] = [];
  for (const place of places.slice(0, mostPlaces)) {
    const { root, path, line, symbol } = place;
    const definition = enclosingDefinition(symbol);
    const title = definition ? `${definition.fact.qualifiedName} → ${name}` : path;
    const why = l10n.t('is a requested place');
    shown.push(words(place, await page.cite({ root, path, lines: { first: line, last: line } }, title, why, symbol)));
  }
  return withRest(shown, places.length);
}

/** Number of functions and files: a question may ask for these. */
function spread(places: readonly StandingPlace[]): string {
  const files = firstOfEach(places, fileKeyOf).length;
  const inside = places.flatMap(({ symbol }) => enclosingDefinition(symbol) ?? []);
  const definitions = firstOfEach(inside, ({ id }) => id).length;
  const inFiles = files === 1 ? l10n.t('1 file') : l10n.t('{0} files', files);
  if (definitions === 0) return l10n.t('They are in {0}.', inFiles);
  return l10n.t('They are in {0} and {1}.', definitions === 1 ? l10n.t('1 definition') : l10n.t('{0} definitions', definitions), inFiles);
}
