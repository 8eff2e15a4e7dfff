// The edges of contracts in a workspace, for tests.
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import type { EdgeKind } from '../../../src/core/graph/edges/graphTypes.ts';
import type { LanguageRules } from '../../../src/core/languages/languageRules.ts';
import { languages, rulesOf } from '../../../src/core/syntax/languages.ts';
import { openFixture } from '../../support/openFixture.ts';

/** An edge by the names of its ends. */
export interface NamedEdge {
  readonly caller: string;
  readonly callee: string;
  readonly through: string;
  readonly confidence: number;
}

/** All edges of contracts in a code base. */
export function edgesOf({ graph }: Codebase): readonly NamedEdge[] {
  const nameOf = (id: string | null): string => graph.symbol(id ?? '')?.fact.qualifiedName ?? '?';
  return [...graph.edges()]
    .filter(({ evidence }) => evidence === 'contract')
    .map(({ caller, callee, through = '', confidence }) => ({ caller: nameOf(caller), callee: nameOf(callee), through, confidence }));
}

/** All edges of contracts between files. */
export async function contractEdges(files: Readonly<Record<string, string>>): Promise<readonly NamedEdge[]> {
  const { codebase } = await openFixture(files);
  await codebase.waitForEdges(neverCancelled);
  return edgesOf(codebase);
}

/** The file ending of a family of languages: of TypeScript and C++, which have types. */
export function endingOf(rules: LanguageRules): string {
  const endings = [...languages.values()]
    .filter(({ id, grammar }) => grammar && rulesOf(id) === rules)
    .map(({ extensions }) => extensions[0]);
  return endings.find((ending) => ending === '.ts' || ending === '.cpp') ?? endings[0] ?? '';
}

/** All edges of contracts between files, sorted, as `describe` writes them. An end that is a file as a whole has its path for a name. */
export async function describedEdges(
  files: Readonly<Record<string, string>>,
  describe: (edge: NamedEdge & { readonly kind: EdgeKind }) => string,
): Promise<readonly string[]> {
  const { codebase } = await openFixture(files);
  await codebase.waitForEdges(neverCancelled);
  const { graph } = codebase;
  const nameOf = (id: string | null): string => {
    const symbol = graph.symbol(id ?? '');
    return symbol?.fact.kind === 'module' ? symbol.path : (symbol?.fact.qualifiedName ?? '?');
  };
  return [...graph.edges()]
    .filter(({ evidence }) => evidence === 'contract')
    .map(({ caller, callee, kind, through = '', confidence }) =>
      describe({ caller: nameOf(caller), callee: nameOf(callee), kind, through, confidence }),
    )
    .sort();
}
