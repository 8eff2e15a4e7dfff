// What an indexer is given: ports to the outside, the parts that it fills, and the settings of a run.
import type { CodeGraph } from '../graph/edges/types.ts';
import type { Clock, MemoryUse, Root } from '../ports.ts';
import type { ExtractionSwitches } from './records/analyze.ts';
import type { RecordPorts } from './records/records.ts';
import type { TextIndex } from './text/textIndex.ts';
import type { RuleSettings } from '../workspace/workspaceRules.ts';

/** Everything that an indexer works with. */
export interface IndexerPorts extends RecordPorts {
  readonly roots: readonly Root[];
  readonly clock: Clock;
  readonly graph: CodeGraph;
  readonly search: TextIndex;
}

/** Which files count, what is extracted, which files killed the engine before (`root key:path`), and what else a run goes by. */
export interface IndexerOptions extends RuleSettings {
  readonly switches: ExtractionSwitches;
  readonly quarantined?: ReadonlySet<string> | undefined;
  /** Files that are read first (`root key:path`). */
  readonly openFiles?: ReadonlySet<string> | undefined;
  readonly memory?: (() => MemoryUse) | undefined;
}
