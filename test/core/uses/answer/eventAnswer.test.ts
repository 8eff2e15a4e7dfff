// Events from end to end: senders and handlers by constants, strings and decorators, and the senders that reach a handler.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import type { Codebase } from '../../../../src/core/codebase/api.ts';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import type { UseResult, UsesAnswer } from '../../../../src/core/uses/answer/usesAnswer.ts';
import { usesSentence } from '../../../../src/core/uses/answer/usesSentences.ts';
import { memoryRoot } from '../../../support/memory.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

/** Each use as `file:line kind`. */
const placesOf = (uses: readonly UseResult[]): string[] => uses.map(({ path, line, kind }) => `${path}:${line} ${kind}`);
/** Each use through an event as `file:line event`. */
const placesThroughEvents = (uses: readonly UseResult[]): string[] =>
  uses.flatMap(({ path, line, throughEvent }) => (throughEvent === undefined ? [] : [`${path}:${line} ${throughEvent}`]));

async function usesOf(codebase: Codebase, name: string): Promise<UsesAnswer> {
  const [result, ...more] = await codebase.uses({ name }, {}, neverCancelled);
  assert.ok(result && more.length === 0, `${name}: ${more.length + 1} definitions`);
  return result;
}

suite('Python signals', () => {
  let codebase: Codebase;
  before(async () => {
    ({ codebase } = await openFixture({
      'shop/signals.py': dedent`
        from django.dispatch import Signal

        order_done = Signal()
        spider_opened = object()
      `,
      'shop/orders.py': dedent`
        from shop.signals import order_done
        from shop import signals


        def finish(order):
            order_done.send(sender=None, order=order)


        def crawl(manager):
            manager.send_catch_log(
                signals.spider_opened,
                spider=1,
            )
      `,
      'shop/mail.py': dedent`
        from django.dispatch import receiver

        from shop import signals
        from shop.signals import order_done


        @receiver(order_done)
        def mail(sender, **kwargs):
            return sender


        def wash(sender):
            return sender


        order_done.connect(wash)


        class Log:
            @classmethod
            def from_crawler(cls, crawler):
                log = cls()
                crawler.signals.connect(log.opened, signal=signals.spider_opened)
                return log

            def __init__(self):
                self.signals.connect(self.order_done, signal=signals.order_done)

            def order_done(self):
                return 1

            def opened(self, spider):
                return spider
      `,
    }));
  });

  test('finds senders and handlers of a constant', async () => {
    const at = { root: memoryRoot.key, path: 'shop/signals.py', line: 3 };
    const [done] = await codebase.uses({ name: 'order_done', at }, {}, neverCancelled);
    assert.deepEqual(placesOf(done?.places ?? []), [
      'shop/mail.py:4 imports',
      'shop/mail.py:7 handles',
      'shop/mail.py:16 handles',
      'shop/mail.py:27 handles',
      'shop/orders.py:1 imports',
      'shop/orders.py:6 sends',
    ]);
    assert.deepEqual(placesOf((await usesOf(codebase, 'spider_opened')).places), ['shop/mail.py:23 handles', 'shop/orders.py:11 sends']);
  });

  test('lists registrations of a function apart from senders that may reach it', async () => {
    for (const [name, line] of [
      ['mail', 7],
      ['wash', 16],
    ] as const) {
      const result = await usesOf(codebase, name);
      assert.deepEqual(placesOf(result.places), [`shop/mail.py:${line} registers`]);
      assert.deepEqual(placesThroughEvents(result.possible), ['shop/orders.py:6 order_done']);
      assert.equal(usesSentence(result), '1 place uses it. 1 more may reach it through an event.');
    }
    const beside = await usesOf(codebase, 'Log.order_done');
    assert.deepEqual(placesOf(beside.places), ['shop/mail.py:27 registers'], 'not the signal of its name on the line');
    const opened = await usesOf(codebase, 'Log.opened');
    assert.deepEqual(placesOf(opened.places), ['shop/mail.py:23 registers']);
    assert.deepEqual(placesThroughEvents(opened.possible), ['shop/orders.py:11 signals.spider_opened']);
  });
});

suite('JavaScript events', () => {
  let codebase: Codebase;
  before(async () => {
    ({ codebase } = await openFixture({
      'src/events.ts': "export const DONE = 'order:done';\nexport type Name = 'order:done' | 'other';\n",
      'src/bus.ts': dedent`
        import { EventEmitter } from 'node:events';
        import { DONE } from './events.ts';
        export const bus = new EventEmitter();
        export function finish(): void {
          bus.emit('order:done', 1);
          bus.emit(DONE);
        }
        // bus.emit('order:done')
      `,
      'src/mail.ts': dedent`
        import { bus } from './bus.ts';
        export function mail(): void {}
        bus.on('order:done', mail);
        bus.on('order:done:late', mail);
      `,
      'src/watch.ts': dedent`
        import * as vscode from 'vscode';
        export class Orders {
          private readonly _onDidOrder = new vscode.EventEmitter<number>();
          readonly onDidOrder = this._onDidOrder.event;
          order(): void {
            this._onDidOrder.fire(1);
          }
        }
        export function listen(orders: Orders): void {
          orders.onDidOrder(wash);
        }
        function wash(): void {}
      `,
    }));
  });

  test('finds senders and handlers of a string, also through a constant, but not in other strings and comments', async () => {
    for (const name of ["'order:done'", 'order:done']) {
      const { places, undecided } = await usesOf(codebase, name);
      assert.deepEqual(placesOf(places), ['src/bus.ts:5 sends', 'src/bus.ts:6 sends', 'src/mail.ts:3 handles']);
      assert.deepEqual(placesOf(undecided), ['src/events.ts:2 reads']);
    }
    assert.deepEqual(await codebase.uses({ name: "'other'" }, {}, neverCancelled), []);
  });

  test('filters by kind', async () => {
    const [result] = await codebase.uses({ name: "'order:done'" }, { kinds: new Set(['sends']) }, neverCancelled);
    assert.deepEqual(placesOf(result?.places ?? []), ['src/bus.ts:5 sends', 'src/bus.ts:6 sends']);
  });

  test('finds the senders that reach a handler of a string', async () => {
    const result = await usesOf(codebase, 'mail');
    assert.deepEqual(placesOf(result.places), ['src/mail.ts:3 registers', 'src/mail.ts:4 registers']);
    assert.deepEqual(placesThroughEvents(result.possible), ["src/bus.ts:5 'order:done'", "src/bus.ts:6 'order:done'"]);
  });

  test('finds where the event of a class is fired and handled', async () => {
    assert.deepEqual(placesOf((await usesOf(codebase, 'Orders._onDidOrder')).places), ['src/watch.ts:4 reads', 'src/watch.ts:6 sends']);
    assert.deepEqual(placesOf((await usesOf(codebase, 'Orders.onDidOrder')).places), ['src/watch.ts:10 handles']);
    const result = await usesOf(codebase, 'wash');
    assert.deepEqual(placesOf(result.places), ['src/watch.ts:10 registers']);
    assert.deepEqual(placesThroughEvents(result.possible), ['src/watch.ts:6 orders.onDidOrder']);
  });
});

suite('Java events', () => {
  test('finds published event objects and the methods that take them', async () => {
    const { codebase } = await openFixture({
      'src/main/java/shop/OrderDone.java': dedent`
        package shop;

        public class OrderDone {
        }
      `,
      'src/main/java/shop/Orders.java': dedent`
        package shop;

        public class Orders {
          private final ApplicationEventPublisher publisher;
          void finish() {
            publisher.publishEvent(new OrderDone());
          }
        }
      `,
      'src/main/java/shop/Mail.java': dedent`
        package shop;

        public class Mail {
          @EventListener
          public void mail(OrderDone event) {
          }
        }
      `,
    });
    const { places } = await usesOf(codebase, 'OrderDone');
    assert.deepEqual(placesOf(places), ['src/main/java/shop/Mail.java:5 handles', 'src/main/java/shop/Orders.java:6 sends']);
    const handler = await usesOf(codebase, 'Mail.mail');
    assert.deepEqual(placesOf(handler.places), ['src/main/java/shop/Mail.java:4 registers']);
    assert.deepEqual(placesThroughEvents(handler.possible), ['src/main/java/shop/Orders.java:6 OrderDone']);
  });
});
