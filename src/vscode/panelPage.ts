// The page of the panel: nothing but its script and its style sheet, and a policy that allows nothing else.

/** Where the parts of the page are, and what may be loaded. */
export interface PanelPage {
  readonly script: string;
  readonly style: string;
  /** The webview's own origin, `cspSource`. */
  readonly source: string;
  readonly nonce: string;
  readonly language: string;
}

/** HTML without inline script or style; no picture, connection, frame or form can leave it. */
export function panelPage({ script, style, source, nonce, language }: PanelPage): string {
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
<body>
<script nonce="${nonce}" src="${script}"></script>
</body>
</html>`;
}
