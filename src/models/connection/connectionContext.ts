// Step of the connection test that finds the model's context length. Some servers silently drop what is too long, and the answer is then
// made from half of the code.
import { UserError, type UserErrorCode } from '../../core/base/wording/errors.ts';
import type { StepFinding, TestState } from './connectionCheck.ts';
import { createEndpointModel } from '../endpoint/endpoint.ts';
import { timeCall } from '../gate/measuredCall.ts';

/** Tokens that a question needs: its budget of 6,000, instructions, and room for the answer. */
const neededTokens = 8000;

/** Tokens to send where the server does not report its context length: a question of usual size. */
const usualTokens = 6500;

/** A word that nearly every tokenizer has as one token. */
const word = ' word';

/** If the server counts less than this share of the sent tokens, it has dropped some. */
const readPart = 0.7;

/** Too little time or room for a long question is worth reporting, but no fault of the connection. */
const inconclusive: ReadonlySet<UserErrorCode> = new Set<UserErrorCode>(['model-first-timeout', 'model-rate-limited', 'model-silent']);

/** Compares the server's context length with the setting. Where it reports none, a question of usual size is tried. */
export async function* contextStep(test: TestState): AsyncGenerator<StepFinding> {
  const { model: name, maxInputTokens: set } = test.settings;
  const reads = test.listed?.find(({ id }) => id === name || id === `${name}:latest`)?.maxInputTokens;
  if (reads === undefined) yield await tried(test, Math.min(set ?? usualTokens, usualTokens));
  else if (set !== undefined && set > reads) yield finding('failed', 'context-setting-too-high', name, reads, set);
  else if (set === undefined && reads < neededTokens) yield finding('warning', 'context-small', name, reads, neededTokens);
  else yield finding('ok', 'context-ok', name, reads);
}

async function tried({ settings, deps, token }: TestState, tokens: number): Promise<StepFinding> {
  const name = settings.model;
  const prompt = `${word.repeat(tokens).trim()}. Say OK.`;
  try {
    const { use } = await timeCall(deps.gated(createEndpointModel(settings, deps)), prompt, 16, token);
    if (use.estimated) return finding('ok', 'context-unknown', name, tokens);
    const read = use.usage.promptTokens;
    if (read < tokens * readPart) return finding('failed', 'context-truncated', name, tokens, read);
    return finding('ok', 'context-ok', name, read);
  } catch (error) {
    if (!(error instanceof UserError) || !inconclusive.has(error.code)) throw error;
    deps.log.info(`A long question came to nothing: ${error.message}`);
    return finding('warning', 'context-untested', name, tokens);
  }
}

function finding(outcome: StepFinding['outcome'], code: StepFinding['code'], name: string, ...numbers: readonly number[]): StepFinding {
  return { check: 'context', outcome, code, args: [name, ...numbers.map(String)] };
}
