// Renders a view of the panel to text, without a page: views are pure functions, so their markup and the messages of their buttons can be
// tested in Node.
import type { TemplateResult } from 'lit';

type Handler = (event: { readonly altKey: boolean }) => unknown;

/** A rendered view. */
export class RenderedTemplate {
  readonly #handlers: Handler[] = [];
  /** The view as HTML; a handler is the number of its place in the list of handlers. */
  readonly markup: string;

  constructor(template: TemplateResult | readonly TemplateResult[] | undefined) {
    this.markup = this.#render(template);
  }

  /** The words that a person reads, without titles and labels of icons. */
  get words(): string {
    return wordsOf(this.markup);
  }

  /** Clicks the button with these words, or with this label where it shows only an icon. Throws when there is none. */
  click(label: string, event: { readonly altKey: boolean } = { altKey: false }): void {
    for (const [, attributes = '', inside = ''] of this.markup.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)) {
      const handler = /@click="(\d+)"/.exec(attributes)?.[1];
      if (handler === undefined || (wordsOf(inside) !== label && !attributes.includes(`aria-label="${label}"`))) continue;
      this.#handlers[Number(handler)]?.(event);
      return;
    }
    throw new Error(`There is no button "${label}" in ${this.markup}`);
  }

  #render(value: unknown): string {
    if (value === undefined || value === null) return '';
    if (Array.isArray(value)) return value.map((each) => this.#render(each)).join('');
    if (typeof value === 'function') return String(this.#handlers.push(value as Handler) - 1);
    if (!isTemplate(value)) return String(value);
    return value.strings
      .map((text, i) => {
        if (i === value.strings.length - 1) return text;
        const rendered = this.#render(value.values[i]);
        // Attributes are written without quotation marks in the source.
        return text + (text.endsWith('=') ? `"${rendered.replaceAll('"', '&quot;')}"` : rendered);
      })
      .join('');
  }
}

function isTemplate(value: unknown): value is TemplateResult {
  return typeof value === 'object' && value !== null && 'strings' in value && 'values' in value;
}

function wordsOf(markup: string): string {
  return markup
    .replace(/<(?:"[^"]*"|[^">])*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
