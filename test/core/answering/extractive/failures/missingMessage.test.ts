// The answer about a message that no code contains takes no common word and no test for the message.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { ask, openFixture, type OpenedFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

let fixture: OpenedFixture;
before(async () => {
  fixture = await openFixture({
    'src/check.js': dedent`
      function check(request, validate) {
        const body = validate(request, 'body');
        if (body) throw wrapError(body, 'body');
      }
      function wrapError(found, part) {
        return new Error(part);
      }
    `,
    'src/page.js': dedent`
      function page(reply) {
        reply.send({ error: 'Bad Request' });
        throw new Error('error');
      }
    `,
    'src/kind.rb': dedent`
      class Shelf
        def put(size)
          raise ArgumentError, "#{self.class} wants a size" if size.nil?
          raise ArgumentError, "#{self.class}: wrong size" if size > 9
        end
      end
    `,
    'test/check.test.js': dedent`
      test('a body needs a name', () => {
        expect(reply).toEqual({ message: "body must have a property 'name'" });
      });
    `,
  });
});

test('the message in a JSON record is searched, and a test that expects it is named', async () => {
  const text = '{"statusCode":400,"code":"X_ERR","error":"Bad Request","message":"body must have a property \'name\'"}';
  const { answer } = await ask(fixture.codebase, text);
  assert.match(answer, /^No code here has this message; a test expects it: `test\/check\.test\.js:2` \[1\]\./);
  assert.doesNotMatch(answer, /similar message/);
});

test('one common word does not make a similar message', async () => {
  const { answer } = await ask(fixture.codebase, 'Error: there was an error in the hall of lamps');
  assert.match(answer, /^No code here has this message\./);
  assert.doesNotMatch(answer, /similar message/);
});

test('a template that begins with a value matches its message with any value', async () => {
  for (const [text, literal] of [
    ["run.rb:3:in `put': Shelf wants a size (ArgumentError)", '… wants a size'],
    ['ArgumentError: Hall::Shelf: wrong size', '…: wrong size'],
    ["run.rb:3:in 'Shelf#put': Hall::Shelf: wrong size (ArgumentError)", '…: wrong size'],
  ] as const)
    assert.equal(/raises this: "([^"]+)"/.exec((await ask(fixture.codebase, text)).answer)?.[1], literal, text);
});

test('a message with a word in front of a text of the code leads there, and says so', async () => {
  const { codebase } = await openFixture({
    'src/form.rb': dedent`
      class Form
        def check(value)
          errors.add(:size, "must be given for each parcel") if value.nil?
        end
      end
    `,
  });
  const { answer, confidence } = await ask(codebase, 'why do I get "Size must be given for each parcel"?');
  assert.match(
    answer,
    /^`src\/form\.rb:3` \[1\] has this message but for its beginning, which other code puts in front: Size \*\*must be given/,
  );
  assert.doesNotMatch(answer, /No code here has this message/);
  assert.equal(confidence.level, 'medium');
});
