// A server behind the certificate of a company: the command line refuses it with the way out, and takes it when Node is told to.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { selfSigned } from '../support/selfSigned.ts';
import { clew, nodeOfTheMachine, temporaryFolder, type RunOptions } from './commandLine.ts';

suite('a certificate that only NODE_EXTRA_CA_CERTS names', () => {
  const { key, cert } = selfSigned();
  const file = join(temporaryFolder({ after }), 'company.pem');
  let server: Server;
  let requests = 0;
  let url = '';

  before(async () => {
    server = createServer({ key, cert }, (_, response) => {
      requests++;
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[{"id":"company-model"}]}');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    url = `https://localhost:${String((server.address() as AddressInfo).port)}/v1`;
    writeFileSync(file, cert);
  });
  after(() => server.close());

  const run = (words: readonly string[], certificates: string, options: RunOptions = {}) =>
    clew([...words, '--base-url', url], {
      ...options,
      env: { NODE_EXTRA_CA_CERTS: certificates, NODE_TLS_REJECT_UNAUTHORIZED: '1', CLEW_API_KEY: 'sk-of-the-company' },
    });

  test('is refused without it, before anything is sent, with a sentence that names it', async () => {
    for (const words of [['models'], ['connection', '--model', 'company-model']]) {
      const { code, stdout, stderr } = await run(words, '');
      assert.equal(code, 1);
      const wayOut =
        /The certificate of localhost:\d+ is not trusted .*: name a file with the certificate .*in NODE_EXTRA_CA_CERTS, or check the address\./;
      assert.match(stdout + stderr, wayOut);
    }
    assert.equal(requests, 0);
  });

  test('is taken with it, by each Node', async () => {
    for (const node of [process.execPath, nodeOfTheMachine()]) {
      const { code, stdout, stderr } = await run(['models'], file, { node });
      assert.equal(code, 0, stderr);
      assert.match(stdout, /company-model/);
    }
    assert.equal(requests, 2);
  });
});
