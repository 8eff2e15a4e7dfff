// Finds imports and exports in all their forms, joined from the matches of the query.
import type { Grammar } from '../../syntax/language.ts';
import type { SyntaxNode } from '../../syntax/node.ts';
import { captureOf, capturedAs, type Captures, type QueryMatch } from '../captures.ts';
import type { ExportFact, ImportedName, ImportFact } from '../facts.ts';
import type { Owners } from './owners.ts';
import type { Source } from '../source.ts';
import { usedNames } from './useTrees.ts';

interface ImportDraft {
  readonly fact: Omit<ImportFact, 'names'>;
  readonly names: ImportedName[];
  readonly start: number;
}

/** Imports by statement, in text order. */
export function findImports(captures: Captures, source: Source, owners: Owners, grammar: Grammar): ImportFact[] {
  const byModule = new Map<number | string, ImportDraft>();
  const typeImports = captures('import').flatMap((match) => captureOf(match, 'import.types') ?? []);
  for (const match of captures('import')) {
    const tree = captureOf(match, 'import.tree');
    if (tree) addTree(byModule, tree, captureOf(match, 'import') ?? tree, { source, owners, grammar });
    const statement = capturedAs(match, 'import');
    const statementNode = captureOf(match, 'import') ?? captureOf(match, 'import.reexport') ?? statement?.node;
    const module = captureOf(match, 'import.module') ?? captureOf(match, 'import.path');
    const require = captureOf(match, 'import.require');
    if (!statementNode || !module || (require && source.textOf(require) !== 'require')) continue;
    let draft = byModule.get(module.id);
    if (!draft) byModule.set(module.id, (draft = beginImport(match, statementNode, module, source, owners, grammar)));
    for (const name of importedNamesOf(match, source)) {
      if (!draft.names.some((known) => known.imported === name.imported && known.local === name.local)) draft.names.push(name);
    }
  }
  return [...byModule.values()]
    .sort((a, b) => a.start - b.start)
    .map(({ fact, names, start }) => {
      const isInside = typeImports.some(({ startIndex, endIndex }) => startIndex <= start && start < endIndex);
      return { ...fact, names, typeOnly: fact.typeOnly || isInside };
    });
}

/** Adds one import per path of a use tree. */
function addTree(
  byModule: Map<number | string, ImportDraft>,
  tree: SyntaxNode,
  statementNode: SyntaxNode,
  { source, owners, grammar }: { source: Source; owners: Owners; grammar: Grammar },
): void {
  const start = statementNode.startIndex;
  const scope = owners.runnerAt(start);
  for (const { module, imported, local } of usedNames(tree, source)) {
    const key = `${start} ${module}`;
    const line = statementNode.startPosition.row;
    const fact = { module, line, scope, reexport: grammar.importsPassOn && scope === 0, typeOnly: false };
    const draft = byModule.get(key) ?? { start, names: [], fact };
    byModule.set(key, draft);
    draft.names.push({ imported, local });
  }
}

function beginImport(
  match: QueryMatch,
  statementNode: SyntaxNode,
  module: SyntaxNode,
  source: Source,
  owners: Owners,
  grammar: Grammar,
): ImportDraft {
  const head = source.text.slice(statementNode.startIndex, Math.min(statementNode.endIndex, statementNode.startIndex + 400));
  const scope = owners.runnerAt(statementNode.startIndex);
  const isPath = captureOf(match, 'import.path') !== undefined;
  const specifier = unquoteSpecifier(source.foldedText(module, 500));
  const names: ImportedName[] = [];
  let container = specifier;
  if (isPath) {
    // `import a.b.C;` imports a class of a package, `import static a.b.C.m;` a member of a class.
    const dot = specifier.lastIndexOf('.');
    const hasStar = /\*\s*;?\s*$/.test(head);
    container = hasStar ? specifier : specifier.slice(0, Math.max(dot, 0));
    const last = specifier.slice(dot + 1);
    const alias = captureOf(match, 'import.alias');
    names.push(hasStar ? { imported: '*', local: '*' } : { imported: last, local: alias ? source.textOf(alias) : last });
  } else if (
    /^import\s+[\w.]+/.test(head) &&
    !/['"]/.test(head) &&
    !captureOf(match, 'import.namespace') &&
    !captureOf(match, 'import.name')
  ) {
    names.push({ imported: '*', local: specifier });
  } else if (grammar.importsBindLast && !captureOf(match, 'import.namespace')) names.push({ imported: '*', local: packageName(specifier) });
  return {
    start: statementNode.startIndex,
    names,
    fact: {
      module: container,
      line: statementNode.startPosition.row,
      scope,
      reexport: captureOf(match, 'import.reexport') !== undefined || (grammar.importsPassOn && scope === 0),
      typeOnly: isTypeOnly(head),
    },
  };
}

/** The probable name of a Go package: the last part of its path without version and decoration. */
function packageName(path: string): string {
  const parts = path.split('/');
  const last = parts.length > 1 && /^v\d+$/.test(parts.at(-1) ?? '') ? parts.at(-2) : parts.at(-1);
  return (last ?? path).replace(/^go-|\.go$|\.v\d+$|-go$/g, '').replace(/^.*[-.]/, '');
}

function isTypeOnly(head: string): boolean {
  if (/^(?:import|export)\s+type\b(?!\s*(?:,|from\b))/.test(head)) return true;
  const braces = /^import\s*\{([^}]*)\}/.exec(head)?.[1];
  return braces !== undefined && braces.trim() !== '' && braces.split(',').every((part) => part.trim() === '' || /^\s*type\s/.test(part));
}

function importedNamesOf(match: QueryMatch, source: Source): ImportedName[] {
  const pattern = captureOf(match, 'import.into');
  if (pattern) return requiredNames(pattern, captureOf(match, 'import.member'), source);
  const name = importedName(match, source);
  return name ? [name] : [];
}

/** Names that `const … = require()` binds: one name, or those of a pattern. */
function requiredNames(pattern: SyntaxNode, member: SyntaxNode | undefined, source: Source): ImportedName[] {
  const text = (node: SyntaxNode): string => unquoteSpecifier(source.foldedText(node, 200));
  if (pattern.type === 'identifier') return [{ imported: member ? text(member) : '*', local: text(pattern) }];
  return pattern.namedChildren.flatMap((part) => {
    const key = part.childForFieldName('key') ?? part.childForFieldName('left') ?? part;
    const local = part.childForFieldName('value') ?? part.childForFieldName('left') ?? part;
    return dottedPattern.test(text(key)) && dottedPattern.test(text(local)) ? [{ imported: text(key), local: text(local) }] : [];
  });
}

function importedName(match: QueryMatch, source: Source): ImportedName | undefined {
  const text = (capture: string): string | undefined => {
    const node = captureOf(match, capture);
    return node && unquoteSpecifier(source.foldedText(node, 200));
  };
  const name = text('import.name');
  if (name !== undefined) return { imported: name, local: text('import.alias') ?? name };
  const namespaceName = text('import.namespace');
  // In Go, `.` imports all names and `_` none.
  if (namespaceName === '.') return { imported: '*', local: '*' };
  if (namespaceName === '_') return undefined;
  if (namespaceName !== undefined) return { imported: '*', local: namespaceName };
  const defaultName = text('import.default');
  if (defaultName !== undefined) return { imported: 'default', local: defaultName };
  return captureOf(match, 'import.star') && !captureOf(match, 'import.path') ? { imported: '*', local: '*' } : undefined;
}

/** Offsets of variables with an imported module, which are imports rather than constants. */
export function findImportOffsets(captures: Captures, source: Source): ReadonlySet<number> {
  const starts = new Set<number>();
  for (const match of captures('import')) {
    const require = captureOf(match, 'import.require');
    const name = captureOf(match, 'import.into');
    if (name && (!require || source.textOf(require) === 'require')) starts.add(name.startIndex);
  }
  return starts;
}

/** Names exported under another name, or by a separate statement. */
export function findExports(captures: Captures, source: Source): ExportFact[] {
  const facts = new Map<string, ExportFact>();
  for (const match of captures('export')) {
    for (const fact of exportsOf(match, source)) facts.set(`${fact.exported}\n${fact.local}`, fact);
  }
  return [...facts.values()];
}

function exportsOf(match: QueryMatch, source: Source): ExportFact[] {
  const text = (node: SyntaxNode): string => unquoteSpecifier(source.foldedText(node, 200));
  const defaultNode = captureOf(match, 'export.default');
  if (defaultNode) return [{ local: text(defaultNode), exported: 'default' }];
  const name = captureOf(match, 'export.name');
  const local = captureOf(match, 'export.local');
  if (local) return [{ local: text(local), exported: text(name ?? local) }];
  const object = captureOf(match, 'export.object');
  const value = captureOf(match, 'export.value');
  if (!object || !value || !name) return [];
  const objectName =
    source.text.startsWith('module', object.startIndex) || source.text.startsWith('exports', object.startIndex) ? text(object) : '';
  if (objectName === 'module' && text(name) === 'exports') return moduleExports(value, text);
  if (objectName !== 'exports' && objectName !== 'module.exports') return [];
  return [{ local: dottedPattern.test(text(value)) ? text(value) : text(name), exported: text(name) }];
}

/** Node types of definitions: assigned to `module.exports` they are the default export, with or without an own name. */
const definitionTypes: ReadonlySet<string> = new Set(['arrow_function', 'function_expression', 'generator_function', 'class']);

/** `module.exports = { a, b: c, d() {} }` exports each of its names; any other named value is the default export. */
function moduleExports(value: SyntaxNode, text: (node: SyntaxNode) => string): ExportFact[] {
  if (definitionTypes.has(value.type)) {
    const ownName = value.childForFieldName('name');
    return [{ local: ownName ? text(ownName) : 'default', exported: 'default' }];
  }
  if (value.type !== 'object') return dottedPattern.test(text(value)) ? [{ local: text(value), exported: 'default' }] : [];
  return value.namedChildren.flatMap((part) => {
    const key = part.childForFieldName('key') ?? part.childForFieldName('name') ?? part;
    const valueNode = part.childForFieldName('value') ?? key;
    if (!dottedPattern.test(text(key))) return [];
    return [{ local: dottedPattern.test(text(valueNode)) ? text(valueNode) : text(key), exported: text(key) }];
  });
}

const dottedPattern = /^[\p{ID_Start}$_][\p{ID_Continue}$_.]*$/u;

function unquoteSpecifier(text: string): string {
  return /^(["'`])[^]*\1$/.test(text) && text.length > 1 ? text.slice(1, -1) : text;
}
