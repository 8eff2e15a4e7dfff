// The requests of a model that looks things up itself: the first with some evidence and the tools, each further one with the results appended.
import { countTokens } from '../../packing/tokens.ts';
import { limited } from '../../packing/budget.ts';
import type { ModelInfo, ModelMessage, ToolCall } from '../../ports.ts';
import type { Asked } from '../asked.ts';
import { evidenceSent } from '../evidenceSent.ts';
import type { Gathered } from '../gather.ts';
import { joinGathered, withoutExcluded } from '../gathered.ts';
import { budgetFor, prepare } from '../prepare.ts';
import { countMessages } from '../promptCounts.ts';
import { placesSent, type Prepared } from '../requestParts.ts';
import { SentLines } from '../sentLines.ts';
import { argumentsOf } from './callArguments.ts';

/**
 * Part of the budget that evidence takes before the first call. Set by judgement: a question about one place is answered by it at once, and two
 * thirds are left for what the model asks for.
 */
const firstShare = 1 / 3;

/** The first request. The budget holds with the definitions of the tools, which every request carries. */
export async function firstRequest(asked: Asked, info: ModelInfo): Promise<Prepared> {
  const { definitions: tools } = asked.parts.toolbox;
  const told = await countTokens(JSON.stringify(tools));
  const { maxInputTokens } = info;
  const budget = budgetFor(asked, { ...info, maxInputTokens: maxInputTokens === undefined ? undefined : maxInputTokens - told });
  const first = limited({ ...budget, total: budget.total - told }, Math.floor(firstShare * budget.total));
  const prepared = await prepare(asked, info, first);
  const { request, counts } = prepared;
  return { ...prepared, budget, request: { ...request, tools }, counts: { ...counts, total: counts.total + told } };
}

/** What a step adds to a request. */
export interface Added {
  /** What the model wrote and called. */
  readonly written: string;
  readonly calls: readonly ToolCall[];
  readonly messages: readonly ModelMessage[];
  readonly gathered: readonly Gathered[];
  /** Whether the model may call again. */
  readonly mayCall: boolean;
}

/** The request after `before`: messages are only appended, so that caches of providers hit. */
export async function nextRequest(
  asked: Asked,
  before: Prepared,
  { written, calls, messages, gathered, mayCall }: Added,
): Promise<Prepared> {
  const { label } = asked.parts;
  const added: readonly ModelMessage[] = [{ role: 'assistant', content: written, calls: calls.map(sendable) }, ...messages];
  const all = gathered.reduce(joinGathered, before.gathered);
  const tokens = await countMessages(added);
  const shown = await countMessages(messages);
  const { request, counts, book } = before;
  const places = gathered.flatMap((each) => placesSent(each, label));
  const secrets = gathered.reduce((sum, each) => sum + each.secrets, 0);
  return {
    ...before,
    request: {
      ...request,
      messages: [...request.messages, ...added],
      places: [...request.places, ...places],
      secretsReplaced: request.secretsReplaced + secrets,
      mayCall,
    },
    gathered: all,
    sentSoFar: all,
    sent: new SentLines(withoutExcluded(all, before.book), label),
    evidence: await evidenceSent(book, all, label),
    counts: { total: counts.total + tokens, initial: counts.initial, evidence: counts.evidence + shown },
  };
}

/** Some servers refuse a whole chat for arguments that are no JSON: these are told in the result instead. */
function sendable(call: ToolCall): ToolCall {
  return argumentsOf(call) ? { ...call, args: call.args.trim() || '{}' } : { ...call, args: '{}' };
}
