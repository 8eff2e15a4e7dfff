// Finds uses of script names in the template of a Vue or Svelte component: components in tags, functions and imports in handlers and
// expressions. They count as uses by the module.
import { languages } from '../../syntax/languages.ts';
import type { CallFact, FileFacts } from '../facts.ts';
import type { Source } from '../source.ts';

/** Maximum length of an expression in a template. */
const longest = 2000;
const piece = /<!--|<(\/?)([A-Za-z][\w.:-]*)|\{\{?/g;
const attributeName = /[^\s"'<>/={}]+/y;
/** Vue attributes whose values are code; slots declare names instead. */
const directive = /^(?:[@:.]|v-(?!slot))/;
/** Svelte directives with the name of a function. */
const using = /^(?:use|transition|in|out|animate):([A-Za-z_$][\w$]*)/;
/** A string, or a name that is not a member. */
const word = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|(?<![\w$]|[^.]\.)([A-Za-z_$][\w$]*)/g;
/** Separators and brackets in argument lists; strings are skipped. */
const listSign = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|[()[\]{},]/g;
const member = /\s*\??\.\s*([A-Za-z_$][\w$]*)/y;

/** Uses of script names in the page around the script. Linear in the text. */
export function templateUses({ symbols, imports }: Pick<FileFacts, 'symbols' | 'imports'>, page: Source, language: string): CallFact[] {
  const imported = new Set(imports.flatMap(({ scope, names }) => (scope === 0 ? names.map(({ local }) => local) : [])));
  // Components written as an object have their handlers as its methods.
  const own = symbols.filter(({ parent, kind }) => parent === 0 && (kind === 'function' || kind === 'class' || kind === 'method'));
  if (imported.size + own.length === 0) return [];
  return new TemplateReader(page, languages.get(language)?.page === 'directives', imported, new Set(own.map(({ name }) => name))).read();
}

class TemplateReader {
  readonly #page: Source;
  readonly #isVue: boolean;
  readonly #imported: ReadonlySet<string>;
  readonly #own: ReadonlySet<string>;
  readonly #found: CallFact[] = [];

  constructor(page: Source, isVue: boolean, imported: ReadonlySet<string>, own: ReadonlySet<string>) {
    this.#page = page;
    this.#isVue = isVue;
    this.#imported = imported;
    this.#own = own;
  }

  read(): CallFact[] {
    const { text } = this.#page;
    piece.lastIndex = 0;
    for (let match = piece.exec(text); match; match = piece.exec(text)) {
      const [whole, closing, tag] = match;
      const end = piece.lastIndex;
      const next = tag !== undefined ? this.#tag(tag, Boolean(closing), end) : this.#between(whole, end);
      if (next < 0) break;
      piece.lastIndex = next;
    }
    return this.#found;
  }

  /** Reads text between tags: comments, and expressions in braces. Returns the next offset, or -1 when the page ends within. */
  #between(whole: string, end: number): number {
    const { text } = this.#page;
    if (whole === '<!--') return text.indexOf('-->', end);
    if (!this.#isVue) return this.#braced(end - whole.length);
    if (whole === '{') return end;
    const close = text.indexOf('}}', end);
    if (close >= 0) this.#expression(end, close);
    return close;
  }

  #tag(name: string, isClosing: boolean, end: number): number {
    const { text } = this.#page;
    if (isClosing) return text.indexOf('>', end);
    if (/^(?:script|style)$/i.test(name)) return text.indexOf(`</${name}`, end);
    this.#component(name, end - name.length);
    for (let at = end; at < text.length;) {
      const character = text[at] ?? '';
      if (character === '>') return at + 1;
      attributeName.lastIndex = at;
      if (character === '{') at = this.#braced(at);
      else if (attributeName.test(text)) at = this.#attribute(at, attributeName.lastIndex);
      else at++;
      if (at < 0) return -1;
    }
    return -1;
  }

  /** Reads one attribute with its value; returns its end, or -1. */
  #attribute(start: number, end: number): number {
    const { text } = this.#page;
    const name = text.slice(start, end);
    const used = this.#isVue ? undefined : using.exec(name)?.[1];
    if (used) this.#use(used, start + name.indexOf(':') + 1, end);
    if (text[end] !== '=') return end;
    const quote = text[end + 1] ?? '';
    if (quote === '{' && !this.#isVue) return this.#braced(end + 1);
    if (quote !== '"' && quote !== "'") return end + 1;
    const close = text.indexOf(quote, end + 2);
    if (close < 0) return -1;
    if (!this.#isVue) this.#bracedParts(end + 2, close);
    else if (directive.test(name)) this.#expression(end + 2, close);
    return close + 1;
  }

  /** A Svelte value may mix text and expressions. */
  #bracedParts(start: number, end: number): void {
    const value = this.#page.text.slice(start, end);
    for (let at = value.indexOf('{'); at >= 0; at = value.indexOf('{', at)) at = this.#braced(start + at) - start;
  }

  /** Reads an expression in braces from the opening one; returns its end, or the offset where the search stopped. */
  #braced(start: number): number {
    const { text } = this.#page;
    const last = Math.min(text.length, start + longest);
    let level = 0;
    for (let at = start; at < last; at++) {
      if (text[at] === '{') level++;
      else if (text[at] === '}' && --level === 0) {
        this.#expression(start + 1, at);
        return at + 1;
      }
    }
    return last;
  }

  #expression(start: number, end: number): void {
    for (const match of this.#page.text.slice(start, Math.min(end, start + longest)).matchAll(word)) {
      if (match[1] !== undefined) this.#use(match[1], start + match.index, end);
    }
  }

  /** Adds a component tag; `<my-button>` and `<MyButton>` are one component. */
  #component(tag: string, offset: number): void {
    const [first = '', part] = tag.split('.');
    const name = first.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());
    const known = [first, name, name.charAt(0).toUpperCase() + name.slice(1)].find(
      (each) => this.#imported.has(each) || this.#own.has(each),
    );
    if (known === undefined || (/^[a-z]+$/.test(tag) && !this.#isVue)) return;
    if (part) this.#add({ name: part, receiver: known }, offset + first.length + 1, 'call', 0);
    else this.#add({ name: known }, offset, 'call', 0);
  }

  /** Adds a use of a script name: a call, a reference, or a member call. */
  #use(name: string, offset: number, end: number): void {
    if (!this.#imported.has(name) && !this.#own.has(name)) return;
    const { text } = this.#page;
    const after = offset + name.length;
    member.lastIndex = after;
    const of = member.exec(text);
    const isMember = of !== null && member.lastIndex <= end;
    const last = isMember ? member.lastIndex : after;
    const list = /^\s*\(/.test(text.slice(last, last + 20)) ? text.indexOf('(', last) + 1 : -1;
    const target = isMember ? { name: of[1] ?? '', receiver: name } : { name };
    if (isMember && !this.#imported.has(name)) return;
    if (list < 0 || list > end) this.#add(target, last - target.name.length, 'reference', 0);
    else this.#add(target, last - target.name.length, 'call', this.#countArguments(list, end));
  }

  #countArguments(start: number, end: number): number {
    const rest = this.#page.text.slice(start, Math.min(end, start + longest));
    if (/^\s*\)/.test(rest)) return 0;
    let level = 0;
    let count = 1;
    for (const [sign] of rest.matchAll(listSign)) {
      if (sign === ',' && level === 0) count++;
      else if ('([{'.includes(sign)) level++;
      else if (')]}'.includes(sign) && level-- === 0) break;
    }
    return count;
  }

  #add(target: { readonly name: string; readonly receiver?: string }, offset: number, how: CallFact['how'], count: number): void {
    this.#found.push({ caller: 0, ...target, ...this.#page.position(offset), how, arguments: count });
  }
}
