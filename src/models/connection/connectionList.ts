// The step of the connection test that asks a server for its list of models: whether it can be reached by fetch and speaks the protocol.
import { UserError, type UserErrorCode } from '../../core/base/wording/errors.ts';
import { apiBase, whereOf } from '../endpoint/address.ts';
import type { StepFinding, TestState } from './connectionCheck.ts';
import { listModels } from '../endpoint/endpoint.ts';

/** Answers of a server that may well have no list, or does not let this key see it, and still answers questions. */
export const answersOfServer: ReadonlySet<UserErrorCode> = new Set<UserErrorCode>([
  'model-wrong-url',
  'model-bad-response',
  'model-rejected',
  'model-server-error',
  'model-unknown',
  'model-forbidden',
]);

/** Asks for the list. Where there is none but a model is named, asking that model decides. */
export async function* listStep(test: TestState): AsyncGenerator<StepFinding> {
  const { settings, deps, token } = test;
  try {
    const listed = await listModels(settings, deps, token);
    test.listed = listed;
    yield* trustFindings(test);
    yield { check: 'protocol', outcome: 'ok', code: 'protocol-ok', args: [whereOf(settings.baseUrl), String(listed.length)] };
  } catch (error) {
    if (!(error instanceof UserError) || !answersOfServer.has(error.code) || !settings.model) throw error;
    test.listFault = error;
    deps.log.info(`No list of models: ${error.message}`);
  }
}

/** An encrypted connection that came about is one whose certificate is trusted. */
export function* trustFindings({ settings }: TestState): Generator<StepFinding> {
  if (!apiBase(settings.baseUrl).startsWith('https:')) return;
  yield { check: 'tls', outcome: 'ok', code: 'tls-ok', args: [whereOf(settings.baseUrl)] };
}
