// Step of the connection test that finds the model's context length. Some servers silently drop what is too long, and the answer is then
// made from half of the code.
import { UserError, type UserErrorCode } from '../../core/base/wording/errors.ts';
import type { StepFinding, TestState } from './connectionCheck.ts';
import { createEndpointModel } from '../endpoint/endpoint.ts';
import { timeCall } from '../gate/callTiming.ts';

/** Tokens that a question needs: its budget of 6,000, instructions, and room for the answer. */
const neededTokens = 8000;

/** Tokens to send where the server does not report its context length: a question of usual size. */
const typicalTokens = 6500;

/** A word that nearly every tokenizer has as one token. */
const fillerWord = ' word';

/** If the server counts less than this share of the sent tokens, it has dropped some. */
const minReadShare = 0.7;

/** Too little time or room for a long question is worth reporting, but no fault of the connection. */
const inconclusiveCodes: ReadonlySet<UserErrorCode> = new Set<UserErrorCode>([
  'model-first-timeout',
  'model-rate-limited',
  'model-silent',
  'model-endless',
]);

/** Compares the server's context length with the setting. Where it reports none, a question of usual size is tried. */
export async function* contextStep(test: TestState): AsyncGenerator<StepFinding> {
  const { model: name, maxInputTokens: configuredTokens } = test.settings;
  const contextLength = test.listedModels?.find(({ id }) => id === name || id === `${name}:latest`)?.maxInputTokens;
  if (contextLength === undefined) yield await tryLongPrompt(test, Math.min(configuredTokens ?? typicalTokens, typicalTokens));
  else if (configuredTokens !== undefined && configuredTokens > contextLength)
    yield contextFinding('failed', 'context-setting-too-high', name, contextLength, configuredTokens);
  else if (configuredTokens === undefined && contextLength < neededTokens)
    yield contextFinding('warning', 'context-small', name, contextLength, neededTokens);
  else yield contextFinding('ok', 'context-ok', name, contextLength);
}

async function tryLongPrompt({ settings, dependencies, token }: TestState, tokens: number): Promise<StepFinding> {
  const name = settings.model;
  const prompt = `${fillerWord.repeat(tokens).trim()}. Say OK.`;
  try {
    const { use } = await timeCall(dependencies.gateModel(createEndpointModel(settings, dependencies)), prompt, 16, token);
    if (use.estimated) return contextFinding('ok', 'context-unknown', name, tokens);
    const readTokens = use.usage.promptTokens;
    if (readTokens < tokens * minReadShare) return contextFinding('failed', 'context-truncated', name, tokens, readTokens);
    return contextFinding('ok', 'context-ok', name, readTokens);
  } catch (error) {
    if (!(error instanceof UserError) || !inconclusiveCodes.has(error.code)) throw error;
    dependencies.log.info(`A long question came to nothing: ${error.message}`);
    return contextFinding('warning', 'context-untested', name, tokens);
  }
}

function contextFinding(
  outcome: StepFinding['outcome'],
  code: StepFinding['code'],
  name: string,
  ...numbers: readonly number[]
): StepFinding {
  return { check: 'context', outcome, code, args: [name, ...numbers.map(String)] };
}
