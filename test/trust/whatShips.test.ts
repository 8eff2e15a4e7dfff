// What ships: the files by a pinned list, the notices of all packages in them, no development code, and a lock file that pins every byte.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { promisify } from 'node:util';
import * as esbuild from 'esbuild';
import { root, vsixPath } from '../../scripts/paths.mjs';
import { isLongForm, reportRow, tryCases } from '../support/trust/cases.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { listFiles } = createRequire(import.meta.url)('@vscode/vsce') as {
  listFiles(options: { cwd: string; packageManager: number }): Promise<string[]>;
};

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly name?: string;
}
const lock = JSON.parse(read('package-lock.json')) as { readonly packages: Readonly<Record<string, LockedPackage>> };
const locked = Object.entries(lock.packages).filter(([path]) => path !== '');

/** Packages that a lock file may install under another name, as `package.json` says or as packages say themselves. */
const aliases: Readonly<Record<string, string>> = {
  'typescript-native': 'typescript',
  'string-width-cjs': 'string-width',
  'strip-ansi-cjs': 'strip-ansi',
  'wrap-ansi-cjs': 'wrap-ansi',
};

/** `name version` of each package whose notice ships. */
function noticed(): ReadonlySet<string> {
  const parts = read('dist/THIRD-PARTY-NOTICES.txt')
    .split(`\n${'-'.repeat(80)}\n\n`)
    .slice(1);
  return new Set(
    parts.flatMap((part) => {
      const [, name = '', licence = ''] = /^(\S+ \S+) \(.+\)\n\n([\s\S]*)$/.exec(part) ?? [];
      return licence.trim().length > 100 ? [name] : [];
    }),
  );
}

/** `name version` of each package whose code is in a bundle, as its source map says. */
function bundled(): ReadonlyMap<string, string> {
  const maps = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.map'));
  const folders = new Set(
    maps.flatMap((path) => {
      // Only the head of a map is needed, and some have megabytes of texts after it.
      const sources = /"sources":\s*\[([^\]]*)\]/.exec(read(join('dist', path)))?.[1] ?? '';
      return [...sources.matchAll(/"[^"]*?(node_modules\/[^"]*)"/g)].flatMap(
        ([, source = '']) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? [],
      );
    }),
  );
  return new Map(
    // A package's own map may name sources that lie in no package of their own.
    [...folders]
      .filter((folder) => existsSync(join(root, folder, 'package.json')))
      .map((folder) => {
        const { name, version } = JSON.parse(read(join(folder, 'package.json'))) as { name: string; version: string };
        return [folder, `${name} ${version}`];
      }),
  );
}

suite('what ships', () => {
  test('is on a list that a person has changed', async (t) => {
    // Without development files of a build: a production build writes none.
    const shipped = (await listFiles({ cwd: root, packageManager: 2 }))
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !path.endsWith('.map'));
    const pinned = read('test/support/trust/paths/shippedFiles.txt').trim().split('\n');
    await tryCases(t, 'files of the .vsix', new Set([...shipped, ...pinned]), String, (path) => {
      assert.ok(pinned.includes(path), 'it would ship and is not in test/support/trust/paths/shippedFiles.txt');
      assert.ok(shipped.includes(path), 'it is in test/support/trust/paths/shippedFiles.txt and would not ship');
      assert.doesNotMatch(
        path,
        /\.(?:ts|map|node|exe|dll|so|dylib|sh|py|vsix|pem|key|env|log)$|(?:^|\/)(?:\.(?!mcp\.json$|claude-plugin\/)|node_modules|test|src|scripts)/,
      );
    });
  });

  test('has the notices of all packages in it, under the versions that are locked', async (t) => {
    const notices = noticed();
    const versions = new Map(locked.map(([path, { version }]) => [path, version]));
    await tryCases(
      t,
      'packages in bundles × notice, version',
      bundled(),
      ([folder]) => folder,
      ([folder, name]) => {
        assert.ok(notices.has(name), 'no notice of it ships');
        assert.equal(name.split(' ').at(-1), versions.get(folder), 'its version is not the locked one');
        assert.notEqual(lock.packages[folder]?.dev, true, 'it is locked as a tool of development');
      },
    );
  });

  test('has no command line code that only development needs', async (t) => {
    const { metafile } = await esbuild.build({
      ...({
        absWorkingDir: root,
        entryPoints: ['src/cli/main.ts'],
        bundle: true,
        write: false,
        metafile: true,
        platform: 'node',
        format: 'cjs',
      } as const),
      ...({ minify: true, logLevel: 'silent', external: ['openai', './o200k.ts', './readingTables.ts', '../../mcp/serve.ts'] } as const),
      define: { 'process.env.CLEW_SHIPPED': '"yes"' },
    });
    assert.match(
      read('esbuild.mjs'),
      /'process\.env\.CLEW_SHIPPED': production \? '"yes"' : '""'/,
      'the build does not say that it is for shipping',
    );
    const inputs = Object.entries(Object.values(metafile.outputs)[0]?.inputs ?? {});
    assert.ok(inputs.length > 100);
    const cases = inputs.filter(([path]) => !path.includes('node_modules'));
    await tryCases(
      t,
      'source files of the shipped command line',
      cases,
      ([path]) => path,
      ([path, { bytesInOutput }]) => {
        if (
          /^(?:test|scripts|tools)\/|^src\/cli\/(?:commands\/eval|eval\/(?:evalModes|evalByMode|evalTasks|evalTrees|windowReference|jsonLines))/.test(
            path,
          )
        )
          // A constant whose making could have an effect stays, without the code that uses it.
          assert.ok(bytesInOutput < 256, `${bytesInOutput} bytes of it ship`);
      },
    );
  });

  test('is at most as large as was agreed', (t) => {
    const limit = Number(/LIMIT_MB = (\d+)/.exec(read('scripts/package.mjs'))?.[1]) * 1e6;
    const isBuilt = existsSync(vsixPath());
    const size = isBuilt ? statSync(vsixPath()).size : 0;
    reportRow(t, {
      kind: 'size of the .vsix',
      tried: Number(isBuilt),
      survived: Number(size <= limit && isBuilt),
      figure: isBuilt ? `${(size / 1e6).toFixed(2)} MB` : 'skipped: not packed',
    });
    assert.ok(size <= limit);
  });
});

suite('the lock file', () => {
  test('pins every package to bytes of the registry', async (t) => {
    assert.match(read('.npmrc'), /^ignore-scripts=true$/m, 'packages may run programs when they are installed');
    await tryCases(
      t,
      'locked packages',
      locked,
      ([path]) => path,
      ([path, { resolved, integrity, link, name, version }]) => {
        assert.equal(link, undefined, 'it is a link');
        assert.match(integrity ?? '', /^sha512-[A-Za-z0-9+/]{86}==$/, 'its content is not pinned');
        assert.match(version ?? '', /^\d+\.\d+\.\d+/, 'it has no version');
        // Without an address it comes from the registry that npm is set to; its content is pinned in any case.
        if (resolved !== undefined) assert.match(resolved, /^https:\/\/registry\.npmjs\.org\//, 'it comes from elsewhere');
        const place = /.*node_modules\/(.+)$/.exec(path)?.[1] ?? '';
        assert.equal(name ?? place, aliases[place] ?? place, 'it is another package than its name says');
      },
    );
  });

  test('names no package with a known weakness', async (t) => {
    const kind = 'shipped packages × npm audit';
    const report = await audit();
    if (!report) return reportRow(t, { kind, tried: 0, survived: 0, figure: 'skipped: the registry gives no advisories here' });
    const count = locked.filter(([, { dev }]) => dev !== true).length;
    const weak = Object.keys(report.vulnerabilities);
    reportRow(t, { kind, tried: count, survived: count - weak.length });
    assert.deepEqual(weak, []);
  });
});

/** Advisories about what ships; undefined where the registry cannot be asked. In the short form it is given few seconds. */
async function audit(): Promise<{ readonly vulnerabilities: Readonly<Record<string, unknown>> } | undefined> {
  const output = await promisify(execFile)('npm', ['audit', '--json', '--omit=dev'], {
    cwd: root,
    timeout: isLongForm ? 60_000 : 4000,
  }).then(
    ({ stdout }) => stdout,
    // npm fails when there are weaknesses, too.
    (error: { readonly stdout?: string }) => error.stdout ?? '',
  );
  try {
    const report = JSON.parse(output) as { readonly vulnerabilities?: Readonly<Record<string, unknown>> };
    return report.vulnerabilities ? { vulnerabilities: report.vulnerabilities } : undefined;
  } catch {
    return undefined;
  }
}
