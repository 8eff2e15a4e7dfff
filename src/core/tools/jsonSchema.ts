// Derives the JSON schema that models see from the schema that validates arguments, so that both always agree.
import * as v from 'valibot';

/** Strict schema of arguments: unknown arguments are rejected, because an ignored one would look as if it had an effect. */
export type ArgumentsSchema = v.StrictObjectSchema<v.ObjectEntries, undefined>;

type JsonObject = Readonly<Record<string, unknown>>;

/** The arguments of a tool as JSON schema. */
export function jsonSchemaOf({ entries }: ArgumentsSchema): JsonObject {
  const rows = Object.entries(entries).map(([name, entry]) => [name, jsonOf(entry)] as const);
  const requiredNames = Object.entries(entries).flatMap(([name, entry]) => (entry.type === 'optional' ? [] : [name]));
  return {
    type: 'object',
    properties: Object.fromEntries(rows),
    ...(requiredNames.length ? { required: requiredNames } : {}),
    additionalProperties: false,
  };
}

/**
 * JSON schema of one argument.
 * @throws Error for a kind of schema that no tool uses yet
 */
function jsonOf(schema: unknown): JsonObject {
  const { type, wrapped, default: defaultValue, item, options, pipe = [] } = fieldsOf(schema);
  if (type === 'optional') return { ...jsonOf(wrapped), ...(defaultValue === undefined ? {} : { default: defaultValue }) };
  const actionFields = pipe.reduce<JsonObject>((fields, action) => ({ ...fields, ...actionJson(action) }), {});
  if (type === 'picklist') return { type: 'string', enum: options, ...actionFields };
  if (type === 'array') return { type: 'array', items: jsonOf(item), ...actionFields };
  if (type === 'string' || type === 'boolean' || type === 'number') return { type, ...actionFields };
  throw new Error(`No JSON schema is written for ${String(type)}`);
}

/** JSON schema of a step of a pipe; the first step is the schema itself. */
function actionJson(action: unknown): JsonObject {
  const { type, requirement, description } = fieldsOf(action);
  if (type === 'integer') return { type: 'integer' };
  if (type === 'min_value') return { minimum: requirement };
  if (type === 'max_value') return { maximum: requirement };
  return type === 'description' ? { description } : {};
}

interface SchemaFields {
  readonly type?: unknown;
  readonly wrapped?: unknown;
  readonly default?: unknown;
  readonly item?: unknown;
  readonly options?: unknown;
  readonly pipe?: readonly unknown[];
  readonly requirement?: unknown;
  readonly description?: unknown;
}

function fieldsOf(value: unknown): SchemaFields {
  return typeof value === 'object' && value !== null ? value : {};
}

/** Describes invalid arguments in one line. */
export function issuesText(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map(issueText).join('; ');
}

/** Describes an invalid argument in plain words, where the library speaks of keys and of `never`. */
function issueText(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? 'arguments';
  if (issue.expected === 'never') return `there is no argument ${name}`;
  if (issue.received === 'undefined') return `${name} is missing`;
  return `${name}: ${issue.message.replace(/^Invalid (?:\w+): Expected (.*) but received (.*)$/s, 'must be $1, not $2')}`;
}
