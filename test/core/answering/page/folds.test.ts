// An answer without a model shows the best match at once and collapses the rest under lines that say how much it is.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import type { AnswerRecord } from '../../../../src/core/answering/record/answerRecord.ts';
import { unfold } from '../../../../src/core/answering/page/folds.ts';
import { earlierTurn } from '../../../../src/core/answering/session/earlierTurn.ts';
import { Page } from '../../../../src/core/answering/page/page.ts';
import { SecretPlaceholders } from '../../../../src/core/secrets/scrub.ts';
import { memoryDigest } from '../../../support/memory.ts';
import { ask, openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const calls = (name: string, count: number): string => Array.from({ length: count }, (_, i) => `  ${name}(${i});`).join('\n');
const files = {
  'src/parcel.ts': `export function weighParcel(): void {\n${calls('scale', 40)}\n  finishWeighing();\n}\n`,
  'src/label.ts': `export function printParcelLabel(): void {\n${calls('print', 40)}\n  finishPrinting();\n}\n`,
  'src/route.ts': `export function routeParcelTruck(): void {\n${calls('drive', 40)}\n  finishDriving();\n}\n`,
  'src/long.ts': `export function sortAllLetters(): void {\n${calls('sort', 160)}\n  finishSorting();\n}\n`,
};

let record: AnswerRecord;
let answerWithOthers: AnswerRecord;
let longAnswer: AnswerRecord;
before(async () => {
  const { codebase } = await openFixture(files);
  record = await ask(codebase, 'How is the parcel weighed?');
  answerWithOthers = await ask(codebase, 'What gives a parcel its label, and a parcel its truck?');
  longAnswer = await ask(codebase, 'How are the letters sorted?');
});

suite('an answer without a model', () => {
  test('begins with the best match and shows all of it', () => {
    const { text } = unfold(record);
    assert.match(text, /^`src` \[1\]: `weighParcel` fits the words of the question best\.\n\n### `weighParcel`\n/);
    assert.match(text, /scale\(20\);[\s\S]*finishWeighing\(\);\n}\n```/);
    assert.doesNotMatch(text, /lines cut/);
  });

  test('names other matches and collapses their code under a line with their number', () => {
    const { text, folded } = unfold(answerWithOthers);
    assert.match(text, /\*\*Also relevant\*\*\n\n- `\w*Parcel\w*`, function, `src` \[\d+\]/);
    assert.equal(text.match(/^### /gm)?.length, 1);
    assert.match(folded[0]?.label ?? '', /^The code of (?:1 more definition|2 more definitions)$/);
    assert.match(folded[0]?.text ?? '', /^### `\w*Parcel\w*`\n[\s\S]*\n\s*\/\/ \d+ lines cut/);
    assert.equal([text, ...folded.map((each) => each.text)].join('\n\n'), answerWithOthers.answer);
  });

  test('shows only the deciding lines of a long definition', () => {
    assert.match(longAnswer.answer, /lines cut/);
  });

  test('ignores folds whose offsets do not fit the text', () => {
    const answer = 'One. Two.';
    const fold = { start: 5, end: 9, label: 'More' };
    assert.deepEqual(unfold({ answer, folds: [fold] }), { text: 'One.', folded: [{ label: 'More', text: 'Two.', drawn: false }] });
    assert.deepEqual(unfold({ answer }), { text: answer, folded: [] });
    assert.deepEqual(unfold({ answer, folds: [{ ...fold, end: 90 }] }), { text: answer, folded: [] });
    assert.deepEqual(unfold({ answer, folds: [{ ...fold, start: 9 }] }), { text: answer, folded: [] });
  });
});

/** Each list about these files has more items than it shows. */
const crowdedFiles = {
  'src/core.ts': dedent`
    export class Parcel {}
    export class LostError extends Error {}
    export function weigh(parcel: Parcel): number {
      return 1;
    }
  `,
  ...Object.fromEntries(
    Array.from({ length: 20 }, (_, i) => [
      `src/part${i}/use${i}.ts`,
      dedent`
        import { LostError, Parcel, weigh } from '../core';
        export class Parcel${i} extends Parcel {}
        export function load${i}(): number {
          if (${i}) throw new LostError();
          return weigh(new Parcel());
        }
        export function run${i}(): number {
          return load${i}();
        }
        export function same(): void {}
      `,
    ]),
  ),
};

suite('a long list', () => {
  const questions: readonly (readonly [question: string, title: string])[] = [
    ['Who calls `weigh`?', 'Direct uses of weigh'],
    ['Where is `LostError` raised?', 'Where LostError is raised'],
    ['What extends `Parcel`?', 'What extends or implements Parcel'],
    ['Who uses `same`?', 'Definitions of same'],
    ['What does `weigh` do?', 'Uses of weigh'],
  ];
  for (const [question, title] of questions) {
    test(`collapses its other items under a line that counts them: ${title}`, async () => {
      const { codebase } = await openFixture(crowdedFiles);
      const answerRecord = await ask(codebase, question);
      const { text, folded } = unfold(answerRecord);
      const fold = folded.find(({ label }) => label.startsWith(`${title}: `));
      assert.ok(fold, `${folded.map(({ label }) => label).join('; ')}\n${text}`);
      for (const { label, text: foldedText } of folded) {
        const count = /: (\d+) more$/.exec(label)?.[1];
        if (count) assert.equal(foldedText.match(/^- /gm)?.length, Number(count), `${label}\n${foldedText}`);
      }
      const places = [...fold.text.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n));
      assert.ok(
        places.length > 0 && places.every((n) => answerRecord.citations.find((each) => each.n === n)?.status === 'verified'),
        fold.text,
      );
      assert.ok(answerRecord.evidence.length < answerRecord.citations.length, 'collapsed citations must be no evidence');
      assert.doesNotMatch(text, /^ *- … and/m);
      assert.ok(answerRecord.answer.includes(`**${fold.label}**`), 'the whole answer must have the title');
      assert.ok(!fold.text.includes(fold.label), 'the collapsed text must not repeat its label');
      const turn = earlierTurn(answerRecord, 0);
      assert.ok(!turn.answer.includes(fold.label) && turn.answer.includes(text), 'a later question must build on the shown text only');
      assert.ok(places.every((n) => text.includes(`[${n}]`) || !turn.citations.some((each) => each.n === n)));
    });
  }

  test('collapses items without a citation, and items that a picture shows', async () => {
    const ring = (name: string, size: number): Readonly<Record<string, string>> => {
      const file = (i: number): readonly [string, string] => {
        const next = `${name}${(i + 1) % size}`;
        return [
          `src/${name}/${name}${i}.ts`,
          dedent`
            import { ${next} } from './${next}';
            // FIXME: leaks
            export function ${name}${i}(): void {
              ${next}();
            }
          `,
        ];
      };
      return Object.fromEntries(Array.from({ length: size }, (_, i) => file(i)));
    };
    const names = Array.from({ length: 30 }, (_, i) => `ring${String.fromCharCode(97 + (i % 26))}${i < 26 ? '' : 'x'}`);
    const { codebase } = await openFixture({
      'README.md': dedent`
        # Rings

        Rings of files.
      `,
      ...ring('big', 60),
      ...Object.assign({}, ...names.map((name) => ring(name, 2))),
    });
    const labels = async (question: string): Promise<readonly (readonly [string, boolean])[]> => {
      const folded = unfold(await ask(codebase, question)).folded.filter(({ label }) => label.endsWith(' more'));
      for (const { label, text } of folded)
        assert.equal(text.match(/^- /gm)?.length, Number(/: (\d+) more$/.exec(label)?.[1]), `${label}\n${text}`);
      return folded.map(({ label, drawn }) => [label, drawn] as const);
    };
    const analysis = await labels('What is wrong with the structure of this project?');
    assert.deepEqual(
      analysis.map(([label, drawn]) => [label.replace(/\d+ more/, 'n more'), drawn]),
      [
        ['Findings: n more', true],
        ['Findings after the first 100: n more', false],
        ['The cycle of src/big/big0.ts: n more', false],
        ['Files that import each other in a cycle: n more', false],
      ],
    );
    const [[folders] = ['']] = await labels('What does this project do?');
    assert.match(folders, /^Folders with code: \d+ more$/);
    const frames = Array.from({ length: 20 }, (_, i) => `    at big${i} (src/big/big${i}.ts:4:3)`).join('\n');
    const trace = unfold(await ask(codebase, `Error: no ring\n${frames}`)).folded.find(({ label }) => label.startsWith('Stack trace'));
    assert.deepEqual([trace?.label, trace?.drawn, trace?.text.match(/^- `big1\d`/gm)?.length], ['Stack trace: 8 more', true, 8]);
  });

  test('collapses further matches and unused definitions', async () => {
    const idle = Array.from({ length: 20 }, (_, j) => j);
    const { codebase } = await openFixture(
      Object.fromEntries(
        Array.from({ length: 12 }, (_, i) => [
          `src/kiln${i}.ts`,
          `/** Fires the clay pots of shelf ${i}. */\nexport function firePots${i}(): void {\n  heat(${i});\n}\n${idle.map((j) => `function idle${i}x${j}(): void {}\n`).join('')}`,
        ]),
      ),
    );
    const relevant = unfold(await ask(codebase, 'How are the clay pots fired?')).folded.find(({ label }) => label.startsWith('Also'));
    assert.match(relevant?.label ?? '', /^Also relevant: \d+ more$/);
    assert.equal(
      relevant?.text.match(/^- `firePots\d+`, function, `src` \[\d+\]: Fires/gm)?.length,
      Number(relevant?.label.match(/\d+/)?.[0]),
    );
    const [unused] = unfold(await ask(codebase, 'What is unused?', { strategy: 'unused' })).folded;
    assert.equal(unused?.label, 'Unused: 40 more');
    assert.equal(unused.text.match(/^- `idle\d+x\d+` \(function\) \[\d+\]: /gm)?.length, 40);
  });

  test('cites the first items, writes the places of the next ones, and counts the others', async () => {
    const files = new Map([['a.ts', Array.from({ length: 1300 }, (_, i) => `line ${i}`).join('\n')]]);
    const page = new Page({ read: async (_, path) => files.get(path) }, memoryDigest, new SecretPlaceholders());
    const line = async (at: number): Promise<string> =>
      `at ${at}${(await page.cite({ root: '', path: 'a.ts', lines: { first: at, last: at } }, 'a', 'b')) || ' `a.ts`'}`;
    await page.foldRest(
      'Lines',
      Array.from({ length: 1200 }, (_, i) => i),
      line,
    );
    await page.foldRest('Lines', [], line);
    const [fold, none] = page.folds;
    assert.equal(fold?.label, 'Lines: 1200 more, the first 1000 of them');
    assert.equal(fold.text.match(/^- at/gm)?.length, 1000);
    assert.equal(fold.text.match(/ \[\d+\]$/gm)?.length, 100);
    assert.equal(fold.text.match(/ `a\.ts`$/gm)?.length, 900);
    assert.equal(none, undefined);
    assert.equal(page.book.count, 0);
    await page.cite({ root: '', path: 'a.ts', lines: { first: 1, last: 1 } }, 'a', 'b');
    assert.equal(page.book.count, 1, 'later citations must be evidence again');
  });
});
