// Which methods construct objects: the one rule for all languages.
import { fileKey } from '../../base/fileKey.ts';
import { rulesOf } from '../../syntax/languages.ts';
import type { LanguageRules } from '../../languages/rules.ts';
import type { SymbolNode } from '../edges/types.ts';

/** Name of the method that constructs objects of a class; where the language has no name for it, that of the class. */
export function constructorName(rules: LanguageRules, className: string | undefined): string {
  return rules.constructorName ?? className ?? '';
}

/** Whether a symbol is a method that constructs objects of the class that it stands in. One may make the object that another one fills. */
export function isConstructor({ language, fact: { kind, name, qualifiedName } }: Pick<SymbolNode, 'language' | 'fact'>): boolean {
  const rules = rulesOf(language);
  const owner = qualifiedName.split('.').at(-2);
  if (kind !== 'method' || owner === undefined) return false;
  return name === constructorName(rules, owner) || name === rules.allocatorName;
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
