// A flow that is asked for with two ends: the start from the first half of the question, the end from the second, and the calls between them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flowSpan } from '../../../src/core/retrieval/flowSpan.ts';
import { ask, openFixture } from '../answering/openFixture.ts';

test('the two ends are read from the usual ways of saying them', () => {
  const said: readonly (readonly [string, string, string])[] = [
    ['Trace what happens when a job expires until the mail is sent', 'Trace what happens when a job expires', 'the mail is sent'],
    ['What happens from an order being placed to its invoice?', 'an order being placed', 'its invoice'],
    ['What happens between login and the session being saved?', 'login', 'the session being saved'],
    ['Follow an upload all the way down to the disk', 'Follow an upload', 'the disk'],
    ['How does a row get from the parser through to the table', 'the parser', 'the table'],
    ['Walk from app.fetch to the handler', 'app.fetch', 'the handler'],
    ['How does res.json end up in the socket?', 'How does res.json', 'the socket'],
  ];
  for (const [question, from, to] of said) assert.deepEqual(flowSpan(question), { from, to }, question);
  for (const question of ['Trace checkout', 'Explain the flow from start to finish', 'Who calls pay?', `from ${'a '.repeat(300)}to b`])
    assert.equal(flowSpan(question), undefined, question);
});

const alarm = `class Sender:
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

test('of what both halves say the pair is taken that calls connect, through what is overridden too', async () => {
  const { codebase } = await openFixture({ 'app/alarm.py': alarm });
  const { answer, evidence } = await ask(codebase, 'Trace what happens when a job has expired until the mail is sent', {
    mode: 'exploratory',
  });
  assert.match(answer, /Path: `job_expired`.* → `warn`.* → `MailSender\.deliver`/, answer);
  assert.ok(
    evidence.some(({ why, symbol }) => why === 'is where the flow ends' && symbol === 'MailSender.deliver'),
    JSON.stringify(evidence),
  );
  codebase.dispose();
});

test('where no calls connect the ends, that is said instead of a path', async () => {
  const files = {
    'app/queue.py': 'def order_placed(order):\n    push(order)\n',
    'app/bill.py': 'def write_invoice(order):\n    save(order)\n',
  };
  const { codebase } = await openFixture(files);
  const { answer } = await ask(codebase, 'Trace what happens from order_placed to write_invoice', { mode: 'exploratory' });
  assert.match(answer, /begins in `order_placed`.* and ends in `write_invoice`.* No chain of calls between them is known/, answer);
  assert.doesNotMatch(answer, /Path:/);
  codebase.dispose();
});

test('two ends that do not call each other are shown from what comes to the one and then to the other', async () => {
  const { codebase } = await openFixture({
    'shop/refresh.py': `from shop.rows import keep_rows
from shop.push import push_all


def refresh(source):
    keep_rows(source)
    push_all(source)


def backwards(source):
    push_all(source)
    keep_rows(source)
`,
    'shop/rows.py':
      'def keep_rows(source):\n    insert_row(source)\n\n\ndef insert_row(row):\n    """Inserts a row."""\n    db().run(row)\n',
    'shop/push.py':
      'def push_all(source):\n    send_webhook(source)\n\n\ndef send_webhook(event):\n    """Sends a webhook."""\n    post(event)\n',
    'shop/__init__.py': '',
  });
  const { answer } = await ask(codebase, 'What happens between a row being inserted and the webhook being sent?', { mode: 'exploratory' });
  assert.match(answer, /The one does not call the other: `refresh`.* comes first to the one, then to the other\./, answer);
  assert.match(answer, /Path: `refresh`.* → `keep_rows`.* → `insert_row`/);
  assert.match(answer, /Path: `refresh`.* → `push_all`.* → `send_webhook`/);
  codebase.dispose();
});
