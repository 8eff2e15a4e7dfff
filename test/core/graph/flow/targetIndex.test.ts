// Bindings and calls of a file are found by what they flow into, each only where it can matter.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { UnfollowedFacts } from '../../../../src/core/graph/flow/unfollowedFacts.ts';
import { TargetIndex } from '../../../../src/core/graph/flow/targetIndex.ts';
import type { FileEntry } from '../../../../src/core/graph/files/fileEntry.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { dedent } from '../../../support/dedent.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { resolverOf } from '../sourceResolver.ts';

let parsers: Parsers;
let entry: FileEntry;
before(async () => {
  parsers = await testParsers();
  const { file } = await resolverOf(
    {
      'a.js': dedent`
        function first() {}
        const table = {};
        function fill(list) {
          table.step = first;
          list[0] = first;
          list.push(first);
          return first;
        }
      `,
    },
    parsers,
  );
  entry = file('a.js');
});
after(() => parsers.dispose());

test('finds bindings by variable, member, element and result', () => {
  const { byTarget } = TargetIndex.of(entry);
  const fill = entry.file.facts.symbols.findIndex(({ name }) => name === 'fill');
  const linesOf = (target: string): readonly number[] => (byTarget.get(target) ?? []).map(({ line }) => line);
  assert.deepEqual([linesOf('n table'), linesOf('.step'), linesOf('[]'), linesOf(`<return> ${fill}`)], [[1], [3], [4], [6]]);
});

test('knows which members the file writes, and which calls add to a container', () => {
  const flowIndex = TargetIndex.of(entry);
  assert.deepEqual([flowIndex.isWritten('step'), flowIndex.isWritten('push')], [true, false]);
  assert.deepEqual(
    flowIndex.additions('one').map(({ name }) => name),
    ['push'],
  );
});

test('is kept until the file is forgotten', () => {
  const flowIndex = TargetIndex.of(entry);
  assert.equal(TargetIndex.of(entry), flowIndex);
  TargetIndex.forget(entry);
  assert.notEqual(TargetIndex.of(entry), flowIndex);
});

test('a flow gets the bindings to a target once, another flow gets them again', () => {
  const facts = new UnfollowedFacts(entry);
  assert.deepEqual([facts.bindingsOfMember('step').length, facts.bindingsOfMember('step').length], [1, 0]);
  assert.equal(new UnfollowedFacts(entry).bindingsOfMember('step').length, 1);
});
