// Ranks places for "How do I use X?": public code before internal code, and tests or examples before definitions.
import { fileKey } from '../../base/fileKey.ts';
import * as l10n from '@vscode/l10n';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { symbolCandidate, type Candidate } from '../../searching/candidate.ts';

/** A place that uses a definition. */
export interface DefinitionUse {
  readonly of: SymbolNode;
  readonly caller: SymbolNode;
  readonly edge: Edge;
}

/** Factor for the score of a definition that only its own module can use. */
const internalFactor = 0.6;
/** Maximum uses shown of one definition. */
const maxUsesOfOne = 2;
/** Maximum uses shown of all definitions together. */
const maxUses = 4;

/** Sorts by score, where internal code counts less. A member is public only if its class is, too. */
export function sortPublicFirst(candidates: readonly Candidate[], graph: CodeGraph): readonly Candidate[] {
  const worthOf = ({ symbol, score }: Candidate): number => (symbol && !isPublic(symbol, graph) ? score * internalFactor : score);
  return candidates.toSorted((a, b) => worthOf(b) - worthOf(a));
}

function isPublic(symbol: SymbolNode, graph: CodeGraph): boolean {
  const inFile = graph.inFile(symbol.root, symbol.path);
  for (let at: SymbolNode | undefined = symbol; at && at.fact.kind !== 'module'; at = inFile[at.fact.parent]) {
    if (!at.fact.exported) return false;
  }
  return true;
}

/** Uses of `definitions`: examples first, then tests, then code; once per file and definition. */
export function exampleUses(
  definitions: readonly SymbolNode[],
  graph: CodeGraph,
  isAllowed: (symbol: SymbolNode) => boolean,
): DefinitionUse[] {
  const uses = definitions.flatMap((of) => {
    const allUses = graph.callers(of.id).flatMap((edge): DefinitionUse[] => {
      const caller = graph.symbol(edge.caller);
      return caller && edge.evidence !== 'name-only' && isFromOtherFile(of, caller) && isAllowed(caller) ? [{ of, caller, edge }] : [];
    });
    return firstOfEach(allUses.toSorted(compareUses), ({ caller: { root, path } }) => fileKey(root, path)).slice(0, maxUsesOfOne);
  });
  return firstOfEach(uses, ({ caller: { root, path }, edge }) => `${fileKey(root, path)}:${edge.line}`).slice(0, maxUses);
}

/** A use as a place to read. */
export function placeOfUse({ of, caller, edge }: DefinitionUse): Candidate {
  return { ...symbolCandidate(caller, 1, l10n.t('shows how {0} is used', of.fact.name)), at: edge.line };
}

/** Whether a use is outside of the file of its definition: a use inside shows how it works, not how to use it. */
function isFromOtherFile(of: SymbolNode, caller: SymbolNode): boolean {
  return of.root !== caller.root || of.path !== caller.path;
}

const roleOrder: Readonly<Record<SymbolNode['role'], number>> = {
  example: 0,
  test: 1,
  documentation: 2,
  code: 2,
  configuration: 2,
  generated: 3,
  vendored: 3,
};

function compareUses(a: DefinitionUse, b: DefinitionUse): number {
  return roleOrder[a.caller.role] - roleOrder[b.caller.role] || b.edge.confidence - a.edge.confidence;
}
