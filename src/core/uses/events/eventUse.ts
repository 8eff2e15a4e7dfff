// Determines the role of a place in an event from the calls around it: it sends or handles the event, or registers a handler.
import type { LanguageRules } from '../../languages/languageRules.ts';
import { attributeAround, callAround, callOf, type Argument, type CallAround } from '../places/callsAround.ts';
import { eventRows, handlerAttribute, type EventRow } from './eventRows.ts';

/** Code and text of one file, of the same length: the code has blanks for strings. */
export interface CodeAndText {
  readonly code: string;
  readonly text: string;
  readonly rules: LanguageRules;
}

/** The name of an event: a string with its quotation marks, or a name with its receiver, at an offset. */
export interface EventName {
  readonly text: string;
  readonly at: number;
}

/** The role of a place. `event` is set where the call names it. */
export interface EventUse {
  readonly kind: 'sends' | 'handles' | 'registers';
  readonly event?: EventName;
}

/** The definition of the target name: the code that makes it, and whether it is a function with a body. */
export interface TargetOrigin {
  readonly by: string;
  readonly isFunction: boolean;
}

/** Wrappers that pass a function on: the event calls the wrapped function. */
const wrapper = /\.bind$|^(?:functools\.)?partial$|^(?:useCallback|debounce|throttle|async_to_sync|sync_to_async)$/;

/** Reads the use of the name (or the string, with its marks) from `start` to `end`. `origin` is undefined for strings. */
export function eventUseAt(file: CodeAndText, start: number, end: number, origin: TargetOrigin | undefined): EventUse | undefined {
  if (origin && isHandledAttribute(file, start, end)) return { kind: 'handles' };
  const ownCall = origin && callOf(file.code, end);
  const ownUse = ownCall && useByOwnCall(ownCall, end, file.rules, origin);
  if (ownUse) return ownUse;
  const enclosingCall = callAround(file.code, start);
  if (!enclosingCall) return useInAttribute(file, start);
  const isWrapped = ownCall !== undefined && ownCall.calleeEnd > end && wrapper.test(ownCall.callee);
  const directUse = useInCall(enclosingCall, file, start, isWrapped ? undefined : end, origin);
  if (directUse || !wrapper.test(enclosingCall.callee)) return directUse;
  const outerCall = callAround(file.code, enclosingCall.calleeEnd - 1);
  return outerCall && useInCall(outerCall, file, enclosingCall.calleeEnd - 1, undefined, origin);
}

/** The use by the call that the name begins: the name is the object of a method of the event, or the event itself is called. */
function useByOwnCall(call: CallAround, end: number, rules: LanguageRules, { by, isFunction }: TargetOrigin): EventUse | undefined {
  const row = rowsOf(call, rules).find(({ event, madeBy }) => {
    const isObject = event.includes('object') && call.calleeEnd > end;
    const isCallee = event.includes('callee') && call.calleeEnd === end && !isFunction;
    return (isObject || isCallee) && (madeBy?.test(by) ?? true);
  });
  return row && { kind: row.kind };
}

/** The event in a decorator that registers its function as a handler: `receiver(order_done)`. */
export function eventOfDecorator(decorator: string, rules: LanguageRules): string | undefined {
  const text = `@${decorator.replace(/^@/, '')}${decorator.includes('(') ? '' : '()'}`;
  const call = callAround(text, text.indexOf('(') + 1);
  if (!call) return undefined;
  const row = rowsOf(call, rules).find((each) => each.handler?.includes('decorated'));
  const event = row && eventOf(row, call, text);
  return event?.text;
}

/** Whether a decorator makes the function handle events of its parameter type. */
export function takesEvents(decorator: string, rules: LanguageRules): boolean {
  const callee = `@${decorator.replace(/^@/, '').replace(/\(.*$/s, '')}`;
  return eventRows.some((row) => row.event.includes('parameter') && row.languages.includes(rules) && row.call.test(callee));
}

function rowsOf(call: CallAround, rules: LanguageRules): readonly EventRow[] {
  return eventRows.filter((row) => row.languages.includes(rules) && row.call.test(call.callee));
}

function useInCall(
  call: CallAround,
  file: CodeAndText,
  start: number,
  end: number | undefined,
  origin: TargetOrigin | undefined,
): EventUse | undefined {
  const rows = rowsOf(call, file.rules);
  const ownArgument = rows.length ? call.arguments.find((each) => each.start <= start && start < each.end) : undefined;
  if (!ownArgument) return undefined;
  for (const row of rows) {
    const event = argumentOf(row.event, call);
    if (event === ownArgument && isWhole(event, file, start, end, row.isObject === true)) return { kind: row.kind };
    if (!origin?.isFunction || argumentOf(row.handler ?? [], call) !== ownArgument || !isWhole(ownArgument, file, start, end, false))
      continue;
    const eventName = eventOf(row, call, file.text);
    return { kind: 'registers', ...(eventName && { event: eventName }) };
  }
  return undefined;
}

/** The first argument that the call has among `parts`, which are positions and keywords. */
function argumentOf(parts: readonly (number | string)[], { arguments: callArguments }: CallAround): Argument | undefined {
  const positionalArguments = callArguments.filter(({ keyword }) => keyword === undefined);
  for (const part of parts) {
    const argument = typeof part === 'number' ? positionalArguments[part] : callArguments.find(({ keyword }) => keyword === part);
    if (argument) return argument;
  }
  return undefined;
}

/** Whether the argument is exactly the name with its receiver, or with `isObject` an object made from it. */
function isWhole(argument: Argument, { code, text }: CodeAndText, start: number, end: number | undefined, isObject: boolean): boolean {
  const before = code.slice(argument.start, start);
  const after = end === undefined ? '' : text.slice(end, argument.end);
  if (isObject) return /^(?:new\s+)?(?:[\w$]+\.)*$/.test(before) && /^\s*(?:<[^<>]*>\s*)?\([^]*\)$/.test(after);
  return /^(?:[\w$]+(?:\(\))?(?:\?\.|!?\.|::)\s*)*$/.test(before) && /^!?(?:\.class|::class)?$/.test(after);
}

/** The name of the event in a call of this row. */
function eventOf(row: EventRow, call: CallAround, text: string): EventName | undefined {
  if (row.event.includes('object')) {
    const name = call.callee.replace(/^@/, '').replace(/\.[^.]*$/, '');
    return { text: name, at: call.calleeEnd };
  }
  if (row.event.includes('callee')) return { text: call.callee, at: call.calleeEnd };
  const argument = argumentOf(row.event, call);
  return argument && { text: text.slice(argument.start, argument.end), at: argument.start };
}

/** `<C onDone={f}>` handles the events of the component's property `onDone`. */
function isHandledAttribute({ code, rules }: CodeAndText, start: number, end: number): boolean {
  return (
    rules.hasMarkup && code.startsWith('={', end) && /\s/.test(code.charAt(start - 1)) && handlerAttribute.test(code.slice(start, end))
  );
}

function useInAttribute(file: CodeAndText, start: number): EventUse | undefined {
  if (!file.rules.hasMarkup) return undefined;
  const name = attributeAround(file.code, start);
  return name !== undefined && handlerAttribute.test(name) && /\{\s*(?:[\w$]+\.)*$/.test(file.code.slice(Math.max(0, start - 80), start))
    ? { kind: 'registers', event: { text: name, at: start } }
    : undefined;
}
