// Lists the members of a requested relation: each place with its line, possible and undecided ones separately, and their number.
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../../graph/edges/types.ts';
import { roleWithin } from '../../../searching/testCode.ts';
import type { RelationPlan } from '../../../planning/relations/relationPlan.ts';
import { usesCount } from '../../../searching/relations/namingPlaces.ts';
import type { Relation } from '../../../reading/relations.ts';
import type { UsePlace } from '../../../uses/types.ts';
import { countSentence, restSentence, useKindWords } from '../../../uses/answer/usesWords.ts';
import { code } from '../../page/markdown.ts';
import type { Page } from '../../page/page.ts';
import { enclosingDefinition, kindWord, nameAsCode, nameWithFile, type WriterContext } from '../definition.ts';
import { citedOrPlace } from '../quotedLine.ts';
import type { ImportStatement } from '../../../planning/relations/importStatement.ts';

/** Maximum places listed; all are counted. */
const mostListed = 12;
/** Maximum imports of a file listed: few files have more. */
const mostImports = 40;

/** Title of a list. */
export function titleOf(relation: Relation, name: string): string {
  return plainTitle(relation, code(name));
}

/** Title with `named` as it should be written. */
function plainTitle(relation: Relation, named: string): string {
  switch (relation) {
    case 'raisers':
      return l10n.t('Where {0} is raised', named);
    case 'catches':
      return l10n.t('Where {0} is caught', named);
    case 'writes':
      return l10n.t('Where {0} is changed', named);
    case 'reads':
      return l10n.t('Where {0} is read', named);
    case 'constructs':
      return l10n.t('Where {0} is constructed', named);
    case 'imports':
      return l10n.t('Where {0} is imported', named);
    case 'dependencies':
      return l10n.t('What {0} imports', named);
    case 'sends':
      return l10n.t('Where {0} is sent', named);
    case 'handles':
      return l10n.t('Where {0} is handled', named);
    case 'overrides':
      return l10n.t('What overrides {0}', named);
    case 'overloads':
      return l10n.t('Overloads of {0}', named);
    case 'subtypes':
      return l10n.t('What extends or implements {0}', named);
    default:
      return l10n.t('Uses of {0}', named);
  }
}

/** Adds the relation: the number first unless it is stated already, then the places, then possible ones. */
export async function addRelation(writing: WriterContext, relationPlan: RelationPlan, isCounted = false): Promise<void> {
  const { page } = writing;
  const { name, relation, definitions, uses, others, symbols } = relationPlan;
  const [definition] = definitions;
  const place =
    definitions.length === 1 && definition
      ? ` ${nameWithFile(definition, await page.citeSymbol(definition, l10n.t('is asked about')))}`
      : '';
  page.add(`**${titleOf(relation, name)}**${place}`, '');
  if (relationPlan.unasked)
    page.add(
      `- ${l10n.t('{0} definitions have this name. These are the uses of the {1} that match the question best; name a class or file to ask about another.', definitions.length + relationPlan.unasked, definitions.length)}`,
    );
  if (relationPlan.isUnraised) page.add(`- ${l10n.t('No line raises it directly; what these places call with it may raise it.')}`);
  if (symbols.length) return page.add(...(await symbolLines(writing, relationPlan)));
  if (relationPlan.statements) return page.add(...(await statementLines(writing, relationPlan, relationPlan.statements, isCounted)));
  const found = uses.places.length + uses.possible.length;
  const count = usesCount(uses);
  if (found) {
    const places =
      count.direct === 1
        ? l10n.t('1 place.')
        : count.direct
          ? l10n.t('{0} places.', count.direct)
          : l10n.t('No place is known for certain.');
    const told = [isCounted && count.direct ? '' : places, restSentence(count)].filter(Boolean).join(' ');
    page.add(...(told ? [`- ${told}`] : []), ...(await placeLines(writing, relationPlan, uses.places)));
    if (uses.possible.length) page.add(`- ${l10n.t('Possible:')}`, ...(await possibleLines(writing, relationPlan, uses.possible)));
    return;
  }
  page.add(
    `- ${l10n.t('No place is known.')} ${countSentence(usesCount(others))}`,
    ...(await placeLines(writing, relationPlan, [...others.places, ...others.possible, ...others.undecided])),
  );
}

/** Direct ones first, then indirect ones; tests are collapsed, unless there is nothing else. */
async function symbolLines({ page, graph }: WriterContext, { name, relation, symbols, indirect }: RelationPlan): Promise<string[]> {
  const title = plainTitle(relation, name);
  const all: readonly Built[] = [...symbols.map((symbol) => ({ symbol })), ...indirect];
  const isTest = ({ symbol }: Built): boolean => roleWithin(symbol, symbol.role, graph) === 'test';
  const isApart = !all.every(isTest);
  const builts = isApart ? all.filter((each) => !isTest(each)) : all;
  const line = async ({ symbol, through }: Built): Promise<string> => {
    const cited = await page.citeSymbol(symbol, l10n.t('extends or uses {0} as a base', name));
    const way = through ? ` (${l10n.t('through {0}', nameAsCode(through))})` : '';
    return `${nameAsCode(symbol)}, ${kindWord(symbol)}, ${nameWithFile(symbol, cited)}${way}`;
  };
  const lines = await firstLines(page, title, builts, mostListed, line);
  if (isApart) await page.foldRest(l10n.t('{0}, in tests', title), all.filter(isTest), line);
  return lines;
}

interface Built {
  readonly symbol: SymbolNode;
  readonly through?: SymbolNode;
}

/** The first `most` items as a list; the others are collapsed. */
async function firstLines<T>(
  page: Page,
  title: string,
  items: readonly T[],
  most: number,
  line: (item: T) => Promise<string>,
): Promise<string[]> {
  const lines: string[] = [];
  for (const item of items.slice(0, most)) lines.push(`- ${await line(item)}`);
  await page.foldRest(title, items.slice(most), line);
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
  const lines = await firstLines(page, plainTitle(relation, name), statements, mostImports, async (statement) => {
    const { root, path, line, text, from, symbol } = statement;
    const title = `${path} → ${from.join(', ')}`;
    const cited = await page.cite({ root, path, lines: { first: line, last: line } }, title, l10n.t('is an import of {0}', path), symbol);
    return `${from.map(code).join(', ')}${cited}: ${code(text.slice(0, longestLine))}`;
  });
  return isCounted ? lines : [`- ${count}`, ...lines];
}

async function placeLines(
  writing: WriterContext,
  { name, relation }: RelationPlan,
  places: readonly UsePlace[],
  title = plainTitle(relation, name),
): Promise<string[]> {
  // An import only leads to the use.
  const sorted = places.toSorted((a, b) => Number(a.kind === 'imports') - Number(b.kind === 'imports'));
  return firstLines(writing.page, title, sorted, mostListed, (place) => placeLine(writing, name, place));
}

async function possibleLines(writing: WriterContext, relationPlan: RelationPlan, places: readonly UsePlace[]): Promise<string[]> {
  const title = l10n.t('{0}, possible', plainTitle(relationPlan.relation, relationPlan.name));
  return (await placeLines(writing, relationPlan, places, title)).map((line) => `  ${line}`);
}

async function placeLine({ page }: WriterContext, name: string, { root, path, line, symbol, kind, text }: UsePlace): Promise<string> {
  const around = enclosingDefinition(symbol);
  const title = around ? `${around.fact.qualifiedName} → ${name}` : path;
  const cited = await page.cite({ root, path, lines: { first: line, last: line } }, title, l10n.t('uses {0}', name), symbol);
  const where = around ? nameAsCode(around) : code(path);
  return `${where}${citedOrPlace(cited, path, line)} ${useKindWords(kind)}${text ? `: ${code(text.slice(0, longestLine))}` : ''}`;
}

/** Maximum characters of a line beside its place. */
const longestLine = 120;
