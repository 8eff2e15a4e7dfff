// Strategy where the model calls tools for what it needs, several at once, until it answers or its steps or tokens are used up.
import { shorten } from '../../base/shorten.ts';
import type { Model, ModelMessage, ToolCall } from '../../ports.ts';
import { firstRequest, nextRequest } from './agent/agentRequest.ts';
import { formatArguments } from './agent/callArguments.ts';
import { CallRunner, type AgentStep, type StepRoom } from './agent/runCalls.ts';
import { addNotice, type AnswerRun } from '../run/answerRun.ts';
import type { AskEvent } from '../record/events.ts';
import { Passes } from '../gaps/passes.ts';
import type { PreparedRequest } from '../preparation/requests/assembleRequest.ts';
import { countMessages } from '../preparation/requests/promptCounts.ts';
import { answerNowText, unparsableCallText, noResultReasons, type Ending } from '../model/prompts/agentPrompt.ts';
import { marksText } from '../model/prompts/marksText.ts';
import type { AnswerRecord, Citation, ToolCallRecord } from '../record/answerRecord.ts';
import { noWishes, type Wishes } from '../input/steering.ts';
import {
  maxIdleSteps,
  maxSteps,
  maxUnparsableLength,
  minStepTokens,
  minTokensToRetryCall,
  stepShare,
  closingMessageTokens,
} from '../preparation/choice/strategyLimits.ts';
import { conclude } from './conclude.ts';
import { exchange, minEvidenceTokens, type Exchange } from './exchange.ts';
import { gapFilling } from './gapFilling.ts';

/** Answers with `model`. A model without tools answers by gap filling, and people see a notice. */
export async function* agent(run: AnswerRun, model: Model): AsyncGenerator<AskEvent, void, undefined> {
  if (!model.info.capabilities.tools) return yield* withoutTools(run, model);
  const loop = new AgentLoop(run, model);
  const firstExchange = yield* loop.first();
  if (firstExchange.end.kind === 'failed' && firstExchange.end.notice.code === 'model-no-tools') return yield* withoutTools(run, model);
  let lastExchange = firstExchange;
  /** The last reply that cites lines: it stands when a later request fails. */
  let provenExchange: Exchange | undefined;
  for (;;) {
    const nextStep = yield* loop.next(lastExchange);
    if ('unparsable' in nextStep) return yield* withoutTools(run, model);
    if ('stop' in nextStep) {
      const { passes } = loop;
      const hasNoAnswer = lastExchange.end.kind === 'failed' && !lastExchange.reply.isVisible;
      if (!hasNoAnswer || !provenExchange) return yield* conclude(run, model, lastExchange, { passes, stop: nextStep.stop });
      return yield* conclude(run, model, provenExchange, { passes, stop: 'error', discardedExchange: lastExchange });
    }
    if (isProven(lastExchange)) provenExchange = lastExchange;
    lastExchange = nextStep;
  }
}

/** Whether a line proves anything in a reply: "I shall look at the routes" is no answer to fall back on. */
function isProven({ writer, reply }: Exchange): boolean {
  return reply.isVisible && writer.citationsIn(reply.text).some(({ status }) => status === 'verified');
}

async function* withoutTools(run: AnswerRun, model: Model): AsyncGenerator<AskEvent, void, undefined> {
  yield addNotice(run, { code: 'model-no-tools', args: [model.info.name] });
  // Set explicitly: the setting may be `agent`, and the record must name what ran.
  yield* gapFilling({ ...run, options: { ...run.options, strategy: 'gap-filling' } }, model);
}

/** Why the look-ups end. */
interface AgentStop {
  readonly stop: AnswerRecord['stop'];
}

/** The model's calls cannot be parsed, even after a notice. */
interface UnparsableCalls {
  readonly unparsable: true;
}

/** The requests of one answer, and what their steps found so far. */
class AgentLoop {
  readonly passes: Passes;
  readonly #run: AnswerRun;
  readonly #model: Model;
  #runner: CallRunner | undefined;
  #stepNumber = 1;
  /** Steps in a row without anything new. */
  #idleSteps = 0;
  /** Number of replies of which people have seen some text. */
  #visibleReplies = 0;
  #hasToldUnparsable = false;
  #citations: readonly Citation[] = [];
  #ending: Ending | undefined;

  constructor(run: AnswerRun, model: Model) {
    this.#run = run;
    this.#model = model;
    this.passes = new Passes(run.dependencies.clock);
  }

  async *first(): AsyncGenerator<AskEvent, Exchange, undefined> {
    const request = await firstRequest(this.#run, this.#model.info);
    this.#run.phases.end('write');
    return yield* this.#ask(request);
  }

  /** Runs the calls of `last` and asks again, or says why the answer ends here. */
  async *next(last: Exchange): AsyncGenerator<AskEvent, Exchange | AgentStop | UnparsableCalls, undefined> {
    const { reply, end, preparedRequest } = last;
    this.passes.end(preparedRequest.evidence, preparedRequest.counts.total, []);
    const { calls, unparsableText } = reply;
    // A model that calls tools without permission has nothing more to say.
    if (end.kind === 'failed' || end.kind === 'cancelled' || this.#ending) return { stop: this.#stopReason() };
    if (unparsableText) return yield* this.#explainUnparsable(last);
    if (calls.length === 0) return { stop: this.#stopReason() };
    const wishes = await this.#wishes(calls);
    yield { kind: 'status', status: 'looking-up', args: [String(calls.length), calls.map(callText).join(', ')] };
    const { request, step } = await this.#runStep(last, wishes);
    this.#run.phases.end('gaps');
    this.#run.toolCalls.push(...step.records);
    for (const call of step.records) yield { kind: 'tool', call };
    this.#stepNumber++;
    const nextExchange = yield* this.#ask(request);
    return nextExchange.end.kind === 'failed' && nextExchange.end.notice.code === 'model-context-length'
      ? yield* this.#askWithoutResults(last, nextExchange)
      : nextExchange;
  }

  /** Sends `request`, with the events that people see before the reply. */
  async *#ask(preparedRequest: PreparedRequest): AsyncGenerator<AskEvent, Exchange, undefined> {
    const { retrieval } = this.#run;
    yield { kind: 'retrieved', retrievers: retrieval.retrievers, evidence: preparedRequest.evidence };
    yield { kind: 'pass', n: this.#visibleReplies + 1, of: maxSteps };
    const result = yield* exchange(this.#run, this.#model, preparedRequest, { citations: this.#citations });
    this.#citations = result.writer.citations;
    // A step that only calls tools leaves no text to rewrite.
    if (result.reply.isVisible) this.#visibleReplies++;
    return result;
  }

  /** Runs the calls of the reply and reads what the person added; builds the request with the results. */
  async #runStep(last: Exchange, wishes: Wishes): Promise<{ readonly request: PreparedRequest; readonly step: AgentStep }> {
    const { preparedRequest, reply } = last;
    const { book } = preparedRequest;
    this.#runner ??= new CallRunner(this.#run, preparedRequest);
    book.pass = this.#stepNumber + 1;
    const skippedCallTexts = new Set(wishes.skip.map((each) => each.toLowerCase()));
    const skippedIds = new Set(reply.calls.filter((call) => skippedCallTexts.has(callText(call).toLowerCase())).map(({ id }) => id));
    const room = await this.#remainingRoom(last);
    const isLast = this.#stepNumber + 1 >= maxSteps;
    const stepTokens = isLast ? room : Math.max(Math.min(room, minStepTokens), Math.floor(stepShare * room));
    const step = await this.#runner.run(reply.calls, skippedIds, { share: stepTokens, room }, this.#stepNumber);
    const addedStep = await this.#readAddedCode(wishes, {
      share: Math.max(0, stepTokens - tokensOfStep(step)),
      room: Math.max(0, room - tokensOfStep(step)),
    });
    this.#idleSteps = step.records.some(broughtNews) ? 0 : this.#idleSteps + 1;
    const remainingTokens = room - tokensOfStep(step) - (await countMessages(addedStep.messages));
    this.#ending = this.#endingAfter(remainingTokens, isLast);
    const marks = {
      pinned: wishes.pin.filter((n) => book.mark(n, 'pinned')),
      excluded: wishes.exclude.filter((n) => book.mark(n, 'excluded')),
    };
    const instructions = [marksText(marks), this.#ending ? answerNowText(this.#ending) : ''].filter(Boolean).join('\n');
    const messages = [...step.messages, ...addedStep.messages, ...(instructions ? [{ role: 'user' as const, content: instructions }] : [])];
    const evidenceSets = [...step.evidenceSets, ...addedStep.evidenceSets];
    const stepAddition = { modelText: reply.modelText, calls: reply.calls, messages, evidenceSets, mayCall: !this.#ending };
    return { request: await nextRequest(this.#run, preparedRequest, stepAddition), step };
  }

  /** Why the model has to answer now; undefined while it may call again. */
  #endingAfter(remainingTokens: number, isLast: boolean): Ending | undefined {
    if (remainingTokens < minEvidenceTokens) return 'budget';
    if (isLast) return 'steps';
    return this.#idleSteps >= maxIdleSteps ? 'repeated' : undefined;
  }

  /** Tells a model once that its calls cannot be parsed. */
  async *#explainUnparsable(last: Exchange): AsyncGenerator<AskEvent, Exchange | UnparsableCalls, undefined> {
    if (this.#hasToldUnparsable || (await this.#remainingRoom(last)) < minTokensToRetryCall) return { unparsable: true };
    this.#hasToldUnparsable = true;
    this.#stepNumber++;
    const messages: readonly ModelMessage[] = [{ role: 'user', content: unparsableCallText }];
    const modelText = shorten(last.reply.unparsableText, maxUnparsableLength);
    return yield* this.#ask(
      await nextRequest(this.#run, last.preparedRequest, { modelText, calls: [], messages, evidenceSets: [], mayCall: true }),
    );
  }

  /** Reads code that a person added with the tool that reads lines. */
  async #readAddedCode({ add }: Wishes, room: StepRoom): Promise<Pick<AgentStep, 'messages' | 'evidenceSets'>> {
    if (add.length === 0 || !this.#runner) return { messages: [], evidenceSets: [] };
    const calls = add.map(({ root, path, lineStart, lineEnd }, i): ToolCall => {
      const lines = lineEnd === 0 ? {} : { start: lineStart, end: lineEnd };
      return { id: `added-${i}`, name: 'read_lines', args: JSON.stringify({ path: root ? `${root}/${path}` : path, ...lines }) };
    });
    const { messages, evidenceSets } = await this.#runner.run(calls, new Set(), room, this.#stepNumber);
    const content = ['The developer asks you to read this, too:', ...messages.map((message) => message.content)].join('\n');
    return { messages: [{ role: 'user', content }], evidenceSets };
  }

  /** After a request that was too long: repeats it without the results of the last step, and the model has to answer. */
  async *#askWithoutResults(last: Exchange, failedExchange: Exchange): AsyncGenerator<AskEvent, Exchange, undefined> {
    const { calls, modelText } = last.reply;
    yield { kind: 'status', status: 'shrinking', args: [] };
    this.#ending = 'budget';
    const results = calls.map(({ id }): ModelMessage => ({ role: 'tool', callId: id, content: noResultReasons.room }));
    const messages: readonly ModelMessage[] = [...results, { role: 'user', content: answerNowText('budget') }];
    const request = await nextRequest(this.#run, last.preparedRequest, { modelText, calls, messages, evidenceSets: [], mayCall: false });
    const result = yield* this.#ask(request);
    if (result.end.kind === 'failed') return failedExchange;
    yield addNotice(this.#run, { code: 'context-shrunk', args: [] });
    return result;
  }

  /** Tokens for the results of a step: the rest of the budget and of the context window, less the reply and the closing message. */
  async #remainingRoom({ preparedRequest: { counts, budget, request }, reply }: Exchange): Promise<number> {
    const { maxInputTokens } = this.#model.info;
    const replyTokens = await countMessages([{ role: 'assistant', content: reply.modelText, calls: reply.calls }]);
    const takenTokens = counts.total + replyTokens + closingMessageTokens;
    const readableTokens = maxInputTokens === undefined ? Infinity : maxInputTokens - request.maxTokens;
    return Math.max(0, Math.min(budget.total, readableTokens) - takenTokens);
  }

  /** Wishes of the person who steers; they can leave out each call. */
  async #wishes(calls: readonly ToolCall[]): Promise<Wishes> {
    const { steering, token } = this.#run;
    if (!steering) return noWishes;
    const missing = calls.map((call) => ({ text: callText(call), normalized: callText(call) }));
    return steering.wishes({ pass: this.#stepNumber, missing }, token);
  }

  #stopReason(): AnswerRecord['stop'] {
    const stops = { budget: 'budget', steps: 'max-passes', repeated: 'nothing-new' } as const;
    return this.#ending ? stops[this.#ending] : 'no-gaps';
  }
}

function callText(call: ToolCall): string {
  return `${call.name} ${formatArguments(call)}`.trim();
}

function tokensOfStep({ records }: Pick<AgentStep, 'records'>): number {
  return records.reduce((sum, { tokens }) => sum + tokens, 0);
}

/** Whether a call brought something new to the model; that a thing does not exist counts too. */
function broughtNews({ outcome }: ToolCallRecord): boolean {
  return outcome === 'found' || outcome === 'nothing';
}
