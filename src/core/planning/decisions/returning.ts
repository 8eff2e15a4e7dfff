// Decides "When does X return null?", "can X return an empty list?": finds the returns of that value and their conditions.
import { rulesOf } from '../../syntax/languages.ts';
import { indentOf } from '../../text/indent.ts';
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/types.ts';
import type { QuestionValue, DecisionQuestion } from '../../reading/asks/decisionQuestion.ts';
import type { DecisionContext, Decision } from './types.ts';
import { sureReach } from './raising.ts';
import { sureCallees, functionsOf, namedBy, symbolBody, waysOf, type SymbolBody } from './subject.ts';
import { bareCode, branchOf, guardKind, valueLines, type WayOut } from './waysOut.ts';

type ReturnsQuestion = Extract<DecisionQuestion, { readonly ask: 'returns' }>;

const nothing = /^(?:null|nil|None|undefined|NULL|nullptr|void 0|Optional\.empty\(\)|Nothing|std::nullopt)(?![\w.(])/;
const empty =
  /^(?:\[\]|\{\}|\(\)|""|''|``|''\.\w+|String::new\(\)|vec!\[\]|\w*Vec::new\(\)|new \w*(?:List|Map|Set|Array|Vector|Dictionary)\w*(?:<[^>]*>)?\(\)|new [\w<>]+\[0\]|\w+\.(?:empty|Empty)\w*(?:<[^>]*>)?(?:\(\))?|List\.of\(\)|(?:empty|mutable)?(?:list|dict|set|tuple|map|array)(?:Of)?\(\)|(?:map|\[\])[\w[\]{}*.]*\{\})(?!\w)/i;

/** Places that return the value in question. */
export async function returnsOf(question: ReturnsQuestion, context: DecisionContext): Promise<Decision | undefined> {
  const { inquiry, sources } = context;
  const named = namedBy(question.subject, inquiry, sources).flatMap((symbol) => functionsOf(symbol, sources.graph));
  for (const symbol of named) {
    const matches = await returnedIn(symbol, question, sources);
    if (matches) return { kind: 'ways', asked: 'returns', form: question.form, symbol, at: symbol, through: [], ...matches };
  }
  for (const symbol of named) {
    for (const edge of await handedOn(symbol, context)) {
      const at = edge.callee === null ? undefined : sources.graph.symbol(edge.callee);
      const found = at && (await returnedIn(at, question, sources));
      if (at && found) return { kind: 'ways', asked: 'returns', form: question.form, symbol, at, through: [edge], ...found };
    }
  }
  const [symbol] = named;
  return symbol && question.form === 'whether' ? { kind: 'none', asked: 'returns', symbol, ...sureReach(symbol, context) } : undefined;
}

async function returnedIn(
  symbol: SymbolNode,
  { value }: ReturnsQuestion,
  sources: DecisionContext['sources'],
): Promise<{ readonly ways: readonly WayOut[]; readonly falls?: true } | undefined> {
  const read = await symbolBody(symbol, sources);
  if (!read) return undefined;
  const fits = fitting(value, read);
  const wayOuts = waysOf(read, sources.graph, (way) => way.kind === 'return' && fits(way));
  const unsaid = value === 'unchanged' ? [] : valueLines(read.body, valueForm(value), symbol.language);
  const known = new Set(wayOuts.map(({ line }) => line));
  const own = (line: number): boolean => isOwnLine(symbol, sources.graph, line);
  const ways = [...wayOuts, ...unsaid.filter(({ line }) => !known.has(line) && own(line))].sort((a, b) => a.line - b.line);
  if (ways.length) return { ways };
  const end = value === 'null' ? fallOf(read) : undefined;
  return end && { ways: [end], falls: true };
}

function isOwnLine(symbol: SymbolNode, graph: CodeGraph, line: number): boolean {
  const around = graph.at(symbol.root, symbol.path, line);
  return around === undefined || around.id === symbol.id || around.fact.name.startsWith('<');
}

function valueForm(value: Exclude<QuestionValue, 'unchanged'>): RegExp {
  if (value === 'null') return nothing;
  if (value === 'empty') return empty;
  const text = value.text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^(?:[\\w.:]+[.:])?${text}(?![\\w.(])`, /^(?:true|false)$/i.test(text) ? 'i' : '');
}

/** Whether a return gives the value: literally, through a name that holds it, or as the unchanged parameter. */
function fitting(value: QuestionValue, { symbol, body }: SymbolBody): (way: WayOut) => boolean {
  if (value === 'unchanged') {
    const names = new Set(symbol.fact.parameters.map(({ name }) => name.replace(/^[$&*@]+/, '')));
    return ({ value: given }) => names.has(given.replace(/^[$&*@]+/, ''));
  }
  const form = valueForm(value);
  return ({ value: given, line }) => {
    if (form.test(given) || (value === 'null' && given === '')) return true;
    return /^[$@]?\w+$/.test(given) && value !== 'null' && isStill(given, form, { body, line });
  };
}

/** Whether a name got the value before `line` and nothing on the path changes it. */
function isStill(name: string, form: RegExp, { body, line }: Pick<SymbolBody, 'body'> & { readonly line: number }): boolean {
  const word = new RegExp(`(?<![\\w.])${name.replace(/[$]/g, '\\$&')}(?!\\w)`);
  for (let at = line - 1; at > body.first; at--) {
    const text = body.file[at] ?? '';
    if (!word.test(text)) continue;
    const given = new RegExp(`${word.source}\\s*(?::\\s*[^=]+)?(?::=|=)(?!=)\\s*(.+?)[;,]?\\s*$`).exec(text)?.[1];
    return given !== undefined && form.test(given);
  }
  return false;
}

/** The end of a function that returns only under a condition: after it, nothing is returned. */
function fallOf({ symbol, body }: SymbolBody): WayOut | undefined {
  if (!rulesOf(symbol.language).endingGivesNothing) return undefined;
  const own = indentOf(body.file[body.first] ?? '');
  const lines = Array.from({ length: body.last - body.first }, (_, i) => body.first + 1 + i).filter((line) => {
    const text = body.file[line] ?? '';
    return bareCode(text).trim() !== '' && indentOf(text) > own;
  });
  const least = Math.min(...lines.map((line) => indentOf(body.file[line] ?? '')));
  const last = lines.findLast((line) => indentOf(body.file[line] ?? '') === least && !/^\s*[}\])]/.test(body.file[line] ?? ''));
  if (last === undefined || guardKind(bareCode(body.file[last] ?? '')) !== 'if') return undefined;
  const returns = branchOf(body, last).some((line) => /\breturn\b\s*\S/.test(bareCode(body.file[line] ?? '')));
  return returns ? { kind: 'return', value: '', line: last, guards: [{ line: last, kind: 'else' }], earlier: [] } : undefined;
}

/** Calls whose value a function returns unchanged. */
async function handedOn(symbol: SymbolNode, { sources }: DecisionContext): Promise<readonly Edge[]> {
  const read = await symbolBody(symbol, sources);
  if (!read) return [];
  return sureCallees(symbol, sources.graph).inside.filter(({ line, callee }) => {
    const name = callee === null ? undefined : sources.graph.symbol(callee)?.fact.name;
    const text = read.body.file[line] ?? '';
    return name !== undefined && (/\breturn\b/.test(text) || read.body.last - read.body.first < 4) && text.includes(`${name}(`);
  });
}
