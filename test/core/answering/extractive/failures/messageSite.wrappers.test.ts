// The sentence about the line that emits a message: with its conditions, its wrappers, and other places of the same text.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ask, openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

const files = {
  'shop/baskets.py': dedent`
    def match(name):
        raise RuntimeError("no basket matched %s" % name)


    def close():
        raise RuntimeError("shop closed")


    def weigh(text):
        raise RuntimeError(text)
  `,
  'shop/texts.py': dedent`
    OUTSIDE = """\\
    Working beside the basket.

    Set one up first.
    """
  `,
  'shop/lids.py': dedent`
    def lift(lid, box):
        if all(
            [lid, box]
        ):
            if lid.open:
                return box
            else:
                raise RuntimeError(f"the lid of box {box} is shut")
  `,
  'shop/shelves.py': dedent`
    def ask(shelf):
        raise RuntimeError(shelf + " is not to be moved")


    def push(shelf):
        raise RuntimeError(f"The shelf {shelf} is not to be moved")
  `,
  'shop/crates.py': dedent`
    class CrateError(Exception):
        def __str__(self):
            return f"crate={self.crate}, message={self.message}"


    def nail(crate):
        raise CrateError(crate, "the lid does not fit")


    def stack(crate):
        try:
            nail(crate)
        except CrateError as error:
            raise RuntimeError(f"cannot stack: {error}") from error


    label = "green paint"


    def paint(colour):
        raise RuntimeError(f"cannot paint the crates with [{colour}] in the shop")
  `,
  'shop/tills.py': dedent`
    def open_till(till):
        raise RuntimeError(f"the till {till} cannot be used now")


    def shut_till(till):
        raise RuntimeError(f"the till {till} cannot be used now")


    def serve(till):
        try:
            shut_till(till)
        except RuntimeError as error:
            raise ValueError(f"no service: {error}") from error
  `,
  'shop/drawers.py': 'def pull(till):\n    raise RuntimeError(f"the till {till} cannot be used now")\n',
  'shop/proxy.py': dedent`
    from shop.texts import OUTSIDE

    proxy = make(OUTSIDE)
  `,
};

suite('the answer to a message', async () => {
  const { codebase } = await openFixture(files);

  test('names the literal with its holes for a message with a quoted value', async () => {
    const { answer, mode } = await ask(codebase, 'no basket matched "shop closed"');
    assert.equal(mode.value, 'diagnostic');
    assert.match(answer, /^`match` raises this: "no basket matched …" \[1\]\./);
    assert.doesNotMatch(answer, /### `close`/);
  });

  test('begins with the line that emits the message, then its conditions, innermost first', async () => {
    const { answer, citations } = await ask(codebase, 'Why do I get "the lid of box 7 is shut"?');
    assert.match(
      answer,
      /^`lift` raises this: "the lid of box … is shut" \[1\]\. Reached if this does not hold: `if lid\.open` \[2\]\.\n\n```python\nif lid\.open:/,
    );
    assert.match(answer, /\n- Before that, this must hold: `if all\( \[lid, box\] \)` \[3\]/);
    assert.deepEqual(
      citations.slice(0, 3).map(({ lineStart }) => lineStart),
      [8, 5, 2],
    );
  });

  test('names the text in the hole of a wrapper first, and the wrapper second', async () => {
    const { answer } = await ask(codebase, 'Why does this fail? crate=4, message=the lid does not fit');
    assert.match(answer, /^`nail` raises this: "the lid does not fit"/);
    assert.match(answer, /\n### `CrateError\.__str__`\n\n`CrateError\.__str__` adds this around it: "crate=…, message=…"/);
  });

  test('tells a chain of wrappers from the inside out', async () => {
    const { answer } = await ask(codebase, 'RuntimeError: cannot stack: crate=4, message=the lid does not fit');
    assert.match(answer, /^`nail` raises this/);
    assert.match(answer, /`stack` adds this around it: "cannot stack: …"/);
  });

  test('lists all places of a text that occurs several times in one sentence', async () => {
    const { answer } = await ask(codebase, 'RuntimeError: the till 7 cannot be used now');
    assert.match(
      answer,
      /^3 places have this text, and the question does not say which is meant: `\w+` \[1\], `\w+` \[2\], `\w+` \[3\]\. `\w+` raises this: "[^"]+"\.\n/,
    );
    assert.equal(answer.match(/raises this/g)?.length, 1);
  });

  test('chooses the place that the function around the message calls', async () => {
    const { answer } = await ask(codebase, 'ValueError: no service: the till 7 cannot be used now');
    assert.match(answer, /^`shut_till` raises this[^]+the rest of the question points to this one/);
  });

  test('chooses the place in the module that the logger names', async () => {
    const { answer } = await ask(codebase, '2026-11-20 10:12:01,332 ERROR shop.drawers: the till 7 cannot be used now');
    assert.match(answer, /^`pull` raises this[^]+the rest of the question points to this one/);
  });

  test('puts the message before the stack trace, although another function is innermost', async () => {
    const { answer } = await ask(
      codebase,
      dedent`
        Traceback (most recent call last):
          File "/srv/shop/shelves.py", line 6, in push
            raise x
          File "/srv/shop/lids.py", line 1, in lift
            pass
        RuntimeError: The shelf 7 is not to be moved`,
    );
    assert.match(answer, /^`push` raises this: "The shelf … is not to be moved" \[\d+\][^]+\*\*Stack trace\*\*/);
  });

  test('does not take a message with a name in its hole for a wrapper', async () => {
    const { answer } = await ask(codebase, 'RuntimeError: cannot paint the crates with [green paint] in the shop');
    assert.match(answer, /^`paint` raises this: "cannot paint the crates with \\\[…\\\] in the shop"/);
    assert.doesNotMatch(answer, /holds this text: "green paint"/);
  });

  test('prefers, of two literals that fit, the one with more constant text', async () => {
    const { answer } = await ask(codebase, 'RuntimeError: The shelf 7 is not to be moved');
    assert.match(answer, /^`push` raises this: "The shelf … is not to be moved"/);
  });

  test('names the user of a constant that holds the message, and no other raiser of the type', async () => {
    const { answer } = await ask(codebase, 'RuntimeError: Working beside the basket.');
    assert.match(answer, /^`proxy` uses `OUTSIDE`, whose text is "Working beside the basket\."/);
    assert.doesNotMatch(answer, /### `(?:match|close)`/);
  });

  test('says that no code has a message, and lists functions that may raise it', async () => {
    const { answer, confidence } = await ask(codebase, 'RuntimeError: the handle of the crate came off');
    assert.match(answer, /^No code here has this message\./);
    assert.match(answer, /### `weigh`/);
    assert.doesNotMatch(answer, /### `(?:match|close)`|raises this/);
    assert.equal(confidence.level, 'low');
  });
});

test('a line of code that reads like the message is no place of it where a literal has it', async () => {
  const { codebase } = await openFixture({
    'src/Parcel.java': dedent`
      class Parcel {
        Parcel label(Label label) {
          if (label == null) throw new IllegalStateException("label == null");
          return this;
        }
        Parcel build() {
          if (label == null) label = new Label();
          return new other.Builder().build();
        }
      }
    `,
  });
  const { answer } = await ask(codebase, 'why do I get "label == null"?');
  assert.match(answer, /`Parcel\.label` raises this: "label == null"/);
  assert.doesNotMatch(answer, /whose text is|### `/);
});

test('a longer text that has the message somewhere is no place of it where a literal is the message', async () => {
  const { codebase } = await openFixture({
    'src/rule.ts': dedent`
      export function rule(interval: number): void {
        if (interval < 1) throw new Error('INTERVAL must be >= 1.');
      }
      export function repeat(interval: number): void {
        if (interval < 1) throw new Error('Repeat interval must be >= 1.');
      }
    `,
  });
  const { answer } = await ask(codebase, 'why do I get "INTERVAL must be >= 1."?');
  assert.match(answer, /^`rule` raises this: "INTERVAL must be \\>= 1\."/);
  assert.match(answer, /The condition is met by `0` for `interval`, for example\./);
  assert.doesNotMatch(answer, /2 places|### `repeat`/);
  const { answer: ofPart } = await ask(codebase, 'why do I get "interval must be >= 1"?');
  assert.match(ofPart, /`repeat`/);
});
