// A question in ordinary words about a base class leads to the base, not to the subclass that matches best.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const files = {
  'lib/execution/voyage.js': dedent`
    class Voyage {
      constructor(ship) {
        this.ship = ship;
      }
      begin() {
        return this.ship.leave();
      }
      end() {
        return this.ship.arrive();
      }
    }
    module.exports = Voyage;
  `,
  'lib/dialects/river/voyage.js': dedent`
    const Voyage = require('../../execution/voyage');
    // Voyages on a river: a voyage begins and a voyage ends at a landing.
    class Voyage_River extends Voyage {
      begin() {
        return this.ship.float();
      }
    }
    module.exports = Voyage_River;
  `,
};

test('leads to the base that the words name, and to the subclass by its own name', async () => {
  const { codebase } = await openFixture(files);
  const { answer } = await ask(codebase, 'How do voyages work?');
  assert.match(answer, /^[^\n]*`Voyage`/);
  const { answer: river } = await ask(codebase, 'How do river voyages work?');
  assert.match(river, /^[^\n]*`Voyage_River`/);
  codebase.dispose();
});
