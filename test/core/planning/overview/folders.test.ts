// The folders and the main chain of calls in the overview of a project.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

test('a folder lists the types that most files use before helper functions', async () => {
  const users = Object.fromEntries(
    Array.from({ length: 4 }, (_, at) => [
      `src/jobs/job${at}.ts`,
      dedent`
        import { Runner } from '../lib/runner.ts';
        import { pad } from '../lib/text.ts';
        export function job${at}(): void {
          new Runner().run();
          pad('a');
          pad('b');
        }
      `,
    ]),
  );
  const helpers = ['trim', 'pad', 'fill', 'join', 'cut']
    .map((name) => `export function ${name}(text: string): string {\n  return text;\n}\n`)
    .join('');
  const { codebase } = await openFixture({
    'README.md': dedent`
      # Jobs

      Jobs runs jobs with a \`Suite\`.
    `,
    'package.json': '{ "name": "jobs", "main": "./src/main.ts" }\n',
    'src/main.ts': dedent`
      import { job0 } from './jobs/job0.ts';
      export function start(): void {
        job0();
      }
    `,
    'src/lib/runner.ts': dedent`
      export class Runner {
        run(): void {}
      }
    `,
    'src/lib/suite.ts': dedent`
      import { pad } from './text.ts';
      export class Suite {
        title(): string {
          return pad('');
        }
      }
    `,
    'src/lib/text.ts': helpers,
    'src/jobs/with.ts': dedent`
      import { Suite } from '../lib/suite.ts';
      export function withSuite(): string {
        return new Suite().title();
      }
    `,
    ...users,
  });
  const { answer } = await ask(codebase, 'What is this project and where do I start?');
  const line = /^- `src\/lib\/`.*$/m.exec(answer)?.[0] ?? '';
  assert.match(line, /defines `Runner`.*`Suite`|defines `Runner`.*`pad`/, answer);
  assert.ok(line.indexOf('`Runner`') < line.indexOf('`pad`'), line);
  assert.match(line, /`Suite`/);
  codebase.dispose();
});

test('the chain of a program omits helpers that all files use and functions that make errors', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 6 }, (_, at) => [
      `src/user${at}.ts`,
      dedent`
        import { debug } from './debug.ts';
        export function user${at}(): void {
          debug();
        }
      `,
    ]),
  );
  const { codebase } = await openFixture({
    'package.json': '{ "name": "prog", "bin": "./src/main.ts" }\n',
    'src/main.ts': dedent`
      import { debug } from './debug.ts';
      import { plan } from './plan.ts';
      export function main(): void {
        debug();
        plan();
      }
    `,
    'src/debug.ts': dedent`
      export function debug(): void {
        print();
      }
      function print(): void {}
    `,
    'src/plan.ts': dedent`
      import { PlanError } from './errors.ts';
      import { act } from './act.ts';
      export function plan(): void {
        if (!act) throw failure('no');
        act();
      }
      function failure(text: string): Error {
        return describe(text);
      }
      function describe(text: string): Error {
        return worded(text);
      }
      function worded(text: string): Error {
        return new PlanError(text);
      }
    `,
    'src/errors.ts': 'export class PlanError extends Error {}\n',
    'src/act.ts': dedent`
      import { debug } from './debug.ts';
      export function act(): void {
        done();
      }
      function done(): void {
        debug();
      }
    `,
    ...many,
  });
  const { answer } = await ask(codebase, 'Where do I start?');
  assert.match(answer, /1\. `main`[^\n]*\n2\. `plan`[^\n]*\n3\. `act`/, answer);
  assert.doesNotMatch(/chain of calls[^]*?\n\n\*\*/.exec(answer)?.[0] ?? '', /`debug`|`failure`/);
  codebase.dispose();
});

test('the chain of a library begins at a function without callers, and an example in a manifest comes last', async () => {
  const { codebase } = await openFixture({
    'pom.xml': dedent`
      <project>
        <artifactId>reader</artifactId>
        <build><plugins><plugin><configuration>
          <mainClass>acme.examples.Show</mainClass>
        </configuration></plugin></plugins></build>
      </project>
    `,
    'src/main/java/acme/examples/Show.java': dedent`
      package acme.examples;

      public class Show {
          public static void main(String[] args) {
              System.out.println(args[0]);
          }
      }
    `,
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
    'src/main/java/acme/Parser.java': dedent`
      package acme;

      public class Parser {
          static void parse(String text) {
              step0(text);
          }

          static void step0(String text) {
              step1(text);
          }

          static void step1(String text) {
              step2(text);
          }

          static void step2(String text) {
              step3(text);
          }

          static void step3(String text) {
              step4(text);
          }

          static void step4(String text) {
              step5(text);
          }

          static void step5(String text) {
              step6(text);
          }

          static void step6(String text) {
              step7(text);
          }

          static void step7(String text) {
              step8(text);
          }

          static void step8(String text) {
              step9(text);
          }

          static void step9(String text) {
          }
      }
    `,
  });
  const { answer } = await ask(codebase, 'Where do I start?');
  assert.match(answer, /Entry points[^]*`Reader`[^]*`Show\.main`/, answer);
  assert.match(answer, /1\. `Reader\.open`/);
  codebase.dispose();
});

test('the folders are those of the code, not those of examples in the documentation', async () => {
  const examples = Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [`doc/data/${at % 3}/bad${at}.py`, `def eat${at}():\n    return ${at}\n`]),
  );
  const { codebase } = await openFixture({
    'README.md': '# Ledger\n\nLedger is a book for small shops.\n',
    'ledger/__init__.py': '',
    'ledger/checks/balance.py': 'def check_balance(book):\n    return sum(book)\n',
    'ledger/pages/page.py': 'def show_page(book):\n    return book\n',
    'doc/make.py': dedent`
      from ledger.pages.page import show_page


      def make_page():
          return show_page([])
    `,
    ...examples,
  });
  const { answer } = await ask(codebase, 'How is this project structured?');
  assert.match(answer, /`ledger\/` \(2 files\)/);
  assert.match(answer, /`doc\/` \(1 file\): defines `make_page`/);
  assert.doesNotMatch(answer, /doc\/data/);
});

test('files that only register something count, and the program of the project is the first of its packages', async () => {
  const cargo = (name: string): string => `[package]\nname = "${name}"\n`;
  const { codebase } = await openFixture({
    'README.md': '# The shop\n\nLedger keeps the books of a small shop.\n',
    'Cargo.toml': '[workspace]\nmembers = ["crates/*"]\n',
    'crates/archive/Cargo.toml': cargo('archive'),
    'crates/archive/src/lib.rs': 'pub fn archive() { store(); }\nfn store() {}\n',
    'crates/counter/Cargo.toml': cargo('counter'),
    'crates/counter/src/main.rs': 'fn main() { count(); }\nfn count() {}\n',
    'crates/ledger/Cargo.toml': cargo('ledger'),
    'crates/ledger/src/main.rs': 'fn main() { post(); }\nfn post() {}\n',
    'plugins/first.rb': 'Shop::Door.on(:open) do |book|\n  book.tidy\nend\n',
    'plugins/second.rb': 'Shop::Door.on(:close) do |book|\n  book.count\nend\n',
    'plugins/third.rb': 'class Third\n  def run\n  end\nend\n',
  });
  const { answer } = await ask(codebase, 'How is this project structured?');
  const entries = [...answer.matchAll(/^- (?:`main`, )?`crates\/(\w+)\//gm)].map(([, name]) => name);
  assert.deepEqual(entries.slice(0, 3), ['ledger', 'counter', 'archive']);
  assert.match(answer, /`plugins\/` \(3 files\)/);
});
