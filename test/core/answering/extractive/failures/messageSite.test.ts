// The text of an error leads to the line that raises it, wherever the text is kept; a text of the runtime leads to its cause.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { ask, openFixture, type OpenedFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

const files = {
  'src/errors.ts': `export class ParcelLost extends Error {
  constructor(code: string) {
    super(\`the parcel \${code} is lost on the way\`);
  }
}
`,
  'src/track.ts': `import { ParcelLost } from './errors.ts';
export function track(code: string, seen: boolean): void {
  if (!seen) {
    throw new ParcelLost(code);
  }
}
export function weight(hall: Hall | undefined): number {
  return hall.parcelRack.weight;
}
`,
  'shop/fields.py': `class Box:
    messages = {"heavy": "The box weighs too much.", "gone": "The box is gone."}
    short = "Longer than {most} words."

    def check(self, box):
        if box.grams > 9000:
            raise self.make_error("heavy")
        if box.words > self.most:
            text = self.short
            raise ValueError(text.format(most=self.most))

    def fill(self, shelf):
        assert shelf.is_open
        return shelf["row"]
`,
  'depot/errors.go': `package depot

import "errors"

type UnknownDepotError string

func (e UnknownDepotError) Error() string {
	return "no depot is called " + string(e)
}

var ErrShut = errors.New("the depot is shut today")
`,
  'depot/depot.go': `package depot

func Find(name string, open bool) error {
	if name == "" {
		return UnknownDepotError(name)
	}
	if !open {
		return ErrShut
	}
	return nil
}
`,
  'native/depot.c': `#include <assert.h>
static int bad(int value, const char *text) {
  return fail_with(format("%s (%d) %s", kind(value), value, text));
}
int count(int left, int right) {
  assert(left <= right);
  if (left < 0) {
    return bad(left, "cannot be put on a shelf");
  }
  return right - left;
}
`,
  'press/src/lib.rs': `pub enum PressError {
    #[error("the press has run out of ink: {0}")]
    OutOfInk(String),
}
pub fn press(ink: u8) -> Result<(), PressError> {
    if ink == 0 {
        return Err(PressError::OutOfInk("black".to_string()));
    }
    match ink {
        1 => Ok(()),
        _ => unreachable!(),
    }
}
`,
};

let fixture: OpenedFixture;
before(async () => {
  fixture = await openFixture(files);
});

/** First paragraph with `file:line` in place of the numbers of citations. */
async function firstParagraph(question: string): Promise<string> {
  const { answer, citations } = await ask(fixture.codebase, question);
  const paragraph = answer.split('\n\n')[0] ?? '';
  return paragraph.replace(/\[(\d+)\]/g, (_, n: string) => {
    const cited = citations.find((each) => each.n === Number(n));
    return `[${cited?.file}:${cited?.lineStart}]`;
  });
}

suite('the text of an error leads to the line that raises a text', () => {
  for (const [name, text, expected] of [
    [
      'built in the class of the error',
      'ParcelLost: the parcel 12 is lost on the way',
      /^`track` raises `ParcelLost`, [^]*\[src\/track\.ts:4\] \[src\/errors\.ts:3\]\. Reached if this holds: `if \(!seen\)`/,
    ],
    [
      'kept under a key of the class',
      'The box weighs too much.',
      /^`Box\.check` raises this, which is kept as `heavy`: [^]*\[shop\/fields\.py:7\] \[shop\/fields\.py:2\]/,
    ],
    [
      'kept in a field and raised through a variable',
      'Longer than 12 words.',
      /^`Box\.check` raises this, which is kept as `short`: [^]*\[shop\/fields\.py:10\]/,
    ],
    ['returned by a method of the error', 'no depot is called north', /^`Find` raises `UnknownDepotError`, [^]*\[depot\/depot\.go:5\]/],
    ['kept in a constant', 'the depot is shut today', /^`Find` raises this, which is kept as `ErrShut`: [^]*\[depot\/depot\.go:8\]/],
    [
      'kept in an attribute of an enum variant',
      'the press has run out of ink: black',
      /^`press` raises [^]*\[press\/src\/lib\.rs:7\] \[press\/src\/lib\.rs:2\]/,
    ],
    [
      'passed to a function with a template',
      'shelf (-3) cannot be put on a shelf',
      /^`count` gives this text to `bad`, [^]*\[native\/depot\.c:8\]/,
    ],
  ] as const)
    test(name, async () => assert.match(await firstParagraph(text), expected));
});

suite('a text of the runtime leads to its cause', () => {
  for (const [name, text, expected] of [
    [
      'an access to a member of undefined',
      "TypeError: Cannot read properties of undefined (reading 'parcelRack')",
      /^The runtime writes this text when `\.parcelRack` is read or set[^]*`weight`: [^]*\[src\/track\.ts:8\]/,
    ],
    [
      'a failed assertion',
      "depot: Assertion `left <= right' failed.",
      /^The runtime writes this text when what is asserted does not hold: `left <= right`[^]*\[native\/depot\.c:6\]/,
    ],
    [
      'unreachable code',
      'internal error: entered unreachable code',
      /^The runtime writes this text[^]*\[press\/src\/lib\.rs:11\]\. Reached/,
    ],
    ['a missing key', "KeyError: 'row'", /^The runtime writes this text when the key `row`[^]*\[shop\/fields\.py:14\]/],
    [
      'the last line of a stack trace',
      dedent`
        Traceback (most recent call last):
          File "/app/shop/fields.py", line 13, in fill
            assert shelf.is_open
        AssertionError`,
      /^The runtime writes this text [^]*In this workspace the stack trace ends in `Box\.fill`: `assert shelf\.is_open` \[shop\/fields\.py:13\]/,
    ],
    [
      'no line of this workspace',
      "AttributeError: 'NoneType' object has no attribute 'nowhere'",
      /^The runtime writes this text [^]*No line of this workspace that does that was found\.$/,
    ],
  ] as const)
    test(name, async () => assert.match(await firstParagraph(text), expected));

  test('a stack trace with an unknown message leads to its innermost line in the workspace', async () => {
    const text = 'Error: something odd of elsewhere went astray\n    at weight (/app/src/track.ts:8:10)';
    assert.match(
      await firstParagraph(text),
      /^The innermost line of this workspace in the stack trace is in `weight`: [^]*\[src\/track\.ts:8\]/,
    );
    assert.match((await ask(fixture.codebase, text)).answer, /No code here has this message/);
  });
});
