// Several answers to one question: one is shown with links to the others, or two side by side with their differences.
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import type { AnswerRecord } from '../../../core/answering/record/answerRecord.ts';
import type { SendToHost } from '../../actions.ts';
import type { TurnView } from '../../state/turnState.ts';
import { formatCount } from '../amounts.ts';
import { icon } from '../../icon.ts';

/** Answers to one question, in the order of the requests; `visibleTurns` has one or two of them. */
export interface QuestionAnswers {
  readonly turns: readonly TurnView[];
  readonly visibleTurns: readonly TurnView[];
}

/** Turns grouped by question, in the order of the chat. */
export function groupByQuestion(turns: readonly TurnView[]): readonly QuestionAnswers[] {
  const groups = new Map<string, TurnView[]>();
  for (const turn of turns) {
    const key = turn.of ?? turn.id;
    const group = groups.get(key);
    if (group) group.push(turn);
    else groups.set(key, [turn]);
  }
  return [...groups.values()].map((group) => {
    const shownTurns = group.filter(({ aside }) => !aside).slice(-2);
    return { turns: group, visibleTurns: shownTurns.length ? shownTurns : group.slice(-1) };
  });
}

/** Navigation between the answers; nothing for a single one. */
export function versionBar(turn: TurnView, { turns, visibleTurns }: QuestionAnswers, send: SendToHost): TemplateResult | undefined {
  if (turns.length < 2) return undefined;
  const at = turns.findIndex(({ id }) => id === turn.id);
  const beside = visibleTurns.length > 1;
  const step = (to: number, name: string, words: string): TemplateResult => {
    const target = turns[to];
    return html`<button
      class="quiet"
      title=${words}
      aria-label=${words}
      ?disabled=${!target || beside}
      @click=${() => target && send({ kind: 'showVersion', answerId: target.id })}
    >
      ${icon(name)}
    </button>`;
  };
  return html`<div class="versions" role="group" aria-label=${l10n.t('Answers to this question')}>
    ${step(at - 1, 'chevron-left', l10n.t('Previous answer'))}
    <span>${answerOf(turn, turns)}</span>
    ${step(at + 1, 'chevron-right', l10n.t('Next answer'))}
    <button class="quiet" aria-pressed=${beside} @click=${() => send({ kind: 'sideBySide', answerId: turn.id, on: !beside })}>
      ${icon('split-horizontal')}<span>${l10n.t('Side by side')}</span>
    </button>
  </div>`;
}

/** Differences of two answers, once both have a record. */
export function comparison({ turns, visibleTurns }: QuestionAnswers): TemplateResult | undefined {
  const [a, b] = visibleTurns;
  const [leftRecord, rightRecord] = [a?.record, b?.record];
  if (!leftRecord || !rightRecord) return undefined;
  const sharedCount = leftRecord.citations.filter((each) => rightRecord.citations.some((other) => placeOf(other) === placeOf(each))).length;
  const rows: readonly (readonly [string, (record: AnswerRecord) => string])[] = [
    [l10n.t('Strategy'), ({ strategy, continued }) => (continued ? l10n.t('{0}, continued', strategy) : strategy)],
    [l10n.t('Model'), ({ model }) => model ?? l10n.t('none')],
    [l10n.t('Mode'), ({ mode }) => mode.value],
    [l10n.t('Passes'), ({ passes }) => formatCount(passes.length)],
    [l10n.t('Missing pieces found'), ({ gaps }) => l10n.t('{0} of {1}', gaps.resolved.length, gaps.identified.length)],
    [l10n.t('Confidence'), ({ confidence }) => confidence.level],
    [l10n.t('Citations'), ({ citations }) => l10n.t('{0}, {1} of them in both', citations.length, sharedCount)],
    [l10n.t('Sentences without support'), ({ unsupportedSentences }) => formatCount(unsupportedSentences)],
    [l10n.t('Tokens of the evidence'), ({ tokens }) => formatCount(tokens.total)],
    [l10n.t('Seconds'), ({ ms }) => ((ms['total'] ?? 0) / 1000).toFixed(1)],
  ];
  return html`<table class="comparison">
    <caption class="spoken">
      ${l10n.t('The two answers compared')}
    </caption>
    <thead>
      <tr>
        <td></td>
        ${visibleTurns.map((turn) => html`<th scope="col">${answerOf(turn, turns)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(([name, value]) => row(name, value(leftRecord), value(rightRecord)))}
    </tbody>
  </table>`;
}

function answerOf({ id }: TurnView, all: readonly TurnView[]): string {
  return l10n.t('Answer {0} of {1}', all.findIndex((each) => each.id === id) + 1, all.length);
}

function row(name: string, leftText: string, rightText: string): TemplateResult {
  return html`<tr class=${leftText === rightText ? '' : 'differs'}>
    <th scope="row">${name}</th>
    <td>${leftText}</td>
    <td>${rightText}</td>
  </tr>`;
}

function placeOf({ root, file, lineStart, lineEnd }: AnswerRecord['citations'][number]): string {
  return `${root}:${file}:${lineStart}-${lineEnd}`;
}
