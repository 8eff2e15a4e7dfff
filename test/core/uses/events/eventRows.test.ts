// Every example of the table of events is read as its row says, and code that only looks like one is not.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Family } from '../../../../src/core/graph/edges/families.ts';
import { eventRows } from '../../../../src/core/uses/events/eventRows.ts';
import { eventOfDecorator, eventUseAt, takesEvents, type EventUse, type Made } from '../../../../src/core/uses/events/eventUse.ts';
import { codeText } from '../../../../src/core/uses/places/codeText.ts';

/** What makes the events of the examples. */
const makers: Readonly<Partial<Record<Family, string>>> = {
  python: 'order_done = Signal()',
  ecmascript: 'done = new EventEmitter<Order>()',
};
const comments = { line: '//', block: ['/*', '*/'] as const };

function useIn(text: string, name: string, family: Family, made: Made | undefined): EventUse | undefined {
  const start = /^\W/.test(name) ? text.indexOf(name) : text.search(new RegExp(`(?<![\\w$])${name}(?![\\w$])`));
  assert.ok(start >= 0, `${name} in ${text}`);
  const code = codeText(text, family, family === 'python' ? { line: '#' } : comments);
  return eventUseAt({ code, text, family }, start, start + name.length, made);
}

suite('rows of events', () => {
  for (const row of eventRows) {
    test(`${row.framework}: ${row.kind} ${row.call.source}`, () => {
      assert.ok(row.examples.length);
      for (const family of row.families) for (const [code, event, handler] of row.examples) check(row.kind, family, code, event, handler);
    });
  }

  function check(kind: string, family: Family, code: string, event: string, handler: string | undefined): void {
    const made = { by: makers[family] ?? '', isFunction: false };
    const decorator = /^@(.*)\n/.exec(code)?.[1];
    if (decorator === undefined || (event !== 'OrderDone' && !decorator.startsWith(event)) || decorator.includes(event))
      assert.equal(useIn(code, event, family, event.startsWith("'") ? undefined : made)?.kind, kind, code);
    if (handler === undefined) return;
    if (decorator === undefined) {
      const use = useIn(code, handler, family, { by: '', isFunction: true });
      assert.equal(use?.kind, 'registers', code);
      if (use?.event) assert.ok(use.event.text.endsWith(event), `${use.event.text} in ${code}`);
    } else if (!takesEvents(decorator, family) || decorator.includes('('))
      assert.match(eventOfDecorator(decorator, family) ?? '', new RegExp(event));
  }
});

suite('what is no event', () => {
  const cases: readonly (readonly [family: Family, code: string, name: string, by?: string])[] = [
    ['python', 'db.connect(url)', 'db', 'db = Database()'],
    ['python', 'db.connect(url)', 'url'],
    ['python', 'socket.send(data)', 'data'],
    ['ecmascript', "bus.on('done', () => { mail(); })", 'mail'],
    ['ecmascript', "bus.on('done', mail())", 'mail'],
    ['ecmascript', "bus.emit('done', order)", 'order'],
    ['ecmascript', 'iterator.next()', 'iterator', 'iterator = list[Symbol.iterator]()'],
    ['ecmascript', 'label={mail()}', 'mail'],
    ['ecmascript', 'once(order)', 'order'],
    ['java', 'publisher.publishEvent(order);', 'OrderDone'],
  ];
  for (const [family, code, name, by = ''] of cases.filter(([, code, name]) => code.includes(name))) {
    test(`${name} in ${code}`, () => assert.equal(useIn(code, name, family, { by, isFunction: false }), undefined));
  }

  test('a function that is called like a property is called', () => {
    assert.equal(useIn('onOrder(order)', 'onOrder', 'ecmascript', { by: '', isFunction: true }), undefined);
  });
});

suite('attributes of elements', () => {
  test('name what is handled and register the function', () => {
    const code = 'return (\n  <Cart\n    size={1}\n    onOrder={this.mail}\n    onDone={useCallback(wash, [])}\n  />\n);';
    const of = (name: string): EventUse | undefined => useIn(code, name, 'ecmascript', { by: '', isFunction: name !== 'onOrder' });
    assert.equal(of('onOrder')?.kind, 'handles');
    assert.deepEqual([of('mail')?.kind, of('mail')?.event?.text], ['registers', 'onOrder']);
    assert.equal(of('size'), undefined);
  });
});
