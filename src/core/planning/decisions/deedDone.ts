// Decides "Does X close the file?": finds the line of X, or of its callees, that does what the question asks about.
import type { Edge, SymbolNode } from '../../graph/edges/types.ts';
import type { DecisionQuestion } from '../../reading/asks/decisionQuestion.ts';
import { terms as termsOf } from '../../text/terms.ts';
import { changeOf, type Deed } from './deeds.ts';
import { sureReach } from './raising.ts';
import { sureCallees, functionsOf, namedBy, symbolBody, type SymbolBody } from './subject.ts';
import { bareCode, guardedLine, type GuardedLine } from './waysOut.ts';
import type { DecisionContext, Decision } from './types.ts';

type DeedQuestion = Extract<DecisionQuestion, { readonly ask: 'deed' }>;

/** Maximum calls to follow. */
const hops = 2;
/** Words for the argument as the target of the action. */
const ofArgument =
  /\b(?:arguments?|inputs?|parameters?|params?|what (?:it|you) (?:is|are|gets?|pass)\w*|in[- ]place|(?:the )?(?:first|second|original|given|passed)\b)/i;

/** The line that does it; or, where the body decides that, the fact that it does not. */
export async function deedDone(question: DeedQuestion, deed: Deed, context: DecisionContext): Promise<Decision | undefined> {
  const { inquiry, sources } = context;
  const named = namedBy(question.subject, inquiry, sources);
  const functions = named.flatMap((each) => functionsOf(each, sources.graph).map((at) => ({ subject: each, at })));
  const isOfArgument = deed.toArgument === true && ofArgument.test(question.words);
  // Other things that it may change have no name that a line would show.
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

/**
 * Whether everything that decides it is known: the line is in no inner function that may never run, and no condition decides the calls that
 * lead there.
 */
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

/** The line that does it and matches most of the question; for a function without one, a line of its callees. */
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
    // The comment above a line explains it.
    const beside = new Set(termsOf(body.file.slice(Math.max(body.first, line - 2), line + 1).join('\n')));
    const count = wanted.filter((term) => beside.has(term)).length;
    if (count > (best?.count ?? -1)) best = { line, count };
  }
  // A verb without a row in the table counts only where the line also matches the object.
  return best && (deed.isDecided || best.count > 0 || wanted.length === 0) ? best.line : undefined;
}

/** A line that changes the content of a parameter, or passes it to a function that does. `only`: position of the parameter in question. */
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
      // From here on, the name is another object.
      if (new RegExp(`^\\s*[$]?${name}\\s*=(?!=)`).test(text)) break;
      const way = change.test(text) ? guardedLine(body, line) : undefined;
      // An unconditional change tells most.
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

/** Position of the argument `name` in a call of `callee` on a line. */
function placeIn(text: string, callee: string, name: string): number | undefined {
  const at = text.indexOf(`${callee}(`);
  if (at < 0) return undefined;
  const place = text
    .slice(at + callee.length + 1)
    .split(',')
    .findIndex((argument) => new RegExp(`^\\s*[$&*]?(?:mut )?${name}\\s*\\)?`).test(argument) && !/^\s*[$&*]?\w+[.[(]/.test(argument));
  return place < 0 ? undefined : place;
}
