// Finds the names and files nearest to an unknown one, and builds the sentence that all tools use for it.
import { firstOfEach } from '../base/collections/firstOfEach.ts';
import { fileStem } from '../graph/files/fileEntry.ts';
import type { SymbolNode } from '../graph/edges/graphTypes.ts';
import type { Sources } from '../searching/inquiry.ts';
import type { ResolvedScope } from '../searching/scope.ts';
import { editDistance } from '../text/editDistance.ts';
import type { PathFile } from '../workspace/pathIndex.ts';

/** Maximum suggested names or files. */
export const maxSuggestions = 4;

/**
 * Maximum edits between two names that are near: one per four letters, at most three. Set by judgement: with more, short names match
 * everything.
 */
function maxEdits({ length }: string): number {
  return Math.min(3, Math.max(1, Math.floor(length / 4)));
}

/** Distance of a member with exactly this name in another type: more than any allowed number of edits. */
const otherTypeDistance = 9;

/** Sources and scope of the search. */
interface NearSearch {
  readonly sources: Pick<Sources, 'graph' | 'files'>;
  readonly scope: Pick<ResolvedScope, 'contains'>;
}

/** Definitions whose name is spelled like `name`, which may be `Class.member`. Code comes before tests, near names first. */
export function namesNear(name: string, { sources: { graph }, scope }: NearSearch): readonly SymbolNode[] {
  const parts = name.split('.');
  const lastPart = parts.at(-1) ?? name;
  const lowerName = name.toLowerCase();
  const candidates: { readonly symbol: SymbolNode; readonly edits: number }[] = [];
  for (const each of graph.names()) {
    if (editDistance(each.toLowerCase(), lastPart.toLowerCase(), maxEdits(lastPart)) === Infinity) continue;
    for (const symbol of graph.byName(each)) {
      const { fact, root, path } = symbol;
      const tail = fact.qualifiedName.split('.').slice(-parts.length).join('.').toLowerCase();
      // A member of another type is still better than nothing.
      const edits = Math.min(editDistance(tail, lowerName, maxEdits(name)), fact.name === lastPart ? otherTypeDistance : Infinity);
      if (edits < Infinity && fact.kind !== 'module' && scope.contains(root, path, fact.range.start.line))
        candidates.push({ symbol, edits });
    }
  }
  const roleRank = ({ role }: SymbolNode): number => (role === 'code' ? 0 : 1);
  candidates.sort((a, b) => roleRank(a.symbol) - roleRank(b.symbol) || a.edits - b.edits);
  return firstOfEach(
    candidates.map(({ symbol }) => symbol),
    ({ fact }) => fact.qualifiedName,
  );
}

/** Files whose name without folders and extension is the same, then those with a similar one. */
export function filesNear(path: string, { sources: { files }, scope }: NearSearch): readonly PathFile[] {
  const stem = fileStem(path).toLowerCase();
  const editLimit = maxEdits(stem);
  const nearFiles = [...files.all()].flatMap((file) => {
    const edits = scope.contains(file.root, file.path) ? editDistance(fileStem(file.path).toLowerCase(), stem, editLimit) : Infinity;
    return edits === Infinity ? [] : [{ file, edits }];
  });
  return nearFiles.sort((a, b) => a.edits - b.edits).map(({ file }) => file);
}

/** Advice about something unknown: the nearest names, then `calls` that may help, in order. */
export function nextCalls(nearTexts: readonly string[], calls: readonly string[]): string {
  const nearest = nearTexts.length ? `Nearest: ${nearTexts.slice(0, maxSuggestions).join('; ')}. ` : '';
  return `${nearest}Next: ${calls.join(', or ')}`;
}
