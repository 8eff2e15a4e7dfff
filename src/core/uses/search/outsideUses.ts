// Finds uses of external definitions, such as an exception of the language or a class of a library: only the name decides.
import { throwIfCancelled, type CancellationToken } from '../../base/cancellation.ts';
import { confidenceOf } from '../../graph/edges/edgeConfidence.ts';
import { definitionAround } from '../../graph/files/enclosingSymbols.ts';
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import type { TextFile } from '../../text/fileTexts.ts';
import type { SymbolKind } from '../../symbols/facts.ts';
import { isProse } from '../../workspace/roles.ts';
import { filesHoldingRuns } from '../../text/wordRuns.ts';
import { codeFilesOf } from '../target/codeFiles.ts';
import { occurrencesOf } from '../places/occurrences.ts';
import { codeIn } from '../places/recentCode.ts';
import { comparePlaces, lineTextAt, type UseOptions, type UseSearchSources, type UsePlace } from '../target/usePlaces.ts';
import { useKindOf } from '../places/useKind.ts';

/** Whether workspace code calls, imports or raises an external definition of that name, and no workspace definition has it. */
export function isFromOutside(name: string, graph: CodeGraph): boolean {
  if (graph.byName(name).length > 0) return false;
  if (graph.raisers(name).length > 0) return true;
  for (const { external } of graph.edges()) if (external !== null && (external === name || external.endsWith(`.${name}`))) return true;
  for (const { facts } of graph.files())
    if (facts.imports.some(({ names }) => names.some(({ imported, local }) => imported === name || local === name))) return true;
  return false;
}

/** Every place in code that names `name`, if {@link isFromOutside}. Rejects with `CancelledError`. */
export function usesOfOutside(
  name: string,
  sources: UseSearchSources,
  token: CancellationToken,
  options: UseOptions = {},
): Promise<readonly UsePlace[]> {
  // Without a definition, a capital letter marks a type.
  return placesOfName(name, /^\p{Lu}/u.test(name) ? 'class' : 'function', sources, token, options);
}

/** Every place in code that names `name`, which has no definition: the key of an option, a parameter. Rejects with `CancelledError`. */
export function undefinedNameUses(
  name: string,
  sources: UseSearchSources,
  token: CancellationToken,
  options: UseOptions = {},
): Promise<readonly UsePlace[]> {
  return placesOfName(name, undefined, sources, token, options);
}

async function placesOfName(
  name: string,
  symbolKind: SymbolKind | undefined,
  { graph, texts }: UseSearchSources,
  token: CancellationToken,
  { includes = () => true }: UseOptions,
): Promise<readonly UsePlace[]> {
  const isCode = codeFilesOf(graph);
  const places: UsePlace[] = [];
  const take = ({ file: { root, path, role }, text }: { readonly file: TextFile; readonly text: string }): void => {
    throwIfCancelled(token);
    const facts = graph.file(root, path)?.facts;
    if (!facts) return;
    for (const occurrence of occurrencesOf(name, codeIn(text, facts.language))) {
      const { line, column, offset } = occurrence;
      if (!includes({ root, path }, line)) continue;
      const isImport = facts.imports.some((fact) => fact.line === line);
      const kind = isImport ? 'imports' : useKindOf(occurrence, symbolKind);
      const symbol = definitionAround(root, path, line, column, graph) ?? null;
      const evidence = { evidence: 'name-only', confidence: confidenceOf['name-only'] } as const;
      places.push({ root, path, role, line, column, kind, ...evidence, symbol, through: null, text: lineTextAt(text, offset) });
    }
  };
  // Pages name products in sentences.
  await filesHoldingRuns([name], texts, { includes: (file) => isCode(file) && !isProse(file.path), maxOffsets: 1, take }, token);
  return places.sort(comparePlaces);
}
