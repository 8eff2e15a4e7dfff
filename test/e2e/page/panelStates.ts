// Every state of the panel, for screenshots and for tests that check all of them.
import type { AnswerRecord } from '../../../src/core/answering/record/answerRecord.ts';
import type { Page } from 'playwright-core';
import { strategyNames } from '../../../src/core/base/settings/strategies.ts';
import type { AmountView, GateView, PanelStateMessage, StrategyCostsView, Turn } from '../../../src/protocol/toPanel.ts';
import { doneTurn, runningTurn } from '../../support/panel/fullTurn.ts';
import { panelState, readyIndex } from '../../support/panel/panelState.ts';
import { answerRecord, citation, evidence } from '../../support/panel/answerRecord.ts';
import { dedent } from '../../support/dedent.ts';

/** A state of the panel: the message to the panel that leads to it, and what a person then does. */
export interface PanelView {
  readonly name: string;
  readonly message: PanelStateMessage;
  act?(page: Page): Promise<void>;
}

const model = { state: 'ready', name: 'large', where: 'models.example', local: false } as const;
const amount = (most: number, strategy: AmountView['strategy']): AmountView => ({ strategy, least: 1, most, tokens: most * 6000 });
const plans: StrategyCostsView = {
  strategies: Object.fromEntries(strategyNames.map((name, i) => [name, amount(i + 1, name)])),
  quick: amount(1, 'single-pass'),
  deep: amount(6, 'gap-filling'),
};
const place = (file: string, lineStart: number, lineEnd: number): GateView['places'][number] => {
  return { root: '', file, lineStart, lineEnd, tokens: 9 };
};
/** The plan of a strategy on the card before its first request. */
export const plan: NonNullable<GateView['plan']> = {
  ...{ strategy: 'multi-step', least: 2, most: 4, tokens: 13_000, budget: 6000 },
  steps: [
    { kind: 'analyse', least: 1, most: 1, tokens: 1200, model: 'little' },
    { kind: 'judge', least: 0, most: 2, tokens: 3000, model: 'little' },
    { kind: 'answer', least: 1, most: 1, tokens: 6000, model: 'large' },
  ],
};
const gate: GateView = {
  ...{ destination: 'models.example', model: 'example-large', local: false, exposed: true, tokens: 3412, secretsReplaced: 2 },
  cost: { amount: 0.0123, currency: 'EUR' },
  places: [1, 2, 3, 4, 5, 6].map((n) => place(`src/a/rather/deep/folder/file${n}.ts`, n, n * 24)),
  plan,
};

const answerText = `Orders are placed in \`placeOrder\` [1], which asks \`linePrice\` for the price of **each line** [2].

## What decides

1. The stock is taken away before anything is charged [1]:

   \`\`\`ts
   export async function placeOrder(order: Order, now = new Date()): Promise<Receipt> {
     if (order.lines.length === 0) throw new OrderError('empty', 42); // nothing to place
     return charge(order);
   }
   \`\`\`

2. The charge is made once [3], and \`aRatherLongNameOfAFunctionThatNobodyWouldBreak\` is never called twice.

### What it costs

| Step | requests | lines |
| --- | ---: | ---: |
| \`placeOrder\` [1] | 1 | 12 |
| \`linePrice\` [2] | 14 | 120 |

#### In the small print

> A quoted line of the documentation.

`;
const folded = `- \`charge\` is called by \`checkout\` [1].\n- \`refund\` is called by \`cancel\` [2].`;
const modelAnswer = answerRecord({
  ...{ id: 'model', answer: answerText + folded, model: 'example-large', unsupportedSentences: 1, secretsReplaced: 2 },
  folds: [{ start: answerText.length, end: answerText.length + folded.length, label: 'Other callers: 2' }],
  citations: [
    citation({ unchecked: 'Not checked: when it is so.' }),
    citation({ n: 2, file: 'src/orders/aRatherLongNameOfAFile.ts', lineStart: 120, lineEnd: 134 }),
    citation({ n: 3, status: 'unsupported', reason: 'not in the lines' }),
  ],
  evidence: [evidence(), evidence({ n: 2, file: 'src/orders/aRatherLongNameOfAFile.ts', pass: 2 })],
});

/** Every kind of block once, one below the other. */
const blocks = dedent`
  A first paragraph [1].

  A second one.

  ## A title

  Its text.

  ### A smaller title

  Its text.

  \`\`\`ts
  const code = 1;
  \`\`\`

  | what | how many |
  | --- | ---: |
  | items | 12 |

  > A quotation.
`;

const turnWith = (id: string, question: string, record: AnswerRecord, over: Partial<Turn> = {}): Turn => {
  return { id, question, state: 'done', events: [], record, ...over };
};
const withModel = (turns: readonly Turn[]): PanelStateMessage => panelState({ turns, model, plans });

/** Answers without a model, as the engine makes them. */
export interface RealAnswers {
  readonly failure: AnswerRecord;
  readonly relation: AnswerRecord;
  readonly overview: AnswerRecord;
}

/** Every state of the panel. */
export function panelViews({ failure, relation, overview }: RealAnswers): readonly PanelView[] {
  const long = doneTurn('full', 'It is placed in `placeOrder` [1].');
  return [
    { name: 'empty', message: panelState({ examples: examples() }) },
    { name: 'failure', message: panelState({ turns: [turnWith('failure', failure.question, failure)] }) },
    { name: 'relation', message: panelState({ turns: [turnWith('relation', relation.question, relation)] }) },
    { name: 'overview', message: panelState({ turns: [turnWith('overview', overview.question, overview)] }) },
    { name: 'model', message: withModel([turnWith('model', 'Where are orders placed, and what does that cost?', modelAnswer)]) },
    {
      name: 'folds-open',
      message: withModel([turnWith('model', 'Where are orders placed?', modelAnswer), turnWith('relation', relation.question, relation)]),
      act: (page) => open(page, '.turn > details.fold'),
    },
    {
      name: 'markdown',
      message: withModel([turnWith('markdown', 'What is there?', answerRecord({ answer: blocks, citations: [citation()] }))]),
    },
    { name: 'error', message: failed() },
    { name: 'gate', message: withModel([{ id: 'gate', question: 'Why is it refused?', state: 'running', events: [], gate }]) },
    { name: 'running', message: withModel([{ ...runningTurn('running', 'Half an answer [1].'), gate: undefined }]) },
    {
      name: 'choices',
      message: withModel([turnWith('model', 'Where are orders placed?', modelAnswer)]),
      act: async (page) => {
        await page.locator('.choices .more > summary').click();
        await page.locator('.explained > summary').nth(1).click();
      },
    },
    { name: 'timeline', message: withModel([long]), act: (page) => open(page, '.timeline, .timeline details, .sources, .gaps, .reasons') },
    { name: 'peek', message: withModel([turnWith('model', 'Where are orders placed?', modelAnswer)]), act: peek },
  ];
}

function examples(): PanelStateMessage['examples'] {
  return [
    { mode: 'conceptual', question: 'What does this project do?' },
    { mode: 'exploratory', question: 'What happens when `checkoutWithEverythingThatBelongsToIt` is called?' },
    { mode: 'diagnostic', question: 'Why would it say "We do not sell soap"?' },
    { mode: 'analytical', question: 'Where is it hard to change?' },
  ];
}

function failed(): PanelStateMessage {
  const index = { ...readyIndex, state: 'failed', message: 'The index could not be built: the disk is full.' } as const;
  const notices = [{ code: 'model-refused', args: ['localhost:1234', 'x'] }] as const;
  return panelState({
    ...{ index, model: { ...model, state: 'problem', message: 'Nothing answers at models.example.' } },
    turns: [
      turnWith('noticed', 'Where are orders placed?', answerRecord({ notices }), { stale: 2 }),
      { id: 'failed', question: 'And then?', state: 'failed', events: [], error: 'The engine stopped: ask again.' },
    ],
  });
}

/** Opens all that is closed. */
async function open(page: Page, selector: string): Promise<void> {
  await page.evaluate((wanted) => {
    for (const each of document.querySelectorAll<HTMLDetailsElement>(wanted)) each.open = true;
  }, selector);
}

async function peek(page: Page): Promise<void> {
  await page.locator('button.citation').first().focus();
  const text = dedent`
    export function placeOrder(order: Order): Receipt {
      // charged once
      return charge(order, "EUR", 42);
    }`;
  const lines = { kind: 'lines', answerId: 'model', of: 'citation', n: 1, place: 'src/orders.ts:10', firstLine: 10, text };
  await page.evaluate((message) => window.postMessage(message, '*'), lines);
  await page.locator('.peek pre').waitFor();
}
