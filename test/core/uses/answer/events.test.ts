// Events end to end: who sends and who handles them by constants, strings and decorators, and who reaches a handler through them.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import type { Codebase } from '../../../../src/core/api.ts';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import type { UseResult, UsesResult } from '../../../../src/core/uses/answer/usesAnswer.ts';
import { usesSentence } from '../../../../src/core/uses/answer/usesWords.ts';
import { memoryRoot } from '../../../support/memory.ts';
import { openFixture } from '../../answering/openFixture.ts';

const short = (uses: readonly UseResult[]): string[] => uses.map(({ path, line, kind }) => `${path}:${line} ${kind}`);
const ways = (uses: readonly UseResult[]): string[] =>
  uses.flatMap(({ path, line, throughEvent }) => (throughEvent === undefined ? [] : [`${path}:${line} ${throughEvent}`]));

async function only(codebase: Codebase, name: string): Promise<UsesResult> {
  const [result, ...more] = await codebase.uses({ name }, {}, neverCancelled);
  assert.ok(result && more.length === 0, `${name}: ${more.length + 1} definitions`);
  return result;
}

suite('signals of Python', () => {
  let codebase: Codebase;
  before(async () => {
    ({ codebase } = await openFixture({
      'shop/signals.py': 'from django.dispatch import Signal\n\norder_done = Signal()\nspider_opened = object()\n',
      'shop/orders.py':
        'from shop.signals import order_done\nfrom shop import signals\n\n\ndef finish(order):\n    order_done.send(sender=None, order=order)\n\n\ndef crawl(manager):\n    manager.send_catch_log(\n        signals.spider_opened,\n        spider=1,\n    )\n',
      'shop/mail.py':
        'from django.dispatch import receiver\n\nfrom shop import signals\nfrom shop.signals import order_done\n\n\n@receiver(order_done)\ndef mail(sender, **kwargs):\n    return sender\n\n\ndef wash(sender):\n    return sender\n\n\norder_done.connect(wash)\n\n\n' +
        'class Log:\n    @classmethod\n    def from_crawler(cls, crawler):\n        log = cls()\n        crawler.signals.connect(log.opened, signal=signals.spider_opened)\n        return log\n\n    def __init__(self):\n        self.signals.connect(self.order_done, signal=signals.order_done)\n\n    def order_done(self):\n        return 1\n\n    def opened(self, spider):\n        return spider\n',
    }));
  });

  test('a constant: who sends it and who handles it', async () => {
    const at = { root: memoryRoot.key, path: 'shop/signals.py', line: 3 };
    const [done] = await codebase.uses({ name: 'order_done', at }, {}, neverCancelled);
    assert.deepEqual(short(done?.places ?? []), [
      'shop/mail.py:4 imports',
      'shop/mail.py:7 handles',
      'shop/mail.py:16 handles',
      'shop/mail.py:27 handles',
      'shop/orders.py:1 imports',
      'shop/orders.py:6 sends',
    ]);
    assert.deepEqual(short((await only(codebase, 'spider_opened')).places), ['shop/mail.py:23 handles', 'shop/orders.py:11 sends']);
  });

  test('a function: the place that registers it, and who sends what reaches it, told apart', async () => {
    for (const [name, line] of [
      ['mail', 7],
      ['wash', 16],
    ] as const) {
      const result = await only(codebase, name);
      assert.deepEqual(short(result.places), [`shop/mail.py:${line} registers`]);
      assert.deepEqual(ways(result.possible), ['shop/orders.py:6 order_done']);
      assert.equal(usesSentence(result), '1 place uses it. 1 more may reach it through an event.');
    }
    const beside = await only(codebase, 'Log.order_done');
    assert.deepEqual(short(beside.places), ['shop/mail.py:27 registers'], 'not the signal of its name on the line');
    const opened = await only(codebase, 'Log.opened');
    assert.deepEqual(short(opened.places), ['shop/mail.py:23 registers']);
    assert.deepEqual(ways(opened.possible), ['shop/orders.py:11 signals.spider_opened']);
  });
});

suite('events of JavaScript', () => {
  let codebase: Codebase;
  before(async () => {
    ({ codebase } = await openFixture({
      'src/events.ts': "export const DONE = 'order:done';\nexport type Name = 'order:done' | 'other';\n",
      'src/bus.ts':
        "import { EventEmitter } from 'node:events';\nimport { DONE } from './events.ts';\nexport const bus = new EventEmitter();\nexport function finish(): void {\n  bus.emit('order:done', 1);\n  bus.emit(DONE);\n}\n// bus.emit('order:done')\n",
      'src/mail.ts':
        "import { bus } from './bus.ts';\nexport function mail(): void {}\nbus.on('order:done', mail);\nbus.on('order:done:late', mail);\n",
      'src/watch.ts':
        "import * as vscode from 'vscode';\nexport class Orders {\n  private readonly _onDidOrder = new vscode.EventEmitter<number>();\n  readonly onDidOrder = this._onDidOrder.event;\n  order(): void {\n    this._onDidOrder.fire(1);\n  }\n}\nexport function listen(orders: Orders): void {\n  orders.onDidOrder(wash);\n}\nfunction wash(): void {}\n",
    }));
  });

  test('a string: senders and handlers, also through a constant; other strings and comments are none', async () => {
    for (const name of ["'order:done'", 'order:done']) {
      const { places, undecided } = await only(codebase, name);
      assert.deepEqual(short(places), ['src/bus.ts:5 sends', 'src/bus.ts:6 sends', 'src/mail.ts:3 handles']);
      assert.deepEqual(short(undecided), ['src/events.ts:2 reads']);
    }
    assert.deepEqual(await codebase.uses({ name: "'other'" }, {}, neverCancelled), []);
  });

  test('only senders', async () => {
    const [result] = await codebase.uses({ name: "'order:done'" }, { kinds: new Set(['sends']) }, neverCancelled);
    assert.deepEqual(short(result?.places ?? []), ['src/bus.ts:5 sends', 'src/bus.ts:6 sends']);
  });

  test('a handler of a string is reached by those who send it', async () => {
    const result = await only(codebase, 'mail');
    assert.deepEqual(short(result.places), ['src/mail.ts:3 registers', 'src/mail.ts:4 registers']);
    assert.deepEqual(ways(result.possible), ["src/bus.ts:5 'order:done'", "src/bus.ts:6 'order:done'"]);
  });

  test('an event of a class: fired by its emitter, handled where it is called', async () => {
    assert.deepEqual(short((await only(codebase, 'Orders._onDidOrder')).places), ['src/watch.ts:4 reads', 'src/watch.ts:6 sends']);
    assert.deepEqual(short((await only(codebase, 'Orders.onDidOrder')).places), ['src/watch.ts:10 handles']);
    const result = await only(codebase, 'wash');
    assert.deepEqual(short(result.places), ['src/watch.ts:10 registers']);
    assert.deepEqual(ways(result.possible), ['src/watch.ts:6 orders.onDidOrder']);
  });
});

suite('events of Java', () => {
  test('an object of the event is published, a method takes it', async () => {
    const { codebase } = await openFixture({
      'src/main/java/shop/OrderDone.java': 'package shop;\n\npublic class OrderDone {\n}\n',
      'src/main/java/shop/Orders.java':
        'package shop;\n\npublic class Orders {\n  private final ApplicationEventPublisher publisher;\n  void finish() {\n    publisher.publishEvent(new OrderDone());\n  }\n}\n',
      'src/main/java/shop/Mail.java':
        'package shop;\n\npublic class Mail {\n  @EventListener\n  public void mail(OrderDone event) {\n  }\n}\n',
    });
    const { places } = await only(codebase, 'OrderDone');
    assert.deepEqual(short(places), ['src/main/java/shop/Mail.java:5 handles', 'src/main/java/shop/Orders.java:6 sends']);
    const handler = await only(codebase, 'Mail.mail');
    assert.deepEqual(short(handler.places), ['src/main/java/shop/Mail.java:4 registers']);
    assert.deepEqual(ways(handler.possible), ['src/main/java/shop/Orders.java:6 OrderDone']);
  });
});
