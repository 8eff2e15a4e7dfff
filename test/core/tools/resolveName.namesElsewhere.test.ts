// Names without a definition of their own: members of a type, a module under another name, a message of one line.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import { openFixture } from '../../support/openFixture.ts';
import { call } from './toolFixture.ts';
import { dedent } from '../../support/dedent.ts';

const files: Readonly<Record<string, string>> = {
  'src/form.ts': `/** What a form has. */
export interface Form {
  readonly input: string;
  readonly label: string;
}

export function render(form: Form): string {
  return form.label + form.input;
}
`,
  'src/input.ts': `/** Reads a line. */
export function input(): string {
  if (!ready()) throw new Error('The parcel scale is not ready');
  return 'line';
}

function ready(): boolean {
  return true;
}
`,
  'src/scale.ts': `/** The scale of a parcel that is not ready for any other scale. */
export function parcelScaleReady(): string {
  return 'ready parcel scale';
}
`,
  'src/run.ts': `import { input } from './input.ts';

export function run(): string {
  return input();
}
`,
  'gosrc/go.mod': 'module example.com/app\n',
  'gosrc/cart/total.go': dedent`
    package cart

    func Total() int {
    	return 1
    }

    func Empty() bool {
    	return true
    }
  `,
  'gosrc/main.go': dedent`
    package main

    import cartShared "example.com/app/cart"

    func main() {
    	println(cartShared.Total(), cartShared.Empty())
    }
  `,
};

suite('names that are not only definitions', () => {
  let codebase: Codebase;

  before(async () => {
    ({ codebase } = await openFixture(files));
  });

  after(() => codebase.dispose());

  test('find_uses takes a plain name for a member in the given file', async () => {
    const { text, outcome } = await call(codebase, 'find_uses', { name: 'input', path: 'src/form.ts' });
    assert.equal(outcome, 'found', text);
    assert.match(text, /^- Form\.input \(src\/form\.ts:\d+\): 1 direct use/m);
    assert.match(text, /src\/form\.ts:8: return form\.label \+ form\.input;/);
    assert.doesNotMatch(text, /src\/run\.ts/, 'the function of the same name is another definition');
    const both = await call(codebase, 'find_uses', { name: 'input' });
    assert.match(both.text, /Fields of this name are not looked up: Form\.input/);
  });

  test('find_symbol lists the definitions of a module that an import renames', async () => {
    const { text } = await call(codebase, 'find_symbol', { name: 'cartShared' });
    assert.match(text, /`cartShared` is the name under which 1 file import example\.com\/app\/cart, which holds Total, Empty\./);
  });

  test('explain_failure reads the line with the message, and only lists places that share its words', async () => {
    const { text } = await call(codebase, 'explain_failure', { failure: 'Error: The parcel scale is not ready' });
    assert.match(text, /^3\| .*The parcel scale is not ready/m);
    assert.match(text, /^src\/run\.ts:\d+-\d+ · function run · calls input/m);
    assert.match(text, /^- src\/scale\.ts:\d+-\d+ function parcelScaleReady/m);
    assert.doesNotMatch(text, /^\d+\| .*'ready parcel scale'/m);
    const report = await call(codebase, 'explain_failure', {
      failure: 'Error: The parcel scale is not ready\n\nIt happens when parcelScaleReady was called before on a slow machine.',
    });
    assert.match(report.text, /^\d+\| .*'ready parcel scale'/m, 'the words of a report are searched too');
  });
});
