// Every state of the panel in a browser, with answers about a small project.
import type { Browser } from 'playwright-core';
import { ask, openFixture } from '../../support/openFixture.ts';
import { openPanel, type PanelPage } from './panelPage.ts';
import { panelViews, type PanelView } from './panelStates.ts';
import { applyTheme, type Theme } from './themes.ts';
import { dedent } from '../../support/dedent.ts';

/** A small project in which one function has many callers. */
const project = {
  'README.md': dedent`
    # Parcels

    Sends parcels to whoever waits for them.
  `,
  'src/parcels/weigh.ts': dedent`
    export class TooHeavyError extends Error {}

    /** What a parcel weighs. */
    export function weighParcel(grams: number): number {
      if (grams > 9000) {
        throw new TooHeavyError('We do not send parcels as heavy as that');
      }
      return grams;
    }
  `,
  ...Object.fromEntries(
    Array.from({ length: 24 }, (_, i) => [
      `src/parcels/counters/counterNumber${i}.ts`,
      dedent`
        import { weighParcel } from '../weigh';

        export class CounterNumber${i} {
          total = 0;
          takeParcelOverTheCounter(grams: number): number {
            this.total += 1;
            return weighParcel(grams);
          }
        }
      `,
    ]),
  ),
};
const trace = `TooHeavyError: We do not send parcels as heavy as that
    at weighParcel (src/parcels/weigh.ts:6:11)
    at CounterNumber3.takeParcelOverTheCounter (src/parcels/counters/counterNumber3.ts:7:12)`;

/** Every state of the panel, with real answers about the project. */
export async function allViews(): Promise<readonly PanelView[]> {
  const { codebase } = await openFixture(project);
  return panelViews({
    failure: await ask(codebase, trace),
    relation: await ask(codebase, 'Who calls `weighParcel`?'),
    overview: await ask(codebase, 'What does this project do?'),
  });
}

/** Opens a panel of this width in this state. */
export async function showView(browser: Browser, view: PanelView, width: number, theme: Theme = 'dark'): Promise<PanelPage> {
  const panel = await openPanel(browser);
  await panel.page.setViewportSize({ width, height: 900 });
  await applyTheme(panel.page, theme);
  await panel.send(view.message);
  await panel.page.waitForSelector('#question');
  await view.act?.(panel.page);
  return panel;
}
