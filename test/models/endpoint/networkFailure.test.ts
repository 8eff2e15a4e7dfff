// Failures of a connection: each reason has its own code. Those that this machine can produce are real; the others are errors as Node,
// undici and Chromium throw them.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer as createHttpsServer } from 'node:https';
import { createServer, type AddressInfo, type Server } from 'node:net';
import * as tls from 'node:tls';
import { after, suite, test } from 'node:test';
import { networkFailure } from '../../../src/models/endpoint/networkFailure.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { selfSigned } from '../../support/selfSigned.ts';
import { askModel, assertFailed, assertOneSentence, modelAt, wide } from '../asking.ts';
import { sentence } from '../../../src/core/base/wording/errorSentences.ts';

const open: Server[] = [];
after(() => Promise.all(open.map((server) => server.close())));

/** Listens on a free port of 127.0.0.1 and returns the port. */
async function listen(server: Server): Promise<number> {
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function closedPort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  open.pop();
  return port;
}

/** The certificates that this process trusts. From Node 22.19 on, newer than our types. */
const trust = tls as unknown as {
  getCACertificates?(kind: 'default'): readonly string[];
  setDefaultCACertificates?(certificates: readonly string[]): void;
};

suite('a connection that fails', () => {
  test('is refused where nothing listens', async () => {
    const port = String(await closedPort());
    assertFailed(await askModel(modelAt(`http://127.0.0.1:${port}`)), 'model-refused', [`127.0.0.1:${port}`]);
    assertFailed(await askModel(modelAt(`http://localhost:${port}`)), 'model-refused', [`localhost:${port}`]);
  });

  test('is refused by the remote machine when localhost means that one', async () => {
    const port = String(await closedPort());
    assertFailed(await askModel(modelAt(`http://localhost:${port}`, {}, { remote: true })), 'model-refused-remote', [`localhost:${port}`]);
  });

  test('has no address when the name does not exist', async () => {
    assertFailed(await askModel(modelAt('https://no-such-host.invalid/v1')), 'model-dns', ['no-such-host.invalid']);
  });

  test('sends nothing when the certificate is not trusted', async () => {
    let requests = 0;
    const port = await listen(createHttpsServer(selfSigned(), () => requests++));
    assertFailed(await askModel(modelAt(`https://localhost:${String(port)}`)), 'model-tls', [
      `localhost:${String(port)}`,
      'DEPTH_ZERO_SELF_SIGNED_CERT',
    ]);
    assert.equal(requests, 0);
  });

  test(
    'works with the same certificate once the system trusts it',
    { skip: !trust.setDefaultCACertificates && 'needs Node 22.19' },
    async (t) => {
      const reply = 'data: {"choices":[{"delta":{"content":"Trusted."},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n';
      const certificate = selfSigned();
      const server = createHttpsServer(certificate, (_, response) => response.setHeader('content-type', 'text/event-stream').end(reply));
      const url = `https://localhost:${String(await listen(server))}`;
      assertFailed(await askModel(modelAt(url)), 'model-tls', [url.slice(8), 'DEPTH_ZERO_SELF_SIGNED_CERT']);
      const trusted = trust.getCACertificates?.('default') ?? [];
      t.after(() => trust.setDefaultCACertificates?.(trusted));
      trust.setDefaultCACertificates?.([...trusted, certificate.cert]);
      const { text, error } = await askModel(modelAt(url));
      assert.deepEqual([text, error], ['Trusted.', undefined]);
    },
  );

  test('is reported when the server does not speak https', async () => {
    const server = await new ScriptedServer().start();
    const where = server.origin.slice(7);
    try {
      assertFailed(await askModel(modelAt(`https://${where}`)), 'model-unreachable', [where, 'it does not speak https']);
    } finally {
      await server.close();
    }
  });

  test('times out when the server does not complete it', async () => {
    const silent = createServer((socket) => void socket.on('error', () => undefined));
    const port = await listen(silent);
    const reply = await askModel(modelAt(`https://127.0.0.1:${String(port)}`, { timeouts: { ...wide, connect: 100 } }));
    assertFailed(reply, 'model-connect-timeout', [`127.0.0.1:${String(port)}`, '0.1']);
  });

  test('does not time out once it is open', async () => {
    const server = await new ScriptedServer().start();
    try {
      const model = modelAt(server.url, { timeouts: { ...wide, connect: 600 } });
      server.script(
        (_, response) => void setTimeout(() => response.writeHead(200, { 'content-type': 'text/plain' }).end('data: [DONE]\n\n'), 900),
      );
      assertFailed(await askModel(model), 'model-empty');
    } finally {
      await server.close();
    }
  });
});

suite('an error of the network', () => {
  const place = { baseUrl: 'https://api.example.com/v1', remote: false };
  const failed = (code: string, message = '', more: object = {}): Error =>
    new TypeError('fetch failed', { cause: Object.assign(new Error(message || code), code ? { code } : {}, more) });

  const cases: readonly (readonly [Error, string, readonly string[]])[] = [
    [failed('EAI_AGAIN', 'getaddrinfo EAI_AGAIN api.example.com'), 'model-dns', ['api.example.com']],
    [failed('ECONNREFUSED', 'connect ECONNREFUSED 10.1.1.1:443', { port: 443 }), 'model-refused', ['api.example.com']],
    [failed('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:3128', { port: 3128 }), 'model-proxy', ['api.example.com', 'ECONNREFUSED']],
    [failed('UND_ERR_ABORTED', 'Proxy response (407) !== 200 when HTTP Tunneling'), 'model-proxy', ['api.example.com', 'UND_ERR_ABORTED']],
    [failed('', 'net::ERR_PROXY_CONNECTION_FAILED'), 'model-proxy', ['api.example.com', 'ERR_PROXY_CONNECTION_FAILED']],
    [failed('', 'net::ERR_TUNNEL_CONNECTION_FAILED'), 'model-proxy', ['api.example.com', 'ERR_TUNNEL_CONNECTION_FAILED']],
    [failed('', 'net::ERR_NAME_NOT_RESOLVED'), 'model-dns', ['api.example.com']],
    [failed('', 'net::ERR_CONNECTION_REFUSED'), 'model-refused', ['api.example.com']],
    [failed('', 'net::ERR_CERT_AUTHORITY_INVALID'), 'model-tls', ['api.example.com', 'ERR_CERT_AUTHORITY_INVALID']],
    [failed('', 'net::ERR_CONNECTION_RESET'), 'model-unreachable', ['api.example.com', 'the connection was closed']],
    [failed('CERT_HAS_EXPIRED', 'certificate has expired'), 'model-tls', ['api.example.com', 'CERT_HAS_EXPIRED']],
    [failed('SELF_SIGNED_CERT_IN_CHAIN'), 'model-tls', ['api.example.com', 'SELF_SIGNED_CERT_IN_CHAIN']],
    [failed('UNABLE_TO_GET_ISSUER_CERT_LOCALLY'), 'model-tls', ['api.example.com', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY']],
    [failed('ERR_TLS_CERT_ALTNAME_INVALID'), 'model-tls', ['api.example.com', 'ERR_TLS_CERT_ALTNAME_INVALID']],
    [failed('UND_ERR_CONNECT_TIMEOUT', 'Connect Timeout Error'), 'model-connect-timeout', ['api.example.com', '10']],
    [failed('UND_ERR_HEADERS_TIMEOUT'), 'model-first-timeout', ['api.example.com', '300']],
    [failed('HPE_INVALID_CONSTANT'), 'model-unreachable', ['api.example.com', 'it does not speak http']],
    [failed('UND_ERR_BODY_TIMEOUT'), 'model-silent', ['api.example.com', '300']],
    [failed('UND_ERR_SOCKET', 'other side closed'), 'model-unreachable', ['api.example.com', 'the connection was closed']],
    [failed('ENETUNREACH', 'connect ENETUNREACH 10.1.1.1:443'), 'model-unreachable', ['api.example.com', 'ENETUNREACH']],
    [failed('EHOSTUNREACH'), 'model-unreachable', ['api.example.com', 'EHOSTUNREACH']],
    [new TypeError('fetch failed'), 'model-unreachable', ['api.example.com', 'fetch failed']],
  ];
  for (const [error, code, args] of cases) {
    const cause = error.cause as (Error & { code?: string }) | undefined;
    test(`${cause?.code ?? ''} ${cause?.message ?? error.message} is ${code}`, () => {
      const failure = networkFailure(error, place, false);
      assert.deepEqual([failure.code, failure.args], [code, args]);
      assertOneSentence(sentence(failure.code, failure.args));
    });
  }

  test('is found among the errors of several addresses', () => {
    const refusedConnection = Object.assign(new Error('connect ECONNREFUSED ::1:443'), { code: 'ECONNREFUSED', port: 443 });
    const failure = networkFailure(
      new TypeError('fetch failed', { cause: new AggregateError([refusedConnection, refusedConnection]) }),
      place,
      false,
    );
    assert.equal(failure.code, 'model-refused');
  });

  test('may be its own cause', () => {
    const error = new Error('round');
    error.cause = error;
    assert.equal(networkFailure(error, place, false).code, 'model-unreachable');
  });

  test('counts as an interruption in the middle of an answer', () => {
    assert.equal(networkFailure(new TypeError('terminated', { cause: new Error('aborted') }), place, true).code, 'model-interrupted');
  });
});
