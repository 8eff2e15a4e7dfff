// Calls of functions that the language brings along, as far as what they give is made of what they take: `Object.values`, `Array.from`.
import type { TypeReading } from './typeParts.ts';
import type { ExpressionType } from './expressionTypes.ts';

/** Gives what its first argument is. */
const givesArgument = new Set(['Object.freeze', 'Object.seal', 'structuredClone', 'Promise.resolve', 'Object.assign']);
/** Gives a list of what its first argument holds. */
const givesList = new Set(['Array.from', 'Promise.all', 'Promise.race', 'Promise.any']);

/** Whether the text of a callee is such a function. */
export function isLibraryCall(callee: string): boolean {
  return givesArgument.has(callee) || givesList.has(callee) || callee === 'Object.values' || callee === 'Object.entries';
}

/** What the call gives. @param given types of its first argument */
export function libraryResults(callee: string, given: readonly ExpressionType[], types: TypeReading): readonly ExpressionType[] {
  if (givesArgument.has(callee)) return given;
  if (callee === 'Promise.all' && given.some(({ kind }) => kind === 'row')) return given;
  if (givesList.has(callee)) return [{ kind: 'elements', of: given.flatMap((each) => types.iterated(each)) }];
  const values = given.flatMap((each) => types.members.anyOf(each, 0));
  return [{ kind: 'elements', of: callee === 'Object.values' ? values : [{ kind: 'row', items: [[], values] }] }];
}

/** Of methods of promises the function whose result is promised; empty where the promise goes on as it is. */
export function promisedFunction(method: string, given: readonly string[]): string | undefined {
  if (method === 'then') return given[0];
  return method === 'catch' || method === 'finally' ? '' : undefined;
}
