// What an answer without a model shows at once, and what stands behind a line: the best definition is whole, the code of others is folded.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { AnswerRecord } from '../../../../src/core/answering/record.ts';
import { unfold } from '../../../../src/core/answering/folds.ts';
import { ask, openFixture } from '../openFixture.ts';

const steps = (name: string, count: number): string => Array.from({ length: count }, (_, i) => `  ${name}(${i});`).join('\n');
const files = {
  'src/parcel.ts': `export function weighParcel(): void {\n${steps('scale', 40)}\n  finishWeighing();\n}\n`,
  'src/label.ts': `export function printParcelLabel(): void {\n${steps('print', 40)}\n  finishPrinting();\n}\n`,
  'src/route.ts': `export function routeParcelTruck(): void {\n${steps('drive', 40)}\n  finishDriving();\n}\n`,
  'src/long.ts': `export function sortAllLetters(): void {\n${steps('sort', 160)}\n  finishSorting();\n}\n`,
};

let record: AnswerRecord;
let several: AnswerRecord;
let long: AnswerRecord;
before(async () => {
  const { codebase } = await openFixture(files);
  record = await ask(codebase, 'How is the parcel weighed?');
  several = await ask(codebase, 'How does a parcel get its label, and a parcel its truck?');
  long = await ask(codebase, 'How are the letters sorted?');
});

describe('an answer from the code alone', () => {
  it('says first what fits best, and shows all of it', () => {
    const { text } = unfold(record);
    assert.match(text, /^`src` \[1\]: `weighParcel` fits the words of the question best\.\n\n### `weighParcel`\n/);
    assert.match(text, /scale\(20\);[\s\S]*finishWeighing\(\);\n}\n```/);
    assert.doesNotMatch(text, /lines cut/);
  });

  it('names the others, and keeps their code behind one line that says how much it is', () => {
    const { text, folded } = unfold(several);
    assert.match(text, /\*\*Also relevant\*\*\n\n- `\w*Parcel\w*`, function, `src` \[\d+\]/);
    assert.equal(text.match(/^### /gm)?.length, 1);
    assert.match(folded[0]?.label ?? '', /^The code of (?:1 more definition|2 more definitions)$/);
    assert.match(folded[0]?.text ?? '', /^### `\w*Parcel\w*`\n[\s\S]*\n\s*\/\/ \d+ lines cut/);
    assert.equal([text, ...folded.map((each) => each.text)].join('\n\n'), several.answer);
  });

  it('shows of what is too long the lines that decide', () => {
    assert.match(long.answer, /lines cut/);
  });

  it('folds nothing where the offsets are of something else', () => {
    const answer = 'One. Two.';
    const fold = { start: 5, end: 9, label: 'More' };
    assert.deepEqual(unfold({ answer, folds: [fold] }), { text: 'One.', folded: [{ label: 'More', text: 'Two.', drawn: false }] });
    assert.deepEqual(unfold({ answer }), { text: answer, folded: [] });
    assert.deepEqual(unfold({ answer, folds: [{ ...fold, end: 90 }] }), { text: answer, folded: [] });
    assert.deepEqual(unfold({ answer, folds: [{ ...fold, start: 9 }] }), { text: answer, folded: [] });
  });
});
