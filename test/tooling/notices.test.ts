// Notices of third parties name every shipped package; a package without a licence stops the build.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import * as esbuild from 'esbuild';
import { notices, shippedPackages } from '../../scripts/notices.mjs';
import { root } from '../../scripts/paths.mjs';

const folder = mkdtempSync(join(tmpdir(), 'clew-notices-'));
after(() => rmSync(folder, { recursive: true, force: true }));

function install(name: string, files: Readonly<Record<string, string>>): string {
  mkdirSync(join(folder, 'node_modules', name), { recursive: true });
  const manifest = JSON.stringify({ name, version: '1.2.3', license: 'MIT' });
  for (const [file, text] of Object.entries({ 'package.json': manifest, ...files }))
    writeFileSync(join(folder, 'node_modules', name, file), text);
  return `node_modules/${name}`;
}

test('writes all texts of a licence, and fails when one is missing', () => {
  const whole = install('@me/whole', { LICENSE: 'Do as you like.\r\n', 'LICENSE-CODE.md': 'The code too.', 'licensing.js': 'no' });
  const text = notices(folder, [whole]);
  assert.match(text, /@me\/whole 1\.2\.3 \(MIT\)\n\nDo as you like\.\n\nThe code too\.\n$/);
  assert.throws(
    () => notices(folder, [whole, install('bare', { 'README.md': 'Free.' })]),
    /No text of a licence comes with node_modules\/bare/,
  );
});

test('names the innermost package of each bundled or copied file, all with a licence', async () => {
  const entry = "import MarkdownIt from 'markdown-it';\nexport default new MarkdownIt();\n";
  const { metafile } = await esbuild.build({
    stdin: { contents: entry, resolveDir: root },
    ...({ bundle: true, write: false, metafile: true, platform: 'node', logLevel: 'silent', absWorkingDir: root } as const),
  });
  const packages = shippedPackages([metafile], ['node_modules/tree-sitter-go/tree-sitter-go.wasm', 'src/a.ts']);
  for (const name of ['markdown-it', 'linkify-it', 'tree-sitter-go'])
    assert.ok(
      packages.some((each) => each.endsWith(`node_modules/${name}`)),
      name,
    );
  assert.match(notices(root, packages), /linkify-it \d/);
});

test('names the origin of tables that are made from data of others', () => {
  const output = { inputs: { 'src/core/secrets/publicFormats.ts': { bytesInOutput: 1 } } };
  const packages = shippedPackages([{ inputs: {}, outputs: { 'engine.js': output } } as unknown as esbuild.Metafile], []);
  assert.match(notices(root, packages), /gitleaks \d+\.\d+\.\d+ \(MIT\)\n\nMIT License\n\nCopyright/);
});
