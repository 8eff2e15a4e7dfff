// Counts what a model is sent for one answer and how long it takes: lines that can be read, tokens of evidence and of prompts, calls by kind.
import { textOfMessage } from '../../../src/core/base/messageText.ts';
import { countTokens } from '../../../src/core/packing/tokens.ts';
import type { Model, ModelMessage, ModelRequest } from '../../../src/core/ports.ts';
import { evidenceLines, linesShown } from '../answers/recallScore.ts';

const evidence = /<(evidence|found)-([\w-]+)>\n[\s\S]*?\n<\/\1-\2>/g;

/** What of the workspace a message shows: evidence of answers, places of small requests, results of tools. */
export function evidenceIn({ role, content }: ModelMessage): readonly string[] {
  return role === 'user' || role === 'tool' ? [...content.matchAll(evidence)].map(([all]) => all) : [];
}

/** The calls of one answer. */
export class Meter {
  /** Lines in any request, and those in requests for the answer itself, as `path:line`. */
  readonly shown = new Set<string>();
  readonly shownToAnswer = new Set<string>();
  readonly calls = { small: 0, answering: 0 };
  /** Tools that were called, in order. */
  readonly tools: string[] = [];
  /** Tokens of evidence, each line of a piece once, and of all prompts. */
  evidence = 0;
  prompts = 0;
  /** Time of the replies, and of counting here. */
  replyMs = 0;
  countMs = 0;
  readonly #lines = new Set<string>();
  readonly #counts: Map<string, number>;

  /** @param counts tokens of texts that were counted before, so that what is sent again is not counted again */
  constructor(counts = new Map<string, number>()) {
    this.#counts = counts;
  }

  /** `model`, with each of its calls counted. */
  wrap(model: Model): Model {
    const count = (request: ModelRequest): Promise<void> => this.#count(request);
    const timed = <T>(work: Promise<T>): Promise<T> => this.#timed(work);
    const { tools } = this;
    return {
      info: model.info,
      async *chat(request, token) {
        await count(request);
        const events = model.chat(request, token)[Symbol.asyncIterator]();
        try {
          for (;;) {
            const { done, value: event } = await timed(events.next());
            if (done) return;
            if (event.kind === 'tool-call') tools.push(event.call.name);
            yield event;
          }
        } finally {
          await events.return?.();
        }
      },
    };
  }

  async #timed<T>(work: Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      return await work;
    } finally {
      this.replyMs += performance.now() - start;
    }
  }

  async #count({ purpose, messages, tools = [] }: ModelRequest): Promise<void> {
    const start = performance.now();
    this.calls[purpose === 'answer' ? 'answering' : 'small']++;
    const texts = messages.flatMap(evidenceIn);
    for (const line of linesShown(texts)) {
      this.shown.add(line);
      if (purpose === 'answer') this.shownToAnswer.add(line);
    }
    const fresh = evidenceLines(texts).filter((line) => !this.#lines.has(line));
    for (const line of fresh) this.#lines.add(line);
    this.evidence += await countTokens(fresh.map((line) => line.slice(line.indexOf('\t') + 1)).join('\n'));
    for (const message of messages) this.prompts += await this.#tokens(textOfMessage(message));
    if (tools.length) this.prompts += await this.#tokens(JSON.stringify(tools));
    this.countMs += performance.now() - start;
  }

  async #tokens(text: string): Promise<number> {
    const known = this.#counts.get(text);
    const count = known ?? (await countTokens(text));
    this.#counts.set(text, count);
    return count;
  }
}
