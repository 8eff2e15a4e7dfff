// Writes the answer to "A or B?": the purpose of each, what only one of them takes, calls, raises or changes, and the code of both.
import * as l10n from '@vscode/l10n';
import { isClassLike } from '../../../graph/files/fileEntry.ts';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import type { Difference } from '../../../planning/decisions/difference.ts';
import { code, fencedCode, firstSentence } from '../../page/markdownText.ts';
import { excerpt } from '../../material/evidence/excerpt.ts';
import { readableName } from '../../material/relations/relationNote.ts';
import { kindLabel, nameAsCode, placeOfSymbol } from '../symbolText.ts';
import { withRest } from '../withRest.ts';
import type { WriterContext } from '../writerContext.ts';

/** Maximum lines of a definition that is shown whole beside another. */
const maxWholeLines = 18;
/** Maximum listed names. */
const maxNames = 5;
/** Maximum characters of the head of a definition. */
const maxHeadLength = 120;

/** Writes both definitions, what only one of them has, and how many definitions share a name. */
export async function writeDifference(
  writerContext: WriterContext,
  { first, second, definitionCounts: counts, nearest }: Difference,
): Promise<void> {
  const { page } = writerContext;
  const both = [first, second] as const;
  const sentences: string[] = [];
  for (const { symbol, words } of nearest) sentences.push(l10n.t('{0} is the nearest to "{1}".', nameAsCode(symbol), page.prose(words)));
  for (const each of both) sentences.push(await sentenceOf(writerContext, each));
  page.add(sentences.join(' '));
  page.add(...differences(writerContext, first, second).map((line) => `- ${line}`));
  for (const each of both) page.add(await blockOf(writerContext, each));
  for (const [index, each] of both.entries()) {
    const count = counts[index] ?? 1;
    if (count > 1)
      page.add(l10n.t('{0} definitions are called {1}; the two that are most alike were compared.', count, code(each.fact.name)));
  }
}

/** The purpose of a definition by its documentation; its head where it has none. */
async function sentenceOf({ page }: WriterContext, symbol: SymbolNode): Promise<string> {
  const name = nameAsCode(symbol) + (await page.citeSymbol(symbol, l10n.t('is asked about')));
  const doc = firstSentence(symbol.fact.doc, 200);
  if (doc) return l10n.t('{0}: {1}', name, page.prose(doc).replace(/(?<![.!?])$/, '.'));
  return l10n.t(
    '{0} is this {1}: {2}.',
    name,
    kindLabel(symbol),
    code(symbol.fact.signature.replace(/:?\s+(?:#|\/\/)\s.*$/, '').slice(0, maxHeadLength)),
  );
}

/** Properties of only one of the two, and calls between them. */
function differences({ graph }: WriterContext, first: SymbolNode, second: SymbolNode): string[] {
  const lines: string[] = [];
  const hasCall = (from: SymbolNode, to: SymbolNode): boolean => graph.callees(from.id).some(({ callee }) => callee === to.id);
  if (hasCall(first, second)) lines.push(l10n.t('{0} calls {1}.', nameAsCode(first), nameAsCode(second)));
  if (hasCall(second, first)) lines.push(l10n.t('{0} calls {1}.', nameAsCode(second), nameAsCode(first)));
  for (const [symbol, other] of [
    [first, second],
    [second, first],
  ] as const) {
    if (symbol.fact.extends.includes(other.fact.name)) lines.push(l10n.t('{0} extends {1}.', nameAsCode(symbol), nameAsCode(other)));
    const namesOnlyHere = (namesOf: (definition: SymbolNode) => readonly string[]): readonly string[] => {
      const otherNames = new Set(namesOf(other));
      return [...new Set(namesOf(symbol))].filter((name) => !otherNames.has(name));
    };
    const addList = (names: readonly string[], writeSentence: (name: string, list: string) => string): void => {
      if (names.length) lines.push(writeSentence(nameAsCode(symbol), withRest(names.slice(0, maxNames).map(code), names.length)));
    };
    addList(
      namesOnlyHere(({ fact }) => fact.parameters.map(({ name }) => name)),
      (name, list) => l10n.t('Only {0} takes: {1}', name, list),
    );
    addList(
      namesOnlyHere((definition) => memberNames(graph, definition)),
      (name, list) => l10n.t('Only {0} has: {1}', name, list),
    );
    addList(
      namesOnlyHere((definition) => calleeNames(graph, definition)).filter((name) => name !== readableName(other)),
      (name, list) => l10n.t('Only {0} calls: {1}', name, list),
    );
    addList(
      namesOnlyHere(({ fact }) => fact.raises.map(({ name }) => name)),
      (name, list) => l10n.t('Only {0} raises: {1}', name, list),
    );
    addList(
      namesOnlyHere(({ fact }) => fact.mutates.map(({ name }) => name)),
      (name, list) => l10n.t('Only {0} changes: {1}', name, list),
    );
  }
  return lines;
}

/** Names of the members of a class, without constructors, which each class names in its own way. */
function memberNames(graph: WriterContext['graph'], { root, path, fact }: SymbolNode): readonly string[] {
  if (!isClassLike(fact)) return [];
  return graph
    .inFile(root, path)
    .filter((each) => each.fact.parent === fact.index && /^\p{L}/u.test(each.fact.name) && each.fact.name !== fact.name)
    .flatMap((each) => (each.fact.name === 'constructor' || each.fact.name === 'initialize' ? [] : [each.fact.name]));
}

function calleeNames(graph: WriterContext['graph'], { id }: SymbolNode): readonly string[] {
  return graph.callees(id).flatMap(({ callee, external, evidence }) => {
    const symbol = callee === null ? undefined : graph.symbol(callee);
    if (symbol) return evidence === 'name-only' ? [] : [readableName(symbol)];
    return external?.includes('.') ? [external] : [];
  });
}

async function blockOf({ page, terms }: WriterContext, symbol: SymbolNode): Promise<string> {
  const { root, path, fact } = symbol;
  const lines = ((await page.book.readLines(root, path)) ?? []).slice(fact.range.start.line, fact.range.end.line + 1);
  const shownLines = lines.length <= maxWholeLines ? lines : excerpt(lines, symbol, terms, maxWholeLines - 4);
  return [
    `### ${nameAsCode(symbol)}`,
    '',
    placeOfSymbol(symbol, await page.citeSymbol(symbol, l10n.t('is asked about'))),
    '',
    fencedCode(shownLines, symbol.language),
  ].join('\n');
}
