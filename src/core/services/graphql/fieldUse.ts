// A use of a field of a root type, with the selection behind it, as found in code.
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { FieldUseTie } from './graphqlConfidence.ts';
import type { RootType, SelectedField } from './graphqlDocument.ts';

/** A function that asks for a field. Zero-based line. */
export interface FieldUse {
  readonly root: RootType;
  readonly field: SelectedField;
  readonly symbol: SymbolNode;
  readonly line: number;
  readonly tie: FieldUseTie;
}
