// Makes a tool from its description, the schema of its arguments and its function. A call ends with a result, whatever its input.
import * as v from 'valibot';
import { CancelledError, throwIfCancelled } from '../base/cancellation.ts';
import { UserError } from '../base/wording/errors.ts';
import { sentence } from '../base/wording/errorSentences.ts';
import { emptyEvidenceSet } from '../answering/material/evidence/evidenceSet.ts';
import type { ToolContext, ToolResult } from '../answering/input/toolbox.ts';
import type { ToolDefinition } from '../ports.ts';
import { visibleText } from '../answering/material/evidence/visibleText.ts';
import { scrub } from '../secrets/scrub.ts';
import { CallContext, shortText, ToolRefusal, type ResultDraft } from './callContext.ts';
import { cutText, fitResult } from './fitResult.ts';
import { issuesText, jsonSchemaOf, type ArgumentsSchema } from './jsonSchema.ts';

/** A tool that accepts any arguments. */
export interface Tool {
  readonly definition: ToolDefinition;
  call(args: unknown, context: ToolContext): Promise<ToolResult>;
}

/**
 * Bounds of `max_tokens`. The lower bound leaves room for what was left out (set by judgement); widely used clients cap a result at the
 * upper bound.
 */
export const tokenBounds = { least: 200, most: 25_000 } as const;

/** The argument of every tool for the maximum tokens of its result. */
export function maxTokensArgument(defaultTokens: number) {
  const { least, most } = tokenBounds;
  return v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), defaultTokens);
}

/** An argument that must be a text with more than blanks; `about` describes it to models. */
export function textArgument(about: string) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.description(about));
}

/** The argument for the part of the workspace to which a call keeps. */
export const scopeArgument = v.optional(v.pipe(v.string(), v.description('Folder, file or symbol to stay in')));

/** What {@link defineTool} needs. */
interface ToolOptions<S extends ArgumentsSchema> {
  readonly name: string;
  readonly description: string;
  readonly schema: S;
  run(args: v.InferOutput<S>, callContext: CallContext): Promise<ResultDraft>;
}

/** Creates a tool. Its calls never reject, except with `CancelledError`. */
export function defineTool<S extends ArgumentsSchema>({ name, description, schema, run }: ToolOptions<S>): Tool {
  const definition = { name, description, parameters: jsonSchemaOf(schema) };
  return {
    definition,
    call: async (args, context) => {
      const parsedArguments = v.safeParse(schema, withinBounds(args ?? {}));
      if (!parsedArguments.success)
        return refusalResult(
          'refused',
          `${name}: ${issuesText(parsedArguments.issues)}. Its arguments are ${Object.keys(schema.entries).join(', ')}.`,
          context,
        );
      return runSafely(name, context, async () => {
        const callContext = new CallContext(context, limitsOf(parsedArguments.output));
        const draft = await run(parsedArguments.output, callContext);
        throwIfCancelled(context.token);
        return fitResult(draft, callContext);
      });
    },
  };
}

/** Bounds of `depth` for a call walk. */
export const depthBounds = { least: 1, most: 8 } as const;

/** Arguments that are clamped to their bounds, because a refusal costs a model another call. */
const clampedArguments: readonly (readonly [name: string, bounds: { readonly least: number; readonly most: number }])[] = [
  ['max_tokens', tokenBounds],
  ['depth', depthBounds],
];

function withinBounds(args: unknown): unknown {
  if (typeof args !== 'object' || args === null) return args;
  const values: Record<string, unknown> = { ...args };
  for (const [name, { least, most }] of clampedArguments) {
    const value = values[name];
    if (typeof value === 'number' && Number.isFinite(value)) values[name] = Math.round(Math.min(most, Math.max(least, value)));
  }
  return Array.isArray(args) ? args : values;
}

function limitsOf(args: object): { readonly scope?: string | undefined; readonly max_tokens: number } {
  const { scope, max_tokens = tokenBounds.most } = args as { readonly scope?: unknown; readonly max_tokens?: unknown };
  return { scope: typeof scope === 'string' ? scope : undefined, max_tokens: Number(max_tokens) };
}

/** Turns errors of `work` into results for the caller, and logs bugs. */
async function runSafely(name: string, context: ToolContext, work: () => Promise<ToolResult>): Promise<ToolResult> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CancelledError) throw error;
    if (error instanceof ToolRefusal) return refusalResult('refused', error.message, context);
    if (error instanceof UserError) return refusalResult('refused', sentence(error.code, error.args), context);
    context.dependencies.log.error(`The tool ${name} failed`, error);
    const detail = shortText(error instanceof Error ? error.message : String(error));
    return refusalResult('failed', `${name} failed (${detail}). Call another tool, or this one with other arguments.`, context);
  }
}

/** A result without evidence that says why there is none and what to do about it. */
export async function refusalResult(outcome: 'refused' | 'failed', text: string, { maxTokens }: ToolContext): Promise<ToolResult> {
  return { ...(await cutText(visibleText(scrub(`Error: ${text}`).text), maxTokens)), outcome, evidenceSet: emptyEvidenceSet };
}
