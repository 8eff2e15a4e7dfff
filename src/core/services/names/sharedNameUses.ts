// Finds all places of a shared name: those that give it its value or meaning, and those that use it.
import { lineAt } from '../../base/lineStarts.ts';
import { Pause } from '../../base/pause.ts';
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import type { FileTexts, TextFile } from '../../text/fileTexts.ts';
import { filesHoldingRuns } from '../../text/wordRuns.ts';
import type { SharedNamePlaces, UsesLookUpSources } from '../../uses/answer/usesAnswer.ts';
import { comparePlaces, lineTextAt, type UseFilter, type UsePlace } from '../../uses/target/usePlaces.ts';
import { CodeFiles, type CodeFile } from '../codeFile.ts';
import type { SharedNameKind, SharedNamePlace } from './sharedName.ts';
import { sharedNameKinds } from './sharedNameKinds.ts';

/** What a look-up of a shared name reads. */
export interface SharedNameSources {
  readonly graph: CodeGraph;
  readonly texts: FileTexts;
  readonly pause: Pause;
  readonly includes?: UseFilter;
}

/** The kinds of shared names that `name` is, with their places; none where no file has such a place. Rejects with `CancelledError`. */
export async function findSharedName(
  name: string,
  { graph, texts, pause, includes = () => true }: SharedNameSources,
): Promise<readonly SharedNamePlaces[]> {
  const files = new CodeFiles(graph, texts);
  const results: SharedNamePlaces[] = [];
  for (const kind of sharedNameKinds) {
    const key = kind.keyOf(name);
    if (key === undefined) continue;
    const places: UsePlace[] = [];
    const runs = [...kind.offerRuns, ...kind.useRuns];
    const take = ({ file, text }: { readonly file: TextFile; readonly text: string }): void => {
      // A plain word stands in many files that have no name of this type.
      const codeFile = runs.some((run) => text.includes(run)) ? files.of(file.root, file.path, text) : undefined;
      if (codeFile) places.push(...usePlacesOf(key, kind, codeFile, files).filter((place) => includes(place, place.line)));
    };
    await filesHoldingRuns(kind.textsOf(key), texts, { includes: isSource, maxOffsets: 1, take, pause }, pause.token);
    if (places.length) results.push({ type: kind.type, name, places: places.sort(comparePlaces) });
  }
  return results;
}

/** Prose shows such names as examples: it neither sets nor uses them. */
export function isSource({ role }: Pick<TextFile, 'role'>): boolean {
  return role !== 'documentation';
}

function usePlacesOf(key: string, kind: SharedNameKind, file: CodeFile, files: CodeFiles): readonly UsePlace[] {
  return kind
    .placesIn(file)
    .filter((place) => place.key === key)
    .map((place) => usePlaceOf(place, file, files));
}

function usePlaceOf({ offset, kind, confidence }: SharedNamePlace, file: CodeFile, files: CodeFiles): UsePlace {
  const { root, path, role, text, lineStarts } = file;
  const line = lineAt(lineStarts, offset);
  return {
    ...{ root, path, role, line, column: offset - (lineStarts[line] ?? 0), kind, evidence: 'contract', confidence },
    ...{ text: lineTextAt(text, offset), symbol: files.symbolAt(file, offset) ?? null, through: null },
  };
}

/** The look-up of shared names for lists of uses. */
export function sharedNameLookUp(graph: CodeGraph, texts: FileTexts): NonNullable<UsesLookUpSources['sharedNames']> {
  return (name, includes, token) => findSharedName(name, { graph, texts, pause: new Pause(texts.clock, token), includes });
}
