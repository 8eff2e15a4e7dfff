// A request as its code is written: names in it are not resolved. Reads methods of HTTP.
import { pathExpression, type BlankedText, type PathPart } from './pathExpression.ts';

/** The method of a request: known, or an expression, or a key of an object that an expression names. */
export interface MethodExpression {
  /** Upper case; undefined where only `parts` tell it. */
  readonly known: string | undefined;
  readonly parts: readonly PathPart[];
  /** Key in the object that `parts` name, with the method for an object without it. */
  readonly key?: string;
  readonly otherwise?: string;
}

/** A request that a file sends. */
export interface ClientCall {
  /** Offset of the call. */
  readonly at: number;
  readonly method: MethodExpression;
  readonly path: readonly PathPart[];
  /** The base address of its client; undefined where the file does not tell it. */
  readonly base: readonly PathPart[] | undefined;
  /** The client comes from another file, under this name. */
  readonly importedClient?: string;
}

const verb = /^(?:get|post|put|patch|delete|del|head|options)/i;
const verbAtEnd = /(?:^|[^A-Za-z]|Method|method)(get|post|put|patch|delete|head|options)[^A-Za-z]*$/i;

/** The method that an expression names: `'POST'`, `http.MethodPost`, `HttpMethod.POST`. */
export function methodExpression(file: BlankedText, start: number, end: number): MethodExpression {
  const known = verbAtEnd.exec(file.text.slice(start, end))?.[1]?.toUpperCase();
  return { known, parts: known === undefined ? pathExpression(file, start, end) : [] };
}

/** The method that a name begins with: `getForObject`, `PostAsJsonAsync`, `del`. */
export function methodOfName(name: string | undefined): string | undefined {
  const found = name === undefined ? undefined : verb.exec(name)?.[0].toUpperCase();
  return found === 'DEL' ? 'DELETE' : found;
}
