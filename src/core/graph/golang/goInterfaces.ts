// Finds implementations of Go interfaces during linking: a type satisfies an interface by its methods, without naming it.
import { parentFolder } from '../../base/parentFolder.ts';
import { requiredMethod, isMethodLike, type RequiredMethod } from './goMethods.ts';
import { type Definitions } from '../files/definitions.ts';
import { implicitMethodKey } from '../files/definitionKeys.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import type { SymbolNode } from '../edges/graphTypes.ts';
import type { SymbolValue } from '../values/values.ts';

/**
 * Methods that a call of an interface method may run. A type counts if it has every method of the interface with the same parameters;
 * types of tests and generated doubles count only when there are no others. Promoted methods of embedded types are not included.
 */
export function goImplementations(method: SymbolValue, definitions: Definitions, tracker: DependencyTracker): readonly SymbolNode[] {
  const fact = method.entry.fact(method.index);
  const holder = fact && method.entry.fact(fact.parent);
  if (!fact || holder?.kind !== 'interface') return [];
  const methodFacts = method.entry.file.facts.symbols.filter((each) => each.parent === holder.index && each.kind === 'method');
  // The head of an interface tells its methods.
  tracker.touchHead(method.entry, holder.index);
  for (const { name } of methodFacts) tracker.note(implicitMethodKey(name));
  const requirement = requiredMethod(method.entry.file, fact, holder);
  const requiredMethods = methodFacts.map((each) => requiredMethod(method.entry.file, each, holder));
  const symbols = definitions
    .withName(fact.name)
    .filter((node) => isMethodLike(node, requirement) && hasAll(node, requiredMethods, definitions));
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
