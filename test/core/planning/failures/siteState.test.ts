// State that a failure depends on: what its conditions read, and who writes that part of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const files = {
  'lib/query.js': dedent`
    export class Query {
      constructor() {
        this.single = {};
        this.name = '';
      }
      noWait() {
        this.single.waitMode = 'noWait';
      }
      limit(count) {
        this.single.limit = count;
      }
      rename(name) {
        this.name = name;
      }
      skipLocked() {
        log(this.name);
        if (this.single.waitMode === 'noWait') {
          throw new Error('skipLocked cannot be combined with noWait');
        }
        this.single.waitMode = 'skipLocked';
      }
    }
  `,
};

test('names the state that the condition reads, with the writers of the key that it reads', async () => {
  const { codebase } = await openFixture(files);
  const { answer } = await ask(codebase, 'Why do I get "skipLocked cannot be combined with noWait"?');
  const [, state = ''] = answer.split('**State it depends on**');
  const line = state.split('\n').find((each) => each.includes('`this.single`')) ?? '';
  assert.match(line, /reads and changes `this\.single`/);
  assert.match(line, /`Query\.noWait`/);
  assert.doesNotMatch(line, /Query\.limit/);
  assert.doesNotMatch(state, /`this\.name`/);
  codebase.dispose();
});

test('does not take a parameter for the field that has its name', async () => {
  const { codebase } = await openFixture({
    'src/Parcel.java': dedent`
      class Parcel {
        private Label label;
        Parcel mark(Label label) {
          if (label == null) throw new IllegalStateException("the label of a parcel is missing");
          this.label = label;
          return this;
        }
        void clear() { this.label = null; }
        void send() {
          if (this.label == null) throw new IllegalStateException("the parcel cannot be sent without a label");
        }
      }
    `,
  });
  const { answer } = await ask(codebase, 'Why do I get "the label of a parcel is missing"?');
  assert.match(answer, /`Parcel\.mark` raises this/);
  assert.doesNotMatch(answer, /State it depends on/);
  const { answer: ofField } = await ask(codebase, 'Why do I get "the parcel cannot be sent without a label"?');
  assert.match(ofField, /State it depends on[^]*`Parcel\.clear`/);
  codebase.dispose();
});
