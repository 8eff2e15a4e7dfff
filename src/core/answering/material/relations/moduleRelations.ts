// Writes the purpose of the files of a flow or a failure, one line each, from their head comments: steps need that context.
import * as l10n from '@vscode/l10n';
import { fileKeyOf } from '../../../base/fileKey.ts';
import { firstOfEach } from '../../../base/collections/firstOfEach.ts';
import { isLicence } from '../../../base/licence.ts';
import { shorten } from '../../../base/shorten.ts';
import type { CodeGraph } from '../../../graph/edges/graphTypes.ts';
import { sentenceLength } from '../../../text/sentences.ts';
import { oneLine, type RelationNote } from './relationNote.ts';

const maxFiles = 4;
const longestPurpose = 140;

/** Lines for the first of `places` whose file has a head comment; none for files without. */
export function moduleRelations(places: readonly { readonly root: string; readonly path: string }[], graph: CodeGraph): RelationNote[] {
  const files = firstOfEach(places, fileKeyOf).flatMap(({ root, path }): RelationNote[] => {
    const module = graph.inFile(root, path).find(({ fact }) => fact.kind === 'module');
    const doc = module?.fact.doc.replace(/\s+/g, ' ').trim() ?? '';
    const line = module?.fact.docLines?.first;
    if (!doc || line === undefined || isLicence(doc)) return [];
    const purpose = shorten(doc.slice(0, sentenceLength(doc)), longestPurpose);
    const why = l10n.t('says what {0} is for', path);
    return [{ note: `${oneLine(path)} is for: ${purpose}`, depth: 0, place: { root, path, lines: { first: line, last: line } }, why }];
  });
  return files.slice(0, maxFiles);
}
