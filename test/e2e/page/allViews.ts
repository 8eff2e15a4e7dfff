// Every state of the panel in a browser, with answers about a small project.
import type { Browser } from 'playwright-core';
import { ask, openFixture } from '../../core/answering/openFixture.ts';
import { openPanel, type PanelPage } from './panelPage.ts';
import { panelViews, type PanelView } from './panelStates.ts';
import { wear, type Theme } from './themes.ts';
import { dedent } from '../../support/dedent.ts';

/** A small project in which one function has many callers. */
const project = {
  'README.md': dedent`
    # Parcels

    Sends parcels to whoever waits for them.
  `,
  'src/parcels/weigh.ts': `export class TooHeavyError extends Error {}\n\n/** What a parcel weighs. */\nexport function weighParcel(grams: number): number {\n  if (grams > 9000) {\n    throw new TooHeavyError('We do not send parcels as heavy as that');\n  }\n  return grams;\n}\n`,
  ...Object.fromEntries(
    Array.from({ length: 24 }, (_, i) => [
      `src/parcels/counters/counterNumber${i}.ts`,
      `import { weighParcel } from '../weigh';\n\nexport class CounterNumber${i} {\n  total = 0;\n  takeParcelOverTheCounter(grams: number): number {\n    this.total += 1;\n    return weighParcel(grams);\n  }\n}\n`,
    ]),
  ),
};
const trace = `TooHeavyError: We do not send parcels as heavy as that
    at weighParcel (src/parcels/weigh.ts:6:11)
    at CounterNumber3.takeParcelOverTheCounter (src/parcels/counters/counterNumber3.ts:7:12)`;

/** All of them, with answers of each kind. */
export async function allViews(): Promise<readonly PanelView[]> {
  const { codebase } = await openFixture(project);
  return panelViews({
    failure: await ask(codebase, trace),
    relation: await ask(codebase, 'Who calls `weighParcel`?'),
    overview: await ask(codebase, 'What does this project do?'),
  });
}

/** One of them in a panel of that width. */
export async function showView(browser: Browser, view: PanelView, width: number, theme: Theme = 'dark'): Promise<PanelPage> {
  const panel = await openPanel(browser);
  await panel.page.setViewportSize({ width, height: 900 });
  await wear(panel.page, theme);
  await panel.send(view.message);
  await panel.page.waitForSelector('#question');
  await view.act?.(panel.page);
  return panel;
}
