// Loads the `openai` package with the first call, isolated from the environment and with the guard in place of its network.
import type { OpenAI } from 'openai';
import { guardedFetch, type GuardedCall } from './guardedFetch.ts';

/** Creates a client whose every request goes through the guard. The package takes longer to load than all the rest of Clew. */
export async function openaiClient(call: GuardedCall): Promise<OpenAI> {
  const { OpenAI: Client } = await import('openai');
  // Loading and calling are both long tasks: the host gets a turn in between.
  await new Promise((resolve) => setImmediate(resolve));
  return new Client({
    baseURL: call.baseUrl,
    // The package requires some text; the guard sends the real key, if there is one.
    apiKey: 'unused',
    // Otherwise read from the environment, which Clew does not take settings from.
    ...{ adminAPIKey: null, organization: null, project: null, webhookSecret: null, logLevel: 'off' },
    // Clew has its own retries and time limits: those of the package are invisible from outside.
    ...{ maxRetries: 0, timeout: 2_147_483_647 },
    fetch: (url, init) => guardedFetch(call, String(url instanceof Request ? url.url : url), init ?? {}),
  });
}
