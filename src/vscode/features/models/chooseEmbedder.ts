// "Clew: Choose Embedder": steps from the provider of the vectors to a tested embedder, each with a way back.
import * as vscode from 'vscode';
import { originOf } from '../../../models/endpoint/address.ts';
import { presets, type Preset } from '../../../models/presets.ts';
import type { Clew } from '../../clew.ts';
import { addressStep, askForKey, exposureStep, keyStep, outcomeOf, type ServerDraft } from '../../models/endpointSteps.ts';
import { testEmbedderOfSettings } from '../../embedding/testing.ts';
import { serverModels, type OfferedModel } from '../../models/offeredModels.ts';
import { settingDefaults, type SettingKey, type Settings } from '../../settings/settings.ts';
import { inputStep, pickStep, runSteps, type StepOutcome } from '../../steps.ts';
import { withFailureShown } from '../saying.ts';

/** Registers the command. */
export function register(context: vscode.ExtensionContext, clew: Clew): void {
  context.subscriptions.push(
    vscode.commands.registerCommand('clew.chooseEmbedder', () => withFailureShown(clew, () => chooseEmbedder(clew))),
  );
}

interface EmbedderDraft extends ServerDraft {
  source?: Preset | 'builtIn' | 'off';
  models: readonly OfferedModel[];
  /** Why the server's list is missing. */
  noList?: string;
  model: string;
}

const title = (): string => vscode.l10n.t('Clew: Choose Embedder');

async function chooseEmbedder(clew: Clew): Promise<void> {
  const draft: EmbedderDraft = { baseUrl: '', key: '', models: [], model: '' };
  const before = clew.lending.settings;
  const step = (canGoBack: boolean): { title: string; canGoBack: boolean } => ({ title: title(), canGoBack });
  const done = await runSteps([
    (canGoBack) => source(draft, before, canGoBack),
    (canGoBack) =>
      ofServer(draft, (preset) => addressStep(clew, draft, preset, { ...step(canGoBack), current: before['embedding.baseUrl'] })),
    (canGoBack) => ofServer(draft, (preset) => keyStep(clew, draft, preset, step(canGoBack))),
    (canGoBack) => ofServer(draft, () => exposureStep(clew, draft, step(canGoBack))),
    () => ofServer(draft, () => list(clew, draft)),
    (canGoBack) => ofServer(draft, () => model(draft, canGoBack)),
  ]);
  if (!done) return;
  await clew.embedding.whileChoosing(async () => {
    await apply(clew, draft, before);
    if (typeof draft.source !== 'object') return true;
    const checks = await testEmbedderOfSettings(clew);
    return checks.length > 0 && checks.every(({ outcome }) => outcome !== 'failed');
  });
}

/** A step that only a server needs. */
function ofServer({ source }: EmbedderDraft, step: (preset: Preset) => Promise<StepOutcome>): Promise<StepOutcome> {
  return typeof source === 'object' ? step(source) : Promise.resolve('skip');
}

async function source(draft: EmbedderDraft, { 'embedding.provider': now }: Settings, canGoBack: boolean): Promise<StepOutcome> {
  const chosen = (provider: Settings['embedding.provider']): string => (provider === now ? vscode.l10n.t('now') : '');
  const items: (vscode.QuickPickItem & { readonly source?: EmbedderDraft['source'] })[] = [
    {
      label: vscode.l10n.t('Built in'),
      description: chosen('builtIn'),
      detail: vscode.l10n.t('Made by Clew on this machine: nothing is downloaded and nothing is sent'),
      source: 'builtIn',
    },
    {
      label: vscode.l10n.t('Off'),
      description: chosen('off'),
      detail: vscode.l10n.t('Search uses words and the relations of the code'),
      source: 'off',
    },
    { label: vscode.l10n.t('A server that receives nearly all code once you agree'), kind: vscode.QuickPickItemKind.Separator },
    ...presets().map((preset) => ({ label: preset.label, detail: preset.about, source: preset })),
  ];
  const placeholder = vscode.l10n.t('Who should make the vectors?');
  const picked = await pickStep(items, { title: title(), canGoBack, placeholder });
  if (typeof picked !== 'object') return outcomeOf(picked);
  draft.source = picked.source;
  return 'next';
}

/** Fetches the list of models; asks for a key if the server wants one. */
async function list(clew: Clew, draft: EmbedderDraft): Promise<StepOutcome> {
  for (;;) {
    const match = await serverModels(clew, draft.baseUrl, draft.key);
    if (match === undefined) return 'cancel';
    draft.models = [...match.models].sort((a, b) => Number(embeds(b)) - Number(embeds(a)));
    draft.noList = match.reason;
    if (!match.wantsKey) return 'skip';
    const stepOutcome = await askForKey(clew, draft, { title: title(), canGoBack: true, needed: true });
    if (stepOutcome !== 'next') return stepOutcome;
  }
}

/** Lists do not say what a model is for, but names do. */
function embeds({ label }: OfferedModel): boolean {
  return /embed|bge|gte|\be5\b|minilm|mpnet|nomic|voyage|jina/i.test(label);
}

/** Lets the person pick from the list, embedding models first, or type a name, since a list may be incomplete or missing. */
async function model(draft: EmbedderDraft, canGoBack: boolean): Promise<StepOutcome> {
  const placeholder = vscode.l10n.t('Which model should make the vectors?');
  const looks = { title: title(), canGoBack };
  if (draft.models.length) {
    const typed = { id: undefined, label: vscode.l10n.t('Type a name…') };
    const picked = await pickStep([...draft.models, typed], { ...looks, placeholder });
    if (typeof picked !== 'object') return outcomeOf(picked);
    if (picked.id !== undefined) {
      draft.model = picked.id;
      return 'next';
    }
  }
  const text = await inputStep({
    ...looks,
    prompt: [placeholder, draft.noList ?? ''].join(' ').trim(),
    check: (name) => (name ? undefined : vscode.l10n.t('Type the name by which the server knows the model.')),
  });
  if (typeof text !== 'string') return outcomeOf(text);
  draft.model = text;
  return 'next';
}

async function apply(clew: Clew, { source, baseUrl, key, model, models }: EmbedderDraft, before: Settings): Promise<void> {
  if (typeof source === 'object') {
    if (key) await clew.lending.keys.set(originOf(baseUrl), key);
    const same = baseUrl === before['embedding.baseUrl'] && model === before['embedding.model'];
    await write('embedding.baseUrl', baseUrl);
    await write('embedding.model', model);
    await write('embedding.maxInputTokens', models.find(({ id }) => id === model)?.maxInputTokens ?? 0);
    if (!same) await sayOtherParts(before);
  }
  // Written last: until here the previous embedder stays in use.
  await write('embedding.provider', typeof source === 'object' ? 'endpoint' : (source ?? 'builtIn'));
}

/** Price and prefixes belong to a model. */
async function sayOtherParts(before: Settings): Promise<void> {
  const keys = ['embedding.price', 'embedding.queryPrefix', 'embedding.documentPrefix'] as const;
  const isSet = keys.some((key) => JSON.stringify(before[key]) !== JSON.stringify(settingDefaults[key]));
  if (!isSet) return;
  const open = vscode.l10n.t('Open Settings');
  const words = vscode.l10n.t('Price and prefixes of the embedder were set for another model: check them.');
  void vscode.window.showWarningMessage(words, open).then((picked) => {
    if (picked === open) void vscode.commands.executeCommand('workbench.action.openSettings', 'clew.embedding');
  });
}

/** Removes a setting that has its default, so that settings.json stays short. */
async function write<K extends SettingKey>(key: K, value: Settings[K]): Promise<void> {
  const wanted = value === settingDefaults[key] ? undefined : value;
  await vscode.workspace.getConfiguration('clew').update(key, wanted, vscode.ConfigurationTarget.Global);
}
