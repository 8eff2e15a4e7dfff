// Shape of a symbol before its facts are extracted, shared by the finders of a file.
import type { SyntaxNode } from '../../syntax/node.ts';
import type { CallEntry } from './callEntry.ts';
import type { SymbolKind } from '../facts.ts';

/** A symbol before its facts are extracted. Offsets into the text. */
export interface Draft {
  readonly node: SyntaxNode;
  /** Node with parameters and body: the function itself if the definition names it from outside. */
  readonly body: SyntaxNode;
  readonly nameNode: SyntaxNode;
  readonly name: string;
  kind: SymbolKind;
  /** Includes decorators and the enclosing statement. */
  readonly start: number;
  readonly end: number;
  /** True when the enclosing statement exports it. */
  readonly exported: boolean;
  /**
   * The object that an assigned name belongs to (`Foo.prototype`, `this`, `exports`), or the type that an external method names, or
   * empty.
   */
  readonly target: string;
  /** The receiver name of a method (`func (s *Server) …`), or empty. */
  readonly selfName: string;
  readonly entry?: CallEntry;
  /** True for a namespace, whose members are functions rather than methods. */
  readonly isNamespace: boolean;
  /** Index of the owning symbol, 0 for the module. */
  parent: number;
  /** Index of the enclosing symbol in the text; differs from `parent` for `Foo.prototype.bar = …` and `this.bar = …`. */
  enclosingSymbol: number;
}
