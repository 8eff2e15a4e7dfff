// Lists the members of a requested relation: each place with its line, possible and undecided ones separately, and their number.
import { firstOfEach } from '../../../base/collections/firstOfEach.ts';
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { roleWithin } from '../../../searching/testCode.ts';
import type { RelationPlan } from '../../../planning/relations/relationPlan.ts';
import { summarizeCombinedUses } from '../../../searching/relations/combinedUses.ts';
import type { Relation } from '../../../reading/relations.ts';
import type { UsePlace } from '../../../uses/target/usePlaces.ts';
import { countSentence, restSentence, useKindPhrase } from '../../../uses/answer/usesSentences.ts';
import { code } from '../../page/markdownText.ts';
import type { Page } from '../../page/page.ts';
import { userKeyOf } from '../useSentences.ts';
import { enclosingDefinition, kindLabel, nameAsCode, placeOfSymbol } from '../symbolText.ts';
import type { WriterContext } from '../writerContext.ts';
import { citationOrPlace, maxLineLength } from '../quotedLine.ts';
import type { ImportStatement } from '../../../planning/relations/importStatement.ts';

/** Maximum places listed; all are counted. */
const maxPlaces = 12;
/** Maximum imports of a file listed: few files have more. */
const maxImports = 40;

/** Title of a list. */
export function titleOf(relation: Relation, name: string): string {
  return plainTitle(relation, code(name));
}

/** `nameText` is written as it is: a label has no Markdown. */
function plainTitle(relation: Relation, nameText: string): string {
  switch (relation) {
    case 'raisers':
      return l10n.t('Where {0} is raised', nameText);
    case 'catches':
      return l10n.t('Where {0} is caught', nameText);
    case 'writes':
      return l10n.t('Where {0} is changed', nameText);
    case 'reads':
      return l10n.t('Where {0} is read', nameText);
    case 'constructs':
      return l10n.t('Where {0} is constructed', nameText);
    case 'imports':
      return l10n.t('Where {0} is imported', nameText);
    case 'dependencies':
      return l10n.t('What {0} imports', nameText);
    case 'sends':
      return l10n.t('Where {0} is sent', nameText);
    case 'handles':
      return l10n.t('Where {0} is handled', nameText);
    case 'overrides':
      return l10n.t('What overrides {0}', nameText);
    case 'overloads':
      return l10n.t('Overloads of {0}', nameText);
    case 'subtypes':
      return l10n.t('What extends or implements {0}', nameText);
    default:
      return l10n.t('Uses of {0}', nameText);
  }
}

/** Adds the relation: the number first unless it is stated already, then the places, then possible ones. */
export async function addRelation(writerContext: WriterContext, relationPlan: RelationPlan, isCounted = false): Promise<void> {
  const { page } = writerContext;
  const { name, relation, definitions, uses, others, symbols } = relationPlan;
  const [definition] = definitions;
  const place =
    definitions.length === 1 && definition
      ? ` ${placeOfSymbol(definition, await page.citeSymbol(definition, l10n.t('is asked about')))}`
      : '';
  page.add(`**${titleOf(relation, name)}**${place}`, '');
  if (relationPlan.unsearchedCount)
    page.add(
      `- ${l10n.t('{0} definitions have this name. These are the uses of the {1} that match the question best; name a class or file to ask about another.', definitions.length + relationPlan.unsearchedCount, definitions.length)}`,
    );
  if (relationPlan.isUnraised) page.add(`- ${l10n.t('No line raises it directly; what these places call with it may raise it.')}`);
  if (symbols.length) return page.add(...(await symbolLines(writerContext, relationPlan)));
  if (relationPlan.statements) return page.add(...(await statementLines(writerContext, relationPlan, relationPlan.statements, isCounted)));
  const placeCount = uses.places.length + uses.possible.length;
  const usesSummary = summarizeCombinedUses(uses);
  if (placeCount) {
    const places =
      usesSummary.direct === 1
        ? l10n.t('1 place.')
        : usesSummary.direct
          ? l10n.t('{0} places.', usesSummary.direct)
          : l10n.t('No place is known for certain.');
    const countText = [isCounted && usesSummary.direct ? '' : places, restSentence(usesSummary)].filter(Boolean).join(' ');
    page.add(...(countText ? [`- ${countText}`] : []), ...(await placeLines(writerContext, relationPlan, uses.places)));
    if (uses.possible.length) page.add(`- ${l10n.t('Possible:')}`, ...(await possibleLines(writerContext, relationPlan, uses.possible)));
    return;
  }
  // A declaration is listed, and is no use.
  const otherUses = { ...others, places: others.places.filter(({ kind }) => kind !== 'declares') };
  page.add(
    `- ${l10n.t('No place is known.')} ${countSentence(summarizeCombinedUses(otherUses))}`,
    ...(await placeLines(writerContext, relationPlan, [...others.places, ...others.possible, ...others.undecided])),
  );
}

/** Direct ones first, then indirect ones; tests are collapsed, unless there is nothing else. */
async function symbolLines({ page, graph }: WriterContext, { name, relation, symbols, indirect }: RelationPlan): Promise<string[]> {
  const title = plainTitle(relation, name);
  const allDerived: readonly DerivedSymbol[] = [...symbols.map((symbol) => ({ symbol })), ...indirect];
  const isTest = ({ symbol }: DerivedSymbol): boolean => roleWithin(symbol, symbol.role, graph) === 'test';
  const hasSeparateTests = !allDerived.every(isTest);
  const shownDerived = hasSeparateTests ? allDerived.filter((each) => !isTest(each)) : allDerived;
  const lineOf = async ({ symbol, through }: DerivedSymbol): Promise<string> => {
    const citation = await page.citeSymbol(symbol, l10n.t('extends or uses {0} as a base', name));
    const throughNote = through ? ` (${l10n.t('through {0}', nameAsCode(through))})` : '';
    return `${nameAsCode(symbol)}, ${kindLabel(symbol)}, ${placeOfSymbol(symbol, citation)}${throughNote}`;
  };
  const lines = await firstLines(page, title, shownDerived, maxPlaces, lineOf);
  if (hasSeparateTests) await page.foldRest(l10n.t('{0}, in tests', title), allDerived.filter(isTest), lineOf);
  return lines;
}

interface DerivedSymbol {
  readonly symbol: SymbolNode;
  readonly through?: SymbolNode;
}

/** The first `limit` items as a list; the others are collapsed. */
async function firstLines<T>(
  page: Page,
  title: string,
  items: readonly T[],
  limit: number,
  lineOf: (item: T) => Promise<string>,
): Promise<string[]> {
  const lines: string[] = [];
  for (const item of items.slice(0, limit)) lines.push(`- ${await lineOf(item)}`);
  await page.foldRest(title, items.slice(limit), lineOf);
  return lines;
}

/** Imports of a file: their source and their statement. */
async function statementLines(
  { page }: WriterContext,
  { name, relation }: RelationPlan,
  statements: readonly ImportStatement[],
  isCounted: boolean,
): Promise<string[]> {
  if (statements.length === 0) return [`- ${l10n.t('No import is known.')}`];
  const count = statements.length === 1 ? l10n.t('1 import.') : l10n.t('{0} imports.', statements.length);
  const lines = await firstLines(page, plainTitle(relation, name), statements, maxImports, async (statement) => {
    const { root, path, line, text, from, symbol } = statement;
    const title = `${path} → ${from.join(', ')}`;
    const citation = await page.cite(
      { root, path, lines: { first: line, last: line } },
      title,
      l10n.t('is an import of {0}', path),
      symbol,
    );
    return `${from.map(code).join(', ')}${citation}: ${code(text.slice(0, maxLineLength))}`;
  });
  return isCounted ? lines : [`- ${count}`, ...lines];
}

async function placeLines(
  writerContext: WriterContext,
  { name, relation }: RelationPlan,
  places: readonly UsePlace[],
  title = plainTitle(relation, name),
): Promise<string[]> {
  // An import only leads to the use, and tests use whatever there is.
  const rankOf = ({ kind, symbol, role }: UsePlace): number =>
    (kind === 'imports' ? 2 : 0) + ((symbol ? roleWithin(symbol, role, writerContext.graph) : role) === 'code' ? 0 : 1);
  const sortedPlaces = places.toSorted((a, b) => rankOf(a) - rankOf(b));
  // Twelve lines of one function hide the other users.
  const firstPlaces = new Set(sortedPlaces.length > maxPlaces ? firstOfEach(sortedPlaces, userKeyOf) : []);
  const orderedPlaces = [...firstPlaces, ...sortedPlaces.filter((place) => !firstPlaces.has(place))];
  return firstLines(writerContext.page, title, orderedPlaces, maxPlaces, (place) => placeLine(writerContext, name, place));
}

async function possibleLines(writerContext: WriterContext, relationPlan: RelationPlan, places: readonly UsePlace[]): Promise<string[]> {
  const title = l10n.t('{0}, possible', plainTitle(relationPlan.relation, relationPlan.name));
  return (await placeLines(writerContext, relationPlan, places, title)).map((line) => `  ${line}`);
}

async function placeLine(
  { page }: WriterContext,
  name: string,
  { root, path, line, symbol, kind, text, contract }: UsePlace,
): Promise<string> {
  const definition = enclosingDefinition(symbol);
  const title = definition ? `${definition.fact.qualifiedName} → ${name}` : path;
  const citation = await page.cite({ root, path, lines: { first: line, last: line } }, title, l10n.t('uses {0}', name), symbol);
  const placeName = definition ? nameAsCode(definition) : code(path);
  const throughText = contract === undefined ? '' : `, ${l10n.t('through {0}', code(contract))}`;
  return `${placeName}${citationOrPlace(citation, path, line)} ${useKindPhrase(kind)}${throughText}${text ? `: ${code(text.slice(0, maxLineLength))}` : ''}`;
}
