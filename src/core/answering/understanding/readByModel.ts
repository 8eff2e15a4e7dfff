// Lets a small model read a question. It may fail, take too long or talk nonsense: then what the rules read stands, as without a model.
import type { AskSettings } from '../../base/settings/askSettings.ts';
import type { Model } from '../../ports.ts';
import type { AskEvent } from '../events.ts';
import { modelReadingOf, type ModelReading } from '../../reading/modelReading.ts';
import { readingMessages } from '../prompts/readingPrompt.ts';
import { requestJson, type SmallParts } from '../smallModel/requestJson.ts';

/** What the call needs. */
export interface ReadByModelParts extends SmallParts {
  readonly settings: AskSettings;
  /** Secrets of the question that are placeholders in it. */
  readonly secrets: number;
}

/** What came of it; `declined` when the user did not let the question out. */
export interface ReadByModel {
  readonly reading?: ModelReading;
  readonly declined: boolean;
}

/** Lets `model` read `question`, whose secrets are placeholders. Rejects with `CancelledError` only. */
export async function* readByModel(
  question: string,
  model: Model,
  parts: ReadByModelParts,
): AsyncGenerator<AskEvent, ReadByModel, undefined> {
  const { info } = model;
  const { settings, log } = parts;
  const { value, declined, problem } = yield* requestJson(
    model,
    {
      purpose: 'classify',
      messages: readingMessages(question, info.capabilities.system),
      maxTokens: settings['classify.maxTokens'],
      places: [],
      secretsReplaced: parts.secrets,
      seconds: settings['classify.timeLimit'],
      status: { kind: 'status', status: 'asking', args: [info.name, info.where] },
    },
    parts,
  );
  const reading = modelReadingOf(value, question);
  if (!reading && (value || problem?.code === 'no-json')) log.info(`${info.name} did not read the question; the rules did.`);
  return { declined, ...(reading && reading.confidence >= settings['classify.leastConfidence'] ? { reading } : {}) };
}
