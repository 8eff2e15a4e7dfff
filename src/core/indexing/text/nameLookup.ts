// Looks up the chunks of the index by a word of their title or by the end of their path, for the bonuses of exact names.
import type { ChunkTable } from './chunkTable.ts';
import type { NameLookup } from './exactBonuses.ts';
import { masks, shifts } from './chunkFields.ts';
import type { PostingsSegment } from './postings.ts';

/** What titles and paths are read from. */
interface NameTables {
  readonly table: ChunkTable;
  readonly segments: readonly PostingsSegment[];
  readonly files: readonly ({ readonly path: string; readonly first: number; readonly end: number } | undefined)[];
}

/** Chunks for which `takesPart` is false are left out. */
export function nameLookup({ table, segments, files }: NameTables, takesPart: (chunk: number) => boolean): NameLookup {
  return {
    forEachNamed: (term, take) => {
      const id = table.dictionary.idOf(term);
      if (id === undefined) return;
      for (const segment of segments) {
        const end = segment.starts[id + 1] ?? 0;
        for (let i = segment.starts[id] ?? end; i < end; i++) {
          const chunk = segment.chunks[i] ?? 0;
          if (isInName(segment.counts[i] ?? 0) && takesPart(chunk)) take(chunk, table.row(chunk).title);
        }
      }
    },
    forEachAtPath: (ending, take) => {
      for (const file of files) {
        if (!file || !endsWithPath(file.path.toLowerCase(), ending)) continue;
        for (let chunk = file.first; chunk < file.end; chunk++) if (takesPart(chunk)) take(chunk);
      }
    },
  };
}

function isInName(packedCounts: number): boolean {
  return ((packedCounts >>> (shifts[0] ?? 0)) & (masks[0] ?? 0)) > 0;
}

function endsWithPath(path: string, ending: string): boolean {
  return path === ending || (path.endsWith(ending) && path[path.length - ending.length - 1] === '/');
}
