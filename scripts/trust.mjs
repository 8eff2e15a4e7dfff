// `npm run test:trust`: attacks Clew and prints a table of the cases that were tried and survived. `--long` tries many more of each kind;
// names of sections (`paths secrets`) run only these.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { node24 } from './node24.mjs';
import { root } from './paths.mjs';
import { run } from './processes.mjs';

const sections = readdirSync(join(root, 'test/trust'))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => name.slice(0, -'.test.ts'.length));
const names = process.argv.slice(2).filter((name) => name !== '--long');
const unknown = names.filter((name) => !sections.includes(name));
if (unknown.length > 0) {
  console.error(`No such section: ${unknown.join(', ')}. There are ${sections.join(', ')}.`);
  process.exit(2);
}
const files = (names.length > 0 ? names : sections).map((name) => `test/trust/${name}.test.ts`);
const form = process.argv.includes('--long') ? 'long' : 'short';
if (!existsSync(join(root, 'dist/engine.js'))) await run(node24(), ['esbuild.mjs'], { cwd: root });
try {
  await run(node24(), ['--test', '--test-concurrency=2', `--test-reporter=${join(root, 'scripts/trustReporter.mjs')}`, ...files], {
    cwd: root,
    env: { ...process.env, CLEW_TRUST: form },
  });
} catch {
  process.exit(1);
}
