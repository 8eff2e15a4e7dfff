// A gap for a name inside a definition: a member of a class, or the lines of a function that contain the name.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import type { Codebase, LookUpResult } from '../../../../src/core/codebase/api.ts';
import { openFixture } from '../../../support/openFixture.ts';

const filler = (name: string): string => Array.from({ length: 60 }, (_, i) => `    ${name}${i} := ${i}\n    _ = ${name}${i}`).join('\n');

const files = {
  'cli/command.go': `package cli

type Command struct {
    silent bool
}

// ParseFlags is told here.
func ParseFlags(args []string) error {
    return nil
}

func (c *Command) execute(args []string) error {
    // ParseFlags is called further down.
    // It is called once.
    // Nothing else is.
${filler('a')}
    if err := ParseFlags(args); err != nil {
        return err
    }
${filler('b')}
    return nil
}
`,
  'src/printer.ts': `export class Printer {
  Builder = 1;
}

export namespace Printer {
  export class Builder {
    indent = '  ';
    width(): number {
      return this.indent.length;
    }
  }
}

export class Loud extends Printer {
  shout(): string {
    return timeoutOf({ limit: 3 });
  }
}

function timeoutOf(options: { limit: number }): string {
  const { limit } = options;
  return String(limit);
}
`,
};

let codebase: Codebase;
before(async () => {
  codebase = (await openFixture(files)).codebase;
});

function lookUp(text: string): Promise<LookUpResult> {
  return codebase.lookUp(text, neverCancelled);
}

suite('the look-up of a name in a definition', () => {
  for (const text of ['`ParseFlags` in `Command.execute`', 'where `execute` calls `ParseFlags`', 'Command.execute.ParseFlags'])
    test(`finds the lines with the name: ${text}`, async () => {
      const { outcome, places, note } = await lookUp(text);
      assert.equal(outcome, 'found', note);
      const [first] = places;
      assert.equal(first?.symbol, 'Command.execute');
      assert.ok(first.lineStart > 100 && first.lineEnd < 160, 'what stands around the line, and not the whole of a long function');
      assert.match(note, /stands in Command\.execute \(cli\/command\.go:12\), line 136/);
    });

  test('adds the definition of the name', async () => {
    const { places, note } = await lookUp('`ParseFlags` in `Command.execute`');
    assert.equal(places[1]?.symbol, 'ParseFlags');
    assert.match(note, /it is ParseFlags \(cli\/command\.go:8\)/);
  });

  test('finds the member of a class', async () => {
    for (const text of ['`width` in `Builder`', 'width in Printer.Builder']) {
      const { outcome, places, note } = await lookUp(text);
      assert.equal(outcome, 'found', note);
      assert.match(places[0]?.symbol ?? '', /Builder\.width$/);
    }
  });

  test('searches everywhere if the definition does not contain the name', async () => {
    const { outcome, places } = await lookUp('`ParseFlags` in `timeoutOf`');
    assert.equal(outcome, 'found');
    assert.deepEqual(
      places.map(({ symbol }) => symbol),
      ['ParseFlags'],
    );
    assert.equal((await lookUp('`frobnicate` in `timeoutOf`')).outcome, 'not-found');
  });

  test('reads all lines with the name in a file', async () => {
    const { places, note } = await lookUp('`limit` in `src/printer.ts`');
    assert.deepEqual(
      places.map(({ lineStart, lineEnd }) => [lineStart, lineEnd]),
      [[14, 24]],
    );
    assert.match(note, /lines 16, 20, 21, 22/);
  });
});
