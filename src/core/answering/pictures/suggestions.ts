// Suggests questions that the graph can answer next, about the central symbols of an answer; no model takes part.
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { isFunctionRouteOrClass } from '../../graph/edges/functionKinds.ts';
import { testsOf } from '../../graph/queries/testsOf.ts';
import { raisableErrors, raisedTypes } from '../../searching/relations/raisableErrors.ts';
import type { Plan } from '../../planning/plan.ts';
import { primaries } from '../../planning/plan.ts';
import { callsOfOverloads, implementationOf } from '../../searching/definitions/overloads.ts';
import { readableName } from '../material/relations/relationNote.ts';
import type { Suggestion } from '../record/picture.ts';
import type { PlaceTable } from './pictureLines.ts';

const maxSymbols = 2;
const maxSuggestions = 6;
const maxTests = 20;

/** Suggestions for `plan`, those about its first symbol first. Omits what the answer itself shows. */
export function suggestionsFor(plan: Plan, graph: CodeGraph, places: PlaceTable): Suggestion[] {
  const symbols = primaries(plan).flatMap(({ symbol }) =>
    symbol && isFunctionRouteOrClass(symbol) ? [implementationOf(symbol, graph)] : [],
  );
  const distinctSymbols = [...new Map(symbols.map((symbol) => [symbol.id, symbol])).values()].slice(0, maxSymbols);
  const shownKind = kindShownBy(plan);
  return distinctSymbols
    .flatMap((symbol) => suggestionsAbout(symbol, graph, places))
    .filter(({ kind }) => kind !== shownKind)
    .slice(0, maxSuggestions);
}

function kindShownBy(plan: Plan): Suggestion['kind'] | undefined {
  if (plan.mode !== 'exploratory') return undefined;
  if (plan.raises.length) return 'raises';
  const [askedCallers] = plan.callers;
  return askedCallers ? (askedCallers.walk ? 'callers' : 'tests') : 'calls';
}

function suggestionsAbout(symbol: SymbolNode, graph: CodeGraph, places: PlaceTable): Suggestion[] {
  const raisedNames = raisedTypes(raisableErrors(symbol, graph));
  const counts = {
    callers: new Set(callsOfOverloads(symbol, graph).map(({ caller }) => caller)).size,
    calls: new Set(graph.callees(symbol.id).flatMap(({ callee }) => callee ?? [])).size,
    raises: raisedNames.length,
    tests: testsOf(symbol, graph, maxTests).length,
  };
  const kinds = ['callers', 'calls', 'raises', 'tests'] as const;
  return kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => ({ kind, name: readableName(symbol), count: counts[kind], at: places.of(symbol) }));
}
