// Looks up a name in a file that stands there without being a definition: taken out of an object, imported, a key.
import * as l10n from '@vscode/l10n';
import type { Candidate } from '../../searching/candidate.ts';
import { holdsName } from '../../searching/relations/namingPlaces.ts';
import type { IndexedFile } from '../../workspace/pathIndex.ts';
import { counted, type GapSources, type LookedUp } from './lookedUp.ts';

/** Lines that are shown before and after the first one that has the name. */
const [linesBefore, linesAfter] = [2, 10];

/** The first line of the file that has the name as a word, with those beside it; undefined when none has. Found in part: it is no definition. */
export async function writtenGap(
  name: string,
  { root, path, role }: IndexedFile,
  { sources, scope }: GapSources,
): Promise<LookedUp | undefined> {
  const own = name.slice(name.lastIndexOf('.') + 1);
  const lines = (await sources.lines(root, path)) ?? [];
  const naming = lines.flatMap((text, line) => (holdsName(text, own) && scope.contains(root, path, line) ? [line] : []));
  const [first] = naming;
  if (first === undefined) return undefined;
  const window = { first: Math.max(0, first - linesBefore), last: Math.min(lines.length - 1, first + linesAfter) };
  const place: Candidate = {
    root,
    path,
    role,
    lines: window,
    symbol: null,
    title: path,
    score: 1,
    why: l10n.t('names {0}', own),
    at: first,
  };
  const verb = naming.length === 1 ? 'names' : 'name';
  const note = `\`${own}\` is no definition of its own; ${counted(naming.length, 'line')} of ${path} ${verb} it, the first is line ${first + 1}`;
  return { how: 'symbol-in-file', outcome: 'partial', places: [place], symbols: [], candidates: [], note };
}
