// The list of "Clew: Search" in a real VS Code, by keyboard: names at every letter, hits with reasons, related code.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import type { Locator } from 'playwright-core';
import { results } from '../../../scripts/paths.mjs';
import { ClewPanel } from '../../support/clewPanel.ts';
import { dedent } from '../../support/dedent.ts';
import { sampleProject, type SampleProject } from '../../support/sampleProject.ts';
import { VSCode } from '../../support/vscodeServer.ts';
import { until, type Workbench } from '../../support/workbench.ts';

const vsix = process.env['CLEW_VSIX'] ?? '';

suite('the list of a search', { timeout: 5 * 60_000 }, () => {
  let vscode: VSCode;
  let project: SampleProject;
  let window: Workbench;

  before(async () => {
    project = sampleProject('orders');
    const callers = Array.from(
      { length: 9 },
      (_, n) => dedent`
      export function shop${n}(): number {
        return weighParcel('shop${n}');
      }
    `,
    );
    const weighParcel = dedent`
      export function weighParcel(name: string): number {
        return name.length;
      }
    `;
    project.write('src/parcel.ts', weighParcel + callers.join(''));
    vscode = await VSCode.start({ vsix: [vsix] });
    window = await vscode.open(project.folder);
    await (await ClewPanel.open(window)).indexed();
  });

  after(async () => {
    await vscode.stop();
    project.dispose();
  });

  const row = (text: string): Locator => window.page.locator('.quick-input-list .monaco-list-row', { hasText: text });
  const focused = (text: string): Locator => window.page.locator('.quick-input-list .monaco-list-row.focused', { hasText: text });
  const title = (): Locator => window.page.locator('.quick-input-title');

  async function search(text: string): Promise<void> {
    await window.command('Clew: Search');
    await window.page.locator('.quick-input-widget input[placeholder^="Words, a name"]').waitFor();
    await window.page.keyboard.type(text);
  }

  test('begins with the symbol whose first letters are typed, and opens it', async () => {
    await search('delivF');
    await focused('words of its name begin with that').waitFor();
    await focused('deliveryFee').waitFor();
    await window.page.keyboard.press('Enter');
    await window.waitForPlace({ file: 'src/orders/price.ts', line: 20 });
  });

  test('has hits with reasons below, and no placeholder names', async () => {
    await search('parcel');
    await row('matches parcel').first().waitFor();
    await row('weighParcel').first().waitFor();
    assert.equal(await row('<module>').count(), 0);
    await window.page.screenshot({ path: join(results, 'search.png') });
    await window.page.keyboard.press('Escape');
  });

  test('lists code related to a hit, filters it by typing, and goes back', async () => {
    await search('weighParcel');
    await focused('has this name').waitFor();
    await focused('has this name').getByRole('button', { name: 'Show related code' }).click();
    await title().getByText('Related to weighParcel').waitFor();
    await row('shop0').waitFor();
    await window.page.keyboard.type('shop7');
    await focused('shop7').waitFor();
    await until('the others to be gone', async () => (await row('called by').count()) === 1);
    await window.page.screenshot({ path: join(results, 'search-related.png') });
    await window.page.locator('.quick-input-titlebar').getByRole('button', { name: 'Back' }).click();
    await focused('has this name').waitFor();
    assert.equal(await window.page.locator('.quick-input-widget input').first().inputValue(), 'weighParcel');
    await window.page.keyboard.press('Enter');
    await window.waitForPlace({ file: 'src/parcel.ts', line: 1 });
  });

  test('says when nothing matches', async () => {
    await search('[(');
    await row('Nothing in this workspace matches that.').waitFor();
    await window.page.keyboard.press('Escape');
  });
});
