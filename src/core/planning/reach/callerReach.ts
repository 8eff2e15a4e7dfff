// Tells whether a caller can lead to a line of a function with what it passes: a condition there may never, or always, hold for its arguments.
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { Conditions } from '../../languages/conditionRules.ts';
import { rulesOf } from '../../syntax/languages.ts';
import { escapeRegExp } from '../../text/textQuery.ts';
import { bracketAfter } from '../../uses/places/brackets.ts';
import { codeIn } from '../../uses/places/recentCode.ts';
import type { Body } from '../decisions/waysOut.ts';
import type { LineReader } from '../failures/siteState.ts';
import { callsBetween, type PassedValue, type PassingCallLine } from './callArguments.ts';
import type { SourceCode } from './codeParts.ts';
import { truthOf, valueIn, type Knowledge } from './conditionTruth.ts';
import { parseExpression } from './expressionParser.ts';
import type { KnownValue } from './knownValue.ts';
import { decidingConditions, type DecidingCondition, type DecidingConditions } from './lineConditions.ts';
import { constantSource } from './constantValue.ts';
import { parametersOf } from './parameterList.ts';
import { plainValues } from './plainValues.ts';
import { isUnchanged } from './unchangedParameter.ts';

/** A call on the way to a line: the caller, and the function that it calls. */
export interface CallLink {
  readonly caller: SymbolNode;
  readonly callee: SymbolNode;
  /** Zero-based line of the call. */
  readonly line: number;
}

/** What a way does to a condition of the line. */
export interface WayOutcome {
  /** `never`: the line cannot run on this way. `holds`: its nearest condition has the result that it needs. */
  readonly is: 'never' | 'holds';
  readonly condition: DecidingCondition;
  /** The arguments on which the condition depends. */
  readonly passed: readonly PassedValue[];
}

/** A known argument of a parameter, and the code that first wrote it. */
interface KnownArgument {
  readonly value: KnownValue;
  readonly passed: PassedValue;
}

type Environment = ReadonlyMap<string, KnownArgument>;
const nothingKnown: readonly Environment[] = [new Map()];
/** Maximum calls between a function and itself. Set by judgement: what runs longer ways around is hardly the same failure. */
const maxRecursion = 4;
/** Maximum functions that are searched for a way back. Set by judgement. */
const maxVisited = 400;

/** Reads the ways to some lines of one function. */
export class ReachReader {
  readonly #graph: CodeGraph;
  readonly #readLines: LineReader;
  readonly #files = new Map<string, SourceCode | undefined>();

  constructor(graph: CodeGraph, readLines: LineReader) {
    this.#graph = graph;
    this.#readLines = readLines;
  }

  /**
   * What the way through `links`, the call of `site` first, does to `lines` of `site`; undefined where that is not certain. All calls of a
   * caller count, for it may reach the line by any of them.
   */
  async reachOf(site: SymbolNode, lines: readonly number[], links: readonly CallLink[]): Promise<WayOutcome | undefined> {
    const { conditions } = rulesOf(site.language);
    const file = conditions && (await this.#fileOf(site));
    const environments = file ? await this.#environments(links) : undefined;
    if (!file || !environments?.length) return undefined;
    const deciding = lines.map((line) => decidingConditions(bodyOf(site, file), line, file, site.language));
    const reaches = environments.map((environment) => deciding.map((each) => reachIn(each, environment, site, file, conditions)));
    const [ownReach] = reaches[0] ?? [];
    if (ownReach?.is !== 'never') return reaches[0]?.find((each) => each?.is === 'holds');
    return reaches.flat().every((each) => each?.is === 'never') && !links.some(({ callee }) => this.#mayComeBack(callee))
      ? ownReach
      : undefined;
  }

  /** Whether a function may call itself: what it passes then is not what its caller passed. */
  #mayComeBack({ id }: SymbolNode): boolean {
    const visited = new Set([id]);
    let level = [id];
    for (let depth = 0; depth < maxRecursion && level.length > 0 && visited.size < maxVisited; depth++) {
      const edges = level.flatMap((each) => this.#graph.callees(each)).filter(({ evidence }) => evidence !== 'name-only');
      if (edges.some(({ callee }) => callee === id)) return true;
      level = edges.flatMap(({ callee }) => (callee === null || visited.has(callee) ? [] : callee));
      for (const each of level) visited.add(each);
    }
    return false;
  }

  /** An argument with which the nearest condition of `line` is met, whatever the others are; undefined where no plain value is known to do so. */
  async meetingArgument(site: SymbolNode, line: number): Promise<PassedValue | undefined> {
    const { conditions } = rulesOf(site.language);
    const file = conditions && (await this.#fileOf(site));
    const parameters = file && parametersOf(site, file, conditions)?.parameters;
    if (!file || !parameters) return undefined;
    const deciding = decidingConditions(bodyOf(site, file), line, file, site.language);
    for (const { name, type, isRest } of parameters)
      for (const source of name === undefined || isRest ? [] : plainValues(type, deciding.all, conditions)) {
        const value = valueOfSource(source, file, conditions);
        const passed: PassedValue = { parameter: name ?? '', source, isDefault: false };
        const environment = new Map(value ? [[passed.parameter, { value, passed }]] : []);
        if (reachIn(deciding, environment, site, file, conditions)?.is === 'holds') return passed;
      }
    return undefined;
  }

  /** What is known of the parameters of the first callee, for each way in which the calls can run. */
  async #environments([link, ...outer]: readonly CallLink[]): Promise<readonly Environment[] | undefined> {
    if (!link) return undefined;
    const { caller, callee, line } = link;
    const [file, calleeFile] = [await this.#fileOf(caller), await this.#fileOf(callee)];
    if (!file || !calleeFile) return undefined;
    const edges = this.#graph.outgoing(caller.id, ['calls']).filter((edge) => edge.callee === callee.id);
    const lines = [...new Set([line, ...edges.map((edge) => edge.line)])];
    const calls = callsBetween(caller, callee, lines, this.#graph, { caller: file, callee: calleeFile });
    const around = (outer.length ? await this.#environments(outer) : undefined) ?? nothingKnown;
    // The call that is shown comes first.
    const sortedCalls = calls?.toSorted((a, b) => Number(b.line === line) - Number(a.line === line));
    return (
      sortedCalls && around.flatMap((environment) => sortedCalls.map((call) => passedValues(caller, call, environment, file, calleeFile)))
    );
  }

  async #fileOf({ root, path, language }: SymbolNode): Promise<SourceCode | undefined> {
    const key = `${root}:${path}`;
    if (!this.#files.has(key)) {
      const source = (await this.#readLines(root, path))?.join('\n');
      this.#files.set(key, source === undefined ? undefined : { source, code: codeIn(source, language) });
    }
    return this.#files.get(key);
  }
}

function bodyOf({ fact }: SymbolNode, { source }: SourceCode): Body {
  return { file: source.split('\n'), first: fact.range.start.line, last: fact.range.end.line };
}

/** The known arguments of a call. */
function passedValues(
  caller: SymbolNode,
  call: PassingCallLine,
  around: Environment,
  file: SourceCode,
  calleeFile: SourceCode,
): Environment {
  const { conditions } = rulesOf(caller.language);
  const environment = new Map<string, KnownArgument>();
  if (!conditions) return environment;
  for (const passed of call.passed.values()) {
    // A parameter of the caller that it passes on has the argument of its own call.
    const own = passed.isDefault || passed.source === undefined ? undefined : around.get(passed.source);
    const isPassedOn = own && isUnchangedUpTo(passed.source ?? '', caller, file, call.at, conditions);
    const value = isPassedOn ? own.value : valueOfSource(passed.source, passed.isDefault ? calleeFile : file, conditions);
    if (value) environment.set(passed.parameter, { value, passed: isPassedOn ? { ...own.passed, parameter: passed.parameter } : passed });
  }
  return environment;
}

/** The value of an expression as `file` has it: an argument, a default, a constant. */
function valueOfSource(source: string | undefined, file: SourceCode, conditions: Conditions, isConstant = false): KnownValue | undefined {
  if (source === undefined) return { is: 'undefined' };
  if (makesObject(source, conditions)) return { is: 'object' };
  const expression = parseExpression(isConstant ? source.replace(/\.freeze$/, '') : source);
  // A constant of constants is rare, and may refer to itself.
  const valueOf = (name: string): KnownValue | undefined => (isConstant ? undefined : constantValue(name, file, conditions));
  return expression && valueIn(expression, { conditions, valueOf });
}

function constantValue(name: string, file: SourceCode, conditions: Conditions): KnownValue | undefined {
  const source = constantSource(name, file, conditions);
  return source === undefined ? undefined : valueOfSource(source, file, conditions, true);
}

/** Whether the whole expression makes an object: nothing is called on it or read from it. */
function makesObject(source: string, { objectMaker }: Conditions): boolean {
  const match = objectMaker?.exec(source);
  if (!match) return false;
  if (!/[({]$/.test(match[0])) return !/^(?:async\s+)?(?:static\s+)?(?:function|fn)\b/.test(match[0]) || /\}$/.test(source);
  const close = bracketAfter(
    source.replace(/"[^"]*"|'[^']*'/g, (text) => '_'.repeat(text.length)),
    match[0].length - 1,
  );
  return close !== undefined && /^\s*(?:\{[^]*\})?$/.test(source.slice(close + 1));
}

/** What known arguments do to the line: one condition keeps it from running, or all of the innermost branch are met. */
function reachIn(
  { all, nearest }: DecidingConditions,
  environment: Environment,
  site: SymbolNode,
  file: SourceCode,
  conditions: Conditions,
): WayOutcome | undefined {
  const resultIn = (condition: DecidingCondition): WayOutcome | undefined => resultOf(condition, environment, site, file, conditions);
  for (const condition of all) {
    const result = resultIn(condition);
    if (result?.is === 'never') return result;
  }
  const results = nearest.map(resultIn);
  return results.every((each) => each?.is === 'holds') ? results[0] : undefined;
}

/** What known arguments do to one condition; undefined where they do not decide it. */
function resultOf(
  condition: DecidingCondition,
  environment: Environment,
  site: SymbolNode,
  file: SourceCode,
  conditions: Conditions,
): WayOutcome | undefined {
  const expression = parseExpression(condition.source);
  if (!expression) return undefined;
  const used = new Map<string, PassedValue>();
  const knowledge: Knowledge = {
    conditions,
    valueOf: (name) => {
      const argument = environment.get(name);
      if (!argument) return constantValue(name, file, conditions);
      if (!isUnchangedUpTo(name, site, file, condition.end, conditions)) return undefined;
      if (argument.value.is === 'list' && !isUnused(name, site, file, condition, conditions)) return undefined;
      used.set(name, argument.passed);
      return argument.value;
    },
  };
  const truth = truthOf(expression, knowledge);
  if (truth === undefined || used.size === 0) return undefined;
  return { is: truth === condition.mustHold ? 'holds' : 'never', condition, passed: [...used.values()] };
}

/** Whether the parameter of `symbol` has its argument up to `to`. */
function isUnchangedUpTo(name: string, symbol: SymbolNode, file: SourceCode, to: number, conditions: Conditions): boolean {
  const list = parametersOf(symbol, file, conditions);
  const { text, lineStarts } = file.code;
  const { end } = symbol.fact.range;
  const last = (lineStarts[end.line] ?? 0) + end.column;
  return (
    list !== undefined &&
    list.parameters.some((each) => each.name === name) &&
    isUnchanged(name, text, { from: list.end, to, end: last }, conditions)
  );
}

/** Whether nothing before the condition names the parameter: what fills a list does not set its name. */
function isUnused(name: string, symbol: SymbolNode, file: SourceCode, condition: DecidingCondition, conditions: Conditions): boolean {
  const list = parametersOf(symbol, file, conditions);
  if (!list) return false;
  const before = file.code.text.slice(list.end, file.code.lineStarts[condition.line]);
  return !new RegExp(`(?<![\\w$])${escapeRegExp(name)}(?![\\w$])`).test(before);
}
