// How something is called, and a call of it, by written types: the shapes that the parts of declared types share.
import type { FileEntry } from '../files/fileEntry.ts';
import type { ExpressionType, SymbolType, TypeArguments } from './expressionTypes.ts';

/** A call with the texts of its arguments, to be read inside symbol `scope`. */
export interface Call {
  readonly entry: FileEntry;
  readonly scope: number;
  readonly line: number;
  readonly arguments: readonly string[];
  readonly types: readonly ExpressionType[];
  /** What the place of the call expects it to give. */
  readonly expected?: readonly ExpressionType[];
}

/** How something is called: names of type parameters, types of parameters in their order (the last may be a rest), and of the result. */
export interface Signature {
  readonly names: readonly string[];
  readonly parameters: readonly { readonly name: string; readonly type: ExpressionType | undefined }[];
  readonly result: ExpressionType | undefined;
  /** The function whose text tells the result where no type is written. */
  readonly function?: SymbolType;
  readonly constructs: boolean;
  /** What type parameters of a written type of functions are at least, or by default. */
  readonly bounds?: TypeArguments | undefined;
  /** What `this` is in the function. */
  readonly self?: ExpressionType | undefined;
}
