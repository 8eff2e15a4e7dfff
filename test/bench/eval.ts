// `npm run eval -- …`: the command `eval` of the built command line, and `eval strategies`, which is no part of the package: it needs the policy that
// plays a model, and that lies beside the benches.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , ...given] = process.argv;
if (given[0] === 'strategies') {
  // Facts are unpacked as in the packed engine: see `main.ts`.
  process.env['MSGPACKR_NATIVE_ACCELERATION_DISABLED'] = 'true';
  process.argv.splice(2, 1);
  await import('./strategies/strategies.ts');
} else {
  const cli = join(import.meta.dirname, '../../dist/cli.js');
  // Every figure of search stands beside the reference; the commands `ablate` and `modes` have none.
  const reference = /^[a-z]/.test(given[0] ?? '') ? [] : ['--bm25'];
  process.argv.splice(1, process.argv.length, cli, 'eval', ...given, ...reference);
  await import(pathToFileURL(cli).href);
}
