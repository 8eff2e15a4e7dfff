// Dialogue steps for a server: its address, its key, and a warning before a key travels unencrypted. For models and embedders.
import * as vscode from 'vscode';
import { isExposed, isLocal, originOf, whereOf, withScheme } from '../../models/endpoint/address.ts';
import { presetUrl, type Preset } from '../../models/presets.ts';
import type { Clew } from '../clew.ts';
import { back, inputStep, pickStep, type StepOutcome } from '../dialogs/steps.ts';
import { isAddress } from './modelView.ts';

/** Choices about the server so far. */
export interface ServerDraft {
  baseUrl: string;
  /** A new key; when empty, the stored one of the origin applies. */
  key: string;
}

/** Title of a step, and whether it has a way back. */
export interface ServerStepOptions {
  readonly title: string;
  readonly canGoBack: boolean;
}

/** Asks for the address; offers `current` where the preset has none. */
export async function addressStep(
  clew: Clew,
  draft: ServerDraft,
  preset: Preset,
  options: ServerStepOptions & { readonly current: string },
): Promise<StepOutcome> {
  const localOnly = clew.modelLender.settings['privacy.localOnly'];
  const toUrl = (text: string): string => withScheme(preset.fillIn && !text.includes('://') ? presetUrl(preset, text) : text);
  const text = await inputStep({
    ...options,
    prompt: preset.fillIn?.about ?? vscode.l10n.t('Base URL of the server, usually ending in /v1'),
    value: preset.fillIn ? '' : preset.baseUrl || options.current,
    check: (typedText) => {
      if (!typedText || !isAddress(toUrl(typedText)))
        return vscode.l10n.t('This is not an address of a server, such as http://localhost:11434/v1.');
      if (!localOnly || isLocal(toUrl(typedText))) return undefined;
      return vscode.l10n.t('"clew.privacy.localOnly" is on, and {0} is another machine.', whereOf(toUrl(typedText)));
    },
  });
  if (typeof text !== 'string') return outcomeOf(text);
  draft.baseUrl = toUrl(text);
  // A key typed for one server is only for that server.
  draft.key = '';
  return 'next';
}

/** Asks for the server's key. One's own server seldom has one, so it is asked for only when the server wants it. */
export function keyStep(clew: Clew, draft: ServerDraft, preset: Preset, options: ServerStepOptions): Promise<StepOutcome> {
  return preset.local ? Promise.resolve('skip') : askForKey(clew, draft, { ...options, needed: preset.key === 'needed' });
}

/** As {@link keyStep}, for any server. */
export async function askForKey(
  clew: Clew,
  draft: ServerDraft,
  options: ServerStepOptions & { readonly needed: boolean },
): Promise<StepOutcome> {
  const { needed } = options;
  const hasKey = (await clew.modelLender.keys.get(originOf(draft.baseUrl))) !== undefined;
  const where = whereOf(draft.baseUrl);
  const optional = hasKey
    ? vscode.l10n.t('API key for {0}; leave it empty to keep the one that is stored', where)
    : vscode.l10n.t('API key for {0}; leave it empty when the server wants none', where);
  const text = await inputStep({
    ...options,
    prompt: needed && !hasKey ? vscode.l10n.t('API key for {0}', where) : optional,
    password: true,
    check: (typedText) => (needed && !hasKey && !typedText ? vscode.l10n.t('This server wants a key.') : undefined),
  });
  if (typeof text !== 'string') return outcomeOf(text);
  draft.key = text;
  return 'next';
}

/** Warns before a key, and later code, travels unencrypted through foreign networks; otherwise skips itself. */
export async function exposureStep(clew: Clew, draft: ServerDraft, options: ServerStepOptions): Promise<StepOutcome> {
  if (!isExposed(draft.baseUrl)) return 'skip';
  const where = whereOf(draft.baseUrl);
  const hasKey = draft.key !== '' || (await clew.modelLender.keys.get(originOf(draft.baseUrl))) !== undefined;
  const items = [
    { label: vscode.l10n.t('Give another address'), detail: vscode.l10n.t('One that begins with https'), goesOn: false },
    {
      label: vscode.l10n.t('Continue anyway'),
      detail: hasKey
        ? vscode.l10n.t('The key is sent to {0} now, and code with your questions', where)
        : vscode.l10n.t('Code is sent to {0} with your questions', where),
      goesOn: true,
    },
  ];
  const placeholder = vscode.l10n.t('Anything sent to {0} can be read on the network path, because its address begins with http.', where);
  const choice = await pickStep(items, { ...options, placeholder });
  if (typeof choice !== 'object') return outcomeOf(choice);
  return choice.goesOn ? 'next' : 'back';
}

/** Outcome of a step that was left without an answer. */
export function outcomeOf(answer: typeof back | undefined): StepOutcome {
  return answer === back ? 'back' : 'cancel';
}
