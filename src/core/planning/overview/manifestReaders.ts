// Parsers for the kinds of manifests. A manifest that cannot be parsed throws `Error`, and the caller reports the file.
import { parse as parseToml } from 'smol-toml';
import { entriesAt, itemsAt, textBelow, textsIn, valueAt } from './manifestData.ts';
import type { ProjectManifest, ManifestStart } from './projectManifest.ts';

function manifestOf(data: unknown, starts: readonly ManifestStart[], ...keys: readonly string[]): ProjectManifest {
  const name = textBelow(data, ...keys, 'name');
  const description = textBelow(data, ...keys, 'description');
  return { starts, ...(name ? { name } : {}), ...(description ? { description } : {}) };
}

function pathStart(key: string, path: string): ManifestStart {
  return { key, target: { kind: 'path', path }, lineText: path };
}

/** `bin`, `main`, `module` and `exports` of a package.json. */
export function readPackageJson(text: string): ProjectManifest {
  const data: unknown = JSON.parse(text);
  const starts: ManifestStart[] = [];
  for (const key of ['bin', 'main', 'module', 'source']) {
    for (const path of textsIn(valueAt(data, key))) starts.push(pathStart(key, path));
  }
  const main = valueAt(data, 'exports', '.') ?? valueAt(data, 'exports');
  for (const path of textsIn(main).filter((each) => !each.endsWith('.d.ts'))) starts.push(pathStart('exports', path));
  return manifestOf(data, starts);
}

/** Scripts and the package itself of a pyproject.toml. */
export function readPyproject(text: string): ProjectManifest {
  const data: unknown = parseToml(text);
  const tables = [
    ['project', 'scripts'],
    ['project', 'gui-scripts'],
    ['project', 'entry-points', 'console_scripts'],
    ['tool', 'poetry', 'scripts'],
  ];
  const starts = tables.flatMap((keys) =>
    entriesAt(data, ...keys).flatMap(([, value]) => (typeof value === 'string' ? pythonStart(keys.join('.'), value) : [])),
  );
  const standard = manifestOf(data, starts, 'project');
  const poetry = manifestOf(data, starts, 'tool', 'poetry');
  const manifest = { ...poetry, ...standard };
  return manifest.name ? { ...manifest, starts: [...starts, ...packageStart('name', manifest.name)] } : manifest;
}

function pythonStart(key: string, value: string): ManifestStart[] {
  const match = /^\s*([\w.]+)(?:\s*:\s*([\w.]+))?/.exec(value);
  return match?.[1] ? [{ key, target: { kind: 'module', module: match[1], name: match[2] }, lineText: value }] : [];
}

/** The Python package that has the name of the project. */
function packageStart(key: string, name: string): ManifestStart[] {
  return [{ key, target: { kind: 'module', module: name.replace(/[-.]/g, '_'), name: undefined }, lineText: name }];
}

/** `console_scripts` of a setup.cfg, line by line. */
export function readSetupCfg(text: string): ProjectManifest {
  const starts: ManifestStart[] = [];
  let section = '';
  let key = '';
  let name: string | undefined;
  let description: string | undefined;
  for (const line of text.split('\n')) {
    section = /^\[([^\]]+)\]/.exec(line)?.[1]?.trim() ?? section;
    const [, lineKey, value = ''] = /^([\w.-]+)\s*=\s*(.*)$/.exec(line) ?? [];
    key = lineKey ?? key;
    if (section === 'metadata' && lineKey === 'name') name = value.trim();
    if (section === 'metadata' && lineKey === 'description') description = value.trim();
    const script = /^\s+[\w.-]+\s*=\s*(\S.*)$/.exec(line)?.[1];
    if (section === 'options.entry_points' && key === 'console_scripts' && script) {
      starts.push(...pythonStart('console_scripts', script.trim()));
    }
  }
  return {
    starts: [...starts, ...(name ? packageStart('name', name) : [])],
    ...(name ? { name } : {}),
    ...(description ? { description } : {}),
  };
}

/** `console_scripts` and the name in a setup.py. The file is never run, so only literal texts are known. */
export function readSetupPy(text: string): ProjectManifest {
  const at = text.indexOf('console_scripts');
  const block = at < 0 ? '' : (text.slice(at, at + 2000).split(/\]|"""/)[0] ?? '');
  const scripts = [...block.matchAll(/[\w.-]+\s*=\s*([\w.]+:[\w.]+)/g)].flatMap(([, value = '']) => pythonStart('console_scripts', value));
  const name = /\bname\s*=\s*["']([\w.-]+)["']/.exec(text)?.[1];
  const description = /\bdescription\s*=\s*\(?\s*["']([^"'\n]+)["']/.exec(text)?.[1];
  return {
    starts: [...scripts, ...(name ? packageStart('name', name) : [])],
    ...(name ? { name } : {}),
    ...(description ? { description } : {}),
  };
}

/** Binaries and the library of a Cargo.toml; by default cargo takes `src/main.rs` and `src/lib.rs`. */
export function readCargo(text: string): ProjectManifest {
  const data: unknown = parseToml(text);
  const bins = itemsAt(data, 'bin').flatMap((bin) => {
    const path = textBelow(bin, 'path');
    return path ? [pathStart('[[bin]]', path)] : [];
  });
  const lib = textBelow(data, 'lib', 'path');
  const defaultStarts = ['src/main.rs', 'src/lib.rs'].map((path): ManifestStart => ({
    ...pathStart('[package]', path),
    lineText: '[package]',
  }));
  return manifestOf(data, [...bins, ...(lib ? [pathStart('[lib]', lib)] : []), ...defaultStarts], 'package');
}

/** The package beside a go.mod: the file with the name of the module, or the one that documents it. */
export function readGoMod(text: string): ProjectManifest {
  const module = /^module\s+(\S+)/m.exec(text)?.[1];
  if (!module) return { starts: [] };
  const name = module.split('/').findLast((part) => !/^v\d+$/.test(part)) ?? module;
  const stem = name.replace(/^go-|[-.]go$/g, '');
  const files = ['main.go', `${name}.go`, `${stem}.go`, `${stem.replace(/-/g, '_')}.go`, 'doc.go'];
  return { name, starts: files.map((path): ManifestStart => ({ ...pathStart('module', path), lineText: module })) };
}

/** The main class, and the artefact's own class, of a pom.xml; only the project's own elements count. */
export function readPom(text: string): ProjectManifest {
  const ownElements = text.replace(/<(parent|dependencies|dependencyManagement|profiles)>[\s\S]*?<\/\1>/g, '');
  const element = (name: string): string | undefined => new RegExp(`<${name}>\\s*([^<]+?)\\s*</${name}>`).exec(ownElements)?.[1];
  const name = element('artifactId');
  const description = element('description')?.replace(/\s+/g, ' ');
  const main = element('mainClass') ?? element('start-class');
  const starts: ManifestStart[] =
    main && !main.includes('$') ? [{ key: 'mainClass', target: { kind: 'class', name: main }, lineText: main }] : [];
  if (name) starts.push({ key: 'artifactId', target: { kind: 'class', name }, lineText: name });
  return { starts, ...(name ? { name } : {}), ...(description ? { description } : {}) };
}

/** `bin` and the folders of `autoload` of a composer.json. */
export function readComposer(text: string): ProjectManifest {
  const data: unknown = JSON.parse(text);
  const bins = textsIn(valueAt(data, 'bin')).map((path) => pathStart('bin', path));
  const folders = ['psr-4', 'psr-0'].flatMap((key) =>
    textsIn(valueAt(data, 'autoload', key)).map((path): ManifestStart => ({
      key: `autoload.${key}`,
      target: { kind: 'folder', path },
      lineText: path,
    })),
  );
  const files = textsIn(valueAt(data, 'autoload', 'files')).map((path) => pathStart('autoload.files', path));
  return manifestOf(data, [...bins, ...folders, ...files]);
}

/** Executables and the main file of a gemspec, if they are literal texts. */
export function readGemspec(text: string): ProjectManifest {
  const value = (key: string): string | undefined => new RegExp(`\\.${key}\\s*=\\s*%?q?[{("']+([^"'})\\n]+)`).exec(text)?.[1];
  const name = value('name') ?? /Gem::Specification\.new\s*\(?\s*['"]([^'"\n]+)['"]/.exec(text)?.[1];
  const description = value('summary') ?? value('description');
  // RubyGems takes `bin` where nothing else is set.
  const folder = value('bindir') ?? 'bin';
  const list = /\.executables?\s*=\s*(?:%w)?([[({"'][^\n]*)/.exec(text)?.[1] ?? '';
  const names = [...list.matchAll(/[\w.-]+/g)].map(([each]) => each);
  const bins = /git|Dir|map/.test(list)
    ? []
    : names.map((each): ManifestStart => ({ ...pathStart('executables', `${folder}/${each}`), lineText: each }));
  const mainPaths = name ? [`lib/${name.replace(/-/g, '/')}.rb`, `lib/${name}.rb`] : [];
  const main = mainPaths.map((path): ManifestStart => ({ ...pathStart('name', path), lineText: name ?? path }));
  return { starts: [...bins, ...main], ...(name ? { name } : {}), ...(description ? { description } : {}) };
}

/** The start class in a project file of .NET. */
export function readProjectFile(text: string): ProjectManifest {
  const element = (name: string): string | undefined => new RegExp(`<${name}>\\s*([^<]+?)\\s*</${name}>`).exec(text)?.[1];
  const isProgram = /exe/i.test(element('OutputType') ?? '') || /Sdk="Microsoft\.NET\.Sdk\.(?:Web|Worker)"/.test(text);
  const description = element('Description');
  const outputType = element('OutputType');
  const starts: ManifestStart[] = isProgram
    ? [{ ...pathStart(outputType ? 'OutputType' : 'Sdk', 'Program.cs'), lineText: outputType ?? 'Sdk' }]
    : [];
  return { starts, ...(description ? { description } : {}) };
}

/** The main class of an application built by Gradle. */
export function readGradle(text: string): ProjectManifest {
  const main = /\bmainClass(?:Name)?(?:\.set\(|\s*=\s*)\s*["']([\w.]+)["']/.exec(text)?.[1];
  return { starts: main ? [{ key: 'mainClass', target: { kind: 'class', name: main }, lineText: main }] : [] };
}
