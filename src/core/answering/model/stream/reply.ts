// Converts one reply of a model from call events to answer events. Text runs through up to five filters (clean, thinking, printed calls,
// gaps, citation marks), each of which holds back only what may still become something that people must not see.
import { CancelledError, type CancellationToken } from '../../../base/cancellation.ts';
import { UserError, type Notice } from '../../../base/wording/errors.ts';
import type { Log, ModelEvent, ModelInfo, ModelRequest, ModelUsage, ToolCall } from '../../../ports.ts';
import type { AskEvent, AskStatus } from '../../record/events.ts';
import { CitationMarks, type AnswerSegment } from './citationMarks.ts';
import type { CitationWriter } from './citationWriter.ts';
import { MissingSplitter } from './missingSplitter.ts';
import { PrintedCalls } from './printedCalls.ts';
import { TextCleaner } from './textCleaner.ts';
import { ThinkingFilter } from './thinkingFilter.ts';
import { untilCancelled } from './untilCancelled.ts';

/** End of a reply. */
export type ReplyEnd =
  | { readonly kind: 'whole' }
  /** Reached the output limit. */
  | { readonly kind: 'cut' }
  | { readonly kind: 'failed'; readonly notice: Notice }
  | { readonly kind: 'cancelled' };

const longestDetail = 200;

/** Context of a request. */
interface ReplyContext {
  /** The text that the reply continues. */
  readonly earlierText?: string | undefined;
  /** The request asked for a list of gaps. */
  readonly listsGaps?: boolean;
  /** The request; with tools, the reply may print calls. */
  readonly request?: Pick<ModelRequest, 'tools' | 'messages'>;
}

/** Reads one reply. */
export class Reply {
  readonly #info: ModelInfo;
  readonly #writer: CitationWriter;
  readonly #log: Log;
  readonly #cleaner = new TextCleaner();
  readonly #thinking: ThinkingFilter;
  readonly #marks = new CitationMarks();
  readonly #splitter: MissingSplitter | undefined;
  readonly #printedCalls: PrintedCalls | undefined;
  #status: AskStatus | undefined;
  #isVisible = false;
  /** Shown text. */
  text = '';
  /** All received text, for counting. */
  receivedText = '';
  /** Received text without thinking: a further pass gets it as the earlier reply. */
  modelText = '';
  usage: ModelUsage | undefined;
  /** Calls of the model, made instead of an answer or before one. */
  readonly calls: ToolCall[] = [];
  /** Calls that cannot be parsed; not shown to people. */
  unparsableText = '';
  /** The reply has begun, even if with thinking only. */
  hasBegun = false;

  constructor(info: ModelInfo, writer: CitationWriter, log: Log, { earlierText = '', listsGaps = false, request }: ReplyContext = {}) {
    this.#info = info;
    this.#writer = writer;
    this.#log = log;
    this.#thinking = new ThinkingFilter(earlierText !== '');
    this.#splitter = listsGaps ? new MissingSplitter() : undefined;
    this.#printedCalls = request?.tools?.length ? new PrintedCalls(request.tools, request.messages.length) : undefined;
    if (earlierText) this.#marks.skip(earlierText);
  }

  /** The model's list of gaps, as written. */
  get missing(): string {
    return this.#splitter?.missing ?? '';
  }

  /** Whether people can have read any of it. */
  get isVisible(): boolean {
    return this.#isVisible;
  }

  /** Calls the model and reads to the end. Never rejects. */
  async *read(call: () => AsyncIterable<ModelEvent>, token: CancellationToken): AsyncGenerator<AskEvent, ReplyEnd, undefined> {
    let end: ReplyEnd = { kind: 'failed', notice: { code: 'model-interrupted', args: [this.#info.where] } };
    try {
      for await (const event of untilCancelled(call(), token)) {
        if (event.kind === 'end') {
          end = this.#endFor(event.reason);
          break;
        }
        yield* this.#take(event);
      }
    } catch (error) {
      end = this.#failureEnd(error);
    }
    yield* this.#flush();
    return end.kind === 'whole' && !this.#isVisible && this.calls.length === 0 && this.unparsableText === ''
      ? { kind: 'failed', notice: { code: 'model-empty', args: [this.#info.name] } }
      : end;
  }

  async *#take(event: Exclude<ModelEvent, { kind: 'end' }>): AsyncGenerator<AskEvent, void, undefined> {
    switch (event.kind) {
      case 'text':
        this.hasBegun = true;
        this.receivedText += event.text;
        yield* this.#show(event.text);
        return;
      case 'tool-call':
        this.hasBegun = true;
        this.receivedText += `${event.call.name}${event.call.args}`;
        this.calls.push(event.call);
        return;
      case 'usage':
        this.usage = event.usage;
        return;
      case 'reasoning':
        this.hasBegun = true;
        yield* this.#yieldStatus('thinking');
        return;
      case 'consent':
        yield* this.#yieldStatus('consent');
        return;
      case 'consented':
        yield* this.#yieldStatus('asking', [this.#info.name, this.#info.where]);
        return;
      case 'retry':
        this.#status = undefined;
        yield* this.#yieldStatus('retrying', [String(Math.ceil(event.waitMs / 1000))]);
    }
  }

  /** Reports a status once, when it begins. */
  *#yieldStatus(status: AskStatus, args: readonly string[] = []): Generator<AskEvent, void, undefined> {
    if (this.#status === status) return;
    this.#status = status;
    yield { kind: 'status', status, args };
  }

  async *#show(piece: string): AsyncGenerator<AskEvent, void, undefined> {
    const { text, thinking } = this.#thinking.push(this.#cleaner.push(piece));
    if (thinking) yield* this.#yieldStatus('thinking');
    const shownText = this.#printedCalls ? this.#printedCalls.push(text) : text;
    if (shownText) yield* this.#write(this.#marks.push(this.#withoutGaps(shownText)));
  }

  /** `text` without the list of gaps. */
  #withoutGaps(text: string): string {
    this.modelText += text;
    return this.#splitter ? this.#splitter.push(text) : text;
  }

  /** Passes on what the filters still hold at the end of the stream, in the order in which they run. */
  async *#flush(): AsyncGenerator<AskEvent, void, undefined> {
    const text = this.#extractCalls(this.#thinking.push(this.#cleaner.end()).text + this.#thinking.end());
    const shownText = this.#withoutGaps(text) + (this.#splitter?.end() ?? '');
    yield* this.#write([...this.#marks.push(shownText), ...this.#marks.end()]);
  }

  /** Extracts calls from the held text, with `rest` at its end. Beside real calls, printed ones are duplicates. */
  #extractCalls(rest: string): string {
    if (!this.#printedCalls) return rest;
    const now = this.#printedCalls.push(rest);
    const { text: last, calls, unparsableText } = this.#printedCalls.end();
    if (this.calls.length > 0) return now + last;
    this.calls.push(...calls);
    this.unparsableText = unparsableText;
    return now + last;
  }

  async *#write(segments: readonly AnswerSegment[]): AsyncGenerator<AskEvent, void, undefined> {
    if (segments.length === 0) return;
    const { text, citations } = await this.#writer.write(segments);
    for (const citation of citations) yield { kind: 'citation', citation };
    if (!text) return;
    this.#status = undefined;
    this.text += text;
    this.#isVisible ||= text.trim() !== '';
    yield { kind: 'delta', text };
  }

  #endFor(reason: 'stop' | 'length' | 'filtered'): ReplyEnd {
    if (reason === 'filtered') return { kind: 'failed', notice: { code: 'model-filtered', args: [this.#info.name] } };
    return { kind: reason === 'length' ? 'cut' : 'whole' };
  }

  #failureEnd(error: unknown): ReplyEnd {
    if (error instanceof CancelledError) return { kind: 'cancelled' };
    if (error instanceof UserError) return { kind: 'failed', notice: { code: error.code, args: error.args } };
    this.#log.error(`The model ${this.#info.name} failed`, error);
    const detail = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, longestDetail);
    return { kind: 'failed', notice: { code: 'model-bad-response', args: [this.#info.where, detail] } };
  }
}
