// Checks whether text other than code names a definition: strings and configurations, as reflection reads them, and languages without a grammar.
import { isClassLike, fileStem } from '../../graph/files/fileEntry.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { TextFile } from '../../text/fileTexts.ts';
import { escapeRegExp } from '../../text/textQuery.ts';
import { hasRules, languages, rulesOf } from '../../syntax/languages.ts';
import { countOfName } from '../places/occurrences.ts';
import { isBuiltFromParts, isQuoted } from '../places/quotedName.ts';
import { isPartOfPath } from '../places/qualifiedName.ts';
import { codeIn } from '../places/recentCode.ts';
import { nameOfTarget, ownerOfTarget, type UseSearchSources, type UseTarget } from '../target/usePlaces.ts';

/** A text with a name. */
export interface TextWithName {
  readonly file: TextFile;
  readonly text: string;
  /** Offsets of the name in the text, whole or as a part of another name, apart from each other. */
  readonly offsets: readonly number[];
}

/** Languages of commands, pages and queries, where a name with a dot is a file, a class of a page or a column. */
const commandLanguages: ReadonlySet<string> = new Set([
  'shell',
  'powershell',
  'bat',
  'css',
  'scss',
  'sql',
  'makefile',
  'cmake',
  'dockerfile',
  'gettext',
]);

/**
 * Whether the file names the target, whose name is at `offsets` of `text`. A configuration needs no quotation marks; languages without a grammar
 * name members with their owner.
 */
export function isTargetNamedIn({ file, text, offsets }: TextWithName, target: UseTarget, graph: CodeGraph): boolean {
  const name = nameOfTarget(target);
  const { symbol } = target;
  if (file.role === 'configuration') return countOfName(name, text) > 0 || isPartOfPath(name, text);
  const language = graph.file(file.root, file.path)?.facts.language ?? '';
  if (!hasRules(language) && !commandLanguages.has(language) && file.role !== 'documentation' && isPartOfPath(name, text)) return true;
  const owner = ownerOfTarget(target, graph);
  // Quoted names in documents and expected output are for people; no program looks them up.
  if (languages.get(language)?.kind === 'documentation') return false;
  const path = owner?.fact.kind === 'module' ? fileStem(symbol.path) : owner?.fact.name;
  return isQuoted({ name, owner: path }, text, offsets, () => codeIn(text, language));
}

/**
 * The file of the target, if its code may reach the target by reflection: it builds names of members, or of names of a Python module, from
 * parts, or passes the class to code that reads all its members. Only for targets without any use, since it searches for many parts.
 */
export async function reflectingFile(target: UseTarget, { graph, texts }: UseSearchSources): Promise<SymbolNode | null> {
  const { symbol } = target;
  const owner = ownerOfTarget(target, graph);
  if (!owner) return null;
  const text = (await texts.textOf(symbol.root, symbol.path)) ?? '';
  const isLookedUp =
    isClassLike(owner.fact) || (owner.fact.kind === 'module' && rulesOf(symbol.language).readsModuleNames?.test(text) === true);
  return (isLookedUp && isBuiltFromParts(nameOfTarget(target), text)) || isHandedOn(owner, text) ? symbol : null;
}

/** Whether code outside a class passes on its literal, as tests do to read, load or translate it. Inside, the class uses it to get its logger. */
function isHandedOn({ language, fact }: SymbolNode, text: string): boolean {
  const literal = rulesOf(language).classLiteral?.(escapeRegExp(fact.name));
  if (!literal || !isClassLike(fact)) return false;
  const { text: code, lineStarts } = codeIn(text, language);
  const [start = 0, end = code.length] = [lineStarts[fact.range.start.line], lineStarts[fact.range.end.line + 1]];
  return literal.test(code.slice(0, start)) || literal.test(code.slice(end));
}
