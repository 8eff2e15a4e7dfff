// Finds Go types that implement an interface, and methods that implement one of its methods: their code does not name it, so each is a possible use.
import { rulesOf } from '../../syntax/languages.ts';
import { dispatchConfidence } from '../../graph/edges/edgeConfidence.ts';
import { satisfyingMethods, satisfyingTypes } from '../../graph/golang/goShapes.ts';
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import type { FileTexts } from '../../text/fileTexts.ts';
import type { UsePlace, UseTarget } from '../target/usePlaces.ts';

/** Definitions that implement the target by their methods alone. Places that name it (`var _ T = …`) are separate uses. */
export async function implementationPlaces({ symbol, name }: UseTarget, graph: CodeGraph, texts: FileTexts): Promise<readonly UsePlace[]> {
  if (name !== undefined || !rulesOf(symbol.language).interfacesAreImplicit) return [];
  const symbols = symbol.fact.kind === 'method' ? satisfyingMethods(symbol, graph) : satisfyingTypes(symbol, graph);
  const kind = symbol.fact.kind === 'method' ? 'overrides' : 'implements';
  const places: UsePlace[] = [];
  for (const implementation of symbols) {
    const { root, path, role } = implementation;
    const { line, column } = implementation.fact.nameRange.start;
    const text = (((await texts.textOf(root, path)) ?? '').split('\n')[line] ?? '').trim();
    const sureness = { evidence: 'inherited', confidence: dispatchConfidence } as const;
    places.push({ root, path, role, line, column, kind, ...sureness, text, symbol: implementation, through: null });
  }
  return places;
}
