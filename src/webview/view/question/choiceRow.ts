// Choices for the next question in one row below the text: mode, depth, strategy, model, budget, and rare ones behind "More…".
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import { overruledSetting } from '../../../core/answering/preparation/choice/chosenStrategy.ts';
import type { Depth } from '../../../core/answering/input/depth.ts';
import { costInWords, depthInWords, overruledInWords } from '../../../core/answering/preparation/choice/strategySentences.ts';
import { strategies, strategyNames, type StrategyName } from '../../../core/base/settings/strategies.ts';
import { modes, type Mode } from '../../../core/reading/mode.ts';
import { modeLabel } from '../../../core/reading/modeLabel.ts';
import type { ChoicesView } from '../../../protocol/fromPanel.ts';
import type { StrategyCostsView } from '../../../protocol/toPanel.ts';
import type { SendToHost } from '../../actions.ts';
import type { PanelState } from '../../state/state.ts';
import { formatCount } from '../amounts.ts';
import { explainedPicker, type ExplainedOption } from './explainedPicker.ts';
import { modelChip } from './modelChip.ts';
import { moreChoices } from './moreChoices.ts';
import { picker, type Option } from './picker.ts';

/** The row. Without a model, depth, strategy and budget have no effect. */
export function choices(state: PanelState, send: SendToHost): TemplateResult {
  const { choices: currentChoices, model } = state;
  const choose = (change: ChoicesView): void => send({ kind: 'choose', choices: { ...currentChoices, ...change } });
  return html`<div class="choices">
    ${picker(l10n.t('Mode'), modeOptions(), currentChoices.mode, (mode) => choose({ mode }))}
    ${model.state === 'none' ? undefined : modelChoices(state, choose, send)} ${modelChip(model, send)}
    ${moreChoices(currentChoices, model.state !== 'none', choose)} ${model.state === 'none' ? undefined : overruledNote(currentChoices)}
  </div>`;
}

function modelChoices(
  { choices: currentChoices, plans }: PanelState,
  choose: (change: ChoicesView) => void,
  send: SendToHost,
): TemplateResult {
  const depth = { id: 'depth', label: l10n.t('Depth') };
  const strategy = { id: 'strategy', label: l10n.t('Strategy') };
  return html`${explainedPicker(depth, depthOptions(plans), currentChoices.depth, (depth) => choose({ depth }))}
  ${explainedPicker(strategy, strategyOptions(plans), currentChoices.strategy, (strategy) => choose({ strategy }), promptsLink(currentChoices, send))}
  ${picker(l10n.t('Token budget'), budgets(), currentChoices.budget, (budget) => choose({ budget }))}`;
}

function modeOptions(): readonly Option<Mode>[] {
  return [{ label: l10n.t('Mode') }, ...modes.map((value) => ({ value, label: modeLabel(value) }))];
}

function depthOptions(strategyCosts: StrategyCostsView | undefined): readonly ExplainedOption<Depth>[] {
  const detailOf = (depth: Depth): string => (strategyCosts ? depthInWords(depth, strategyCosts[depth]) : '');
  return [
    { label: l10n.t('By the settings') },
    { value: 'quick', label: l10n.t('Quick'), detail: detailOf('quick') },
    { value: 'deep', label: l10n.t('Deep'), detail: detailOf('deep') },
  ];
}

/** Each option with its description and its cost under the other current choices. */
function strategyOptions(strategyCosts: StrategyCostsView | undefined): readonly ExplainedOption<StrategyName>[] {
  const rows = strategyNames.map((value) => {
    const cost = strategyCosts?.strategies[value];
    const description = strategies[value].detail();
    return { value, label: strategies[value].label(), detail: cost ? l10n.t('{0}: {1}', description, costInWords(cost)) : description };
  });
  return [{ label: l10n.t('By the settings') }, ...rows];
}

function promptsLink({ strategy }: ChoicesView, send: SendToHost): TemplateResult {
  const show = (): void => send({ kind: 'showPrompts', ...(strategy ? { strategy } : {}) });
  return html`<button type="button" class="quiet prompts" @click=${show}>${l10n.t('Show the prompts of the chosen one')}</button>`;
}

/** Explains which of two contradicting choices is ignored. */
function overruledNote(currentChoices: ChoicesView): TemplateResult | undefined {
  const what = overruledSetting(currentChoices);
  return what && html`<p class="uncounted" role="status">${overruledInWords(what, currentChoices.strategy)}</p>`;
}

function budgets(): readonly Option<number>[] {
  const sizes = [4_000, 8_000, 16_000, 32_000, 64_000];
  return [{ label: l10n.t('Budget') }, ...sizes.map((value) => ({ value, label: l10n.t('{0} tokens', formatCount(value)) }))];
}
