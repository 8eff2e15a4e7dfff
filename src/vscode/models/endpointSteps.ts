// Dialogue steps for a server: its address, its key, and a warning before a key travels unencrypted. For models and embedders.
import * as vscode from 'vscode';
import { isExposed, isLocal, originOf, whereOf, withScheme } from '../../models/endpoint/address.ts';
import { presetUrl, type Preset } from '../../models/presets.ts';
import type { Clew } from '../clew.ts';
import { back, inputStep, pickStep, type StepOutcome } from '../steps.ts';
import { isAddress } from './modelView.ts';

/** Choices about the server so far. */
export interface ServerDraft {
  baseUrl: string;
  /** A new key; when empty, the stored one of the origin applies. */
  key: string;
}

/** Looks of the steps. */
export interface ServerStep {
  readonly title: string;
  readonly canGoBack: boolean;
}

/** Asks for the address; offers `current` where the preset has none. */
export async function addressStep(
  clew: Clew,
  draft: ServerDraft,
  preset: Preset,
  step: ServerStep & { readonly current: string },
): Promise<StepOutcome> {
  const localOnly = clew.lending.settings['privacy.localOnly'];
  const url = (text: string): string => withScheme(preset.fillIn && !text.includes('://') ? presetUrl(preset, text) : text);
  const text = await inputStep({
    ...step,
    prompt: preset.fillIn?.about ?? vscode.l10n.t('Base URL of the server, usually ending in /v1'),
    value: preset.fillIn ? '' : preset.baseUrl || step.current,
    check: (typed) => {
      if (!typed || !isAddress(url(typed))) return vscode.l10n.t('This is not an address of a server, such as http://localhost:11434/v1.');
      if (!localOnly || isLocal(url(typed))) return undefined;
      return vscode.l10n.t('"clew.privacy.localOnly" is on, and {0} is another machine.', whereOf(url(typed)));
    },
  });
  if (typeof text !== 'string') return outcomeOf(text);
  draft.baseUrl = url(text);
  // A key typed for one server is only for that server.
  draft.key = '';
  return 'next';
}

/** Asks for the server's key. One's own server seldom has one, so it is asked for only when the server wants it. */
export function keyStep(clew: Clew, draft: ServerDraft, preset: Preset, step: ServerStep): Promise<StepOutcome> {
  return preset.local ? Promise.resolve('skip') : askForKey(clew, draft, { ...step, needed: preset.key === 'needed' });
}

/** As {@link keyStep}, for any server. */
export async function askForKey(clew: Clew, draft: ServerDraft, step: ServerStep & { readonly needed: boolean }): Promise<StepOutcome> {
  const { needed } = step;
  const hasKey = (await clew.lending.keys.get(originOf(draft.baseUrl))) !== undefined;
  const where = whereOf(draft.baseUrl);
  const optional = hasKey
    ? vscode.l10n.t('API key for {0}; leave it empty to keep the one that is stored', where)
    : vscode.l10n.t('API key for {0}; leave it empty when the server wants none', where);
  const text = await inputStep({
    ...step,
    prompt: needed && !hasKey ? vscode.l10n.t('API key for {0}', where) : optional,
    password: true,
    check: (typed) => (needed && !hasKey && !typed ? vscode.l10n.t('This server wants a key.') : undefined),
  });
  if (typeof text !== 'string') return outcomeOf(text);
  draft.key = text;
  return 'next';
}

/** Warns before a key, and later code, travels unencrypted through foreign networks; otherwise skips itself. */
export async function exposureStep(clew: Clew, draft: ServerDraft, step: ServerStep): Promise<StepOutcome> {
  if (!isExposed(draft.baseUrl)) return 'skip';
  const where = whereOf(draft.baseUrl);
  const hasKey = draft.key !== '' || (await clew.lending.keys.get(originOf(draft.baseUrl))) !== undefined;
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
  const picked = await pickStep(items, { ...step, placeholder });
  if (typeof picked !== 'object') return outcomeOf(picked);
  return picked.goesOn ? 'next' : 'back';
}

/** Outcome of a step that was left without an answer. */
export function outcomeOf(answer: typeof back | undefined): StepOutcome {
  return answer === back ? 'back' : 'cancel';
}
