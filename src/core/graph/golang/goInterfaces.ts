// Go says nowhere which types meet an interface: those that have all of its methods do.
import { parentFolder } from '../../base/parentFolder.ts';
import { requiredMethod, isMethodLike, type RequiredMethod } from './goMethods.ts';
import { type Definitions } from '../files/definitions.ts';
import type { Dependencies } from '../files/dependencies.ts';
import type { SymbolNode } from '../edges/types.ts';
import type { SymbolValue } from '../values/values.ts';

/**
 * The methods that a call of an interface's method may run: of each type that has every method of the interface with its parameters, the
 * one of that name. Types of tests and generated doubles count only where there is no other. Methods that a type has from an embedded one are
 * not seen.
 */
export function goImplementations(method: SymbolValue, definitions: Definitions, dependencies: Dependencies): readonly SymbolNode[] {
  const fact = method.entry.fact(method.index);
  const holder = fact && method.entry.fact(fact.parent);
  if (!fact || holder?.kind !== 'interface') return [];
  const others = method.entry.file.facts.symbols.filter((each) => each.parent === holder.index && each.kind === 'method');
  for (const { name } of others) dependencies.note(`n:${name}`);
  const asked = requiredMethod(method.entry.file, fact, holder);
  const all = others.map((each) => requiredMethod(method.entry.file, each, holder));
  const symbols = definitions.named(fact.name).filter((node) => isMethodLike(node, asked) && hasAll(node, all, definitions));
  const inCode = symbols.filter(({ role }) => role === 'code');
  return inCode.length ? inCode : symbols;
}

function hasAll(node: SymbolNode, methods: readonly RequiredMethod[], definitions: Definitions): boolean {
  const [owner, folder] = [ownerOf(node), parentFolder(node.path)];
  return methods.every((method) =>
    definitions
      .named(method.name)
      .some(
        (each) => isMethodLike(each, method) && ownerOf(each) === owner && each.root === node.root && parentFolder(each.path) === folder,
      ),
  );
}

function ownerOf({ fact }: SymbolNode): string {
  return fact.qualifiedName.slice(0, -fact.name.length - 1);
}
