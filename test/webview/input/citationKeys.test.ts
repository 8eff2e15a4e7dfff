// The keys that move the focus among the citations, with a stand-in for the page.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { focusCitation, watchCitationKeys } from '../../../src/webview/input/citationKeys.ts';

/** The members of an element that the keys use. */
interface TestElement {
  readonly name: string;
  readonly checkVisibility: () => boolean;
  readonly closest: () => unknown;
  readonly matches: () => boolean;
  readonly focus: () => void;
  readonly scrollIntoView: () => void;
}

/** A page with a question box and answers, each with citations of these names. One whose name begins with `hidden` is in a closed fold. */
class TestPage {
  focused: TestElement | null = null;
  readonly #box = this.#createElement('question', undefined);
  readonly #answers: readonly { readonly citations: readonly TestElement[] }[];
  #onKeydown: ((event: object) => void) | undefined;

  constructor(...names: readonly (readonly string[])[]) {
    this.#answers = names.map((citationNames) => {
      const answer = { citations: [] as TestElement[], querySelectorAll: () => answer.citations };
      answer.citations.push(...citationNames.map((name) => this.#createElement(name, answer)));
      return answer;
    });
  }

  get focusedName(): string | undefined {
    return this.focused?.name;
  }

  get document(): Document {
    return this as unknown as Document;
  }

  get activeElement(): TestElement | null {
    return this.focused;
  }

  querySelectorAll(): readonly unknown[] {
    return this.#answers;
  }

  getElementById(): TestElement {
    return this.#box;
  }

  addEventListener(_type: string, listener: (event: object) => void): void {
    this.#onKeydown = listener;
  }

  /** Puts the focus on the citation of this name. */
  focusOn(name: string): void {
    this.focused = this.#answers.flatMap(({ citations }) => citations).find((each) => each.name === name) ?? null;
  }

  /** Presses a key and returns whether the page handled it. */
  press(key: string, { altKey = false } = {}): boolean {
    let isHandled = false;
    this.#onKeydown?.({ key, altKey, preventDefault: () => (isHandled = true) });
    return isHandled;
  }

  #createElement(name: string, answer: unknown): TestElement {
    const element: TestElement = {
      name,
      checkVisibility: () => !name.startsWith('hidden'),
      closest: () => answer,
      matches: () => name !== 'question',
      focus: () => (this.focused = element),
      scrollIntoView: () => undefined,
    };
    return element;
  }
}

/** Moves the focus by `step` from `start` (no citation when absent) and returns the name of the focused element. */
function focusedAfter(page: TestPage, step: number, start = ''): string | undefined {
  page.focusOn(start);
  return focusCitation(page.document, step) ? page.focusedName : undefined;
}

suite('moving the focus among the citations', () => {
  const page = new TestPage(['a1', 'a2'], ['b1', 'hiddenB2', 'b3'], []);

  test('starts at an end of the newest answer that has citations', () => {
    assert.equal(focusedAfter(page, 1), 'b1');
    assert.equal(focusedAfter(page, -1), 'b3');
  });

  test('skips citations in closed folds', () => {
    assert.equal(focusedAfter(page, 1, 'b1'), 'b3');
    assert.equal(focusedAfter(page, -1, 'b3'), 'b1');
  });

  test('stays in the focused answer, though a newer one has citations', () => {
    assert.equal(focusedAfter(page, 1, 'a1'), 'a2');
    assert.equal(focusedAfter(page, 1, 'a2'), undefined);
    assert.equal(page.focusedName, 'a2');
  });

  test('does nothing on a page without citations', () => {
    assert.equal(focusedAfter(new TestPage(), 1), undefined);
    assert.equal(focusedAfter(new TestPage([], ['hidden']), 1), undefined);
  });
});

suite('the keys for citations', () => {
  function openPage(): TestPage {
    const page = new TestPage(['a1', 'a2']);
    watchCitationKeys(page.document);
    return page;
  }

  test('are Alt+Down and Alt+Up', () => {
    const page = openPage();
    assert.equal(page.press('ArrowDown', { altKey: true }), true);
    assert.equal(page.focusedName, 'a1');
    page.press('ArrowDown', { altKey: true });
    page.press('ArrowUp', { altKey: true });
    assert.equal(page.focusedName, 'a1');
  });

  test('leave the arrow keys without Alt alone, and a step beyond the last citation', () => {
    const page = openPage();
    assert.equal(page.press('ArrowDown'), false);
    assert.equal(page.focusedName, undefined);
    page.focusOn('a2');
    assert.equal(page.press('ArrowDown', { altKey: true }), false);
  });

  test('go back to the question box with Escape, but only from a citation', () => {
    const page = openPage();
    page.press('Escape');
    assert.equal(page.focusedName, undefined);
    page.focusOn('a1');
    page.press('Escape');
    assert.equal(page.focusedName, 'question');
  });
});
