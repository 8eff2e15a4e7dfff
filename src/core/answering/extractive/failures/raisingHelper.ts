// Finds the function that raises a text which another function passes to it: the error comes from there, so its line belongs in the answer.
import type { CodeGraph, SymbolNode } from '../../../graph/edges/graphTypes.ts';
import type { MessageMatch } from '../../../messages/matching/messageMatch.ts';
import { stringLiterals, wholeStatements } from '../../material/evidence/wholeStatements.ts';
import type { WriterContext } from '../writerContext.ts';

/** Maximum lines from a call to a text among its arguments. */
const maxCallLines = 6;
/** Maximum lines of a raise. */
const maxRaiseLines = 3;
/** Characters at the front of a text by which its statement is searched. */
const prefixLength = 24;
const word = /[\p{L}_$][\p{L}\p{N}_$]*/gu;

/** A function that raises a text of its caller. */
export interface RaisingHelper {
  readonly symbol: SymbolNode;
  /** Zero-based line of the raise. */
  readonly line: number;
}

/** The function to which `symbol` passes the text of `message` and which raises it. Undefined where `symbol` raises the text itself. */
export async function raisingHelper(
  { page, graph }: WriterContext,
  symbol: SymbolNode,
  message: MessageMatch,
): Promise<RaisingHelper | undefined> {
  const { role, template, entry } = message;
  if (template || entry || (role !== 'argument' && role !== 'returned' && role !== 'other')) return undefined;
  const file = (await page.book.readLines(symbol.root, symbol.path)) ?? [];
  for (const call of callsAround(file, symbol, message)) {
    const callee = calleeOf(call, symbol, message, graph);
    const parameter = callee && parameterOf(callee, call.index);
    if (!callee || parameter === undefined) continue;
    const raise = raiseOf(callee, parameter, (await page.book.readLines(callee.root, callee.path)) ?? []);
    if (raise !== undefined) return { symbol: callee, line: raise };
  }
  return undefined;
}

/** A call with a text among its arguments. */
interface HelperCall {
  readonly name: string;
  /** Zero-based number of the argument. */
  readonly index: number;
}

/** The calls whose arguments hold the text of a message, the innermost first. */
function callsAround(file: readonly string[], { fact }: SymbolNode, { line, literal }: MessageMatch): readonly HelperCall[] {
  const constantPart = literal.split('…').find((part) => part.trim().length > 1) ?? literal;
  const first = Math.max(fact.range.start.line, line - maxCallLines);
  const statement = file.slice(first, line + 1).join('\n');
  const textIndex = statement.lastIndexOf(constantPart.trim().slice(0, prefixLength));
  const textBefore = statement.slice(0, Math.max(0, textIndex)).replace(stringLiterals, (text) => '_'.repeat(text.length));
  const calls: HelperCall[] = [];
  let [index, depth] = [0, 0];
  for (let i = textBefore.length - 1; i >= 0 && !/[;{}]/.test(textBefore[i] ?? ''); i--) {
    const sign = textBefore[i] ?? '';
    if (sign === ')' || sign === ']') depth++;
    else if (sign === ',' && depth === 0) index++;
    else if ((sign === '(' || sign === '[') && --depth < 0) {
      const name = /([\p{L}_$][\p{L}\p{N}_$]*)(?:<[^<>()]{0,80}>)?\s*$/u.exec(textBefore.slice(0, i))?.[1];
      if (sign === '(' && name !== undefined) calls.push({ name, index });
      [index, depth] = [0, 0];
    }
  }
  return calls;
}

/** The callee by the graph, else the only function of that name and language: the graph misses methods that are added to a type. */
function calleeOf({ name }: HelperCall, caller: SymbolNode, { line }: MessageMatch, graph: CodeGraph): SymbolNode | undefined {
  const edges = graph.outgoing(caller.id, ['calls']).filter((edge) => edge.line <= line && line - edge.line <= maxCallLines);
  const callees = edges.flatMap(({ callee, evidence }) => (callee && evidence !== 'name-only' ? (graph.symbol(callee) ?? []) : []));
  const knownCallee = callees.find(({ fact }) => fact.name === name);
  const [only, another] = knownCallee
    ? [knownCallee]
    : graph.byName(name).filter(({ role, language }) => role === 'code' && language === caller.language);
  return another || only?.id === caller.id ? undefined : only;
}

/** The parameter that receives the argument. A receiver is a parameter, but no argument between the parentheses. */
function parameterOf({ fact }: SymbolNode, index: number): string | undefined {
  const hasReceiver = /^(?:self|cls|this)$/.test(fact.parameters[0]?.name ?? '') || /\(\s*this\s/.test(fact.signature);
  return fact.parameters[index + (hasReceiver ? 1 : 0)]?.name;
}

/** The first lines of the statement that begins on `line`. */
function statementAt(file: readonly string[], line: number): string {
  const { to } = wholeStatements(file, line, { from: line, to: line + 1 });
  return file.slice(line, Math.min(Math.max(to, line + 1), line + maxRaiseLines)).join('\n');
}

/** The line of the first raise that uses the parameter, or a variable whose value contains it. */
function raiseOf({ fact }: SymbolNode, parameter: string, file: readonly string[]): number | undefined {
  const carriers = new Set([parameter]);
  const holdsCarrier = (text: string): boolean => (text.match(word) ?? []).some((name) => carriers.has(name));
  for (let line = fact.range.start.line; line <= fact.range.end.line; line++) {
    const text = file[line] ?? '';
    if (fact.raises.some((raise) => raise.line === line && !raise.declared) && holdsCarrier(statementAt(file, line))) return line;
    const assignment = /(?:^|[\s(])([\p{L}_$][\p{L}\p{N}_$]*)\s*(?::[^=]{1,60})?:?=(?![=>])(.*)$/u.exec(text);
    if (assignment?.[1] && holdsCarrier(assignment[2] ?? '')) carriers.add(assignment[1]);
  }
  return undefined;
}
