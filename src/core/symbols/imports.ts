// Imports and exports in all their forms, joined from the parts that the query finds.
import type { Node } from 'web-tree-sitter';
import type { Grammar } from '../syntax/language.ts';
import { captured, capturedAs, type Captures, type Match } from './captures.ts';
import type { ExportFact, ImportedName, ImportFact } from './facts.ts';
import type { Owners } from './owners.ts';
import type { Source } from './source.ts';

interface Building {
  readonly fact: Omit<ImportFact, 'names'>;
  readonly names: ImportedName[];
  readonly start: number;
}

/** Imports by statement, in the order of the text. */
export function findImports(captures: Captures, source: Source, owners: Owners, grammar: Grammar): ImportFact[] {
  const byModule = new Map<number, Building>();
  for (const match of captures('import')) {
    const statement = capturedAs(match, 'import');
    const whole = captured(match, 'import') ?? captured(match, 'import.reexport') ?? statement?.node;
    const module = captured(match, 'import.module') ?? captured(match, 'import.path');
    const require = captured(match, 'import.require');
    if (!whole || !module || (require && source.of(require) !== 'require')) continue;
    let building = byModule.get(module.id);
    if (!building) byModule.set(module.id, (building = begin(match, whole, module, source, owners, grammar)));
    const name = importedName(match, source);
    if (name && !building.names.some((other) => other.imported === name.imported && other.local === name.local)) building.names.push(name);
  }
  return [...byModule.values()].sort((a, b) => a.start - b.start).map(({ fact, names }) => ({ ...fact, names }));
}

function begin(match: Match, whole: Node, module: Node, source: Source, owners: Owners, grammar: Grammar): Building {
  const head = source.text.slice(whole.startIndex, Math.min(whole.endIndex, whole.startIndex + 400));
  const scope = owners.running(whole.startIndex);
  const path = captured(match, 'import.path') !== undefined;
  const specifier = unquoted(source.folded(module, 500));
  const names: ImportedName[] = [];
  let from = specifier;
  if (path) {
    // `import a.b.C;` names a class of a package; `import static a.b.C.m;` a member of a class.
    const dot = specifier.lastIndexOf('.');
    const star = /\*\s*;?\s*$/.test(head);
    from = star ? specifier : specifier.slice(0, Math.max(dot, 0));
    const last = specifier.slice(dot + 1);
    names.push(star ? { imported: '*', local: '*' } : { imported: last, local: last });
  } else if (
    /^import\s+[\w.]+/.test(head) &&
    !/['"]/.test(head) &&
    !captured(match, 'import.namespace') &&
    !captured(match, 'import.name')
  ) {
    names.push({ imported: '*', local: specifier });
  }
  return {
    start: whole.startIndex,
    names,
    fact: {
      module: from,
      line: whole.startPosition.row,
      scope,
      reexport: captured(match, 'import.reexport') !== undefined || (grammar.importsPassOn && scope === 0),
      typeOnly: isTypeOnly(head),
    },
  };
}

function isTypeOnly(head: string): boolean {
  if (/^(?:import|export)\s+type\b(?!\s*(?:,|from\b))/.test(head)) return true;
  const braces = /^import\s*\{([^}]*)\}/.exec(head)?.[1];
  return braces !== undefined && braces.trim() !== '' && braces.split(',').every((part) => part.trim() === '' || /^\s*type\s/.test(part));
}

function importedName(match: Match, source: Source): ImportedName | undefined {
  const text = (capture: string): string | undefined => {
    const node = captured(match, capture);
    return node && unquoted(source.folded(node, 200));
  };
  const name = text('import.name');
  if (name !== undefined) return { imported: name, local: text('import.alias') ?? name };
  const whole = text('import.namespace');
  if (whole !== undefined) return { imported: '*', local: whole };
  const standard = text('import.default');
  if (standard !== undefined) return { imported: 'default', local: standard };
  return captured(match, 'import.star') && !captured(match, 'import.path') ? { imported: '*', local: '*' } : undefined;
}

/** Offsets of variables that hold an imported module: these are imports, not constants. */
export function importedNames(captures: Captures, source: Source): ReadonlySet<number> {
  const starts = new Set<number>();
  for (const match of captures('import')) {
    const require = captured(match, 'import.require');
    const name = captured(match, 'import.namespace') ?? captured(match, 'import.alias');
    if (name && (!require || source.of(require) === 'require')) starts.add(name.startIndex);
  }
  return starts;
}

/** Names that are exported under another name or by a statement of their own. */
export function findExports(captures: Captures, source: Source): ExportFact[] {
  const facts = new Map<string, ExportFact>();
  for (const match of captures('export')) {
    const fact = exportOf(match, source);
    if (fact) facts.set(`${fact.exported}\n${fact.local}`, fact);
  }
  return [...facts.values()];
}

function exportOf(match: Match, source: Source): ExportFact | undefined {
  const text = (capture: string): string | undefined => {
    const node = captured(match, capture);
    return node && unquoted(source.folded(node, 200));
  };
  const standard = text('export.default');
  if (standard !== undefined) return { local: standard, exported: 'default' };
  const object = text('export.object');
  const property = text('export.property');
  const value = text('export.local') ?? text('export.value') ?? '';
  const name = text('export.name') ?? text('export.local') ?? '';
  if (object === undefined) return { local: value, exported: name };
  const whole = object === 'module' && (property ?? name) === 'exports';
  if (!whole && object !== 'exports') return undefined;
  if (whole && property === undefined) return dotted.test(value) ? { local: value, exported: 'default' } : undefined;
  if (!whole && property !== undefined) return undefined;
  return { local: dotted.test(value) ? value : name, exported: name };
}

const dotted = /^[\p{ID_Start}$_][\p{ID_Continue}$_.]*$/u;

function unquoted(text: string): string {
  return /^(["'`])[^]*\1$/.test(text) && text.length > 1 ? text.slice(1, -1) : text;
}
