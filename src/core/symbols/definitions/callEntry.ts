// Shape of a test or route that a call defines, shared by the finders of routes and definitions.
import type { SyntaxNode } from '../../syntax/node.ts';
import type { RouteFact } from '../facts.ts';

/** A test or a route that a call defines. */
export interface CallEntry {
  readonly kind: 'test' | 'route';
  readonly title: string;
  readonly route?: RouteFact;
  /** The whole call. */
  readonly node: SyntaxNode;
  /** The inline function, or the call. */
  readonly body: SyntaxNode;
  readonly nameNode: SyntaxNode;
  /** Offset after the title: the code from there runs inside. */
  readonly scopeStart: number;
}
