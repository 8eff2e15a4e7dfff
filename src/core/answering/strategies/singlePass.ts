// The strategy with a model: gather evidence, ask once, stream what comes with its citations checked. Whatever fails, an answer is left.
import { CancelledError } from '../../base/cancellation.ts';
import type { Notice } from '../../base/errors.ts';
import { limited, type Budget } from '../../context/budget.ts';
import type { Model } from '../../ports.ts';
import { tell, tellSecrets, type Asked } from '../asked.ts';
import type { AskEvent } from '../events.ts';
import { modelRecord } from '../modelRecord.ts';
import { budgetFor, prepare, type Prepared } from '../prepare.ts';
import { countPrompt, estimatedCounts, type PromptCounts } from '../promptCounts.ts';
import { notSent, nothingUsed } from '../spent.ts';
import { CitationWriter } from '../stream/citationWriter.ts';
import { Reply, type ReplyEnd } from '../stream/reply.ts';
import { countTokens, estimateTokens } from '../../context/tokens.ts';
import { extractive } from './extractive.ts';

/** Less evidence than this is not worth a second request. In tokens. */
const fewestTokens = 150;

/** A request that was made, and its reply. */
interface Exchange {
  readonly prepared: Prepared;
  readonly writer: CitationWriter;
  readonly reply: Reply;
  readonly end: ReplyEnd;
  readonly counts: PromptCounts;
}

/** Answers with `model`. Rejects with `CancelledError` when cancelled before anything could be read; every other end is an event. */
export async function* singlePass(asked: Asked, model: Model): AsyncGenerator<AskEvent, void, undefined> {
  const budget = budgetFor(asked, model.info);
  const first = yield* exchange(asked, model, budget);
  const smaller = shrunk(first, budget);
  if (!smaller) {
    yield* concluded(asked, model, first);
    return;
  }
  yield { kind: 'status', status: 'shrinking', args: [] };
  const second = yield* exchange(asked, model, smaller);
  const sent = second.end.kind !== 'failed' || !notSent.has(second.end.notice.code);
  if (sent) yield tell(asked, { code: 'context-shrunk', args: [] });
  yield* concluded(asked, model, second);
}

async function* exchange(asked: Asked, model: Model, budget: Budget): AsyncGenerator<AskEvent, Exchange, undefined> {
  const { parts, retrieval, token, options, phases } = asked;
  const prepared = await prepare(asked, model.info, budget);
  phases.end('write');
  yield { kind: 'retrieved', retrievers: retrieval.retrievers, evidence: prepared.evidence };
  yield { kind: 'pass', n: 1, of: 1 };
  yield { kind: 'status', status: 'asking', args: [model.info.name, model.info.where] };
  // Whoever follows this answer alone knows nothing of the one that it goes on with.
  for (const citation of options.continuation?.citations ?? []) yield { kind: 'citation', citation };
  const writer = new CitationWriter({ ...parts, ...prepared, question: asked.question }, options.continuation?.citations);
  const reply = new Reply(model.info, writer, parts.log, options.continuation?.answer);
  let counting: Promise<PromptCounts> | undefined;
  const end = yield* reply.read(
    () => model.chat(prepared.request, token),
    token,
    () => (counting = countPrompt(prepared)),
  );
  phases.end('model');
  // Stopping must not wait until everything is counted.
  const counts = end.kind === 'cancelled' || !counting ? estimatedCounts(prepared) : await counting;
  await spend(asked, model, { prepared, writer, reply, end, counts });
  return { prepared, writer, reply, end, counts };
}

/** Counts what the call came to; the provider's own count wins. */
async function spend({ spent }: Asked, { info }: Model, { reply, end, counts }: Exchange): Promise<void> {
  if (end.kind === 'failed' && notSent.has(end.notice.code)) return;
  if (reply.usage) return spent.add(info, reply.usage, false);
  if (!reply.begun) return spent.add(info, nothingUsed, false);
  const completionTokens = end.kind === 'cancelled' ? estimateTokens(reply.received) : await countTokens(reply.received);
  spent.add(info, { promptTokens: counts.total, completionTokens, cachedTokens: 0 }, true);
}

/** The budget for a second try, when the request was too long for the model: half, or what its error says that it reads. */
function shrunk({ reply, end, prepared, counts }: Exchange, budget: Budget): Budget | undefined {
  if (end.kind !== 'failed' || end.notice.code !== 'model-context-length' || reply.visible) return undefined;
  const { tokens } = prepared.gathered;
  const half = Math.floor(Math.min(tokens, budget.initial) / 2);
  const limit = Number(end.notice.args[1]);
  // Counts differ between tokenizers: a tenth is kept free.
  const room = Math.floor(0.9 * limit) - prepared.request.maxTokens - (counts.total - counts.initial);
  const allowed = limit > 0 ? Math.min(half, room) : half;
  return allowed >= fewestTokens ? limited(budget, allowed) : undefined;
}

async function* concluded(asked: Asked, model: Model, exchanged: Exchange): AsyncGenerator<AskEvent, void, undefined> {
  const { reply, end } = exchanged;
  if (!reply.visible && end.kind === 'cancelled') throw new CancelledError();
  if (!reply.visible && !asked.options.continuation?.answer) {
    // A reply that reached the limit and has nothing to show was all thinking.
    const limit = String(exchanged.prepared.request.maxTokens);
    yield tell(asked, end.kind === 'failed' ? end.notice : { code: 'model-empty', args: [model.info.name, limit] });
    yield* extractive(asked);
    return;
  }
  // Nothing to add to an answer that goes on is an end like any other.
  const added = reply.visible || end.kind !== 'failed' || end.notice.code !== 'model-empty';
  yield* tellSecrets(asked, exchanged.prepared.gathered.secrets);
  const notice = added ? noticeOf(end, exchanged.prepared.request.maxTokens) : undefined;
  if (notice) yield tell(asked, notice);
  for (const citation of await exchanged.writer.recheck()) yield { kind: 'citation', citation };
  asked.phases.end('verify');
  const stop = end.kind === 'failed' && added ? 'error' : end.kind === 'cancelled' ? 'user' : 'no-gaps';
  yield { kind: 'done', record: modelRecord(asked, model.info, { ...exchanged, stop, cut: end.kind === 'cut' }) };
}

function noticeOf(end: ReplyEnd, maxTokens: number): Notice | undefined {
  if (end.kind === 'failed') return { ...end.notice, kept: true };
  return end.kind === 'cut' ? { code: 'answer-cut', args: [String(maxTokens)] } : undefined;
}
