// Whether a text names a definition without being code that does: strings and configurations, as reflection reads them, and languages without a grammar.
import { familyOf } from '../graph/families.ts';
import { isClassLike, stemOf } from '../graph/fileEntry.ts';
import type { CodeGraph, SymbolNode } from '../graph/types.ts';
import type { TextFile } from '../text/fileTexts.ts';
import { countOfName } from './places/occurrences.ts';
import { isJoined, isQuoted } from './places/quotedName.ts';
import { isPartOfPath } from './places/qualifiedName.ts';
import { codeIn } from './places/recentCode.ts';
import { nameOfTarget, ownerOfTarget, type UseParts, type UseTarget } from './types.ts';

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
export function isNamedIn(file: TextFile, text: string, target: UseTarget, graph: CodeGraph): boolean {
  const name = nameOfTarget(target);
  const { symbol } = target;
  if (file.role === 'configuration') return countOfName(name, text) > 0 || isPartOfPath(name, text);
  const language = graph.file(file.root, file.path)?.facts.language ?? '';
  if (familyOf(language) === 'other' && !ofCommands.has(language) && file.role !== 'documentation' && isPartOfPath(name, text)) return true;
  const owner = ownerOfTarget(target, graph);
  const path = owner?.fact.kind === 'module' ? stemOf(symbol.path) : owner?.fact.name;
  return isQuoted(name, path, text, () => codeIn(text, language));
}

/** The file of the target, where it puts names of members together. Asked only of what nothing names: it looks for many parts. */
export async function joiningFile(target: UseTarget, { graph, texts }: UseParts): Promise<SymbolNode | null> {
  const { symbol } = target;
  const owner = ownerOfTarget(target, graph);
  if (!owner || !isClassLike(owner.fact)) return null;
  return isJoined(nameOfTarget(target), (await texts.textOf(symbol.root, symbol.path)) ?? '') ? symbol : null;
}
