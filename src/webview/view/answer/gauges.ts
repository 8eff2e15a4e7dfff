// Small gauges: a ring for a share, a bar for parts of a budget. SVG with attributes only, since the page's policy allows no inline style.
import { html, svg, type TemplateResult } from 'lit';

const radius = 6;
const circumference = 2 * Math.PI * radius;

/** A ring, closed at a `share` of 1. `label` puts it into words. */
export function ring(share: number, label: string): TemplateResult {
  const part = circumference * Math.min(1, Math.max(0, share));
  return html`<svg class="ring" viewBox="0 0 16 16" width="16" height="16" role="img" aria-label=${label}>
    <title>${label}</title>
    <circle class="whole" cx="8" cy="8" r=${radius} />
    <circle
      class="part"
      cx="8"
      cy="8"
      r=${radius}
      stroke-dasharray="${part.toFixed(2)} ${circumference.toFixed(2)}"
      transform="rotate(-90 8 8)"
    />
  </svg>`;
}

/** A bar of `whole` with consecutive `parts`, cut at the end of the whole. `label` puts it into words. */
export function bar(parts: readonly number[], whole: number, label: string): TemplateResult {
  const width = 96;
  let x = 0;
  const rects = parts.map((part, i) => {
    const partWidth = Math.min(width - x, (width * part) / Math.max(1, whole));
    const rect = svg`<rect class="part part-${i % 3}" x=${x.toFixed(2)} y="0" width=${Math.max(0, partWidth).toFixed(2)} height="6" />`;
    x += partWidth;
    return rect;
  });
  return html`<svg class="bar" viewBox="0 0 ${width} 6" width=${width} height="6" role="img" aria-label=${label}>
    <title>${label}</title>
    <rect class="whole" x="0" y="0" width=${width} height="6" />
    ${rects}
  </svg>`;
}
