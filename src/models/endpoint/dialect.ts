// What a model's server does not take. Servers agree on the protocol and differ in its parameters: what is refused is left out or said in
// another way, once, and remembered for that model, so that only its first call pays for it.
import { LruMap } from '../../core/base/collections/lru.ts';
import { readContextLength } from './contextLength.ts';
import type { HttpRefusal } from './httpRefusal.ts';
import { readServerError, type ServerError } from './serverText.ts';

/** How requests to one model are written. */
export interface Dialect {
  readonly temperature: boolean;
  readonly streamOptions: boolean;
  readonly responseFormat: boolean;
  /** Name of the output limit; newer models of OpenAI know only the longer one, most other servers only the shorter one. */
  readonly outputLimit: 'max_tokens' | 'max_completion_tokens' | 'none';
  /** Messages of role `system`; else what they say goes in front of the first message of the user. */
  readonly system: boolean;
  readonly stream: boolean;
  /** Says whether tools may be called; else they are left out where they may not. */
  readonly toolChoice: boolean;
}

const usual: Dialect = {
  temperature: true,
  streamOptions: true,
  responseFormat: true,
  outputLimit: 'max_tokens',
  system: true,
  stream: true,
  toolChoice: true,
};

/** By address and model. */
const learned = new LruMap<string, Dialect>(200);

/** What is known of a model's server so far. */
export function dialectOf(baseUrl: string, model: string): Dialect {
  return learned.get(`${baseUrl} ${model}`) ?? usual;
}

/** Remembers how to speak to a model until the process ends. */
export function learn(baseUrl: string, model: string, dialect: Dialect): void {
  learned.set(`${baseUrl} ${model}`, dialect);
}

/** How a refusal is worded when it is about a parameter as such, or about the one value that it could have had. */
const refused =
  /unsupported|not? support|unrecogni[sz]ed|unknown|unexpected|not permitted|not allowed|extra_forbidden|not (?:a )?valid|invalid|deprecated|not enabled|only|must be|cannot|instead/;

/** The output limit is above what the model can write at most: then that is limit enough. */
const tooLarge = /too (?:large|high|big)|at most|exceeds|less than or equal|<=/;

/** System messages are refused by chat templates too, in words of their own. */
const systemRefused =
  /system (?:role|message|prompt|instruction)s? (?:is |are )?not (?:supported|enabled|allowed)|developer instruction is not enabled|does not support (?:the )?(?:'system'|system|developer)|roles must alternate|only user and assistant roles/;

/** Servers say that a model takes no tools in words of their own: Ollama "does not support tools", OpenRouter "support tool use", vLLM "tool choice requires". */
const toolsRefused = /(?:tools?|functions?|tool[ _-]?(?:use|choice|calling|calls?)|function[ _-]?calling)\b/;

/** Whether `refusal` of a request with tools is about these: nothing is left out then, since the messages are about them. */
export function refusesTools({ status, body }: HttpRefusal): boolean {
  if (![400, 404, 422, 500, 501].includes(status)) return false;
  const error = readServerError(body);
  if (error.param === 'tools' || error.param.startsWith('tools')) return true;
  return !readContextLength(error, status) && toolsRefused.test(error.all);
}

/** The dialect without what `refusal` is about, or undefined when it is about nothing that could be left out. */
export function withoutRefused(dialect: Dialect, refusal: HttpRefusal): Dialect | undefined {
  if (![400, 404, 405, 415, 422, 500, 501].includes(refusal.status)) return undefined;
  const error = readServerError(refusal.body);
  // It names parameters too, but leaving them out would not make the request shorter.
  if (readContextLength(error, refusal.status)) return undefined;
  if (dialect.system && systemRefused.test(error.all)) return { ...dialect, system: false };
  if (refusal.status >= 500) return undefined;
  if (dialect.outputLimit !== 'none' && names(error, dialect.outputLimit) && tooLarge.test(error.all))
    return { ...dialect, outputLimit: 'none' };
  if (!refused.test(error.all)) return undefined;
  if (dialect.outputLimit !== 'none' && names(error, dialect.outputLimit)) return { ...dialect, outputLimit: otherLimit(dialect, error) };
  if (dialect.streamOptions && names(error, 'stream_options')) return { ...dialect, streamOptions: false };
  if (dialect.responseFormat && names(error, 'response_format')) return { ...dialect, responseFormat: false };
  if (dialect.temperature && names(error, 'temperature')) return { ...dialect, temperature: false };
  if (dialect.toolChoice && names(error, 'tool_choice')) return { ...dialect, toolChoice: false };
  if (dialect.stream && (error.param === 'stream' || /\bstream(?:ing)?\b/.test(error.all))) return { ...dialect, stream: false };
  return undefined;
}

function otherLimit({ outputLimit }: Dialect, error: ServerError): Dialect['outputLimit'] {
  if (outputLimit === 'max_tokens') return 'max_completion_tokens';
  // Both names were refused, or the longer one is unknown: a server that takes neither has a limit of its own.
  return error.all.includes('use max_tokens') || error.all.includes("use 'max_tokens'") ? 'max_tokens' : 'none';
}

/** The error is about `parameter`: its field says so, or its text names it as a word. */
function names(error: ServerError, parameter: string): boolean {
  if (error.param !== '') return error.param === parameter || error.param.startsWith(`${parameter}.`);
  return new RegExp(`(?<![\\w])${parameter}(?![\\w])`).test(error.all);
}
