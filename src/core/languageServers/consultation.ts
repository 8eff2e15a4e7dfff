// One question's talk with the language servers of the editor: bounded in time and requests, with a count of what came of it.
import { CancellationSource, CancelledError, neverCancelled, type CancellationToken } from '../base/cancellation.ts';
import type { Clock, LanguageServers, ServerQuestion, ServerReply, ServerRequest } from '../ports.ts';
import type { ServerMemory } from './serverMemory.ts';

/**
 * Limits of one question. `ms` and `requests` are those of the order for Clew. `coldMs` is for a language whose server has not answered yet:
 * it may still be starting, and the first answer should not wait for that. Set by judgement: servers at work answer in half of it (p95).
 */
export const consultationLimits = { ms: 1500, coldMs: 300, requests: 30 } as const;

/** Requests to the server for one {@link ServerRequest}: a hierarchy needs its item first. */
const costs: Readonly<Record<ServerQuestion, number>> = {
  definition: 1,
  references: 1,
  implementations: 1,
  'outgoing-calls': 2,
  subtypes: 2,
};

/** What the language servers changed in one answer. */
export interface ServerReport {
  /** Languages whose servers answered, as ids. */
  readonly languages: readonly string[];
  readonly confirmed: number;
  readonly added: number;
  readonly refuted: number;
  readonly requests: number;
  readonly ms: number;
  /** Time or requests ran out before all was asked. */
  readonly isCut: boolean;
}

/** What a {@link Consultation} is made from. */
export interface ConsultationPorts {
  readonly servers: LanguageServers;
  readonly memory: ServerMemory;
  readonly clock: Clock;
  readonly token?: CancellationToken | undefined;
}

/** Asks the language servers within the limits of one question. */
export class Consultation {
  readonly memory: ServerMemory;
  readonly #servers: LanguageServers;
  readonly #clock: Clock;
  readonly #token: CancellationToken;
  readonly #languages = new Set<string>();
  /** Kinds of questions that no server of a language answers, as `language question`, so that they are not asked again. */
  readonly #unanswered = new Set<string>();
  readonly #counts = { confirmed: 0, added: 0, refuted: 0 };
  #requestCount = 0;
  #ms = 0;
  #isCut = false;

  constructor({ servers, memory, clock, token = neverCancelled }: ConsultationPorts) {
    this.#servers = servers;
    this.memory = memory;
    this.#clock = clock;
    this.#token = token;
  }

  /** What came of it so far; undefined when no server answered. */
  get report(): ServerReport | undefined {
    if (!this.#languages.size) return undefined;
    return {
      languages: [...this.#languages].sort(),
      ...this.#counts,
      requests: this.#requestCount,
      ms: Math.round(this.#ms),
      isCut: this.#isCut,
    };
  }

  /** Whether nothing more can be asked. */
  get isOver(): boolean {
    return this.#ms >= consultationLimits.ms || this.#requestCount >= consultationLimits.requests;
  }

  /** Adds to the counts of the report. Facts from memory count, too. */
  count(language: string, counts: { readonly confirmed: number; readonly added: number; readonly refuted: number }): void {
    this.#languages.add(language);
    this.#counts.confirmed += counts.confirmed;
    this.#counts.added += counts.added;
    this.#counts.refuted += counts.refuted;
  }

  /**
   * Asks all at once. The replies come in the order of `requests`; undefined stands for those that were not asked, failed or came too late.
   * Rejects with `CancelledError`.
   */
  async askAll(language: string, requests: readonly ServerRequest[]): Promise<readonly (ServerReply | undefined)[]> {
    const isAnswered = ({ question }: ServerRequest): boolean => !this.#unanswered.has(`${language} ${question}`);
    const affordable = requests.filter((request) => isAnswered(request) && this.#takeRequest(request));
    if (!affordable.length) return requests.map(() => undefined);
    const start = this.#clock.monotonic();
    const stop = new CancellationSource();
    const link = this.#token.onCancellationRequested(() => stop.cancel());
    const replies = new Map<ServerRequest, ServerReply>();
    const answeredRequests = new Set<ServerRequest>();
    const work = affordable.map(async (request) => {
      const reply = await this.#servers.ask(request, stop.token).catch(() => undefined);
      answeredRequests.add(request);
      // A late reply tells that the server is up: the next question may wait for it.
      if (reply) this.memory.answeredLanguages.add(language);
      if (reply && !stop.token.isCancellationRequested) replies.set(request, reply);
    });
    try {
      const { ms, coldMs } = consultationLimits;
      const isCold = !this.memory.answeredLanguages.has(language);
      await Promise.race([
        Promise.all(work),
        this.#clock.sleep(Math.max(0, (isCold ? coldMs : ms) - this.#ms)),
        cancellationOf(stop.token),
      ]);
    } finally {
      link.dispose();
      stop.cancel();
      stop.dispose();
    }
    this.#ms += this.#clock.monotonic() - start;
    if (this.#token.isCancellationRequested) throw new CancelledError();
    if (answeredRequests.size < affordable.length) this.#isCut = true;
    if (replies.size) this.#languages.add(language);
    if (!this.#languages.has(language)) for (const { question } of answeredRequests) this.#unanswered.add(`${language} ${question}`);
    return requests.map((request) => replies.get(request));
  }

  /** Takes the cost of a request off what is left. */
  #takeRequest({ question }: ServerRequest): boolean {
    const cost = costs[question];
    if (this.isOver || this.#requestCount + cost > consultationLimits.requests) {
      this.#isCut = true;
      return false;
    }
    this.#requestCount += cost;
    return true;
  }
}

function cancellationOf(token: CancellationToken): Promise<void> {
  return new Promise((resolve) => token.onCancellationRequested(() => resolve()));
}
