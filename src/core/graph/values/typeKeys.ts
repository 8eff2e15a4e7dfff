// Keys of types and container types, so that equal types are counted once.
import type { TypeTerm } from './typeText.ts';
import type { TypeUse, Value } from './values.ts';

/** A key that distinguishes different types. */
export function typeKey(type: TypeUse | undefined): string {
  if (!type) return '?';
  const { entry, scope, term, environment, content: contentValue } = type;
  if (contentValue) return contentKey(contentValue);
  const environmentKey = environment ? [...environment].map(([name, use]) => `${name}=${typeKey(use)}`).join() : '';
  return `${entry.key} ${scope} ${termKey(term)} ${environmentKey}`;
}

function contentKey(value: Value): string {
  if (value.kind === 'external') return `${value.name}<${(value.types ?? []).map(typeKey).join()}>`;
  return 'index' in value ? `=${value.kind} ${value.entry.key} ${value.index}` : value.kind;
}

function termKey(term: TypeTerm | undefined): string {
  return term ? `${term.name}<${term.arguments.map(termKey).join()}>${term.meta ? '!' : ''}` : '?';
}
