// Questions about the project itself: which ones they are, and what answers them.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { asksAboutProject } from '../../../../src/core/reading/asks/aboutProject.ts';
import { ask, openFixture } from '../../answering/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const first = 'What does this project do, and where does it start?';

suite('a question about the whole project', () => {
  test('is told from a question about something in it', () => {
    const about = [
      first,
      'What is this repo about?',
      'Explain this codebase',
      'Where does this app start?',
      'Was macht dieses Projekt, und wo beginnt es?',
    ];
    const within = [
      'How does this app log errors?',
      'What does this function do?',
      'What does this project do with a coupon?',
      'Explain applyDiscount',
    ];
    assert.deepEqual([...about, ...within].filter(asksAboutProject), about);
  });

  test('is answered with what the README begins by saying and with where the program starts', async () => {
    const { codebase } = await openFixture({
      'README.md': dedent`
        <h1 align="center">Ledger</h1>

        [![Build](https://a.example/b.svg)](https://a.example)

        <p align="center">
          <i>Ledger keeps the books of a small shop.</i>
        </p>

        ## Install

        This project needs a program to start it.
      `,
      'src/cli.ts': dedent`
        export function main(): void {
          book(1);
        }

        export function book(amount: number): number {
          return amount;
        }
      `,
      'src/start.ts': dedent`
        export function startProject(): string {
          return "what this project does where it starts";
        }
      `,
    });
    const { answer } = await ask(codebase, first);
    assert.match(answer, /^Ledger keeps the books of a small shop\. \[1\]\n/);
    assert.match(answer, /Entry points\*\*\n\n- `main`, `src\/cli\.ts:1`/);
  });

  test('is answered by the package that most code belongs to where the top says nothing', async () => {
    const { codebase } = await openFixture({
      'package.json': '{ "name": "workshop", "private": true, "workspaces": ["packages/*"] }',
      'packages/crate/package.json': '{ "name": "crate", "description": "Packs crates for ships." }',
      'packages/crate/README.md': dedent`
        # Crate

        Crate packs crates so that they fit into a ship.
      `,
      'packages/crate/src/pack.ts': dedent`
        export function pack(): number {
          return weigh();
        }
      `,
      'packages/crate/src/weigh.ts': dedent`
        export function weigh(): number {
          return 1;
        }
      `,
      'packages/site/package.json': '{ "name": "site", "description": "The pages of the workshop." }',
      'packages/site/src/page.ts': dedent`
        export function page(): string {
          return "";
        }
      `,
    });
    assert.match((await ask(codebase, first)).answer, /^Crate packs crates so that they fit into a ship\./);
  });

  test('starts at the routes where nothing is called main', async () => {
    const { codebase } = await openFixture({
      'app.js': dedent`
        const app = require("express")();
        function place(req, res) { save(req); }
        function save(req) {}
        app.post("/orders", place);
      `,
    });
    assert.match((await ask(codebase, first)).answer, /\/orders|`place`/);
  });

  test('does not start in a script that helps to build or fill it', async () => {
    const { codebase } = await openFixture({
      'scripts/seed.js': dedent`
        function main() { fill(); }
        function fill() {}
        main();
      `,
      'app.js': dedent`
        const app = require("express")();
        function place(req, res) { save(req); }
        function save(req) {}
        app.post("/orders", place);
      `,
    });
    assert.doesNotMatch((await ask(codebase, first)).answer.split('**Folders')[0] ?? '', /`main`|seed/);
  });
});
