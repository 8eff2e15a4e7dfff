// Which methods construct objects: the one rule for all languages.
import { fileKey } from '../../base/fileKey.ts';
import { familyOf, type Family } from '../edges/families.ts';
import type { SymbolNode } from '../edges/types.ts';

/** Name of the method that constructs objects, where it is not that of the class. */
export const constructorNames: Readonly<Partial<Record<Family, string>>> = {
  python: '__init__',
  ecmascript: 'constructor',
  ruby: 'initialize',
  php: '__construct',
  kotlin: 'constructor',
};

/** Name of the method that constructs objects of a class; where the family has no name for it, that of the class. */
export function constructorName(family: Family, className: string | undefined): string {
  return constructorNames[family] ?? className ?? '';
}

/** Whether a symbol is a method that constructs objects of the class that it stands in. Python makes an object in `__new__` and fills it in `__init__`. */
export function isConstructor({ language, fact: { kind, name, qualifiedName } }: Pick<SymbolNode, 'language' | 'fact'>): boolean {
  const family = familyOf(language);
  const owner = qualifiedName.split('.').at(-2);
  if (kind !== 'method' || owner === undefined) return false;
  return name === constructorName(family, owner) || (family === 'python' && name === '__new__');
}

/** Where constructors are called like their class, its name means the class. */
export function withoutConstructors(definitions: readonly SymbolNode[]): readonly SymbolNode[] {
  const classes = new Set(
    definitions.flatMap(({ root, path, fact }) => (fact.kind === 'class' ? `${fileKey(root, path)}:${fact.qualifiedName}` : [])),
  );
  return definitions.filter((symbol) => {
    const { qualifiedName } = symbol.fact;
    const owner = qualifiedName.slice(0, Math.max(0, qualifiedName.lastIndexOf('.')));
    return !isConstructor(symbol) || !classes.has(`${fileKey(symbol.root, symbol.path)}:${owner}`);
  });
}
