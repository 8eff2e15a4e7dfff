// A test or a route that a call defines: the shape that routes give and definitions take.
import type { SyntaxNode } from '../../syntax/node.ts';
import type { RouteFact } from '../facts.ts';

/** A test or a route that a call defines. */
export interface Entry {
  readonly kind: 'test' | 'route';
  readonly title: string;
  readonly route?: RouteFact;
  /** The whole call. */
  readonly node: SyntaxNode;
  /** The function written in place, or the call. */
  readonly body: SyntaxNode;
  readonly nameNode: SyntaxNode;
  /** Offset after the title: what follows runs inside. */
  readonly scopeStart: number;
}
