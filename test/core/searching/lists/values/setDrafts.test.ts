// The sets that a workspace has: subtypes through others, public members of a class, and definitions with the same last word.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { draftSets, type MemberSetDraft, type SetKind } from '../../../../../src/core/searching/lists/values/setDrafts.ts';
import { dedent } from '../../../../support/dedent.ts';
import { sourcesOf } from '../../memorySources.ts';

const handlers = dedent`
  class Handler:
      def handle(self, request):
          pass

  class CurlHandler(Handler):
      pass

  class MultiCurlHandler(CurlHandler):
      pass

  class Middleware:
      def __init__(self):
          pass

      def _wrap(self):
          pass

      def cookies(self):
          pass

      def redirects(self):
          pass

      def retries(self):
          pass

  RETRY_NEVER = 0
  RETRY_ONCE = 1
  RETRY_ALWAYS = 2
`;

suite('draftSets', () => {
  let drafts: readonly MemberSetDraft[];

  before(async () => {
    const sources = await sourcesOf({ 'http/handlers.py': handlers, 'http/mock.py': 'class MockHandler:\n    pass\n' });
    const code = [...sources.graph.symbols()];
    drafts = await draftSets(
      code,
      () => true,
      () => true,
      sources,
    );
  });

  function membersOf(kind: SetKind, name: string): readonly string[] | undefined {
    return drafts.find((draft) => draft.of === kind && draft.name === name)?.ownMembers;
  }

  test('collects the subtypes of a type, also through others', () => {
    assert.deepEqual(membersOf('subtypes', 'Handler'), ['CurlHandler', 'MultiCurlHandler']);
  });

  test('collects the public members of a class, without its constructor', () => {
    assert.deepEqual(membersOf('members', 'Middleware'), ['cookies', 'redirects', 'retries']);
  });

  test('makes no set of a class with fewer than three members', () => {
    assert.equal(membersOf('members', 'Handler'), undefined);
  });

  test('collects the definitions of a folder whose names end with the same word', () => {
    assert.deepEqual(membersOf('namesakes', 'handler'), ['CurlHandler', 'MultiCurlHandler', 'MockHandler']);
  });

  test('collects constants with the same first word', () => {
    assert.deepEqual(membersOf('family', 'RETRY'), ['RETRY_NEVER', 'RETRY_ONCE', 'RETRY_ALWAYS']);
  });
});
