// Type of the table of HTTP clients: where a call has the method and the path of its request.
import type { LanguageRules } from '../../languages/languageRules.ts';

/** A position in a call: an argument by place or keyword, or a key of an argument that is an object. */
export type RequestPosition = number | string | { readonly argument: number; readonly key: string };

/** One way in which a library sends a request. */
export interface ClientRow {
  /** The library that documents it. */
  readonly framework: string;
  readonly languages: readonly LanguageRules[];
  /** A file with such calls has one of these texts, of four characters or more. */
  readonly holds: readonly string[];
  /** Pattern for the callee. The group `method` begins with the method, and `client` is the object of the call. */
  readonly call: RegExp;
  /** Names that a client has by convention; without `clients` and `madeBy` the callee alone decides. */
  readonly clients?: RegExp;
  /** Code that makes or declares a client; a group is its name. */
  readonly madeBy?: RegExp;
  /** Key of the base address in the call that makes the client. */
  readonly base?: string;
  /** Position of the method where the callee does not tell it. */
  readonly method?: readonly RequestPosition[];
  /** The method where neither tells it; absent: unknown. */
  readonly otherwise?: string;
  /** Candidates; the first one that the call has counts. */
  readonly path: readonly RequestPosition[];
  /** Code and the request that it sends. They are the tests of the row. */
  readonly examples: readonly (readonly [code: string, request: string])[];
}
