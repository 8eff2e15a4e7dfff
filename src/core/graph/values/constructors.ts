// Identifies constructors by name, with one rule for all languages.
import { fileKey } from '../../base/fileKey.ts';
import { rulesOf } from '../../syntax/languages.ts';
import type { LanguageRules } from '../../languages/languageRules.ts';
import type { SymbolNode } from '../edges/graphTypes.ts';

/** Name of the constructor of a class; languages without a fixed name use that of the class. */
export function constructorName(rules: LanguageRules, className: string | undefined): string {
  return rules.constructorName ?? className ?? '';
}

/** Whether a symbol is a constructor of its class. An allocator, which creates the object that a constructor fills, counts too. */
export function isConstructor({ language, fact: { kind, name, qualifiedName } }: Pick<SymbolNode, 'language' | 'fact'>): boolean {
  const rules = rulesOf(language);
  const owner = qualifiedName.split('.').at(-2);
  if (kind !== 'method' || owner === undefined) return false;
  return name === constructorName(rules, owner) || name === rules.allocatorName;
}

/** Drops constructors that share the name of their class, since that name means the class. */
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
