// Decides questions such as "Does X close the file?": finds the line of X, or of its callees, that does so.
import type { Edge, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { DecisionQuestion } from '../../reading/asks/decisionQuestion.ts';
import { termsOfText } from '../../text/tokenizer.ts';
import { changeOf, type ActionPattern } from './actionPatterns.ts';
import { sureReach } from './raiseDecision.ts';
import { sureCallees, functionsOf, definitionsByName, readSymbolBody, type SymbolBody } from './decisionSubject.ts';
import { bareCode, guardedLine, type GuardedLine } from './waysOut.ts';
import type { DecisionContext, Decision } from './decisionTypes.ts';

type ActionQuestion = Extract<DecisionQuestion, { readonly ask: 'deed' }>;

/** Maximum calls to follow. */
const maxHops = 2;
/** Words of a question for an argument that the action changes. */
const argumentWords =
  /\b(?:arguments?|inputs?|parameters?|params?|what (?:it|you) (?:is|are|gets?|pass)\w*|in[- ]place|(?:the )?(?:first|second|original|given|passed)\b)/i;

/** The line that does it. Where no line does and the action shows in code, the decision that none does; otherwise undefined. */
export async function decideAction(
  question: ActionQuestion,
  action: ActionPattern,
  context: DecisionContext,
): Promise<Decision | undefined> {
  const { inquiry, sources } = context;
  const definitions = definitionsByName(question.subject, inquiry, sources);
  const functions = definitions.flatMap((each) => functionsOf(each, sources.graph).map((at) => ({ subject: each, at })));
  const isOfArgument = action.toArgument === true && argumentWords.test(question.words);
  // What else it may change has no name by which a line could be found.
  if (action.toArgument === true && !isOfArgument) return undefined;
  let nearest: Extract<Decision, { kind: 'deed' }> | undefined;
  for (const { subject, at } of functions) {
    const actionLine = isOfArgument
      ? await argumentChangeIn(at, undefined, context, maxHops)
      : await actionLineIn(at, question, action, context);
    if (actionLine && actionLine.through.length < (nearest?.through.length ?? Infinity))
      nearest = { kind: 'deed', symbol: subject, ...actionLine, isComplete: false };
  }
  if (nearest) return { ...nearest, isComplete: await isComplete(nearest, context) };
  const [subject] = definitions;
  return subject && action.isDecided ? { kind: 'none', ask: 'deed', symbol: subject, ...sureReach(subject, context) } : undefined;
}

/**
 * Whether nothing else decides it: the line is in no inner function, which may never run, and no condition decides the calls that lead
 * there.
 */
async function isComplete({ decidingSymbol, targetLine, through }: ActionLine, { sources }: DecisionContext): Promise<boolean> {
  const isUnconditional = ({ guards, earlier: exitLines }: GuardedLine): boolean =>
    guards.every(({ kind }) => kind === 'here') && exitLines.length === 0;
  const isOwn = (symbol: SymbolNode, line: number): boolean => sources.graph.at(symbol.root, symbol.path, line)?.id === symbol.id;
  if (!isOwn(decidingSymbol, targetLine.line)) return false;
  for (const edge of through) {
    const caller = sources.graph.symbol(edge.caller);
    const functionBody = caller && (await readSymbolBody(caller, sources));
    if (!functionBody || !isUnconditional(guardedLine(functionBody.body, edge.line)) || !isOwn(functionBody.symbol, edge.line))
      return false;
  }
  return true;
}

interface ActionLine {
  readonly decidingSymbol: SymbolNode;
  readonly targetLine: GuardedLine;
  readonly through: readonly Edge[];
}

/** The line that does it and shares most terms with the question; for a function without one, a line of the nearest callee. */
async function actionLineIn(
  at: SymbolNode,
  question: ActionQuestion,
  action: ActionPattern,
  { sources }: DecisionContext,
): Promise<ActionLine | undefined> {
  const queue: (readonly [SymbolNode, readonly Edge[]])[] = [[at, []]];
  const visited = new Set([at.id]);
  for (const [symbol, through] of queue) {
    const functionBody = await readSymbolBody(symbol, sources);
    const line = functionBody && lineOf(functionBody, question, action);
    if (functionBody && line !== undefined) return { decidingSymbol: symbol, targetLine: guardedLine(functionBody.body, line), through };
    if (through.length >= maxHops - 1) continue;
    for (const edge of sureCallees(symbol, sources.graph).insideEdges) {
      const callee = edge.callee === null ? undefined : sources.graph.symbol(edge.callee);
      if (!callee || visited.has(callee.id)) continue;
      visited.add(callee.id);
      queue.push([callee, [...through, edge]]);
    }
  }
  return undefined;
}

function lineOf({ body, symbol }: SymbolBody, { words }: ActionQuestion, action: ActionPattern): number | undefined {
  const questionTerms = termsOfText(words);
  let best: { readonly line: number; readonly count: number } | undefined;
  for (let line = body.first + (body.first === body.last ? 0 : 1); line <= body.last; line++) {
    const text = bareCode(body.file[line] ?? '');
    const head = line === symbol.fact.nameRange.start.line;
    if (head ? body.first !== body.last : !action.code.test(text)) continue;
    if (!action.code.test(head ? text.slice(symbol.fact.nameRange.end.column) : text)) continue;
    // The comment above a line explains it.
    const nearTerms = new Set(termsOfText(body.file.slice(Math.max(body.first, line - 2), line + 1).join('\n')));
    const count = questionTerms.filter((term) => nearTerms.has(term)).length;
    if (count > (best?.count ?? -1)) best = { line, count };
  }
  // For a verb without a row in the table, the line must also have a word of the object.
  return best && (action.isDecided || best.count > 0 || questionTerms.length === 0) ? best.line : undefined;
}

/**
 * A line that changes the content of a parameter, or passes it to a function that does.
 * @param position index of the parameter in question; undefined for any
 */
async function argumentChangeIn(
  at: SymbolNode,
  position: number | undefined,
  context: DecisionContext,
  hopsLeft: number,
): Promise<ActionLine | undefined> {
  const { sources } = context;
  const functionBody = await readSymbolBody(at, sources);
  if (!functionBody) return undefined;
  const { body, symbol } = functionBody;
  const parameterNames = symbol.fact.parameters
    .map(({ name }) => name.replace(/^[$&*@]+/, ''))
    .filter((name) => !/^(?:self|this|cls)$/.test(name));
  const names = position === undefined ? parameterNames : parameterNames.slice(position, position + 1);
  for (const name of names.filter((each) => /^\w+$/.test(each))) {
    const change = changeOf(name);
    let actionLine: ActionLine | undefined;
    for (let line = body.first + 1; line <= body.last; line++) {
      const text = bareCode(body.file[line] ?? '');
      // From here on, the name is another object.
      if (new RegExp(`^\\s*[$]?${name}\\s*=(?!=)`).test(text)) break;
      const changeLine = change.test(text) ? guardedLine(body, line) : undefined;
      // An unconditional change tells most.
      if (changeLine && (!actionLine || changeLine.guards.length < actionLine.targetLine.guards.length))
        actionLine = { decidingSymbol: at, targetLine: changeLine, through: [] };
    }
    if (actionLine) return actionLine;
    if (hopsLeft > 0)
      for (const edge of sureCallees(symbol, sources.graph).insideEdges) {
        const callee = edge.callee === null ? undefined : sources.graph.symbol(edge.callee);
        const argumentIndex = callee && argumentPosition(bareCode(body.file[edge.line] ?? ''), callee.fact.name, name);
        const calleeLine =
          callee && argumentIndex !== undefined ? await argumentChangeIn(callee, argumentIndex, context, hopsLeft - 1) : undefined;
        if (calleeLine) return { ...calleeLine, through: [edge, ...calleeLine.through] };
      }
  }
  return undefined;
}

/** Index of the argument `name` in a call of `callee` on a line; undefined where it is not passed. */
function argumentPosition(text: string, callee: string, name: string): number | undefined {
  const at = text.indexOf(`${callee}(`);
  if (at < 0) return undefined;
  const argumentIndex = text
    .slice(at + callee.length + 1)
    .split(',')
    .findIndex((argument) => new RegExp(`^\\s*[$&*]?(?:mut )?${name}\\s*\\)?`).test(argument) && !/^\s*[$&*]?\w+[.[(]/.test(argument));
  return argumentIndex < 0 ? undefined : argumentIndex;
}
