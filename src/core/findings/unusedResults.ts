// Unused code as the outside sees it: files by name, lines one-based.
import type { CancellationToken } from '../base/cancellation.ts';
import { fileName, type RootLabel } from '../workspace/rootLabels.ts';
import { findUnused, type UnusedDefinition, type UnusedCode, type UnusedSources } from './unused.ts';
import { UserError } from '../base/wording/errors.ts';
import type { UsesScope } from '../uses/answer/usesAnswer.ts';

/** Something that nobody uses. Lines one-based. */
export interface UnusedResult extends Omit<UnusedDefinition, 'line' | 'lastLine'> {
  readonly file: string;
  readonly lineStart: number;
  readonly lineEnd: number;
}

/** What nobody uses, in the order of the index. */
export interface UnusedResults extends Omit<UnusedCode, 'unused'> {
  readonly unused: readonly UnusedResult[];
}

/** Finds it to the end. Rejects with `UserError` where the scope means nothing. `progress` hears how many definitions are done. Rejects with `CancelledError`. */
export async function unusedResults(
  sources: UnusedSources & { readonly label: RootLabel; readonly scope: UsesScope & { readonly known: boolean } },
  token: CancellationToken,
  progress: (done: number, of: number) => void = () => undefined,
): Promise<UnusedResults> {
  const { scope } = sources;
  if (!scope.known) throw new UserError('unknown-scope', [scope.text ?? '']);
  const looking = findUnused((root, path) => scope.contains(root, path), sources, token);
  for (;;) {
    const next = await looking.next();
    if (!next.done) {
      progress(...next.value);
      continue;
    }
    const { unused, ...rest } = next.value;
    const results = unused.map(({ line, lastLine, ...each }) => ({
      ...{ ...each, file: fileName(each, sources.label), lineStart: line + 1, lineEnd: lastLine + 1 },
    }));
    return { ...rest, unused: results };
  }
}
