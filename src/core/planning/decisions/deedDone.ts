// "Does X close the file?": the line of a subject, or of what it calls, that does what the question asks about.
import type { Edge, SymbolNode } from '../../graph/edges/types.ts';
import type { DecisionQuestion } from '../../reading/asks/decisionQuestion.ts';
import { terms as termsOf } from '../../text/terms.ts';
import { changeOf, type Deed } from './deeds.ts';
import { sureReach } from './raising.ts';
import { sureCallees, functionsOf, namedBy, symbolBody, type SymbolBody } from './subject.ts';
import { bareCode, guardedLine, type GuardedLine } from './waysOut.ts';
import type { DecisionContext, Decision } from './types.ts';

type DeedQuestion = Extract<DecisionQuestion, { readonly ask: 'deed' }>;

/** Calls that are followed. */
const hops = 2;
/** What is handed over is meant. */
const ofArgument =
  /\b(?:arguments?|inputs?|parameters?|params?|what (?:it|you) (?:is|are|gets?|pass)\w*|in[- ]place|(?:the )?(?:first|second|original|given|passed)\b)/i;

/** Where it is done; where a body decides it, that it is not. */
export async function deedDone(question: DeedQuestion, deed: Deed, context: DecisionContext): Promise<Decision | undefined> {
  const { inquiry, sources } = context;
  const named = namedBy(question.subject, inquiry, sources);
  const functions = named.flatMap((each) => functionsOf(each, sources.graph).map((at) => ({ subject: each, at })));
  const isOfArgument = deed.toArgument === true && ofArgument.test(question.words);
  // What else it may change has no name that a line would show.
  if (deed.toArgument === true && !isOfArgument) return undefined;
  let nearest: Extract<Decision, { kind: 'deed' }> | undefined;
  for (const { subject, at } of functions) {
    const done = isOfArgument ? await changeIn(at, undefined, context, hops) : await doneIn(at, question, deed, context);
    if (done && done.through.length < (nearest?.through.length ?? Infinity))
      nearest = { kind: 'deed', symbol: subject, ...done, isRead: false };
  }
  if (nearest) return { ...nearest, isRead: await isRead(nearest, context) };
  const [subject] = named;
  return subject && deed.isDecided ? { kind: 'none', asked: 'deed', symbol: subject, ...sureReach(subject, context) } : undefined;
}

/** Whether all that decides it is known: the line stands in no function inside that may never run, and no condition decides the calls that lead there. */
async function isRead({ at, reached: way, through }: Done, { sources }: DecisionContext): Promise<boolean> {
  const isPlain = ({ guards, earlier: passed }: GuardedLine): boolean => guards.every(({ kind }) => kind === 'here') && passed.length === 0;
  const isOwn = (symbol: SymbolNode, line: number): boolean => sources.graph.at(symbol.root, symbol.path, line)?.id === symbol.id;
  if (!isOwn(at, way.line)) return false;
  for (const edge of through) {
    const caller = sources.graph.symbol(edge.caller);
    const read = caller && (await symbolBody(caller, sources));
    if (!read || !isPlain(guardedLine(read.body, edge.line)) || !isOwn(read.symbol, edge.line)) return false;
  }
  return true;
}

interface Done {
  readonly at: SymbolNode;
  readonly reached: GuardedLine;
  readonly through: readonly Edge[];
}

/** The line that does it and says most of what the question says beside; of a function that does not, a line of what it calls. */
async function doneIn(at: SymbolNode, question: DeedQuestion, deed: Deed, { sources }: DecisionContext): Promise<Done | undefined> {
  const queue: (readonly [SymbolNode, readonly Edge[]])[] = [[at, []]];
  const seen = new Set([at.id]);
  for (const [symbol, through] of queue) {
    const read = await symbolBody(symbol, sources);
    const line = read && lineOf(read, question, deed);
    if (read && line !== undefined) return { at: symbol, reached: guardedLine(read.body, line), through };
    if (through.length >= hops - 1) continue;
    for (const edge of sureCallees(symbol, sources.graph).inside) {
      const callee = edge.callee === null ? undefined : sources.graph.symbol(edge.callee);
      if (!callee || seen.has(callee.id)) continue;
      seen.add(callee.id);
      queue.push([callee, [...through, edge]]);
    }
  }
  return undefined;
}

function lineOf({ body, symbol }: SymbolBody, { words }: DeedQuestion, deed: Deed): number | undefined {
  const wanted = termsOf(words);
  let best: { readonly line: number; readonly count: number } | undefined;
  for (let line = body.first + (body.first === body.last ? 0 : 1); line <= body.last; line++) {
    const text = bareCode(body.file[line] ?? '');
    const head = line === symbol.fact.nameRange.start.line;
    if (head ? body.first !== body.last : !deed.code.test(text)) continue;
    if (!deed.code.test(head ? text.slice(symbol.fact.nameRange.end.column) : text)) continue;
    // The comment above a line says what it is for.
    const beside = new Set(termsOf(body.file.slice(Math.max(body.first, line - 2), line + 1).join('\n')));
    const count = wanted.filter((term) => beside.has(term)).length;
    if (count > (best?.count ?? -1)) best = { line, count };
  }
  // Without a row of its own a verb is believed only where the line says of what, too.
  return best && (deed.isDecided || best.count > 0 || wanted.length === 0) ? best.line : undefined;
}

/** A line that changes what one of the parameters holds, or hands it to a function that does. `only`: the place of the parameter that is meant. */
async function changeIn(at: SymbolNode, only: number | undefined, context: DecisionContext, left: number): Promise<Done | undefined> {
  const { sources } = context;
  const read = await symbolBody(at, sources);
  if (!read) return undefined;
  const { body, symbol } = read;
  const all = symbol.fact.parameters.map(({ name }) => name.replace(/^[$&*@]+/, '')).filter((name) => !/^(?:self|this|cls)$/.test(name));
  const names = only === undefined ? all : all.slice(only, only + 1);
  for (const name of names.filter((each) => /^\w+$/.test(each))) {
    const change = changeOf(name);
    let done: Done | undefined;
    for (let line = body.first + 1; line <= body.last; line++) {
      const text = bareCode(body.file[line] ?? '');
      // From here on it is another object.
      if (new RegExp(`^\\s*[$]?${name}\\s*=(?!=)`).test(text)) break;
      const way = change.test(text) ? guardedLine(body, line) : undefined;
      // What is done in any case says most.
      if (way && (!done || way.guards.length < done.reached.guards.length)) done = { at, reached: way, through: [] };
    }
    if (done) return done;
    if (left > 0)
      for (const edge of sureCallees(symbol, sources.graph).inside) {
        const callee = edge.callee === null ? undefined : sources.graph.symbol(edge.callee);
        const place = callee && placeIn(bareCode(body.file[edge.line] ?? ''), callee.fact.name, name);
        const below = callee && place !== undefined ? await changeIn(callee, place, context, left - 1) : undefined;
        if (below) return { ...below, through: [edge, ...below.through] };
      }
  }
  return undefined;
}

/** As which argument `name` is handed to `callee` in a line. */
function placeIn(text: string, callee: string, name: string): number | undefined {
  const at = text.indexOf(`${callee}(`);
  if (at < 0) return undefined;
  const place = text
    .slice(at + callee.length + 1)
    .split(',')
    .findIndex((argument) => new RegExp(`^\\s*[$&*]?(?:mut )?${name}\\s*\\)?`).test(argument) && !/^\s*[$&*]?\w+[.[(]/.test(argument));
  return place < 0 ? undefined : place;
}
