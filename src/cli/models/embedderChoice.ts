// Settings of the command line's embedder: flags first, then `CLEW_EMBEDDING_…` variables, named after the settings of the editor.
import * as l10n from '@vscode/l10n';
import * as v from 'valibot';
import { inputTokenLimit } from '../../core/answering/preparation/choice/defaults.ts';
import type { ModelPrice } from '../../core/ports.ts';
import { originFrom } from '../../models/endpoint/address.ts';
import type { Flags } from '../command.ts';
import { modelSettingsFrom } from './modelSettings.ts';
import { sayOnce } from '../say.ts';
import { numberFrom } from '../settings/environmentSettings.ts';
import { UsageError } from '../usageError.ts';
import type { EmbedderSettings } from '../../models/embedding/embedderSettings.ts';

/** The chosen embedder. An endpoint comes with its settings, and with the origin of a key that is not sent there. */
export type EmbedderChoice =
  | { readonly provider: 'builtIn' | 'off' }
  | { readonly provider: 'endpoint'; readonly settings: EmbedderSettings; readonly keyOrigin: string | undefined };

const priceSchema = v.object({ input: v.pipe(v.number(), v.minValue(0)), currency: v.pipe(v.string(), v.minLength(1), v.maxLength(10)) });

/**
 * @param byDefault when neither flag nor variable names one
 * @throws UsageError for an invalid value
 */
export function readEmbedderChoice(env: NodeJS.ProcessEnv, flags: Flags, byDefault: 'builtIn' | 'off'): EmbedderChoice {
  const flag = flags.get('embedder');
  if (flag === 'builtin') return { provider: 'builtIn' };
  if (flag === 'off') return { provider: 'off' };
  if (flag !== undefined && originFrom(flag) === undefined)
    throw new UsageError(l10n.t('--embedder must be builtin, off or the address of a server, not "{0}".', flag));
  if (flag === undefined) {
    const provider = providerFrom(env) ?? byDefault;
    if (flags.has('embedding-model') && provider !== 'endpoint')
      throw new UsageError(l10n.t('--embedding-model needs a server: --embedder URL, or CLEW_EMBEDDING_BASE_URL.'));
    if (provider !== 'endpoint') return { provider };
  }
  return endpointChoice(env, flags, flag ?? env.CLEW_EMBEDDING_BASE_URL?.trim() ?? '');
}

function endpointChoice(env: NodeJS.ProcessEnv, flags: Flags, baseUrl: string): EmbedderChoice {
  const model = flags.get('embedding-model') ?? env.CLEW_EMBEDDING_MODEL?.trim() ?? '';
  if (model === '')
    throw new UsageError(l10n.t('An embedder at {0} needs a model: --embedding-model NAME, or CLEW_EMBEDDING_MODEL.', baseUrl));
  const { timeouts } = modelSettingsFrom(env, flags);
  const settings: EmbedderSettings = {
    baseUrl,
    model,
    ...keyFor(baseUrl, env),
    dimensions: Math.round(numberFrom(env, 'CLEW_EMBEDDING_DIMENSIONS', sayOnce, 256, 32, 1024)),
    // Trailing spaces belong to a prefix.
    queryPrefix: env.CLEW_EMBEDDING_QUERY_PREFIX ?? '',
    documentPrefix: env.CLEW_EMBEDDING_DOCUMENT_PREFIX ?? '',
    maxInputTokens: numberFrom(env, 'CLEW_EMBEDDING_MAX_INPUT_TOKENS', sayOnce, 0, 0, inputTokenLimit) || undefined,
    price: priceFrom(env.CLEW_EMBEDDING_PRICE),
    timeouts,
  };
  return { provider: 'endpoint', settings, keyOrigin: settings.key === undefined ? ownerOfKey(baseUrl, env) : undefined };
}

/** An address alone also selects the endpoint. */
function providerFrom(env: NodeJS.ProcessEnv): 'builtIn' | 'off' | 'endpoint' | undefined {
  const text = env.CLEW_EMBEDDING_PROVIDER?.trim();
  if (!text) return env.CLEW_EMBEDDING_BASE_URL?.trim() ? 'endpoint' : undefined;
  const provider = (['builtIn', 'endpoint', 'off'] as const).find((name) => name.toLowerCase() === text.toLowerCase());
  if (provider) return provider;
  throw new UsageError(
    l10n.t('The environment variable {0} must be one of {1}, not "{2}".', 'CLEW_EMBEDDING_PROVIDER', 'builtIn, endpoint, off', text),
  );
}

/** A key that was set together with an address is never sent to another one. */
function keyFor(baseUrl: string, env: NodeJS.ProcessEnv): { readonly key?: string } {
  const fits = (configuredUrl: string | undefined): boolean => {
    const owner = originFrom(configuredUrl?.trim() ?? '');
    return owner === undefined || owner === originFrom(baseUrl);
  };
  const ownKey = env.CLEW_EMBEDDING_API_KEY?.trim();
  if (ownKey && fits(env.CLEW_EMBEDDING_BASE_URL)) return { key: ownKey };
  const sharedKey = env.CLEW_API_KEY?.trim();
  return sharedKey && fits(env.CLEW_MODEL_BASE_URL) ? { key: sharedKey } : {};
}

function ownerOfKey(baseUrl: string, env: NodeJS.ProcessEnv): string | undefined {
  if (env.CLEW_EMBEDDING_API_KEY?.trim()) return originFrom(env.CLEW_EMBEDDING_BASE_URL?.trim() ?? '');
  const owner = originFrom(env.CLEW_MODEL_BASE_URL?.trim() ?? '');
  return env.CLEW_API_KEY?.trim() && owner !== originFrom(baseUrl) ? owner : undefined;
}

function priceFrom(text: string | undefined): ModelPrice | undefined {
  if (!text?.trim()) return undefined;
  const parsedPrice = v.safeParse(v.pipe(v.string(), v.parseJson(), priceSchema), text);
  if (parsedPrice.success) return { ...parsedPrice.output, output: 0 };
  const example = '{"input":0.02,"currency":"USD"}';
  throw new UsageError(
    l10n.t('The environment variable {0} must be a price such as {1}, not "{2}".', 'CLEW_EMBEDDING_PRICE', example, text),
  );
}

/** Names and meaning of the variables, for the help. */
export function embedderSettingsHelp(): readonly (readonly [name: string, about: string])[] {
  return [
    ['CLEW_EMBEDDING_PROVIDER', l10n.t('what makes vectors: builtIn, endpoint or off (builtIn)')],
    ['CLEW_EMBEDDING_BASE_URL', l10n.t('address of the server that embeds, as --embedder')],
    ['CLEW_EMBEDDING_MODEL', l10n.t('embedding model, as --embedding-model')],
    ['CLEW_EMBEDDING_API_KEY', l10n.t('key of that server (CLEW_API_KEY, where that belongs to the same server)')],
    ['CLEW_EMBEDDING_DIMENSIONS', l10n.t('numbers of a vector that are kept (256)')],
    ['CLEW_EMBEDDING_QUERY_PREFIX', l10n.t('what the model wants in front of a question')],
    ['CLEW_EMBEDDING_DOCUMENT_PREFIX', l10n.t('what the model wants in front of a piece of code')],
    ['CLEW_EMBEDDING_MAX_INPUT_TOKENS', l10n.t('tokens of a text that the model reads (unknown)')],
    ['CLEW_EMBEDDING_PRICE', l10n.t('price of a million tokens: {0}', '{"input":0.02,"currency":"USD"}')],
  ];
}
