// Ruby calls a method by its bare name, without parentheses.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const depot = dedent`
  class Depot
    def exclusive_path
      'a'
    end

    def open
      Door.new(exclusive_path)
    end

    def name
      exclusive_path.to_s
    end
  end
`;

test('counts the bare name of a method as a call', async () => {
  const { codebase } = await openFixture({ 'lib/depot.rb': depot });
  const { answer } = await ask(codebase, 'Who calls exclusive_path?');
  assert.match(answer, /^2 places call `Depot\.exclusive_path`/, answer);
});
