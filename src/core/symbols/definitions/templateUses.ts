// Finds uses of script names in the template of a Vue or Svelte component: components in tags, functions and imports in handlers and
// expressions. They count as uses by the module.
import { languages } from '../../syntax/languages.ts';
import type { CallFact, FileFacts } from '../facts.ts';
import type { Source } from '../source.ts';

/** Maximum length of an expression in a template. */
const maxLength = 2000;
const tagOrBrace = /<!--|<(\/?)([A-Za-z][\w.:-]*)|\{\{?/g;
const attributeName = /[^\s"'<>/={}]+/y;
/** Vue attributes whose values are code; slots declare names instead. */
const directive = /^(?:[@:.]|v-(?!slot))/;
/** Svelte directives with the name of a function. */
const functionDirective = /^(?:use|transition|in|out|animate):([A-Za-z_$][\w$]*)/;
/** A string, or a name that is not a member. */
const wordOrString = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|(?<![\w$]|[^.]\.)([A-Za-z_$][\w$]*)/g;
/** Separators and brackets in argument lists; strings are skipped. */
const listSign = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|[()[\]{},]/g;
const member = /\s*\??\.\s*([A-Za-z_$][\w$]*)/y;

/** Uses of script names in the page around the script. Linear in the text. */
export function templateUses({ symbols, imports }: Pick<FileFacts, 'symbols' | 'imports'>, page: Source, language: string): CallFact[] {
  const importedNames = new Set(imports.flatMap(({ scope, names }) => (scope === 0 ? names.map(({ local }) => local) : [])));
  // Components written as an object have their handlers as its methods.
  const ownSymbols = symbols.filter(({ parent, kind }) => parent === 0 && (kind === 'function' || kind === 'class' || kind === 'method'));
  if (importedNames.size + ownSymbols.length === 0) return [];
  return new TemplateReader(
    page,
    languages.get(language)?.page === 'directives',
    importedNames,
    new Set(ownSymbols.map(({ name }) => name)),
  ).readUses();
}

class TemplateReader {
  readonly #page: Source;
  readonly #isVue: boolean;
  readonly #importedNames: ReadonlySet<string>;
  readonly #ownNames: ReadonlySet<string>;
  readonly #uses: CallFact[] = [];

  constructor(page: Source, isVue: boolean, importedNames: ReadonlySet<string>, ownNames: ReadonlySet<string>) {
    this.#page = page;
    this.#isVue = isVue;
    this.#importedNames = importedNames;
    this.#ownNames = ownNames;
  }

  readUses(): CallFact[] {
    const { text } = this.#page;
    tagOrBrace.lastIndex = 0;
    for (let match = tagOrBrace.exec(text); match; match = tagOrBrace.exec(text)) {
      const [whole, closing, tag] = match;
      const end = tagOrBrace.lastIndex;
      const next = tag !== undefined ? this.#readTag(tag, Boolean(closing), end) : this.#readBetween(whole, end);
      if (next < 0) break;
      tagOrBrace.lastIndex = next;
    }
    return this.#uses;
  }

  /** Reads text between tags: comments, and expressions in braces. Returns the next offset, or -1 when the page ends within. */
  #readBetween(whole: string, end: number): number {
    const { text } = this.#page;
    if (whole === '<!--') return text.indexOf('-->', end);
    if (!this.#isVue) return this.#readBraces(end - whole.length);
    if (whole === '{') return end;
    const close = text.indexOf('}}', end);
    if (close >= 0) this.#readExpression(end, close);
    return close;
  }

  #readTag(name: string, isClosing: boolean, end: number): number {
    const { text } = this.#page;
    if (isClosing) return text.indexOf('>', end);
    if (/^(?:script|style)$/i.test(name)) return text.indexOf(`</${name}`, end);
    this.#addComponent(name, end - name.length);
    for (let at = end; at < text.length;) {
      const character = text[at] ?? '';
      if (character === '>') return at + 1;
      attributeName.lastIndex = at;
      if (character === '{') at = this.#readBraces(at);
      else if (attributeName.test(text)) at = this.#readAttribute(at, attributeName.lastIndex);
      else at++;
      if (at < 0) return -1;
    }
    return -1;
  }

  /** Reads one attribute with its value; returns its end, or -1. */
  #readAttribute(start: number, end: number): number {
    const { text } = this.#page;
    const name = text.slice(start, end);
    const functionName = this.#isVue ? undefined : functionDirective.exec(name)?.[1];
    if (functionName) this.#addUse(functionName, start + name.indexOf(':') + 1, end);
    if (text[end] !== '=') return end;
    const quote = text[end + 1] ?? '';
    if (quote === '{' && !this.#isVue) return this.#readBraces(end + 1);
    if (quote !== '"' && quote !== "'") return end + 1;
    const close = text.indexOf(quote, end + 2);
    if (close < 0) return -1;
    if (!this.#isVue) this.#readBracedParts(end + 2, close);
    else if (directive.test(name)) this.#readExpression(end + 2, close);
    return close + 1;
  }

  /** A Svelte value may mix text and expressions. */
  #readBracedParts(start: number, end: number): void {
    const value = this.#page.text.slice(start, end);
    for (let at = value.indexOf('{'); at >= 0; at = value.indexOf('{', at)) at = this.#readBraces(start + at) - start;
  }

  /** Reads an expression in braces from the opening one; returns its end, or the offset where the search stopped. */
  #readBraces(start: number): number {
    const { text } = this.#page;
    const last = Math.min(text.length, start + maxLength);
    let level = 0;
    for (let at = start; at < last; at++) {
      if (text[at] === '{') level++;
      else if (text[at] === '}' && --level === 0) {
        this.#readExpression(start + 1, at);
        return at + 1;
      }
    }
    return last;
  }

  #readExpression(start: number, end: number): void {
    for (const match of this.#page.text.slice(start, Math.min(end, start + maxLength)).matchAll(wordOrString)) {
      if (match[1] !== undefined) this.#addUse(match[1], start + match.index, end);
    }
  }

  /** Adds a component tag; `<my-button>` and `<MyButton>` are one component. */
  #addComponent(tag: string, offset: number): void {
    const [first = '', part] = tag.split('.');
    const name = first.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());
    const scriptName = [first, name, name.charAt(0).toUpperCase() + name.slice(1)].find(
      (each) => this.#importedNames.has(each) || this.#ownNames.has(each),
    );
    if (scriptName === undefined || (/^[a-z]+$/.test(tag) && !this.#isVue)) return;
    if (part) this.#add({ name: part, receiver: scriptName }, offset + first.length + 1, 'call', 0);
    else this.#add({ name: scriptName }, offset, 'call', 0);
  }

  /** Adds a use of a script name: a call, a reference, or a member call. */
  #addUse(name: string, offset: number, end: number): void {
    if (!this.#importedNames.has(name) && !this.#ownNames.has(name)) return;
    const { text } = this.#page;
    const after = offset + name.length;
    member.lastIndex = after;
    const memberMatch = member.exec(text);
    const isMember = memberMatch !== null && member.lastIndex <= end;
    const last = isMember ? member.lastIndex : after;
    const argumentsStart = /^\s*\(/.test(text.slice(last, last + 20)) ? text.indexOf('(', last) + 1 : -1;
    const target = isMember ? { name: memberMatch[1] ?? '', receiver: name } : { name };
    if (isMember && !this.#importedNames.has(name)) return;
    if (argumentsStart < 0 || argumentsStart > end) this.#add(target, last - target.name.length, 'reference', 0);
    else this.#add(target, last - target.name.length, 'call', this.#countArguments(argumentsStart, end));
  }

  #countArguments(start: number, end: number): number {
    const rest = this.#page.text.slice(start, Math.min(end, start + maxLength));
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
    this.#uses.push({ caller: 0, ...target, ...this.#page.position(offset), how, arguments: count });
  }
}
