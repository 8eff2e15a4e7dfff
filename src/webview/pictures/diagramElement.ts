// <clew-diagram>: boxes and arrows as SVG with classes. Boxes open their places by click and by key; the diagram can be copied and saved.
import * as l10n from '@vscode/l10n';
import { html, render, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Diagram, DiagramNode, PicturePlace } from '../../core/answering/record/picture.ts';
import { loadPart } from '../panelParts.ts';
import { firePlace, fireText } from './pictureEvents.ts';
import { placeText } from './treeLabels.ts';
import { icon } from '../icon.ts';
import { mermaidOf } from './mermaid.ts';
import { curve, neighbour, type DiagramLayout, type PlacedEdge, type PlacedNode } from './placement.ts';
import { standaloneSvg } from './standaloneSvg.ts';

/** Zoom levels of a diagram; 1 is its own size. */
const zooms = [0.5, 0.7, 0.85, 1, 1.25, 1.5] as const;
let elementCount = 0;

/** Fires `open-place`, `copy-text` and `save-svg`. */
export class DiagramElement extends HTMLElement {
  #diagram: Diagram | undefined;
  #layout: DiagramLayout | undefined;
  #places: readonly PicturePlace[] = [];
  #title = '';
  #json: (() => string) | undefined;
  #cursor = 0;
  #zoom: number = zooms[3];
  readonly #id = `arrow-${++elementCount}`;

  /** Shows `diagram` under `title`; `json` returns its full data, where that can be copied as well. */
  show(diagram: Diagram, places: readonly PicturePlace[], title: string, json?: () => string): void {
    this.#json = json;
    if (diagram === this.#diagram) return;
    const isSame = this.#diagram !== undefined && JSON.stringify(diagram) === JSON.stringify(this.#diagram);
    this.#diagram = diagram;
    this.#places = places;
    this.#title = title;
    if (!isSame) void this.#layOut(diagram);
  }

  /** Loads the layout code with the first diagram, so that a panel without any opens sooner. */
  async #layOut(diagram: Diagram): Promise<void> {
    const part = await loadPart('diagrams', () => import('./layout.ts'));
    if (!part || JSON.stringify(diagram) !== JSON.stringify(this.#diagram)) return;
    this.#layout = part.layoutOf(diagram, textMeasure(getComputedStyle(document.body)));
    this.#cursor = 0;
    this.#zoom = fittingZoom(this.#layout.width, this.clientWidth || document.body.clientWidth - 28);
    this.#render();
    this.scrollToFirst();
  }

  /** Scrolls to the first box; call it again when the diagram was hidden while drawn. */
  scrollToFirst(): void {
    if (this.#layout) this.#showFirst(this.#layout);
  }

  /** A wide diagram starts at its first box, where the keyboard starts too, since its left edge may be empty. */
  #showFirst({ nodes }: DiagramLayout): void {
    const canvas = this.querySelector('.canvas');
    const [first] = nodes;
    if (canvas && first) canvas.scrollLeft = first.x * this.#zoom - canvas.clientWidth / 2;
  }

  #render(): void {
    const [diagram, layout] = [this.#diagram, this.#layout];
    if (!diagram || !layout) return;
    render(
      html`<div class="tools">${this.#tools(diagram)}</div>
        <div class="canvas" tabindex="-1">${this.#svg(layout)}</div>
        <p class="legend">${legend(diagram)}</p>`,
      this,
    );
  }

  #tools(diagram: Diagram): readonly TemplateResult[] {
    const button = (name: string, label: string, act: () => void, disabled = false): TemplateResult =>
      html`<button class="quiet" title=${label} aria-label=${label} ?disabled=${disabled} @click=${act}>${icon(name)}</button>`;
    const json = this.#json;
    const at = zooms.findIndex((zoom) => zoom === this.#zoom);
    const zoomTo = (index: number) => (): void => {
      this.#zoom = zooms[index] ?? this.#zoom;
      this.#render();
    };
    return [
      button('zoom-out', l10n.t('Smaller'), zoomTo(at - 1), at <= 0),
      button('zoom-in', l10n.t('Larger'), zoomTo(at + 1), at >= zooms.length - 1),
      button('copy', l10n.t('Copy as Mermaid'), () => fireText(this, 'copy-text', mermaidOf(diagram))),
      ...(json ? [button('json', l10n.t('Copy as JSON'), () => fireText(this, 'copy-text', json()))] : []),
      button('save', l10n.t('Save as SVG…'), () => this.#save()),
    ];
  }

  #save(): void {
    const svgElement = this.querySelector('svg');
    if (svgElement) fireText(this, 'save-svg', standaloneSvg(svgElement));
  }

  #svg(layout: DiagramLayout): TemplateResult {
    const { width, height, nodes, edges } = layout;
    return html`<svg
      class="diagram"
      width=${Math.round(width * this.#zoom)}
      height=${Math.round(height * this.#zoom)}
      viewBox="0 0 ${width} ${height}"
      role="group"
      aria-label=${this.#title}
      @keydown=${this.#onKeydown}
    >
      <defs>
        <marker id=${this.#id} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse">
          <path class="head" d="M 0 0 L 8 4 L 0 8 z"></path>
        </marker>
      </defs>
      ${edges.map((edge) => this.#edge(edge))} ${nodes.map((node) => this.#node(node, layout))}
    </svg>`;
  }

  #edge({ edge, points, label }: PlacedEdge): SVGTemplateResult {
    const { weak, circular, known, at } = edge;
    const d = curve(points);
    const classes = ['edge', weak ? 'weak' : '', known ? 'known' : '', circular ? 'circular' : '', at === undefined ? '' : 'opens'].join(
      ' ',
    );
    const open = (event: MouseEvent): void => this.#open(at, event.altKey);
    return svg`<g class=${classes} @click=${open}>
      <title>${this.#edgeWords(edge)}</title>
      <path class="hit" d=${d}></path>
      <path class="line" d=${d} marker-end="url(#${this.#id})"></path>
      ${label ? svg`<text x=${label.x} y=${label.y}>${edge.label}</text>` : undefined}
    </g>`;
  }

  #edgeWords({ from, to, calls, imports, weak, circular, known, label, at }: PlacedEdge['edge']): string {
    const name = (index: number): string => this.#diagram?.nodes[index]?.title ?? '';
    const certainty = known ? l10n.t('known from the code') : weak ? l10n.t('claimed by the model, shown by no line') : '';
    const parts = [
      label ?? '',
      calls ? (calls === 1 ? l10n.t('1 call') : l10n.t('{0} calls', calls)) : '',
      imports ? (imports === 1 ? l10n.t('1 import') : l10n.t('{0} imports', imports)) : '',
      label === undefined ? (weak ? l10n.t('by name only') : '') : certainty,
      circular ? l10n.t('part of a cycle') : '',
      at === undefined ? '' : placeText(this.#places[at]),
    ];
    return `${name(from)} → ${name(to)}: ${parts.filter(Boolean).join(', ')}`;
  }

  #node({ node, index, x, y, width, height }: PlacedNode, layout: DiagramLayout): SVGTemplateResult {
    const classes = ['node', node.kind, node.outside ? 'outside' : ''].join(' ');
    const select = (event: MouseEvent): void => {
      this.#focus(index);
      this.#open(node.at, event.altKey);
    };
    return svg`<g class=${classes} role="button" tabindex=${index === this.#cursor ? 0 : -1} data-index=${index}
      aria-label=${nodeWords(node, index, layout)} @click=${select}>
      <title>${nodeTitle(node)}</title>
      <rect x=${x - width / 2} y=${y - height / 2} width=${width} height=${height} rx=${node.kind === 'folder' ? 2 : 6}></rect>
      <text x=${x} y=${y}>${node.label}</text>
    </g>`;
  }

  readonly #onKeydown = (event: KeyboardEvent): void => {
    const layout = this.#layout;
    if (!layout || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') this.#open(this.#diagram?.nodes[this.#cursor]?.at, event.altKey);
    else if (event.key === 'Home') this.#focus(0);
    else {
      const next = neighbour(layout, this.#cursor, event.key);
      if (next === undefined) return;
      this.#focus(next);
    }
    event.preventDefault();
  };

  #focus(index: number): void {
    this.#cursor = index;
    this.#render();
    this.querySelector<SVGElement>(`[data-index="${index}"]`)?.focus();
  }

  #open(at: number | undefined, beside: boolean): void {
    if (at !== undefined) firePlace(this, at, beside);
  }
}

function nodeTitle({ title, files }: DiagramNode): string {
  if (files === undefined) return title;
  return files === 1 ? l10n.t('{0}: 1 file', title) : l10n.t('{0}: {1} files', title, files);
}

/** Label of a box for screen readers: its name and the targets of its arrows. */
function nodeWords(node: DiagramNode, index: number, { edges, nodes }: DiagramLayout): string {
  const names = (ends: readonly (readonly [number, string | undefined])[]): string =>
    ends.map(([each, label]) => [label, nodes[each]?.node.label].filter(Boolean).join(' ')).join(', ');
  const to = edges.filter(({ edge }) => edge.from === index).map(({ edge }) => [edge.to, edge.label] as const);
  const from = edges.filter(({ edge }) => edge.to === index).map(({ edge }) => [edge.from, undefined] as const);
  const words = [
    nodeTitle(node),
    to.length ? l10n.t('leads to {0}', names(to)) : '',
    from.length ? l10n.t('reached from {0}', names(from)) : '',
  ];
  return words.filter(Boolean).join('; ');
}

function legend({ kind, edges, nodes, omitted }: Diagram): string {
  const isKnowledge = kind === 'knowledge';
  const dashedWords = isKnowledge
    ? l10n.t('Dashed: claimed by the model, shown by no line.')
    : l10n.t('Dashed: calls that are not certain.');
  const words = [
    edges.some(({ weak }) => weak) ? dashedWords : '',
    edges.some(({ known }) => known) ? l10n.t('Thick: known from the code.') : '',
    nodes.some((node) => node.kind === 'name') ? l10n.t('Slanted: a name from the model that is no definition or file here.') : '',
    edges.some(({ circular }) => circular) ? l10n.t('Coloured: part of a cycle.') : '',
    nodes.some(({ outside }) => outside) ? l10n.t('Faint boxes are outside.') : '',
    omitted ? l10n.t('{0} more boxes are not drawn.', omitted) : '',
  ];
  return words.filter(Boolean).join(' ');
}

/** The largest zoom, up to the own size, at which `width` fits; else the smallest, with scrolling. */
function fittingZoom(width: number, availableWidth: number): number {
  return zooms.findLast((zoom) => zoom <= 1 && width * zoom <= availableWidth) ?? zooms[1];
}

function textMeasure({ fontFamily, fontSize }: CSSStyleDeclaration): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return (text) => text.length * 8;
  context.font = `${fontSize} ${fontFamily}`;
  return (text) => context.measureText(text).width;
}

customElements.define('clew-diagram', DiagramElement);
