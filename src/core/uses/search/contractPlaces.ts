// Places that use a definition through a contract: they send the request that it answers, and name it nowhere.
import { minSureConfidence } from '../../graph/edges/edgeConfidence.ts';
import { isFunction } from '../../graph/edges/functionKinds.ts';
import { membersOf } from '../../graph/files/enclosingSymbols.ts';
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import type { FileTexts } from '../../text/fileTexts.ts';
import type { UsePlace, UseTarget } from '../target/usePlaces.ts';

/** Places with a contract that the target answers, the sure ones apart from the possible ones. */
export async function contractPlaces(
  { symbol, name }: UseTarget,
  graph: CodeGraph,
  texts: FileTexts,
): Promise<{ readonly sure: readonly UsePlace[]; readonly possible: readonly UsePlace[] }> {
  const places: UsePlace[] = [];
  // A constant may be a handler in a wrapper, whose function has no name.
  const inner = symbol.fact.kind === 'constant' ? membersOf(symbol, graph).filter(isFunction) : [];
  for (const { id } of name === undefined ? [symbol, ...inner] : []) {
    for (const { caller, line, evidence, confidence, through } of graph.incoming(id, ['calls'])) {
      const user = evidence === 'contract' ? graph.symbol(caller) : undefined;
      if (!user || through === undefined) continue;
      const lineText = ((await texts.textOf(user.root, user.path)) ?? '').split('\n')[line] ?? '';
      places.push({
        ...{ root: user.root, path: user.path, role: user.role, line, column: lineText.length - lineText.trimStart().length },
        ...{ kind: 'calls', evidence, confidence, text: lineText.trim(), symbol: user, contract: through, through: null },
      });
    }
  }
  const isSure = ({ confidence }: UsePlace): boolean => confidence >= minSureConfidence;
  return { sure: places.filter(isSure), possible: places.filter((place) => !isSure(place)) };
}
