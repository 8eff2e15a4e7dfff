// The line of a folder in an overview: it names what most files use, types and what the README names before helpers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../answering/openFixture.ts';

test('a folder names the types that most files use, before helpers that are called often', async () => {
  const users = Object.fromEntries(
    Array.from({ length: 4 }, (_, at) => [
      `src/jobs/job${at}.ts`,
      `import { Runner } from '../lib/runner.ts';\nimport { pad } from '../lib/text.ts';\nexport function job${at}(): void {\n  new Runner().run();\n  pad('a');\n  pad('b');\n}\n`,
    ]),
  );
  const helpers = ['trim', 'pad', 'fill', 'join', 'cut']
    .map((name) => `export function ${name}(text: string): string {\n  return text;\n}\n`)
    .join('');
  const { codebase } = await openFixture({
    'README.md': '# Jobs\n\nJobs runs jobs with a `Suite`.\n',
    'package.json': '{ "name": "jobs", "main": "./src/main.ts" }\n',
    'src/main.ts': "import { job0 } from './jobs/job0.ts';\nexport function start(): void {\n  job0();\n}\n",
    'src/lib/runner.ts': 'export class Runner {\n  run(): void {}\n}\n',
    'src/lib/suite.ts': "import { pad } from './text.ts';\nexport class Suite {\n  title(): string {\n    return pad('');\n  }\n}\n",
    'src/lib/text.ts': helpers,
    'src/jobs/with.ts':
      "import { Suite } from '../lib/suite.ts';\nexport function withSuite(): string {\n  return new Suite().title();\n}\n",
    ...users,
  });
  const { answer } = await ask(codebase, 'What is this project and where do I start?');
  const line = /^- `src\/lib\/`.*$/m.exec(answer)?.[0] ?? '';
  assert.match(line, /defines `Runner`.*`Suite`|defines `Runner`.*`pad`/, answer);
  assert.ok(line.indexOf('`Runner`') < line.indexOf('`pad`'), line);
  assert.match(line, /`Suite`/);
  codebase.dispose();
});

test('the chain of a program leaves out what all use and what makes errors', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 6 }, (_, at) => [
      `src/user${at}.ts`,
      `import { debug } from './debug.ts';\nexport function user${at}(): void {\n  debug();\n}\n`,
    ]),
  );
  const { codebase } = await openFixture({
    'package.json': '{ "name": "prog", "bin": "./src/main.ts" }\n',
    'src/main.ts':
      "import { debug } from './debug.ts';\nimport { plan } from './plan.ts';\nexport function main(): void {\n  debug();\n  plan();\n}\n",
    'src/debug.ts': 'export function debug(): void {\n  print();\n}\nfunction print(): void {}\n',
    'src/plan.ts':
      "import { PlanError } from './errors.ts';\nimport { act } from './act.ts';\nexport function plan(): void {\n  if (!act) throw failure('no');\n  act();\n}\nfunction failure(text: string): Error {\n  return describe(text);\n}\nfunction describe(text: string): Error {\n  return worded(text);\n}\nfunction worded(text: string): Error {\n  return new PlanError(text);\n}\n",
    'src/errors.ts': 'export class PlanError extends Error {}\n',
    'src/act.ts':
      "import { debug } from './debug.ts';\nexport function act(): void {\n  done();\n}\nfunction done(): void {\n  debug();\n}\n",
    ...many,
  });
  const { answer } = await ask(codebase, 'Where do I start?');
  assert.match(answer, /1\. `main`[^\n]*\n2\. `plan`[^\n]*\n3\. `act`/, answer);
  assert.doesNotMatch(/chain of calls[^]*?\n\n\*\*/.exec(answer)?.[0] ?? '', /`debug`|`failure`/);
  codebase.dispose();
});

test('the chain of a library begins in what nothing of it calls, and an example of a manifest comes last', async () => {
  const { codebase } = await openFixture({
    'pom.xml':
      '<project>\n  <artifactId>reader</artifactId>\n  <build><plugins><plugin><configuration>\n    <mainClass>acme.examples.Show</mainClass>\n  </configuration></plugin></plugins></build>\n</project>\n',
    'src/main/java/acme/examples/Show.java':
      'package acme.examples;\n\npublic class Show {\n    public static void main(String[] args) {\n        System.out.println(args[0]);\n    }\n}\n',
    'src/main/java/acme/Reader.java': `package acme;

public class Reader {
    static void inner(String path) {
        Parser.parse(path);
    }

    public static void open(String path) {
        inner(path);
    }
}
`,
    'src/main/java/acme/Parser.java':
      'package acme;\n\npublic class Parser {\n    static void parse(String text) {\n        step0(text);\n    }\n\n    static void step0(String text) {\n        step1(text);\n    }\n\n    static void step1(String text) {\n        step2(text);\n    }\n\n    static void step2(String text) {\n        step3(text);\n    }\n\n    static void step3(String text) {\n        step4(text);\n    }\n\n    static void step4(String text) {\n        step5(text);\n    }\n\n    static void step5(String text) {\n        step6(text);\n    }\n\n    static void step6(String text) {\n        step7(text);\n    }\n\n    static void step7(String text) {\n        step8(text);\n    }\n\n    static void step8(String text) {\n        step9(text);\n    }\n\n    static void step9(String text) {\n    }\n}\n',
  });
  const { answer } = await ask(codebase, 'Where do I start?');
  assert.match(answer, /Entry points[^]*`Reader`[^]*`Show\.main`/, answer);
  assert.match(answer, /1\. `Reader\.open`/);
  codebase.dispose();
});
