// The lists that the ranking of a question merges: which of them run, by the kind of question and by the settings.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultAskSettings, type AskSettings } from '../../../src/core/base/settings/askSettings.ts';
import { rankHybridWithLists } from '../../../src/core/searching/hybridRanking.ts';
import type { Inquiry } from '../../../src/core/searching/inquiry.ts';
import { RetrieverRuns } from '../../../src/core/searching/retrieverRuns.ts';
import { MemoryClock } from '../../support/memory.ts';
import { dedent } from '../../support/dedent.ts';
import { sourcesOf } from './memorySources.ts';
import { plainInquiry } from './plainInquiry.ts';

const texts: Readonly<Record<string, string>> = {
  'src/pump.py': dedent`
    def start(pump):
        if pump.dry:
            raise ValueError("the pump has no water")
        open_valve(pump)


    def stop(pump):
        raise ValueError("stopped already")
  `,
  'src/valve.py': dedent`
    def open_valve(pump):
        pump.valve = 1


    def drain(tank):
        """Drains the tank of the garden."""
        return tank
  `,
};

const sources = await sourcesOf(texts);

/** Ranked symbols with their reasons, and the names of the lists that ran. */
async function rank(question: string, more: Partial<Inquiry> = {}, limit = 10) {
  const runs = new RetrieverRuns(new MemoryClock());
  const inquiry = plainInquiry(question, more);
  const { rankedCandidates, literalList } = await rankHybridWithLists(inquiry, sources, runs, limit);
  const listNames = runs.records(new Set()).flatMap(({ name, ran }) => (ran ? [name] : []));
  return {
    symbols: rankedCandidates.map(({ symbol }) => symbol?.fact.name),
    reasons: rankedCandidates.map(({ why }) => why).join('\n'),
    listNames,
    literals: literalList,
  };
}

function settingsWith(changes: Partial<AskSettings>): AskSettings {
  return { ...defaultAskSettings, ...changes };
}

/** A long text without a question: a report of a failure. */
const report = `The pump does not start. ${'The valve stays shut, and nothing else happens. '.repeat(20)}`;

test('ranks the line that emits a message first, without other raisers of its type', async () => {
  const { symbols, reasons, listNames, literals } = await rank('ValueError: the pump has no water');
  assert.equal(symbols[0], 'start');
  assert.equal(literals?.items[0]?.symbol?.fact.name, 'start');
  assert.ok(!listNames.includes('raisers'), listNames.join());
  assert.doesNotMatch(reasons, /raises ValueError/);
});

test('adds the raisers of a type when no code emits the message', async () => {
  const { reasons, listNames } = await rank('ValueError: the drum has rust');
  assert.ok(listNames.includes('raisers'), listNames.join());
  assert.match(reasons, /raises ValueError/);
});

test('ranks by text alone without the code index', async () => {
  const { symbols, listNames, literals } = await rank('Drains the tank of the garden', {
    settings: settingsWith({ 'features.codeIndex': false }),
  });
  assert.equal(symbols[0], 'drain');
  assert.deepEqual([listNames, literals], [['text'], undefined]);
});

test('adds callers and callees of the best hits for a report only', async () => {
  assert.ok((await rank(report)).listNames.includes('neighbours'));
  assert.ok(!(await rank('How is the tank drained?')).listNames.includes('neighbours'));
  const withoutGraph = await rank(report, { settings: settingsWith({ 'features.callGraph': false }) });
  assert.ok(!withoutGraph.listNames.includes('neighbours'));
});

test('ranks the selected definition first', async () => {
  const [selection] = sources.graph.byName('drain');
  assert.ok(selection);
  assert.equal((await rank('What does the pump do here?', { focus: [selection] })).symbols[0], 'drain');
});

test('ranks no more places than the limit', async () => {
  assert.equal((await rank(report, {}, 2)).symbols.length, 2);
});
