// Reports on the names in the question: several definitions, none, or one outside the workspace.
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../graph/edges/types.ts';
import type { Subject } from '../../planning/subjects.ts';
import { areOverloads } from '../../searching/definitions/overloads.ts';
import { code } from '../page/markdown.ts';
import {
  enclosingDefinition,
  definitionLine,
  nameAsCode,
  nameWithFile,
  decidedUsesSentence,
  withRest,
  type WriterContext,
} from './definition.ts';

const mostDefinitions = 6;
const mostPlaces = 4;

/**
 * One paragraph for each name without exactly one definition. `followed`: definitions whose users are listed below; uses of all are counted
 * then.
 */
export async function subjectNotes(
  writing: WriterContext,
  subjects: readonly Subject[],
  followed: readonly SymbolNode[] = [],
): Promise<string[]> {
  const notes: string[] = [];
  for (const subject of subjects) {
    const note = await subjectNote(writing, subject, followed);
    if (note) notes.push(note);
  }
  return notes;
}

async function subjectNote(writing: WriterContext, subject: Subject, followed: readonly SymbolNode[]): Promise<string> {
  const { name, request, definitions, elsewhere } = subject;
  if (definitions.length === 1) return '';
  if (definitions.length > 1) return ambiguousNote(writing, subject, followed);
  const { outside, external, near } = elsewhere();
  if (outside.length > 0) {
    const places = await cited(writing, outside.slice(0, mostDefinitions), l10n.t('defines {0}', name));
    return l10n.t('{0} is defined outside of the scope of the question: {1}.', code(name), withRest(places, outside.length));
  }
  if (external) return l10n.t('{0} is not defined in this workspace; code here uses {1} from outside.', code(name), code(external));
  if (request) {
    const unanswered = l10n.t('No route of this workspace is known to answer {0}.', code(name));
    if (near.length === 0) return unanswered;
    const routes = await cited(writing, near, l10n.t('may answer {0}', name));
    return `${unanswered} ${l10n.t('It may be one of these, under a prefix that the program builds at run time:')} ${withRest(routes, near.length)}.`;
  }
  const missing = await missingWords(writing, subject);
  if (near.length === 0) return missing;
  const names = await cited(writing, near, l10n.t('has a name similar to {0}', name));
  return `${missing} ${l10n.t('Similar names, which are different things:')} ${withRest(names, near.length)}.`;
}

/** All definitions of a name, the first of them at once. If only some are followed, each gets its number of uses. */
async function ambiguousNote(writing: WriterContext, { name, definitions }: Subject, followed: readonly SymbolNode[]): Promise<string> {
  const shown = definitions.filter((symbol) => followed.includes(symbol)).length;
  const line = (symbol: SymbolNode): Promise<string> => definitionLine(writing, symbol, l10n.t('defines {0}', name));
  const counted = async (symbol: SymbolNode): Promise<string> => {
    const sentence = shown ? decidedUsesSentence(writing, await writing.naming(name, [symbol])) : '';
    if (!sentence) return line(symbol);
    return `${nameAsCode(symbol)}, ${nameWithFile(symbol, await writing.page.citeSymbol(symbol, l10n.t('defines {0}', name)))}: ${sentence}`;
  };
  if (areOverloads(definitions)) return overloadsNote(writing, name, definitions);
  const lines: string[] = [];
  for (const symbol of definitions.slice(0, mostDefinitions)) lines.push(`- ${await counted(symbol)}`);
  await writing.page.foldRest(l10n.t('Definitions of {0}', name), definitions.slice(mostDefinitions), line);
  const sentence = l10n.t('{0} is ambiguous: {1} symbols have this name.', code(name), definitions.length);
  const hint =
    shown && shown < definitions.length ? l10n.t('Uses of the first {0} follow; name a class or file to ask about another.', shown) : '';
  return [[sentence, hint].filter(Boolean).join(' '), '', ...lines].join('\n');
}

/** Overloads are one function to people: their number is stated, and each is collapsed. */
async function overloadsNote(writing: WriterContext, name: string, definitions: readonly SymbolNode[]): Promise<string> {
  const line = (symbol: SymbolNode): Promise<string> => definitionLine(writing, symbol, l10n.t('defines {0}', name));
  await writing.page.foldRest(l10n.t('Definitions of {0}', name), definitions, line);
  return l10n.t('{0} has {1} overloads.', code(name), definitions.length);
}

/** Reports a name as missing only where no indexed line has it; fields, options and local names have no definition in the index. */
async function missingWords(writing: WriterContext, { name, maybeProse }: Subject): Promise<string> {
  const { page, linked } = writing;
  const { places, total, complete } = await writing.naming(name, []);
  if (total === 0 && linked === 1 && maybeProse) return l10n.t('No file here contains {0}.', code(name));
  if (total === 0 && linked === 1) return l10n.t('{0} is not defined in this workspace.', code(name));
  if (total === 0) return l10n.t('{0} is in none of the files that are indexed so far.', code(name));
  const shown: string[] = [];
  for (const { root, path, line, symbol } of places.slice(0, mostPlaces)) {
    const place = { root, path, lines: { first: line, last: line } };
    const around = enclosingDefinition(symbol)?.fact.qualifiedName ?? path;
    shown.push(code(around) + (await page.cite(place, path, l10n.t('names {0}', name), symbol)));
  }
  if (total === 1 && complete) return l10n.t('No definition of {0} is known here, but 1 line names it: {1}.', code(name), shown.join(''));
  const lines = complete ? l10n.t('{0} lines', total) : l10n.t('at least {0} lines', total);
  return l10n.t('No definition of {0} is known here, but {1} name it: {2}.', code(name), lines, withRest(shown, total));
}

async function cited({ page }: WriterContext, symbols: readonly SymbolNode[], why: string): Promise<string[]> {
  const names: string[] = [];
  for (const symbol of symbols) names.push(code(symbol.fact.qualifiedName) + (await page.citeSymbol(symbol, why)));
  return names;
}
