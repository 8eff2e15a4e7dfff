// Configuration keys: given by files of configuration, read by code under their full path.
import type { CodeFile } from '../../codeFile.ts';
import { placesOfRows } from '../nameRow.ts';
import type { NamedFile, SharedNameKind, SharedNamePlace } from '../sharedName.ts';
import { configurationKeys, configurationPath } from './configurationKeys.ts';
import { configurationRows } from './configurationRows.ts';

const keyName = /^[A-Za-z][\w-]*(?:[.:][\w-]+)+$/;

export const configurationKeyNames: SharedNameKind = {
  type: 'configuration key',
  // The path tells whether a file offers keys; each has one of these signs.
  offerRuns: [':', '=', '=>'],
  offerPath: configurationPath,
  useRuns: [...new Set(configurationRows.flatMap(({ holds }) => holds))],
  keyOf: (name) => (keyName.test(name) ? name.replaceAll(':', '.') : undefined),
  textsOf: (key) => [key.slice(key.lastIndexOf('.') + 1)],
  placesIn,
  edgeKind: 'reads',
  reachIn: () => isForCode,
};

/** Keys of one part name nothing for sure. */
function placesIn(file: NamedFile): readonly SharedNamePlace[] {
  const offers = configurationKeys(file)
    .filter(({ parts }) => parts.length > 1)
    .map(({ parts, offset }): SharedNamePlace => ({ key: parts.join('.'), offset, kind: 'writes', isOffer: true, confidence: 1 }));
  return [...offers, ...placesOfRows(file, configurationRows, (name) => name.replaceAll(':', '.'))].sort((a, b) => a.offset - b.offset);
}

/** A file of configuration serves the code beside and below the folder of its project. */
function isForCode(offer: CodeFile, use: CodeFile): boolean {
  const project = offer.path.replace(/(?:(?:^|(?<=\/))src\/(?:main|test)\/resources\/.*|(?:^|(?<=\/))config\/.*|[^/]*)$/, '');
  return offer.root === use.root && use.path.startsWith(project);
}
