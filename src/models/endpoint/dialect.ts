// Dialects of model servers. They share the protocol but differ in its parameters: a refused one is left out or reworded and remembered per
// model, so that only the first call pays for it.
import { LruMap } from '../../core/base/collections/lru.ts';
import { readContextLength } from './contextLength.ts';
import type { HttpRefusal } from './httpRefusal.ts';
import { readServerError, type ServerError } from './serverText.ts';

/** How requests to one model are written. */
export interface Dialect {
  readonly temperature: boolean;
  readonly streamOptions: boolean;
  readonly responseFormat: boolean;
  /** Name of the output limit: newer OpenAI models know only the longer one, most other servers only the shorter one. */
  readonly outputLimit: 'max_tokens' | 'max_completion_tokens' | 'none';
  /** Whether messages of role `system` are accepted; otherwise their text goes in front of the user's first message. */
  readonly system: boolean;
  readonly stream: boolean;
  /** Whether requests may say that tools must not be called; otherwise the tools are left out. */
  readonly toolChoice: boolean;
}

const defaultDialect: Dialect = {
  temperature: true,
  streamOptions: true,
  responseFormat: true,
  outputLimit: 'max_tokens',
  system: true,
  stream: true,
  toolChoice: true,
};

/** Dialects by address and model. */
const dialectsByModel = new LruMap<string, Dialect>(200);

/** Returns the dialect of a model as far as it is known; the default before the first refusal. */
export function dialectOf(baseUrl: string, model: string): Dialect {
  return dialectsByModel.get(`${baseUrl} ${model}`) ?? defaultDialect;
}

/** Remembers the dialect of a model until the process ends. */
export function rememberDialect(baseUrl: string, model: string, dialect: Dialect): void {
  dialectsByModel.set(`${baseUrl} ${model}`, dialect);
}

/** Wording of refusals about a parameter as such, or about its only possible value. */
const refusalWording =
  /unsupported|not? support|unrecogni[sz]ed|unknown|unexpected|not permitted|not allowed|extra_forbidden|not (?:a )?valid|invalid|deprecated|not enabled|only|must be|cannot|instead/;

/** The output limit exceeds the model's maximum, which is then limit enough. */
const tooLargeWording = /too (?:large|high|big)|at most|exceeds|less than or equal|<=/;

/** Chat templates refuse system messages too, in their own words. */
const systemRefusalWording =
  /system (?:role|message|prompt|instruction)s? (?:is |are )?not (?:supported|enabled|allowed)|developer instruction is not enabled|does not support (?:the )?(?:'system'|system|developer)|roles must alternate|only user and assistant roles/;

/** Servers whose model takes no tools: Ollama "does not support tools", OpenRouter "support tool use", vLLM "tool choice requires". */
const toolsWording = /(?:tools?|functions?|tool[ _-]?(?:use|choice|calling|calls?)|function[ _-]?calling)\b/;

/** Whether the refusal of a request with tools is about them. Then nothing is left out, since the messages refer to them. */
export function refusesTools({ status, body }: HttpRefusal): boolean {
  if (![400, 404, 422, 500, 501].includes(status)) return false;
  const error = readServerError(body);
  if (error.param === 'tools' || error.param.startsWith('tools')) return true;
  return !readContextLength(error, status) && toolsWording.test(error.lowerCaseBody);
}

/** Returns the dialect without the refused part, or undefined when nothing could be left out. */
export function withoutRefusedPart(dialect: Dialect, refusal: HttpRefusal): Dialect | undefined {
  if (![400, 404, 405, 415, 422, 500, 501].includes(refusal.status)) return undefined;
  const error = readServerError(refusal.body);
  // Such a message names parameters too, but leaving them out would not shorten the request.
  if (readContextLength(error, refusal.status)) return undefined;
  if (dialect.system && systemRefusalWording.test(error.lowerCaseBody)) return { ...dialect, system: false };
  if (refusal.status >= 500) return undefined;
  if (dialect.outputLimit !== 'none' && namesParameter(error, dialect.outputLimit) && tooLargeWording.test(error.lowerCaseBody))
    return { ...dialect, outputLimit: 'none' };
  if (!refusalWording.test(error.lowerCaseBody)) return undefined;
  if (dialect.outputLimit !== 'none' && namesParameter(error, dialect.outputLimit))
    return { ...dialect, outputLimit: otherLimit(dialect, error) };
  if (dialect.streamOptions && namesParameter(error, 'stream_options')) return { ...dialect, streamOptions: false };
  if (dialect.responseFormat && namesParameter(error, 'response_format')) return { ...dialect, responseFormat: false };
  if (dialect.temperature && namesParameter(error, 'temperature')) return { ...dialect, temperature: false };
  if (dialect.toolChoice && namesParameter(error, 'tool_choice')) return { ...dialect, toolChoice: false };
  if (dialect.stream && (error.param === 'stream' || /\bstream(?:ing)?\b/.test(error.lowerCaseBody))) return { ...dialect, stream: false };
  return undefined;
}

function otherLimit({ outputLimit }: Dialect, error: ServerError): Dialect['outputLimit'] {
  if (outputLimit === 'max_tokens') return 'max_completion_tokens';
  // Either both names were refused or the longer one is unknown: a server that takes neither has a limit of its own.
  return error.lowerCaseBody.includes('use max_tokens') || error.lowerCaseBody.includes("use 'max_tokens'") ? 'max_tokens' : 'none';
}

/** Whether the error is about `parameter`: its field says so, or its text contains the word. */
function namesParameter(error: ServerError, parameter: string): boolean {
  if (error.param !== '') return error.param === parameter || error.param.startsWith(`${parameter}.`);
  return new RegExp(`(?<![\\w])${parameter}(?![\\w])`).test(error.lowerCaseBody);
}
