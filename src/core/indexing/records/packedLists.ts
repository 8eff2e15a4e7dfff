// Packed form of bindings, checks and calls: each text once a file, everything else as numbers. A file repeats a few names so often that
// separate strings took more memory than the facts.
import type { BindingFact, CallFact, CheckFact } from '../../symbols/facts.ts';

/** Each text once, and the numbers of all facts in a row. */
export type PackedList = readonly [texts: readonly string[], numbers: readonly number[]];

const waysToBind: readonly BindingFact['by'][] = ['annotation', 'new', 'call', 'alias', 'flow', 'assigned', 'default'];
const waysToCheck: readonly CheckFact['how'][] = ['is', 'tag', 'typeof', 'has'];
const waysToCall: readonly CallFact['how'][] = ['call', 'new', 'decorator', 'reference'];

/** Count of numbers per fact, by kind. */
const widths = { binding: 6, check: 9, call: 10 } as const;

/** Collects texts and numbers for a {@link PackedList}. */
export class ListWriter {
  readonly #places = new Map<string, number>();
  readonly #numbers: number[] = [];
  #line = 0;

  add(...numbers: readonly number[]): void {
    for (const each of numbers) this.#numbers.push(each);
  }

  /** Place of a text, from 1 on; 0 for none. */
  text(text: string | undefined): number {
    if (text === undefined) return 0;
    const place = this.#places.get(text);
    if (place !== undefined) return place;
    this.#places.set(text, this.#places.size + 1);
    return this.#places.size;
  }

  /** Difference to the line of the fact before: small numbers take one byte. */
  line(line: number): number {
    const lines = line - this.#line;
    this.#line = line;
    return lines;
  }

  get packedList(): PackedList {
    return [[...this.#places.keys()], this.#numbers];
  }
}

export function packBindings(bindings: readonly BindingFact[]): PackedList {
  const list = new ListWriter();
  for (const { scope, name, value, by, line, until } of bindings)
    list.add(scope, list.text(name), list.text(value), waysToBind.indexOf(by), list.line(line), until === undefined ? 0 : until - line + 1);
  return list.packedList;
}

/** Unpacks bindings. */
export function bindingsOf([texts, numbers]: PackedList): readonly BindingFact[] {
  const bindings: BindingFact[] = [];
  let line = 0;
  for (let at = 0; at < numbers.length; at += widths.binding) {
    line += numbers[at + 4] ?? 0;
    const until = numbers[at + 5] ?? 0;
    const scope = numbers[at] ?? 0;
    const name = textAt(texts, numbers[at + 1]);
    const value = textAt(texts, numbers[at + 2]);
    const by = waysToBind[numbers[at + 3] ?? 0] ?? 'annotation';
    bindings.push(until ? { scope, name, value, by, line, until: line + until - 1 } : { scope, name, value, by, line });
  }
  return bindings;
}

export function packChecks(checks: readonly CheckFact[]): PackedList {
  const list = new ListWriter();
  for (const { scope, name, how, value, not, line, from, until, to } of checks) {
    const firstNumbers = [scope, list.text(name), waysToCheck.indexOf(how), list.text(value), not === undefined ? 0 : not ? 2 : 1] as const;
    list.add(...firstNumbers, list.line(line), from, until - line, to);
  }
  return list.packedList;
}

export function unpackChecks([texts, numbers]: PackedList): readonly CheckFact[] {
  const checks: CheckFact[] = [];
  let line = 0;
  for (let at = 0; at < numbers.length; at += widths.check) {
    line += numbers[at + 5] ?? 0;
    const not = numbers[at + 4] ?? 0;
    checks.push({
      scope: numbers[at] ?? 0,
      name: textAt(texts, numbers[at + 1]),
      how: waysToCheck[numbers[at + 2] ?? 0] ?? 'is',
      value: textAt(texts, numbers[at + 3]),
      ...(not && { not: not === 2 }),
      line,
      from: numbers[at + 6] ?? 0,
      until: line + (numbers[at + 7] ?? 0),
      to: numbers[at + 8] ?? 0,
    });
  }
  return checks;
}

export function packCalls(calls: readonly CallFact[]): PackedList {
  const list = new ListWriter();
  for (const { caller, name, receiver, inPath, line, column, how, arguments: count, passed, types, literals } of calls) {
    const way = waysToCall.indexOf(how) + (inPath ? waysToCall.length : 0);
    list.add(caller, list.text(name), list.text(receiver), list.line(line), column, way, count);
    list.add(list.text(passed), list.text(types), list.text(literals));
  }
  return list.packedList;
}

export function unpackCalls([texts, numbers]: PackedList): readonly CallFact[] {
  const calls: CallFact[] = [];
  let line = 0;
  for (let at = 0; at < numbers.length; at += widths.call) {
    line += numbers[at + 3] ?? 0;
    const way = numbers[at + 5] ?? 0;
    const call: { -readonly [field in keyof CallFact]: CallFact[field] } = {
      caller: numbers[at] ?? 0,
      name: textAt(texts, numbers[at + 1]),
      line,
      column: numbers[at + 4] ?? 0,
      how: waysToCall[way % waysToCall.length] ?? 'call',
      arguments: numbers[at + 6] ?? 0,
    };
    const [receiver, passed, types, literals] = [numbers[at + 2], numbers[at + 7], numbers[at + 8], numbers[at + 9]];
    // Separate assignments, since spreading these rare fields took longer than everything else.
    if (receiver) call.receiver = textAt(texts, receiver);
    if (way >= waysToCall.length) call.inPath = true;
    if (passed) call.passed = textAt(texts, passed);
    if (types) call.types = textAt(texts, types);
    if (literals) call.literals = textAt(texts, literals);
    calls.push(call);
  }
  return calls;
}

/** The text at a place from {@link ListWriter.text}. */
export function textAt(texts: readonly string[], place: number | undefined): string {
  return texts[(place ?? 0) - 1] ?? '';
}
