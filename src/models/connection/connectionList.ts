// Step of the connection test that asks a server for its list of models, to see whether fetch reaches it and it speaks the protocol.
import { UserError, type UserErrorCode } from '../../core/base/wording/errors.ts';
import { apiBase, whereOf } from '../endpoint/address.ts';
import type { StepFinding, TestState } from './connectionCheck.ts';
import { listModels } from '../endpoint/endpoint.ts';

/** Answers of a server that has no list, or hides it from this key, and may still answer questions. */
export const serverAnswerCodes: ReadonlySet<UserErrorCode> = new Set<UserErrorCode>([
  'model-wrong-url',
  'model-bad-response',
  'model-rejected',
  'model-server-error',
  'model-unknown',
  'model-forbidden',
]);

/** Asks for the list. Without a list, a call of the named model decides. */
export async function* listStep(test: TestState): AsyncGenerator<StepFinding> {
  const { settings, dependencies, token } = test;
  try {
    const models = await listModels(settings, dependencies, token);
    test.listedModels = models;
    yield* trustFindings(test);
    yield { check: 'protocol', outcome: 'ok', code: 'protocol-ok', args: [whereOf(settings.baseUrl), String(models.length)] };
  } catch (error) {
    if (!(error instanceof UserError) || !serverAnswerCodes.has(error.code) || !settings.model) throw error;
    test.listFault = error;
    dependencies.log.info(`No list of models: ${error.message}`);
  }
}

/** An established encrypted connection proves that its certificate is trusted. */
export function* trustFindings({ settings }: TestState): Generator<StepFinding> {
  if (!apiBase(settings.baseUrl).startsWith('https:')) return;
  yield { check: 'tls', outcome: 'ok', code: 'tls-ok', args: [whereOf(settings.baseUrl)] };
}
