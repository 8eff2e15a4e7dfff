// Each manifest names the starts of its project, with a text by which its line is found.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  readCargo,
  readGemspec,
  readGoMod,
  readPackageJson,
  readPom,
  readProjectFile,
  readPyproject,
  readSetupCfg,
} from '../../../../src/core/planning/overview/manifestReaders.ts';
import type { ProjectManifest } from '../../../../src/core/planning/overview/projectManifest.ts';
import { dedent } from '../../../support/dedent.ts';

/** Key, target and line text of each start. */
function describeStarts({ starts }: ProjectManifest): readonly string[] {
  return starts.map(({ key, target, lineText }) => {
    const place =
      target.kind === 'module'
        ? [target.module, target.name].filter(Boolean).join(':')
        : target.kind === 'class'
          ? target.name
          : target.path;
    return `${key} ${place} (${lineText})`;
  });
}

suite('a manifest', () => {
  test('of Node.js has programs, the main module and exports without type declarations', () => {
    const manifest = readPackageJson(
      JSON.stringify({
        name: 'lister',
        description: 'Lists files.',
        bin: { lister: './bin/lister.js' },
        main: 'index.js',
        exports: { '.': { types: './index.d.ts', import: './index.mjs' } },
      }),
    );
    assert.deepEqual(describeStarts(manifest), [
      'bin ./bin/lister.js (./bin/lister.js)',
      'main index.js (index.js)',
      'exports ./index.mjs (./index.mjs)',
    ]);
    assert.deepEqual([manifest.name, manifest.description], ['lister', 'Lists files.']);
  });

  test('of Python has scripts and the package with the name of the project', () => {
    const pyproject = dedent`
      [project]
      name = "list-er"
      [project.scripts]
      lister = "lister.cli:main"
    `;
    assert.deepEqual(describeStarts(readPyproject(pyproject)), [
      'project.scripts lister.cli:main (lister.cli:main)',
      'name list_er (list-er)',
    ]);
    const setupCfg = dedent`
      [metadata]
      name = lister
      [options.entry_points]
      console_scripts =
          lister = lister.cli:main
    `;
    assert.deepEqual(describeStarts(readSetupCfg(setupCfg)), ['console_scripts lister.cli:main (lister.cli:main)', 'name lister (lister)']);
  });

  test('of Rust and Go has the files at which their tools begin', () => {
    const cargo = dedent`
      [package]
      name = "lister"
      [[bin]]
      path = "src/cli.rs"
    `;
    assert.deepEqual(describeStarts(readCargo(cargo)), [
      '[[bin]] src/cli.rs (src/cli.rs)',
      '[package] src/main.rs ([package])',
      '[package] src/lib.rs ([package])',
    ]);
    const [start] = readGoMod('module example.com/go-lister/v2\n').starts;
    assert.equal(start?.lineText, 'example.com/go-lister/v2');
    assert.ok(describeStarts(readGoMod('module example.com/go-lister/v2\n')).includes('module lister.go (example.com/go-lister/v2)'));
  });

  test('of Maven has the main class, but not the elements of its parent', () => {
    const pom = dedent`
      <project>
        <parent><artifactId>all</artifactId></parent>
        <artifactId>lister</artifactId>
        <mainClass>acme.Lister</mainClass>
      </project>
    `;
    assert.deepEqual(describeStarts(readPom(pom)), ['mainClass acme.Lister (acme.Lister)', 'artifactId lister (lister)']);
  });

  test('of Ruby names its library by the line with the name of the gem', () => {
    const gemspec = dedent`
      Gem::Specification.new do |spec|
        spec.summary = 'Lists files.'
        spec.executables = ['lister']
        spec.name = 'list-er'
      end
    `;
    assert.deepEqual(describeStarts(readGemspec(gemspec)), [
      'executables bin/lister (lister)',
      'name lib/list/er.rb (list-er)',
      'name lib/list-er.rb (list-er)',
    ]);
  });

  test('of .NET names its program by the line with the output type or the SDK', () => {
    assert.deepEqual(describeStarts(readProjectFile('<Project>\n  <OutputType>WinExe</OutputType>\n</Project>')), [
      'OutputType Program.cs (WinExe)',
    ]);
    assert.deepEqual(describeStarts(readProjectFile('<Project Sdk="Microsoft.NET.Sdk.Web">\n</Project>')), ['Sdk Program.cs (Sdk)']);
    assert.deepEqual(readProjectFile('<Project>\n  <OutputType>Library</OutputType>\n</Project>').starts, []);
  });
});
