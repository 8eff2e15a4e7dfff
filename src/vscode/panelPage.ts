// The page of the panel: its script, its style sheet, what is shown until the script runs, and a policy that allows nothing else.
import { escapeHtml } from '../core/base/escapeHtml.ts';

/** Where the parts of the page are, and what may be loaded. */
export interface PanelPage {
  readonly script: string;
  readonly style: string;
  /** The webview's own origin, `cspSource`. */
  readonly source: string;
  readonly nonce: string;
  readonly language: string;
  /** Words of the question box that can be typed in before the script runs; a page without one stays empty until then. */
  readonly box?: { readonly label: string; readonly placeholder: string };
}

/** HTML without inline script or style; no picture, connection, frame or form can leave it. */
export function panelPage({ script, style, source, nonce, language, box }: PanelPage): string {
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

/** Looks like the first drawing of the panel, so that nothing jumps; what is typed in it is taken over. */
function shell({ label, placeholder }: NonNullable<PanelPage['box']>): string {
  return `
<main class="shell" aria-busy="true"></main>
<div class="composer shell-composer"><div class="box">
<textarea id="early" rows="2" maxlength="200000" aria-label="${escapeHtml(label)}" placeholder="${escapeHtml(placeholder)}"></textarea>
<div class="toolbar"><button class="primary" disabled aria-hidden="true"></button></div>
</div></div>`;
}
