// Brings in what colours code when the first code is shown, so that a panel without any opens sooner. Until then code is shown plain.
import { escapeHtml } from '../core/base/escapeHtml.ts';
import { readPart } from './parts.ts';

let colour: ((code: string, language: string) => string) | undefined;
let asked = false;
const waiting = new Set<() => void>();

/** Escaped HTML of `code`: with colours once they are there, which {@link whenColoured} tells. */
export function colourCode(code: string, language: string): string {
  if (colour) return colour(code, language);
  if (language && !asked) void load();
  return escapeHtml(code);
}

/** Calls `redraw` when code that was shown plain can be shown with colours; what it returns takes the wish back. */
export function whenColoured(redraw: () => void): () => void {
  if (!colour) waiting.add(redraw);
  return () => waiting.delete(redraw);
}

async function load(): Promise<void> {
  asked = true;
  colour = (await readPart('colours', () => import('./highlight.ts')))?.highlightCode;
  if (!colour) return;
  for (const redraw of waiting) redraw();
  waiting.clear();
}
