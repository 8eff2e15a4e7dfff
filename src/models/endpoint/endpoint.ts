// Model for any OpenAI-compatible server: its settings, dependencies and interface. `chatCall.ts` makes the calls.
import type { Model } from '../../core/ports.ts';
import { whereOf } from './address.ts';
import { chatCall } from './chatCall.ts';
import type { EndpointSettings, EndpointDependencies } from './endpointSettings.ts';

export { listModels } from './modelList.ts';

/**
 * Creates the model of `settings`. Nothing is sent, and no library loaded, before the first call. Its `chat` rejects with `UserError` of
 * the `model-…` codes about servers, or with `CancelledError`.
 */
export function createEndpointModel(settings: EndpointSettings, dependencies: EndpointDependencies): Model {
  const { model, baseUrl, maxInputTokens, price } = settings;
  return {
    info: {
      name: model,
      where: whereOf(baseUrl),
      maxInputTokens,
      capabilities: { system: true, json: true, tools: true, usage: true },
      ...(price ? { price } : {}),
    },
    chat: (request, token) => chatCall(settings, dependencies, request, token),
  };
}
