// Settings of the command line's models: flags first, then `CLEW_MODEL_…` variables, named after the settings of the editor.
import * as l10n from '@vscode/l10n';
import * as v from 'valibot';
import {
  defaultMaxOutputTokens,
  defaultTemperature,
  costLimit,
  inputTokenLimit,
} from '../../core/answering/preparation/choice/defaults.ts';
import type { ModelPrice } from '../../core/ports.ts';
import { originFrom } from '../../models/endpoint/address.ts';
import type { Flag, Flags } from '../command.ts';
import { sayOnce } from '../say.ts';
import { switchValue } from '../../core/base/settings/variables.ts';
import { numberFrom, variable, type Say } from '../settings/environmentSettings.ts';
import { UsageError } from '../usageError.ts';
import type { EndpointSettings } from '../../models/endpoint/endpointSettings.ts';

/** Settings of models, privacy and answers. Empty names and addresses count as unset. */
export interface ModelSettings {
  readonly baseUrl: string;
  readonly large: string;
  readonly small: string;
  readonly key: string | undefined;
  /** Origin that the key belongs to, when it differs from that of `baseUrl`: the key is not sent then. */
  readonly keyOrigin: string | undefined;
  readonly maxInputTokens: number | undefined;
  readonly maxOutputTokens: number;
  readonly temperature: number;
  readonly timeouts: EndpointSettings['timeouts'];
  readonly price: ModelPrice | undefined;
  readonly dailyCap: number | undefined;
  readonly localOnly: boolean;
  readonly language: string | undefined;
}

/** Retries of a call after a passing failure. */
const retries = 2;

const priceSchema = v.object({
  input: v.pipe(v.number(), v.minValue(0)),
  output: v.pipe(v.number(), v.minValue(0)),
  cachedInput: v.optional(v.pipe(v.number(), v.minValue(0))),
  currency: v.pipe(v.string(), v.minLength(1), v.maxLength(10)),
});

/** Flags of every command that talks to a model. */
export function modelFlags(): Readonly<Record<'base-url' | 'model' | 'small-model', Flag>> {
  return {
    'base-url': { value: 'URL', about: l10n.t('address of the model server (key in CLEW_API_KEY)') },
    model: { value: 'NAME', about: l10n.t('model that answers') },
    'small-model': { value: 'NAME', about: l10n.t('small model that detects the kind of question') },
  };
}

/**
 * Reads flags and environment; invalid values get the defaults of the editor's settings.
 * @throws UsageError where the default could cost or send more than wanted: cap, price, and local-only
 */
export function modelSettingsFrom(env: NodeJS.ProcessEnv, flags: Flags, say: Say = sayOnce): ModelSettings {
  const number = (name: string, byDefault: number, min: number, max: number): number => numberFrom(env, name, say, byDefault, min, max);
  const ms = (name: string, seconds: number): number => Math.round(number(`CLEW_MODEL_TIMEOUT_${name}`, seconds, 0.1, 3600) * 1000);
  const configuredUrl = env.CLEW_MODEL_BASE_URL?.trim() ?? '';
  const baseUrl = flags.get('base-url') ?? configuredUrl;
  return {
    baseUrl,
    large: flags.get('model') ?? env.CLEW_MODEL_LARGE?.trim() ?? '',
    small: flags.get('small-model') ?? env.CLEW_MODEL_SMALL?.trim() ?? '',
    ...keyFor(baseUrl, configuredUrl, env),
    maxInputTokens: number('CLEW_MODEL_MAX_INPUT_TOKENS', 0, 0, inputTokenLimit) || undefined,
    maxOutputTokens: Math.round(number('CLEW_MODEL_MAX_OUTPUT_TOKENS', defaultMaxOutputTokens, 1, 200_000)),
    temperature: number('CLEW_MODEL_TEMPERATURE', defaultTemperature, 0, 2),
    timeouts: { connect: ms('CONNECT', 10), firstByte: ms('FIRST_BYTE', 120), silence: ms('SILENCE', 60), total: ms('TOTAL', 900) },
    price: priceFrom(env.CLEW_MODEL_PRICE),
    dailyCap: dailyCapFrom(env.CLEW_MODEL_DAILY_CAP),
    localOnly: localOnlyFrom(env.CLEW_PRIVACY_LOCAL_ONLY),
    language: env.CLEW_ANSWER_LANGUAGE?.trim() || undefined,
  };
}

/** Settings to call the endpoint with; `model` is its name there. */
export function endpointSettingsOf(settings: ModelSettings, model: string): EndpointSettings {
  const { baseUrl, key, maxInputTokens, price, timeouts } = settings;
  return { baseUrl, model, key, maxInputTokens, price, timeouts, retries };
}

/** Names and meaning of the variables, for the help. */
export function modelSettingsHelp(): readonly (readonly [name: string, about: string])[] {
  return [
    ['CLEW_API_KEY', l10n.t('key of the model server; it belongs to the server of CLEW_MODEL_BASE_URL when that is set')],
    ['CLEW_MODEL_BASE_URL', l10n.t('address of the model server, as --base-url')],
    ['CLEW_MODEL_LARGE', l10n.t('model that answers, as --model')],
    ['CLEW_MODEL_SMALL', l10n.t('small model, as --small-model')],
    ['CLEW_MODEL_MAX_INPUT_TOKENS', l10n.t('tokens that the model reads (what the server says)')],
    ['CLEW_MODEL_MAX_OUTPUT_TOKENS', l10n.t('maximum tokens of an answer (1500)')],
    ['CLEW_MODEL_TEMPERATURE', l10n.t('temperature of answers (0.2)')],
    ['CLEW_MODEL_TIMEOUT_CONNECT', l10n.t('seconds to wait for a connection (10)')],
    ['CLEW_MODEL_TIMEOUT_FIRST_BYTE', l10n.t('seconds to wait for the start of an answer (120)')],
    ['CLEW_MODEL_TIMEOUT_SILENCE', l10n.t('seconds of silence after which an answer is given up (60)')],
    ['CLEW_MODEL_TIMEOUT_TOTAL', l10n.t('seconds that a whole answer may take (900)')],
    ['CLEW_MODEL_PRICE', l10n.t('price of a million tokens: {0}', '{"input":2.5,"output":10,"currency":"USD"}')],
    ['CLEW_MODEL_DAILY_CAP', l10n.t('maximum cost of models per day, in the currency of the price')],
    ['CLEW_PRIVACY_LOCAL_ONLY', l10n.t('true: send nothing to other machines (false)')],
    ['CLEW_ANSWER_LANGUAGE', l10n.t('language of answers (default: the language of the question)')],
  ];
}

/** A key that was set together with an address is never sent to another one that a flag names. */
function keyFor(baseUrl: string, configuredUrl: string, env: NodeJS.ProcessEnv): Pick<ModelSettings, 'key' | 'keyOrigin'> {
  const key = env.CLEW_API_KEY?.trim() || undefined;
  const [requestedOrigin, owner] = [originFrom(baseUrl), originFrom(configuredUrl)];
  if (!key || !owner || requestedOrigin === owner) return { key, keyOrigin: undefined };
  return { key: undefined, keyOrigin: owner };
}

/** @throws UsageError instead of continuing without a requested cap */
function dailyCapFrom(text = ''): number | undefined {
  const value = Number(text);
  if (value >= 0 && value <= costLimit) return value || undefined;
  throw new UsageError(l10n.t('{0} must be a number from {1} to {2}, not "{3}".', variable('CLEW_MODEL_DAILY_CAP'), 0, costLimit, text));
}

/** @throws UsageError instead of sending against the possible wish of the user */
function localOnlyFrom(text = ''): boolean {
  if (!text.trim()) return false;
  const value = switchValue(text);
  if (value !== undefined) return value;
  throw new UsageError(l10n.t('{0} must be true or false, not "{1}".', variable('CLEW_PRIVACY_LOCAL_ONLY'), text));
}

function priceFrom(text: string | undefined): ModelPrice | undefined {
  if (!text?.trim()) return undefined;
  const parsedPrice = v.safeParse(v.pipe(v.string(), v.parseJson(), priceSchema), text);
  if (parsedPrice.success) return parsedPrice.output;
  const example = '{"input":2.5,"output":10,"currency":"USD"}';
  throw new UsageError(l10n.t('The environment variable {0} must be a price such as {1}, not "{2}".', 'CLEW_MODEL_PRICE', example, text));
}
