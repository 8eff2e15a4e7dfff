// Where a project begins: starts in manifests, then conventional files, then functions called main.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { isProgram, projectEntries, type ProjectEntry } from '../../../../src/core/planning/overview/projectEntries.ts';
import { dedent } from '../../../support/dedent.ts';
import { overviewProject } from './overviewProject.ts';

async function entriesOf(texts: Readonly<Record<string, string>>): Promise<readonly ProjectEntry[]> {
  const { project, manifests, graph } = await overviewProject(texts);
  return projectEntries(project, manifests, graph);
}

const describeEntries = (entries: readonly ProjectEntry[]): readonly string[] =>
  entries.map(({ file, symbol, manifestLine }) => {
    const place = symbol ? `${file.path} ${symbol.fact.qualifiedName}` : file.path;
    return manifestLine ? `${place}, line ${manifestLine.line + 1} of ${manifestLine.path}` : place;
  });

suite('the entries of a project', () => {
  test('are the starts of its manifest at their lines, with the source of a built file', async () => {
    const entries = await entriesOf({
      'package.json': dedent`
        {
          "name": "lister",
          "bin": "./bin/lister.js",
          "main": "dist/index.js"
        }
      `,
      'bin/lister.js': 'run();\n',
      'src/index.ts': 'export function list() {}\n',
    });
    assert.deepEqual(describeEntries(entries), ['bin/lister.js, line 3 of package.json', 'src/index.ts, line 4 of package.json']);
    assert.deepEqual(entries.map(isProgram), [true, false]);
  });

  test('have the source of a file in a folder of which nothing is indexed, whatever its name', async () => {
    const entries = await entriesOf({
      'package.json': '{\n  "main": "./distribution/index.js"\n}\n',
      'source/index.ts': 'export function list() {}\n',
      'tools/index.ts': 'export function build() {}\n',
    });
    assert.deepEqual(describeEntries(entries), ['source/index.ts, line 2 of package.json']);
  });

  test('have no source where the folder of the named file is indexed', async () => {
    const entries = await entriesOf({
      'package.json': '{\n  "main": "./packed/gone.js"\n}\n',
      'packed/other.js': 'export function pack() {}\n',
      'src/gone.ts': 'export function list() {}\n',
    });
    assert.deepEqual(describeEntries(entries), []);
  });

  test('are all scripts of a manifest, also those that one file defines', async () => {
    const names = ['list', 'sort', 'count', 'find', 'show', 'copy', 'move'];
    const entries = await entriesOf({
      'pyproject.toml': `[project]\nname = "lister"\n[project.scripts]\n${names.map((name) => `${name} = "lister:run_${name}"\n`).join('')}`,
      'lister/__init__.py': names.map((name) => `def run_${name}():\n    pass\n`).join('\n'),
    });
    assert.deepEqual(
      describeEntries(entries),
      names.map((name, at) => `lister/__init__.py run_${name}, line ${at + 4} of pyproject.toml`),
    );
  });

  test('of a gem point to the line with its name', async () => {
    const entries = await entriesOf({
      'lister.gemspec': dedent`
        Gem::Specification.new do |spec|
          spec.summary = 'Lists files.'
          spec.name = 'lister'
        end
      `,
      'lib/lister.rb': 'module Lister\nend\n',
    });
    assert.deepEqual(describeEntries(entries), ['lib/lister.rb, line 3 of lister.gemspec']);
  });

  test('of a .NET program point to the line with its output type', async () => {
    const entries = await entriesOf({
      'Lister.csproj': dedent`
        <Project>
          <TargetFramework>net9.0</TargetFramework>
          <OutputType>Exe</OutputType>
        </Project>
      `,
      'Program.cs': 'class Program { static void Main() {} }\n',
    });
    assert.deepEqual(describeEntries(entries), ['Program.cs Program.Main, line 3 of Lister.csproj']);
  });

  test('are conventional files where no manifest names a start, without helper scripts', async () => {
    const entries = await entriesOf({ 'cmd/lister/main.go': 'package main\nfunc main() {}\n', 'scripts/main.py': 'run()\n' });
    assert.deepEqual(describeEntries(entries), ['cmd/lister/main.go main']);
  });

  test('are functions called main where nothing else is known', async () => {
    const entries = await entriesOf({
      'src/tool.py': dedent`
        def main():
            step()

        def step():
            pass
      `,
    });
    assert.deepEqual(describeEntries(entries), ['src/tool.py main']);
  });

  test('put an example in a manifest last', async () => {
    const entries = await entriesOf({
      'package.json': '{ "bin": { "show": "examples/show.js", "run": "run.js" } }\n',
      'examples/show.js': 'show();\n',
      'run.js': 'run();\n',
    });
    assert.deepEqual(
      entries.map(({ file }) => file.path),
      ['run.js', 'examples/show.js'],
    );
  });
});

test('scripts beside the programs that a manifest names are no entries', async () => {
  const entries = await entriesOf({
    'lister.gemspec': "Gem::Specification.new do |spec|\n  spec.name = 'lister'\n  spec.executables = ['lister']\nend\n",
    'bin/lister': "require 'lister'\n",
    'bin/bench': "require 'lister'\n",
    'lib/lister.rb': 'module Lister\nend\n',
  });
  assert.deepEqual(
    entries.map(({ file }) => file.path),
    ['bin/lister', 'lib/lister.rb'],
  );
});
