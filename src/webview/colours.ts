// Loads the syntax highlighter with the first code, so that a panel without code opens sooner. Until then code is plain.
import { escapeHtml } from '../core/base/escapeHtml.ts';
import { readPart } from './parts.ts';

let colour: ((code: string, language: string) => string) | undefined;
let asked = false;
const waiting = new Set<() => void>();

/** Escaped HTML of `code`: coloured once the highlighter is loaded, which {@link whenColoured} reports. */
export function colourCode(code: string, language: string): string {
  if (colour) return colour(code, language);
  if (language && !asked) void load();
  return escapeHtml(code);
}

/** Calls `redraw` when plain code can be coloured; the result cancels this. */
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
