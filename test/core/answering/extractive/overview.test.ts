// The overview of a project: entry points for each kind of manifest, introduction, chain of calls, folders and tests.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ask, openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const question = 'where do I start reading';

/** A manifest, the files beside it, and the line that the answer has for its entry point. */
const manifests: readonly (readonly [kind: string, files: Readonly<Record<string, string>>, entry: RegExp])[] = [
  [
    'package.json, bin',
    {
      'package.json': dedent`
        {
          "bin": { "led": "./dist/cli.js" }
        }
      `,
      'src/cli.ts': 'export function main(): void {}\n',
    },
    /- `main`, `src\/cli\.ts:1` \[\d+\]: named by `bin` in `package\.json` \[\d+\]/,
  ],
  [
    'package.json, exports',
    { 'package.json': '{"exports": {".": {"import": "./lib/index.mjs"}}}', 'src/index.ts': 'export function book(): void {}\n' },
    /- `src\/index\.ts:1` \[\d+\]: named by `exports` in `package\.json`/,
  ],
  [
    'package.json, published from the folder that it is built into',
    { 'package.json': '{"main": "./index.js"}', 'src/index.ts': 'export function book(): void {}\n' },
    /- `src\/index\.ts:1` \[\d+\]: named by `main` in `package\.json`/,
  ],
  [
    'pyproject.toml, scripts',
    {
      'pyproject.toml': dedent`
        [project]
        name = "ledger"

        [project.scripts]
        led = "ledger.cli:run"
      `,
      'ledger/__init__.py': '',
      'ledger/cli.py': dedent`
        def other():
            pass


        def run():
            other()
      `,
    },
    /- `run`, `ledger\/cli\.py:5` \[\d+\]: named by `project\.scripts` in `pyproject\.toml`/,
  ],
  [
    'setup.cfg, console_scripts',
    {
      'setup.cfg': dedent`
        [metadata]
        name = ledger

        [options.entry_points]
        console_scripts =
            led = ledger.cli:run
      `,
      'ledger/cli.py': 'def run():\n    pass\n',
    },
    /- `run`, `ledger\/cli\.py:1` \[\d+\]: named by `console_scripts` in `setup\.cfg`/,
  ],
  [
    'setup.py, console_scripts',
    {
      'setup.py': dedent`
        setup(
          name="ledger",
          entry_points={"console_scripts": ["led = ledger.cli:run"]},
        )
      `,
      'ledger/cli.py': 'def run():\n    pass\n',
    },
    /- `run`, `ledger\/cli\.py:1` \[\d+\]: named by `console_scripts` in `setup\.py`/,
  ],
  [
    'go.mod, the package at the top',
    {
      'go.mod': dedent`
        module example.com/shop/ledger/v2

        go 1.22
      `,
      'ledger.go': dedent`
        package ledger

        func New() int { return 1 }
      `,
    },
    /- `ledger\.go:1` \[\d+\]: named by `module` in `go\.mod`/,
  ],
  [
    'Go, cmd',
    {
      'go.mod': 'module example.com/ledger\n',
      'cmd/led/main.go': dedent`
        package main

        func main() {}
      `,
    },
    /- `main`, `cmd\/led\/main\.go:3` \[\d+\]: found by its file name/,
  ],
  [
    'Cargo.toml, bin',
    {
      'Cargo.toml': dedent`
        [package]
        name = "led"

        [[bin]]
        name = "led"
        path = "app/start.rs"
      `,
      'app/start.rs': 'fn main() {}\n',
    },
    /- `main`, `app\/start\.rs:1` \[\d+\]: named by `\[\[bin\]\]` in `Cargo\.toml`/,
  ],
  [
    'Cargo.toml, library',
    { 'Cargo.toml': '[package]\nname = "led"\n', 'src/lib.rs': 'pub fn book() {}\n' },
    /- `src\/lib\.rs:1` \[\d+\]: named by `\[package\]` in `Cargo\.toml`/,
  ],
  [
    'pom.xml, mainClass',
    {
      'pom.xml': dedent`
        <project>
        <parent><artifactId>Other</artifactId></parent>
        <artifactId>shop</artifactId>
        <mainClass>a.Ledger</mainClass>
        </project>
      `,
      'src/main/java/a/Ledger.java': dedent`
        package a;
        public class Ledger {
          public static void main(String[] args) {}
        }
      `,
    },
    /- `Ledger\.main`, `src\/main\/java\/a\/Ledger\.java:3` \[\d+\]: named by `mainClass` in `pom\.xml`/,
  ],
  [
    'build.gradle, mainClass',
    {
      'build.gradle': dedent`
        application {
          mainClass = 'a.Ledger'
        }
      `,
      'src/main/java/a/Ledger.java': dedent`
        package a;
        class Ledger {
          public static void main(String[] args) {}
        }
      `,
    },
    /- `Ledger\.main`, `src\/main\/java\/a\/Ledger\.java:3` \[\d+\]: named by `mainClass` in `build\.gradle`/,
  ],
  [
    'composer.json, autoload',
    {
      'composer.json': '{"autoload": {"psr-4": {"Shop\\\\": "lib/"}}}',
      'lib/Ledger.php': dedent`
        <?php
        class Ledger {
          function book() { return $this->sum(); }
          function sum() { return 1; }
        }
      `,
      'lib/Part.php': '<?php\nclass Part {}\n',
    },
    /- `Ledger`, `lib\/Ledger\.php:2` \[\d+\]: named by `autoload\.psr-4` in `composer\.json`/,
  ],
  [
    'gemspec',
    {
      'ledger.gemspec': dedent`
        Gem::Specification.new do |s|
          s.name = 'ledger'
          s.executables = ['led']
        end
      `,
      'lib/ledger.rb': 'class Ledger\nend\n',
    },
    /- `lib\/ledger\.rb:1` \[\d+\]: named by `name` in `ledger\.gemspec`/,
  ],
  [
    'csproj',
    {
      'Led.csproj': dedent`
        <Project Sdk="Microsoft.NET.Sdk">
        <OutputType>Exe</OutputType>
        </Project>
      `,
      'Program.cs': dedent`
        class Program {
          static void Main() {}
        }
      `,
    },
    /- `Program\.Main`, `Program\.cs:2` \[\d+\]: named by `OutputType` in `Led\.csproj`/,
  ],
];

suite('the entry points of a project', () => {
  for (const [kind, files, entry] of manifests) {
    test(`come from ${kind}`, async () => {
      const { codebase } = await openFixture(files);
      const { answer, citations } = await ask(codebase, question);
      assert.match(answer, entry);
      assert.ok(citations.every(({ status }) => status === 'verified'));
    });
  }

  test('are listed beside the name of an unreadable manifest', async () => {
    const { codebase } = await openFixture({ 'package.json': '{ "main": ', 'index.js': 'function book() {}\n' });
    const { answer } = await ask(codebase, question);
    assert.match(answer, /Could not be read: `package\.json`/);
    assert.match(answer, /`index\.js:1`/);
  });
});

suite('the overview of a project', () => {
  const files = {
    'README.md': dedent`
      # Ledger

      Ledger keeps the books of a small shop.
    `,
    'package.json': '{"main": "src/index.js", "description": "Not this"}',
    'src/index.js': "import { book } from './books/book.js';\nexport function run() { book(); }\n",
    'src/books/book.js': "import { save } from '../store/save.js';\nexport function book() { save(); }\n",
    'src/store/README.md': 'Keeps what was booked on the disk.\n',
    'src/store/save.js': 'export function save() { write(); }\nexport function write() {}\n',
    'test/book.test.js': "test('books', () => {});\n",
  };

  test('begins with the introduction, then lists the chain, the folders and the tests', async () => {
    const { codebase } = await openFixture(files);
    const { answer } = await ask(codebase, 'explain the architecture');
    assert.match(answer, /^Ledger keeps the books of a small shop\. \[1\]\n/);
    assert.match(answer, /1\. `run`.*\n2\. `book`.*\n3\. `save`.*\n4\. `write`/);
    assert.match(answer, /- `src\/store\/` \(1 file\): Keeps what was booked on the disk\. \[\d+\]/);
    assert.match(answer, /- `src\/books\/` \(1 file\): defines `book` \[\d+\]/);
    assert.match(answer, /Tests: `test\/` \(1 file\) \[\d+\]\./);
  });

  test('takes the description of a manifest if the README has no introduction', async () => {
    const slogan = {
      'README.md': dedent`
        # Ledger

        Returns a new book, which is empty.
      `,
      'src/a.ts': 'export function book(): void {}\n',
    };
    const manifest = { 'package.json': '{"name": "ledger", "description": "Books for small shops"}' };
    const { codebase } = await openFixture({ ...slogan, ...manifest });
    assert.match((await ask(codebase, question)).answer, /^Books for small shops/);
    const introduced = {
      ...slogan,
      ...manifest,
      'README.md': dedent`
        # Ledger

        Ledger is a book for shops.
      `,
    };
    assert.match((await ask((await openFixture(introduced)).codebase, question)).answer, /^Ledger is a book for shops/);
  });

  test('takes the description of a manifest if there is no README', async () => {
    const { 'README.md': readme, ...others } = files;
    assert.ok(readme);
    const { codebase } = await openFixture(others);
    assert.match((await ask(codebase, 'what is this')).answer, /^Not this \[1\]\n/);
  });

  test('ignores excluded files and replaces secrets', async () => {
    const { codebase } = await openFixture({
      '.gitignore': dedent`
        package.json
        README.md
        hidden/
      `,
      'README.md': 'This is a secret plan that nobody may read.\n',
      'package.json': '{"main": "hidden/start.js", "description": "A hidden description"}',
      'hidden/start.js': 'export function start() {}\n',
      'app.js': 'export function go() {}\n',
      'composer.json': '{"description": "Uses ghp_abcdefghijklmnopqrstuvwxyz0123456789 to log in"}',
    });
    const { answer } = await ask(codebase, 'what is this project');
    assert.doesNotMatch(answer, /secret plan|hidden|ghp_abc/);
    assert.match(answer, /`app\.js:1`/);
  });
});

suite('the chain of an overview', () => {
  const library = {
    'package.json': '{"name": "shelf", "main": "./src/index.js"}',
    'src/index.js': [
      "const { bind } = require('./bind');",
      'exports.inspect = function inspect() {',
      '  return first();',
      '};',
      'function first() {',
      '  return second();',
      '}',
      'function second() {',
      '  return third();',
      '}',
      'function third() {',
      '  return bind();',
      '}',
      'exports.shelve = function shelve(book) {',
      '  return new Promise((resolve) => {',
      '    resolve(place(book));',
      '  });',
      '};',
      'function place(book) {',
      '  return bind(book);',
      '}',
      '',
    ].join('\n'),
    'src/bind.js': dedent`
      exports.bind = function bind(book) {
        return book;
      };
    `,
  };

  test('begins with the function that the first example of the README calls, and follows anonymous functions', async () => {
    const readme = dedent`
      # Shelf

      Shelf is a place for books.

      \`\`\`js
      const shelf = require("shelf");
      await shelf.shelve(book);
      \`\`\`
    `;
    const { codebase } = await openFixture({ ...library, 'README.md': readme });
    const { answer } = await ask(codebase, question);
    assert.match(answer, /1\. `shelve` \[\d+\]\n2\. `place` \[\d+\], called in \[\d+\]\n3\. `bind`/);
    const without = await openFixture(library);
    assert.match((await ask(without.codebase, question)).answer, /1\. `inspect`/);
  });

  test('begins with a type that the README uses, before programs of inner manifests', async () => {
    const { codebase } = await openFixture({
      'README.md': dedent`
        # Post

        Post is a library for letters.

        \`\`\`csharp
        var box = new LetterBox ();
        box.Send ();
        \`\`\`
      `,
      'Post/LetterBox.cs': dedent`
        public class LetterBox {
          public void Send () { Close (); }
          void Close () { Lock (); }
          void Lock () { }
        }
      `,
      'Check/Check.csproj': '<Project><PropertyGroup><OutputType>Exe</OutputType></PropertyGroup></Project>',
      'Check/Program.cs': dedent`
        class Program {
          static void Main () { }
        }
      `,
    });
    const { answer } = await ask(codebase, question);
    assert.match(answer, /- `LetterBox\.Send`, `Post\/LetterBox\.cs:2` \[\d+\]: named by `Send` in `README\.md`/);
    assert.match(answer, /1\. `LetterBox\.Send`/);
  });
});
