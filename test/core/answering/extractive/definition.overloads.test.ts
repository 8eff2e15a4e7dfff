// Overloads count as one function, a class is shown by its members, and a selection by its own lines.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { ask, openFixture, type OpenedFixture } from '../../../support/openFixture.ts';

const stream = `/** A source of values. */
export class Stream {
  readonly rate = limitOf('stream');

  /** Begins to listen. */
  listen(next: (value: number) => void): number;
  listen(options: { next: (value: number) => void }): number;
  listen(first: unknown): number {
    return attach(this, first);
  }

  get size(): number {
    return count(this);
  }

  set size(value: number) {
    attach(this, value);
  }
${Array.from({ length: 14 }, (_, i) => `\n  member${i}(): number {\n    return ${i};\n  }\n`).join('')}
  private hidden(): number {
    return 1;
  }
}
`;

const helpers = `import { Stream } from './stream';

const limit = 3;
const name = 'helpers';

/**
 * Connects a listener.
 * It has to be a function.
 */
export function attach(stream: Stream, listener: unknown): number {
  return limit;
}

export function count(stream: Stream): number {
  return limit;
}

export function useBoth(stream: Stream): number {
  return stream.listen(() => undefined) + stream.listen({ next: () => undefined });
}
`;

const basket = `pub struct Basket {
    /// What it weighs.
    weight: u32,
}

impl Basket {
    pub fn heavier(&self, other: &Basket) -> bool {
        self.weight > other.weight
    }
}

pub struct Options {
${Array.from({ length: 40 }, (_, i) => `    /// Number ${i}.\n    field${i}: u32,`).join('\n')}
}
`;

let fixture: OpenedFixture;
before(async () => {
  fixture = await openFixture({
    'src/stream.ts': stream.replace('/** A source', "import { attach, count } from './helpers';\n\n/** A source"),
    'src/helpers.ts': helpers,
    'src/basket.rs': basket,
  });
});

suite('overloads', () => {
  test('are traced from the implementation and are not ambiguous', async () => {
    const { answer } = await ask(fixture.codebase, 'Trace Stream.listen');
    assert.doesNotMatch(answer, /ambiguous: |calls nothing/);
    assert.match(answer, /^ {3}- `attach` \[\d+\]/m);
    assert.equal(answer.match(/Flow from/g)?.length, 1);
  });

  test('are followed from a signature to the implementation', async () => {
    const { answer } = await ask(fixture.codebase, 'Trace useBoth()');
    assert.match(answer, /^ {3}- `Stream\.listen` \[\d+\]\n {6}- `attach` \[\d+\]/m);
  });

  test('share the calls of all signatures', async () => {
    const { answer } = await ask(fixture.codebase, 'What does Stream.listen do?');
    assert.equal(answer.match(/^### /gm)?.length, 1);
    assert.match(answer, /listen\(first: unknown\)/);
    assert.match(answer, /1 place uses it\. Used in: `useBoth` \[\d+\]\.\n(?!- Called without)/);
  });

  test('are not the getter and setter of a property', async () => {
    const { answer } = await ask(fixture.codebase, 'What is Stream.size?');
    assert.match(answer, /`Stream\.size` is ambiguous: 2 symbols/);
  });
});

suite('classes', () => {
  test('are shown by their public members, and the others are counted', async () => {
    const { answer } = await ask(fixture.codebase, 'What is Stream?');
    const block = /```typescript\n([\s\S]*?)```/.exec(answer)?.[1] ?? '';
    assert.match(block, /^export class Stream \{\n {2}readonly rate = limitOf\('stream'\);\n {2}listen\(first: unknown\): number\n/);
    assert.match(block, /member3\(\)/);
    assert.doesNotMatch(block, /return|hidden|options/);
    assert.match(block, /\/\/ \d+ more members\n\}\n$/);
  });

  test('are shown with fields if short, and with functions outside of their body', async () => {
    const { answer } = await ask(fixture.codebase, 'What is Basket?');
    const block = /```rust\n([\s\S]*?)```/.exec(answer)?.[1] ?? '';
    assert.match(
      block,
      /^pub struct Basket \{\n {4}\/\/\/ What it weighs\.\n {4}weight: u32,\n\}\n\/\/ Its functions:\n {2}pub fn heavier\(/,
    );
  });

  test('are cut after their first fields if long and without functions', async () => {
    const { answer } = await ask(fixture.codebase, 'What is Options?');
    const block = /```rust\n([\s\S]*?)```/.exec(answer)?.[1] ?? '';
    assert.match(block, /^pub struct Options \{\n {4}field0: u32,\n/);
    assert.doesNotMatch(block, /Number/);
    assert.match(block, /field16: u32,\n {2}\/\/ 23 lines cut\n\}\n$/);
  });
});

suite('a selection', () => {
  const explain = (lineStart: number, lineEnd: number): Promise<{ answer: string }> =>
    ask(fixture.codebase, `Explain src/helpers.ts:${lineStart}-${lineEnd}: what does it do?`, {
      mode: 'conceptual',
      focus: { root: 'root', path: 'src/helpers.ts', lineStart, lineEnd },
    });

  test('of a doc comment means the documented definition', async () => {
    assert.match((await explain(7, 8)).answer, /^### `attach`/);
  });

  test('of lines between definitions shows these lines', async () => {
    const { answer } = await explain(3, 4);
    assert.deepEqual(answer.match(/^### .*$/gm), ['### `limit`', '### `name`']);
    const { answer: blank } = await explain(2, 2);
    assert.match(blank, /^### `src\/helpers\.ts:2` \[1\]\n\nThese lines stand outside/);
  });
});
