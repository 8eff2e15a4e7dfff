// Resolves a plain noun ("to the sinks") to a role that several types implement. A flow then ends in methods of the role, not in symbols
// that have the noun as their name.
import { isClassLike } from '../../graph/files/fileEntry.ts';
import { isConstructor } from '../../graph/values/constructors.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { Mentions } from '../../reading/mentions/mentions.ts';
import { isAskingTerm } from '../../reading/mentions/termWeights.ts';
import { nameParts } from '../../searching/nameParts.ts';
import { inScope, type ResolvedScope } from '../../searching/scope.ts';
import { termsOfText } from '../../text/tokenizer.ts';

/** Minimum types with a role for a noun to mean it: with fewer, the noun may be any word. Set by judgement. */
const minPlayers = 2;
/** Maximum roles of one noun. Set by judgement. */
const maxRoles = 3;
/** Maximum methods of a role at which a flow may end. Set by judgement. */
const maxMethods = 6;

/** The methods of the roles that the words of `part` name, with weights: 1 for those of the role that most types have. */
export function methodsOfRoles(part: Mentions, scope: ResolvedScope, graph: CodeGraph): ReadonlyMap<SymbolNode, number> {
  const worth = new Map<SymbolNode, number>();
  if (part.names.length) return worth;
  const nouns = new Set(part.prose.flatMap(({ text }) => termsOfText(text)).filter((term) => !isAskingTerm(term)));
  const roles = [...graph.symbols()].filter((symbol) => isRole(symbol, nouns) && inScope(symbol, scope));
  const ratedRoles = roles.map((role) => ({ role, players: playerCount(role, graph) })).filter(({ players }) => players >= minPlayers);
  const best = ratedRoles.toSorted((a, b) => b.players - a.players).slice(0, maxRoles);
  for (const { role, players } of best) for (const method of methodsOf(role, graph)) worth.set(method, players / (best[0]?.players ?? 1));
  return worth;
}

/** Whether the name of a type in code ends with one of the nouns: `ILogSink` is a sink, `SinkOptions` are options. */
function isRole({ role, fact }: SymbolNode, nouns: ReadonlySet<string>): boolean {
  if (role !== 'code' || !isClassLike(fact)) return false;
  const lastPart = nameParts(fact.name).at(-1);
  return lastPart !== undefined && nouns.has(lastPart);
}

/** Number of types in code that derive from a role. */
function playerCount({ id }: SymbolNode, graph: CodeGraph): number {
  const players = graph.incoming(id, ['implements', 'extends']).flatMap(({ caller }) => graph.symbol(caller) ?? []);
  return players.filter(({ role }) => role === 'code').length;
}

/** Methods of a role that its implementers define themselves. */
function methodsOf({ root, path, fact }: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  const ownMethods = graph
    .inFile(root, path)
    .filter((each) => each.fact.parent === fact.index && each.fact.kind === 'method' && !isConstructor(each));
  return ownMethods.filter(({ id }) => graph.incoming(id, ['overrides']).length > 0).slice(0, maxMethods);
}
