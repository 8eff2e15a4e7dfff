// Short messages and templates of little text lead to the raise that says them: by their words alone, or by the type that stands before them.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { ask, openFixture, type OpenedFixture } from '../../../answering/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

let opened: OpenedFixture;
before(async () => {
  opened = await openFixture({
    'shop/lamp.py': [
      'class LampFault(Exception):',
      '    pass',
      '',
      'class Dimmed(Exception):',
      '    pass',
      '',
      'def light(lamp, room):',
      '    if not lamp.bulb:',
      '        raise OSError("No bulb")',
      '    if lamp.dim:',
      '        raise lamp.Dimmed("dim")',
      '    if lamp.broken:',
      '        raise LampFault("%s: %s" % (room, lamp))',
      '    return lamp',
      '',
      'def label(room, lamp):',
      '    raise ValueError("%s: %s" % (room, lamp))',
      '',
    ].join('\n'),
    'shop/till.js': dedent`
      class TillError extends Error {
        constructor(till, state) {
          super(\`\${till} is so \${state}\`);
        }
      }

      function open(till) {
        if (!till.drawer) throw new RangeError(\`\${till} is \${till.state}\`);
      }
    `,
    'shop/bulb.js': dedent`
      function bulb(kind) {
        if (kind === 'old') throw new RangeError('unknown bulb');
      }
    `,
  });
});

const lead = async (text: string): Promise<string> => (await ask(opened.codebase, text)).answer.split('\n')[0] ?? '';

suite('messages of a word or two', () => {
  test('behind the type of the error', async () => {
    assert.match(await lead('OSError: No bulb'), /^`light` raises this: "No bulb" \[1\]\. Reached if this holds: `if not lamp\.bulb`/);
    assert.match(await lead('shop.lamp.Dimmed: dim'), /^`light` raises this: "dim" \[1\]\. Reached if this holds: `if lamp\.dim`/);
    assert.match(await lead("run.rb:3:in `put': unknown bulb (RangeError)"), /^`bulb` raises this: "unknown bulb"/);
  });

  test('pasted alone, where just these words are raised; keywords are no message', async () => {
    assert.match(await lead('No bulb'), /^`light` raises this: "No bulb"/);
    assert.doesNotMatch(await lead('no bulb'), /raises this/);
    assert.doesNotMatch(await lead('bulb kind'), /raises this/);
  });
});

suite('templates of little text', () => {
  test('are told by the type that is raised with them', async () => {
    assert.match(
      await lead('shop.lamp.LampFault: hall: lamp 3'),
      /^`light` raises this: "…: …" \[1\]\. Reached if this holds: `if lamp\.broken`/,
    );
    assert.match(await lead('ValueError: hall: lamp 3'), /^`label` raises this: "…: …"/);
    assert.match(await lead('Uncaught RangeError: front is shut'), /^`open` raises this: "… is …"/);
    assert.match(await lead('Uncaught TillError: front is so shut'), /^`TillError\.constructor` holds this text: "… is so …"/);
  });

  test('say nothing without it, or where their signs are missing', async () => {
    assert.doesNotMatch(await lead('LookupError: hall: lamp 3'), /raises this/);
    assert.doesNotMatch(await lead('shop.lamp.LampFault: hall and lamp'), /raises this/);
  });
});

test('of two lines of one function with the same text the trace tells which it was', async () => {
  const { codebase } = await openFixture({
    'shop/sum.js': dedent`
      function sum(rows) {
        if (!rows) throw new Error('there is nothing to sum up');
        let all = 0;
        for (const row of rows) all += row;
        audit(rows);
        if (!all) throw new Error('there is nothing to sum up');
        return all;
      }
    `,
  });
  for (const line of [2, 6]) {
    const { answer, citations } = await ask(codebase, `Error: there is nothing to sum up\n    at sum (/app/shop/sum.js:${line}:9)`);
    assert.match(answer, /^`sum` raises this/);
    assert.equal(citations[0]?.lineStart, line);
  }
});
