// Makes the links of calls. The evidence alone gives their confidence, unless the caller knows better.
import { confidenceOf } from '../edges/edgeConfidence.ts';
import type { EdgeEvidence, Link } from '../edges/graphTypes.ts';
import type { SymbolValue } from '../values/values.ts';

/** Its callee is null if the value's index is not that of a symbol. */
export function linkTo(target: SymbolValue, evidence: EdgeEvidence): Link {
  return { callee: target.entry.nodes[target.index]?.id ?? null, external: null, evidence, confidence: confidenceOf[evidence] };
}

/** A link to a name outside the workspace. */
export function externalLink(name: string, evidence: EdgeEvidence): Link {
  return { callee: null, external: name, evidence, confidence: confidenceOf[evidence] };
}
