// What is compared between VS Code's own chat and the panel of Clew: elements in pairs, and what the browser computes for each.
import type { Frame, Page } from 'playwright-core';

/** An element of both: what it is, its selector in the chat, its selector in the panel. */
type Pair = readonly [what: string, chat: string, clew: string];

const inChat = '.interactive-response .rendered-markdown';
const inClew = '.turn > clew-answer';

/** Of those that match, the first one that is drawn is measured. */
const pairs: readonly Pair[] = [
  ['paragraph', `${inChat} p`, `${inClew} p`],
  ['title', `${inChat} h2`, `${inClew} h3`],
  ['smaller title', `${inChat} h3`, `${inClew} h4`],
  ['list', `${inChat} > ul`, `${inClew} ul`],
  ['item', `${inChat} > ul > li`, `${inClew} li`],
  ['code in a sentence', `${inChat} p > code`, `${inClew} p > code`],
  ['code block', `${inChat} .interactive-result-code-block`, `${inClew} pre`],
  ['line of code', `${inChat} .view-line`, `${inClew} pre code`],
  ['table', `${inChat} table`, `${inClew} table`],
  ['cell', `${inChat} td`, `${inClew} td`],
  ['quotation', `${inChat} blockquote`, `${inClew} blockquote`],
  ['link to lines', `${inChat} .chat-inline-anchor-widget`, `${inClew} button.citation`],
  ['question', '.interactive-request .value .rendered-markdown', '.question'],
  ['answer', '.interactive-response', '.turn'],
  ['action below it', '.interactive-response .chat-footer-toolbar .action-label.codicon', '.footer .actions .quiet'],
  ['facts below it', '.chat-footer-details', '.footer .facts'],
  ['what to ask next', '.interactive-session-followups .monaco-button', '.suggestions .quiet'],
  ['what is folded', '.completed-response-summary', '.timeline > summary'],
  ['box', '.chat-input-container', '.box'],
  ['text in the box', '.interactive-input-editor .view-line', '#question'],
  ['choice in the box', '.chat-input-toolbar .chat-input-picker-item .action-label', '.choices select'],
  ['button that asks', '.chat-execute-toolbar .action-label', '.toolbar .primary'],
  ['button', '.chat-command-button .monaco-button', '.notice .button'],
  ['picture of an empty view', '.chat-welcome-view-icon .codicon', '.empty .codicon.large'],
];

const names = [
  ...['font-size', 'line-height', 'font-weight', 'text-decoration-line', 'margin', 'padding', 'border-width', 'border-radius', 'width'],
  ...['height', 'color', 'background-color', 'border-top-color'],
] as const;

/** By name of an element and of a property: what the browser computes. */
export type Measures = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function measure(where: Page | Frame, whose: 'chat' | 'clew'): Promise<Measures> {
  const wanted = pairs.map(([what, chat, clew]) => [what, whose === 'chat' ? chat : clew] as const);
  return where.evaluate(
    ([selectors, properties]) => {
      const drawn = (selector: string): Element | undefined =>
        [...document.querySelectorAll(selector)].find((each) => each.checkVisibility() && each.getBoundingClientRect().height > 0);
      const values = (element: Element): Record<string, string> => {
        const style = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        const sizes = { width: `${Math.round(box.width)}px`, height: `${Math.round(box.height)}px` };
        return { ...Object.fromEntries(properties.map((name) => [name, style.getPropertyValue(name)])), ...sizes };
      };
      return Object.fromEntries(
        selectors.flatMap(([what, selector]) => {
          const element = drawn(selector);
          return element ? [[what, values(element)]] : [];
        }),
      );
    },
    [wanted, names] as const,
  );
}

/** A table of all that differs, by the names of `measures`. */
export function table(measures: Readonly<Record<string, readonly [chat: Measures, clew: Measures]>>): string {
  const rows = Object.entries(measures).flatMap(([where, [chat, clew]]) =>
    pairs.flatMap(([what]) =>
      names.flatMap((name) => {
        const [theirs, ours] = [chat[what]?.[name], clew[what]?.[name]];
        return theirs === ours ? [] : `| ${where} | ${what} | ${name} | ${theirs ?? 'not drawn'} | ${ours ?? 'not drawn'} |`;
      }),
    ),
  );
  return ['| where | what | property | chat | Clew |', '| --- | --- | --- | --- | --- |', ...rows].join('\n');
}
