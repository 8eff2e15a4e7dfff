// Determines from where a definition can be named, by the rule of its language: other places are no candidates.
import { textAnswers } from '../../base/collections/textAnswers.ts';
import { parentFolder } from '../../base/parentFolder.ts';
import { isClassLike } from '../../graph/files/fileEntry.ts';
import { ownerOf } from '../../graph/files/enclosingSymbols.ts';
import { rulesOf } from '../../syntax/languages.ts';
import type { Privacy } from '../../languages/useRules.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { fieldHead, statementStart } from './fieldHead.ts';
import { isTemplate } from '../places/codeTemplates.ts';
import { codeIn } from '../places/recentCode.ts';
import { isInlineMember, ownerOfTarget, type Reach, type UseTarget } from './usePlaces.ts';

type TargetFile = Pick<UseTarget['symbol'], 'root' | 'path'>;
const outsideReach: Reach = { within: 'outside', isLexical: false, isPrivate: false };
const lexicalReach: Reach = { within: 'file', isLexical: true, isPrivate: true };

/** The reach of the target. For a field or variable it depends on the declaration; `text` is the source of its file. */
export function reachOf(target: UseTarget, text: string | undefined, graph: CodeGraph): Reach {
  const { symbol, name } = target;
  const owner = ownerOfTarget(target, graph);
  if (!owner || isInlineMember(target) || (text !== undefined && isTemplate(text, symbol.language))) return outsideReach;
  const isMember = isClassLike(owner.fact);
  const isTop = owner.fact.kind === 'module';
  // A non-class with methods is an object, or the type of one: it is passed on as a whole.
  if (!isMember && (owner.fact.kind === 'constant' || (name === undefined && symbol.fact.kind === 'method'))) return outsideReach;
  if (!isTop && !isMember) {
    if (readsNames(owner, text)) return outsideReach;
    return name !== undefined || isPlainDeclaration(symbol, text) ? lexicalReach : outsideReach;
  }
  const head = name === undefined ? symbol.fact.signature : fieldHead(target, text, graph);
  if (head === undefined) return outsideReach;
  // A name that is both imported and assigned is one variable.
  if (name !== undefined && isTop && isImported(name, symbol, graph)) return outsideReach;
  const directReach = ownReach({ symbol, name: name ?? symbol.fact.name, head, isMember, isSymbol: name === undefined }, text, graph);
  if (directReach.within !== 'outside' || !isMember) return directReach;
  // Code that cannot name the class can still receive an object of it.
  const ownerReach = reachOf({ symbol: owner }, text, graph);
  return ownerReach.within === 'outside' ? outsideReach : { within: 'workspace', isLexical: false, isPrivate: false };
}

/** Whether code in a function may read its own names from texts, or pass on its frame. */
function readsNames({ language, fact }: SymbolNode, text: string | undefined): boolean {
  const nameReader = rulesOf(language).readsOwnNames;
  if (text === undefined || !nameReader) return false;
  const { text: code, lineStarts } = codeIn(text, language);
  return nameReader.test(code.slice(lineStarts[fact.range.start.line], lineStarts[fact.range.end.line + 1]));
}

interface DeclaredTarget {
  readonly symbol: SymbolNode;
  readonly name: string;
  /** Text before the name, with the modifiers of access. */
  readonly head: string;
  readonly isMember: boolean;
  readonly isSymbol: boolean;
}

type ReachRule = (declaration: DeclaredTarget, text: string | undefined, graph: CodeGraph) => Reach;

function ownReach(declaration: DeclaredTarget, text: string | undefined, graph: CodeGraph): Reach {
  const { privacy } = rulesOf(declaration.symbol.language);
  return privacy ? reachRules[privacy](declaration, text, graph) : outsideReach;
}

const reachRules: Readonly<Record<Privacy, ReachRule>> = {
  module: scriptReach,
  // By convention only: any file of the project can still name it, but should not.
  underscore: ({ symbol, name, isMember, isSymbol }, text) => {
    if (isSymbol && symbol.fact.exported) return outsideReach;
    return /^_(?!.*_$)/.test(name) && (isMember || !isAlias(name, text)) ? privateReach('workspace') : outsideReach;
  },
  file: (declaration) => (isPrivate(declaration) ? { within: 'file', isLexical: false, isPrivate: true } : outsideReach),
  workspace: (declaration) => (isPrivate(declaration) ? privateReach('workspace') : outsideReach),
  package: ({ name, isMember }) => (/^\p{Ll}/u.test(name) ? { within: 'folder', isLexical: !isMember, isPrivate: true } : outsideReach),
  crate: ({ symbol, isMember, isSymbol }) =>
    isSymbol && !symbol.fact.exported && !isMember ? { ...privateReach('workspace'), isLexical: true } : outsideReach,
  unit: ({ symbol, isMember, isSymbol }, _, graph) =>
    isSymbol && !isMember && !symbol.fact.exported && !isIncluded(symbol, graph) ? lexicalReach : outsideReach,
};

function scriptReach(declaration: DeclaredTarget, text: string | undefined, graph: CodeGraph): Reach {
  const { symbol, name, isMember, isSymbol } = declaration;
  if (!isMember) return moduleReach(declaration, text, graph);
  // Ambient: it declares code elsewhere.
  if (declarationFile.test(symbol.path)) return outsideReach;
  if (/\bdeclare\b/.test(isSymbol ? (ownerOf(symbol, graph)?.fact.signature ?? '') : symbol.fact.signature)) return outsideReach;
  if (name.startsWith('#')) return lexicalReach;
  return isPrivate(declaration) ? { within: 'class', isLexical: false, isPrivate: true } : outsideReach;
}

function isPrivate({ head, name }: DeclaredTarget): boolean {
  return /\bprivate\b/.test(head.slice(0, headEnd(head, name)));
}

/** `_old = new` at the top of a module is an alias for code that uses `_old`. */
function isAlias(name: string, text: string | undefined): boolean {
  return (
    new RegExp(`^${name}[ \\t]*=[ \\t]*[A-Za-z_][\\w.]*[ \\t]*(?:#.*)?$`, 'm').test(text ?? '') &&
    !new RegExp(`^${name}[ \\t]*=[ \\t]*(?:None|True|False)\\b`, 'm').test(text ?? '')
  );
}

function privateReach(within: 'workspace'): Reach {
  return { within, isLexical: false, isPrivate: true };
}

/** Declaration files tell of code elsewhere. */
export const declarationFile = /\.d\.[cm]?ts$/;

/** End of the modifiers: a parameter or default value may contain the same word. */
function headEnd(head: string, name: string): number {
  const at = head.indexOf(name);
  return at < 0 ? head.length : at;
}

/** Whether other files may see the name: an including file names all of it, and members of an enum are named without the enum. */
function isIncluded({ root, path, fact }: SymbolNode, graph: CodeGraph): boolean {
  return fact.kind === 'enum' || header.test(path) || graph.importedBy(root, path).length > 0;
}

const header = /\.(?:h|hh|hpp|hxx|h\+\+|inl|ipp|inc|cuh)$/i;

function isImported(name: string, { root, path }: SymbolNode, graph: CodeGraph): boolean {
  return graph.file(root, path)?.facts.imports.some(({ names }) => names.some(({ local }) => local === name)) ?? false;
}

/** Whether a JavaScript definition is a plain declaration. An assignment to a name declared elsewhere, or a named expression, goes on as a value. */
function isPlainDeclaration({ language, fact }: SymbolNode, text: string | undefined): boolean {
  if (!rulesOf(language).definitionsAreExpressions) return true;
  // A default export has no name of its own.
  if (fact.name === 'default' || !declarationHead.test(fact.signature)) return false;
  if (text === undefined) return true;
  const code = codeIn(text, language);
  const start = (code.lineStarts[fact.range.start.line] ?? 0) + fact.range.start.column;
  // `declare global` adds to declarations elsewhere.
  if (hasDeclare(code.text) && /^(?:export\s+)?declare\b/.test(code.text.slice(statementStart(code.text, start), start))) return false;
  if (!functionExpression.test(fact.signature)) return true;
  return !operandBefore.test(code.text.slice(Math.max(0, start - 200), start));
}

const hasDeclare = textAnswers((text) => /^(?:export\s+)?declare\b/m.test(text));
const declarationHead =
  /^(?:(?:export|default|declare|async|abstract)\s+)*(?:const|let|var|function|class|interface|type|enum|namespace|module)\b(?!\s*[.=])/;
const functionExpression = /^(?:async\s+)?(?:function|class)\b/;
const operandBefore = /(?:[(,=:?[&|!>+]|\b(?:return|new|extends|yield|await))\s*$/;

/**
 * The reach inside a module. A script without imports and exports shares its names with all scripts of the page; declaration files are for
 * code elsewhere.
 */
function moduleReach({ symbol, name, head, isSymbol }: DeclaredTarget, text: string | undefined, graph: CodeGraph): Reach {
  const facts = graph.file(symbol.root, symbol.path)?.facts;
  if (!facts || declarationFile.test(symbol.path)) return outsideReach;
  const isExported = isSymbol ? symbol.fact.exported : /^\s*(?:export|declare)\b/.test(head);
  if (isExported || facts.exports.some(({ local }) => local === name)) return outsideReach;
  const isModule = facts.imports.length > 0 || facts.exports.length > 0 || facts.symbols.some((fact) => fact.index > 0 && fact.exported);
  // The declaration comes last, since it has to be read in the text.
  return isModule && !(isSymbol && !isPlainDeclaration(symbol, text)) ? lexicalReach : outsideReach;
}

/** Whether code of `file` can name a definition with `reach` in `home`. */
export function canName(reach: Reach, homeFile: TargetFile & { readonly language: string }, file: TargetFile, text: string): boolean {
  if (file.root === homeFile.root && file.path === homeFile.path) return true;
  if (reach.within === 'file') return false;
  if (reach.within === 'folder') return file.root === homeFile.root && parentFolder(file.path) === parentFolder(homeFile.path);
  // The compiler protects a private member, unless the code disables the check.
  if (reach.within === 'class') return uncheckedFile.test(file.path) || escapesCheck(text);
  return true;
}

/** Files that no type checker reads, and code that turns its check off. */
const uncheckedFile = /\.[cm]?jsx?$|\.(?:vue|svelte)$/;
const escapesCheck = textAnswers((text) => /\bany\b|\bas\s+unknown\b|@ts-(?:ignore|expect-error|nocheck)/.test(text));
