// Which results of several searches the answer reads: judged and named places first, and few figures about the whole project.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import { answer, jsonAnswer } from '../../../support/scriptedReplies.ts';
import type { ScriptedServer } from '../../../support/scriptedServer.ts';
import { askWith, modelAt, promptOf, type Outcome } from '../../../support/askModel.ts';
import { complete, complex, simple, startAsking, type Asking } from './askMultiStep.ts';
import { openFixture, type OpenedFixture } from '../../../support/openFixture.ts';
import type { ReceivedRequest } from '../../../support/scriptedRequest.ts';
import { dedent } from '../../../support/dedent.ts';

let asking: Asking;
let server: ScriptedServer;
before(async () => {
  asking = await startAsking();
  ({ server } = asking);
});
after(() => server.close());
beforeEach(() => server.reset());

const missing = { complete: false, missing: ['how stock is counted'], queries: ['stock of the warehouse'] };
const smallPrompt = (n: number): string => promptOf(server.chats[n] as ReceivedRequest);
const evidenceOf = (prompt: string): string => prompt.slice(prompt.lastIndexOf('<found-'), prompt.lastIndexOf('</found-'));

suite('a place that was judged or asked for by name', () => {
  const names = ['Boxes', 'Crates', 'Letters', 'Sacks', 'Barrels', 'Tins', 'Jars'].map((name) => `weigh${name}`);
  const body = Array.from({ length: 25 }, (_, i) => `  total += parcels[${i}].weight; // weigh parcel ${i}`).join('\n');
  const files = names.map((name, i) => [`src/${i}.js`, `export function ${name}(parcels) {\n${body}\n  return total;\n}\n`] as const);
  const others = ['Scale', 'Price', 'Label', 'Bill', 'Rack'].map(
    (name) => dedent`
      export function jars${name}() {
        return 'weighJars ${name}';
      }
    `,
  );
  const open = (): Promise<OpenedFixture> =>
    openFixture({ ...Object.fromEntries(files), ...Object.fromEntries(others.map((text, i) => [`src/other${i}.js`, text])) });
  const about = 'How are parcels weighed?';
  const askAbout = async (name: string, results = 10): Promise<Outcome> => {
    const settings = { 'multiStep.complexResults': results };
    const opened = await open();
    server.script(jsonAnswer({ ...complex, queries: ['weigh parcel'] }), jsonAnswer({ ...missing, missing: [name], queries: [] }));
    server.script(jsonAnswer(complete), answer('There.'));
    return askWith(opened.codebase, about, { answering: modelAt(server), analysing: asking.small() }, { strategy: 'multi-step', settings });
  };
  const heads = (text: string): readonly string[] => [...text.matchAll(/^\[\d+\] \S+ · function (\S+)/gm)].map(([, name = '']) => name);

  test('is shown to the model that asked for it, even where it was found earlier and not shown', async () => {
    await askAbout('weighJars');
    const shown = heads(evidenceOf(smallPrompt(1)));
    assert.ok(shown.length > 1 && shown.length < names.length, shown.join(', '));
    const hidden = names.find((name) => !shown.includes(name)) ?? '';
    server.reset();
    await askAbout(hidden);
    assert.equal(heads(evidenceOf(smallPrompt(2)))[0], hidden);
  });

  test('comes before other results in the evidence of the answer', async () => {
    await askAbout('price of jars', 6);
    const looked = [1, 2].flatMap((n) => heads(evidenceOf(smallPrompt(n))));
    const last = heads(promptOf(server.chats.at(-1) as ReceivedRequest));
    assert.ok(looked.length > 5 && last.length > looked.length, `${looked.join(', ')} of ${last.join(', ')}`);
    const order = last.map((name) => looked.includes(name));
    assert.equal(order.lastIndexOf(true), looked.length - 1, last.join(', '));
  });
});

test('figures about the whole project take little room beside the results of other searches', async () => {
  const figures = async (strategy: string): Promise<number> => {
    server.reset();
    const settings = { 'budget.analytical.relations': 200 };
    const replies = strategy === 'multi-step' ? [jsonAnswer({ ...simple, queries: ['stock of a warehouse'] })] : [];
    await asking.ask(replies, { strategy, settings, mode: 'analytical' }, 'Is the design any good?');
    return (promptOf(server.chats.at(-1) as ReceivedRequest).match(/^- (?:measured|finding|not counted)/gm) ?? []).length;
  };
  const [alone, beside] = [await figures('single-pass'), await figures('multi-step')];
  assert.ok(beside > 0 && beside <= alone / 2, `${beside} of ${alone}`);
});
