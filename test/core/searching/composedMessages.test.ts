// Messages that code puts together from several texts: the front with another text behind it, and long chains of wrapped errors.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ask, openFixture } from '../answering/openFixture.ts';

const files = {
  'go.mod': 'module example.com/shop\n\ngo 1.22\n',
  'shop/lamp.go':
    'package shop\n\nimport "fmt"\n\nfunc lightUp(lamp Lamp) error {\n\tif lamp.Hot && lamp.Old {\n\t\treturn fmt.Errorf("an old lamp in the hall must not be lit while it is hot")\n\t}\n\treturn nil\n}\n\n' +
    'func openHall(hall Hall) error {\n\tif err := lightUp(hall.Lamp); err != nil {\n\t\treturn fmt.Errorf("opening hall %s: %w", hall.Name, err)\n\t}\n\treturn nil\n}\n\n' +
    'func openWing(wing Wing) error {\n\tif err := openHall(wing.Hall); err != nil {\n\t\treturn fmt.Errorf("preparing the wing for visitors: %w", err)\n\t}\n\treturn nil\n}\n\n' +
    'func openHouse(house House) error {\n\tif err := openWing(house.Wing); err != nil {\n\t\treturn fmt.Errorf("loading the plan of the house: %v", err)\n\t}\n\treturn nil\n}\n\n' +
    'func openStreet(street Street) error {\n\tif err := openHouse(street.House); err != nil {\n\t\treturn fmt.Errorf("loading initial plan: %w", err)\n\t}\n\treturn nil\n}\n',
  'web/shelf.ts':
    "export function readShelf(name: string, value: string): number {\n  const wrong = `shelf '${name}' has the number '${value}', which is invalid.`;\n  return parsed(value, wrong);\n}\n\n" +
    'function parsed(value: string, wrong: string): number {\n  try {\n    return toNumber(value);\n  } catch (error) {\n    throw new Error(`${wrong} ${error.message}`);\n  }\n}\n',
  'py/crate.py':
    'def nail(crate, cause):\n    if crate.full:\n        raise RuntimeError("The lid of the crate could not be nailed down. " + str(cause))\n',
  'Till.java':
    'class Till {\n  void open(Cause cause) {\n    if (cause != null) {\n      throw new IllegalStateException("The till of the shop could not be opened " + cause.getMessage());\n    }\n  }\n}\n',
  'web/lamps.ts':
    'export class Lamps {\n  check(lamp: Lamp): void {\n    this.all.forEach((each) => {\n      if (each.needed && lamp == null) {\n        this.lacking(each);\n      }\n    });\n    if (this.dark(lamp)) this.note();\n  }\n\n' +
    "  private lacking(each: Lamp): void {\n    throw new Error('a lamp that the hall needs is lacking');\n  }\n\n" +
    "  private dark(lamp: Lamp): boolean {\n    throw new Error('nobody can tell whether the lamp is dark');\n  }\n\n  private note(): void {}\n}\n",
  'cs/Checks.cs':
    'public static class Checks {\n  public static Result EachOne(this Result result, Func<Failure, bool> holds, string text = null) {\n    bool allHold = result.All(holds);\n    if (!allHold) {\n      string message = Built(result, text, "Found a failure");\n      throw new CheckException(message);\n    }\n    return result;\n  }\n\n' +
    '  private static string Built(Result result, string text, string other) {\n    return text ?? other;\n  }\n\n' +
    '  public static Result WithoutColour(this Result result, string colour) {\n    return result.EachOne(failure => failure.Colour != colour, string.Format("Found an unwanted colour of \'{0}\'", colour));\n  }\n}\n',
  'py/doors.py':
    'def refuse(door, text):\n    if door:\n        raise ValueError(text)\n\n\ndef pull(door):\n    refuse(door, "this door can only be pushed from here")\n\n\ndef tell(door):\n    keep(door, "this door is kept in mind for later")\n\n\ndef keep(door, text):\n    if door.missing:\n        raise ValueError(door)\n    return text\n',
  'web/hooks.ts':
    "export function hooks(hook: string, board: string): void {\n  const wrong = `no hook was made for '${hook}' on the board '${board}'`;\n  if (hook.startsWith('-'))\n    throw new Error(\n      `${wrong}\n- a hook begins with a letter`,\n    );\n  if (hook.length > 9)\n    throw new Error(`${wrong}\n- too long for the board`);\n  throw new Error(`${wrong}\n- not a form that is known`);\n}\n",
  'web/pegs.ts':
    "export function pegs(peg: string): void {\n  const wrong = 'the pegs of the wall cannot be used today';\n  throw new Error(`${wrong}\n- ${peg} is loose, and nobody has a tool`);\n}\n",
  'py/stairs.py':
    'import warnings\n\n\ndef climb():\n    warnings.warn("the stairs of the shop are not lit by day and will be closed in a future month")\n\n\ndef descend():\n    warnings.warn("the stairs of the shop are not lit")\n',
  'tests/test_steps.py': 'def test_steps(recorded):\n    assert "the steps behind the house are not swept" in recorded.text\n',
  'shop/options.go':
    'package shop\n\nfunc init() {\n\tRegister("benches", parseBenches)\n\tRegister("stools", parseStools)\n}\n\n' +
    'func parseStools(d *Parser) error {\n\treturn readStools(d)\n}\n\n' +
    'func readStools(d *Parser) error {\n\tswitch d.Val() {\n\tcase "three_legged":\n\t\treturn nil\n\t}\n\treturn d.Errf("there is no option of this name \'%s\' for seats", d.Val())\n}\n',
  'shop/benches.go':
    'package shop\n\nfunc parseBenches(d *Parser) error {\n\treturn readBenches(d)\n}\n\n' +
    'func readBenches(d *Parser) error {\n\tswitch d.Val() {\n\tcase "cushioned_seat":\n\t\treturn nil\n\t}\n\treturn d.Errf("there is no option of this name \'%s\' for seats", d.Val())\n}\n',
  'shop/hall/oak.py': 'ID = "seats.wood.oak"\n\n\ndef build(seat):\n    raise RuntimeError("the seat has no module that can be loaded")\n',
  'shop/hall/ash.py': 'ID = "seats.wood.ash"\n\n\ndef build(seat):\n    raise RuntimeError("the seat has no module that can be loaded")\n',
};

suite('a composed message', async () => {
  const { codebase } = await openFixture(files);

  test('leads to the literal at its front; the rest is named as appended', async () => {
    const { answer } = await ask(codebase, "error: shelf 'top' has the number 'x7', which is invalid. Not a digit: x7");
    assert.match(
      answer,
      /^`readShelf` has the front of this message: "shelf '…' has the number '…', which is invalid\."; the rest, "Not a digit: x7", is appended when it runs \[1\]\./,
    );
    assert.doesNotMatch(answer, /No code here has this message/);
  });

  test('of a text and the words of a cause leads there in other languages too', async () => {
    const python = await ask(codebase, 'RuntimeError: The lid of the crate could not be nailed down. Hammer lost in the yard');
    assert.match(python.answer, /^`nail` raises (?:this|the front of this message): "The lid of the crate could not be nailed down\./);
    const java = await ask(codebase, 'java.lang.IllegalStateException: The till of the shop could not be opened drawer stuck again');
    assert.match(java.answer, /^`Till\.open` raises (?:this|the front of this message): "The till of the shop could not be opened/);
  });

  test('that another literal says with one word changed is not told by a shorter text at its front', async () => {
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

  test('without a condition in its own function is told with that of the only caller', async () => {
    const { answer } = await ask(codebase, 'Error: a lamp that the hall needs is lacking');
    assert.match(
      answer,
      /^`Lamps\.lacking` raises this: "a lamp that the hall needs is lacking" \[1\]\. Its only caller, `Lamps\.check[^`]*`, gets there if this holds: `if \(each\.needed && lamp == null\)` \[2\]\./,
    );
  });

  test('of a call that is itself the condition is not reached through that', async () => {
    const { answer } = await ask(codebase, 'Error: nobody can tell whether the lamp is dark');
    assert.match(answer, /^`Lamps\.dark` raises this: "nobody can tell whether the lamp is dark" \[1\]\.\n/);
  });

  test('whose text another function raises is told with the line that does, and what decides there', async () => {
    const sharp = await ask(codebase, "CheckException: Found an unwanted colour of 'red'");
    assert.match(
      sharp.answer,
      /^`Checks\.WithoutColour` passes this text to `Checks\.EachOne`, which raises it \[\d\]: "Found an unwanted colour of '…'" \[\d\]\. Reached if this holds: `if \(!allHold\)` \[\d\]\./,
    );
    assert.ok(sharp.citations.some(({ file, lineStart }) => file === 'cs/Checks.cs' && lineStart === 6));
    const python = await ask(codebase, 'ValueError: this door can only be pushed from here');
    assert.match(python.answer, /^`pull` passes this text to `refuse`, which raises it \[\d\]: "this door can only be pushed from here"/);
  });

  test('whose text goes to a function that raises something else is not said to be raised', async () => {
    const { answer } = await ask(codebase, 'ValueError: this door is kept in mind for later');
    assert.match(answer, /^`tell` holds this text/);
  });

  test('of several lines begins with the text that has the later line, not with what that extends', async () => {
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

  test('of several lines begins with the later text also where the earlier one leaves nothing to values', async () => {
    const { answer } = await ask(codebase, 'Error: the pegs of the wall cannot be used today\n- peg 7 is loose, and nobody has a tool');
    assert.match(answer, /^`pegs` raises this: "- … is loose, and nobody has a tool"/);
  });

  for (const [what, question, expected] of [
    [
      'a name under which the function is registered',
      "parsing tokens for 'benches': there is no option of this name 'soft' for seats",
      'readBenches',
    ],
    ['the same of the other function', "parsing tokens for 'stools': there is no option of this name 'soft' for seats", 'readStools'],
    [
      'a value that is spelt like one that the function knows',
      "there is no option of this name 'cushioned_seats' for seats",
      'readBenches',
    ],
  ] as const)
    test(`that two functions say is that of the one which has ${what}`, async () => {
      const { answer } = await ask(codebase, `Error: ${question}, at plan:5`);
      assert.match(answer, new RegExp(`^\`${expected}\` [^]+the rest of the question points to this one`));
    });

  test('that two files say is that of the one whose name stands before it', async () => {
    for (const wood of ['oak', 'ash']) {
      const { answer, citations } = await ask(codebase, `provision seats.wood.${wood}: the seat has no module that can be loaded`);
      assert.match(answer, /^`build` raises this[^]+the rest of the question points to this one/);
      assert.equal(citations[0]?.file, `shop/hall/${wood}.py`);
    }
  });

  test('that two functions say, with nothing else, is told to be of either', async () => {
    const { answer } = await ask(codebase, "Error: there is no option of this name 'soft' for seats");
    assert.match(answer, /the question does not say which is meant/);
  });

  for (const depth of [0, 3, 8, 16]) {
    test(`that wraps its cause ${depth} times more begins with the cause, however long it is`, async () => {
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
