// A symbol before its facts are gathered: the shape that finders of one file share.
import type { SyntaxNode } from '../../syntax/node.ts';
import type { Entry } from './entry.ts';
import type { SymbolKind } from '../facts.ts';

/** A symbol before its facts are gathered. Offsets into the text. */
export interface Draft {
  readonly node: SyntaxNode;
  /** SyntaxNode with parameters and body: the function itself where the definition gives it a name from outside. */
  readonly body: SyntaxNode;
  readonly nameNode: SyntaxNode;
  readonly name: string;
  kind: SymbolKind;
  /** With decorators and the statement around it. */
  readonly start: number;
  readonly end: number;
  /** Said to be exported by the statement around it. */
  readonly exported: boolean;
  /** What an assigned name hangs on (`Foo.prototype`, `this`, `exports`), or the type that a method outside of it names, or empty. */
  readonly target: string;
  /** The name that a method of its own gives to the object it runs on (`func (s *Server) …`), or empty. */
  readonly self: string;
  readonly entry?: Entry;
  /** A namespace: what it holds are functions, not methods. */
  readonly namespace: boolean;
  /** Number of the symbol it belongs to, 0 the module. */
  parent: number;
  /** Number of the symbol whose text holds it; differs from `parent` for `Foo.prototype.bar = …` and `this.bar = …`. */
  around: number;
}
