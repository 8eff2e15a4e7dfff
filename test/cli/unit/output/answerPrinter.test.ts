// An answer on the terminal: streamed text, its sources, folded parts, and no control characters of a model.
import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { suite, test } from 'node:test';
import { AnswerPrinter } from '../../../../src/cli/output/answerPrinter.ts';
import { commandLineSentence, forCommandLine } from '../../../../src/cli/output/commandLineSentences.ts';
import { connectionFaultSentence } from '../../../../src/models/connection/connectionSentences.ts';
import { Output } from '../../../../src/cli/output/output.ts';
import type { AskEvent } from '../../../../src/core/answering/record/events.ts';
import type { AnswerRecord, Citation } from '../../../../src/core/answering/record/answerRecord.ts';
import { answerRecord } from '../../../support/panel/answerRecord.ts';
import { dedent } from '../../../support/dedent.ts';

const citation = (n: number, more: Partial<Citation> = {}): Citation => ({
  ...{ n, root: '', file: 'a.ts', lineStart: n, lineEnd: n + 1, title: 'a', status: 'verified' as const },
  ...more,
});

/** Prints pieces and a record; `after` has the text on the terminal after each piece. */
async function print(
  pieces: readonly string[],
  record: Partial<AnswerRecord>,
  { before = [], ...options }: { live?: boolean; json?: boolean; full?: boolean; before?: readonly AskEvent[] } = {},
) {
  let text = '';
  const terminal = new Writable({
    decodeStrings: false,
    write(chunk: string, _encoding, done) {
      text += chunk;
      done();
    },
  });
  const messages: string[] = [];
  const output = new Output(terminal);
  const printer = new AnswerPrinter({ output, live: true, json: false, full: false, say: (line) => void messages.push(line), ...options });
  const after: string[] = [];
  for (const event of before) await printer.printEvent(event);
  for (const piece of pieces) {
    await printer.printEvent({ kind: 'delta', text: piece });
    after.push(text);
  }
  const notice: AskEvent = { kind: 'notice', notice: { code: 'model-unauthorized', args: ['api.example.com'] } };
  await printer.printEvent(notice);
  await printer.printRecord(answerRecord(record));
  await output.flush();
  return { text, after, said: messages };
}

suite('an answer that streams to a terminal', () => {
  test('is printed in pieces, with its sources at the end', async () => {
    const open = citation(2, { lineEnd: 2, unchecked: 'not checked: if so' });
    const citations = [citation(1), open, citation(3, { status: 'unsupported', reason: 'gone' })];
    const {
      text,
      after,
      said: messages,
    } = await print(['One [1], ', 'two [2], three [3].'], { answer: 'One [1], two [2], three [3].', citations });
    assert.deepEqual(after, ['One [1], ', 'One [1], two [2], three [3].']);
    assert.match(text, /three \[3\]\.\n\n\[1\] a\.ts:1-2\n\[2\] a\.ts:2: not checked: if so\n\[3\] a\.ts:3-4 not verified: gone\n\n/);
    assert.equal(messages.length, 1);
    assert.match(messages[0] ?? '', /run "export CLEW_API_KEY=…"\.$/);
  });

  test('shows folded parts as one line, and in full on request', async () => {
    const answer = 'One [1].\n\nTwo [2].';
    const record = {
      answer,
      citations: [citation(1), citation(2)],
      folds: [{ start: 10, end: 18, label: 'The code of 1 more definition' }],
    };
    const before = [{ kind: 'delta' as const, text: 'Two [2].', folded: true }];
    const short = (await print(['One [1].\n\n'], record, { before })).text;
    assert.match(short, /^One \[1\]\.\n+\[1\] a\.ts:1-2\n\n▸ The code of 1 more definition\n--full shows/);
    assert.doesNotMatch(short, /Two|a\.ts:2/);
    assert.match((await print([], record, { live: false })).text, /^One \(a\.ts:1\)\.\n\n▸ The code of 1 more definition\n--full/);
    assert.match(
      (await print([], record, { live: false, full: true })).text,
      /^One \(a\.ts:1\)\.\n\n▾ The code of 1 more definition\n\nTwo \(a\.ts:2\)\.\n/,
    );
    assert.match((await print(['One [1].\n\n'], record, { full: true })).text, /\nTwo \(a\.ts:2\)\.\n/);
  });

  test('ends with the unproven sentences and their reasons, streamed or not', async () => {
    const citations = [citation(1), citation(14, { status: 'unsupported', reason: 'These lines do not show it.' })];
    const unproven = [{ sentence: 'Two is `b` [14].', reason: 'These lines do not show it.' }];
    const answer = 'One [1]. Two is `b` [14].';
    const unprovenLine = 'Not proven: Two is `b` [14]. (These lines do not show it.)';
    const whole = (await print([], { answer, citations, unproven }, { live: false })).text;
    assert.ok(whole.includes(`[14] a.ts:14-15 not verified: These lines do not show it.\n${unprovenLine}\n`), whole);
    const streamed = (await print([answer], { answer, citations, unproven })).text;
    assert.equal(streamed.split('[14] a.ts:14-15 not verified').length, 2);
    assert.ok(streamed.includes(`${unprovenLine}\n`), streamed);
    assert.ok(!(await print([], { answer: 'One [1].', citations: [citation(1)] }, { live: false })).text.includes('Not proven'));
  });

  test('is completed from the record, and printed again where that differs', async () => {
    assert.match((await print(['One'], { answer: 'One and two.', citations: [] })).text, /^One and two\.\n/);
    assert.match((await print(['One two'], { answer: 'Another.', citations: [] })).text, /^One two\n\nAfter the check:\n\nAnother\.\n/);
  });

  test('keeps the backslashes of code, wherever its pieces end', async () => {
    const pieces = ['```js\n', 'value.replace(/\\[\\*\\]/g, "")\n', '```'];
    const { text } = await print(pieces, { answer: pieces.join(''), citations: [] });
    assert.ok(text.startsWith(pieces.join('')), text);
  });

  test('names the rule that excludes a missing piece, and the cached tokens', async () => {
    const rule = 'Left out by a line of an ignore file: .gitignore:3 out';
    const gap = {
      text: 'out/a.js',
      normalized: 'out/a.js',
      how: 'file',
      outcome: 'ignored',
      evidence: [],
      rule,
      tokens: 0,
      ms: 1,
    } as const;
    const passes = [{ n: 1, gaps: [gap, gap], evidenceAdded: [], tokens: 9, ms: 1 }];
    const counts = { where: 'w', calls: 1, promptTokens: 3412, completionTokens: 512, cachedTokens: 1024, estimated: false };
    const { text } = await print(['One'], { answer: 'One', model: 'm', passes, modelUse: { ...counts, cost: 0.00002, currency: 'EUR' } });
    assert.equal(text.split(`out/a.js: ${rule}\n`).length, 2);
    assert.match(text, /tokens in: 3412 \(1024 cached\), out: 512, 0\.00002 EUR/);
  });

  test('prints each place once, no Markdown escapes, and no missing pieces without a model', async () => {
    const answer = dedent`
      Class in \`src/pay\` [1], *not* \\[1\\] a \\> b. Name \`\\>\` \`other\` [1].

      \`\`\`ts
      x \\> [1]
      \`\`\``;
    const gaps = { identified: ['a'], resolved: ['a'], unresolved: [] };
    const record = { answer, model: null, gaps, citations: [citation(1, { file: 'src/pay/charge.ts', lineStart: 7, lineEnd: 9 })] };
    const { text } = await print([], record);
    assert.ok(
      text.startsWith(
        dedent`
          Class in \`src/pay/charge.ts:7\`, *not* [1] a > b. Name \`\\>\` \`other\` (src/pay/charge.ts:7).

          \`\`\`ts
          x \\> [1]
          \`\`\`
        `,
      ),
      text,
    );
    assert.doesNotMatch(text, /Missing pieces/);
    assert.match((await print([], { ...record, model: 'm' })).text, /Missing pieces: 1 of 1 found/);
  });

  test('cannot move the cursor or set the title', async () => {
    const evil = 'a\u001b[2J\u001b]0;title\u0007b\u009b1m\r\n\tc';
    const { text } = await print([evil], { answer: evil, citations: [] });
    assert.doesNotMatch(text, /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
    assert.match(text, /\n\tc/);
  });

  test('does not stream to JSON or to a file', async () => {
    const json = await print(['One'], { answer: 'One' }, { json: true });
    assert.deepEqual([json.after, (JSON.parse(json.text) as AnswerRecord).answer], [[''], 'One']);
    const file = await print(['One'], { answer: 'One [1].', citations: [citation(1)] }, { live: false });
    assert.deepEqual(file.after, ['']);
    assert.match(file.text, /^One \(a\.ts:1\)\.\n/);
  });
});

suite('sentences of the editor', () => {
  test('name the flags and commands of the command line instead', () => {
    assert.equal(
      forCommandLine('raise "clew.model.timeout.firstByte" or "clew.privacy.localOnly"'),
      'raise CLEW_MODEL_TIMEOUT_FIRST_BYTE or CLEW_PRIVACY_LOCAL_ONLY',
    );
    assert.equal(forCommandLine('run "Clew: Test Connection", check the setting "http.proxy"'), 'run "clew connection", check HTTPS_PROXY');
    for (const sentence of [
      commandLineSentence({ code: 'model-tls', args: ['a', 'b'] }),
      forCommandLine(connectionFaultSentence('model-tls', ['a', 'b']) ?? ''),
    ])
      assert.match(sentence, /: name a file with the certificate (?:of its issuer )?in NODE_EXTRA_CA_CERTS, or/);
  });
});

suite('an answer of several searches', () => {
  const queries = [
    { round: 1, query: 'Why?', by: 'question', found: 7, fresh: 7, ms: 1 },
    { round: 1, query: 'stock', by: 'analysis', found: 7, fresh: 3, ms: 1 },
    { round: 2, query: 'fee', by: 'follow-up', found: 2, fresh: 1, ms: 1 },
  ] as const;
  const tokens = { ...answerRecord().tokens, small: 321 };

  test('reports queries, missing pieces and results while it searches', async () => {
    const events: readonly AskEvent[] = [
      { kind: 'status', status: 'searching', args: ['1', '2', 'stock'] },
      { kind: 'judged', judgement: { round: 1, complete: false, missing: ['the fee', 'the sum'] } },
      { kind: 'judged', judgement: { round: 2, complete: true, missing: [] } },
    ];
    const { text, said: messages } = await print([], { queries, tokens }, { before: events });
    assert.deepEqual(messages.slice(0, 2), ['Searching for: stock', 'Still missing: the fee; the sum']);
    assert.match(
      text,
      /Searches: 3, rounds: 2, places that the question found: 7, further places: 4, tokens of prompts that asked what to look for: 321\n/,
    );
  });

  test('reports the notes of each round and the final graph', async () => {
    const of = (standing: 'known' | 'claimed') => ({ from: 'a', relation: 'calls', to: 'b', standing, stated: true, round: 1 });
    const round = {
      n: 1,
      query: 'q',
      triples: [of('known'), of('claimed')],
      sufficient: false,
      reasoning: 'No \u001b[2Jstock.',
      nextQuery: 'x',
    };
    const knowledge = { rounds: [round], entities: [], omitted: 4, end: 'nothing-new' as const };
    const { text, said: messages } = await print([], { knowledge }, { before: [{ kind: 'round', round }] });
    assert.match(
      messages[0] ?? '',
      /^Round 1 noted: relations: 2, known from the code: 1, claimed by the model: 1\. Judged insufficient: No [^\u001b]*stock\.$/,
    );
    assert.match(
      text,
      /^Graph of the findings: relations: 2, .*, rounds: 1; the next search found nothing new\. No room in the graph for: 4\.$/m,
    );
    const json = await print([], { knowledge }, { json: true, before: [{ kind: 'round', round }] });
    assert.deepEqual((JSON.parse(json.text) as AnswerRecord).knowledge, knowledge);
    assert.equal(json.said.length, 1, 'the notice alone');
  });

  test('is one JSON value with everything', async () => {
    const { text, said: messages } = await print(
      [],
      { queries, tokens },
      { json: true, before: [{ kind: 'status', status: 'searching', args: ['1', '1', 'x'] }] },
    );
    const record = JSON.parse(text) as AnswerRecord;
    assert.deepEqual([record.queries, record.tokens.small], [queries, 321]);
    assert.equal(messages.length, 1, 'the notice alone');
  });
});
