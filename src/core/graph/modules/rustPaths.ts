// Start of a Rust path: `crate`, `super` and `self` also count inline modules, which have no file.
import type { ImportFact } from '../../symbols/facts.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import type { Modules } from './modules.ts';
import type { Value } from '../values/values.ts';

/** The module that `path` (`super::super::a`) means inside symbol `scope`: a path from the top of the file, or an inline module. */
function moduleAround(entry: FileEntry, scope: number, path: string): { readonly path: string } | { readonly index: number } {
  const parts = path.split('::').filter((part) => part !== '');
  let moduleIndex = inlineModule(entry, scope);
  if (moduleIndex === undefined || (parts[0] !== 'super' && parts[0] !== 'self')) return { path };
  if (parts[0] === 'self') parts.shift();
  while (parts[0] === 'super' && moduleIndex !== undefined) {
    moduleIndex = inlineModule(entry, entry.fact(moduleIndex)?.parent ?? -1);
    parts.shift();
  }
  if (moduleIndex === undefined) return { path: parts[0] === 'super' ? parts.join('::') : ['self', ...parts].join('::') };
  return parts.length ? { path } : { index: moduleIndex };
}

/** The specifier of an import, relative to the top of its file. */
export function importPath(entry: FileEntry, { scope, module }: ImportFact): string {
  if (!entry.rules.pathsNameModules) return module;
  const start = moduleAround(entry, scope, module);
  return 'path' in start ? start.path : module;
}

/** The first segment of a Rust path that no scope defines: a module of the crate, of the file or of the folder below it. */
export function pathRoot(modules: Modules, entry: FileEntry, scope: number, name: string): Value | undefined {
  const isWord = name === 'crate' || name === 'super' || name === 'self';
  const start = moduleAround(entry, scope, isWord ? name : `self::${name}`);
  if ('index' in start) return { kind: 'symbol', entry, index: start.index };
  const module = modules.resolve(entry, start.path);
  return module.kind === 'module' ? module : undefined;
}

const moduleHead = /^(?:pub(?:\([^)]*\))?\s+)?mod\s/;

function inlineModule(entry: FileEntry, scope: number): number | undefined {
  for (let fact = entry.fact(scope); fact; fact = entry.fact(fact.parent)) if (moduleHead.test(fact.signature)) return fact.index;
  return undefined;
}
