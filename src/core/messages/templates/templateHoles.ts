// Masks holes and code of template engines: the text keeps its length, so that the rest can be read as markup with unchanged offsets.

/** Replaces a hole with a value: a private use character, which texts do not contain otherwise. */
export const holeMark = '\ue000';
/** Replaces code that ends a text. */
export const endMark = '\ue001';

type HoleForm = 'braces' | 'brace' | 'percent' | 'brackets' | 'directives' | 'razor';

/** Forms of holes by file ending. The first matching row counts. */
const formsByPath: readonly (readonly [RegExp, readonly HoleForm[]])[] = [
  [/\.vue$/i, ['braces']],
  [/\.svelte$/i, ['brace']],
  [/\.blade\.php$/i, ['braces', 'directives']],
  [/\.(?:cshtml|razor)$/i, ['razor']],
  [/\.(?:erb|ejs|eex|heex|jspf?)$/i, ['percent']],
  [/\.(?:html?|xhtml|gohtml|tmpl|jinja2?|j2|twig|njk|liquid|hbs|mustache)$/i, ['braces', 'percent', 'brackets']],
];

const openers: Readonly<Record<HoleForm, string>> = {
  braces: '\\{\\{|\\{%|\\{#|\\{!!',
  brace: '\\{',
  percent: '<%|<\\?',
  brackets: '\\[\\[',
  directives: '(?<![\\w@])@[a-z]\\w{1,40}',
  razor: '(?<![\\w@])@(?=[\\w({*:])',
};

/** Code inside pages, which other readers handle. */
const codeOpener = '<(?:script|style)\\b';

/** Closing mark for each opening mark; longest first. */
const closers: readonly (readonly [string, string])[] = [
  ['{{!--', '--}}'],
  ['{{--', '--}}'],
  ['{{', '}}'],
  ['{%', '%}'],
  ['{#', '#}'],
  ['{!!', '!!}'],
  ['<%--', '--%>'],
  ['<%', '%>'],
  ['<?', '?>'],
  ['[[', ']]'],
  ['@*', '*@'],
];

/** Maximum length of a hole in characters; a longer one was never closed. */
const maxLength = 4000;

/** Holes that print nothing, or more than a value: conditions, loops, blocks, assignments, comments. */
const endsText =
  /^(?:\{[%#]|\{\{\{?[-~]?\s{0,20}(?:[#/!>^-]|(?:if|range|with|define|block|template)\s|(?:else|end)(?=[\s}~-])|\$[\w.]{1,60}\s{0,4}:?=)|<%(?!=|-(?!-))|<\?(?!=)|@\*|\{[#:/]|\{@const\b)/;
/** A tag of Ruby or Elixir that opens a block. */
const opensBlock = /(?:\bdo|->|\{)\s{0,20}(?:\|[^|]{0,60}\|)?\s{0,20}-?%>$/;

/** The hole forms of a template; undefined for other paths. */
export function templateForms(path: string): readonly HoleForm[] | undefined {
  return formsByPath.find(([ending]) => ending.test(path))?.[1];
}

/** `text` with {@link holeMark} for holes and {@link endMark} for ends of texts, repeated to keep the length. Linear. */
export function maskHoles(text: string, forms: readonly HoleForm[]): string {
  const opener = new RegExp([codeOpener, ...forms.map((form) => openers[form])].join('|'), 'gi');
  const reader = new HoleReader(text, forms);
  const maskedParts: string[] = [];
  let at = 0;
  for (let match = opener.exec(text); match; match = opener.exec(text)) {
    const [to, isHole] = reader.readHole(match[0], match.index);
    if (to <= match.index) continue;
    maskedParts.push(text.slice(at, match.index), (isHole ? holeMark : endMark).repeat(to - match.index));
    at = opener.lastIndex = to;
  }
  return maskedParts.join('') + text.slice(at);
}

/** Offset after a hole, and whether it prints a value. For plain text the offset is unchanged. */
type Hole = readonly [number, boolean];

const razorCode = /(?:code|functions)?\s{0,20}\{/y;
const razorLine =
  /(?:page|model|inject|using|inherits|implements|layout|namespace|attribute|addTagHelper|rendermode|typeparam)\b(?!\s{0,4}\()[^\n]*/y;
const razorBlock = /(?:if|for|foreach|while|switch|lock|using|section|try)\b/y;
const razorStep = /(?:\??\.)?[A-Za-z_]\w*/y;

class HoleReader {
  readonly #text: string;
  readonly #isRazor: boolean;
  /** The next place of each closing mark: holes come in order, so each place is searched once. */
  readonly #nextClosers = new Map<string, number>();

  constructor(text: string, forms: readonly HoleForm[]) {
    this.#text = text;
    this.#isRazor = forms.includes('razor');
  }

  readHole(opener: string, at: number): Hole {
    const text = this.#text;
    if (opener.startsWith('<s') || opener.startsWith('<S')) return [this.#codeEnd(opener.slice(1).toLowerCase(), at), false];
    if (opener === '{') {
      const to = this.#bracketEnd(at, '{', '}');
      return [to, !endsText.test(text.slice(at, at + 80))];
    }
    if (opener.startsWith('@') && !text.startsWith('@*', at)) return this.#isRazor ? this.#readRazor(at) : this.#readDirective(opener, at);
    const [, closer = ''] = closers.find(([begin]) => text.startsWith(begin, at)) ?? [];
    let to = this.#endAfter(closer, at + opener.length);
    if (to < 0 || to - at > maxLength) return [at, false];
    // Handlebars allows three braces.
    while (closer === '}}' && text[to] === '}') to++;
    const isBlock = opener === '<%' && opensBlock.test(text.slice(Math.max(at, to - 120), to));
    return [to, !isBlock && !endsText.test(text.slice(at, at + 80))];
  }

  /** Offset after the next `closer` from `from` on; -1 where there is none. */
  #endAfter(closer: string, from: number): number {
    let next = this.#nextClosers.get(closer) ?? 0;
    if (next >= 0 && next < from) {
      next = this.#text.indexOf(closer, from);
      this.#nextClosers.set(closer, next);
    }
    return next < 0 ? -1 : next + closer.length;
  }

  #codeEnd(tag: string, at: number): number {
    const close = new RegExp(`</${tag}\\b`, 'gi');
    close.lastIndex = at;
    return close.exec(this.#text)?.index ?? this.#text.length;
  }

  /** Blade: `@if (…)`, `@endif`. */
  #readDirective(opener: string, at: number): Hole {
    const after = at + opener.length;
    if (opener === '@php') {
      const to = this.#endAfter('@endphp', after);
      if (to >= 0) return [to, false];
    }
    const bracket = after + (this.#text[after] === ' ' ? 1 : 0);
    return [this.#text[bracket] === '(' ? this.#bracketEnd(bracket, '(', ')') : after, false];
  }

  #readRazor(at: number): Hole {
    const text = this.#text;
    if (text[at + 1] === ':') return [at + 2, false];
    const block = this.#matchEnd(razorCode, at + 1);
    if (block > 0) return [this.#bracketEnd(block - 1, '{', '}'), false];
    const line = this.#matchEnd(razorLine, at + 1);
    if (line > 0) return [line, false];
    const control = this.#matchEnd(razorBlock, at + 1);
    if (control > 0) {
      const bracket = control + (text[control] === ' ' ? 1 : 0);
      return [text[bracket] === '(' ? this.#bracketEnd(bracket, '(', ')') : control, false];
    }
    let to = at + 1;
    if (text.startsWith('await ', to)) to += 'await '.length;
    for (;;) {
      const next =
        text[to] === '('
          ? this.#bracketEnd(to, '(', ')')
          : text[to] === '['
            ? this.#bracketEnd(to, '[', ']')
            : this.#matchEnd(razorStep, to);
      if (next <= to) break;
      to = next;
    }
    return [to, true];
  }

  #matchEnd(expression: RegExp, at: number): number {
    expression.lastIndex = at;
    return expression.test(this.#text) ? expression.lastIndex : -1;
  }

  /** Offset after the bracket that closes the one at `at`, with strings skipped; the end of the text where none does. */
  #bracketEnd(at: number, open: string, close: string): number {
    const text = this.#text;
    let depth = 0;
    for (let i = at; i < text.length; i++) {
      const sign = text[i];
      if (sign === open) depth++;
      else if (sign === close && --depth === 0) return i + 1;
      else if (sign === '"') i = Math.max(i, this.#matchEnd(/"[^"\n]*"/y, i) - 1);
    }
    return text.length;
  }
}
