// Counts one request to a model: whether it left this machine, and its usage, as counted by the provider or by us.
import { CancelledError } from '../../core/base/cancellation.ts';
import { UserError, type UserErrorCode } from '../../core/base/wording/errors.ts';
import { estimateTokens } from '../../core/packing/tokens.ts';
import type { ModelEvent, ModelUsage } from '../../core/ports.ts';

/** Failures before any byte of the messages was sent. A proxy that refuses may have read a request to a plain http address. */
const codesBeforeSending: ReadonlySet<UserErrorCode> = new Set<UserErrorCode>([
  'model-dns',
  'model-refused',
  'model-refused-remote',
  'model-tls',
  'model-connect-timeout',
  'model-bad-url',
  'model-unset',
  'model-gone',
]);

/** Failures after which the provider may have worked and may charge. Other failures are refusals, which cost nothing. */
const codesAfterWork: ReadonlySet<UserErrorCode> = new Set<UserErrorCode>([
  'model-first-timeout',
  'model-silent',
  'model-endless',
  'model-interrupted',
  'model-empty',
  'model-too-long',
  'model-bad-response',
  'model-filtered',
]);

/** Usage of a call; `estimated` when the provider did not report it. */
export interface CallUse {
  readonly usage: ModelUsage;
  readonly estimated: boolean;
}

/** One request, from its first event to its last. */
export class SendTally {
  readonly #onLeave: () => void;
  #isReported = false;
  #isRetried = false;
  #error: unknown;
  #text = '';
  #usage: ModelUsage | undefined;
  #isEnded = false;

  /** `onLeave` is called once, when the request has been sent or that cannot be ruled out. */
  constructor(onLeave: () => void) {
    this.#onLeave = onLeave;
  }

  add(event: ModelEvent): void {
    if (event.kind === 'retry') {
      this.#isRetried = true;
      return;
    }
    this.#report();
    if (event.kind === 'text') this.#text += event.text;
    if (event.kind === 'tool-call') this.#text += `${event.call.name}${event.call.args}`;
    if (event.kind === 'usage') this.#usage = event.usage;
  }

  noteFailure(error: unknown): void {
    this.#error = error;
  }

  /**
   * Ends the count, also of a call that was given up. `tokens` is the estimate for the request. Returns undefined when the call used
   * nothing, or was ended before.
   */
  end(tokens: number): CallUse | undefined {
    if (this.#isEnded) return undefined;
    this.#isEnded = true;
    const stayed = !this.#isReported && !this.#isRetried && this.#failedWith(codesBeforeSending);
    if (!stayed) this.#report();
    if (this.#usage) return { usage: this.#usage, estimated: false };
    const refused = this.#error !== undefined && !(this.#error instanceof CancelledError) && !this.#failedWith(codesAfterWork);
    if (refused && this.#text === '') return undefined;
    const usage = { promptTokens: tokens, completionTokens: estimateTokens(this.#text), cachedTokens: 0 };
    return { usage, estimated: true };
  }

  #failedWith(codes: ReadonlySet<UserErrorCode>): boolean {
    return this.#error instanceof UserError && codes.has(this.#error.code);
  }

  #report(): void {
    if (this.#isReported) return;
    this.#isReported = true;
    this.#onLeave();
  }
}
