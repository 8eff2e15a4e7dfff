// How the next question is to be answered, in one row below the box: mode, depth, strategy, model, budget, and behind "More…" what is chosen
// seldom. Each says what is chosen and changes it.
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import { strategies, strategyNames, type StrategyName } from '../../core/base/strategies.ts';
import type { ChoicesView } from '../../protocol.ts';
import type { Send } from '../actions.ts';
import type { PanelState } from '../state.ts';
import { count } from './amounts.ts';
import { modelChip } from './modelChip.ts';
import { moreChoices } from './moreChoices.ts';
import { picker, type Option } from './picker.ts';

/** The row. Without a model depth, strategy and budget have nothing to say. */
export function choices({ choices: chosen, model }: PanelState, send: Send): TemplateResult {
  const choose = (changed: ChoicesView): void => send({ kind: 'choose', choices: { ...chosen, ...changed } });
  return html`<div class="choices">
    ${picker(l10n.t('Mode'), modes(), chosen.mode, (mode) => choose({ mode }))}
    ${model.state === 'none' ? undefined : withModel(chosen, choose)} ${modelChip(model, send)}
    ${moreChoices(chosen, model.state !== 'none', choose)}
  </div>`;
}

function withModel(chosen: ChoicesView, choose: (changed: ChoicesView) => void): TemplateResult {
  return html`${picker(l10n.t('Depth'), depths(), chosen.depth, (depth) => choose({ depth }))}
  ${picker(l10n.t('Strategy'), strategyOptions(), chosen.strategy, (strategy) => choose({ strategy }))}
  ${picker(l10n.t('Token budget'), budgets(), chosen.budget, (budget) => choose({ budget }))}`;
}

function modes(): readonly Option<NonNullable<ChoicesView['mode']>>[] {
  return [
    { label: l10n.t('Mode') },
    { value: 'conceptual', label: l10n.t('Conceptual') },
    { value: 'diagnostic', label: l10n.t('Diagnostic') },
    { value: 'exploratory', label: l10n.t('Exploratory') },
    { value: 'analytical', label: l10n.t('Analytical') },
  ];
}

function depths(): readonly Option<NonNullable<ChoicesView['depth']>>[] {
  return [{ label: l10n.t('Depth') }, { value: 'quick', label: l10n.t('Quick') }, { value: 'deep', label: l10n.t('Deep') }];
}

/** Each says on hover what it does and how many calls that takes. */
function strategyOptions(): readonly Option<StrategyName>[] {
  const rows = strategyNames.map((value) => ({ value, label: strategies[value].label(), title: strategies[value].detail() }));
  return [{ label: l10n.t('Strategy') }, ...rows];
}

function budgets(): readonly Option<number>[] {
  const sizes = [4_000, 8_000, 16_000, 32_000, 64_000];
  return [{ label: l10n.t('Budget') }, ...sizes.map((value) => ({ value, label: l10n.t('{0} tokens', count(value)) }))];
}
