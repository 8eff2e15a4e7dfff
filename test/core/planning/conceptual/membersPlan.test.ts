// The set whose members a question asks for, or the groups that may be meant.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { ConceptualPlan } from '../../../../src/core/planning/conceptualPlan.ts';
import { withMembers } from '../../../../src/core/planning/conceptual/membersPlan.ts';
import { readIntent } from '../../../../src/core/reading/readIntent.ts';
import { symbolCandidate } from '../../../../src/core/searching/candidate.ts';
import type { Sources } from '../../../../src/core/searching/inquiry.ts';
import { everywhere } from '../../../../src/core/searching/scope.ts';
import { dedent } from '../../../support/dedent.ts';
import { ask, openFixture } from '../../../support/openFixture.ts';
import { sourcesOf } from '../../searching/memorySources.ts';

const files = {
  'queue/storage.py': dedent`
    class BaseStorage:
        pass

    class MemoryStorage(BaseStorage):
        pass

    class FileStorage(BaseStorage):
        pass
  `,
  'queue/levels.py': dedent`
    from enum import Enum

    class Level(Enum):
        LOW = 1
        HIGH = 2
  `,
};

const plan: ConceptualPlan = {
  mode: 'conceptual',
  subjects: [],
  definitions: [],
  documents: [],
  overviews: [],
  placeOutsideDefinitions: null,
  focus: [],
};

function askFor(question: string, sources: Sources, firstName?: string): ReturnType<typeof withMembers> {
  const ranked = [...sources.graph.symbols()].filter(({ fact }) => fact.name === firstName).map((symbol) => symbolCandidate(symbol, 1, ''));
  return withMembers(plan, { intent: readIntent(question), scope: everywhere, focus: [] }, sources, ranked);
}

suite('withMembers', () => {
  test('plans the members of the set that the question names', async () => {
    const result = await askFor('Which levels are there?', await sourcesOf(files));
    assert.deepEqual(result.plan?.sets[0]?.members, ['LOW', 'HIGH']);
  });

  test('gives the groups that may be meant where no name has all words', async () => {
    const { plan: membersPlan, nearestSets } = await askFor(
      'Which places to keep jobs with a storage of any kind are there?',
      await sourcesOf(files),
    );
    assert.equal(membersPlan, undefined);
    assert.deepEqual(nearestSets?.[0]?.members, ['MemoryStorage', 'FileStorage']);
  });

  test('adds the group whose definition the search ranks first', async () => {
    const question = 'Which places to keep jobs with a storage of any level are there?';
    const { nearestSets = [] } = await askFor(question, await sourcesOf(files), 'Level');
    assert.ok(nearestSets.some(({ name }) => name === 'Level'));
  });

  test('gives nothing for a question that asks for no list', async () => {
    assert.deepEqual(await askFor('How is a job kept?', await sourcesOf(files)), {});
  });
});

test('a question for the options of a named type leads to the type, not to another group', async () => {
  const { codebase } = await openFixture({
    'box.go':
      'package box\n\n// Config is the configuration of a box.\ntype Config struct {\n\tLid string\n\tDepth int\n}\n\ntype Boxes interface {\n\tOpen()\n\tClose()\n\tTurn()\n}\n',
  });
  const { answer } = await ask(codebase, 'What are all the options I can set in box.Config?');
  assert.match(answer, /### `Config`/);
  assert.match(answer, /Lid string/);
  assert.doesNotMatch(answer, /Groups that may be meant|No enum|is changed/);
  codebase.dispose();
});
