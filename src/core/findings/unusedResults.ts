// Turns unused code into its external form: files by name, one-based lines.
import type { CancellationToken } from '../base/cancellation.ts';
import { fileName, type RootLabel } from '../workspace/rootLabels.ts';
import { findUnused, type DefinitionPlace, type UnusedDefinition, type UnusedCode, type UnusedSources } from './unusedCode.ts';
import { UserError } from '../base/wording/errors.ts';
import type { UsesScope } from '../uses/answer/usesAnswer.ts';

/** A definition in its external form. Lines are one-based. */
type Result<T extends DefinitionPlace> = Omit<T, 'line' | 'lastLine'> & {
  readonly file: string;
  readonly lineStart: number;
  readonly lineEnd: number;
};

/** Unused code in index order. */
export interface UnusedResults extends Omit<UnusedCode, 'unused' | 'unusedHere'> {
  readonly unused: readonly Result<UnusedDefinition>[];
  readonly unusedHere: readonly Result<DefinitionPlace>[];
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
    const { unused, unusedHere, ...counts } = next.value;
    const { label } = sources;
    return { ...counts, unused: unused.map((each) => resultOf(each, label)), unusedHere: unusedHere.map((each) => resultOf(each, label)) };
  }
}

function resultOf<T extends DefinitionPlace>({ line, lastLine, ...definition }: T, label: RootLabel): Result<T> {
  return { ...definition, file: fileName(definition, label), lineStart: line + 1, lineEnd: lastLine + 1 };
}
