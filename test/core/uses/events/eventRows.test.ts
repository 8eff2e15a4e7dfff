// Every example of the table of events matches its row, and similar code does not.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { LanguageRules } from '../../../../src/core/languages/languageRules.ts';
import { languages, rulesOf } from '../../../../src/core/syntax/languages.ts';
import { eventRows } from '../../../../src/core/uses/events/eventRows.ts';
import { eventOfDecorator, eventUseAt, takesEvents, type EventUse, type TargetOrigin } from '../../../../src/core/uses/events/eventUse.ts';
import { codeText } from '../../../../src/core/uses/places/codeText.ts';
import { dedent } from '../../../support/dedent.ts';

/** What makes the events of the examples. */
const makers: Readonly<Record<string, string>> = {
  python: 'order_done = Signal()',
  ecmascript: 'done = new EventEmitter<Order>()',
};

function useIn(text: string, name: string, rules: LanguageRules, made: TargetOrigin | undefined): EventUse | undefined {
  const start = /^\W/.test(name) ? text.indexOf(name) : text.search(new RegExp(`(?<![\\w$])${name}(?![\\w$])`));
  assert.ok(start >= 0, `${name} in ${text}`);
  const comments = [...languages.values()].find(({ id }) => rulesOf(id) === rules)?.comments ?? {};
  const code = codeText(text, rules, comments);
  return eventUseAt({ code, text, rules }, start, start + name.length, made);
}

suite('ways to send and handle events', () => {
  for (const row of eventRows) {
    test(`${row.framework}: ${row.kind} ${row.call.source}`, () => {
      assert.ok(row.examples.length);
      for (const rules of row.languages) for (const [code, event, handler] of row.examples) check(row.kind, rules, code, event, handler);
    });
  }

  function check(kind: string, rules: LanguageRules, code: string, event: string, handler: string | undefined): void {
    const made = { by: makers[rules.id] ?? '', isFunction: false };
    const decorator = /^@(.*)\n/.exec(code)?.[1];
    if (decorator === undefined || (event !== 'OrderDone' && !decorator.startsWith(event)) || decorator.includes(event))
      assert.equal(useIn(code, event, rules, event.startsWith("'") ? undefined : made)?.kind, kind, code);
    if (handler === undefined) return;
    if (decorator === undefined) {
      const use = useIn(code, handler, rules, { by: '', isFunction: true });
      assert.equal(use?.kind, 'registers', code);
      if (use?.event) assert.ok(use.event.text.endsWith(event), `${use.event.text} in ${code}`);
    } else if (!takesEvents(decorator, rules) || decorator.includes('('))
      assert.match(eventOfDecorator(decorator, rules) ?? '', new RegExp(event));
    // The type of the parameter is the event; the decorator only says that the function takes one.
    else assert.ok(takesEvents(decorator, rules), code);
  }
});

suite('similar code without an event', () => {
  const cases: readonly (readonly [language: string, code: string, name: string, by?: string])[] = [
    ['python', 'db.connect(url)', 'db', 'db = Database()'],
    ['python', 'db.connect(url)', 'url'],
    ['python', 'socket.send(data)', 'data'],
    ['typescript', "bus.on('done', () => { mail(); })", 'mail'],
    ['typescript', "bus.on('done', mail())", 'mail'],
    ['typescript', "bus.emit('done', order)", 'order'],
    ['typescript', 'iterator.next()', 'iterator', 'iterator = list[Symbol.iterator]()'],
    ['typescript', 'label={mail()}', 'mail'],
    ['typescript', 'once(order)', 'order'],
    ['java', 'publisher.publishEvent(order);', 'order'],
  ];
  for (const [language, code, name, by = ''] of cases) {
    test(`${name} in ${code}`, () => assert.equal(useIn(code, name, rulesOf(language), { by, isFunction: false }), undefined));
  }

  test('includes a call of a function with a name like an event property', () => {
    assert.equal(useIn('onOrder(order)', 'onOrder', rulesOf('typescript'), { by: '', isFunction: true }), undefined);
  });
});

suite('attributes of elements', () => {
  test('handle the event of their name and register the function', () => {
    const code = dedent`
      return (
        <Cart
          size={1}
          onOrder={this.mail}
          onDone={useCallback(wash, [])}
        />
      );`;
    const of = (name: string): EventUse | undefined => useIn(code, name, rulesOf('typescript'), { by: '', isFunction: name !== 'onOrder' });
    assert.equal(of('onOrder')?.kind, 'handles');
    assert.deepEqual([of('mail')?.kind, of('mail')?.event?.text], ['registers', 'onOrder']);
    assert.equal(of('size'), undefined);
  });
});
