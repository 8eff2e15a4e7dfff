// Base URLs as people type them: the URL to call, and whose machine it is.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import * as fc from 'fast-check';
import { UserError } from '../../../src/core/base/wording/errors.ts';
import { apiBase, isExposed, isLocal, originOf, urlForPeople, whereOf } from '../../../src/models/endpoint/address.ts';

suite('apiBase', () => {
  const typed: readonly (readonly [string, string])[] = [
    ['https://api.openai.com/v1', 'https://api.openai.com/v1'],
    ['  https://api.openai.com/v1/ ', 'https://api.openai.com/v1'],
    ['https://api.openai.com', 'https://api.openai.com/v1'],
    ['https://api.openai.com/v1/chat/completions', 'https://api.openai.com/v1'],
    ['https://api.openai.com/v1/models#top', 'https://api.openai.com/v1'],
    ['http://localhost:11434', 'http://localhost:11434/v1'],
    ['http://localhost:11434/', 'http://localhost:11434/v1'],
    ['http://localhost:11434/v1/', 'http://localhost:11434/v1'],
    ['http://localhost:11434/api', 'http://localhost:11434/v1'],
    ['http://localhost:1234', 'http://localhost:1234/v1'],
    ['https://openrouter.ai/api', 'https://openrouter.ai/api/v1'],
    ['https://openrouter.ai/api/v1', 'https://openrouter.ai/api/v1'],
    ['https://mine.openai.azure.com', 'https://mine.openai.azure.com/openai/v1'],
    ['https://mine.openai.azure.com/openai/', 'https://mine.openai.azure.com/openai/v1'],
    [
      'https://mine.openai.azure.com/openai/deployments/d?api-version=1',
      'https://mine.openai.azure.com/openai/deployments/d?api-version=1',
    ],
    ['https://gateway.example/llm/proxy', 'https://gateway.example/llm/proxy'],
    ['https://generativelanguage.googleapis.com/v1beta/openai/', 'https://generativelanguage.googleapis.com/v1beta/openai'],
    ['HTTP://LocalHost:8000', 'http://localhost:8000/v1'],
  ];
  for (const [text, called] of typed) test(`${text} is called as ${called}`, () => assert.equal(apiBase(text), called));

  test('leaves its own result unchanged', () => {
    for (const [, called] of typed) assert.equal(apiBase(called), called);
  });

  for (const text of [
    '',
    'localhost:11434',
    'api.openai.com/v1',
    'ftp://x/v1',
    'file:///etc/passwd',
    'https://',
    'https://user:secret@host/v1',
  ])
    test(`refuses ${text || 'nothing'}`, () => {
      assert.throws(
        () => apiBase(text),
        (error) => error instanceof UserError && error.code === 'model-bad-url' && !error.args.join('').includes('secret'),
      );
      assert.equal(isLocal(text), false);
      assert.ok(!whereOf(text).includes('secret'));
    });

  test('never throws anything else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => {
        try {
          assert.equal(originOf(text), new URL(apiBase(text)).origin);
        } catch (error) {
          assert.ok(error instanceof UserError && error.code === 'model-bad-url', String(error));
        }
        assert.equal(typeof whereOf(text) + typeof isLocal(text) + typeof isExposed(text), 'stringbooleanboolean');
      }),
    );
  });
});

suite('isLocal', () => {
  const local = [
    'localhost',
    'LOCALHOST:1',
    'my.localhost',
    'localhost.',
    '127.0.0.1',
    '127.9.8.7',
    '127.1',
    '2130706433',
    '0x7f.1',
    '0.0.0.0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[0:0:0:0:0:0:0:1]',
  ];
  for (const host of local) test(`${host} is`, () => assert.equal(isLocal(`http://${host}/v1`), true));

  const other = [
    'localhost.example.com',
    'notlocalhost',
    '127.0.0.1.example.com',
    '128.0.0.1',
    '10.0.0.1',
    '[::2]',
    '[::ffff:10.0.0.1]',
    'example.com',
    'example.com#localhost',
    'example.com?127.0.0.1',
  ];
  for (const host of other) test(`${host} is not`, () => assert.equal(isLocal(`http://${host}`), false));

  test('depends on the host, not on the user before it', () => assert.equal(isLocal('http://localhost@example.com/'), false));
});

suite('isExposed', () => {
  for (const url of ['http://api.example.com/v1', 'http://8.8.8.8', 'http://172.32.0.1', 'http://[2001:db8::1]'])
    test(`${url} is`, () => assert.equal(isExposed(url), true));
  for (const url of [
    'https://api.example.com',
    'http://localhost:1',
    'http://192.168.1.2:8000',
    'http://10.1.1.1',
    'http://172.16.0.1',
    'http://100.64.0.1',
    'http://gpu:8000',
    'http://gpu.local',
    'http://[fd00::1]',
  ])
    test(`${url} is not`, () => assert.equal(isExposed(url), false));
});

suite('an address for people', () => {
  test('has scheme, host and port as its origin', () => {
    assert.equal(originOf('https://API.example.com:443/v1?x=1'), 'https://api.example.com');
    assert.equal(originOf('http://localhost:11434'), 'http://localhost:11434');
  });

  test('has a host with its port, unless that is the default', () => {
    assert.equal(whereOf('https://api.example.com/v1'), 'api.example.com');
    assert.equal(whereOf('http://localhost:11434'), 'localhost:11434');
    assert.equal(whereOf('what?'), 'what?');
  });

  test('has no query', () => assert.equal(urlForPeople('https://a.example/v1?key=1#x'), 'https://a.example/v1'));
});
