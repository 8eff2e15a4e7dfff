// Topics as one kind of shared names: edges end at handlers, and constants stand for topics.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../../src/core/base/cancellation.ts';
import { topicNames } from '../../../../../src/core/services/names/topics/topicNames.ts';
import { openFixture } from '../../../../support/openFixture.ts';
import { namesIn } from '../namesIn.ts';

async function edgesIn(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { codebase } = await openFixture(files);
  await codebase.waitForEdges(neverCancelled);
  const { graph } = codebase;
  const nameOf = (id: string | null): string => graph.symbol(id ?? '')?.fact.qualifiedName ?? '?';
  return [...graph.edges()]
    .filter(({ evidence }) => evidence === 'contract')
    .map(({ caller, callee, kind, through }) => `${nameOf(caller)} ${kind} ${nameOf(callee)}: ${through}`)
    .sort();
}

const send = { 'send.ts': "export function order(channel) { channel.sendToQueue('mails', text); }" };

suite('edges of topics', () => {
  test('end at the handler that is named', async () => {
    const listen = {
      'listen.ts':
        "function mail() {}\nexport function start(channel) {\n  channel.assertQueue('mails');\n  channel.consume('mails', mail);\n}",
    };
    assert.deepEqual(await edgesIn({ ...send, ...listen }), ['order calls mail: topic mails']);
  });

  test('end at a function in place, else at the code around the subscription', async () => {
    const [inPlace, around] = ['async (text) => {}', 'handlers.mail'].map((handler) => ({
      'listen.ts': `export function start(channel) {\n  channel.assertQueue('mails');\n  channel.consume('mails', ${handler});\n}`,
    }));
    assert.deepEqual(await edgesIn({ ...send, ...inPlace }), ['order calls start.<anonymous>: topic mails']);
    assert.deepEqual(await edgesIn({ ...send, ...around }), ['order calls start: topic mails']);
  });

  test('end at a method with a decorator or annotation, in another language', async () => {
    const files = {
      'send.py': "def order(producer):\n    producer.send('orders', value=1)\n",
      'Mail.java': 'class Mail {\n  @KafkaListener(topics = "orders")\n  void mail(Order order) {}\n}',
      'mail.ts': "class Mails {\n  @EventPattern('orders')\n  async onOrder(order) {}\n}",
    };
    assert.deepEqual(await edgesIn(files), ['order calls Mail.mail: topic orders', 'order calls Mails.onOrder: topic orders']);
  });

  test('of a bus by type end at the method that is given the message', async () => {
    const files = {
      'Mail.cs': 'class Mail : IConsumer<OrderCreated>\n{\n  public Task Consume(ConsumeContext<OrderCreated> context) { return null; }\n}',
      'Shop.cs':
        'class Shop\n{\n  public async Task Order(IBus bus)\n  {\n    var created = new OrderCreated(1);\n    await bus.Publish(created);\n  }\n}',
    };
    assert.deepEqual(await edgesIn(files), ['Shop.Order calls Mail.Consume: topic OrderCreated']);
  });

  test('lead through constants of other files', async () => {
    const files = {
      'topics.ts': "export const TOPICS = { ORDERS: 'orders' };",
      'send.ts': "import { TOPICS } from './topics';\nexport function order(producer) { producer.send({ topic: TOPICS.ORDERS }); }",
      'mail.py': 'import nats\nasync def start(nc):\n    await nc.subscribe("orders", cb=mail)\nasync def mail(message):\n    pass\n',
    };
    assert.deepEqual(await edgesIn(files), ['order calls mail: topic orders']);
    const { codebase } = await openFixture(files);
    const [result] = await codebase.uses({ name: 'orders' }, {}, neverCancelled);
    assert.equal(result?.type, 'topic');
    assert.deepEqual(
      result?.places.map(({ file, line, kind }) => `${file}:${line} ${kind}`),
      ['mail.py:3 handles', 'send.ts:2 sends'],
    );
  });
});

test('two constants of one name with two texts are two topics', async () => {
  const files = {
    'a.py': "TOPIC = 'orders'\ndef order(producer):\n    producer.send(TOPIC, value=1)\n",
    'b.py': "TOPIC = 'mails'\ndef start():\n    return KafkaConsumer(TOPIC)\n",
  };
  assert.deepEqual(await edgesIn(files), []);
  assert.deepEqual(await edgesIn({ ...files, 'b.py': files['b.py'].replace('mails', 'orders') }), ['order calls start: topic orders']);
});

test('names with holes, and sends in files without a broker, are none', () => {
  assert.deepEqual(namesIn(topicNames, 'channel.sendToQueue(`mails-${id}`, text);', 'typescript'), []);
  assert.deepEqual(namesIn(topicNames, "list.publish('orders'); form.subscribe('x', f);", 'typescript'), []);
});
