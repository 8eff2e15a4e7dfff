// Parser for the arguments of a call: reads them as JSON, compares them with earlier calls, and formats them in one line.
import { shorten } from '../../../base/shorten.ts';
import type { ToolCall } from '../../../ports.ts';
import { scrub } from '../../../secrets/scrub.ts';
import { visibleText } from '../../material/evidence/visibleText.ts';

/** Maximum characters of arguments that people see. */
const maxLength = 160;

/** The object of arguments; undefined when it is none. Missing arguments are an empty object. */
export function argumentsOf({ args }: ToolCall): Readonly<Record<string, unknown>> | undefined {
  if (args.trim() === '') return {};
  try {
    const parsedValue: unknown = JSON.parse(args);
    return typeof parsedValue === 'object' && parsedValue !== null && !Array.isArray(parsedValue) ? { ...parsedValue } : undefined;
  } catch {
    // The result tells the model what is wrong.
    return undefined;
  }
}

/** Equal for calls with the same request, whatever their order of arguments and their room. */
export function keyOfCall(name: string, args: Readonly<Record<string, unknown>>): string {
  const { max_tokens: _, ...rest } = args;
  return `${name} ${JSON.stringify(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)))}`;
}

/** Arguments for people; omits the name of a single one. */
export function formatArguments({ args }: ToolCall): string {
  const parsedArguments = argumentsOf({ id: '', name: '', args });
  const { max_tokens: _, ...rest } = parsedArguments ?? {};
  const parts = Object.entries(rest).map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`);
  return shorten(
    visibleText(
      scrub(parsedArguments ? parts.join(', ') : args)
        .text.replace(/\s+/g, ' ')
        .trim(),
    ),
    maxLength,
  );
}
