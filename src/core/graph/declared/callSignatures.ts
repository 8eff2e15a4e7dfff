// Call signatures and calls in written types: shapes that the parts of declared types share.
import type { FileEntry } from '../files/fileEntry.ts';
import type { ExpressionType, SymbolType, TypeArguments } from './expressionTypes.ts';

/** A call with its argument texts, which are read inside symbol `scope`. */
export interface Call {
  readonly entry: FileEntry;
  readonly scope: number;
  readonly line: number;
  readonly arguments: readonly string[];
  readonly types: readonly ExpressionType[];
  /** Types that the place of the call expects. */
  readonly expectedTypes?: readonly ExpressionType[];
}

/** A call signature: names of type parameters, parameter types in order (the last may be a rest), and the result type. */
export interface Signature {
  readonly names: readonly string[];
  readonly parameters: readonly { readonly name: string; readonly type: ExpressionType | undefined }[];
  readonly result: ExpressionType | undefined;
  /** The function whose body gives the result when no result type is written. */
  readonly function?: SymbolType;
  readonly constructs: boolean;
  /** Bounds or defaults of the type parameters of a written function type. */
  readonly bounds?: TypeArguments | undefined;
  /** Type of `this` in the function. */
  readonly self?: ExpressionType | undefined;
}
