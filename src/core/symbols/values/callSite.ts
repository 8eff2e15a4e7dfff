// Shape of a call in the syntax tree, shared by the finders of calls, tests, routes, loggers and messages.
import type { SyntaxNode } from '../../syntax/node.ts';
import type { CallFact } from '../facts.ts';

/** A call, construction, decorator or reference. */
export interface CallSite {
  readonly node: SyntaxNode;
  /** Unique offset among the calls of the file. */
  readonly offset: number;
  readonly name: string;
  readonly receiver: SyntaxNode | undefined;
  /** Qualifier of a name in path syntax, as in `a::b::f`. */
  readonly scope?: string;
  readonly arguments: SyntaxNode | undefined;
  readonly how: CallFact['how'];
}
