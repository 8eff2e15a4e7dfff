// Messages that code composes of several texts: a text with another one appended, and long chains of wrapped errors.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ask, openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

const files = {
  'go.mod': dedent`
    module example.com/shop

    go 1.22
  `,
  'shop/lamp.go': dedent`
    package shop

    import "fmt"

    func lightUp(lamp Lamp) error {
    	if lamp.Hot && lamp.Old {
    		return fmt.Errorf("an old lamp in the hall must not be lit while it is hot")
    	}
    	return nil
    }

    func openHall(hall Hall) error {
    	if err := lightUp(hall.Lamp); err != nil {
    		return fmt.Errorf("opening hall %s: %w", hall.Name, err)
    	}
    	return nil
    }

    func openWing(wing Wing) error {
    	if err := openHall(wing.Hall); err != nil {
    		return fmt.Errorf("preparing the wing for visitors: %w", err)
    	}
    	return nil
    }

    func openHouse(house House) error {
    	if err := openWing(house.Wing); err != nil {
    		return fmt.Errorf("loading the plan of the house: %v", err)
    	}
    	return nil
    }

    func openStreet(street Street) error {
    	if err := openHouse(street.House); err != nil {
    		return fmt.Errorf("loading initial plan: %w", err)
    	}
    	return nil
    }
  `,
  'web/parser.rb': dedent`
    class LabelParser
      LABEL_ERROR = 'Invalid jar-label'

      def parse(label, parts)
        if parts.size > 2
          raise ParseError, "#{LABEL_ERROR}, too many parts: '#{label}'"
        elsif parts.last != 'jam'
          raise ParseError, "#{LABEL_ERROR}, the last of its parts must be jam: '#{label}'"
        end
      end
    end
  `,
  'web/shelf.ts': dedent`
    export function readShelf(name: string, value: string): number {
      const wrong = \`shelf '\${name}' has the number '\${value}', which is invalid.\`;
      return parsed(value, wrong);
    }

    function parsed(value: string, wrong: string): number {
      try {
        return toNumber(value);
      } catch (error) {
        throw new Error(\`\${wrong} \${error.message}\`);
      }
    }
  `,
  'py/crate.py': dedent`
    def nail(crate, cause):
        if crate.full:
            raise RuntimeError("The lid of the crate could not be nailed down. " + str(cause))
  `,
  'Till.java': dedent`
    class Till {
      void open(Cause cause) {
        if (cause != null) {
          throw new IllegalStateException("The till of the shop could not be opened " + cause.getMessage());
        }
      }
    }
  `,
  'web/lamps.ts': dedent`
    export class Lamps {
      check(lamp: Lamp): void {
        this.all.forEach((each) => {
          if (each.needed && lamp == null) {
            this.lacking(each);
          }
        });
        if (this.dark(lamp)) this.note();
      }

      private lacking(each: Lamp): void {
        throw new Error('a lamp that the hall needs is lacking');
      }

      private dark(lamp: Lamp): boolean {
        throw new Error('nobody can tell whether the lamp is dark');
      }

      private note(): void {}
    }
  `,
  'cs/Checks.cs': dedent`
    public static class Checks {
      public static Result EachOne(this Result result, Func<Failure, bool> holds, string text = null) {
        bool allHold = result.All(holds);
        if (!allHold) {
          string message = Built(result, text, "Found a failure");
          throw new CheckException(message);
        }
        return result;
      }

      private static string Built(Result result, string text, string other) {
        return text ?? other;
      }

      public static Result WithoutColour(this Result result, string colour) {
        return result.EachOne(failure => failure.Colour != colour, string.Format("Found an unwanted colour of '{0}'", colour));
      }
    }
  `,
  'py/doors.py': dedent`
    def refuse(door, text):
        if door:
            raise ValueError(text)


    def pull(door):
        refuse(door, "this door can only be pushed from here")


    def tell(door):
        keep(door, "this door is kept in mind for later")


    def keep(door, text):
        if door.missing:
            raise ValueError(door)
        return text
  `,
  'web/hooks.ts': dedent`
    export function hooks(hook: string, board: string): void {
      const wrong = \`no hook was made for '\${hook}' on the board '\${board}'\`;
      if (hook.startsWith('-'))
        throw new Error(
          \`\${wrong}
    - a hook begins with a letter\`,
        );
      if (hook.length > 9)
        throw new Error(\`\${wrong}
    - too long for the board\`);
      throw new Error(\`\${wrong}
    - not a form that is known\`);
    }
  `,
  'web/pegs.ts': dedent`
    export function pegs(peg: string): void {
      const wrong = 'the pegs of the wall cannot be used today';
      throw new Error(\`\${wrong}
    - \${peg} is loose, and nobody has a tool\`);
    }
  `,
  'py/stairs.py': dedent`
    import warnings


    def climb():
        warnings.warn("the stairs of the shop are not lit by day and will be closed in a future month")


    def descend():
        warnings.warn("the stairs of the shop are not lit")
  `,
  'tests/test_steps.py': 'def test_steps(recorded):\n    assert "the steps behind the house are not swept" in recorded.text\n',
  'shop/options.go': dedent`
    package shop

    func init() {
    	Register("benches", parseBenches)
    	Register("stools", parseStools)
    }

    func parseStools(d *Parser) error {
    	return readStools(d)
    }

    func readStools(d *Parser) error {
    	switch d.Val() {
    	case "three_legged":
    		return nil
    	}
    	return d.Errf("there is no option of this name '%s' for seats", d.Val())
    }
  `,
  'shop/benches.go': dedent`
    package shop

    func parseBenches(d *Parser) error {
    	return readBenches(d)
    }

    func readBenches(d *Parser) error {
    	switch d.Val() {
    	case "cushioned_seat":
    		return nil
    	}
    	return d.Errf("there is no option of this name '%s' for seats", d.Val())
    }
  `,
  'shop/hall/oak.py': dedent`
    ID = "seats.wood.oak"


    def build(seat):
        raise RuntimeError("the seat has no module that can be loaded")
  `,
  'shop/hall/ash.py': dedent`
    ID = "seats.wood.ash"


    def build(seat):
        raise RuntimeError("the seat has no module that can be loaded")
  `,
};

suite('the answer to a composed message', async () => {
  test('a constant inside of a text is a part of it, no inner error', async () => {
    const { codebase } = await openFixture(files);
    const { answer } = await ask(codebase, 'Why do I get "Invalid jar-label, the last of its parts must be jam: \'ham, eggs\'"?');
    assert.match(answer, /^`LabelParser\.parse` raises this: "…, the last of its parts must be jam: '…'"/);
    assert.match(answer, /Reached if this holds: `elsif parts\.last != 'jam'`/);
    codebase.dispose();
  });

  const { codebase } = await openFixture(files);

  test('names the literal at the beginning, and the appended text', async () => {
    const { answer } = await ask(codebase, "error: shelf 'top' has the number 'x7', which is invalid. Not a digit: x7");
    assert.match(
      answer,
      /^`readShelf` has the front of this message: "shelf '…' has the number '…', which is invalid\."; the rest, "Not a digit: x7", is appended when it runs \[1\]\./,
    );
    assert.doesNotMatch(answer, /No code here has this message/);
  });

  test('names the literal before an appended cause in Python and Java', async () => {
    const python = await ask(codebase, 'RuntimeError: The lid of the crate could not be nailed down. Hammer lost in the yard');
    assert.match(python.answer, /^`nail` raises (?:this|the front of this message): "The lid of the crate could not be nailed down\./);
    const java = await ask(codebase, 'java.lang.IllegalStateException: The till of the shop could not be opened drawer stuck again');
    assert.match(java.answer, /^`Till\.open` raises (?:this|the front of this message): "The till of the shop could not be opened/);
  });

  test('does not claim a short literal when a longer one has the same beginning and another word', async () => {
    const { answer } = await ask(
      codebase,
      'RuntimeWarning: the stairs of the shop are not lit by day and will be closed in a strange month',
    );
    assert.match(
      answer,
      /^No code here has this message; the nearest is `py\/stairs\.py:\d+` \("the stairs of the shop are not lit by day and will/,
    );
    const other = await ask(codebase, 'RuntimeWarning: the steps behind the house are not swept by anybody this winter');
    assert.doesNotMatch(other.answer, /front of this message/);
  });

  test('tells the condition of the only caller when the function itself has none', async () => {
    const { answer } = await ask(codebase, 'Error: a lamp that the hall needs is lacking');
    assert.match(
      answer,
      /^`Lamps\.lacking` raises this: "a lamp that the hall needs is lacking" \[1\]\. Its only caller, `Lamps\.check[^`]*`, gets there if this holds: `if \(each\.needed && lamp == null\)` \[2\]\./,
    );
  });

  test('does not tell a condition that is the call itself', async () => {
    const { answer } = await ask(codebase, 'Error: nobody can tell whether the lamp is dark');
    assert.match(answer, /^`Lamps\.dark` raises this: "nobody can tell whether the lamp is dark" \[1\]\.\n/);
  });

  test('names the function that raises a passed text, and the condition there', async () => {
    const sharp = await ask(codebase, "CheckException: Found an unwanted colour of 'red'");
    assert.match(
      sharp.answer,
      /^`Checks\.WithoutColour` passes this text to `Checks\.EachOne`, which raises it \[\d\]: "Found an unwanted colour of '…'" \[\d\]\. Reached if this holds: `if \(!allHold\)` \[\d\] \(`allHold` is set by `result\.All\(holds\)` \[\d\]\)\./,
    );
    assert.ok(sharp.citations.some(({ file, lineStart }) => file === 'cs/Checks.cs' && lineStart === 6));
    const python = await ask(codebase, 'ValueError: this door can only be pushed from here');
    assert.match(python.answer, /^`pull` passes this text to `refuse`, which raises it \[\d\]: "this door can only be pushed from here"/);
  });

  test('does not say that a passed text is raised when the function raises something else', async () => {
    const { answer } = await ask(codebase, 'ValueError: this door is kept in mind for later');
    assert.match(answer, /^`tell` holds this text/);
  });

  test('begins with the literal of the later line of a message, not with the text that it extends', async () => {
    for (const front of ['Error: ', ''])
      for (const [line, item] of [
        [10, 'too long for the board'],
        [12, 'not a form that is known'],
        [6, 'a hook begins with a letter'],
      ] as const) {
        const { answer, citations } = await ask(codebase, `${front}no hook was made for 'x1' on the board 'top'\n- ${item}`);
        assert.match(answer, new RegExp(`^\`hooks\` raises this: "[^"]*${item}`), `${front}${item}`);
        assert.equal(citations[0]?.lineStart, line, item);
      }
  });

  test('begins with the later line also when the earlier text has no holes', async () => {
    const { answer } = await ask(codebase, 'Error: the pegs of the wall cannot be used today\n- peg 7 is loose, and nobody has a tool');
    assert.match(answer, /^`pegs` raises this: "- … is loose, and nobody has a tool"/);
  });

  for (const [hint, question, expected] of [
    [
      'that is registered under a name of the question',
      "parsing tokens for 'benches': there is no option of this name 'soft' for seats",
      'readBenches',
    ],
    [
      'that is registered under the other name',
      "parsing tokens for 'stools': there is no option of this name 'soft' for seats",
      'readStools',
    ],
    ['that knows a value spelt like one of the question', "there is no option of this name 'cushioned_seats' for seats", 'readBenches'],
  ] as const)
    test(`chooses, of two functions with the same text, the one ${hint}`, async () => {
      const { answer } = await ask(codebase, `Error: ${question}, at plan:5`);
      assert.match(answer, new RegExp(`^\`${expected}\` [^]+the rest of the question points to this one`));
    });

  test('chooses, of two files with the same text, the one that the question names', async () => {
    for (const wood of ['oak', 'ash']) {
      const { answer, citations } = await ask(codebase, `provision seats.wood.${wood}: the seat has no module that can be loaded`);
      assert.match(answer, /^`build` raises this[^]+the rest of the question points to this one/);
      assert.equal(citations[0]?.file, `shop/hall/${wood}.py`);
    }
  });

  test('says that either of two functions with the same text may be meant when nothing else distinguishes them', async () => {
    const { answer } = await ask(codebase, "Error: there is no option of this name 'soft' for seats");
    assert.match(answer, /the question does not say which is meant/);
  });

  for (const depth of [0, 3, 8, 16]) {
    test(`begins with the cause of a chain that has ${depth} more wrappers`, async () => {
      const outer = Array.from({ length: depth }, (_, i) => `step number ${i} of the long way that leads from the gate to the street`).join(
        ': ',
      );
      const chain = `${outer && `${outer}: `}loading initial plan: loading the plan of the house: preparing the wing for visitors: opening hall east: an old lamp in the hall must not be lit while it is hot`;
      const { answer } = await ask(codebase, `Error: ${chain}`);
      assert.match(answer, /^`lightUp` raises this: "an old lamp in the hall must not be lit while it is hot"/);
      assert.match(answer, /### `openHall`\n\n`openHall` adds this around it/);
    });
  }
});
