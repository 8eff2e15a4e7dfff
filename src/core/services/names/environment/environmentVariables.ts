// Environment variables: set by configuration, shells and tests, read by code.
import { placesOfRows } from '../nameRow.ts';
import type { NamedFile, SharedNameKind, SharedNamePlace } from '../sharedName.ts';
import { environmentBlocks } from './environmentBlocks.ts';
import { environmentReach } from './environmentReach.ts';
import { environmentRows } from './environmentRows.ts';

/** Names without lower-case letters: by convention those of environment variables, so that plain names are not looked up as such. */
const variableName = /^(?=[A-Z0-9_]*[A-Z])[A-Z0-9_]+$/;
/** Share of the names in a block of that name that are environment variables, by judgement. */
const blockConfidence = 0.95;

/** Languages with blocks of variables. */
const blockLanguages: ReadonlySet<string> = new Set(['yaml']);
/** Languages that write their own variables like those of the environment. */
const languagesWithOwn: ReadonlySet<string> = new Set(['shell']);
const blockRuns = ['env:', 'environment:', 'variables:'];

export const environmentVariables: SharedNameKind = {
  type: 'environment variable',
  offerRuns: [...new Set([...blockRuns, ...environmentRows.flatMap(({ isOffer, holds }) => (isOffer ? holds : []))])],
  useRuns: [...new Set(environmentRows.flatMap(({ isOffer, holds }) => (isOffer ? [] : holds)))],
  keyOf: (name) => (variableName.test(name) ? name : undefined),
  textsOf: (key) => [key],
  placesIn,
  edgeKind: 'reads',
  reachIn: environmentReach,
};

function placesIn(file: NamedFile): readonly SharedNamePlace[] {
  const { keyOf } = environmentVariables;
  const allRowPlaces = placesOfRows(file, environmentRows, keyOf);
  const rowPlaces = languagesWithOwn.has(file.language) ? withoutOwn(allRowPlaces, file.text) : allRowPlaces;
  if (!blockLanguages.has(file.language)) return rowPlaces;
  const blockPlaces = environmentBlocks(file.text).flatMap(({ name, offset }): readonly SharedNamePlace[] => {
    const key = keyOf(name);
    return key === undefined ? [] : [{ key, offset, kind: 'writes', isOffer: true, confidence: blockConfidence }];
  });
  return [...blockPlaces, ...rowPlaces].sort((a, b) => a.offset - b.offset);
}

/** Variables that a script assigns itself are its own, unless it exports them. */
function withoutOwn(places: readonly SharedNamePlace[], text: string): readonly SharedNamePlace[] {
  const own = new Set(
    [...text.matchAll(/^[ \t]*(?:local[ \t]+|readonly[ \t]+|for[ \t]+)?(\w+)(?:=|[ \t]+in[ \t])/gm)].map(([, name]) => name),
  );
  for (const { key, isOffer } of places) if (isOffer) own.delete(key);
  return places.filter(({ key }) => !own.has(key));
}
