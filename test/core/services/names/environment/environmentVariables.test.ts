// Which places of a file set and read environment variables.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { environmentVariables } from '../../../../../src/core/services/names/environment/environmentVariables.ts';
import { dedent } from '../../../../support/dedent.ts';
import { namesIn } from '../namesIn.ts';

const namesOf = (text: string, language: string): readonly string[] => namesIn(environmentVariables, text, language);

suite('environment variables', () => {
  test('an assignment sets a variable, a comparison reads it', () => {
    assert.deepEqual(namesOf("process.env.A_URL = 'x';\nif (process.env.A_URL === x) process.env.B ||= x;", 'typescript'), [
      'writes A_URL',
      'reads A_URL',
      'writes B',
    ]);
  });

  test('a script reads what it does not assign itself', () => {
    const script = dedent`
      export ORDER_URL=x
      LIMIT=3
      for NAME in a b; do
        curl "$ORDER_URL/$NAME?limit=$LIMIT&key=$ORDER_KEY"
      done
    `;
    assert.deepEqual(namesOf(script, 'shell'), ['writes ORDER_URL']);
    assert.deepEqual(namesOf('curl $ORDER_URL/$ORDER_KEY', 'shell'), ['reads ORDER_URL', 'reads ORDER_KEY']);
  });

  test('names with lower-case letters are none', () => {
    assert.deepEqual(namesOf('open(process.env.npm_config_x, process.env.Path)', 'javascript'), []);
    assert.equal(environmentVariables.keyOf('orderUrl'), undefined);
    assert.equal(environmentVariables.keyOf('42'), undefined);
    assert.equal(environmentVariables.keyOf('ORDER_URL'), 'ORDER_URL');
  });
});

suite('blocks of YAML', () => {
  test('mappings, lists and objects of variables', () => {
    const compose = dedent`
      services:
        web:
          image: shop:\${ORDER_TAG}
          environment:
            ORDER_URL: http://x
            # OTHER: no
            "ORDER_SIZE": 3
          ports: [80]
        worker:
          environment:
          - ORDER_URL=http://x
          - ORDER_KEY
    `;
    assert.deepEqual(namesOf(compose, 'yaml'), [
      'reads ORDER_TAG',
      'writes ORDER_URL',
      'writes ORDER_SIZE',
      'writes ORDER_URL',
      'writes ORDER_KEY',
    ]);
    const deployment = dedent`
      containers:
        - name: WEB
          env:
            - name: ORDER_URL
              value: "x"
            - name: ORDER_KEY
              valueFrom:
                secretKeyRef:
                  key: KEY
          resources:
            LIMITS: 3
    `;
    assert.deepEqual(namesOf(deployment, 'yaml'), ['writes ORDER_URL', 'writes ORDER_KEY']);
  });

  test('a deeper mapping of an entry has no variables', () => {
    assert.deepEqual(namesOf('env:\n  A: 1\n  B:\n    C: 2\nD: 3\nenvironment: PROD\n', 'yaml'), ['writes A', 'writes B']);
  });
});
