// What returned before a failure showed is beside the frames of its trace: it must be among what an answer is made from.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnswerRecord } from '../../../src/core/answering/record.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { Model, OutboundPlace } from '../../../src/core/ports.ts';
import { ask, openFixture } from '../answering/openFixture.ts';

const files = {
  'shop/till.py': `from shop.rates import rate_of
from shop.printing import Ribbon


class Till:
    def settle(self, order):
        ribbon = Ribbon()
        rate = rate_of(order.country)
        due = order.sum * rate
        return self.book(due, ribbon)

    def book(self, due, ribbon):
        return due
`,
  'shop/rates.py':
    'def rate_of(country):\n    return looked_up(country)\n\n\ndef looked_up(country):\n    return {"nl": 21}.get(country)\n\n\ndef unrelated(country):\n    return country\n',
  'shop/printing.py': 'class Ribbon:\n    def wind(self):\n        return 1\n',
};
const trace =
  'Why does it fail?\nTraceback (most recent call last):\n  File "/srv/app/shop/till.py", line 9, in settle\n    due = order.sum * rate\n' +
  "TypeError: unsupported operand type(s) for *: 'int' and 'NoneType'\n";

/** What stands below "Also worth a look". */
function worthALook({ answer }: AnswerRecord): string {
  return answer.slice(answer.indexOf('Also worth a look')).split('\n\n**')[0] ?? '';
}

test('what a function of the trace called before the line that failed is worth a look, and what that called', async () => {
  const { codebase } = await openFixture(files);
  const look = worthALook(await ask(codebase, trace));
  assert.match(look, /`rate_of\(?\)?`.*ran in settle before it failed/);
  assert.match(look, /looked_up.*called by rate\\?_of/);
  assert.doesNotMatch(look, /Till\.book/, 'it is called after the line that failed');
});

test('of the overrides of a method that a frame calls, those of a class on the trace or made there are what ran', async () => {
  const shapes = ['Square', 'Circle', 'Line', 'Arc', 'Star', 'Ring', 'Dot', 'Oval'];
  const classes = shapes.map((name) => [
    `src/${name}.java`,
    `package s;\nclass ${name} extends Shape {\n  int edge() {\n    return -1;\n  }\n}\n`,
  ]);
  const { codebase } = await openFixture({
    ...Object.fromEntries(classes),
    'src/Shape.java':
      'package s;\nabstract class Shape {\n  abstract int edge();\n  int area() {\n    int length = edge();\n    return Root.of(length);\n  }\n}\n',
    'src/Root.java':
      'package s;\nclass Root {\n  static int of(int n) {\n    if (n < 0) {\n      throw new IllegalArgumentException("negative: " + n);\n    }\n    return n;\n  }\n}\n',
    'src/Desk.java': 'package s;\nclass Desk {\n  int draw() {\n    Shape shape = new Star();\n    return shape.area();\n  }\n}\n',
  });
  const look = worthALook(
    await ask(
      codebase,
      'java.lang.IllegalArgumentException: negative: -1\n\tat s.Root.of(Root.java:5)\n\tat s.Shape.area(Shape.java:6)\n\tat s.Desk.draw(Desk.java:5)\n',
    ),
  );
  assert.match(look, /Star\.edge.*ran in area before it failed/);
  assert.doesNotMatch(look, /(?:Square|Circle|Line|Arc|Ring|Dot|Oval)\.edge.*ran in/);
});

const gate = {
  'src/Gate.java':
    'package g;\nclass Gate {\n  void open(String key) {\n    if (key.isEmpty()) {\n      Reports.refused(key);\n    }\n    Lock.turn(key);\n  }\n}\n',
  'src/Reports.java':
    'package g;\nclass Reports {\n  static void refused(String key) {\n    fail("refused " + key);\n  }\n  static void fail(String text) {\n    throw new GateException(text);\n  }\n}\n',
  'src/GateException.java':
    'package g;\nclass GateException extends RuntimeException {\n  GateException(String text) {\n    super(text);\n  }\n}\n',
  'src/Lock.java':
    'package g;\nclass Lock {\n  static void turn(String key) {\n    if (key.length() > 9) {\n      throw new GateException("too long");\n    }\n  }\n}\n',
  'src/Door.java':
    'package g;\nclass Door {\n  void push() {\n    new Gate().open("");\n  }\n  void pull() {\n    new Gate().open("a");\n  }\n}\n',
};
const refused =
  'g.GateException: refused\n\tat g.Reports.fail(Reports.java:7)\n\tat g.Reports.refused(Reports.java:4)\n\tat g.Gate.open(Gate.java:5)\n\tat g.Door.push(Door.java:4)\n';

test('the failure shows where its report is called, not in the functions that only report it', async () => {
  const { codebase } = await openFixture(gate);
  const { answer } = await ask(codebase, refused);
  const sites = [...answer.matchAll(/^### .*?`?([A-Z]\w+\.\w+)/gm)].map((match) => match[1]);
  assert.deepEqual(sites, ['Gate.open', 'Door.push', 'Reports.fail']);
});

test('what raises the same error off the trace is no site of it, and the class of the error is not worth a look', async () => {
  const { codebase } = await openFixture(gate);
  const record = await ask(codebase, refused);
  assert.doesNotMatch(record.answer, /^### .*Lock\.turn/m);
  assert.doesNotMatch(worthALook(record), /GateException`/);
  assert.doesNotMatch(worthALook(record), /Door\.pull.*calls open/, 'the trace says who called');
});

/** A function of many lines, the last of which is `last`. */
function long(name: string, last: string): string {
  const lines = Array.from({ length: 70 }, (_, i) => `    noted_${name}_${i} = keep("something to keep of ${name}", ${i})`);
  return `def ${name}(order):\n${lines.join('\n')}\n    ${last}\n\n\n`;
}

test('a long function of a trace leaves room for the others and for what ran before', async () => {
  const { codebase } = await openFixture({
    'shop/desk.py': `from shop.rates import rate_of\n\n\n${long('innermost', 'return order.sum * rate_of(order)')}${long('middle', 'return innermost(order)')}${long('outer', 'return middle(order)')}`,
    'shop/rates.py': 'def rate_of(order):\n    return None\n',
    'shop/kept.py': 'def keep(text, n):\n    return n\n',
  });
  let places: readonly OutboundPlace[] = [];
  const capabilities = { system: true, json: true, tools: false, usage: false };
  const answering: Model = {
    info: { name: 'none', where: 'nowhere', maxInputTokens: undefined, capabilities },
    async *chat(request) {
      ({ places } = request);
      yield { kind: 'end', reason: 'stop' };
    },
  };
  const frames = [
    ['outer', 222],
    ['middle', 148],
    ['innermost', 74],
  ].map(([name, line]) => `  File "/srv/app/shop/desk.py", line ${line}, in ${name}\n`);
  const question = `Traceback (most recent call last):\n${frames.join('')}TypeError: unsupported operand type(s)\n`;
  for await (const event of codebase.ask(question, {}, neverCancelled, { answering })) assert.ok(event);
  const [innermost = 0, middle = 0, outer = 0] = [4, 78, 152].map((first) => {
    const shown = places.filter(({ file, lineStart }) => file === 'shop/desk.py' && lineStart >= first && lineStart < first + 74);
    return shown.reduce((sum, { tokens }) => sum + tokens, 0);
  });
  assert.ok(innermost > 100 && middle > 100 && outer > 100, `${innermost}, ${middle}, ${outer}`);
  assert.ok(Math.max(innermost, middle, outer) < 600, `${innermost}, ${middle}, ${outer}`);
  assert.ok(places.some(({ file, lineStart, lineEnd }) => file === 'shop/rates.py' && lineStart === 1 && lineEnd === 2));
});
