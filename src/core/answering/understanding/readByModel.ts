// Asks a small model to read a question. If it fails, is late or replies nonsense, the reading of the rules stands.
import type { AskSettings } from '../../base/settings/askSettings.ts';
import type { Model } from '../../ports.ts';
import type { AskEvent } from '../record/events.ts';
import { modelReadingOf, type ModelReading } from '../../reading/modelReading.ts';
import { readingMessages } from '../model/prompts/readingPrompt.ts';
import { requestJson, type SmallRequestDependencies } from '../model/small/requestJson.ts';

/** Dependencies of the call. */
export interface ReadByModelDependencies extends SmallRequestDependencies {
  readonly settings: AskSettings;
  /** Number of secrets that the question holds as placeholders. */
  readonly secretCount: number;
}

/** Result of the call; `declined` when the user refused to send the question. */
export interface ModelReadingResult {
  readonly reading?: ModelReading;
  readonly declined: boolean;
}

/** Asks `model` to read `question`, whose secrets are placeholders. Rejects with `CancelledError` only. */
export async function* readByModel(
  question: string,
  model: Model,
  dependencies: ReadByModelDependencies,
): AsyncGenerator<AskEvent, ModelReadingResult, undefined> {
  const { info } = model;
  const { settings, log } = dependencies;
  const { value, declined, problem } = yield* requestJson(
    model,
    {
      purpose: 'classify',
      messages: readingMessages(question, info.capabilities.system),
      maxTokens: settings['classify.maxTokens'],
      places: [],
      secretsReplaced: dependencies.secretCount,
      seconds: settings['classify.timeLimit'],
      status: { kind: 'status', status: 'asking', args: [info.name, info.where] },
    },
    dependencies,
  );
  const reading = modelReadingOf(value, question);
  if (!reading && (value || problem?.code === 'no-json')) log.info(`${info.name} did not read the question; the rules did.`);
  return { declined, ...(reading && reading.confidence >= settings['classify.leastConfidence'] ? { reading } : {}) };
}
