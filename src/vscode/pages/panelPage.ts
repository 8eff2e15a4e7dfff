// HTML of the panel: its script, its style sheet, a placeholder until the script runs, and a policy that allows nothing else.
import { escapeHtml } from '../../core/base/escapeHtml.ts';

/** Addresses of the page's parts, and the allowed sources. */
export interface PanelPageOptions {
  readonly script: string;
  readonly style: string;
  /** The webview's own origin, `cspSource`. */
  readonly source: string;
  readonly nonce: string;
  readonly language: string;
  /** Texts of the question box that works before the script runs; a page without one stays empty until then. */
  readonly box?: { readonly label: string; readonly placeholder: string };
}

/** HTML without inline script or style; its policy blocks foreign pictures, connections, frames and forms. */
export function panelPage({ script, style, source, nonce, language, box }: PanelPageOptions): string {
  const policy = [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}'`,
    `style-src ${source}`,
    `font-src ${source}`,
    `form-action 'none'`,
    `base-uri 'none'`,
  ].join('; ');
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<link rel="stylesheet" href="${style}">
<title>Clew</title>
</head>
<body>${box ? shell(box) : ''}
<script nonce="${nonce}" src="${script}"></script>
</body>
</html>`;
}

/** Looks like the panel's first drawing, so that nothing jumps; the panel takes over typed text. */
function shell({ label, placeholder }: NonNullable<PanelPageOptions['box']>): string {
  return `
<main class="shell" aria-busy="true"></main>
<div class="composer shell-composer"><div class="box">
<textarea id="early" rows="2" maxlength="200000" aria-label="${escapeHtml(label)}" placeholder="${escapeHtml(placeholder)}"></textarea>
<div class="toolbar"><button class="primary" disabled aria-hidden="true"></button></div>
</div></div>`;
}
