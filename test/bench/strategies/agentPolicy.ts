// The policy as a model that looks things up itself: what it would list as missing becomes calls of tools, until nothing is worth a look.
import type { ModelMessage, ToolCall } from '../../../src/core/ports.ts';
import { leastWorth, mostGaps, wantedIn, worthOfNamed, type Wanted } from '../answers/recallPolicy.ts';
import { codeNamesIn, lastOf, questionIn } from '../answers/readEvidence.ts';

/** Words by which a question asks who uses a thing. */
const asksForUses = /\b(?:call(?:s|ed|ers?)|use[sd]?|usages?|references?|invoke[sd]?)\b/i;
/** A text in quotation marks that somebody saw. */
const quotation = /"([^"\n]{12,120})"/g;
const lines = /^(.+):(\d+)-(\d+)$/;

/** A call before it has a number. */
type Call = Omit<ToolCall, 'id'>;
type Worth = Call & Pick<Wanted, 'by'>;

/** The next calls, at most as many as gaps of a reply; none when nothing is worth a look. None is made twice. */
export function callsOf(messages: readonly ModelMessage[]): readonly ToolCall[] {
  const told = messages.flatMap(({ role, content }) => (role === 'user' || role === 'tool' ? [content] : []));
  const question = questionIn(told.join('\n'));
  const made = madeIn(messages);
  const known = new Set(made.map(({ call }) => keyOf(call)));
  const wanted = [...notFound(made), ...asked(question, told.join('\n')), ...wantedIn(told).map(callFor)];
  const fresh = wanted.filter((call, i) => !known.has(keyOf(call)) && wanted.findIndex((each) => keyOf(each) === keyOf(call)) === i);
  return numbered(
    fresh
      .filter(({ by }) => by >= leastWorth)
      .toSorted((a, b) => b.by - a.by)
      .slice(0, mostGaps),
    made.length,
  );
}

/** Calls with ids that go on from those before. */
export function numbered(calls: readonly Call[], before: number): readonly ToolCall[] {
  return calls.map(({ name, args }, i) => ({ id: `call_${before + i}`, name, args }));
}

/** A call and what it came to, as a chat has them. */
export interface Made {
  readonly call: ToolCall;
  readonly result: string;
}

/** The calls that were made so far. */
export function madeIn(messages: readonly ModelMessage[]): readonly Made[] {
  const results = new Map(messages.flatMap((each) => (each.role === 'tool' ? [[each.callId, each.content] as const] : [])));
  const calls = messages.flatMap((each) => (each.role === 'assistant' ? (each.calls ?? []) : []));
  return calls.map((call) => ({ call, result: results.get(call.id) ?? '' }));
}

/** Equal for calls that ask for the same. */
export function keyOf({ name, args }: Call): string {
  return `${name} ${args.toLowerCase()}`;
}

function call(name: string, args: object, by: number): Worth {
  return { name, args: JSON.stringify(args), by };
}

/** Lines are read, a name is looked up. */
function callFor({ gap, by }: Wanted): Worth {
  const [, path, start, end] = lines.exec(gap) ?? [];
  if (path !== undefined) return call('read_lines', { path, start: Number(start), end: Number(end) }, by);
  return call('find_symbol', { name: gap }, by);
}

/** What the question itself asks to be looked up: who uses what it names, and where a text stands that it quotes. */
function asked(question: string, told: string): readonly Worth[] {
  const [named] = codeNamesIn(question);
  const uses = named !== undefined && asksForUses.test(question) ? [call('find_uses', { name: named }, worthOfNamed)] : [];
  const evidence = told.replace(question, '');
  const texts = [...question.matchAll(quotation)].map(([, text = '']) => text).filter((text) => !evidence.includes(text));
  return [...uses, ...texts.slice(0, 2).map((text) => call('search_text', { text }, worthOfNamed))];
}

/** A name that is defined nowhere may still stand somewhere. */
function notFound(made: readonly Made[]): readonly Worth[] {
  return made
    .filter(({ call: { name }, result }) => name === 'find_symbol' && !/^\d+\| /m.test(result))
    .map(({ call: { args } }) =>
      call('search_text', { text: lastOf((JSON.parse(args) as { name: string }).name), whole_word: true }, leastWorth),
    );
}
