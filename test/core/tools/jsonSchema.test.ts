// The JSON schema that models see, and the words for arguments that do not fit it.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import * as v from 'valibot';
import { issuesText, jsonSchemaOf } from '../../../src/core/tools/jsonSchema.ts';

const schema = v.strictObject({
  name: v.pipe(v.string(), v.nonEmpty('must not be empty'), v.description('What to find')),
  kinds: v.optional(v.array(v.picklist(['calls', 'imports']))),
  depth: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)), 3),
});

test('keeps types, bounds, defaults and descriptions, and requires what is not optional', () => {
  assert.deepEqual(jsonSchemaOf(schema), {
    type: 'object',
    properties: {
      name: { type: 'string', description: 'What to find' },
      kinds: { type: 'array', items: { type: 'string', enum: ['calls', 'imports'] } },
      depth: { type: 'integer', minimum: 1, maximum: 8, default: 3 },
    },
    required: ['name'],
    additionalProperties: false,
  });
});

test('refuses a kind of schema that no tool uses', () => {
  assert.throws(() => jsonSchemaOf(v.strictObject({ at: v.date() })), /No JSON schema/);
});

suite('issues', () => {
  const textOf = (args: unknown): string => issuesText(v.safeParse(schema, args).issues ?? []);

  test('name an argument that is missing, unknown or of another type', () => {
    assert.match(textOf({}), /^name is missing$/);
    assert.match(textOf({ name: 'x', file: 'y' }), /^there is no argument file$/);
    assert.match(textOf({ name: 4 }), /^name: must be string, not 4$/);
  });
});
