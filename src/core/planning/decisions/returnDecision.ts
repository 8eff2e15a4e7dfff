// Decides "When does X return null?" and "can X return an empty list?": finds the returns of that value and their conditions.
import { rulesOf } from '../../syntax/languages.ts';
import { indentOf } from '../../text/indent.ts';
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { QuestionValue, DecisionQuestion } from '../../reading/asks/decisionQuestion.ts';
import type { DecisionContext, Decision } from './decisionTypes.ts';
import { sureReach } from './raiseDecision.ts';
import { sureCallees, functionsOf, definitionsByName, readSymbolBody, waysOf, type SymbolBody } from './decisionSubject.ts';
import { bareCode, branchOf, guardKind, valueLines, type WayOut } from './waysOut.ts';

type ReturnsQuestion = Extract<DecisionQuestion, { readonly ask: 'returns' }>;

const nullValue = /^(?:null|nil|None|undefined|NULL|nullptr|void 0|Optional\.empty\(\)|Nothing|std::nullopt)(?![\w.(])/;
const emptyValue =
  /^(?:\[\]|\{\}|\(\)|""|''|``|''\.\w+|String::new\(\)|vec!\[\]|\w*Vec::new\(\)|new \w*(?:List|Map|Set|Array|Vector|Dictionary)\w*(?:<[^>]*>)?\(\)|new [\w<>]+\[0\]|\w+\.(?:empty|Empty)\w*(?:<[^>]*>)?(?:\(\))?|List\.of\(\)|(?:empty|mutable)?(?:list|dict|set|tuple|map|array)(?:Of)?\(\)|(?:map|\[\])[\w[\]{}*.]*\{\})(?!\w)/i;

/** The places that return the value in question; undefined where no certain answer is known. */
export async function decideReturns(question: ReturnsQuestion, context: DecisionContext): Promise<Decision | undefined> {
  const { inquiry, sources } = context;
  const functions = definitionsByName(question.subject, inquiry, sources).flatMap((symbol) => functionsOf(symbol, sources.graph));
  for (const symbol of functions) {
    const ownReturns = await returnsIn(symbol, question, sources);
    if (ownReturns)
      return { kind: 'ways', ask: 'returns', form: question.form, symbol, decidingSymbol: symbol, through: [], ...ownReturns };
  }
  for (const symbol of functions) {
    for (const edge of await forwardedCalls(symbol, context)) {
      const at = edge.callee === null ? undefined : sources.graph.symbol(edge.callee);
      const calleeReturns = at && (await returnsIn(at, question, sources));
      if (at && calleeReturns)
        return { kind: 'ways', ask: 'returns', form: question.form, symbol, decidingSymbol: at, through: [edge], ...calleeReturns };
    }
  }
  const [symbol] = functions;
  return symbol && question.form === 'whether' ? { kind: 'none', ask: 'returns', symbol, ...sureReach(symbol, context) } : undefined;
}

/** The returns of the value in a function itself. `falls`: its end returns the value implicitly. */
async function returnsIn(
  symbol: SymbolNode,
  { value }: ReturnsQuestion,
  sources: DecisionContext['sources'],
): Promise<{ readonly ways: readonly WayOut[]; readonly falls?: true } | undefined> {
  const functionBody = await readSymbolBody(symbol, sources);
  if (!functionBody) return undefined;
  const fits = returnTest(value, functionBody);
  const keywordWays = waysOf(functionBody, sources.graph, (way) => way.kind === 'return' && fits(way));
  const implicitWays = value === 'unchanged' ? [] : valueLines(functionBody.body, valuePattern(value), symbol.language);
  const keywordLines = new Set(keywordWays.map(({ line }) => line));
  const isInFunction = (line: number): boolean => isOwnLine(symbol, sources.graph, line);
  const ways = [...keywordWays, ...implicitWays.filter(({ line }) => !keywordLines.has(line) && isInFunction(line))].sort(
    (a, b) => a.line - b.line,
  );
  if (ways.length) return { ways };
  const end = value === 'null' ? implicitEnd(functionBody) : undefined;
  return end && { ways: [end], falls: true };
}

function isOwnLine(symbol: SymbolNode, graph: CodeGraph, line: number): boolean {
  const enclosing = graph.at(symbol.root, symbol.path, line);
  return enclosing === undefined || enclosing.id === symbol.id || enclosing.fact.name.startsWith('<');
}

function valuePattern(value: Exclude<QuestionValue, 'unchanged'>): RegExp {
  if (value === 'null') return nullValue;
  if (value === 'empty') return emptyValue;
  const text = value.text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^(?:[\\w.:]+[.:])?${text}(?![\\w.(])`, /^(?:true|false)$/i.test(text) ? 'i' : '');
}

/** Test whether a return gives the value: literally, through a name that holds it, or as a parameter that is returned as it came. */
function returnTest(value: QuestionValue, { symbol, body }: SymbolBody): (way: WayOut) => boolean {
  if (value === 'unchanged') {
    const names = new Set(symbol.fact.parameters.map(({ name }) => name.replace(/^[$&*@]+/, '')));
    return ({ value: returnedText }) => names.has(returnedText.replace(/^[$&*@]+/, ''));
  }
  const pattern = valuePattern(value);
  return ({ value: returnedText, line }) => {
    if (pattern.test(returnedText) || (value === 'null' && returnedText === '')) return true;
    return /^[$@]?\w+$/.test(returnedText) && value !== 'null' && isAssigned(returnedText, pattern, { body, line });
  };
}

/** Whether the nearest line above `line` that has the name assigns the value to it. */
function isAssigned(name: string, pattern: RegExp, { body, line }: Pick<SymbolBody, 'body'> & { readonly line: number }): boolean {
  const word = new RegExp(`(?<![\\w.])${name.replace(/[$]/g, '\\$&')}(?!\\w)`);
  for (let at = line - 1; at > body.first; at--) {
    const text = body.file[at] ?? '';
    if (!word.test(text)) continue;
    const assignedText = new RegExp(`${word.source}\\s*(?::\\s*[^=]+)?(?::=|=)(?!=)\\s*(.+?)[;,]?\\s*$`).exec(text)?.[1];
    return assignedText !== undefined && pattern.test(assignedText);
  }
  return false;
}

/** The end of a function whose last statement returns only under a condition: if that does not hold, nothing is returned. */
function implicitEnd({ symbol, body }: SymbolBody): WayOut | undefined {
  if (!rulesOf(symbol.language).endingGivesNothing) return undefined;
  const ownIndent = indentOf(body.file[body.first] ?? '');
  const lines = Array.from({ length: body.last - body.first }, (_, i) => body.first + 1 + i).filter((line) => {
    const text = body.file[line] ?? '';
    return bareCode(text).trim() !== '' && indentOf(text) > ownIndent;
  });
  const minIndent = Math.min(...lines.map((line) => indentOf(body.file[line] ?? '')));
  const last = lines.findLast((line) => indentOf(body.file[line] ?? '') === minIndent && !/^\s*[}\])]/.test(body.file[line] ?? ''));
  if (last === undefined || guardKind(bareCode(body.file[last] ?? '')) !== 'if') return undefined;
  const returns = branchOf(body, last).some((line) => /\breturn\b\s*\S/.test(bareCode(body.file[line] ?? '')));
  return returns ? { kind: 'return', value: '', line: last, guards: [{ line: last, kind: 'else' }], earlier: [], loops: [] } : undefined;
}

/** Calls whose value a function returns, as far as the line of the call shows. */
async function forwardedCalls(symbol: SymbolNode, { sources }: DecisionContext): Promise<readonly Edge[]> {
  const functionBody = await readSymbolBody(symbol, sources);
  if (!functionBody) return [];
  return sureCallees(symbol, sources.graph).insideEdges.filter(({ line, callee }) => {
    const name = callee === null ? undefined : sources.graph.symbol(callee)?.fact.name;
    const text = functionBody.body.file[line] ?? '';
    return (
      name !== undefined && (/\breturn\b/.test(text) || functionBody.body.last - functionBody.body.first < 4) && text.includes(`${name}(`)
    );
  });
}
