// Tool of Clew for the editor's chats: asks for consent, makes the call within the chat's token budget, and lists what was shown.
import * as vscode from 'vscode';
import { CancelledError, type CancellationToken } from '../../core/base/cancellation.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import type { ToolAnswer } from '../../core/tools/callTool.ts';
import type { Clew } from '../clew.ts';
import { failureSentence } from '../dialogs/failureSentence.ts';
import { invocationSentences } from './invocationSentences.ts';
import { waitForIndex } from './waitForIndex.ts';
import { callWithinBudget, type Tokenization } from './callWithinBudget.ts';

/** ms that a call waits for an index under construction. Set by judgement: after a longer wait a chat seems to hang. */
const indexWaitMs = 15_000;

/** Calls `name` of core for a chat. */
export class CodeTool implements vscode.LanguageModelTool<object> {
  readonly #name: string;
  readonly #clew: Clew;

  constructor(name: string, clew: Clew) {
    this.#name = name;
    this.#clew = clew;
  }

  /** Consent text before the first call of a chat. */
  prepareInvocation({ input }: vscode.LanguageModelToolInvocationPrepareOptions<object>): vscode.PreparedToolInvocation {
    const { message, consent } = invocationSentences({ tool: this.#name, input, scope: this.#scope });
    return { invocationMessage: message, confirmationMessages: consent };
  }

  /** Rejects with one sentence that says what to do; the editor passes it to the model. */
  async invoke(
    { input, tokenizationOptions }: vscode.LanguageModelToolInvocationOptions<object>,
    token: vscode.CancellationToken,
  ): Promise<vscode.LanguageModelToolResult> {
    try {
      const answer = await this.#callInBudget(input, tokenizationOptions, token);
      await this.#listResult(input, answer);
      return new vscode.LanguageModelToolResult([new vscode.LanguageModelTextPart(answer.text)]);
    } catch (error) {
      if (error instanceof CancelledError) throw new vscode.CancellationError();
      throw new Error(failureSentence(error, this.#clew.log), { cause: error });
    }
  }

  get #scope(): string | undefined {
    return this.#clew.nextQuestion.choices.scope;
  }

  async #callInBudget(input: object, tokenization: Tokenization | undefined, token: CancellationToken): Promise<ToolAnswer> {
    const { client, index, modelLender, log } = this.#clew;
    this.#assertAllowed();
    await waitForIndex(index, indexWaitMs, token);
    const limits = { scope: this.#scope, settings: modelLender.answerOptions.settings };
    const callTool = (mostTokens?: number): Promise<ToolAnswer> =>
      client.tools.request({ name: this.#name, args: input, options: { ...limits, mostTokens } }, token);
    const onCountFailure = (reason: string): void =>
      log.warn(`The chat's model did not count the result of ${this.#name} (${reason}): Clew's own count stands`);
    const answer = await callWithinBudget(callTool, tokenization, onCountFailure, token);
    // The setting may have changed while the call waited for the index.
    this.#assertAllowed();
    return answer;
  }

  #assertAllowed(): void {
    if (this.#clew.modelLender.settings['privacy.localOnly']) throw new UserError('tool-local-only');
  }

  /** Lists the result before it is returned, so that none goes unlisted. A list that cannot be stored still holds in this window. */
  async #listResult(input: object, answer: ToolAnswer): Promise<void> {
    const { modelLender, log, chatEvidenceLog } = this.#clew;
    log.info(`To a chat (${this.#name}): ${answer.tokens} tokens, ${answer.places.length} places of the workspace`);
    const usage = { promptTokens: answer.tokens, completionTokens: 0, cachedTokens: 0 };
    try {
      await chatEvidenceLog.add(this.#name, JSON.stringify(input), answer);
      const ledger = await modelLender.ledger();
      await ledger.record({ kind: 'tool', model: this.#name, where: vscode.l10n.t('chats of the editor'), usage, estimated: true });
    } catch (error) {
      log.error('What a chat was shown is not kept for the next window', error);
    }
  }
}
