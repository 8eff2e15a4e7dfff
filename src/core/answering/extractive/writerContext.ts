// The page, the graph and the settings that every writer of an answer without a model needs.
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { UsesOrNameLines } from '../../searching/relations/usesOrNameLines.ts';
import type { QuestionWord } from '../../searching/coverage.ts';
import type { Page } from '../page/page.ts';
import type { Lead } from '../../reading/asks/lead.ts';

/** The page, the graph and the settings that the writers of all modes share. */
export interface WriterContext {
  readonly page: Page;
  readonly graph: CodeGraph;
  /** Weighted terms of the question, for choosing lines. */
  readonly terms: ReadonlyMap<string, number>;
  /** Words of the question with their forms, also those that nothing here has. */
  readonly questionWords: readonly QuestionWord[];
  /** Maximum characters of a doc comment that are shown. */
  readonly docLength: number;
  /** Share of the files with known calls, 0 to 1: below 1, nothing can be reported as uncalled. */
  readonly linkedShare: number;
  /** Form of the beginning of the answer, if the question asks for one. */
  readonly lead: Lead | undefined;
  /** Finds lines with a name outside of its definitions: the known uses where the graph has none. */
  readonly findUsesOrNameLines: (name: string, definitions: readonly SymbolNode[]) => Promise<UsesOrNameLines>;
}
