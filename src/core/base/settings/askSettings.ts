// Numbers, switches and choices for answering questions: defaults and bounds in one place for everything that reads settings.
import { strategyNames } from './strategies.ts';

/** A numeric setting, with its default and bounds. */
export interface NumberSetting {
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Whether it takes fractions. */
  readonly fraction?: true;
}

function whole(value: number, least: number, most: number): NumberSetting {
  return { value, least, most };
}

function fraction(value: number, least: number, most: number): NumberSetting {
  return { value, least, most, fraction: true };
}

/** Tokens for one share of the budget. */
function share(value: number): NumberSetting {
  return whole(value, 0, 100_000);
}

/** The numbers by the name of their setting without `clew.`. Tokens are for a budget of 6,000 and scale with it. */
export const numberSettings = {
  'classify.timeLimit': fraction(5, 0.5, 60),
  'classify.sureRules': fraction(0.6, 0, 1),
  'classify.leastConfidence': fraction(0.5, 0, 1),
  'classify.maxTokens': whole(80, 50, 2000),
  'analyse.timeLimit': fraction(60, 1, 600),
  'analyse.maxTokens': whole(600, 100, 8000),
  'retrieval.results': whole(10, 1, 50),
  'retrieval.diagnosticSources': whole(8, 1, 30),
  'retrieval.errorSites': whole(3, 1, 10),
  'retrieval.entryPoints': whole(2, 1, 8),
  'retrieval.pivotalSources': whole(5, 1, 30),
  'retrieval.samples': whole(4, 1, 30),
  'graph.callerHops': whole(3, 1, 6),
  'graph.calleeHops': whole(4, 1, 8),
  'graph.callersPerHop': whole(5, 1, 50),
  'graph.calleesPerHop': whole(8, 1, 50),
  'budget.total': whole(6000, 2000, 200_000),
  'budget.initial': share(3500),
  'budget.gaps': share(2500),
  'budget.gapsOfFirstPass': share(1250),
  'budget.gapsOfSecondPass': share(875),
  'budget.gapsOfLaterPasses': share(500),
  'budget.conceptual.documents': share(4000),
  'budget.conceptual.source': share(4000),
  'budget.conceptual.relations': share(600),
  'budget.diagnostic.documents': share(1000),
  'budget.diagnostic.source': share(4000),
  'budget.diagnostic.relations': share(1000),
  'budget.exploratory.documents': share(500),
  'budget.exploratory.source': share(4000),
  'budget.exploratory.relations': share(1000),
  'budget.analytical.documents': share(500),
  'budget.analytical.source': share(1500),
  'budget.analytical.relations': share(1500),
  'source.mostLines': whole(150, 5, 2000),
  'source.markerTokens': whole(20, 5, 200),
  'multiStep.results': whole(7, 1, 30),
  'multiStep.complexResults': whole(10, 1, 50),
  'knowledgeGraph.rounds': whole(3, 1, 6),
  'knowledgeGraph.results': whole(7, 1, 30),
  'knowledgeGraph.tokens': whole(800, 100, 8000),
  'loop.gapsPerPass': whole(8, 1, 30),
  'loop.gapResults': whole(3, 1, 20),
  'session.turns': whole(3, 0, 10),
  'session.turnTokens': whole(800, 0, 20_000),
  'session.keptEvidence': whole(50, 0, 500),
  'session.idleMinutes': fraction(30, 1, 1440),
  'confidence.forHigh': fraction(0.8, 0, 1),
  'confidence.forMedium': fraction(0.5, 0, 1),
  'confidence.manyUnresolved': whole(3, 1, 30),
} as const satisfies Readonly<Record<string, NumberSetting>>;

/** The switches by the name of their setting without `clew.`, with their default. All features off is plain search by words and vectors. */
export const switchSettings = {
  'graph.stateChangersFirst': true,
  'source.cutLong': true,
  'features.codeIndex': true,
  'features.callGraph': true,
  'features.sourceFetching': true,
  'features.modeRouting': true,
  'features.gapResolution': true,
  'log.classification': true,
  'log.retrieval': true,
  'log.gaps': true,
  'log.budget': true,
} as const;

/** The choices by the name of their setting without `clew.`: the options, default first. */
export const choiceSettings = {
  strategy: strategyNames,
  'classify.byModel': ['auto', 'always', 'never'],
} as const;

/** Name of a numeric setting, without `clew.`. */
export type NumberName = keyof typeof numberSettings;
/** Name of a switch, without `clew.`. */
export type SwitchName = keyof typeof switchSettings;
/** Name of a choice, without `clew.`. */
export type ChoiceName = keyof typeof choiceSettings;
/** All settings for answering a question. */
export type AskSettings = Readonly<Record<NumberName, number>> &
  Readonly<Record<SwitchName, boolean>> & { readonly [Name in ChoiceName]: (typeof choiceSettings)[Name][number] };

/** Names of all numbers, in the order of the manifest. */
export const numberNames = Object.keys(numberSettings) as readonly NumberName[];
/** Names of all switches, in the order of the manifest. */
export const switchNames = Object.keys(switchSettings) as readonly SwitchName[];
/** Names of all choices, in the order of the manifest. */
export const choiceNames = Object.keys(choiceSettings) as readonly ChoiceName[];

/** The defaults. */
export const defaultAskSettings = {
  ...Object.fromEntries(numberNames.map((name) => [name, numberSettings[name].value])),
  ...switchSettings,
  ...Object.fromEntries(choiceNames.map((name) => [name, choiceSettings[name][0]])),
} as AskSettings;

/** Whether `value` is valid for the number `name`. */
export function fitsNumber(name: NumberName, value: unknown): value is number {
  const { least, most, fraction: takesFractions }: NumberSetting = numberSettings[name];
  return typeof value === 'number' && value >= least && value <= most && (takesFractions === true || Number.isInteger(value));
}

/** Whether `value` is an option of the choice `name`. */
export function fitsChoice(name: ChoiceName, value: unknown): boolean {
  return (choiceSettings[name] as readonly unknown[]).includes(value);
}

/** Whether `value` contains only valid settings, some or all. */
export function areAskSettings(value: unknown): value is Partial<AskSettings> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).every(([name, settingValue]) => {
    if (Object.hasOwn(switchSettings, name)) return typeof settingValue === 'boolean';
    if (Object.hasOwn(choiceSettings, name)) return fitsChoice(name as ChoiceName, settingValue);
    return Object.hasOwn(numberSettings, name) && fitsNumber(name as NumberName, settingValue);
  });
}

/** `settings`, completed by the defaults. */
export function withDefaults(settings: Partial<AskSettings> = {}): AskSettings {
  return { ...defaultAskSettings, ...settings };
}
