// "Clew: Choose Model": steps from the provider of the answers to a tested connection, each with a way back.
import * as vscode from 'vscode';
import { presets, type Preset } from '../../models/presets.ts';
import type { Clew } from '../clew.ts';
import { editorModels, serverModels, type OfferedModel } from './offeredModels.ts';
import { addressStep, askForKey, exposureStep, keyStep, outcomeOf, type ServerDraft } from './endpointSteps.ts';
import { applyChoice, type ModelChoice } from './modelChoice.ts';
import { back, inputStep, pickStep, runSteps, type StepOutcome } from '../dialogs/steps.ts';
import { runShowingFailure } from '../dialogs/runShowingFailure.ts';

export function register(context: vscode.ExtensionContext, clew: Clew): void {
  context.subscriptions.push(vscode.commands.registerCommand('clew.chooseModel', () => runShowingFailure(clew, () => chooseModel(clew))));
}

/** Choices so far. */
interface ModelDraft extends ServerDraft {
  source?: Preset | 'none' | 'editor';
  models: readonly OfferedModel[];
  /** Why the server's list is missing. */
  listFailure?: string;
  large: string;
  small: string;
}

async function chooseModel(clew: Clew): Promise<void> {
  const oldSettings = clew.modelLender.settings;
  const draft: ModelDraft = { baseUrl: '', key: '', models: [], large: '', small: '' };
  const done = await runSteps([
    (canGoBack) => providerStep(draft, canGoBack),
    (canGoBack) =>
      serverStep(draft, (preset) => addressStep(clew, draft, preset, { title: title(), canGoBack, current: oldSettings['model.baseUrl'] })),
    (canGoBack) => serverStep(draft, (preset) => keyStep(clew, draft, preset, { title: title(), canGoBack })),
    (canGoBack) => serverStep(draft, () => exposureStep(clew, draft, { title: title(), canGoBack })),
    () => modelListStep(clew, draft),
    // Reached with a list or a reason for its absence, never with a refused key.
    (canGoBack) => largeModelStep(draft, canGoBack),
    (canGoBack) => smallModelStep(draft, canGoBack),
  ]);
  if (!done) return;
  const isPriceOfOther = await applyChoice(choiceOf(draft), oldSettings, clew.modelLender.keys);
  if (isPriceOfOther) void warnOfPrice();
  if (draft.source !== 'none' && draft.source !== 'editor') await vscode.commands.executeCommand('clew.testConnection');
}

const title = (): string => vscode.l10n.t('Clew: Choose Model');

async function providerStep(draft: ModelDraft, canGoBack: boolean): Promise<StepOutcome> {
  const items: (vscode.QuickPickItem & { readonly source?: ModelDraft['source'] })[] = [
    {
      label: vscode.l10n.t('No model'),
      detail: vscode.l10n.t('Answers are made from the code alone; nothing leaves this machine'),
      source: 'none',
    },
    {
      label: vscode.l10n.t('A model of the editor'),
      detail: vscode.l10n.t('A model that another extension provides, under its account and terms'),
      source: 'editor',
    },
    { label: vscode.l10n.t('An OpenAI-compatible server'), kind: vscode.QuickPickItemKind.Separator },
    ...presets().map((preset) => ({ label: preset.label, detail: preset.about, source: preset })),
  ];
  const choice = await pickStep(items, { title: title(), canGoBack, placeholder: vscode.l10n.t('Who should write the answers?') });
  if (typeof choice !== 'object') return outcomeOf(choice);
  draft.source = choice.source;
  return 'next';
}

/** A step that only a server needs. */
function serverStep({ source }: ModelDraft, step: (preset: Preset) => Promise<StepOutcome>): Promise<StepOutcome> {
  return typeof source === 'object' ? step(source) : Promise.resolve('skip');
}

/** Fetches the list of models; asks for a key if the server wants one. */
async function modelListStep(clew: Clew, draft: ModelDraft): Promise<StepOutcome> {
  draft.models = [];
  draft.listFailure = undefined;
  if (draft.source === 'none') return 'skip';
  if (draft.source === 'editor') {
    draft.models = await editorModels();
    if (draft.models.length) return 'skip';
    void vscode.window.showInformationMessage(
      vscode.l10n.t('The editor offers no models: install an extension that provides some, or choose a server.'),
    );
    return 'cancel';
  }
  for (;;) {
    const serverList = await serverModels(clew, draft.baseUrl, draft.key);
    if (serverList === undefined) return 'cancel';
    draft.models = serverList.models;
    draft.listFailure = serverList.reason;
    if (!serverList.wantsKey) return 'skip';
    const stepOutcome = await askForKey(clew, draft, { title: title(), canGoBack: true, needed: true });
    if (stepOutcome !== 'next') return stepOutcome;
  }
}

async function largeModelStep(draft: ModelDraft, canGoBack: boolean): Promise<StepOutcome> {
  if (draft.source === 'none') return 'skip';
  const choice = await pickModel(draft, canGoBack, vscode.l10n.t('Which model should write the answers?'), []);
  if (typeof choice !== 'string') return outcomeOf(choice);
  draft.large = choice;
  return 'next';
}

async function smallModelStep(draft: ModelDraft, canGoBack: boolean): Promise<StepOutcome> {
  if (draft.source === 'none') return 'skip';
  const none = {
    id: '',
    label: vscode.l10n.t('None'),
    detail: vscode.l10n.t('Rules decide what kind of question was asked, and nothing is sent for it'),
  };
  const choice = await pickModel(
    draft,
    canGoBack,
    vscode.l10n.t('Choose a small, cheap model that decides what kind of question was asked'),
    [none],
  );
  if (typeof choice !== 'string') return outcomeOf(choice);
  draft.small = choice;
  return 'next';
}

/** Lets the person pick from the list or type a name, since a list may be incomplete or missing. */
async function pickModel(
  draft: ModelDraft,
  canGoBack: boolean,
  placeholder: string,
  firstItems: readonly OfferedModel[],
): Promise<string | typeof back | undefined> {
  const typeItem = { id: undefined, label: vscode.l10n.t('Type a name…') };
  const stepOptions = { title: title(), canGoBack };
  if (draft.models.length) {
    const items = [...firstItems, ...draft.models, ...(draft.source === 'editor' ? [] : [typeItem])];
    const choice = await pickStep(items, { ...stepOptions, placeholder });
    if (typeof choice !== 'object' || choice.id !== undefined) return typeof choice === 'object' ? choice.id : choice;
  }
  return inputStep({
    ...stepOptions,
    prompt: [placeholder, draft.listFailure ?? ''].join(' ').trim(),
    check: (text) => (text || firstItems.length ? undefined : vscode.l10n.t('Type the name by which the server knows the model.')),
  });
}

function choiceOf(draft: ModelDraft): ModelChoice {
  const { source, baseUrl, key, large, small, models } = draft;
  if (source === 'none' || source === undefined) return { provider: 'none' };
  if (source === 'editor') return { provider: 'editor', large, small };
  const maxInputTokens = models.find(({ id }) => id === large)?.maxInputTokens ?? 0;
  return { provider: 'endpoint', baseUrl, large, small, maxInputTokens, ...(key ? { key } : {}) };
}

async function warnOfPrice(): Promise<void> {
  const open = vscode.l10n.t('Open Settings');
  const words = vscode.l10n.t('The price in "clew.model.price" was set for another model: update it, so that costs stay correct.');
  if ((await vscode.window.showWarningMessage(words, open)) === open)
    await vscode.commands.executeCommand('workbench.action.openSettings', 'clew.model.price');
}
