// Questions about the project as a whole: which ones they are, and how they are answered.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { isProjectQuestion } from '../../../../src/core/reading/asks/aboutProject.ts';
import { ask, openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const projectQuestion = 'What does this project do, and where does it start?';

suite('a question about the whole project', () => {
  test('is recognised, and questions about a part of it are not', () => {
    const projectQuestions = [
      projectQuestion,
      'What is this repo about?',
      'Explain this codebase',
      'Where does this app start?',
      'Was macht dieses Projekt, und wo beginnt es?',
    ];
    const partQuestions = [
      'How does this app log errors?',
      'What does this function do?',
      'What does this project do with a coupon?',
      'Explain applyDiscount',
    ];
    assert.deepEqual([...projectQuestions, ...partQuestions].filter(isProjectQuestion), projectQuestions);
  });

  test('shows the first sentence of the README and the function at which the program starts', async () => {
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
    const { answer } = await ask(codebase, projectQuestion);
    assert.match(answer, /^Ledger keeps the books of a small shop\. \[1\]\n/);
    assert.match(answer, /Entry points\*\*\n\n- `main`, `src\/cli\.ts:1`/);
  });

  test('shows the package with most code where the top level has no description', async () => {
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
    assert.match((await ask(codebase, projectQuestion)).answer, /^Crate packs crates so that they fit into a ship\./);
  });

  test('shows routes as starts where no function is called main', async () => {
    const { codebase } = await openFixture({
      'app.js': dedent`
        const app = require("express")();
        function place(req, res) { save(req); }
        function save(req) {}
        app.post("/orders", place);
      `,
    });
    assert.match((await ask(codebase, projectQuestion)).answer, /\/orders|`place`/);
  });

  test('does not show a helper script as a start', async () => {
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
    assert.doesNotMatch((await ask(codebase, projectQuestion)).answer.split('**Folders')[0] ?? '', /`main`|seed/);
  });
});
