// Results of built-in functions that depend on their arguments: `Object.values`, `Array.from`.
import type { TypeReading } from './typeParts.ts';
import type { ExpressionType } from './expressionTypes.ts';

/** Functions that return their first argument. */
const givesArgument = new Set(['Object.freeze', 'Object.seal', 'structuredClone', 'Promise.resolve', 'Object.assign']);
/** Functions that return a list of the elements of their first argument. */
const givesList = new Set(['Array.from', 'Promise.all', 'Promise.race', 'Promise.any']);

/** Whether the text of a callee names such a function. */
export function isLibraryCall(callee: string): boolean {
  return givesArgument.has(callee) || givesList.has(callee) || callee === 'Object.values' || callee === 'Object.entries';
}

/**
 * The result of the call.
 * @param given types of its first argument
 */
export function libraryResults(callee: string, given: readonly ExpressionType[], types: TypeReading): readonly ExpressionType[] {
  if (givesArgument.has(callee)) return given;
  if (callee === 'Promise.all' && given.some(({ kind }) => kind === 'row')) return given;
  if (givesList.has(callee)) return [{ kind: 'elements', of: given.flatMap((each) => types.iterated(each)) }];
  const values = given.flatMap((each) => types.members.anyOf(each, 0));
  return [{ kind: 'elements', of: callee === 'Object.values' ? values : [{ kind: 'row', items: [[], values] }] }];
}

/** The function whose result a promise method resolves to; empty when the promise passes through unchanged. */
export function promisedFunction(method: string, given: readonly string[]): string | undefined {
  if (method === 'then') return given[0];
  return method === 'catch' || method === 'finally' ? '' : undefined;
}
