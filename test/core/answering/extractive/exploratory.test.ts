// The answer to "trace X" without a model: nested steps with citations, notes about missing ends, and code behind a line.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { writeExploratory } from '../../../../src/core/answering/extractive/exploratory.ts';
import type { ExploratoryPlan } from '../../../../src/core/planning/exploratoryPlan.ts';
import { symbolCandidate } from '../../../../src/core/searching/candidate.ts';
import { dedent } from '../../../support/dedent.ts';
import { openWriter, type OpenedWriter } from './openWriter.ts';

const files = {
  'shop.py': dedent`
    def order(count):
        price(count)
        store(count)


    def price(count):
        return price(count - 1) if count else 0


    def store(count):
        write(count)


    def write(count):
        return count


    def idle():
        pass
  `,
};

const emptyPlan: ExploratoryPlan = {
  mode: 'exploratory',
  subjects: [],
  describedSymbol: undefined,
  flows: [],
  callers: [],
  relationPlan: undefined,
  paths: [],
  ends: undefined,
  missing: [],
  leftOut: [],
  raises: [],
  pivotal: [],
  further: [],
};

/** The page after the writer has written a plan about {@link files}. */
async function pageFor(planOf: (opened: OpenedWriter) => Partial<ExploratoryPlan>): Promise<OpenedWriter['page']> {
  const opened = await openWriter(files);
  await writeExploratory(opened.writerContext, { ...emptyPlan, ...planOf(opened) });
  return opened.page;
}

suite('the answer about a flow', () => {
  const flowFrom = ({ writerContext: { graph }, symbolOf }: OpenedWriter, name: string) => graph.flow(symbolOf(name).id, 3, 5);

  test('nests each step below its caller, with a citation of the call', async () => {
    const page = await pageFor((opened) => ({ flows: [flowFrom(opened, 'order')] }));
    assert.match(
      page.sections.join('\n'),
      /^\*\*Flow from `order`\*\*\n\n1\. `order`, function, \[1\]\n {3}- `price` \[2\][^]*\n {3}- `store` \[\d\]\n {6}- `write` \[\d\]$/,
    );
  });

  test('marks a recursive step', async () => {
    const page = await pageFor((opened) => ({ flows: [flowFrom(opened, 'order')] }));
    assert.match(page.sections.join('\n'), /\n {6}- `price` \[\d\] \(recursive\)/);
  });

  test('says that a function calls nothing', async () => {
    const page = await pageFor((opened) => ({ flows: [flowFrom(opened, 'idle')] }));
    assert.match(page.sections.join('\n'), /\n {3}- calls nothing$/);
  });

  test('reports a missing end before the flow', async () => {
    const page = await pageFor((opened) => ({ flows: [flowFrom(opened, 'order')], missing: [{ of: 'end', words: ['mail'] }] }));
    assert.equal(page.sections[0], 'The end of the flow is missing here: no code has `mail`.');
  });

  test('collapses a second flow that the question does not name', async () => {
    const page = await pageFor((opened) => ({ flows: [flowFrom(opened, 'order'), flowFrom(opened, 'store')] }));
    assert.equal(page.sections.length, 1);
    assert.deepEqual(
      page.folds.map(({ label, drawn }) => [label, drawn]),
      [['The flow from store in 1 steps', true]],
    );
  });

  test('collapses the code of its functions, which is shown only without a flow', async () => {
    const pivotal = ({ symbolOf }: OpenedWriter) => [symbolCandidate(symbolOf('store'), 1, 'is central')];
    const withFlow = await pageFor((opened) => ({ flows: [flowFrom(opened, 'order')], pivotal: pivotal(opened) }));
    assert.deepEqual(
      withFlow.folds.map(({ label }) => label),
      ['The code of store'],
    );
    const withoutFlow = await pageFor((opened) => ({ pivotal: pivotal(opened) }));
    assert.match(withoutFlow.sections[0] ?? '', /^### `store`\n[^]*write\(count\)/);
  });

  test('asks for a name if nothing matches', async () => {
    const page = await pageFor(() => ({}));
    assert.match(page.answer, /^No code of this workspace matches the start of the trace\./);
  });
});
