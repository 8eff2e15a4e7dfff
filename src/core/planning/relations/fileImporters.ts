// Who imports a file that a question names by its path ("who imports lib/errors.js?"): no name of code stands for a file, so edges of imports tell it.
import type { Inquiry, Sources } from '../../finding/inquiry.ts';
import type { Edge } from '../../graph/types.ts';
import type { AskedOfSubject } from '../../reading/intent.ts';
import { comparePlaces, type UsePlace } from '../../uses/types.ts';
import { fileByPath } from './askedFile.ts';
import type { AskedRelation } from './askedRelation.ts';

/** The places that import the one file of the question; undefined where it names another thing, or no file or several. */
export async function fileImporters(cue: AskedOfSubject, inquiry: Inquiry, sources: Sources): Promise<AskedRelation | undefined> {
  if (cue.relation !== 'imports' && cue.relation !== 'uses') return undefined;
  const module = fileByPath(cue, inquiry, sources);
  const [mention] = inquiry.question.paths;
  if (!module || !mention) return undefined;
  const edges = sources.graph.incoming(module.id, ['imports']);
  const places = (await Promise.all(edges.map((edge) => placeOf(edge, sources)))).flatMap((place) => place ?? []);
  const inside = places.filter(({ root, path, line }) => inquiry.scope.contains(root, path, line)).sort(comparePlaces);
  const uses = {
    places: inside,
    possible: [],
    undecided: [],
    verdict: inside.length ? ({ is: 'used' } as const) : ({ is: 'unknown', because: 'exported' } as const),
  };
  return { name: mention.path, relation: cue.relation, definitions: [module], uses, others: uses, symbols: [] };
}

async function placeOf({ caller, line, evidence, confidence }: Edge, { graph, lines }: Sources): Promise<UsePlace | undefined> {
  const symbol = graph.symbol(caller);
  if (!symbol) return undefined;
  const { root, path, role } = symbol;
  const text = (await lines(root, path))?.[line]?.trim() ?? '';
  return { root, path, role, line, column: 0, kind: 'imports', evidence, confidence, text, symbol, through: null };
}
