// Flows between two ends: the start comes from the first half of the question, the end from the second.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const alarm = dedent`
  class Sender:
      def deliver(self, text):
          raise NotImplementedError


  class MailSender(Sender):
      def deliver(self, text):
          """Sends the mail."""
          connect().send(text)


  def job_expired(job, sender: Sender):
      """A job has expired."""
      warn(job, sender)


  def warn(job, sender: Sender):
      sender.deliver(job.name)


  def mail_settings():
      return read("mail")


  def expired_jobs_page(jobs):
      return render(jobs)
`;

test('chooses the pair of ends that calls connect, also through an overridden method', async () => {
  const { codebase } = await openFixture({ 'app/alarm.py': alarm });
  const { answer, evidence } = await ask(codebase, 'Trace what happens when a job has expired until the mail is sent', {
    mode: 'exploratory',
  });
  assert.match(answer, /1\. `job_expired`[^]*2\. `warn`[^]*3\. `MailSender\.deliver`/, answer);
  assert.ok(
    evidence.some(({ why, symbol }) => why === 'is where the flow ends' && symbol === 'MailSender.deliver'),
    JSON.stringify(evidence),
  );
  codebase.dispose();
});

test('reports that no calls connect the ends, instead of a path', async () => {
  const files = {
    'app/queue.py': 'def order_placed(order):\n    push(order)\n',
    'app/bill.py': 'def write_invoice(order):\n    save(order)\n',
  };
  const { codebase } = await openFixture(files);
  const { answer } = await ask(codebase, 'Trace what happens from order_placed to write_invoice', { mode: 'exploratory' });
  assert.match(answer, /begins in `order_placed`.* and ends in `write_invoice`.* No chain of calls between them is known/, answer);
  assert.doesNotMatch(answer, /leads to|calls .* itself/);
  codebase.dispose();
});

test('shows the function that reaches first one end and then the other if neither calls the other', async () => {
  const { codebase } = await openFixture({
    'shop/refresh.py': dedent`
      from shop.rows import keep_rows
      from shop.push import push_all


      def refresh(source):
          keep_rows(source)
          push_all(source)


      def backwards(source):
          push_all(source)
          keep_rows(source)
    `,
    'shop/rows.py': dedent`
      def keep_rows(source):
          insert_row(source)


      def insert_row(row):
          """Inserts a row."""
          db().run(row)
    `,
    'shop/push.py': dedent`
      def push_all(source):
          send_webhook(source)


      def send_webhook(event):
          """Sends a webhook."""
          post(event)
    `,
    'shop/__init__.py': '',
  });
  const { answer } = await ask(codebase, 'What happens between a row being inserted and the webhook being sent?', { mode: 'exploratory' });
  assert.match(answer, /Neither calls the other: `refresh`.* reaches the start first, then the end\./, answer);
  assert.match(answer, /1\. `refresh`[^]*2\. `keep_rows`[^]*3\. `insert_row`/);
  assert.match(answer, /1\. `refresh`[^]*2\. `push_all`[^]*3\. `send_webhook`/);
  codebase.dispose();
});

const shop = {
  'package.json': '{ "dependencies": { "sequelize": "6", "cachehub": "1" } }',
  'src/orders.ts': dedent`
    import { Order } from './model';
    import { remember } from './memory';

    /** Places an order. */
    export function placeOrder(item: string) {
      return keepOrder(item);
    }

    function keepOrder(item: string) {
      remember(item);
      return Order.create({ item });
    }
  `,
  'src/model.ts': dedent`
    import { Model } from 'sequelize';

    export class Order extends Model {}
  `,
  'src/memory.ts': dedent`
    import { Hub } from 'cachehub';

    const hub = new Hub();

    /** Puts an item where it is found again. */
    export function remember(item: string) {
      hub.put(item);
    }
  `,
};

test('ends a flow to a library in the call that leaves the workspace', async () => {
  const { codebase } = await openFixture(shop);
  const { answer } = await ask(codebase, 'Trace from placing an order to cachehub', { mode: 'exploratory' });
  assert.match(answer, /1\. `placeOrder`[^]*2\. `keepOrder`[^]*3\. `remember`[^]*4\. `cachehub\.Hub\.put`/, answer);
  codebase.dispose();
});

test('accepts the dotted name of a library function as the end, and does not report it as undefined', async () => {
  const files = {
    'src/run.ts': dedent`
      import { spawn } from 'node:child_process';
      export function start(command: string) {
        return launch(command);
      }
      function launch(command: string) {
        return spawn(command);
      }
    `,
  };
  const { codebase } = await openFixture(files);
  const record = await ask(codebase, 'trace a call of start to child_process.spawn');
  assert.match(
    record.answer,
    /^`start` leads to `child_process\.spawn` in 2 calls:\n\n1\. `start`[^]*2\. `launch`[^]*3\. `child_process\.spawn` \[\d+\]: `return spawn/,
  );
  assert.doesNotMatch(record.answer, /not defined/);
  assert.notEqual(record.confidence.level, 'low');
  codebase.dispose();
});

test('follows no method that has the name of a type in another package', async () => {
  const files = {
    'go.mod': dedent`
      module shop

      go 1.22
    `,
    'order.go': dedent`
      package shop

      import "time"

      type Order struct {
      	placed time.Time
      }

      func (o *Order) SetBody(text string) *Order {
      	return o
      }

      func (o *Order) Time() int64 {
      	return traceInfo()
      }

      func traceInfo() int64 {
      	return 1
      }
    `,
  };
  const { codebase } = await openFixture(files);
  const { answer } = await ask(codebase, 'Trace what happens from SetBody to traceInfo', { mode: 'exploratory' });
  assert.match(answer, /No chain of calls between them is known/, answer);
  codebase.dispose();
});

test('prefers a class of the workspace to a library of the same name as the end', async () => {
  const ownClass = dedent`
    import { fill } from './fill';

    export class CacheHub {
      start() {
        return fill();
      }
    }
  `;
  const caller = dedent`
    import { CacheHub } from './hub';

    export function boot() {
      return new CacheHub();
    }
  `;
  const { codebase } = await openFixture({
    ...shop,
    'src/hub.ts': ownClass,
    'src/fill.ts': 'export function fill() {}\n',
    'src/boot.ts': caller,
  });
  const { answer } = await ask(codebase, 'How does boot get to cachehub?', { mode: 'exploratory' });
  assert.match(answer, /1\. `boot`[^]*2\. `CacheHub`/, answer);
  codebase.dispose();
});

const shelf = dedent`
  import sqlite3


  class Store:
      def __init__(self):
          self.connection = sqlite3.connect("shelf")

      def put(self, book):
          self.connection.execute("insert into books values (?)", (book,))


  class Shelf:
      def __init__(self):
          self.store = Store()

      def put(self, book):
          """Puts a book on the shelf."""
          self.store.put(book)
`;

test('begins in the outermost of several functions that delegate under one name', async () => {
  const { codebase } = await openFixture({ 'shelf.py': shelf });
  const { answer } = await ask(codebase, 'How does `put` get to sqlite3?', { mode: 'exploratory' });
  assert.match(answer, /1\. `Shelf\.put`[^]*2\. `Store\.put`[^]*3\. `sqlite3\.[\w.()]+execute`/, answer);
  codebase.dispose();
});

const pages = dedent`
  from flask import Flask
  import sqlite3

  app = Flask(__name__)


  @app.post("/books")
  def create_book(title):
      """Creates a book."""
      return add(title)


  def add(title):
      return sqlite3.connect("shelf").execute("insert", title)


  def create_book_sorted():
      """Creates a book."""
      return sqlite3.connect("shelf").execute("create")
`;

test('begins a flow of a request in the handler of a route', async () => {
  const { codebase } = await openFixture({ 'pages.py': pages });
  const { answer } = await ask(codebase, 'Trace from the request that creates a book to sqlite3', { mode: 'exploratory' });
  assert.match(answer, /1\. `(?:POST \/books|create_book)`[^]*2\. `add`[^]*3\. `sqlite3\./, answer);
  codebase.dispose();
});

test('reports ends whose words no code has, and shows no path to anything else', async () => {
  const { codebase } = await openFixture({ 'app/alarm.py': alarm });
  const options = { mode: 'exploratory' } as const;
  const end = await ask(codebase, 'Trace job_expired to the invoice printer', options);
  assert.match(
    end.answer,
    /The end of the flow is missing here: no code has `invoice`, `printer`\.[^]*Flow from `job_expired`/,
    end.answer,
  );
  assert.doesNotMatch(end.answer, /leads to|By the words/);
  assert.equal(end.confidence.level, 'low');
  const both = await ask(codebase, 'Trace the voucher to the invoice printer', options);
  assert.match(
    both.answer,
    /The start of the flow is missing here: no code has `voucher`\.[^]*no code has `invoice`, `printer`/,
    both.answer,
  );
  const data = await ask(codebase, 'Trace an expired job to the database', options);
  assert.match(data.answer, /no call that stores data is known to be reached/, data.answer);
  assert.equal(data.confidence.level, 'low');
});

test('marks an end that only words match as a guess, with low confidence', async () => {
  const code = alarm.replace(
    'return read("mail")',
    dedent`
      return read("mail")


      def ring(bell):
          """Rings."""
          print(bell)`,
  );
  const { codebase } = await openFixture({
    'app/alarm.py': code.replace(
      'warn(job, sender)\n\n',
      dedent`
        warn(job, sender)
            ring(job)

      `,
    ),
  });
  const { answer, confidence } = await ask(codebase, 'Trace job_expired to the bell of the mail tower', { mode: 'exploratory' });
  assert.match(
    answer,
    /Nothing here is known to be “[^”]*bell[^”]*”\. Its words match `\w+[^]* best|By the words of the question, the flow begins/,
    answer,
  );
  assert.equal(confidence.level, 'low');
});
