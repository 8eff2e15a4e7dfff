// Connection test: checks an endpoint step by step, from its address to its context length, and stops at the first fault with one sentence
// that names it. All but two steps use the fetch of questions, so the same proxy and certificates are tested.
import type { CancellationToken } from '../../core/base/cancellation.ts';
import { UserError, type ModelErrorCode } from '../../core/base/wording/errors.ts';
import { addressSteps } from './connectionAddress.ts';
import type { CheckName, ConnectionCheck, ConnectionTestDependencies, StepFinding, TestState } from './connectionCheck.ts';
import { completionStep } from './connectionCompletion.ts';
import { contextStep } from './connectionContext.ts';
import { listStep } from './connectionList.ts';
import { connectionFaultSentence, connectionSentence } from './connectionSentences.ts';
import type { EndpointSettings } from '../endpoint/endpointSettings.ts';

const steps: readonly ((test: TestState) => AsyncIterable<StepFinding>)[] = [...addressSteps, listStep, completionStep, contextStep];

/**
 * Tests the endpoint of `settings` and yields each check once it is made. Sends nothing of a workspace: at most two short questions, and a
 * long one when the server does not report its context length. Rejects with `CancelledError`.
 */
export async function* testConnection(
  settings: EndpointSettings,
  dependencies: ConnectionTestDependencies,
  token: CancellationToken,
): AsyncGenerator<ConnectionCheck, void, undefined> {
  const test: TestState = { settings: { ...settings, retries: 0 }, dependencies, token };
  for (const step of steps) {
    try {
      for await (const finding of step(test)) {
        yield checkOf(finding);
        if (finding.outcome === 'failed') return;
      }
    } catch (error) {
      if (!(error instanceof UserError) || connectionFaultSentence(error.code, error.args) === undefined) throw error;
      const code = error.code as ModelErrorCode;
      yield checkOf({ check: checkByCode[code] ?? 'completion', outcome: 'failed', code, args: error.args });
      return;
    }
  }
}

function checkOf({ check, outcome, code, args }: StepFinding): ConnectionCheck {
  return { check, outcome, code, sentence: connectionSentence(code, args) };
}

/** Assigns failures to checks, whichever step they occur in; the rest are failures of the answer itself. */
const checkByCode: Readonly<Partial<Record<ModelErrorCode, CheckName>>> = {
  'model-bad-url': 'address',
  'model-local-only': 'address',
  'model-dns': 'dns',
  'model-refused': 'connect',
  'model-refused-remote': 'connect',
  'model-connect-timeout': 'connect',
  'model-unreachable': 'connect',
  'model-tls': 'tls',
  'model-proxy': 'proxy',
  'model-wrong-url': 'protocol',
  'model-redirected': 'protocol',
  'model-bad-response': 'protocol',
  'model-unauthorized': 'key',
  'model-forbidden': 'key',
  'model-unknown': 'model',
  'model-unset': 'model',
  'model-context-length': 'context',
};
