// Asks a server for its models, so that people can pick one. It is one small GET that needs no `openai` package.
import type { CancellationToken } from '../../core/base/cancellation.ts';
import { throwIfCancelled } from '../../core/base/cancellation.ts';
import { UserError } from '../../core/base/wording/errors.ts';
import { apiBase, urlForPeople, whereOf } from './address.ts';
import { callFailure, unwrapError } from './callFailure.ts';
import { CallScope } from './callScope.ts';
import { guardedFetch } from './guardedFetch.ts';
import { fieldsOf } from './jsonFields.ts';
import type { EndpointDependencies, EndpointSettings } from './endpointSettings.ts';

/** Time for the whole list, in ms, unless the settings allow less. */
const listMs = 15_000;

/** Nobody picks from a longer list. */
const maxModels = 5_000;
/** Characters of a name; a longer one is no name. */
const maxNameLength = 200;

/** A model as listed by its server. */
export interface ListedModel {
  readonly id: string;
  /** Context length in tokens, where the server reports it. */
  readonly maxInputTokens?: number;
}

/**
 * Returns the models of a server, sorted by name.
 * @throws UserError with the codes of `chat`; `model-wrong-url` when the server has no list
 */
export async function listModels(
  settings: Pick<EndpointSettings, 'baseUrl' | 'key' | 'timeouts'>,
  dependencies: EndpointDependencies,
  token: CancellationToken,
): Promise<readonly ListedModel[]> {
  throwIfCancelled(token);
  const baseUrl = apiBase(settings.baseUrl);
  const scope = new CallScope(token);
  const ms = Math.min(listMs, settings.timeouts.firstByte);
  const timeoutError = (): UserError => new UserError('model-first-timeout', [whereOf(baseUrl), String(Math.round(ms / 100) / 10)]);
  try {
    const value = await scope.within(fetchList(settings.key, baseUrl, dependencies, scope.signal), ms, timeoutError);
    return sortedModels(value, baseUrl, dependencies);
  } catch (thrown) {
    const error = scope.reason ?? unwrapError(thrown, baseUrl);
    throw callFailure(error, { baseUrl, model: '', key: settings.key, remote: dependencies.remote }, false);
  } finally {
    scope.dispose();
  }
}

async function fetchList(key: string | undefined, baseUrl: string, { fetch }: EndpointDependencies, signal: AbortSignal): Promise<unknown> {
  const url = new URL(baseUrl);
  url.pathname += '/models';
  const response = await guardedFetch({ fetch, baseUrl, key, state: { bytes: 0, done: false }, stream: false }, url.href, { signal });
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new UserError('model-wrong-url', [urlForPeople(baseUrl)], { cause: error });
  }
}

/** Servers send `{ data: […] }`, `{ models: […] }`, or a bare list. */
function sortedModels(value: unknown, baseUrl: string, { log }: EndpointDependencies): readonly ListedModel[] {
  const list = [value, fieldsOf(value)['data'], fieldsOf(value)['models']].find((candidate) => Array.isArray(candidate)) as
    readonly unknown[] | undefined;
  if (!list) throw new UserError('model-wrong-url', [urlForPeople(baseUrl)]);
  const models = list.flatMap(readModel);
  if (models.length > maxModels)
    log.warn(`${whereOf(baseUrl)} lists ${String(models.length)} models; the first ${String(maxModels)} are offered`);
  return models.slice(0, maxModels).sort((a, b) => a.id.localeCompare(b.id));
}

function readModel(value: unknown): readonly ListedModel[] {
  const fields = fieldsOf(value);
  const id = [fields['id'], fields['name'], fields['model']].find(
    (name) => typeof name === 'string' && name !== '' && name.length <= maxNameLength,
  );
  if (typeof id !== 'string') return [];
  const maxInputTokens = contextLength(fields);
  return [maxInputTokens === undefined ? { id } : { id, maxInputTokens }];
}

/** Fields of vLLM, OpenRouter and Together, Groq, LM Studio and Mistral, llama.cpp. */
function contextLength(fields: Readonly<Record<string, unknown>>): number | undefined {
  const { n_ctx: loadedContext, n_ctx_train: trainedContext } = fieldsOf(fields['meta']) as {
    readonly n_ctx?: unknown;
    readonly n_ctx_train?: unknown;
  };
  const values = [
    fields['max_model_len'],
    fields['context_length'],
    fields['context_window'],
    fields['max_context_length'],
    loadedContext,
    trainedContext,
  ];
  return values.find((length): length is number => typeof length === 'number' && length > 0);
}
