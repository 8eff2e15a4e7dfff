// Finds all places of a shared name: those that give it its value or meaning, and those that use it.
import { fileKeyOf } from '../../base/fileKey.ts';
import { lineAt } from '../../base/lineStarts.ts';
import { Pause } from '../../base/pause.ts';
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import type { FileTexts, TextFile } from '../../text/fileTexts.ts';
import { filesHoldingRuns } from '../../text/wordRuns.ts';
import type { SharedNamePlaces } from '../../uses/answer/sharedNameType.ts';
import type { UsesLookUpSources } from '../../uses/answer/usesAnswer.ts';
import { comparePlaces, lineTextAt, type UseFilter, type UsePlace } from '../../uses/target/usePlaces.ts';
import { constantsWithText } from './constantTexts.ts';
import { CodeFiles, type CodeFile } from '../codeFile.ts';
import { mayHaveNames } from './mayHaveNames.ts';
import { OfferedFiles } from './offeredFiles.ts';
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
    const offeredFiles = new OfferedFiles(kind, graph);
    const askedFiles = offeredFiles.named(key);
    let isOffered = askedFiles.length > 0;
    const isAsked = (asked: string): ((place: SharedNamePlace, file: CodeFile) => boolean) => {
      return (place, file) => {
        const { files: meantFiles } = offeredFiles.meantBy(place, file);
        const isMeant = meantFiles.length
          ? meantFiles.some((meant) => askedFiles.some((each) => fileKeyOf(each) === fileKeyOf(meant)))
          : place.isStart
            ? asked.startsWith(place.key)
            : place.key === asked;
        isOffered ||= isMeant && place.isOffer;
        return isMeant;
      };
    };
    const search = { files, texts, pause };
    const constants = new Set<string>();
    const places = await placesWith(kind, kind.textsOf(key), isAsked(key), search, ({ text }) => {
      if (kind.hasConstants) for (const constant of constantsWithText(text, key)) constants.add(constant);
    });
    for (const constant of constants) places.push(...(await placesWith(kind, kind.textsOf(constant), isAsked(constant), search)));
    for (const { root, path } of askedFiles) {
      const codeFile = await files.read(root, path);
      if (codeFile) places.push(usePlaceOf(wholeFile(key), codeFile, files));
    }
    if (kind.needsOffer?.(name) && !isOffered) continue;
    const includedPlaces = uniquePlaces(places).filter((place) => includes(place, place.line));
    if (includedPlaces.length) results.push({ type: kind.type, name, places: includedPlaces.sort(comparePlaces) });
  }
  return results;
}

/** The place of a file that is the name itself. */
function wholeFile(key: string): SharedNamePlace {
  return { key, offset: 0, kind: 'declares', isOffer: true, confidence: 1 };
}

/** What a search for places reads. */
interface PlaceSearch {
  readonly files: CodeFiles;
  readonly texts: FileTexts;
  readonly pause: Pause;
}

/** The places that `isAsked` accepts, in files with one of the texts. `visit` is given every such file. */
async function placesWith(
  kind: SharedNameKind,
  placeTexts: readonly string[],
  isAsked: (place: SharedNamePlace, file: CodeFile) => boolean,
  { files, texts, pause }: PlaceSearch,
  visit: (held: { readonly text: string }) => void = () => undefined,
): Promise<UsePlace[]> {
  const places: UsePlace[] = [];
  const runs = [...kind.offerRuns, ...kind.useRuns];
  const take = ({ file, text }: { readonly file: TextFile; readonly text: string }): void => {
    visit({ text });
    // A plain word stands in many files that have no name of this type.
    const codeFile = runs.some((run) => text.includes(run)) ? files.of(file.root, file.path, text) : undefined;
    const filePlaces = codeFile ? kind.placesIn(codeFile).filter((place) => isAsked(place, codeFile)) : [];
    for (const place of filePlaces) if (codeFile) places.push(usePlaceOf(place, codeFile, files));
  };
  await filesHoldingRuns(
    placeTexts,
    texts,
    { includes: (file) => mayHaveNames(file, kind, files.graph), maxOffsets: 1, take, pause },
    pause.token,
  );
  return places;
}

/** One place each: a constant and its text may both lead to it. */
function uniquePlaces(places: readonly UsePlace[]): UsePlace[] {
  return [...new Map(places.map((place) => [`${fileKeyOf(place)}:${place.line}:${place.column}`, place])).values()];
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
