// A call of a procedure, as found in code.
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { StubTie } from './rpcConfidence.ts';
import type { Rpc } from './serviceCatalog.ts';

/** A call of a procedure in the function that contains it. Zero-based line. */
export interface RpcUse {
  readonly rpc: Rpc;
  readonly symbol: SymbolNode;
  readonly line: number;
  readonly tie: StubTie;
}
