// Types of Go: implementations that do not name their interface, chains through it, and methods in other files than their type.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import { openFixture } from '../../support/openFixture.ts';
import { call } from './toolFixture.ts';
import { dedent } from '../../support/dedent.ts';

const kinds = ['Json', 'Xml', 'Yaml', 'Text', 'Csv'];
const files = {
  'go.mod': dedent`
    module shop

    go 1.22
  `,
  'writer/writer.go': `package writer

// Writer writes an order.
type Writer interface {
	WriteOrder(id string) error
}

// Send gives an order to a writer.
func Send(w Writer, id string) error {
	return w.WriteOrder(id)
}
`,
  ...Object.fromEntries(
    kinds.map((kind) => [
      `writer/${kind.toLowerCase()}.go`,
      `package writer

type ${kind} struct {
	count int
}

func (w *${kind}) WriteOrder(id string) error {
	return write${kind}(id)
}

func write${kind}(id string) error {
	return nil
}
`,
    ]),
  ),
  'writer/helpers.go': `package writer

func (w *Json) Reset() {
	w.count = 0
}
`,
  'store/json.go': `package store

type Json struct{}

func (j Json) Other() {}
`,
};

suite('types of Go', () => {
  let codebase: Codebase;

  before(async () => {
    ({ codebase } = await openFixture(files));
  });

  after(() => codebase.dispose());

  test('find_uses of an interface lists the types that implement it as possible', async () => {
    const { text } = await call(codebase, 'find_uses', { name: 'Writer', kinds: ['implements'] });
    assert.match(text, /5 possible by the methods of types that do not name it/);
    for (const kind of kinds) assert.match(text, new RegExp(`possibly implements in ${kind} · writer/${kind.toLowerCase()}\\.go:3`));
  });

  test('find_uses of a method of an interface lists the methods that may run for it', async () => {
    const { text } = await call(codebase, 'find_uses', { name: 'Writer.WriteOrder' });
    assert.match(text, /possibly overrides in Yaml\.WriteOrder · writer\/yaml\.go:7/);
  });

  test('trace_calls shows a chain through an interface with many implementations as possible', async () => {
    const { text, outcome } = await call(codebase, 'trace_calls', { name: 'Send', to: 'writeCsv' });
    assert.equal(outcome, 'found');
    assert.match(text, /^No chain of calls from Send to writeCsv is sure\. What follows is possible/);
    assert.match(text, /Send calls Writer\.WriteOrder[^]*Writer\.WriteOrder may run Csv\.WriteOrder \(possible: one of 5/);
    assert.match(text, /Csv\.WriteOrder calls writeCsv/);
    assert.equal((await call(codebase, 'trace_calls', { name: 'writeCsv', to: 'Send' })).outcome, 'nothing');
  });

  test('a type as scope includes its methods in all files of its package, and in no other', async () => {
    const { text } = await call(codebase, 'search_text', { text: 'func', scope: 'Json' });
    assert.match(text, /writer\/json\.go:7: func \(w \*Json\) WriteOrder/);
    assert.match(text, /writer\/helpers\.go:3: func \(w \*Json\) Reset/);
    assert.match(text, /store\/json\.go:5/);
    assert.doesNotMatch(text, /writeJson/);
  });
});
