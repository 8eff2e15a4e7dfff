// Proof that `npm start` works: the server comes up with Clew in it, answers, and is gone after Ctrl-C.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { endAndWait, start } from './processes.mjs';

const START_MS = 120_000;

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<string>} */
function printedAddress(child) {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`No address within ${START_MS} ms:\n${output}`)), START_MS);
    /** @param {Buffer} data */
    const read = (data) => {
      output += data;
      const address = /http:\/\/127\.0\.0\.1:\d+\/\S*/.exec(output)?.[0];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', (code) => {
      clearTimeout(timer);
      reject(new Error(`npm start ended with ${code}:\n${output}`));
    });
  });
}

/** @param {string} address */
async function answers(address) {
  // Redirects come with a cookie that fetch would not send back, so one is followed by hand.
  const first = await fetch(address, { redirect: 'manual' });
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
  const location = first.headers.get('location');
  const page = location ? await fetch(new URL(location, address), { headers: { cookie } }) : first;
  assert.equal(page.status, 200);
  assert.match(await page.text(), /workbench/);
}

const folder = join(root, 'test/fixtures/orders');
const child = start('npm', ['start', '--', folder, '--browser'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'pipe'],
  shell: process.platform === 'win32',
});
try {
  const address = await printedAddress(child);
  await answers(address);
  await endAndWait(child, 15_000);
  await sleep(500);
  await assert.rejects(fetch(address), 'the server still answers after npm start has ended');
  console.log('npm start: the server came up, answered and went away');
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  await endAndWait(child);
  process.exitCode = 1;
}
