// Updating an element to match another, with stand-ins for the few parts of the DOM that it uses.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { morph } from '../../../src/webview/markdown/morph.ts';

abstract class TestNode {
  parent: TestElement | undefined;

  get nextSibling(): TestNode | null {
    const siblings = this.parent?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }

  abstract get html(): string;

  isEqualNode(other: TestNode): boolean {
    return this.html === other.html;
  }

  remove(): void {
    const { parent } = this;
    if (parent) parent.childNodes = parent.childNodes.filter((each) => each !== this);
    this.parent = undefined;
  }

  replaceWith(other: TestNode): void {
    const { parent } = this;
    other.remove();
    if (parent) parent.childNodes = parent.childNodes.map((each) => (each === this ? other : each));
    other.parent = parent;
    this.parent = undefined;
  }
}

class TestText extends TestNode {
  #data: string;
  /** Texts that were appended: a selection survives these, but not a new text. */
  readonly appended: string[] = [];

  constructor(data: string) {
    super();
    this.#data = data;
  }

  get data(): string {
    return this.#data;
  }

  set data(data: string) {
    this.#data = data;
  }

  get length(): number {
    return this.#data.length;
  }

  get html(): string {
    return this.#data;
  }

  appendData(data: string): void {
    this.appended.push(data);
    this.#data += data;
  }
}

class TestElement extends TestNode {
  childNodes: readonly TestNode[] = [];
  readonly tagName: string;
  readonly #attributes: Map<string, string>;

  constructor(tagName: string, attributes: Readonly<Record<string, string>>, children: readonly TestNode[]) {
    super();
    this.tagName = tagName;
    this.#attributes = new Map(Object.entries(attributes));
    for (const child of children) this.append(child);
  }

  get firstChild(): TestNode | null {
    return this.childNodes[0] ?? null;
  }

  get attributes(): readonly { readonly name: string; readonly value: string }[] {
    return [...this.#attributes].map(([name, value]) => ({ name, value }));
  }

  get html(): string {
    const attributes = this.attributes.map(({ name, value }) => ` ${name}="${value}"`).join('');
    return `<${this.tagName}${attributes}>${this.childNodes.map(({ html }) => html).join('')}</${this.tagName}>`;
  }

  append(child: TestNode): void {
    child.remove();
    this.childNodes = [...this.childNodes, child];
    child.parent = this;
  }

  hasAttribute(name: string): boolean {
    return this.#attributes.has(name);
  }

  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null;
  }

  setAttribute(name: string, value: string): void {
    this.#attributes.set(name, value);
  }

  removeAttribute(name: string): void {
    this.#attributes.delete(name);
  }
}

function text(data: string): TestText {
  return new TestText(data);
}

function element(tagName: string, attributes: Readonly<Record<string, string>>, ...children: readonly TestNode[]): TestElement {
  return new TestElement(tagName, attributes, children);
}

/** Updates `old` to match `fresh` and checks that it does. */
function update(old: TestElement, fresh: TestElement): void {
  const { html } = fresh;
  morph(old as unknown as Element, fresh as unknown as Element);
  assert.equal(old.html, html);
}

suite('updating an element', () => {
  const globals = globalThis as { Element?: unknown; Text?: unknown };
  const { Element: originalElement, Text: originalText } = globals;
  before(() => Object.assign(globals, { Element: TestElement, Text: TestText }));
  after(() => {
    // The other tests of this process do without a DOM, and some code asks whether there is one.
    if (originalElement === undefined) delete globals.Element;
    else globals.Element = originalElement;
    if (originalText === undefined) delete globals.Text;
    else globals.Text = originalText;
  });

  test('appends to a text that grows', () => {
    const growing = text('Orders are');
    update(element('p', {}, growing), element('p', {}, text('Orders are placed')));
    assert.deepEqual(growing.appended, [' placed']);
  });

  test('replaces a text that differs, in the same node', () => {
    const changed = text('Orders');
    const paragraph = element('p', {}, changed);
    update(paragraph, element('p', {}, text('Mails')));
    assert.equal(paragraph.firstChild, changed);
    assert.deepEqual(changed.appended, []);
  });

  test('keeps each element that has the same tag', () => {
    const code = element('code', {}, text('const a'));
    const block = element('pre', {}, code);
    const answer = element('div', {}, element('p', {}, text('See:')), block);
    update(answer, element('div', {}, element('p', {}, text('See:')), element('pre', {}, element('code', {}, text('const a = 1')))));
    assert.equal(answer.childNodes[1], block);
    assert.equal(block.firstChild, code);
  });

  test('replaces an element with one of another tag, and a text with an element', () => {
    update(element('div', {}, element('p', {}, text('1. a'))), element('div', {}, element('ol', {}, text('a'))));
    update(element('p', {}, text('[1]')), element('p', {}, element('button', {}, text('1'))));
  });

  test('adds and removes children at the end', () => {
    const list = element('ul', {}, element('li', {}, text('a')));
    update(list, element('ul', {}, ...['a', 'b', 'c'].map((item) => element('li', {}, text(item)))));
    update(list, element('ul', {}, element('li', {}, text('a'))));
    update(list, element('ul', {}));
  });

  test('adds, changes and removes attributes', () => {
    const button = element('button', { class: 'citation', disabled: '' });
    update(button, element('button', { class: 'citation stale' }));
    update(button, element('button', { class: 'citation stale', title: 'Changed since' }));
  });
});
