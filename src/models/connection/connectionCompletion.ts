// Step of the connection test that asks the model something tiny: one call shows key, model, answer, streaming and token counts.
import * as l10n from '@vscode/l10n';
import { UserError } from '../../core/base/wording/errors.ts';
import { whereOf } from '../endpoint/address.ts';
import type { StepFinding, TestState } from './connectionCheck.ts';
import { serverAnswerCodes, trustFindings } from './connectionList.ts';
import { createEndpointModel } from '../endpoint/endpoint.ts';
import { timeCall, type CallTiming } from '../gate/callTiming.ts';

const countingQuestion = 'Count from 1 to 20 in digits with spaces between them, and say nothing else.';

/** Room for models that think before they count to 20. */
const maxTokens = 1000;

/** An answer that arrives in fewer steps was held back: it has about forty pieces, and a network joins only a few of them. */
const minArrivals = 3;

/** Length of the list of models in a sentence, in characters; the rest is counted. */
const maxListLength = 200;

/** Asks for a count to 20. */
export async function* completionStep(test: TestState): AsyncGenerator<StepFinding> {
  const { model: name, key, baseUrl } = test.settings;
  const where = whereOf(baseUrl);
  const timing = yield* timeTestCall(test, where);
  if (!timing) return;
  const { empty } = timing;
  if (empty && !empty.args[1]) throw empty;
  if (test.listFault) {
    yield* trustFindings(test);
    yield { check: 'protocol', outcome: 'warning', code: 'no-model-list', args: [where] };
  }
  yield { check: 'key', outcome: 'ok', code: key ? 'key-ok' : 'no-key-needed', args: [where] };
  const isListed = !test.listedModels || includesModel(test.listedModels, name);
  yield isListed
    ? { check: 'model', outcome: 'ok', code: 'model-ok', args: [name] }
    : { check: 'model', outcome: 'warning', code: 'model-unlisted', args: [name, where] };
  yield { check: 'completion', outcome: 'ok', code: 'completion-ok', args: [name, String(Math.round(timing.firstMs))] };
  yield streamingFinding(timing, name, where);
  yield usageFinding(timing, where);
}

/** Makes the call. If the model is missing, the failure names the models that exist. */
async function* timeTestCall(test: TestState, where: string): AsyncGenerator<StepFinding, CallTiming | undefined> {
  const { settings, dependencies, token, listedModels = [] } = test;
  const name = settings.model;
  if (!name) {
    const isEmptyList = listedModels.length === 0;
    yield { check: 'model', outcome: 'failed', code: isEmptyList ? 'model-unset' : 'model-not-chosen', args: [joinNames(listedModels)] };
    return undefined;
  }
  try {
    return await timeCall(dependencies.gateModel(createEndpointModel(settings, dependencies)), countingQuestion, maxTokens, token);
  } catch (error) {
    const missing = error instanceof UserError && serverAnswerCodes.has(error.code) && error.code !== 'model-forbidden';
    if (!missing || listedModels.length === 0 || includesModel(listedModels, name)) throw error;
    dependencies.log.info(`The model did not answer: ${error.message}`);
    yield { check: 'model', outcome: 'failed', code: 'model-not-there', args: [name, where, joinNames(listedModels)] };
    return undefined;
  }
}

function streamingFinding({ pieces, arrivals, spreadMs }: CallTiming, name: string, where: string): StepFinding {
  if (pieces === 0) return { check: 'streaming', outcome: 'warning', code: 'streaming-unknown', args: [name] };
  if (arrivals < minArrivals) return { check: 'streaming', outcome: 'warning', code: 'one-block', args: [where] };
  return { check: 'streaming', outcome: 'ok', code: 'streaming-ok', args: [String(pieces), String(Math.round(spreadMs))] };
}

function usageFinding({ use }: CallTiming, where: string): StepFinding {
  if (use.estimated) return { check: 'usage', outcome: 'warning', code: 'usage-missing', args: [where] };
  const { promptTokens, completionTokens } = use.usage;
  return { check: 'usage', outcome: 'ok', code: 'usage-ok', args: [String(promptTokens), String(completionTokens)] };
}

type ModelIds = readonly { readonly id: string }[];

/** Some servers list `name:latest` and answer to `name`. */
function includesModel(models: ModelIds, name: string): boolean {
  return models.some(({ id }) => id === name || id === `${name}:latest`);
}

function joinNames(models: ModelIds): string {
  let text = '';
  let count = 0;
  for (const { id } of models) {
    const longer = text ? `${text}, ${id}` : id;
    if (longer.length > maxListLength) break;
    text = longer;
    count++;
  }
  return count < models.length ? l10n.t('{0} and {1} more', text, models.length - count) : text;
}
