// Finds implementations of Go interfaces, which types satisfy by having all methods.
import { parentFolder } from '../../base/parentFolder.ts';
import { requiredMethod, isMethodLike, type RequiredMethod } from './goMethods.ts';
import { type Definitions } from '../files/definitions.ts';
import type { Dependencies } from '../files/dependencies.ts';
import type { SymbolNode } from '../edges/types.ts';
import type { SymbolValue } from '../values/values.ts';

/**
 * Methods that a call of an interface method may run: the method of that name of each type that has every method of the interface with
 * its parameters. Types of tests and generated doubles count only when there are no others. Promoted methods of embedded types are not
 * found.
 */
export function goImplementations(method: SymbolValue, definitions: Definitions, dependencies: Dependencies): readonly SymbolNode[] {
  const fact = method.entry.fact(method.index);
  const holder = fact && method.entry.fact(fact.parent);
  if (!fact || holder?.kind !== 'interface') return [];
  const others = method.entry.file.facts.symbols.filter((each) => each.parent === holder.index && each.kind === 'method');
  for (const { name } of others) dependencies.note(`n:${name}`);
  const requirement = requiredMethod(method.entry.file, fact, holder);
  const all = others.map((each) => requiredMethod(method.entry.file, each, holder));
  const symbols = definitions.withName(fact.name).filter((node) => isMethodLike(node, requirement) && hasAll(node, all, definitions));
  const inCode = symbols.filter(({ role }) => role === 'code');
  return inCode.length ? inCode : symbols;
}

function hasAll(node: SymbolNode, methods: readonly RequiredMethod[], definitions: Definitions): boolean {
  const [owner, folder] = [ownerOf(node), parentFolder(node.path)];
  return methods.every((method) =>
    definitions
      .withName(method.name)
      .some(
        (each) => isMethodLike(each, method) && ownerOf(each) === owner && each.root === node.root && parentFolder(each.path) === folder,
      ),
  );
}

function ownerOf({ fact }: SymbolNode): string {
  return fact.qualifiedName.slice(0, -fact.name.length - 1);
}
