// Functions that raise the exception types of the question.
import { fileKeyOf } from '../../../base/fileKey.ts';
import * as l10n from '@vscode/l10n';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import type { Intent } from '../../../reading/intent.ts';
import { bestOfEachPlace, listOf, symbolCandidate, type Candidate, type CandidateList } from '../../candidate.ts';
import type { Inquiry, Sources } from '../../inquiry.ts';
import { roleFactor } from '../../roleFactors.ts';
import { inScope } from '../../scope.ts';
import { weightOf } from '../../weights/rankingWeights.ts';
import { traceFiles } from '../frames/frameList.ts';
import { behindFactor } from './messageLimits.ts';

/** Limit of functions examined per type. */
const maxRaisers = 24;

/** Functions that raise the exception types of the question. With a trace, functions outside it count less. */
export function raiserListOf(inquiry: Inquiry, sources: Sources): CandidateList {
  const { intent, scope } = inquiry;
  const items: Candidate[] = [];
  const parameter = intent.messages.find((message) => message.parameter !== undefined)?.parameter;
  const trace = traceFiles(intent, sources);
  for (const type of raisedTypes(intent)) {
    const raisers = sources.graph.raisers(type).filter((symbol) => inScope(symbol, scope));
    const share = 1 / Math.sqrt(Math.max(1, raisers.length));
    const hasParameter = ({ fact }: SymbolNode): boolean =>
      parameter !== undefined && fact.parameters.some(({ name }) => name === parameter);
    for (const symbol of raisers.toSorted((a, b) => Number(hasParameter(b)) - Number(hasParameter(a))).slice(0, maxRaisers)) {
      const traceScore = trace.size === 0 || trace.has(fileKeyOf(symbol)) ? share : share * weightOf('raisers.offTrace', inquiry);
      // Among equal raisers, one with the parameter that the error names comes first.
      const score = traceScore * (parameter === undefined || hasParameter(symbol) ? 1 : behindFactor);
      items.push(symbolCandidate(symbol, score * roleFactor(symbol.role, 'facts', inquiry), l10n.t('raises {0}', type)));
    }
  }
  return listOf('raisers', 'raisers', bestOfEachPlace(items), inquiry);
}

/** Maximum number of lines from a raise to its message. */
const maxRaiseLines = 3;

/**
 * Drops `raiserList` whose raises of the type all carry another message, when the question has one. Those among `similarMessageList` stay, and
 * a raise without a literal may carry any message.
 */
export function withoutOtherMessages(raiserList: CandidateList, { intent }: Inquiry, similarMessageList: CandidateList): CandidateList {
  if (intent.quotedTexts.length === 0) return raiserList;
  const types = raisedTypes(intent);
  const knownIds = new Set(similarMessageList.items.map(({ symbol }) => symbol?.id));
  const mayCarry = ({ symbol }: Candidate): boolean => {
    if (!symbol || knownIds.has(symbol.id)) return true;
    const { raises, errorStrings } = symbol.fact;
    const raisesOfType = raises.filter(({ name }) => types.some((type) => name === type || name.endsWith(`.${type}`)));
    return raisesOfType.some(({ line }) => !errorStrings.some((each) => each.line >= line && each.line <= line + maxRaiseLines));
  };
  return { ...raiserList, items: raiserList.items.filter(mayCarry) };
}

/** Types that may be raised. Not every exception has an exception-like name: without one, any class name counts. */
function raisedTypes({ exceptions, names }: Intent): readonly string[] {
  if (exceptions.length > 0) return exceptions;
  return names.map(({ name }) => name).filter((name) => /^[A-Z][a-z]/.test(name));
}
