// The lines of a long place that a gap sends: code before documentation, lines with requested names, each line once.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { nodeClock } from '../../../../src/node/clock.ts';
import { answer } from '../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../support/scriptedServer.ts';
import { askWith, modelAt, promptOf, reply } from '../../../support/askModel.ts';
import { openFixture, type OpenedFixture } from '../../../support/openFixture.ts';
import { EvidenceBook } from '../../../../src/core/answering/material/evidence/evidenceBook.ts';
import { itemsOf, type KeptNames } from '../../../../src/core/answering/material/evidence/packItems.ts';
import { memoryDigest } from '../../../support/memory.ts';
import { dedent } from '../../../support/dedent.ts';

const server = new ScriptedServer();
let fixture: OpenedFixture;

const docLines = (name: string, count: number): string =>
  Array.from({ length: count }, (_, i) => `        ${name} is told at length in sentence ${i}, which decides nothing at all.`).join('\n');
const assignments = (name: string, count: number): string =>
  Array.from({ length: count }, (_, i) => `        ${name}_${i} = compute(${name}_base, ${i}, factor=${i} * 2)`).join('\n');

const press = `class Press:
    """
${docLines('Press', 50)}
    """

    def open(self, sheet):
        """
${docLines('open', 40)}
        """
        if sheet.is_torn:
            raise ValueError("torn")
        return sheet

    def squeeze(self, sheet):
        """
${docLines('squeeze', 40)}
        """
${assignments('left', 70)}
        if sheet.thickness > self.gauge_limit:
            return None
${assignments('right', 70)}
        return sheet


def compute(base, step, factor):
    return base + step * factor


def short(a):
${assignments('near', 30)}
    return a
`;

before(async () => {
  await server.start();
  const users = dedent`
    from press import Press


    def run(sheet):
        return Press().squeeze(sheet)
  `;
  fixture = await openFixture({ 'src/press.py': press, 'src/users.py': users }, nodeClock);
});
after(() => server.close());

/** The part of the second request that the first one did not have. */
async function secondPassFor(question: string, ...gaps: readonly string[]): Promise<string> {
  server.reset();
  server.script(answer(reply('A draft.', ...gaps)), answer(reply('The rest.')));
  await askWith(fixture.codebase, question, { answering: modelAt(server) });
  const [first, second] = [promptOf(server.requests[0]), promptOf(server.requests[1])];
  assert.ok(second, `no second pass for ${gaps.join(', ')}`);
  return second.slice(first.length);
}

/** Numbers of the lines of evidence in `secondPass`, one-based. */
function linesIn(secondPass: string): readonly number[] {
  return [...secondPass.matchAll(/^ ?(\d+)\|/gm)].map(([, n]) => Number(n));
}

suite('the excerpt of a long place', () => {
  test('shows code before the documentation of its members', async () => {
    const secondPass = await secondPassFor('How does `run` end?', '`Press`');
    assert.match(secondPass, /raise ValueError\("torn"\)/);
    assert.doesNotMatch(secondPass, /sentence 20, which/);
  });

  test('keeps lines with names of the question, unless they are many or only documentation', async () => {
    const lines = [
      'def f():',
      '    """',
      '    rare_name',
      '    """',
      ...Array.from({ length: 9 }, () => '    common_name()'),
      '    rare_name()',
    ];
    const book = new EvidenceBook({ read: () => Promise.resolve(lines.join('\n')) }, memoryDigest);
    const place = {
      root: '',
      path: 'a.py',
      role: 'code',
      symbol: null,
      title: '',
      score: 1,
      why: '',
      lines: { first: 0, last: 13 },
    } as const;
    const keptLines = async (names: KeptNames): Promise<unknown> => (await itemsOf([place], book, true, names))[0]?.keep;
    assert.deepEqual(await keptLines({ primaryNames: [], secondaryNames: ['rare_name', 'common_name'] }), [13]);
    assert.deepEqual(await keptLines({ primaryNames: ['common_name'], secondaryNames: [] }), [4, 5, 6, 7, 8, 9]);
  });

  test('shows the lines with names of the gap', async () => {
    const secondPass = await secondPassFor('How does `run` end?', 'the check of `gauge_limit` in `src/press.py:60-320`');
    assert.match(secondPass, /if sheet\.thickness > self\.gauge_limit/);
  });

  test('names the members of a class, so that the model can request them', async () => {
    assert.match(await secondPassFor('How does `run` end?', '`Press`'), /holds open:55, squeeze:102/);
  });
});

suite('lines of several gaps', () => {
  test('are sent once, even if several gaps lead to them', async () => {
    const secondPass = await secondPassFor('How does `run` end?', '`Press.open`', '`src/press.py:50-110`', '`Press`');
    const lines = linesIn(secondPass);
    const twice = lines.filter((line, i) => lines.indexOf(line) !== i);
    assert.deepEqual(twice, []);
  });
});
