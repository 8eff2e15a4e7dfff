// A test of uses by marks: in the sources each line that ends with `//!` uses what is asked about, and no other line does.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { memoryRoot } from '../../support/memory.ts';
import { openFixture } from '../../support/openFixture.ts';

/** Asks for `of`: a name, or `path:line name` for what is declared there. */
export function markedUses(title: string, of: string, files: Readonly<Record<string, string>>): void {
  test(title, async () => {
    const { codebase } = await openFixture(files);
    const [, path = '', line, name = of] = /^(.*):(\d+) (.*)$/.exec(of) ?? [];
    const at = line === undefined ? {} : { at: { root: memoryRoot.key, path, line: Number(line) } };
    const [found] = await codebase.uses({ name, ...at }, {}, neverCancelled);
    const shown = new Set(found?.places.map((place) => `${place.path}:${place.line}`));
    const marked = Object.entries(files).flatMap(([file, text]) =>
      text.split('\n').flatMap((each, index) => (each.endsWith('//!') ? [`${file}:${index + 1}`] : [])),
    );
    assert.deepEqual([...shown].sort(), marked.sort());
  });
}
