// Questions about the project itself: which ones they are, and what answers them.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { asksAboutProject } from '../../../../src/core/reading/asks/aboutProject.ts';
import { ask, openFixture } from '../../answering/openFixture.ts';

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
      'README.md':
        '<h1 align="center">Ledger</h1>\n\n[![Build](https://a.example/b.svg)](https://a.example)\n\n<p align="center">\n  <i>Ledger keeps the books of a small shop.</i>\n</p>\n\n## Install\n\nThis project needs a program to start it.\n',
      'src/cli.ts':
        'export function main(): void {\n  book(1);\n}\n\nexport function book(amount: number): number {\n  return amount;\n}\n',
      'src/start.ts': 'export function startProject(): string {\n  return "what this project does where it starts";\n}\n',
    });
    const { answer } = await ask(codebase, first);
    assert.match(answer, /^Ledger keeps the books of a small shop\. \[1\]\n/);
    assert.match(answer, /Entry points\*\*\n\n- `main`, `src\/cli\.ts:1`/);
  });

  test('is answered by the package that most code belongs to where the top says nothing', async () => {
    const { codebase } = await openFixture({
      'package.json': '{ "name": "workshop", "private": true, "workspaces": ["packages/*"] }',
      'packages/crate/package.json': '{ "name": "crate", "description": "Packs crates for ships." }',
      'packages/crate/README.md': '# Crate\n\nCrate packs crates so that they fit into a ship.\n',
      'packages/crate/src/pack.ts': 'export function pack(): number {\n  return weigh();\n}\n',
      'packages/crate/src/weigh.ts': 'export function weigh(): number {\n  return 1;\n}\n',
      'packages/site/package.json': '{ "name": "site", "description": "The pages of the workshop." }',
      'packages/site/src/page.ts': 'export function page(): string {\n  return "";\n}\n',
    });
    assert.match((await ask(codebase, first)).answer, /^Crate packs crates so that they fit into a ship\./);
  });

  test('starts at the routes where nothing is called main', async () => {
    const { codebase } = await openFixture({
      'app.js':
        'const app = require("express")();\nfunction place(req, res) { save(req); }\nfunction save(req) {}\napp.post("/orders", place);\n',
    });
    assert.match((await ask(codebase, first)).answer, /\/orders|`place`/);
  });

  test('does not start in a script that helps to build or fill it', async () => {
    const { codebase } = await openFixture({
      'scripts/seed.js': 'function main() { fill(); }\nfunction fill() {}\nmain();\n',
      'app.js':
        'const app = require("express")();\nfunction place(req, res) { save(req); }\nfunction save(req) {}\napp.post("/orders", place);\n',
    });
    assert.doesNotMatch((await ask(codebase, first)).answer.split('**Folders')[0] ?? '', /`main`|seed/);
  });
});
