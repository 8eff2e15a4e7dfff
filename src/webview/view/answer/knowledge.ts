// Knowledge graph that a model built before an answer: its rounds as steps, and the graph as a folded picture.
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import {
  endPhrase,
  graphSizePhrase,
  isJudged,
  standingLabel,
  triplePlaceText,
  tripleText,
} from '../../../core/answering/material/knowledge/knowledgeLabels.ts';
import type { Diagram, PicturePlace } from '../../../core/answering/record/picture.ts';
import type { RoundRecord, TripleRecord } from '../../../core/answering/record/answerRecord.ts';
import { DiagramElement } from '../../pictures/diagramElement.ts';
import type { TurnView } from '../../state/turnState.ts';
import { icon } from '../../icon.ts';

/** Facts of a round and its verdict; empty for an unfinished round. */
export function roundSteps(
  { rounds, knowledge }: TurnView,
  n: number,
): readonly { icon: string; words: string; inside?: TemplateResult }[] {
  const round = rounds.find((each) => each.n === n);
  if (!round) return [];
  const noteStep = {
    icon: 'type-hierarchy',
    words: l10n.t('Noted: {0}', graphSizePhrase(round.triples)),
    inside: tripleList(round.triples),
  };
  const isLast = knowledge?.rounds.at(-1)?.n === n;
  const judgementStep = isJudged(round, knowledge) ? describeJudgement(round) : { icon: 'circle-slash', words: l10n.t('Not judged') };
  return [noteStep, { ...judgementStep, ...(isLast ? { inside: endView(knowledge) } : {}) }];
}

function describeJudgement({ sufficient, reasoning, nextQuery }: RoundRecord): { icon: string; words: string } {
  const why = reasoning || l10n.t('no reason was given');
  if (sufficient) return { icon: 'pass', words: l10n.t('Judged sufficient: {0}', why) };
  const words = nextQuery ? l10n.t('Judged insufficient: {0} Next: {1}', why, nextQuery) : l10n.t('Judged insufficient: {0}', why);
  return { icon: 'question', words };
}

function endView({ end, omitted }: NonNullable<TurnView['knowledge']>): TemplateResult {
  return html`<p>
    ${l10n.t('No further round: {0}.', endPhrase(end))} ${omitted ? l10n.t('No room in the graph for: {0}.', omitted) : undefined}
  </p>`;
}

function tripleList(triples: readonly TripleRecord[]): TemplateResult {
  return html`<ul class="triples">
    ${triples.map((triple) => {
      const at = triplePlaceText(triple);
      return html`<li class=${triple.standing}>
        ${icon(triple.standing === 'claimed' ? 'question' : 'check')}<code>${tripleText(triple)}</code>
        <span class="why">${standingLabel(triple)}${at ? ` · ${at}` : ''}</span>
      </li>`;
    })}
  </ul>`;
}

/** The graph as boxes and arrows. */
export function knowledgePicture(turn: TurnView, graph: Diagram, places: readonly PicturePlace[]): TemplateResult {
  const title = l10n.t('Graph of the findings');
  const triples = turn.rounds.flatMap((round) => round.triples);
  // A closed fold has no width: a wide diagram is scrolled to its first box on opening.
  const onToggle = ({ target }: Event): void => {
    const diagram = (target as HTMLElement).querySelector('clew-diagram');
    if (diagram instanceof DiagramElement) diagram.scrollToFirst();
  };
  return html`<details class="fold knowledge" @toggle=${onToggle}>
    <summary>${title} <span class="why">${graphSizePhrase(triples)}</span></summary>
    <clew-diagram
      ${ref((element) => element instanceof DiagramElement && element.show(graph, places, title, () => jsonOf(turn)))}
    ></clew-diagram>
  </details>`;
}

/** The whole graph, including parts that are not drawn. */
function jsonOf({ rounds, knowledge }: TurnView): string {
  const triples = rounds.flatMap((round) => round.triples);
  const omittedCount = knowledge?.omitted ?? 0;
  return `${JSON.stringify({ entities: knowledge?.entities ?? [], triples, omitted: omittedCount }, null, 2)}\n`;
}
