// Messages whose values are longer than their own words, and errors that no line raises directly.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { ask, openFixture, type OpenedFixture } from '../../../../support/openFixture.ts';

const files = {
  'src/Depot.java': `package depot;
class Depot {
  void check(String name, Object first, Object second) {
    if (first != second) throw new DepotException("Shelf '" + name + "' is taken by both " + first + " and " + second);
  }
  void send(String verb, String address) {
    throw new DepotException("no stored parcel for " + verb + " " + address);
  }
}
class DepotException extends RuntimeException {
  DepotException(String text) { super(text); }
}
class LateException extends DepotException {
  LateException() { super("late"); }
}
class Gate {
  void fail(RuntimeException error) { throw error; }
  void close(boolean late) { if (late) fail(new LateException()); }
}
`,
  'packages/docs/loaders/stars.ts': `export async function stars(answer: Response) {
  if (!answer.ok) throw new Error('The stars of the depot are hidden.');
  return answer;
}
`,
  'src/compile.ts': `export class UnsupportedError extends Error {
  constructor(feature: string) {
    super(\`the press does not support \${feature}; this plan must use the hand press\`);
  }
}

export function pressCover(plan: { lined: boolean }): void {
  if (!plan.lined) throw new UnsupportedError('a cover without lines (only lined covers fit)');
}

export function pressSpine(plan: { wide: boolean }): void {
  if (plan.wide) throw new UnsupportedError('a spine that is wider than a hand');
}
`,
  'docs/errors.md': 'The stars of the depot are hidden.\n',
};

let fixture: OpenedFixture;
before(async () => {
  fixture = await openFixture(files);
});

suite('a message', () => {
  for (const [text, first] of [
    ["Shelf '--top-left' is taken by both field boolean depot.acme.App.topLeft and field boolean depot.acme.App.left", 'Depot.check'],
    ['no stored parcel for post https://parcels.example.org/depots/south/shelves/12/orders {"id":3,"lines":[1,2]}', 'Depot.send'],
    [
      'UnsupportedError: the press does not support a cover without lines (only lined covers fit); this plan must use the hand press',
      'pressCover',
    ],
    ['⨯ Error: The stars of the depot are hidden.', 'stars'],
  ] as const)
    test(`leads to its raise: ${text}`, async () => {
      const { answer } = await ask(fixture.codebase, text);
      assert.match(answer, new RegExp(`^\`${first}\` raises this: "`), answer);
    });

  test('with a sentence of other words in place of a value is another message', async () => {
    const text =
      "Shelf '1' is taken by both of the people who came in late yesterday evening and who were never seen again after that night";
    assert.doesNotMatch((await ask(fixture.codebase, text)).answer, /raises this/);
  });
});

test('an error without a direct raise is answered with the places that construct it', async () => {
  const { answer } = await ask(fixture.codebase, 'When is a LateException thrown?');
  assert.match(answer, /No line raises it directly[^]*`Gate\.close`[^]*new LateException\(\)/);
});
