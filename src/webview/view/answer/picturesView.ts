// Pictures of an answer below its text: frames of a trace, call trees, a diagram, findings. All of them open their places.
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { Diagram, FramePicture, PicturePlace, Pictures } from '../../../core/answering/record/picture.ts';
import type { SendToHost } from '../../actions.ts';
import { DiagramElement } from '../../pictures/diagramElement.ts';
import type { PlaceWish } from '../../pictures/pictureEvents.ts';
import type { TurnView } from '../../state/turnState.ts';
import { CallTreeElement } from '../../pictures/callTreeElement.ts';
import { placeText } from '../../pictures/treeLabels.ts';
import { findingsView } from './findingsView.ts';
import { icon } from '../../icon.ts';
import { knowledgePicture } from './knowledge.ts';

/** All pictures of a turn; nothing without any. */
export function pictures(turn: TurnView, send: SendToHost): TemplateResult | undefined {
  const { id, pictures: turnPictures } = turn;
  if (
    !turnPictures ||
    !(
      turnPictures.frames.length ||
      turnPictures.trees.length ||
      turnPictures.findings.length ||
      turnPictures.diagram ||
      turnPictures.knowledge
    )
  )
    return undefined;
  return html`<section
    class="pictures"
    aria-label=${l10n.t('What the code shows')}
    @open-place=${({ detail }: CustomEvent<PlaceWish>) => send({ kind: 'openPlace', answerId: id, ...detail })}
    @copy-text=${({ detail }: CustomEvent<string>) => send({ kind: 'copy', text: detail })}
    @save-svg=${({ detail }: CustomEvent<string>) => send({ kind: 'saveSvg', text: detail })}
  >
    ${frameList(turnPictures, (n, beside) => send({ kind: 'openPlace', answerId: id, n, beside }))}
    ${turnPictures.trees.map(
      (tree) =>
        html`<clew-tree ${ref((element) => element instanceof CallTreeElement && element.show(tree, turnPictures.places))}></clew-tree>`,
    )}
    ${turnPictures.diagram ? diagramView(turnPictures.diagram, turnPictures.places) : undefined}
    ${turnPictures.knowledge ? knowledgePicture(turn, turnPictures.knowledge, turnPictures.places) : undefined}
    ${findingsView(turnPictures, (n, beside) => send({ kind: 'openPlace', answerId: id, n, beside }))}
  </section>`;
}

function diagramView(picture: Diagram, places: readonly PicturePlace[]): TemplateResult {
  const title = picture.kind === 'paths' ? l10n.t('Paths') : l10n.t('Dependencies');
  return html`<details class="fold" open>
    <summary>${title}</summary>
    <clew-diagram ${ref((element) => element instanceof DiagramElement && element.show(picture, places, title))}></clew-diagram>
  </details>`;
}

function frameList({ frames, places }: Pictures, open: (n: number, beside: boolean) => void): TemplateResult | undefined {
  if (frames.length === 0) return undefined;
  return html`<details class="fold" open>
    <summary>${l10n.t('Stack trace, innermost call first')}</summary>
    <ol class="frames">
      ${frames.map((frame) => html`<li>${frame.at === undefined ? unmappedFrame(frame) : mappedFrame(frame, frame.at, places[frame.at], open)}</li>`)}
    </ol>
  </details>`;
}

function mappedFrame(
  { name, written: frameText, found: locatedBy }: FramePicture,
  at: number,
  place: PicturePlace | undefined,
  open: (n: number, beside: boolean) => void,
): TemplateResult {
  const how =
    locatedBy === 'compiled'
      ? l10n.t('compiled as {0}, located by its name', frameText)
      : locatedBy === 'moved'
        ? l10n.t('the code has moved since {0}: located by its name', frameText)
        : '';
  return html`<button
    class="frame"
    title=${l10n.t('{0} (Alt: open beside)', placeText(place))}
    @click=${(event: MouseEvent) => open(at, event.altKey)}
  >
    ${icon('debug-stackframe')}<span class="name">${name || placeText(place)}</span> <span class="place">${placeText(place)}</span>
    ${how ? html`<span class="why">${how}</span>` : undefined}
  </button>`;
}

function unmappedFrame({ name, written: frameText, why, candidates = 0 }: FramePicture): TemplateResult {
  const reason =
    why === 'ambiguous' ? l10n.t('{0} files end with this path, so none was chosen', candidates) : l10n.t('outside this workspace');
  return html`<div class="frame unmapped">
    ${icon('circle-slash')}<span class="name">${name || frameText}</span>
    ${name ? html`<span class="place">${frameText}</span>` : undefined}
    <span class="why">${reason}</span>
  </div>`;
}
