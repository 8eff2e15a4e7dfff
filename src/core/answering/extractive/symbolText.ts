// Writes the name, kind and place of a symbol, so that all answers without a model write them alike.
import { parentFolder } from '../../base/parentFolder.ts';
import * as l10n from '@vscode/l10n';
import { isConstructor } from '../../graph/values/constructors.ts';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import { code } from '../page/markdownText.ts';
import { readableName } from '../material/relations/relationNote.ts';

/** Keywords in heads of types other than classes; they stay untranslated. */
const typeKeyword =
  /^(?:(?:pub(?:\([^()]{0,40}\))?|public|private|internal|export|declare|abstract|sealed|static|final|partial|unsafe)\s+)*(module|mod|namespace|struct|trait|record|object|union)\s/;

/** The kind of a symbol in words: the keyword of its own language for types, if its head has one. */
export function kindLabel(symbol: SymbolNode): string {
  const { fact } = symbol;
  const [, keyword] = (fact.kind === 'class' && typeKeyword.exec(fact.signature)) || [];
  if (keyword !== undefined) return keyword === 'module' || keyword === 'mod' ? l10n.t('module') : keyword;
  if (fact.kind === 'method' && isConstructor(symbol)) return l10n.t('constructor');
  const labels: Readonly<Record<string, string>> = {
    function: l10n.t('function'),
    method: l10n.t('method'),
    class: l10n.t('class'),
    interface: l10n.t('interface'),
    enum: l10n.t('enum'),
    type: l10n.t('type'),
    constant: l10n.t('constant'),
    module: l10n.t('module'),
    route: l10n.t('route'),
    test: l10n.t('test'),
  };
  return labels[fact.kind] ?? fact.kind;
}

/**
 * Place of a symbol, without repetition: its folder before the citation, which names file and lines; `path:line` where it cannot be cited.
 */
export function placeOfSymbol({ path, fact }: SymbolNode, citation: string): string {
  return placeText(path, fact.nameRange.start.line, citation);
}

/** Like {@link placeOfSymbol}, for any zero-based line. */
export function placeText(path: string, line: number, citation: string): string {
  if (!citation) return code(`${path}:${line + 1}`);
  const folder = parentFolder(path);
  return folder ? `${code(folder)}${citation}` : citation.trim();
}

/** The name as answers write it: with its class, as a code span. */
export function nameAsCode(symbol: SymbolNode): string {
  return code(readableName(symbol));
}

/** The definition around a place; null for one at file level. */
export function enclosingDefinition(symbol: SymbolNode | null): SymbolNode | null {
  return symbol?.fact.kind === 'module' ? null : symbol;
}

/** "Raises X", or that only the head of the function names the error (`throws X`). */
export function raiseText(name: string, isDeclared = false): string {
  return isDeclared ? l10n.t('Declares that it may raise {0}', name) : l10n.t('Raises {0}', name);
}
