// Short messages and templates with little text lead to the line that raises them, by their words or by the error type before them.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { ask, openFixture, type OpenedFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

let opened: OpenedFixture;
before(async () => {
  opened = await openFixture({
    'shop/lamp.py': dedent`
      class LampFault(Exception):
          pass

      class Dimmed(Exception):
          pass

      def light(lamp, room):
          if not lamp.bulb:
              raise OSError("No bulb")
          if lamp.dim:
              raise lamp.Dimmed("dim")
          if lamp.broken:
              raise LampFault("%s: %s" % (room, lamp))
          return lamp

      def label(room, lamp):
          raise ValueError("%s: %s" % (room, lamp))
    `,
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

const firstLineFor = async (text: string): Promise<string> => (await ask(opened.codebase, text)).answer.split('\n')[0] ?? '';

suite('a message of one or two words', () => {
  test('is found after the type of its error', async () => {
    assert.match(
      await firstLineFor('OSError: No bulb'),
      /^`light` raises this: "No bulb" \[1\]\. Reached if this holds: `if not lamp\.bulb`/,
    );
    assert.match(await firstLineFor('shop.lamp.Dimmed: dim'), /^`light` raises this: "dim" \[1\]\. Reached if this holds: `if lamp\.dim`/);
    assert.match(await firstLineFor("run.rb:3:in `put': unknown bulb (RangeError)"), /^`bulb` raises this: "unknown bulb"/);
  });

  test('is found alone when code raises exactly these words; keywords are no message', async () => {
    assert.match(await firstLineFor('No bulb'), /^`light` raises this: "No bulb"/);
    assert.doesNotMatch(await firstLineFor('no bulb'), /raises this/);
    assert.doesNotMatch(await firstLineFor('bulb kind'), /raises this/);
  });
});

suite('a template with little text', () => {
  test('is found by the error type that is raised with it', async () => {
    assert.match(
      await firstLineFor('shop.lamp.LampFault: hall: lamp 3'),
      /^`light` raises this: "…: …" \[1\]\. Reached if this holds: `if lamp\.broken`/,
    );
    assert.match(await firstLineFor('ValueError: hall: lamp 3'), /^`label` raises this: "…: …"/);
    assert.match(await firstLineFor('Uncaught RangeError: front is shut'), /^`open` raises this: "… is …"/);
    assert.match(await firstLineFor('Uncaught TillError: front is so shut'), /^`TillError\.constructor` holds this text: "… is so …"/);
  });

  test('is not found by another type, or without its punctuation', async () => {
    assert.doesNotMatch(await firstLineFor('LookupError: hall: lamp 3'), /raises this/);
    assert.doesNotMatch(await firstLineFor('shop.lamp.LampFault: hall and lamp'), /raises this/);
  });
});

test('chooses, of two lines with the same text, the line in the stack trace', async () => {
  const { codebase } = await openFixture({
    'shop/sum.js': dedent`
      function sum(rows) {
        if (!rows) throw new Error('there is nothing to sum up');
        let total = 0;
        for (const row of rows) total += row;
        audit(rows);
        if (!total) throw new Error('there is nothing to sum up');
        return total;
      }
    `,
  });
  for (const line of [2, 6]) {
    const { answer, citations } = await ask(codebase, `Error: there is nothing to sum up\n    at sum (/app/shop/sum.js:${line}:9)`);
    assert.match(answer, /^`sum` raises this/);
    assert.equal(citations[0]?.lineStart, line);
  }
});
