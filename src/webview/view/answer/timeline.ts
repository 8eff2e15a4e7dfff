// Timeline of an answer: classification, search, and each pass with its look-ups; each step opens to its finds and reasons.
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import type {
  EvidenceRecord,
  GapRecord,
  JudgementRecord,
  QueryRecord,
  ToolCallRecord,
} from '../../../core/answering/record/answerRecord.ts';
import { reportSentence } from '../../../core/languageServers/reportSentence.ts';
import { isModelStrategy, strategies } from '../../../core/base/settings/strategies.ts';
import { baseName } from '../../../core/base/baseName.ts';
import { reasonWithWords } from '../../../core/reading/mode.ts';
import { modeLabel } from '../../../core/reading/modeLabel.ts';
import type { SendToHost } from '../../actions.ts';
import type { TurnView } from '../../state/turnState.ts';
import { formatCount } from '../amounts.ts';
import { bar } from './gauges.ts';
import { icon } from '../../icon.ts';
import { roundSteps } from './knowledge.ts';
import { isWrittenOnCommand } from '../question/modes.ts';

/** Places of a step to list; the sources below the answer have all of them. */
const maxListed = 12;

/** A closed list; nothing before the first step is over. */
export function timeline(turn: TurnView, send: SendToHost): TemplateResult | undefined {
  if (!turn.mode || isWrittenOnCommand(turn)) return undefined;
  const steps = [
    classificationStep(turn),
    strategyStep(turn),
    analysisStep(turn),
    ...searchRoundSteps(turn),
    searchStep(turn, send),
    serverStep(turn),
    ...passSteps(turn, send),
    continuationStep(turn),
    writingStep(turn),
  ].filter((step) => step !== undefined);
  return html`<details class="fold timeline">
    <summary>${steps.length === 1 ? l10n.t('1 step') : l10n.t('{0} steps', steps.length)}</summary>
    <ol>
      ${steps.map((step) => html`<li>${step}</li>`)}
    </ol>
  </details>`;
}

function step(name: string, words: string, inside?: TemplateResult): TemplateResult {
  const head = html`${icon(name)}<span>${words}</span>`;
  if (!inside) return html`<div class="step">${head}</div>`;
  return html`<details class="step">
    <summary>${head}</summary>
    ${inside}
  </details>`;
}

function classificationStep({ mode }: TurnView): TemplateResult | undefined {
  if (!mode) return undefined;
  const by = {
    model: l10n.t('by a model'),
    rules: l10n.t('by rules'),
    user: l10n.t('by you'),
    command: l10n.t('by the command'),
    settings: l10n.t('by the settings'),
  }[mode.by];
  return step('tag', l10n.t('Classified as {0} {1}', modeLabel(mode.value), by), html`<p>${reasonWithWords(mode)}</p>`);
}

/** The chosen strategy, where the question decided it. */
function strategyStep({ strategyChoice }: TurnView): TemplateResult | undefined {
  if (!strategyChoice) return undefined;
  const { strategy, reason } = strategyChoice;
  return step('settings', l10n.t('Strategy chosen by the question: {0}', labelOf(strategy)), html`<p>${reason}</p>`);
}

/** A model's analysis of the question, for strategies that use one. */
function analysisStep({ analysis }: TurnView): TemplateResult | undefined {
  if (!analysis) return undefined;
  const { complex, components, followUps, defaulted: defaultedFields } = analysis;
  const inside = html`<ul>
    ${components.length ? html`<li>${l10n.t('Subject: {0}', components.join(', '))}</li>` : undefined}
    ${followUps.length ? html`<li>${l10n.t('Likely next question: {0}', followUps.join('; '))}</li>` : undefined}
    ${defaultedFields.length ? html`<li>${l10n.t("Missing from the model's reply: {0}", defaultedFields.join(', '))}</li>` : undefined}
  </ul>`;
  return step('list-tree', complex ? l10n.t('Split up as a complex question') : l10n.t('Split up as a simple question'), inside);
}

/** Each round of queries with its finds and their judgement. */
function searchRoundSteps(turn: TurnView): TemplateResult[] {
  const { queries, judgements } = turn;
  const numbers = [...new Set(queries.map(({ round }) => round))].sort((a, b) => a - b);
  return numbers.flatMap((n) => {
    const roundQueries = queries.filter(({ round }) => round === n);
    const fresh = roundQueries.reduce((sum, each) => sum + each.fresh, 0);
    const words =
      roundQueries.length === 1
        ? l10n.t('Round {0}: 1 search, new places: {1}', n, fresh)
        : l10n.t('Round {0}: {1} searches, new places: {2}', n, roundQueries.length, fresh);
    const inside = html`<ul class="queries">
      ${roundQueries.map((query) => html`<li>${queryLine(query)}</li>`)}
    </ul>`;
    const noteSteps = roundSteps(turn, n).map((each) => step(each.icon, each.words, each.inside));
    return [step('search', words, inside), ...noteSteps, ...judgements.filter(({ round }) => round === n).map(judgedStep)];
  });
}

function queryLine({ query, wants, found: foundCount, fresh, best }: QueryRecord): TemplateResult {
  const where = wants === 'documentation' ? l10n.t(' (in documents)') : wants === 'code' ? l10n.t(' (in code)') : '';
  const first = best ? l10n.t(', first {0}', `${baseName(best.file)}:${best.line}`) : '';
  return html`<code>${query}</code>${where} <span class="why">${l10n.t('places: {0}, new: {1}{2}', foundCount, fresh, first)}</span>`;
}

function judgedStep({ complete, missing }: JudgementRecord): TemplateResult {
  if (complete) return step('pass', l10n.t('Judged sufficient'));
  return step('question', l10n.t('Judged insufficient: {0}', missing.length ? missing.join('; ') : l10n.t('no reason was given')));
}

function searchStep(turn: TurnView, send: SendToHost): TemplateResult | undefined {
  const evidenceRecords = turn.evidence.filter(({ pass }) => pass <= 1);
  if (turn.retrievers.length === 0 && evidenceRecords.length === 0) return undefined;
  const ranRetrievers = turn.retrievers.filter((each) => each.ran);
  const listedRetrievers = ranRetrievers.filter((each) => each.found > 0 || each.error);
  const inside = html`<ul class="retrievers">
      ${listedRetrievers.map(
        ({ name, found: foundCount, used: usedCount, error }) =>
          html`<li><code>${name}</code> ${error ?? l10n.t('found {0}, used {1}', formatCount(foundCount), formatCount(usedCount))}</li>`,
      )}
    </ul>
    ${placeList(turn, evidenceRecords, send)}`;
  return step('search', l10n.t('Searched: {0} places read', formatCount(evidenceRecords.length)), inside);
}

/** What the language servers of the editor said; known at the end of the answer. */
function serverStep({ record }: TurnView): TemplateResult | undefined {
  const report = record?.languageServers;
  const sentence = report && reportSentence(report);
  if (!report || !sentence) return undefined;
  const cost = l10n.t('Requests: {0}, time: {1} ms', report.requests, report.ms);
  return step(
    'verified',
    l10n.t('Asked the language server'),
    html`<p>${sentence}</p>
      <p class="why">${cost}</p>`,
  );
}

function passSteps(turn: TurnView, send: SendToHost): TemplateResult[] {
  const { toolCalls = [], evidence } = turn;
  const numbers = [...new Set([...[...turn.gaps, ...toolCalls].map(({ pass }) => pass), ...evidence.map(({ pass }) => pass - 1)])].filter(
    (n) => n >= 1,
  );
  return numbers
    .sort((a, b) => a - b)
    .map((n) => {
      const gaps = turn.gaps.flatMap(({ pass, gap }) => (pass === n ? gap : []));
      const evidenceRecords = turn.evidence.filter(({ pass }) => pass === n + 1);
      const names = gaps.map(({ normalized }) => normalized).join(', ');
      const calls = toolCalls.filter(({ pass }) => pass === n);
      const words = calls.length
        ? l10n.t('Step {0}: the model called {1}', n, calls.map(({ name }) => name).join(', '))
        : names
          ? l10n.t('Pass {0}: looked up {1}', n + 1, names)
          : l10n.t('Pass {0}: {1} more places read', n + 1, evidenceRecords.length);
      // Records begin with the first pass: that of pass n + 1 is at n.
      const leftOutCount = turn.record?.passes[n]?.leftOut?.length ?? 0;
      return step(
        'telescope',
        words,
        html`<ul>
            ${gaps.map((gap) => html`<li>${gapOutcome(gap)}</li>`)} ${calls.map((call) => html`<li>${toolCallLine(call)}</li>`)}
            ${leftOutCount > 0 ? html`<li class="why">${leftOutWords(leftOutCount)}</li>` : undefined}
          </ul>
          ${placeList(turn, evidenceRecords, send)}`,
      );
    });
}

function leftOutWords(count: number): string {
  return count === 1
    ? l10n.t('1 place that the answer did not cite was removed to make room')
    : l10n.t('{0} places that the answer did not cite were removed to make room', count);
}

function gapOutcome({ normalized, outcome, evidence, ms, rule }: GapRecord): TemplateResult {
  const words = outcome === 'found' ? l10n.t('{0} places, {1} ms', evidence.length, Math.round(ms)) : (rule ?? outcome);
  return html`<code>${normalized}</code> <span class="why">${words}</span>`;
}

function toolCallLine({ name, args, said: resultText }: ToolCallRecord): TemplateResult {
  return html`<code>${name}</code> ${args} <span class="why">${resultText}</span>`;
}

/** Note that the answer was continued after its limit: the steps above came before. */
function continuationStep({ record }: TurnView): TemplateResult | undefined {
  if (!record?.continued) return undefined;
  return step('debug-continue', l10n.t('Reached its limit and was continued; strategy: {0}', labelOf(record.strategy)));
}

/** Another version of Clew may know more strategies. */
function labelOf(strategy: string): string {
  return isModelStrategy(strategy) ? strategies[strategy].label() : strategy;
}

/** Use of the budget by the tokens of the passes. */
function writingStep({ record }: TurnView): TemplateResult | undefined {
  if (!record) return undefined;
  const { budget, byPass } = record.tokens;
  const usedTokens = byPass.reduce((sum, tokens) => sum + tokens, 0);
  const words = l10n.t('{0} of {1} tokens of evidence', formatCount(usedTokens), formatCount(budget));
  const verifiedCount = record.citations.filter(({ status }) => status !== 'unsupported').length;
  return html`<div class="step">
    ${icon('verified')}<span>${l10n.t('Written: {0} of {1} citations verified', verifiedCount, record.citations.length)}</span>
    ${budget > 0 ? html`<span class="budget">${bar(byPass, budget, words)}<span>${words}</span></span>` : undefined}
  </div>`;
}

function placeList({ id }: TurnView, evidenceRecords: readonly EvidenceRecord[], send: SendToHost): TemplateResult | undefined {
  if (evidenceRecords.length === 0) return undefined;
  const unlistedCount = evidenceRecords.length - maxListed;
  return html`<ul class="found">
    ${evidenceRecords.slice(0, maxListed).map(
      ({ n, file, lineStart, why }) =>
        html`<li>
          <button
            class="quiet"
            data-evidence=${n}
            data-place="${file}:${lineStart}"
            @click=${({ altKey: beside }: MouseEvent) => send({ kind: 'openEvidence', answerId: id, n, ...(beside ? { beside } : {}) })}
          >
            ${baseName(file)}:${lineStart}
          </button>
          <span class="why">${why}</span>
        </li>`,
    )}
    ${unlistedCount > 0 ? html`<li class="why">${l10n.t('{0} more are among the sources', unlistedCount)}</li>` : undefined}
  </ul>`;
}
