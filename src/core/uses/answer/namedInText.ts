// Whether a text names a definition without being code that does: strings and configurations, as reflection reads them, and languages without a grammar.
import { isClassLike, fileStem } from '../../graph/files/fileEntry.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/types.ts';
import type { TextFile } from '../../text/fileTexts.ts';
import { literally } from '../../text/textQuery.ts';
import { hasRules, languages, rulesOf } from '../../syntax/languages.ts';
import { countOfName } from '../places/occurrences.ts';
import { isJoined, isQuoted } from '../places/quotedName.ts';
import { isPartOfPath } from '../places/qualifiedName.ts';
import { codeIn } from '../places/recentCode.ts';
import { nameOfTarget, ownerOfTarget, type UseParts, type UseTarget } from '../types.ts';

/** Languages that run commands, lay out pages and ask for data: what has a dot in them is a file, a class of a page or a column. */
const ofCommands: ReadonlySet<string> = new Set([
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

/** A configuration needs no quotation marks to name something; what has no grammar names members with what they belong to. */
export function isTargetNamedIn(file: TextFile, text: string, target: UseTarget, graph: CodeGraph): boolean {
  const name = nameOfTarget(target);
  const { symbol } = target;
  if (file.role === 'configuration') return countOfName(name, text) > 0 || isPartOfPath(name, text);
  const language = graph.file(file.root, file.path)?.facts.language ?? '';
  if (!hasRules(language) && !ofCommands.has(language) && file.role !== 'documentation' && isPartOfPath(name, text)) return true;
  const owner = ownerOfTarget(target, graph);
  // What documents and expected output put in quotation marks is told to people, and looked up by nothing.
  if (languages.get(language)?.kind === 'documentation') return false;
  const path = owner?.fact.kind === 'module' ? fileStem(symbol.path) : owner?.fact.name;
  return isQuoted(name, path, text, () => codeIn(text, language));
}

/**
 * The file of the target, where it may get at the target without its name: it puts names of members, or of what a module of Python looks up by
 * name, together, or hands on the class to what reads all of its members. Asked only of what nothing names: it looks for many parts.
 */
export async function reflectingFile(target: UseTarget, { graph, texts }: UseParts): Promise<SymbolNode | null> {
  const { symbol } = target;
  const owner = ownerOfTarget(target, graph);
  if (!owner) return null;
  const text = (await texts.textOf(symbol.root, symbol.path)) ?? '';
  const isLookedUp =
    isClassLike(owner.fact) || (owner.fact.kind === 'module' && rulesOf(symbol.language).readsModuleNames?.test(text) === true);
  return (isLookedUp && isJoined(nameOfTarget(target), text)) || isHandedOn(owner, text) ? symbol : null;
}

/** Whether code beside a class hands on its literal, as tests do that read, load or translate it. Inside of it that is how it gets its logger. */
function isHandedOn({ language, fact }: SymbolNode, text: string): boolean {
  const literal = rulesOf(language).classLiteral?.(literally(fact.name));
  if (!literal || !isClassLike(fact)) return false;
  const { text: code, lineStarts } = codeIn(text, language);
  const [start = 0, end = code.length] = [lineStarts[fact.range.start.line], lineStarts[fact.range.end.line + 1]];
  return literal.test(code.slice(0, start)) || literal.test(code.slice(end));
}
