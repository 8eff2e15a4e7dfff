// Turns unused code into its external form: files by name, one-based lines.
import type { CancellationToken } from '../base/cancellation.ts';
import { fileName, type RootLabel } from '../workspace/rootLabels.ts';
import { findUnused, type UnusedDefinition, type UnusedCode, type UnusedSources } from './unusedCode.ts';
import { UserError } from '../base/wording/errors.ts';
import type { UsesScope } from '../uses/answer/usesAnswer.ts';

/** An unused definition. Lines are one-based. */
export interface UnusedResult extends Omit<UnusedDefinition, 'line' | 'lastLine'> {
  readonly file: string;
  readonly lineStart: number;
  readonly lineEnd: number;
}

/** Unused code in index order. */
export interface UnusedResults extends Omit<UnusedCode, 'unused'> {
  readonly unused: readonly UnusedResult[];
}

/**
 * Runs the search to its end. `progress` receives the number of finished definitions. Rejects with `UserError` for an unknown scope, or
 * with `CancelledError`.
 */
export async function unusedResults(
  sources: UnusedSources & { readonly label: RootLabel; readonly scope: UsesScope & { readonly known: boolean } },
  token: CancellationToken,
  progress: (done: number, of: number) => void = () => undefined,
): Promise<UnusedResults> {
  const { scope } = sources;
  if (!scope.known) throw new UserError('unknown-scope', [scope.text ?? '']);
  const search = findUnused((root, path) => scope.contains(root, path), sources, token);
  for (;;) {
    const next = await search.next();
    if (!next.done) {
      progress(...next.value);
      continue;
    }
    const { unused, ...counts } = next.value;
    const results = unused.map(({ line, lastLine, ...each }) => ({
      ...{ ...each, file: fileName(each, sources.label), lineStart: line + 1, lineEnd: lastLine + 1 },
    }));
    return { ...counts, unused: results };
  }
}
