// Parser for tool calls that models print as text: the forms of Hermes and Qwen, Llama, Mistral, GLM and Granite, and JSON alone or in a
// fence.
import type { ToolCall, ToolDefinition } from '../../../ports.ts';
import { objectAt } from './jsonIn.ts';

/** A call without its id. */
export type PrintedCall = Pick<ToolCall, 'name' | 'args'>;

/** Names of the tags around one call or several. */
const wrapper = '(?:minimax:)?tool_?calls?|function_calls?';
/** Meaningless text around and between calls: tags, fences, brackets of a list, marks of chat formats. */
const surroundings = new RegExp(
  `^(?:\\[/?TOOL_CALLS\\]|[\\s;,[\\]]|</?(?:${wrapper})>|<\\|/?(?:tool_calls?|python_tag|eom_id|eot_id|im_end)\\|>|\`\`\`[\\w-]*|</s>)+`,
  'i',
);
/** A call as tags: `<function=name>…</function>`, `<invoke name="name">…</invoke>`. Models often forget the last closing tag. */
const taggedCall = /^<(?:function=|invoke\s+name=)["']?([\w.-]+)["']?\s*>([^]*?)(?:<\/(?:function|invoke)>|(?=<\/?tool_?calls?>)|$)/i;
/** A name before its arguments: `name{…}`, `name[ARGS]{…}`, and `name` before `<arg_key>`. */
const namedCall = /^(?:functions\.)?([\w-]+)\s*(?:\[ARGS\]\s*)?(?=\{|<arg_key>)/i;
const parameter = /<parameter(?:=|\s+name=)["']?([\w.-]+)["']?\s*>([^]*?)<\/parameter>/gi;
const pair = /<arg_key>([^]*?)<\/arg_key>\s*<arg_value>([^]*?)<\/arg_value>/gi;
const pairs = /^(?:\s*<arg_key>[^]*?<\/arg_key>\s*<arg_value>[^]*?<\/arg_value>)+/i;

/** Fields of a call in JSON. */
const nameFields = ['name', 'tool', 'tool_name', 'function', 'function_name', 'action'];
const argumentFields = ['arguments', 'parameters', 'args', 'params', 'input', 'tool_input', 'action_input'];

/** The calls in `text`, if it contains nothing else; undefined otherwise. */
export function callsIn(text: string, tools: readonly ToolDefinition[]): readonly PrintedCall[] | undefined {
  const calls: PrintedCall[] = [];
  for (let rest = text.replace(surroundings, ''); rest !== ''; rest = rest.replace(surroundings, '')) {
    const parsedCalls = callsInJson(rest, tools) ?? callsInTags(rest, tools) ?? callsAfterName(rest, tools);
    if (!parsedCalls) return undefined;
    calls.push(...parsedCalls.calls);
    rest = rest.slice(parsedCalls.end);
  }
  return calls.length ? calls : undefined;
}

interface ParsedCalls {
  readonly calls: readonly PrintedCall[];
  readonly end: number;
}

function callsInJson(text: string, tools: readonly ToolDefinition[]): ParsedCalls | undefined {
  const object = objectAt(text, 0);
  const calls = object && callsOf(object.value, tools);
  return calls && { calls, end: object.end };
}

function callsOf(value: object, tools: readonly ToolDefinition[]): readonly PrintedCall[] | undefined {
  const fields = new Map<string, unknown>(Object.entries(value));
  const list = fields.get('tool_calls') ?? fields.get('calls');
  if (Array.isArray(list)) {
    const parsedLists = list.map((each: unknown) => (isObject(each) ? callsOf(each, tools) : undefined));
    return parsedLists.every((each) => each !== undefined) ? parsedLists.flat() : undefined;
  }
  const inner = fields.get('function');
  if (isObject(inner)) return callsOf(inner, tools);
  const nameField = nameFields.find((field) => typeof fields.get(field) === 'string');
  if (nameField === undefined) return undefined;
  const name = String(fields.get(nameField)).replace(/^functions\./, '');
  const argumentField = argumentFields.find((field) => fields.has(field));
  if (argumentField !== undefined) return [{ name, args: argumentsText(fields.get(argumentField)) }];
  // Without a field for arguments they are beside the name, which then must be that of a tool.
  fields.delete(nameField);
  return tools.some((tool) => tool.name === name) ? [{ name, args: JSON.stringify(Object.fromEntries(fields)) }] : undefined;
}

/** Some models print the arguments as a text that holds JSON. */
function argumentsText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? {});
}

function callsInTags(text: string, tools: readonly ToolDefinition[]): ParsedCalls | undefined {
  const [whole, name, body = ''] = taggedCall.exec(text) ?? [];
  if (whole === undefined || name === undefined) return undefined;
  const inside = body.trim();
  if (inside === '') return { calls: [{ name, args: '{}' }], end: whole.length };
  const object = objectAt(inside, 0);
  // Ignores text after the object, mostly a superfluous brace.
  if (object) return { calls: [{ name, args: JSON.stringify(object.value) }], end: whole.length };
  const parameterMatches = [...inside.matchAll(parameter)];
  return parameterMatches.length ? { calls: [{ name, args: argumentsJson(name, parameterMatches, tools) }], end: whole.length } : undefined;
}

function callsAfterName(text: string, tools: readonly ToolDefinition[]): ParsedCalls | undefined {
  const [whole, name] = namedCall.exec(text) ?? [];
  if (whole === undefined || name === undefined) return undefined;
  const object = objectAt(text, whole.length);
  if (object) return { calls: [{ name, args: JSON.stringify(object.value) }], end: object.end };
  const [pairsText] = pairs.exec(text.slice(whole.length)) ?? [];
  if (pairsText === undefined) return undefined;
  return { calls: [{ name, args: argumentsJson(name, [...pairsText.matchAll(pair)], tools) }], end: whole.length + pairsText.length };
}

/** Arguments as texts in tags: parses as JSON those that the tool does not define as text. */
function argumentsJson(name: string, argumentMatches: readonly RegExpMatchArray[], tools: readonly ToolDefinition[]): string {
  const properties = tools.find((tool) => tool.name === name)?.parameters['properties'];
  const types = new Map<string, unknown>(isObject(properties) ? Object.entries(properties) : []);
  const args = argumentMatches.map(([, key = '', text = '']) => {
    const type = types.get(key.trim());
    const isText = !isObject(type) || !('type' in type) || type.type === 'string';
    return [key.trim(), isText ? text.trim() : parseOrKeep(text.trim())] as const;
  });
  return JSON.stringify(Object.fromEntries(args));
}

function parseOrKeep(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Validation against the definition reports the text as written.
    return text;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
