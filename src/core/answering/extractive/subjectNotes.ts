// Reports on the names in the question: several definitions, none, or one outside the workspace.
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { Subject } from '../../planning/subjects.ts';
import { areOverloads } from '../../searching/definitions/overloads.ts';
import { code } from '../page/markdownText.ts';
import { enclosingDefinition, nameAsCode, placeOfSymbol } from './symbolText.ts';
import { definitionLine } from './definition.ts';
import { combinedUsesSentence } from './useSentences.ts';
import { withRest } from './withRest.ts';
import type { WriterContext } from './writerContext.ts';

const maxDefinitions = 6;
const maxPlaces = 4;

/**
 * One paragraph for each name without exactly one definition. `followedSymbols` are definitions whose users the answer lists; where a name
 * has some, the note counts the uses of all its definitions.
 */
export async function subjectNotes(
  writerContext: WriterContext,
  subjects: readonly Subject[],
  followedSymbols: readonly SymbolNode[] = [],
): Promise<string[]> {
  const notes: string[] = [];
  for (const subject of subjects) {
    const note = await subjectNote(writerContext, subject, followedSymbols);
    if (note) notes.push(note);
  }
  return notes;
}

async function subjectNote(writerContext: WriterContext, subject: Subject, followedSymbols: readonly SymbolNode[]): Promise<string> {
  const { name, request, definitions, elsewhere } = subject;
  if (definitions.length === 1) return '';
  if (definitions.length > 1) return ambiguousNote(writerContext, subject, followedSymbols);
  const { outsideDefinitions, external, nearSymbols } = elsewhere();
  if (outsideDefinitions.length > 0) {
    const places = await citeNames(writerContext, outsideDefinitions.slice(0, maxDefinitions), l10n.t('defines {0}', name));
    return l10n.t('{0} is defined outside of the scope of the question: {1}.', code(name), withRest(places, outsideDefinitions.length));
  }
  if (external) return l10n.t('{0} is not defined in this workspace; code here uses {1} from outside.', code(name), code(external));
  if (request) {
    const unansweredNote = l10n.t('No route of this workspace is known to answer {0}.', code(name));
    if (nearSymbols.length === 0) return unansweredNote;
    const routes = await citeNames(writerContext, nearSymbols, l10n.t('may answer {0}', name));
    return `${unansweredNote} ${l10n.t('It may be one of these, under a prefix that the program builds at run time:')} ${withRest(routes, nearSymbols.length)}.`;
  }
  const missingSentence = await missingNameSentence(writerContext, subject);
  if (nearSymbols.length === 0) return missingSentence;
  const names = await citeNames(writerContext, nearSymbols, l10n.t('has a name similar to {0}', name));
  return `${missingSentence} ${l10n.t('Similar names, which are different things:')} ${withRest(names, nearSymbols.length)}.`;
}

/** Lists the definitions of a name. Where the answer follows only some of them, each gets its number of uses. */
async function ambiguousNote(
  writerContext: WriterContext,
  { name, definitions }: Subject,
  followedSymbols: readonly SymbolNode[],
): Promise<string> {
  const shownCount = definitions.filter((symbol) => followedSymbols.includes(symbol)).length;
  const lineOf = (symbol: SymbolNode): Promise<string> => definitionLine(writerContext, symbol, l10n.t('defines {0}', name));
  const lineWithCount = async (symbol: SymbolNode): Promise<string> => {
    const sentence = shownCount ? combinedUsesSentence(writerContext, await writerContext.findUsesOrNameLines(name, [symbol])) : '';
    if (!sentence) return lineOf(symbol);
    return `${nameAsCode(symbol)}, ${placeOfSymbol(symbol, await writerContext.page.citeSymbol(symbol, l10n.t('defines {0}', name)))}: ${sentence}`;
  };
  if (areOverloads(definitions)) return overloadsNote(writerContext, name, definitions);
  const lines: string[] = [];
  for (const symbol of definitions.slice(0, maxDefinitions)) lines.push(`- ${await lineWithCount(symbol)}`);
  await writerContext.page.foldRest(l10n.t('Definitions of {0}', name), definitions.slice(maxDefinitions), lineOf);
  const sentence = l10n.t('{0} is ambiguous: {1} symbols have this name.', code(name), definitions.length);
  const hint =
    shownCount && shownCount < definitions.length
      ? l10n.t('Uses of the first {0} follow; name a class or file to ask about another.', shownCount)
      : '';
  return [[sentence, hint].filter(Boolean).join(' '), '', ...lines].join('\n');
}

/** Overloads are one function to people: their number is stated, and each is collapsed. */
async function overloadsNote(writerContext: WriterContext, name: string, definitions: readonly SymbolNode[]): Promise<string> {
  const lineOf = (symbol: SymbolNode): Promise<string> => definitionLine(writerContext, symbol, l10n.t('defines {0}', name));
  await writerContext.page.foldRest(l10n.t('Definitions of {0}', name), definitions, lineOf);
  return l10n.t('{0} has {1} overloads.', code(name), definitions.length);
}

/** Reports a name as missing only where no indexed line has it; fields, options and local names have no definition in the index. */
async function missingNameSentence(writerContext: WriterContext, { name, isMaybeProse }: Subject): Promise<string> {
  const { page, linkedShare } = writerContext;
  const { places, total, complete } = await writerContext.findUsesOrNameLines(name, []);
  if (total === 0 && linkedShare === 1 && isMaybeProse) return l10n.t('No file here contains {0}.', code(name));
  if (total === 0 && linkedShare === 1) return l10n.t('{0} is not defined in this workspace.', code(name));
  if (total === 0) return l10n.t('{0} is in none of the files that are indexed so far.', code(name));
  const items: string[] = [];
  for (const { root, path, line, symbol } of places.slice(0, maxPlaces)) {
    const place = { root, path, lines: { first: line, last: line } };
    const placeName = enclosingDefinition(symbol)?.fact.qualifiedName ?? path;
    items.push(code(placeName) + (await page.cite(place, path, l10n.t('names {0}', name), symbol)));
  }
  if (total === 1 && complete) return l10n.t('No definition of {0} is known here, but 1 line names it: {1}.', code(name), items.join(''));
  const lines = complete ? l10n.t('{0} lines', total) : l10n.t('at least {0} lines', total);
  return l10n.t('No definition of {0} is known here, but {1} name it: {2}.', code(name), lines, withRest(items, total));
}

async function citeNames({ page }: WriterContext, symbols: readonly SymbolNode[], why: string): Promise<string[]> {
  const names: string[] = [];
  for (const symbol of symbols) names.push(code(symbol.fact.qualifiedName) + (await page.citeSymbol(symbol, why)));
  return names;
}
