// Step of the connection test that asks the model something tiny: one call shows key, model, answer, streaming and token counts.
import * as l10n from '@vscode/l10n';
import { UserError } from '../../core/base/wording/errors.ts';
import { whereOf } from '../endpoint/address.ts';
import type { StepFinding, TestState } from './connectionCheck.ts';
import { answersOfServer, trustFindings } from './connectionList.ts';
import { createEndpointModel } from '../endpoint/endpoint.ts';
import { timeCall, type CallTiming } from '../gate/measuredCall.ts';

const question = 'Count from 1 to 20 in digits with spaces between them, and say nothing else.';

/** Room for models that think before they count to 20. */
const mostTokens = 1000;

/** An answer that arrives in fewer steps was held back: it has about forty pieces, and a network joins only a few of them. */
const fewestArrivals = 3;

/** Length of the list of models in a sentence, in characters; the rest is counted. */
const listLength = 200;

/** Asks for a count to 20. */
export async function* completionStep(test: TestState): AsyncGenerator<StepFinding> {
  const { model: name, key, baseUrl } = test.settings;
  const where = whereOf(baseUrl);
  const measured = yield* asked(test, where);
  if (!measured) return;
  const { empty } = measured;
  if (empty && !empty.args[1]) throw empty;
  if (test.listFault) {
    yield* trustFindings(test);
    yield { check: 'protocol', outcome: 'warning', code: 'no-model-list', args: [where] };
  }
  yield { check: 'key', outcome: 'ok', code: key ? 'key-ok' : 'no-key-needed', args: [where] };
  const listed = !test.listed || lists(test.listed, name);
  yield listed
    ? { check: 'model', outcome: 'ok', code: 'model-ok', args: [name] }
    : { check: 'model', outcome: 'warning', code: 'model-unlisted', args: [name, where] };
  yield { check: 'completion', outcome: 'ok', code: 'completion-ok', args: [name, String(Math.round(measured.firstMs))] };
  yield streaming(measured, name, where);
  yield usage(measured, where);
}

/** Makes the call. If the model is missing, the failure names the models that exist. */
async function* asked(test: TestState, where: string): AsyncGenerator<StepFinding, CallTiming | undefined> {
  const { settings, deps, token, listed = [] } = test;
  const name = settings.model;
  if (!name) {
    const none = listed.length === 0;
    yield { check: 'model', outcome: 'failed', code: none ? 'model-unset' : 'model-not-chosen', args: [namesOf(listed)] };
    return undefined;
  }
  try {
    return await timeCall(deps.gated(createEndpointModel(settings, deps)), question, mostTokens, token);
  } catch (error) {
    const missing = error instanceof UserError && answersOfServer.has(error.code) && error.code !== 'model-forbidden';
    if (!missing || listed.length === 0 || lists(listed, name)) throw error;
    deps.log.info(`The model did not answer: ${error.message}`);
    yield { check: 'model', outcome: 'failed', code: 'model-not-there', args: [name, where, namesOf(listed)] };
    return undefined;
  }
}

function streaming({ pieces, arrivals, spreadMs }: CallTiming, name: string, where: string): StepFinding {
  if (pieces === 0) return { check: 'streaming', outcome: 'warning', code: 'streaming-unknown', args: [name] };
  if (arrivals < fewestArrivals) return { check: 'streaming', outcome: 'warning', code: 'one-block', args: [where] };
  return { check: 'streaming', outcome: 'ok', code: 'streaming-ok', args: [String(pieces), String(Math.round(spreadMs))] };
}

function usage({ use }: CallTiming, where: string): StepFinding {
  if (use.estimated) return { check: 'usage', outcome: 'warning', code: 'usage-missing', args: [where] };
  const { promptTokens, completionTokens } = use.usage;
  return { check: 'usage', outcome: 'ok', code: 'usage-ok', args: [String(promptTokens), String(completionTokens)] };
}

type OfferedList = readonly { readonly id: string }[];

/** Some servers list `name:latest` and answer to `name`. */
function lists(listed: OfferedList, name: string): boolean {
  return listed.some(({ id }) => id === name || id === `${name}:latest`);
}

function namesOf(listed: OfferedList): string {
  let text = '';
  let shown = 0;
  for (const { id } of listed) {
    const longer = text ? `${text}, ${id}` : id;
    if (longer.length > listLength) break;
    text = longer;
    shown++;
  }
  return shown < listed.length ? l10n.t('{0} and {1} more', text, listed.length - shown) : text;
}
