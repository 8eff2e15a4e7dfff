// The overview of a project: one project a kind of manifest, what is told of it, and what is never read.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ask, openFixture } from '../openFixture.ts';

const question = 'where do I start reading';

/** A manifest, the files beside it, and the line of the entry point that must be told. */
const manifests: readonly (readonly [kind: string, files: Readonly<Record<string, string>>, told: RegExp])[] = [
  [
    'package.json, bin',
    { 'package.json': '{\n  "bin": { "led": "./dist/cli.js" }\n}\n', 'src/cli.ts': 'export function main(): void {}\n' },
    /- `main`, `src\/cli\.ts:1` \[\d+\]: `bin` in `package\.json` \[\d+\]/,
  ],
  [
    'package.json, exports',
    { 'package.json': '{"exports": {".": {"import": "./lib/index.mjs"}}}', 'src/index.ts': 'export function book(): void {}\n' },
    /- `src\/index\.ts:1` \[\d+\]: `exports` in `package\.json`/,
  ],
  [
    'package.json, published from the folder that it is built into',
    { 'package.json': '{"main": "./index.js"}', 'src/index.ts': 'export function book(): void {}\n' },
    /- `src\/index\.ts:1` \[\d+\]: `main` in `package\.json`/,
  ],
  [
    'pyproject.toml, scripts',
    {
      'pyproject.toml': '[project]\nname = "ledger"\n\n[project.scripts]\nled = "ledger.cli:run"\n',
      'ledger/__init__.py': '',
      'ledger/cli.py': 'def other():\n    pass\n\n\ndef run():\n    other()\n',
    },
    /- `run`, `ledger\/cli\.py:5` \[\d+\]: `project\.scripts` in `pyproject\.toml`/,
  ],
  [
    'setup.cfg, console_scripts',
    {
      'setup.cfg': '[metadata]\nname = ledger\n\n[options.entry_points]\nconsole_scripts =\n    led = ledger.cli:run\n',
      'ledger/cli.py': 'def run():\n    pass\n',
    },
    /- `run`, `ledger\/cli\.py:1` \[\d+\]: `console_scripts` in `setup\.cfg`/,
  ],
  [
    'setup.py, console_scripts',
    {
      'setup.py': 'setup(\n  name="ledger",\n  entry_points={"console_scripts": ["led = ledger.cli:run"]},\n)\n',
      'ledger/cli.py': 'def run():\n    pass\n',
    },
    /- `run`, `ledger\/cli\.py:1` \[\d+\]: `console_scripts` in `setup\.py`/,
  ],
  [
    'go.mod, the package at the top',
    { 'go.mod': 'module example.com/shop/ledger/v2\n\ngo 1.22\n', 'ledger.go': 'package ledger\n\nfunc New() int { return 1 }\n' },
    /- `ledger\.go:1` \[\d+\]: `module` in `go\.mod`/,
  ],
  [
    'Go, cmd',
    { 'go.mod': 'module example.com/ledger\n', 'cmd/led/main.go': 'package main\n\nfunc main() {}\n' },
    /- `main`, `cmd\/led\/main\.go:3` \[\d+\]: by its name/,
  ],
  [
    'Cargo.toml, bin',
    { 'Cargo.toml': '[package]\nname = "led"\n\n[[bin]]\nname = "led"\npath = "app/start.rs"\n', 'app/start.rs': 'fn main() {}\n' },
    /- `main`, `app\/start\.rs:1` \[\d+\]: `\[\[bin\]\]` in `Cargo\.toml`/,
  ],
  [
    'Cargo.toml, library',
    { 'Cargo.toml': '[package]\nname = "led"\n', 'src/lib.rs': 'pub fn book() {}\n' },
    /- `src\/lib\.rs:1` \[\d+\]: `\[package\]` in `Cargo\.toml`/,
  ],
  [
    'pom.xml, mainClass',
    {
      'pom.xml':
        '<project>\n<parent><artifactId>Other</artifactId></parent>\n<artifactId>shop</artifactId>\n<mainClass>a.Ledger</mainClass>\n</project>\n',
      'src/main/java/a/Ledger.java': 'package a;\npublic class Ledger {\n  public static void main(String[] args) {}\n}\n',
    },
    /- `Ledger\.main`, `src\/main\/java\/a\/Ledger\.java:3` \[\d+\]: `mainClass` in `pom\.xml`/,
  ],
  [
    'build.gradle, mainClass',
    {
      'build.gradle': "application {\n  mainClass = 'a.Ledger'\n}\n",
      'src/main/java/a/Ledger.java': 'package a;\nclass Ledger {\n  public static void main(String[] args) {}\n}\n',
    },
    /- `Ledger\.main`, `src\/main\/java\/a\/Ledger\.java:3` \[\d+\]: `mainClass` in `build\.gradle`/,
  ],
  [
    'composer.json, autoload',
    {
      'composer.json': '{"autoload": {"psr-4": {"Shop\\\\": "lib/"}}}',
      'lib/Ledger.php': '<?php\nclass Ledger {\n  function book() { return $this->sum(); }\n  function sum() { return 1; }\n}\n',
      'lib/Part.php': '<?php\nclass Part {}\n',
    },
    /- `Ledger`, `lib\/Ledger\.php:2` \[\d+\]: `autoload\.psr-4` in `composer\.json`/,
  ],
  [
    'gemspec',
    {
      'ledger.gemspec': "Gem::Specification.new do |s|\n  s.name = 'ledger'\n  s.executables = ['led']\nend\n",
      'lib/ledger.rb': 'class Ledger\nend\n',
    },
    /- `lib\/ledger\.rb:1` \[\d+\]: `name` in `ledger\.gemspec`/,
  ],
  [
    'csproj',
    {
      'Led.csproj': '<Project Sdk="Microsoft.NET.Sdk">\n<OutputType>Exe</OutputType>\n</Project>\n',
      'Program.cs': 'class Program {\n  static void Main() {}\n}\n',
    },
    /- `Program\.Main`, `Program\.cs:2` \[\d+\]: `OutputType` in `Led\.csproj`/,
  ],
];

suite('where a project begins', () => {
  for (const [kind, files, told] of manifests) {
    test(kind, async () => {
      const { codebase } = await openFixture(files);
      const { answer, citations } = await ask(codebase, question);
      assert.match(answer, told);
      assert.ok(citations.every(({ status }) => status === 'verified'));
    });
  }

  test('a manifest that cannot be read is named, and the rest is told', async () => {
    const { codebase } = await openFixture({ 'package.json': '{ "main": ', 'index.js': 'function book() {}\n' });
    const { answer } = await ask(codebase, question);
    assert.match(answer, /Could not be read: `package\.json`/);
    assert.match(answer, /`index\.js:1`/);
  });
});

suite('the overview of a project', () => {
  const files = {
    'README.md': '# Ledger\n\nLedger keeps the books of a small shop.\n',
    'package.json': '{"main": "src/index.js", "description": "Not this"}',
    'src/index.js': "import { book } from './books/book.js';\nexport function run() { book(); }\n",
    'src/books/book.js': "import { save } from '../store/save.js';\nexport function book() { save(); }\n",
    'src/store/README.md': 'Keeps what was booked on the disk.\n',
    'src/store/save.js': 'export function save() { write(); }\nexport function write() {}\n',
    'test/book.test.js': "test('books', () => {});\n",
  };

  test('tells what it is first, then the chain, the folders and the tests', async () => {
    const { codebase } = await openFixture(files);
    const { answer } = await ask(codebase, 'explain the architecture');
    assert.match(answer, /^Ledger keeps the books of a small shop\. \[1\]\n/);
    assert.match(answer, /1\. `run`.*\n2\. `book`.*\n3\. `save`.*\n4\. `write`/);
    assert.match(answer, /- `src\/store\/` \(1 file\): Keeps what was booked on the disk\. \[\d+\]/);
    assert.match(answer, /- `src\/books\/` \(1 file\): defines `book` \[\d+\]/);
    assert.match(answer, /Tests: `test\/` \(1 file\) \[\d+\]\./);
  });

  test('takes the description of a manifest where the README does not say what the project is', async () => {
    const slogan = { 'README.md': '# Ledger\n\nReturns a new book, which is empty.\n', 'src/a.ts': 'export function book(): void {}\n' };
    const manifest = { 'package.json': '{"name": "ledger", "description": "Books for small shops"}' };
    const { codebase } = await openFixture({ ...slogan, ...manifest });
    assert.match((await ask(codebase, question)).answer, /^Books for small shops/);
    const said = { ...slogan, ...manifest, 'README.md': '# Ledger\n\nLedger is a book for shops.\n' };
    assert.match((await ask((await openFixture(said)).codebase, question)).answer, /^Ledger is a book for shops/);
  });

  test('takes the description of a manifest where no README says it', async () => {
    const { 'README.md': readme, ...others } = files;
    assert.ok(readme);
    const { codebase } = await openFixture(others);
    assert.match((await ask(codebase, 'what is this')).answer, /^Not this \[1\]\n/);
  });

  test('reads nothing that is ignored, and replaces secrets', async () => {
    const { codebase } = await openFixture({
      '.gitignore': 'package.json\nREADME.md\nhidden/\n',
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
    'src/bind.js': 'exports.bind = function bind(book) {\n  return book;\n};\n',
  };

  test('begins with what the first example of the README calls, through functions without a name', async () => {
    const readme = '# Shelf\n\nShelf is a place for books.\n\n```js\nconst shelf = require("shelf");\nawait shelf.shelve(book);\n```\n';
    const { codebase } = await openFixture({ ...library, 'README.md': readme });
    const { answer } = await ask(codebase, question);
    assert.match(answer, /1\. `shelve`, .*\n2\. `place`, .*\n3\. `bind`/);
    const without = await openFixture(library);
    assert.match((await ask(without.codebase, question)).answer, /1\. `inspect`/);
  });

  test('a type that the README uses goes before programs of manifests inside', async () => {
    const { codebase } = await openFixture({
      'README.md': '# Post\n\nPost is a library for letters.\n\n```csharp\nvar box = new LetterBox ();\nbox.Send ();\n```\n',
      'Post/LetterBox.cs':
        'public class LetterBox {\n  public void Send () { Close (); }\n  void Close () { Lock (); }\n  void Lock () { }\n}\n',
      'Check/Check.csproj': '<Project><PropertyGroup><OutputType>Exe</OutputType></PropertyGroup></Project>',
      'Check/Program.cs': 'class Program {\n  static void Main () { }\n}\n',
    });
    const { answer } = await ask(codebase, question);
    assert.match(answer, /- `LetterBox`, `Post\/LetterBox\.cs:1` \[\d+\]: `LetterBox` in `README\.md`/);
    assert.match(answer, /1\. `LetterBox\.Send`/);
  });
});
