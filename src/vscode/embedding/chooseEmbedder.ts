// "Clew: Choose Embedder": steps from the provider of the vectors to a tested embedder, each with a way back.
import * as vscode from 'vscode';
import { originOf } from '../../models/endpoint/address.ts';
import { presets, type Preset } from '../../models/presets.ts';
import type { Clew } from '../clew.ts';
import { addressStep, askForKey, exposureStep, keyStep, outcomeOf, type ServerDraft } from '../models/endpointSteps.ts';
import { testEmbedderOfSettings } from './testEmbedderOfSettings.ts';
import { serverModels, type OfferedModel } from '../models/offeredModels.ts';
import { writeSetting } from '../settings/editorSettings.ts';
import { settingDefaults, type Settings } from '../settings/settings.ts';
import { inputStep, pickStep, runSteps, type StepOutcome } from '../dialogs/steps.ts';
import { runShowingFailure } from '../dialogs/runShowingFailure.ts';

export function register(context: vscode.ExtensionContext, clew: Clew): void {
  context.subscriptions.push(
    vscode.commands.registerCommand('clew.chooseEmbedder', () => runShowingFailure(clew, () => chooseEmbedder(clew))),
  );
}

interface EmbedderDraft extends ServerDraft {
  source?: Preset | 'builtIn' | 'off';
  models: readonly OfferedModel[];
  /** Why the server's list is missing. */
  listFailure?: string;
  model: string;
}

const title = (): string => vscode.l10n.t('Clew: Choose Embedder');

async function chooseEmbedder(clew: Clew): Promise<void> {
  const draft: EmbedderDraft = { baseUrl: '', key: '', models: [], model: '' };
  const oldSettings = clew.modelLender.settings;
  const stepOptions = (canGoBack: boolean): { title: string; canGoBack: boolean } => ({ title: title(), canGoBack });
  const done = await runSteps([
    (canGoBack) => providerStep(draft, oldSettings, canGoBack),
    (canGoBack) =>
      serverStep(draft, (preset) =>
        addressStep(clew, draft, preset, { ...stepOptions(canGoBack), current: oldSettings['embedding.baseUrl'] }),
      ),
    (canGoBack) => serverStep(draft, (preset) => keyStep(clew, draft, preset, stepOptions(canGoBack))),
    (canGoBack) => serverStep(draft, () => exposureStep(clew, draft, stepOptions(canGoBack))),
    () => serverStep(draft, () => modelListStep(clew, draft)),
    (canGoBack) => serverStep(draft, () => modelStep(draft, canGoBack)),
  ]);
  if (!done) return;
  await clew.workspaceEmbedder.whileChoosing(async () => {
    await applyDraft(clew, draft, oldSettings);
    if (typeof draft.source !== 'object') return true;
    const checks = await testEmbedderOfSettings(clew);
    return checks.length > 0 && checks.every(({ outcome }) => outcome !== 'failed');
  });
}

/** A step that only a server needs. */
function serverStep({ source }: EmbedderDraft, step: (preset: Preset) => Promise<StepOutcome>): Promise<StepOutcome> {
  return typeof source === 'object' ? step(source) : Promise.resolve('skip');
}

async function providerStep(
  draft: EmbedderDraft,
  { 'embedding.provider': currentProvider }: Settings,
  canGoBack: boolean,
): Promise<StepOutcome> {
  const nowMark = (provider: Settings['embedding.provider']): string => (provider === currentProvider ? vscode.l10n.t('now') : '');
  const items: (vscode.QuickPickItem & { readonly source?: EmbedderDraft['source'] })[] = [
    {
      label: vscode.l10n.t('Built in'),
      description: nowMark('builtIn'),
      detail: vscode.l10n.t('Made by Clew on this machine: nothing is downloaded and nothing is sent'),
      source: 'builtIn',
    },
    {
      label: vscode.l10n.t('Off'),
      description: nowMark('off'),
      detail: vscode.l10n.t('Search uses words and the relations of the code'),
      source: 'off',
    },
    { label: vscode.l10n.t('A server that receives nearly all code once you agree'), kind: vscode.QuickPickItemKind.Separator },
    ...presets().map((preset) => ({ label: preset.label, detail: preset.about, source: preset })),
  ];
  const placeholder = vscode.l10n.t('Who should make the vectors?');
  const choice = await pickStep(items, { title: title(), canGoBack, placeholder });
  if (typeof choice !== 'object') return outcomeOf(choice);
  draft.source = choice.source;
  return 'next';
}

/** Fetches the list of models; asks for a key if the server wants one. */
async function modelListStep(clew: Clew, draft: EmbedderDraft): Promise<StepOutcome> {
  for (;;) {
    const serverList = await serverModels(clew, draft.baseUrl, draft.key);
    if (serverList === undefined) return 'cancel';
    draft.models = [...serverList.models].sort((a, b) => Number(isEmbeddingModel(b)) - Number(isEmbeddingModel(a)));
    draft.listFailure = serverList.reason;
    if (!serverList.wantsKey) return 'skip';
    const stepOutcome = await askForKey(clew, draft, { title: title(), canGoBack: true, needed: true });
    if (stepOutcome !== 'next') return stepOutcome;
  }
}

/** Lists do not say what a model is for, but names do. */
function isEmbeddingModel({ label }: OfferedModel): boolean {
  return /embed|bge|gte|\be5\b|minilm|mpnet|nomic|voyage|jina/i.test(label);
}

/** Lets the person pick from the list, embedding models first, or type a name, since a list may be incomplete or missing. */
async function modelStep(draft: EmbedderDraft, canGoBack: boolean): Promise<StepOutcome> {
  const placeholder = vscode.l10n.t('Which model should make the vectors?');
  const stepOptions = { title: title(), canGoBack };
  if (draft.models.length) {
    const typeItem = { id: undefined, label: vscode.l10n.t('Type a name…') };
    const choice = await pickStep([...draft.models, typeItem], { ...stepOptions, placeholder });
    if (typeof choice !== 'object') return outcomeOf(choice);
    if (choice.id !== undefined) {
      draft.model = choice.id;
      return 'next';
    }
  }
  const text = await inputStep({
    ...stepOptions,
    prompt: [placeholder, draft.listFailure ?? ''].join(' ').trim(),
    check: (name) => (name ? undefined : vscode.l10n.t('Type the name by which the server knows the model.')),
  });
  if (typeof text !== 'string') return outcomeOf(text);
  draft.model = text;
  return 'next';
}

async function applyDraft(clew: Clew, { source, baseUrl, key, model, models }: EmbedderDraft, oldSettings: Settings): Promise<void> {
  if (typeof source === 'object') {
    if (key) await clew.modelLender.keys.set(originOf(baseUrl), key);
    const isSame = baseUrl === oldSettings['embedding.baseUrl'] && model === oldSettings['embedding.model'];
    await writeSetting('embedding.baseUrl', baseUrl);
    await writeSetting('embedding.model', model);
    await writeSetting('embedding.maxInputTokens', models.find(({ id }) => id === model)?.maxInputTokens ?? 0);
    if (!isSame) await warnOfModelSettings(oldSettings);
  }
  // Written last: until here the previous embedder stays in use.
  await writeSetting('embedding.provider', typeof source === 'object' ? 'endpoint' : (source ?? 'builtIn'));
}

/** Price and prefixes belong to a model. */
async function warnOfModelSettings(oldSettings: Settings): Promise<void> {
  const keys = ['embedding.price', 'embedding.queryPrefix', 'embedding.documentPrefix'] as const;
  const isSet = keys.some((key) => JSON.stringify(oldSettings[key]) !== JSON.stringify(settingDefaults[key]));
  if (!isSet) return;
  const open = vscode.l10n.t('Open Settings');
  const words = vscode.l10n.t('Price and prefixes of the embedder were set for another model: check them.');
  void vscode.window.showWarningMessage(words, open).then((choice) => {
    if (choice === open) void vscode.commands.executeCommand('workbench.action.openSettings', 'clew.embedding');
  });
}
