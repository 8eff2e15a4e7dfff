// Syntax trees of TypeScript types: structure only, names stay unresolved.

/** A member of an object type. `path` leads to it from the definition whose type contains it (`out.deep`). */
export interface MemberNode {
  readonly name: string;
  readonly path: string;
  readonly type: TypeNode | undefined;
}

/** A type parameter with its bound and its default. */
export interface ParameterNode {
  readonly name: string;
  readonly bound: TypeNode | undefined;
  readonly default: TypeNode | undefined;
}

/** A function type. */
export interface FunctionNode {
  readonly kind: 'function';
  readonly typeParameters: readonly ParameterNode[];
  readonly parameters: readonly { readonly name: string; readonly type: TypeNode | undefined }[];
  readonly result: TypeNode | undefined;
  /** Type of `this` in the function: `(this: T) => R`. */
  readonly self?: TypeNode | undefined;
  /** True for `new () => T` and construct signatures. */
  readonly constructs: boolean;
}

/** A type as written. */
export type TypeNode =
  | { readonly kind: 'name'; readonly name: string; readonly arguments: readonly TypeNode[] }
  | {
      readonly kind: 'object';
      readonly members: readonly MemberNode[];
      readonly values: TypeNode | undefined;
      readonly calls: readonly FunctionNode[];
    }
  | FunctionNode
  | { readonly kind: 'options'; readonly of: readonly TypeNode[]; readonly isUnion: boolean }
  | { readonly kind: 'list'; readonly of: TypeNode }
  | { readonly kind: 'tuple'; readonly items: readonly TypeNode[] }
  | { readonly kind: 'literal'; readonly value: string }
  | { readonly kind: 'typeof'; readonly text: string }
  /** Import type: `import('./file').Name`. */
  | { readonly kind: 'imported'; readonly module: string; readonly name: string; readonly arguments: readonly TypeNode[] }
  /** Type predicate: `value is of`. */
  | { readonly kind: 'guard'; readonly of: TypeNode }
  | { readonly kind: 'keys'; readonly of: TypeNode }
  | { readonly kind: 'part'; readonly of: TypeNode; readonly key: TypeNode }
  | { readonly kind: 'choice'; readonly yes: TypeNode; readonly no: TypeNode }
  | { readonly kind: 'mapped'; readonly parameter: string; readonly keyType: TypeNode; readonly type: TypeNode | undefined }
  | { readonly kind: 'nothing' };

export const nothing: TypeNode = { kind: 'nothing' };
