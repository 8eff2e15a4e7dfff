// Loads the syntax highlighter with the first code, so that a panel without code opens sooner. Until then code is plain.
import { escapeHtml } from '../../core/base/escapeHtml.ts';
import { loadPart } from '../panelParts.ts';

let colour: ((code: string, language: string) => string) | undefined;
let isRequested = false;
const pendingRedraws = new Set<() => void>();

/** Escaped HTML of `code`: coloured once the highlighter is loaded, which {@link onColoursReady} reports. */
export function colourCode(code: string, language: string): string {
  if (colour) return colour(code, language);
  if (language && !isRequested) void load();
  return escapeHtml(code);
}

/** Calls `redraw` when plain code can be coloured; the result cancels this. */
export function onColoursReady(redraw: () => void): () => void {
  if (!colour) pendingRedraws.add(redraw);
  return () => pendingRedraws.delete(redraw);
}

async function load(): Promise<void> {
  isRequested = true;
  colour = (await loadPart('colours', () => import('./highlight.ts')))?.highlightCode;
  if (!colour) return;
  for (const redraw of pendingRedraws) redraw();
  pendingRedraws.clear();
}
