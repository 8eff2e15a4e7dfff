// Results of built-in functions that depend on their arguments: `Object.values`, `Array.from`.
import type { TypeEvaluation } from './typeParts.ts';
import type { ExpressionType } from './expressionTypes.ts';

/** Functions that return their first argument. */
const argumentFunctions = new Set(['Object.freeze', 'Object.seal', 'structuredClone', 'Promise.resolve', 'Object.assign']);
/** Functions that return a list of the elements of their first argument. */
const listFunctions = new Set(['Array.from', 'Promise.all', 'Promise.race', 'Promise.any']);

/** Whether the text of a callee names such a function. */
export function isLibraryCall(callee: string): boolean {
  return argumentFunctions.has(callee) || listFunctions.has(callee) || callee === 'Object.values' || callee === 'Object.entries';
}

/**
 * The result of the call.
 * @param argumentTypes types of its first argument
 */
export function libraryResults(callee: string, argumentTypes: readonly ExpressionType[], types: TypeEvaluation): readonly ExpressionType[] {
  if (argumentFunctions.has(callee)) return argumentTypes;
  if (callee === 'Promise.all' && argumentTypes.some(({ kind }) => kind === 'row')) return argumentTypes;
  if (listFunctions.has(callee)) return [{ kind: 'elements', of: argumentTypes.flatMap((each) => types.iterationTypes(each)) }];
  const values = argumentTypes.flatMap((each) => types.members.typesOfAll(each, 0));
  return [{ kind: 'elements', of: callee === 'Object.values' ? values : [{ kind: 'row', items: [[], values] }] }];
}

/** The function whose result a promise method resolves to; empty when the promise passes through unchanged. */
export function promisedFunction(method: string, callArguments: readonly string[]): string | undefined {
  if (method === 'then') return callArguments[0];
  return method === 'catch' || method === 'finally' ? '' : undefined;
}
