// Answers speak of functions as people do: an overloaded one is one, a class has members, what is selected is what is explained.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { ask, openFixture, type OpenedFixture } from '../openFixture.ts';

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

let opened: OpenedFixture;
before(async () => {
  opened = await openFixture({
    'src/stream.ts': stream.replace('/** A source', "import { attach, count } from './helpers';\n\n/** A source"),
    'src/helpers.ts': helpers,
    'src/basket.rs': basket,
  });
});

suite('overloads', () => {
  test('a trace starts in the implementation, and the function is not called ambiguous', async () => {
    const { answer } = await ask(opened.codebase, 'Trace Stream.listen');
    assert.doesNotMatch(answer, /ambiguous: |calls nothing/);
    assert.match(answer, /^ {3}- `attach` \[\d+\]/m);
    assert.equal(answer.match(/Flow from/g)?.length, 1);
  });

  test('a flow goes on through a signature', async () => {
    const { answer } = await ask(opened.codebase, 'Trace useBoth()');
    assert.match(answer, /^ {3}- `Stream\.listen` \[\d+\]\n {6}- `attach` \[\d+\]/m);
  });

  test('calls of any signature are calls of the function', async () => {
    const { answer } = await ask(opened.codebase, 'What does Stream.listen do?');
    assert.equal(answer.match(/^### /gm)?.length, 1);
    assert.match(answer, /listen\(first: unknown\)/);
    assert.match(answer, /1 place uses it\. Used in: `useBoth` \[\d+\]\.\n(?!- Called without)/);
  });

  test('reading and writing a property are two functions', async () => {
    const { answer } = await ask(opened.codebase, 'What is Stream.size?');
    assert.match(answer, /`Stream\.size` is ambiguous: 2 symbols/);
  });
});

suite('classes', () => {
  test('a class that is asked for is shown by its members, its own ones last, the rest counted', async () => {
    const { answer } = await ask(opened.codebase, 'What is Stream?');
    const block = /```typescript\n([\s\S]*?)```/.exec(answer)?.[1] ?? '';
    assert.match(block, /^export class Stream \{\n {2}readonly rate = limitOf\('stream'\);\n {2}listen\(first: unknown\): number\n/);
    assert.match(block, /member3\(\)/);
    assert.doesNotMatch(block, /return|hidden|options/);
    assert.match(block, /\/\/ \d+ more members\n\}\n$/);
  });

  test('a short one is read with its fields, and its functions are named where they stand outside of it', async () => {
    const { answer } = await ask(opened.codebase, 'What is Basket?');
    const block = /```rust\n([\s\S]*?)```/.exec(answer)?.[1] ?? '';
    assert.match(
      block,
      /^pub struct Basket \{\n {4}\/\/\/ What it weighs\.\n {4}weight: u32,\n\}\n\/\/ Its functions:\n {2}pub fn heavier\(/,
    );
  });

  test('the fields of a long one without functions are shown, and how many more there are', async () => {
    const { answer } = await ask(opened.codebase, 'What is Options?');
    const block = /```rust\n([\s\S]*?)```/.exec(answer)?.[1] ?? '';
    assert.match(block, /^pub struct Options \{\n {4}field0: u32,\n/);
    assert.doesNotMatch(block, /Number/);
    assert.match(block, /field16: u32,\n {2}\/\/ 23 lines cut\n\}\n$/);
  });
});

suite('what is selected', () => {
  const explain = (lineStart: number, lineEnd: number): Promise<{ answer: string }> =>
    ask(opened.codebase, `Explain src/helpers.ts:${lineStart}-${lineEnd}: what does it do?`, {
      mode: 'conceptual',
      focus: { root: 'root', path: 'src/helpers.ts', lineStart, lineEnd },
    });

  test('a doc comment stands for what it documents', async () => {
    assert.match((await explain(7, 8)).answer, /^### `attach`/);
  });

  test('lines between definitions are shown themselves, before anything that is only like them', async () => {
    const { answer } = await explain(3, 4);
    assert.deepEqual(answer.match(/^### .*$/gm), ['### `limit`', '### `name`']);
    const { answer: blank } = await explain(2, 2);
    assert.match(blank, /^### `src\/helpers\.ts:2` \[1\]\n\nThese lines stand outside/);
  });
});
