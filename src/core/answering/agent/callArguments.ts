// Arguments of a call as a model wrote them: read as JSON, compared with those of earlier calls, and told in one line.
import { shorten } from '../../base/shorten.ts';
import type { ToolCall } from '../../ports.ts';
import { scrub } from '../../secrets/scrub.ts';

/** Characters of arguments that people are shown. */
const longest = 160;

/** The object that a call gives; undefined when it is none. No arguments at all are an empty object. */
export function argumentsOf({ args }: ToolCall): Readonly<Record<string, unknown>> | undefined {
  if (args.trim() === '') return {};
  try {
    const read: unknown = JSON.parse(args);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : undefined;
  } catch {
    // Whoever called is told what is wrong.
    return undefined;
  }
}

/** The same for calls that ask for the same, in whatever order and with however much room. */
export function keyOfCall(name: string, args: Readonly<Record<string, unknown>>): string {
  const { max_tokens: _, ...rest } = args;
  return `${name} ${JSON.stringify(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)))}`;
}

/** Arguments for people: names are left out where there is one alone. */
export function shownArguments({ args }: ToolCall): string {
  const read = argumentsOf({ id: '', name: '', args });
  const { max_tokens: _, ...rest } = read ?? {};
  const parts = Object.entries(rest).map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`);
  return shorten(
    scrub(read ? parts.join(', ') : args)
      .text.replace(/\s+/g, ' ')
      .trim(),
    longest,
  );
}
