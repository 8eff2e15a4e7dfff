// Table of the ways in which libraries of compiled languages, Ruby and PHP send messages to topics and queues, and handle them.
import { handles, likely, possible, sends, sure, topicPattern, type TopicRow } from './topicRow.ts';

const jvm = { languages: ['java', 'kotlin'] };
const go = { languages: ['go'] };
const csharp = { languages: ['csharp'] };
const ruby = { languages: ['ruby'] };
const php = { languages: ['php'] };

/** The first row that fits a place counts. Based on the documentation of each library, 2026-11; confidences by judgement. */
export const topicRows: readonly TopicRow[] = [
  {
    ...{ framework: 'Spring', ...jvm, ...handles, holds: ['@KafkaListener', '@RabbitListener', '@JmsListener', '@SqsListener'] },
    confidence: sure,
    pattern: topicPattern(
      '@(?:Kafka|Rabbit|Jms|Sqs)Listener\\( (?:[^(){}]{0,300}?\\b(?:topics|queues|destination|value|queueNames) = )?[{[]? NAME',
    ),
    examples: [
      ['class A {\n  @KafkaListener(id = "a", topics = "orders")\n  void mail(Order order) {}\n}', '"orders"'],
      ['class A {\n  @RabbitListener(queues = {"orders"})\n  void mail(Order order) {}\n}', '"orders"'],
    ],
  },
  {
    ...{ framework: 'Spring', ...jvm, ...sends, holds: ['emplate.'], confidence: likely },
    pattern: topicPattern('\\b\\w*[tT]emplate\\.(?:send|convertAndSend)\\( NAME'),
    examples: [['kafkaTemplate.send("orders", order);', '"orders"']],
  },
  {
    ...{ framework: 'Spring AMQP', ...jvm, ...sends, holds: ['convertAndSend('], confidence: likely },
    pattern: topicPattern('\\.convertAndSend\\( [^,()\\n]{1,100}, NAME ,'),
    examples: [['rabbitTemplate.convertAndSend("shop", "orders.created", order);', '"orders.created"']],
  },
  {
    ...{ framework: 'Kafka', ...jvm, ...sends, holds: ['ProducerRecord'], confidence: sure },
    pattern: topicPattern('\\bProducerRecord(?:<[^()\\n]{0,100}>)?\\( NAME'),
    examples: [['producer.send(new ProducerRecord<>("orders", key, value));', '"orders"']],
  },
  {
    ...{ framework: 'Kafka', ...jvm, ...handles, holds: ['afka'], confidence: likely },
    pattern: topicPattern('\\.subscribe\\( (?:List\\.of|Arrays\\.asList|Collections\\.singleton(?:List)?|listOf)\\( NAME'),
    examples: [['KafkaConsumer<K, V> consumer = make();\nconsumer.subscribe(List.of("orders"));', '"orders"']],
  },
  {
    ...{ framework: 'MicroProfile', ...jvm, ...handles, holds: ['@Incoming('], confidence: sure },
    pattern: topicPattern('@Incoming\\( NAME'),
    examples: [['class A {\n  @Incoming("orders")\n  void mail(Order order) {}\n}', '"orders"']],
  },
  {
    ...{ framework: 'MicroProfile', ...jvm, ...sends, holds: ['@Outgoing(', '@Channel('], confidence: sure },
    pattern: topicPattern('@(?:Outgoing|Channel)\\( NAME'),
    examples: [['class A {\n  @Outgoing("orders")\n  Order next() { return null; }\n}', '"orders"']],
  },
  {
    ...{ framework: 'kafka-go, Sarama', ...go, ...sends, holds: ['Topic:'], confidence: sure },
    pattern: topicPattern('\\b(?:kafka\\.(?:Message|Writer|WriterConfig)|sarama\\.ProducerMessage)\\{[^{}]{0,300}?\\bTopic: NAME'),
    examples: [['msg := sarama.ProducerMessage{\n\tTopic: "orders",\n}', '"orders"']],
  },
  {
    ...{ framework: 'kafka-go', ...go, ...handles, holds: ['kafka.ReaderConfig'], confidence: sure },
    pattern: topicPattern('\\bkafka\\.ReaderConfig\\{[^;()]{0,300}?\\bTopic: NAME'),
    examples: [['r := kafka.NewReader(kafka.ReaderConfig{\n\tBrokers: []string{"a"},\n\tTopic: "orders",\n})', '"orders"']],
  },
  {
    ...{ framework: 'Sarama', ...go, ...handles, holds: ['sarama', 'Sarama'], confidence: likely },
    pattern: topicPattern('\\.(?:ConsumePartition\\( |Consume\\( \\w{1,40}, \\[\\]string\\{ )NAME'),
    examples: [['import "github.com/x/sarama"\nerr = group.Consume(ctx, []string{OrderTopic}, h)', 'OrderTopic']],
  },
  {
    ...{ framework: 'NATS', ...go, ...handles, holds: ['nats.', '*nats'], handler: 1, confidence: likely },
    pattern: topicPattern('\\.Subscribe\\( NAME'),
    examples: [['nc, _ := nats.Connect(url)\nnc.Subscribe("orders", mail)', '"orders"']],
  },
  {
    ...{ framework: 'NATS', ...go, ...handles, holds: ['nats.', '*nats'], handler: 2, confidence: likely },
    pattern: topicPattern('\\.QueueSubscribe\\( NAME'),
    examples: [['nc, _ := nats.Connect(url)\nnc.QueueSubscribe("orders", "mail", mail)', '"orders"']],
  },
  {
    ...{ framework: 'NATS', ...go, ...sends, holds: ['nats.', '*nats'], confidence: likely },
    pattern: topicPattern('\\.(?:Publish|PublishAsync|Request)\\( NAME'),
    examples: [['nc, _ := nats.Connect(url)\nnc.Publish("orders", data)', '"orders"']],
  },
  {
    ...{ framework: 'go-redis', ...go, ...sends, holds: ['redis'], confidence: likely },
    pattern: topicPattern('\\.Publish\\( \\w{1,40}(?:\\.\\w{1,40}\\(\\))?, NAME'),
    examples: [['import "github.com/redis/go-redis/v9"\nrdb.Publish(ctx, "orders", data)', '"orders"']],
  },
  {
    ...{ framework: 'go-redis', ...go, ...handles, holds: ['redis'], confidence: likely },
    pattern: topicPattern('\\.P?Subscribe\\( \\w{1,40}(?:\\.\\w{1,40}\\(\\))?, NAME'),
    examples: [['import "github.com/redis/go-redis/v9"\nsub := rdb.Subscribe(ctx, "orders")', '"orders"']],
  },
  {
    ...{ framework: 'rdkafka', languages: ['rust'], ...sends, holds: ['Record::to('], confidence: sure },
    pattern: topicPattern('\\b(?:Future|Base)Record::to\\( NAME'),
    examples: [['producer.send(FutureRecord::to("orders").payload(&p), t).await;', '"orders"']],
  },
  {
    ...{ framework: 'rdkafka', languages: ['rust'], ...handles, holds: ['rdkafka'], confidence: likely },
    pattern: topicPattern('\\.subscribe\\( &\\[ NAME'),
    examples: [['use rdkafka::Consumer;\nconsumer.subscribe(&["orders"])?;', '"orders"']],
  },
  {
    ...{ framework: 'RabbitMQ', ...csharp, ...sends, holds: ['BasicPublish'], confidence: sure },
    pattern: topicPattern('\\.BasicPublish(?:Async)?\\([^()]{0,200}?\\broutingKey: NAME'),
    examples: [['channel.BasicPublish(exchange: "", routingKey: "orders", body: body);', '"orders"']],
  },
  {
    ...{ framework: 'RabbitMQ', ...csharp, ...handles, holds: ['BasicConsume'], confidence: sure },
    pattern: topicPattern('\\.BasicConsume(?:Async)?\\( (?:queue: )?NAME'),
    examples: [['channel.BasicConsume(queue: "orders", autoAck: true, consumer: c);', '"orders"']],
  },
  {
    ...{ framework: 'Confluent.Kafka', ...csharp, ...sends, holds: ['ProduceAsync(', '.Produce('], confidence: likely },
    pattern: topicPattern('\\.Produce(?:Async)?\\( NAME'),
    examples: [['await producer.ProduceAsync("orders", message);', '"orders"']],
  },
  {
    ...{ framework: 'Confluent.Kafka', ...csharp, ...handles, holds: ['Kafka'], confidence: likely },
    pattern: topicPattern('\\.Subscribe\\( NAME'),
    examples: [['using Confluent.Kafka;\nconsumer.Subscribe("orders");', '"orders"']],
  },
  {
    ...{ framework: 'MassTransit, MediatR, NServiceBus', ...csharp, ...handles, isType: true, confidence: sure },
    holds: ['IConsumer<', 'IRequestHandler<', 'INotificationHandler<', 'IntegrationEventHandler<', 'IHandleMessages<'],
    pattern:
      /(?<=[:,]\s{0,100})I(?:Consumer|RequestHandler|NotificationHandler|IntegrationEventHandler|HandleMessages)<\s{0,9}(?<name>[A-Z]\w{1,100})\s{0,9}[,>]/g,
    examples: [
      ['public class Mail : IConsumer<OrderCreated> {}', 'OrderCreated'],
      ['class Mail(ILogger log)\n    : IRequestHandler<CreateOrder, bool> {}', 'CreateOrder'],
    ],
  },
  {
    ...{ framework: 'MassTransit, MediatR, NServiceBus', ...csharp, ...sends, isType: true, confidence: likely },
    holds: ['.Publish', '.Send'],
    pattern: /\.(?:Publish|Send)(?:Async)?(?:<(?=\w{1,100}>\()|\(\s{0,100}new\s{1,100})(?<name>[A-Z]\w{1,100})(?=[({>\s])/g,
    examples: [
      ['await bus.Publish(new OrderCreated(id));', 'OrderCreated'],
      ['await bus.Publish<OrderCreated>(new { id });', 'OrderCreated'],
    ],
  },
  {
    ...{ framework: 'MassTransit, MediatR, NServiceBus', ...csharp, ...sends, isType: true, confidence: likely },
    holds: ['.Publish', '.Send'],
    // The message is made first, and sent within the next lines.
    pattern:
      /\b(?<variable>[a-z]\w{1,60})\s{0,9}=\s{0,9}new\s{1,9}(?<name>[A-Z]\w{1,100})[({](?=[^]{0,1500}?\.(?:Publish|Send)\w{0,60}\(\s{0,100}\k<variable>\s{0,9}[,)])/g,
    examples: [['var created = new OrderCreated(id);\nawait bus.PublishAsync(created);', 'OrderCreated']],
  },
  {
    ...{ framework: 'own senders', languages: ['javascript', 'typescript', 'tsx', 'python', 'java', 'kotlin', 'go'], ...sends },
    ...{ holds: ['TOPIC', 'QUEUE', 'SUBJECT', 'Topic', 'Queue', 'Subject'], confidence: possible },
    // A method of the project that is named for sending, with a constant that is named for a topic.
    pattern:
      /\.\w{0,40}(?:[eE]mit|[pP]ublish|[sS]end|[pP]roduce|[eE]nqueue)\w{0,40}\(\s{0,100}(?=[\w.]{0,120}(?:TOPIC|QUEUE|SUBJECT|Topic|Queue|Subject))(?<name>(?:[A-Za-z_]\w{0,60}\.){0,2}[A-Z]\w{1,60})\s{0,9},/g,
    examples: [['kafka.emitMessage(KAFKA_TOPICS.ORDERS, order);', 'KAFKA_TOPICS.ORDERS']],
  },
  {
    ...{ framework: 'Symfony, Laravel', ...php, ...handles, holds: ['function handle(', 'function __invoke('], confidence: likely },
    pattern: /\bfunction (?:handle|__invoke)\(\s{0,100}(?<name>[A-Z]\w{1,100})\s{1,9}\$\w{1,60}\s{0,9}\)/g,
    examples: [['<?php class Mail { public function __invoke(OrderCreated $message) {} }', 'OrderCreated']],
  },
  {
    ...{ framework: 'Symfony, Laravel', ...php, ...sends, holds: ['dispatch(', 'event('], confidence: likely },
    pattern: /\b(?:dispatch|event)\(\s{0,100}new\s{1,9}(?<name>[A-Z]\w{1,100})/g,
    examples: [['<?php $this->bus->dispatch(new OrderCreated($id));', 'OrderCreated']],
  },
  {
    ...{ framework: 'Active Support', ...ruby, ...handles, holds: ['Notifications.subscribe'], confidence: sure },
    pattern: topicPattern('\\bNotifications\\.subscribe(?:\\(|\\s) NAME'),
    examples: [["ActiveSupport::Notifications.subscribe('orders.shop') do |event|\nend", "'orders.shop'"]],
  },
  {
    ...{ framework: 'Active Support', ...ruby, ...sends, holds: ['Notifications.instrument'], confidence: sure },
    pattern: topicPattern('\\bNotifications\\.instrument(?:\\(|\\s) NAME'),
    examples: [["ActiveSupport::Notifications.instrument('orders.shop', id: 1)", "'orders.shop'"]],
  },
  {
    ...{ framework: 'Action Cable', ...ruby, ...handles, holds: ['stream_from'], confidence: sure },
    pattern: topicPattern('\\bstream_from(?:\\(|\\s) NAME'),
    examples: [["def subscribed\n  stream_from 'orders'\nend", "'orders'"]],
  },
  {
    ...{ framework: 'Action Cable', ...ruby, ...sends, holds: ['.broadcast'], confidence: sure },
    pattern: topicPattern('\\bActionCable\\.server\\.broadcast(?:\\(|\\s) NAME'),
    examples: [["ActionCable.server.broadcast('orders', order)", "'orders'"]],
  },
];
