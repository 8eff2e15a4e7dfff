// Sizes, buttons, focus rings and borders of the panel are those of VS Code's own chat and views, in every state.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { allViews, showView } from './allViews.ts';
import type { PanelView } from './panelStates.ts';
import { openPanel, startBrowser, stateMessage } from './panelPage.ts';
import { themes, applyTheme, type Theme } from './themes.ts';

/** Text, title or lines of an editor, what is said about it, tool bars. */
const textSizes = ['13px', '14px', '12px', '11px'];
/** Icons, those of small marks, and the picture of an empty panel. */
const iconSizes = ['16px', '12px', '40px'];

type Find = (page: Page) => Promise<readonly string[]>;
const looks = {
  text: strangeText,
  heights: strangeHeights,
  narrow: (page: Page) => tooWideElements(page, 280),
  colours: strangeInThemes,
  rings: elementsWithoutRing,
  wide: async (page: Page) => {
    await page.setViewportSize({ width: 1400, height: 900 });
    return tooWideElements(page, 950);
  },
} as const satisfies Record<string, Find>;
type Look = keyof typeof looks;

suite('the panel compared with the editor', { timeout: 240_000 }, () => {
  let browser: Browser;
  /** Wrong elements that each check finds, with the name of the view. */
  const wrong = new Map<Look, string[]>();
  let views: readonly PanelView[];

  before(async () => {
    browser = await startBrowser();
    views = await allViews();
    for (const view of views) {
      // One page for all looks: opening it takes longest.
      const { page } = await showView(browser, view, 280);
      for (const [look, find] of Object.entries(looks) as [Look, Find][]) {
        const found = (await find(page)).map((each) => `${view.name}: ${each}`);
        wrong.set(look, [...(wrong.get(look) ?? []), ...found]);
      }
      await page.close();
    }
  });
  after(() => browser.close());

  test('has text and icons in the fonts and sizes of the editor', () => assert.deepEqual(wrong.get('text'), []));

  test('has buttons, rows and fields as high as in the editor', () => assert.deepEqual(wrong.get('heights'), []));

  test('does not scroll sideways in a narrow panel', () => assert.deepEqual(wrong.get('narrow'), []));

  test('has borders in high contrast, and the button colours of every theme', () => assert.deepEqual(wrong.get('colours'), []));

  test('has a visible ring around every focused element', () => assert.deepEqual(wrong.get('rings'), []));

  test('limits the length of lines in a wide tab', () => assert.deepEqual(wrong.get('wide'), []));

  test('has the distances, code blocks and tables of the chat of the editor', async () => {
    const { page } = await showView(browser, views.find(({ name }) => name === 'markdown') ?? assert.fail(), 280);
    assert.deepEqual(await chatMeasures(page), {
      paragraphs: 16,
      aboveTitle: 24,
      belowTitle: 14,
      aboveSmallTitle: 20,
      aboveCode: 16,
      code: ['14px', '6px'],
      cell: '4px 6px',
      tableIsNarrow: true,
      quotation: 24,
    });
    await page.close();
  });

  test('underlines links in sentences in high contrast, and everywhere where the editor does', async () => {
    const { page } = await showView(browser, views.find(({ name }) => name === 'model') ?? assert.fail(), 280);
    const line = (): Promise<string> =>
      page
        .locator('button.citation')
        .first()
        .evaluate((each) => getComputedStyle(each).textDecorationLine);
    for (const theme of themes) {
      await applyTheme(page, theme);
      assert.equal(await line(), theme.startsWith('hc') ? 'underline' : 'none', theme);
    }
    await applyTheme(page, 'dark');
    await page.evaluate(() => document.documentElement.style.setProperty('--text-link-decoration', 'underline'));
    assert.equal(await line(), 'underline');
    await page.close();
  });

  test('has at most two lines of choices in the narrowest panel, whatever the name of the model', async () => {
    const view = views.find(({ name }) => name === 'model') ?? assert.fail();
    const model = { ...view.message.model, name: 'a-rather-long-name-of-a-model' };
    const { page } = await showView(browser, { ...view, message: { ...view.message, model } }, 280);
    assert.equal((await page.locator('.toolbar').boundingBox())?.height, 44);
    await page.setViewportSize({ width: 700, height: 900 });
    assert.equal((await page.locator('.toolbar').boundingBox())?.height, 22);
    await page.close();
  });

  test('shows code in a link without a box, in the colour of the link', async () => {
    const { page } = await showView(browser, views.find(({ name }) => name === 'empty') ?? assert.fail(), 280);
    const code = page.locator('.examples code').first();
    const [inside, link] = await code.evaluate((each) =>
      [each, each.closest('button') ?? each].map((one) => ({ ...getComputedStyle(one) })),
    );
    assert.equal(inside?.color, link?.color);
    assert.equal(inside?.backgroundColor, 'rgba(0, 0, 0, 0)');
    await page.close();
  });

  test('has no animation when the person prefers reduced motion', async () => {
    const { page, send } = await openPanel(browser);
    await send(stateMessage([{ id: 't1', question: 'Where?', state: 'running', events: [] }]));
    await page.waitForSelector('.working');
    const spins = (): Promise<readonly string[]> =>
      page.locator('.codicon-modifier-spin').evaluateAll((all) => all.map((each) => getComputedStyle(each).animationName));
    assert.ok((await spins()).some((name) => name !== 'none'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    assert.deepEqual([...new Set(await spins())], ['none']);
    await page.close();
  });
});

/** Text that is neither in a size nor in a font of the editor. */
function strangeText(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ([texts, marks]) => {
      const value = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
      const normal = (font: string): string => font.replaceAll(/["'\s]/g, '');
      const fonts = [value('--vscode-font-family'), value('--vscode-editor-font-family')].map(normal);
      const isOwn = (each: Element): boolean => [...each.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      return [...document.querySelectorAll('body *')].flatMap((each) => {
        const { fontSize, fontFamily } = getComputedStyle(each);
        const isIcon = each.classList.contains('codicon');
        if (!each.checkVisibility() || !(isIcon || isOwn(each)) || each.closest('svg, .spoken')) return [];
        const isRight = isIcon ? marks.includes(fontSize) : texts.includes(fontSize) && fonts.includes(normal(fontFamily));
        return isRight ? [] : [`${each.tagName} ${each.className} ${fontSize} ${fontFamily}`];
      });
    },
    [textSizes, iconSizes] as const,
  );
}

/** Elements that are lower than the rows of the editor, or not as high as its buttons and fields. */
function strangeHeights(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wanted: readonly (readonly [string, (height: number) => boolean])[] = [
      ['.button', (height) => height >= 26],
      ['.primary', (height) => height === 22],
      ['.row, .fold > summary, .chip, .choices summary, .choices select', (height) => height >= 22],
      ['.quiet:has(> .codicon:only-child)', (height) => height >= 22],
      ['.choices .fields :is(input, select)', (height) => height === 26],
    ];
    return wanted.flatMap(([selector, isRight]) =>
      [...document.querySelectorAll(selector)].flatMap((each) => {
        const { height } = each.getBoundingClientRect();
        return !each.checkVisibility() || isRight(height) ? [] : [`${selector} ${each.className} ${height}`];
      }),
    );
  });
}

/** Distances between the parts of an answer, and what its code and tables look like. `npm run bench -- beside` measures the chat. */
function chatMeasures(page: Page): Promise<object> {
  return page.evaluate(() => {
    const box = (selector: string): DOMRect => (document.querySelector(`clew-answer ${selector}`) as Element).getBoundingClientRect();
    const style = (selector: string): CSSStyleDeclaration => getComputedStyle(document.querySelector(`clew-answer ${selector}`) as Element);
    const between = (upper: string, lower: string): number => Math.round(box(lower).top - box(upper).bottom);
    const block = (n: number): string => `.block:nth-child(${n}) > *`;
    return {
      paragraphs: between(block(1), block(2)),
      aboveTitle: between(block(2), 'h3'),
      belowTitle: between('h3', block(4)),
      aboveSmallTitle: between(block(4), 'h4'),
      aboveCode: between(block(6), 'pre'),
      code: [style('pre code').fontSize, style('pre').borderRadius],
      cell: style('td').padding,
      tableIsNarrow: box('table').width < 150,
      quotation: Math.round(box('blockquote').height),
    };
  });
}

/** Elements that scroll sideways though they should not, or are wider than `most` pixels. */
function tooWideElements(page: Page, most: number): Promise<readonly string[]> {
  return page.evaluate((width) => {
    const scrolled = [document.documentElement, ...document.querySelectorAll('#chat, .index, .composer, .explained .options, .gate')];
    const sideways = scrolled.filter((each) => each.scrollWidth > each.clientWidth && each.checkVisibility());
    const long = [...document.querySelectorAll('.question, clew-answer, .notice, .gate, .box')].filter(
      (each) => each.getBoundingClientRect().width > width,
    );
    return [...sideways, ...long].map((each) => `${each.tagName} ${each.className}`);
  }, most);
}

/** Elements that Tab reaches but that show no focus ring. */
async function elementsWithoutRing(page: Page): Promise<readonly string[]> {
  await page.locator('#question').focus();
  const wrong = new Set<string>();
  // More than any view has; the walk goes around.
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--vscode-focusBorder)';
      const ring = getComputedStyle(probe).color;
      probe.remove();
      const on = document.activeElement;
      if (!on || on === document.body) return undefined;
      // A field tells it by the edge of its box, a radio button by that of its row, a box of a diagram by its stroke.
      const candidates = [on, on.closest('.box'), on.closest('.option'), on.querySelector('rect')].filter((each) => each !== null);
      const isShown = candidates.some((each) => {
        const { outlineStyle, outlineWidth, outlineColor, borderTopColor, stroke } = getComputedStyle(each);
        return (outlineStyle === 'solid' && outlineWidth !== '0px' && outlineColor === ring) || borderTopColor === ring || stroke === ring;
      });
      return isShown || on.id === 'chat' ? undefined : `${on.tagName} ${on.getAttribute('class') ?? ''}`;
    });
    if (found !== undefined) wrong.add(found);
  }
  return [...wrong];
}

async function strangeInThemes(page: Page): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const theme of themes) {
    await applyTheme(page, theme);
    for (const each of await strangeColours(page, theme)) wrong.push(`${theme}: ${each}`);
  }
  await applyTheme(page, 'dark');
  return wrong;
}

/** Boxes without an edge where the theme has high contrast, and buttons in other colours than the editor's. */
function strangeColours(page: Page, theme: Theme): Promise<readonly string[]> {
  return page.evaluate((isContrast) => {
    const probe = document.body.appendChild(document.createElement('i'));
    const colour = (variable: string): string => {
      probe.style.backgroundColor = `var(${variable}, transparent)`;
      return getComputedStyle(probe).backgroundColor;
    };
    const painted: readonly (readonly [string, string])[] = [
      ['.button.main', '--vscode-button-background'],
      ['.button:not(.main)', '--vscode-button-secondaryBackground'],
      ['.primary:not(:disabled)', '--vscode-button-background'],
      ['.box', '--vscode-input-background'],
      ['clew-answer pre', '--vscode-editor-background'],
    ];
    const all = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    const wrong = painted.flatMap(([selector, variable]) =>
      all(selector)
        .filter((each) => getComputedStyle(each).backgroundColor !== colour(variable))
        .map((each) => `${selector} is ${getComputedStyle(each).backgroundColor}`),
    );
    const bare = all('.question, .box, .notice, .gate, .error, .button, clew-answer pre, .canvas, .peek').filter(
      (each) => isContrast && /rgba\(.*, 0\)|transparent/.test(getComputedStyle(each).borderTopColor),
    );
    probe.remove();
    return [...wrong, ...bare.map((each) => `${each.tagName} ${each.className} has no edge`)];
  }, theme.startsWith('hc'));
}
