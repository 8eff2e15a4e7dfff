// Inputs of an indexer: ports to the outside, the parts that it fills, and the settings of a run.
import type { CodeGraph } from '../graph/edges/graphTypes.ts';
import type { Clock, MemoryUse, Root } from '../ports.ts';
import type { ExtractionSwitches } from '../symbols/extractionSwitches.ts';
import type { RecordsDependencies } from './records/records.ts';
import type { TextIndex } from './text/textIndex.ts';
import type { RuleSettings } from '../workspace/workspaceRules.ts';

/** The ports to the outside, and the parts that the indexer fills. */
export interface IndexerDependencies extends RecordsDependencies {
  readonly roots: readonly Root[];
  readonly clock: Clock;
  readonly graph: CodeGraph;
  readonly search: TextIndex;
}

/** Settings of a run: which files count, what is extracted, and which files killed the engine before (`root key:path`). */
export interface IndexerOptions extends RuleSettings {
  readonly switches: ExtractionSwitches;
  readonly quarantined?: ReadonlySet<string> | undefined;
  /** Files that come first (`root key:path`). */
  readonly openFiles?: ReadonlySet<string> | undefined;
  readonly memory?: (() => MemoryUse) | undefined;
}
