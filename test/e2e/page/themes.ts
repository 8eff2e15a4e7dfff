// Colours of VS Code's own themes for a page without an editor, as a real VS Code gives them to a webview.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const folder = join(import.meta.dirname, '..', '..', 'fixtures', 'themes');
/** By theme, then by variable; a theme that leaves a variable open has none. */
const variables = JSON.parse(readFileSync(join(folder, 'variables.json'), 'utf8')) as Readonly<
  Record<Theme, Readonly<Record<string, string>>>
>;
const sheet = readFileSync(join(folder, 'webview.css'), 'utf8');

/** The default themes of each kind. */
export const themes = ['dark', 'light', 'hc-dark', 'hc-light'] as const;
export type Theme = (typeof themes)[number];

const kinds: Readonly<Record<Theme, readonly string[]>> = {
  dark: ['vscode-dark'],
  light: ['vscode-light'],
  'hc-dark': ['vscode-high-contrast'],
  'hc-light': ['vscode-high-contrast-light', 'vscode-high-contrast'],
};

/** Variables that some theme sets: a name that is in none of them is misspelt or gone. */
export const themeVariables: ReadonlySet<string> = new Set(themes.flatMap((theme) => Object.keys(variables[theme])));

/** Gives the page the look of VS Code: the variables of the theme, the classes of its kind, the style sheet of every webview. */
export async function applyTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(
    ({ values, classes, css }) => {
      const root = document.documentElement;
      for (const name of [...root.style]) root.style.removeProperty(name);
      for (const [name, value] of Object.entries(values)) root.style.setProperty(name, value);
      // The page is transparent and lies on the side bar.
      root.style.setProperty('background', 'var(--vscode-sideBar-background)');
      root.style.setProperty('--monaco-monospace-font', 'monospace');
      document.body.classList.remove('vscode-dark', 'vscode-light', 'vscode-high-contrast', 'vscode-high-contrast-light');
      document.body.classList.add('vscode-body', ...classes);
      const defaults = new CSSStyleSheet();
      defaults.replaceSync(css);
      document.adoptedStyleSheets = [defaults];
    },
    { values: variables[theme], classes: kinds[theme], css: sheet },
  );
}
