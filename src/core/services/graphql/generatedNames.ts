// The names that generators of code make of an operation of GraphQL, and of a file with operations.
import type { GraphqlOperation } from './graphqlDocument.ts';

/** Names that code uses for a named operation. Based on GraphQL Code Generator, Apollo Angular and Apollo Kotlin, 2026-11. */
export function generatedNames({ name, root }: GraphqlOperation): readonly string[] {
  if (name === undefined) return [];
  const pascal = name.charAt(0).toUpperCase() + name.slice(1);
  const hooks = ['', 'Lazy', 'Suspense'].map((kind) => `use${pascal}${kind}${root}`);
  // A name that ends with its kind is not given it twice.
  const shortHooks = pascal.endsWith(root) ? [`use${pascal}`] : [];
  return [...hooks, ...shortHooks, `${pascal}Document`, `${name}Document`, `${pascal}GQL`];
}
