// Recognizes calls that log, and those that log errors, by conventions of languages and libraries.
import type { CallSite } from '../values/callSite.ts';
import type { FileContext } from '../fileContext.ts';

const loggerWord =
  /^#?_*(?:[sk]?log|log[gx]|logger|logging|console|warnings|get_?logger|loguru|winston|pino|bunyan|consola|timber|[sgkz]log|log[gxr])$/i;
const loggerEnding = /[a-z_](?:Log|Logger|Logging|_log|_logger)$/;
const stderr = /(?:^|\.)(?:stderr|System\.err)$/;
const writeMethods = new Set(['write', 'writeln', 'print', 'println', 'printf', 'puts', 'format']);
const troubleLevel =
  /^\(\s*(?:["'](?:warn|warning|error|fatal|crit|critical|alert|emerg|severe)["']|(?:[\w$]+\.)*(?:WARN|WARNING|ERROR|CRITICAL|FATAL|SEVERE)\b)/;

/**
 * Whether a call goes to a logger at any level: `log.info()`, `this.#logger.warn()`, `logger.child(x).error()`, `requestLogger.error()`.
 */
export function isLogger({ receiver }: CallSite, { source }: FileContext): boolean {
  if (!receiver) return false;
  const parts = withoutArguments(source.foldedText(receiver, 200)).split(/\??\.|::|->/);
  return parts.some((part) => loggerWord.test(part) || loggerEnding.test(part));
}

/** Whether a call logs at warning level or above, or writes to the standard error stream. */
export function logsTrouble(site: CallSite, context: FileContext): boolean {
  const { name, receiver, arguments: list } = site;
  const { source, grammar } = context;
  if (!receiver) return false;
  if (grammar.logMethods.has(name)) return isLogger(site, context);
  if (writeMethods.has(name)) return stderr.test(source.foldedText(receiver, 200));
  // Level as an argument: `logger.log('error', …)`, `log.log(Level.SEVERE, …)`, or fluent: `log.atError().log(…)`.
  if (name !== 'log' || !list || !isLogger(site, context)) return false;
  return (
    troubleLevel.test(source.text.slice(list.startIndex, list.startIndex + 100)) ||
    /\.at(?:Warn|Error)\(\)/.test(source.foldedText(receiver, 200))
  );
}

/** The text of a receiver without the content of its brackets. */
function withoutArguments(text: string): string {
  let depth = 0;
  let rest = '';
  for (const character of text) {
    if (character === '(' || character === '[') depth++;
    else if (character === ')' || character === ']') depth--;
    else if (depth === 0) rest += character;
  }
  return rest;
}
