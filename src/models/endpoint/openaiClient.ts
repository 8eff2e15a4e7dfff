// The `openai` package as Clew uses it: loaded with the first call, blind to the environment, and with the guard in place of its network.
import type { OpenAI } from 'openai';
import { guardedFetch, type GuardedCall } from './guardedFetch.ts';

/** A client whose every request goes through the guard. The package takes longer to load than everything else of Clew together. */
export async function openaiClient(guarded: GuardedCall): Promise<OpenAI> {
  const { OpenAI: Client } = await import('openai');
  // Loading is one stretch of work, asking another: the host gets its turn in between.
  await new Promise((resolve) => setImmediate(resolve));
  return new Client({
    baseURL: guarded.baseUrl,
    // It wants some text; the guard sends the real key, if there is one.
    apiKey: 'unused',
    // Otherwise read from the environment, which is not where Clew takes its settings from.
    ...{ adminAPIKey: null, organization: null, project: null, webhookSecret: null, logLevel: 'off' },
    // Retries and bounds of time are ours: those of the package cannot be seen from outside.
    ...{ maxRetries: 0, timeout: 2_147_483_647 },
    fetch: (url, init) => guardedFetch(guarded, String(url instanceof Request ? url.url : url), init ?? {}),
  });
}
