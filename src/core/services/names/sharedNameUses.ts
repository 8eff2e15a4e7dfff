// Finds all places of a shared name: those that give it its value or meaning, and those that use it.
import { fileKeyOf } from '../../base/fileKey.ts';
import { lineAt } from '../../base/lineStarts.ts';
import { Pause } from '../../base/pause.ts';
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import type { FileTexts, TextFile } from '../../text/fileTexts.ts';
import { filesHoldingRuns } from '../../text/wordRuns.ts';
import type { SharedNamePlaces, UsesLookUpSources } from '../../uses/answer/usesAnswer.ts';
import { comparePlaces, lineTextAt, type UseFilter, type UsePlace } from '../../uses/target/usePlaces.ts';
import { CodeFiles, type CodeFile } from '../codeFile.ts';
import { isSource } from './isSource.ts';
import { OfferedFiles } from './offeredFiles.ts';
import type { SharedNamePlace } from './sharedName.ts';
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
    const runs = [...kind.offerRuns, ...kind.useRuns];
    const offeredFiles = new OfferedFiles(kind, graph);
    const askedFiles = offeredFiles.named(key);
    const isAsked = (place: SharedNamePlace, file: CodeFile): boolean => {
      const { files: meantFiles } = offeredFiles.meantBy(place, file);
      if (!meantFiles.length) return place.key === key;
      return meantFiles.some((meant) => askedFiles.some((asked) => fileKeyOf(asked) === fileKeyOf(meant)));
    };
    const allPlaces: UsePlace[] = [];
    const take = ({ file, text }: { readonly file: TextFile; readonly text: string }): void => {
      // A plain word stands in many files that have no name of this type.
      const codeFile = runs.some((run) => text.includes(run)) ? files.of(file.root, file.path, text) : undefined;
      const filePlaces = codeFile ? kind.placesIn(codeFile).filter((place) => isAsked(place, codeFile)) : [];
      for (const place of filePlaces) if (codeFile) allPlaces.push(usePlaceOf(place, codeFile, files));
    };
    await filesHoldingRuns(kind.textsOf(key), texts, { includes: isSource, maxOffsets: 1, take, pause }, pause.token);
    for (const { root, path } of askedFiles) {
      const codeFile = await files.read(root, path);
      if (codeFile) allPlaces.push(usePlaceOf(wholeFile(key), codeFile, files));
    }
    const places = allPlaces.filter((place) => includes(place, place.line));
    if (places.length) results.push({ type: kind.type, name, places: places.sort(comparePlaces) });
  }
  return results;
}

/** The place of a file that is the name itself. */
function wholeFile(key: string): SharedNamePlace {
  return { key, offset: 0, kind: 'declares', isOffer: true, confidence: 1 };
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
