// Type of the tables of servers: how code says that it implements a service.
import type { LanguageRules } from '../../languages/languageRules.ts';

/** One way in which a class or an object implements a service. At least one of the patterns is present. */
export interface ServerRow {
  /** The library or generator that documents it. */
  readonly framework: string;
  readonly languages: readonly LanguageRules[];
  /** Pattern for a base type; the group `service` is the service. */
  readonly base?: RegExp;
  /** A class counts only with such a decorator. */
  readonly decorator?: RegExp;
  /** A method counts only with such a head: for bases whose name is that of the service. */
  readonly signature?: RegExp;
  /** Pattern for the code of a call up to its bracket; it registers an object for `service`, unless that is in an argument. */
  readonly register?: RegExp;
  /** The argument with the service, where `register` does not tell it. */
  readonly service?: number;
  /** The argument with the object. */
  readonly object?: number;
  /** Code and the procedure that it offers. They are the tests of the row. */
  readonly examples: readonly (readonly [code: string, contract: string])[];
}
