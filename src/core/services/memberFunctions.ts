// Finds the function that a type or an object has under a name in any spelling, for contracts that members implement.
import { parentFolder } from '../base/parentFolder.ts';
import { isFunction } from '../graph/edges/functionKinds.ts';
import { membersOf } from '../graph/files/enclosingSymbols.ts';
import type { CodeGraph, SymbolNode } from '../graph/edges/graphTypes.ts';
import { rulesOf } from '../syntax/languages.ts';

/** A name without its case: languages write `GetOrder`, `getOrder` and `get_order` for one thing. */
export function plainName(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}

/** The spellings of a name by which the graph is asked. */
export function spellingsOf(name: string): readonly string[] {
  const camel = name.charAt(0).toLowerCase() + name.slice(1);
  const pascal = camel.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const snake = camel.replace(/[A-Z]+/g, (letters) => `_${letters.toLowerCase()}`);
  return [...new Set([name, camel, pascal, snake, pascal.charAt(0).toLowerCase() + pascal.slice(1)])];
}

/** The function of `owner` with a name, also outside of its file where a type spans files; undefined when it has none or several. */
export function memberFunction(owner: SymbolNode, name: string, graph: CodeGraph): SymbolNode | undefined {
  const plain = plainName(name);
  const own = membersOf(owner, graph).filter((each) => isFunction(each) && plainName(each.fact.name) === plain);
  const definition = own.find(({ fact }) => !fact.declaration);
  if (definition) return definition;
  const outside = rulesOf(owner.language).typesSpanFiles ? outsideMembers(owner, name, graph) : [];
  const sameFolder = outside.filter(({ path }) => parentFolder(path) === parentFolder(owner.path));
  const [only, ...others] = sameFolder.length ? sameFolder : outside;
  return only && others.length === 0 ? only : own[0];
}

function outsideMembers(owner: SymbolNode, name: string, graph: CodeGraph): readonly SymbolNode[] {
  return spellingsOf(name)
    .flatMap((spelling) => graph.byName(`${owner.fact.qualifiedName}.${spelling}`))
    .filter(
      (each) =>
        isFunction(each) && !each.fact.declaration && rulesOf(each.language) === rulesOf(owner.language) && each.root === owner.root,
    )
    .filter(({ path }) => path !== owner.path);
}

/** Types with a name in the language of a file, those of its folder where there are any. */
export function typesNamed(
  name: string,
  near: { readonly path: string; readonly language: string },
  graph: CodeGraph,
): readonly SymbolNode[] {
  const types = graph
    .byName(name)
    .filter(({ fact, language }) => fact.name === name && typeKinds.has(fact.kind) && rulesOf(language) === rulesOf(near.language));
  const sameFolder = types.filter(({ path }) => parentFolder(path) === parentFolder(near.path));
  return sameFolder.length ? sameFolder : types;
}

const typeKinds: ReadonlySet<string> = new Set(['class', 'interface', 'type']);

/** Length of the path that two files share, in folders and the file itself: of several implementations the nearest one is meant. */
export function sharedPathLength(
  a: { readonly root: string; readonly path: string },
  b: { readonly root: string; readonly path: string },
): number {
  if (a.root !== b.root) return -1;
  if (a.path === b.path) return Infinity;
  const [first, second] = [a.path.split('/').slice(0, -1), b.path.split('/').slice(0, -1)];
  const differing = first.findIndex((folder, i) => folder !== second[i]);
  return differing < 0 ? first.length : differing;
}
