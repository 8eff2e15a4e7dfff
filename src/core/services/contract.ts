// Contracts: what two sides of a workspace agree on by a text alone, such as an HTTP method with a path. No name leads from one to the other.
import type { Pause } from '../base/pause.ts';
import type { CodeGraph, EdgeKind, SymbolNode } from '../graph/edges/graphTypes.ts';
import type { FileTexts } from '../text/fileTexts.ts';

/** A place that offers or uses a contract. Zero-based line. */
export interface ContractPlace {
  /** The function that offers it, or that contains the use. Its file is the file of the place. */
  readonly symbol: SymbolNode;
  readonly line: number;
  /** The contract as this side writes it, for people: `GET /api/orders/:id`. */
  readonly contract: string;
}

/** A use with the offer that it leads to. */
export interface ContractLink {
  readonly use: ContractPlace;
  readonly offer: ContractPlace;
  /** Share of such links that are right, 0..1. */
  readonly confidence: number;
  /** Kind of the edge; absent: the use calls the offer. */
  readonly edgeKind?: EdgeKind;
}

/** What contracts are read from. */
export interface ContractSources {
  readonly graph: CodeGraph;
  readonly texts: FileTexts;
  readonly pause: Pause;
}

/** One kind of contracts. It keeps what it read from a file for as long as the text of the file stays. */
export interface ContractKind {
  /** All links of this kind. Reads no text as long as nobody offers such a contract. Rejects with `CancelledError`. */
  links(sources: ContractSources): Promise<readonly ContractLink[]>;
}
