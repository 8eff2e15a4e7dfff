// Finds Go types that implement an interface, and methods that implement one of its methods: their code does not name it, so each is a possible use.
import { rulesOf } from '../syntax/languages.ts';
import { dispatchConfidence } from '../graph/edges/confidence.ts';
import { methodsMeeting, typesMeeting } from '../graph/golang/goShapes.ts';
import type { CodeGraph } from '../graph/edges/types.ts';
import type { FileTexts } from '../text/fileTexts.ts';
import type { UsePlace, UseTarget } from './types.ts';

/** Definitions that implement the target by their methods alone. Places that name it (`var _ T = …`) are separate uses. */
export async function meetingPlaces({ symbol, name }: UseTarget, graph: CodeGraph, texts: FileTexts): Promise<readonly UsePlace[]> {
  if (name !== undefined || !rulesOf(symbol.language).interfacesAreImplicit) return [];
  const symbols = symbol.fact.kind === 'method' ? methodsMeeting(symbol, graph) : typesMeeting(symbol, graph);
  const kind = symbol.fact.kind === 'method' ? 'overrides' : 'implements';
  const places: UsePlace[] = [];
  for (const by of symbols) {
    const { root, path, role } = by;
    const { line, column } = by.fact.nameRange.start;
    const text = (((await texts.textOf(root, path)) ?? '').split('\n')[line] ?? '').trim();
    const sureness = { evidence: 'inherited', confidence: dispatchConfidence } as const;
    places.push({ root, path, role, line, column, kind, ...sureness, text, symbol: by, through: null });
  }
  return places;
}
