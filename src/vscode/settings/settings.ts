// Settings as one typed object. Keys, types and defaults are those of the manifest; a test compares the two.
import * as v from 'valibot';
import {
  defaultDocLength,
  defaultMaxOutputTokens,
  defaultMaxPasses,
  defaultTemperature,
  costLimit,
  inputTokenLimit,
  passBounds,
} from '../../core/answering/preparation/choice/defaults.ts';
import {
  fitsNumber,
  numberNames,
  numberSettings,
  choiceNames,
  choiceSettings,
  switchNames,
  switchSettings,
  type AskSettings,
  type NumberName,
  type ChoiceName,
  type SwitchName,
} from '../../core/base/settings/askSettings.ts';
import { logLevels } from '../log/channelLog.ts';
import type { ModelPrice } from '../../core/ports.ts';
import type { WorkspaceRules, CodebaseOptions } from '../../core/codebase/api.ts';

const amountSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(costLimit));
const secondsSchema = v.pipe(v.number(), v.minValue(0.1), v.maxValue(3600));
const tokensSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(inputTokenLimit));
const trimmedSchema = v.pipe(v.string(), v.trim());

/** Answer settings that are numbers: schema and default by name. */
const numberSchemas = Object.fromEntries(
  numberNames.map((name) => [name, [v.custom<number>((value) => fitsNumber(name, value)), numberSettings[name].value]]),
) as unknown as Readonly<Record<NumberName, readonly [v.GenericSchema<number>, number]>>;
/** Answer settings that are switches: schema and default by name. */
const switchSchemas = Object.fromEntries(switchNames.map((name) => [name, [v.boolean(), switchSettings[name]]])) as unknown as Readonly<
  Record<SwitchName, readonly [v.GenericSchema<boolean>, boolean]>
>;
/** Answer settings with named choices, of which the first is the default: schema and default by name. */
const choiceSchemas = Object.fromEntries(
  choiceNames.map((name) => [name, [v.picklist(choiceSettings[name]), choiceSettings[name][0]]]),
) as unknown as { readonly [Name in ChoiceName]: readonly [v.GenericSchema<AskSettings[Name]>, AskSettings[Name]] };

/** Every setting of Clew by its key without `clew.`: its schema and its default, in the order of the manifest. */
const settingSchemas = {
  'index.start': [v.picklist(['automatic', 'onFirstUse']), 'automatic'],
  'index.maxStoreSize': [v.pipe(v.number(), v.minValue(0.05), v.maxValue(1000)), 2],
  'index.maxFileSize': [v.pipe(v.number(), v.minValue(0.01), v.maxValue(100)), 2],
  'index.priority': [v.picklist(['normal', 'low']), 'normal'],
  // MB; 0 chooses a size for the machine.
  'engine.memory': [v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_536)), 0],
  exclude: [v.pipe(v.record(v.string(), v.unknown()), v.transform(booleanEntries)), {}],
  include: [v.pipe(v.record(v.string(), v.unknown()), v.transform(booleanEntries)), {}],
  'languageServers.enabled': [v.boolean(), true],
  'navigation.enabled': [v.boolean(), true],
  'extract.raises': [v.boolean(), true],
  'extract.errorStrings': [v.boolean(), true],
  'extract.mutates': [v.boolean(), true],
  'extract.docLength': [v.pipe(v.number(), v.integer(), v.minValue(20), v.maxValue(10_000)), defaultDocLength],
  'codeAction.enabled': [v.boolean(), true],
  'codeLens.enabled': [v.boolean(), false],
  'terminalLinks.enabled': [v.boolean(), true],
  'mcp.inEditor': [v.boolean(), false],
  'model.provider': [v.picklist(['none', 'endpoint', 'editor']), 'none'],
  'model.baseUrl': [trimmedSchema, ''],
  'model.large': [trimmedSchema, ''],
  'model.small': [trimmedSchema, ''],
  'model.maxInputTokens': [tokensSchema, 0],
  'model.maxOutputTokens': [v.pipe(tokensSchema, v.minValue(1), v.maxValue(200_000)), defaultMaxOutputTokens],
  'model.temperature': [v.pipe(v.number(), v.minValue(0), v.maxValue(2)), defaultTemperature],
  'model.timeout.connect': [secondsSchema, 10],
  'model.timeout.firstByte': [secondsSchema, 120],
  'model.timeout.silence': [secondsSchema, 60],
  'model.timeout.total': [secondsSchema, 900],
  'model.price': [
    v.partial(
      v.object({ input: amountSchema, output: amountSchema, cachedInput: amountSchema, currency: v.pipe(v.string(), v.maxLength(10)) }),
    ),
    {},
  ],
  'model.dailyCap': [amountSchema, 0],
  'embedding.provider': [v.picklist(['builtIn', 'endpoint', 'off']), 'builtIn'],
  'embedding.baseUrl': [trimmedSchema, ''],
  'embedding.model': [trimmedSchema, ''],
  'embedding.dimensions': [v.pipe(v.number(), v.integer(), v.minValue(32), v.maxValue(1024)), 256],
  // Trailing spaces belong to a prefix.
  'embedding.queryPrefix': [v.pipe(v.string(), v.maxLength(500)), ''],
  'embedding.documentPrefix': [v.pipe(v.string(), v.maxLength(500)), ''],
  'embedding.maxInputTokens': [tokensSchema, 0],
  'embedding.price': [v.partial(v.object({ input: amountSchema, currency: v.pipe(v.string(), v.maxLength(10)) })), {}],
  'privacy.localOnly': [v.boolean(), false],
  'log.level': [v.picklist(logLevels), 'trace'],
  // 0 keeps them for good.
  'chat.keepDays': [v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3650)), 90],
  // For an answer that is copied for another assistant.
  'copy.mostTokens': [v.pipe(v.number(), v.integer(), v.minValue(500), v.maxValue(200_000)), 8000],
  'statistics.enabled': [v.boolean(), true],
  'loop.maxPasses': [v.pipe(v.number(), v.integer(), v.minValue(passBounds.least), v.maxValue(passBounds.most)), defaultMaxPasses],
  'loop.stopOnNoNewContext': [v.boolean(), true],
  'loop.confirmGaps': [v.boolean(), false],
  ...choiceSchemas,
  ...numberSchemas,
  ...switchSchemas,
  // A workspace may set it and it goes into the prompt, so it is limited to a name.
  'answer.language': [v.pipe(v.string(), v.trim(), v.regex(/^[\p{L}\p{M} ()-]{0,40}$/u)), ''],
} as const;

export function askSettings(settings: Settings): AskSettings {
  return Object.fromEntries([...numberNames, ...switchNames, ...choiceNames].map((name) => [name, settings[name]])) as AskSettings;
}

/** Name of a setting, without `clew.`. */
export type SettingKey = keyof typeof settingSchemas;

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingSchemas, key);
}

/** The settings, all present and of the right type. */
export type Settings = { readonly [K in SettingKey]: v.InferOutput<(typeof settingSchemas)[K][0]> };

/** The default of every setting, in the order of the manifest. */
export const settingDefaults = Object.fromEntries(Object.entries(settingSchemas).map(([key, [, value]]) => [key, value])) as Settings;

/** Reads one setting by its full name, as `workspace.getConfiguration().get` does. */
export type GetSetting = (name: string) => unknown;

/** Values of a setting at each level, as `WorkspaceConfiguration.inspect` returns them. */
export interface SettingLevels {
  readonly defaultValue?: unknown;
  readonly globalValue?: unknown;
  readonly workspaceValue?: unknown;
  readonly workspaceFolderValue?: unknown;
}

/** Settings that exclude files, as patterns with `true` or `false`. */
const exclusions: ReadonlySet<string> = new Set(['files.exclude', 'search.exclude', 'clew.exclude']);

/**
 * The value of a setting in an untrusted workspace. Its exclusions count, but it cannot revoke the person's own. For all other settings
 * `value` counts: the manifest restricts those that widen what is read or sent.
 */
export function untrustedValue(name: string, levels: SettingLevels | undefined, value: unknown): unknown {
  if (!levels) return value;
  const { defaultValue, globalValue, workspaceValue, workspaceFolderValue } = levels;
  const workspaceValues = [workspaceValue, workspaceFolderValue];
  if (exclusions.has(name)) {
    const addedPatterns = workspaceValues.flatMap(enabledPatterns).map((pattern) => [pattern, true] as const);
    return { ...patternsOf(defaultValue), ...patternsOf(globalValue), ...Object.fromEntries(addedPatterns) };
  }
  if (name === 'search.useIgnoreFiles') return (globalValue ?? defaultValue) !== false || workspaceValues.includes(true);
  return value;
}

function patternsOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

/** Reads every setting. A value of the wrong type or out of bounds (settings.json is free text) counts as unset. */
export function readSettings(get: GetSetting): Settings {
  const entries = Object.entries(settingSchemas).map(([key, [schema, value]]) => {
    const parseResult = v.safeParse(schema, get(`clew.${key}`));
    return [key, parseResult.success ? parseResult.output : value];
  });
  return Object.fromEntries(entries) as Settings;
}

/** Settings with a value of the wrong type or out of bounds, whose defaults count, with that value. */
export function wrongSettings(get: GetSetting): readonly (readonly [key: SettingKey, value: unknown])[] {
  return (Object.keys(settingSchemas) as SettingKey[]).flatMap((key) => {
    const value = get(`clew.${key}`);
    return value === undefined || v.is(settingSchemas[key][0], value) ? [] : [[key, value] as const];
  });
}

/** The embedder's price, when one is set. Only the input costs. */
export function embeddingPriceOf({ 'embedding.price': { input, currency = 'USD' } }: Settings): ModelPrice | undefined {
  return input === undefined ? undefined : { input, output: 0, currency };
}

/** The large model's price, when it is complete: half a price would give wrong sums. */
export function priceOf({ 'model.price': { input, output, cachedInput, currency = 'USD' } }: Settings): ModelPrice | undefined {
  if (input === undefined || output === undefined) return undefined;
  return { input, output, currency, ...(cachedInput === undefined ? {} : { cachedInput }) };
}

/** Settings for the engine: those of Clew, and those of VS Code that select files. */
export function codebaseOptions(settings: Settings, get: GetSetting): CodebaseOptions {
  return {
    rules: rulesFrom(settings, get),
    extractRaises: settings['extract.raises'],
    extractErrorStrings: settings['extract.errorStrings'],
    extractMutates: settings['extract.mutates'],
    docLength: settings['extract.docLength'],
  };
}

/** Rules that select files, by the settings of Clew and of VS Code. */
export function rulesFrom(settings: Settings, get: GetSetting): WorkspaceRules {
  return {
    filesExclude: enabledPatterns(get('files.exclude')),
    searchExclude: enabledPatterns(get('search.exclude')),
    clewExclude: enabledPatterns(settings.exclude),
    include: enabledPatterns(settings.include),
    maxFileSize: Math.round(settings['index.maxFileSize'] * 1_000_000),
    useIgnoreFiles: get('search.useIgnoreFiles') !== false,
  };
}

/** The enabled patterns of an exclude setting. Those with a `when` depend on a neighbour file and are left to the editor. */
export function enabledPatterns(patterns: unknown): readonly string[] {
  if (typeof patterns !== 'object' || patterns === null) return [];
  return Object.entries(patterns).flatMap(([pattern, on]) => (on === true ? [pattern] : []));
}

function booleanEntries(value: Readonly<Record<string, unknown>>): Readonly<Record<string, boolean>> {
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'));
}
