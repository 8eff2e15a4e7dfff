// Table of the ways in which libraries of JavaScript and Python send messages to topics and queues, and handle them.
import { handles, likely, sends, sure, topicPattern, type TopicRow } from './topicRow.ts';

const scripts = { languages: ['javascript', 'typescript', 'tsx'] };
const python = { languages: ['python'] };
/** Brokers whose clients call it `publish` and `subscribe`. */
const channels = ['redis', 'Redis', 'mqtt', 'MQTT', 'nats'];

/** The first row that fits a place counts. Based on the documentation of each library, 2026-11; confidences by judgement. */
export const scriptTopicRows: readonly TopicRow[] = [
  {
    ...{ framework: 'KafkaJS', ...scripts, ...sends, holds: ['.send('], confidence: sure },
    pattern: topicPattern('\\.send\\( \\{ topic: NAME'),
    examples: [["await producer.send({\n  topic: 'orders',\n  messages,\n})", "'orders'"]],
  },
  {
    ...{ framework: 'KafkaJS', ...scripts, ...sends, holds: ['topicMessages'], confidence: sure },
    pattern: topicPattern('\\btopicMessages: \\[ \\{ topic: NAME'),
    examples: [["producer.sendBatch({ topicMessages: [{ topic: 'orders', messages }] })", "'orders'"]],
  },
  {
    ...{ framework: 'KafkaJS', ...scripts, ...handles, holds: ['.subscribe('], confidence: sure },
    pattern: topicPattern('\\.subscribe\\( \\{ topics?: \\[? NAME'),
    examples: [
      ["await consumer.subscribe({ topic: 'orders', fromBeginning: true })", "'orders'"],
      ['consumer.subscribe({ topics: [ORDER_TOPIC] })', 'ORDER_TOPIC'],
    ],
  },
  {
    ...{ framework: 'amqplib', ...scripts, ...sends, holds: ['sendToQueue('], confidence: sure },
    pattern: topicPattern('\\.sendToQueue\\( NAME'),
    examples: [["channel.sendToQueue('orders', Buffer.from(text))", "'orders'"]],
  },
  {
    ...{ framework: 'amqplib', ...scripts, ...handles, holds: ['.bindQueue('], confidence: likely },
    pattern: topicPattern('\\.bindQueue\\( [^,()\\n]{1,100}, [^,()\\n]{1,100}, NAME'),
    examples: [["channel.bindQueue(q.queue, 'shop', 'orders.created')", "'orders.created'"]],
  },
  {
    ...{ framework: 'amqplib', ...scripts, ...handles, holds: ['amqp', 'assertQueue'], handler: 1, confidence: sure },
    pattern: topicPattern('\\.consume\\( NAME'),
    examples: [["await channel.assertQueue('orders');\nchannel.consume('orders', mail)", "'orders'"]],
  },
  {
    ...{ framework: 'amqplib', ...scripts, ...sends, holds: ['amqp', 'assertExchange'], confidence: likely },
    pattern: topicPattern('\\.publish\\( [^,()\\n]{1,100}, NAME'),
    examples: [["channel.assertExchange('shop');\nchannel.publish('shop', 'orders.created', content)", "'orders.created'"]],
  },
  {
    ...{ framework: 'Redis, NATS, MQTT', ...scripts, ...sends, holds: channels, confidence: likely },
    pattern: topicPattern('\\.publish\\( NAME'),
    examples: [["redis.publish('orders', text)", "'orders'"]],
  },
  {
    ...{ framework: 'Redis, NATS, MQTT', ...scripts, ...handles, holds: channels, handler: 1, confidence: likely },
    pattern: topicPattern('\\.(?:subscribe|pSubscribe|sSubscribe)\\( NAME'),
    examples: [["await redis.subscribe('orders', mail)", "'orders'"]],
  },
  {
    ...{ framework: 'Bull, BullMQ', ...scripts, ...handles, holds: ['bull'], handler: 1, confidence: sure },
    pattern: topicPattern('\\bnew Worker(?:<[^<>()]{0,100}>)?\\( NAME'),
    examples: [["import { Worker } from 'bullmq';\nnew Worker('orders', mail)", "'orders'"]],
  },
  {
    ...{ framework: 'Bull, BullMQ', ...scripts, ...sends, holds: ['bull'], confidence: sure },
    pattern: topicPattern('\\bnew (?:Queue|Bull)(?:<[^<>()]{0,100}>)?\\( NAME'),
    examples: [["import { Queue } from 'bullmq';\nconst queue = new Queue('orders')", "'orders'"]],
  },
  {
    ...{ framework: 'Nest, Bull', ...scripts, ...sends, holds: ['@InjectQueue('], confidence: sure },
    pattern: topicPattern('@InjectQueue\\( NAME'),
    examples: [["class A {\n  constructor(@InjectQueue('orders') private queue: Queue) {}\n}", "'orders'"]],
  },
  {
    ...{ framework: 'Nest, Bull', ...scripts, ...handles, holds: ['@Processor('], confidence: sure },
    pattern: topicPattern('@Processor\\( NAME'),
    examples: [["@Processor('orders')\nclass OrderConsumer {}", "'orders'"]],
  },
  {
    ...{ framework: 'Nest', ...scripts, ...handles, holds: ['@MessagePattern(', '@EventPattern('], confidence: sure },
    pattern: topicPattern('@(?:Message|Event)Pattern\\( (?:\\{ cmd: )?NAME'),
    examples: [
      ["class A {\n  @EventPattern('order.created')\n  mail() {}\n}", "'order.created'"],
      ["class A {\n  @MessagePattern({ cmd: 'total' })\n  total() {}\n}", "'total'"],
    ],
  },
  {
    ...{ framework: 'Nest', ...scripts, ...sends, holds: ['ClientProxy', 'ClientKafka', 'ClientRMQ'], confidence: likely },
    pattern: topicPattern('\\.(?:send|emit)(?:<[^<>()]{0,100}>)?\\( (?:\\{ cmd: )?NAME'),
    examples: [
      ["constructor(private client: ClientProxy) {}\nf() { this.client.emit<number>('order.created', order); }", "'order.created'"],
    ],
  },
  {
    ...{ framework: 'kafka-python, aiokafka, confluent-kafka', ...python, ...sends, holds: ['roducer'], confidence: likely },
    pattern: topicPattern('\\b\\w*[pP]roducer\\.(?:send|produce|send_and_wait)\\( (?:topic = )?NAME'),
    examples: [["self.producer.send('orders', value=order)", "'orders'"]],
  },
  {
    ...{ framework: 'kafka-python, aiokafka', ...python, ...handles, holds: ['KafkaConsumer('], confidence: sure },
    pattern: topicPattern('\\b(?:AIO)?KafkaConsumer\\( NAME'),
    examples: [["consumer = KafkaConsumer('orders', group_id='mail')", "'orders'"]],
  },
  {
    ...{ framework: 'kafka-python, confluent-kafka', ...python, ...handles, holds: ['afka'], confidence: likely },
    pattern: topicPattern('\\.subscribe\\( (?:topics = )?\\[ NAME'),
    examples: [["from confluent_kafka import Consumer\nconsumer.subscribe(['orders'])", "'orders'"]],
  },
  {
    ...{ framework: 'pika', ...python, ...sends, holds: ['basic_publish('], confidence: sure },
    pattern: topicPattern('\\.basic_publish\\([^()]{0,200}?\\brouting_key = NAME'),
    examples: [["channel.basic_publish(exchange='', routing_key='orders', body=text)", "'orders'"]],
  },
  {
    ...{ framework: 'pika', ...python, ...handles, holds: ['basic_consume('], handler: 'on_message_callback', confidence: sure },
    pattern: topicPattern('\\.basic_consume\\( (?:queue = )?NAME'),
    examples: [["channel.basic_consume(queue='orders', on_message_callback=mail)", "'orders'"]],
  },
  {
    ...{ framework: 'pika', ...python, ...handles, holds: ['queue_bind('], confidence: likely },
    pattern: topicPattern('\\.queue_bind\\([^()]{0,200}?\\brouting_key = NAME'),
    examples: [["channel.queue_bind(exchange='shop', queue=name, routing_key='orders.created')", "'orders.created'"]],
  },
  {
    ...{ framework: 'redis-py, paho-mqtt, nats-py', ...python, ...sends, holds: channels, confidence: likely },
    pattern: topicPattern('\\.publish\\( NAME'),
    examples: [["client = redis.Redis()\nclient.publish('orders', text)", "'orders'"]],
  },
  {
    ...{ framework: 'redis-py, paho-mqtt, nats-py', ...python, ...handles, holds: channels, handler: 'cb', confidence: likely },
    pattern: topicPattern('\\.subscribe\\( NAME'),
    examples: [["import nats\nawait nc.subscribe('orders', cb=mail)", "'orders'"]],
  },
  {
    ...{ framework: 'Celery', ...python, ...sends, holds: ['send_task('], confidence: sure },
    pattern: topicPattern('\\.send_task\\( (?:name = )?NAME'),
    examples: [["app.send_task('shop.mail', args=[order])", "'shop.mail'"]],
  },
  {
    ...{ framework: 'Celery', ...python, ...handles, holds: ['task('], confidence: sure },
    pattern: topicPattern('@(?:\\w{1,60}\\.)?(?:task|shared_task)\\([^()]{0,200}?\\bname = NAME'),
    examples: [["@shared_task(bind=True, name='shop.mail')\ndef mail(self):\n    pass", "'shop.mail'"]],
  },
  {
    ...{ framework: 'FastStream', ...python, ...handles, holds: ['.subscriber('], confidence: sure },
    pattern: topicPattern('@\\w{1,60}\\.subscriber\\( NAME'),
    examples: [['@broker.subscriber("orders")\nasync def mail(order):\n    pass', '"orders"']],
  },
  {
    ...{ framework: 'FastStream', ...python, ...sends, holds: ['.publisher('], confidence: sure },
    pattern: topicPattern('@\\w{1,60}\\.publisher\\( NAME'),
    examples: [['@broker.publisher("orders")\nasync def order():\n    pass', '"orders"']],
  },
];
