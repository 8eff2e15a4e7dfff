// Puts the base class that the question names in ordinary words before its subclasses: "transactions" is `Transaction`, not `MySqlTransaction`.
import * as l10n from '@vscode/l10n';
import { isClassLike } from '../../graph/files/fileEntry.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { baseLevels } from '../../graph/queries/baseLevels.ts';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import { keyOf, symbolCandidate, type Candidate } from '../../searching/candidate.ts';
import { nameParts } from '../../searching/nameParts.ts';
import { termsOfText } from '../../text/tokenizer.ts';

/** Levels of base classes that are searched. Set by judgement. */
const maxLevels = 3;

/**
 * `candidates` with a base class of the best one first, if the name of the base has only words of the question and the best one's has others.
 * @param content words of the question that say what it is about
 */
export function withSharedBase(
  candidates: readonly Candidate[],
  content: readonly string[],
  graph: CodeGraph,
  isAllowed: (symbol: SymbolNode) => boolean,
): readonly Candidate[] {
  const [best] = candidates;
  const terms = new Set(termsOfText(content.join(' ')));
  const isNamed = ({ fact }: SymbolNode): boolean => nameParts(fact.name).every((part) => terms.has(part));
  if (!best?.symbol || !isClassLike(best.symbol.fact) || isNamed(best.symbol)) return candidates;
  const bases = [...baseLevels(best.symbol, graph, ['extends', 'implements'], maxLevels)].flat();
  const base = bases.find((each) => each.role === 'code' && isNamed(each) && isAllowed(each));
  if (!base) return candidates;
  const baseCandidate = { ...symbolCandidate(base, best.score, l10n.t('is the base of {0}', best.symbol.fact.name)) };
  return firstOfEach([candidates.find(({ symbol }) => symbol?.id === base.id) ?? baseCandidate, ...candidates], keyOf);
}
