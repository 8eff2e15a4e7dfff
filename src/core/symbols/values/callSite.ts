// A call in the syntax tree: the shape that finders of calls, tests, routes, loggers and messages share.
import type { SyntaxNode } from '../../syntax/node.ts';
import type { CallFact } from '../facts.ts';

/** A call in the tree. */
export interface CallSite {
  readonly node: SyntaxNode;
  /** Offset that no other call of the file has. */
  readonly offset: number;
  readonly name: string;
  readonly receiver: SyntaxNode | undefined;
  /** What qualifies the name where it is written as one path, as in `a::b::f`. */
  readonly scope?: string;
  readonly arguments: SyntaxNode | undefined;
  readonly callKind: CallFact['how'];
}
