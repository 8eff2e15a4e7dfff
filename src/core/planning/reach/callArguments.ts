// Reads what the calls of one function pass for the parameters of another, also what they leave to defaults.
import { rulesOf } from '../../syntax/languages.ts';
import { isConstructor } from '../../graph/values/constructors.ts';
import { isFunction } from '../../graph/edges/functionKinds.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { Conditions } from '../../languages/conditionRules.ts';
import { lineAt } from '../../base/lineStarts.ts';
import { escapeRegExp } from '../../text/textQuery.ts';
import { bracketAfter, chainBefore } from '../../uses/places/brackets.ts';
import { partsBetween, type CodePart, type SourceCode } from './codeParts.ts';
import { parametersOf, type ListedParameter } from './parameterList.ts';

/** Maximum characters of the types between a name and its bracket. */
const maxTypesLength = 200;
/** The first argument of a command without brackets. */
const commandArgument = /^[ \t]+(?!(?:if|unless|while|until|do|then|and|or|rescue|in)\b)(?:[\p{L}_:@$"']|\d|\[|[*&](?=\w)|!(?!=))/u;
const memberSign = /(?:\?\.|\.|->|::)\s*$/;
/** A type at the end of a chain of names, by the form of its name. */
const typeAtEnd = /(?:^|[.:])\p{Lu}[\p{L}\p{N}_]*$/u;

/** What a call gives a parameter. `source` is undefined where it gives nothing and there is no default. */
export interface PassedValue {
  readonly parameter: string;
  readonly source: string | undefined;
  readonly isDefault: boolean;
}

/** A call with its arguments by the names of the parameters; a parameter that is not there has an unknown argument. */
export interface PassingCallLine {
  readonly line: number;
  /** Offset of the call. */
  readonly at: number;
  readonly passed: ReadonlyMap<string, PassedValue>;
}

/**
 * All calls of `callee` in `caller`. Undefined where something there names it without a plain call, where the call on one of `lines` is not
 * found, or where the call may run another function of the name.
 */
export function callsBetween(
  caller: SymbolNode,
  callee: SymbolNode,
  lines: readonly number[],
  graph: CodeGraph,
  files: { readonly caller: SourceCode; readonly callee: SourceCode },
): readonly PassingCallLine[] | undefined {
  const { conditions } = rulesOf(callee.language);
  if (!conditions || rulesOf(caller.language) !== rulesOf(callee.language)) return undefined;
  const list = parametersOf(callee, files.callee, conditions);
  if (!list) return undefined;
  const calls: PassingCallLine[] = [];
  for (const { at, list: span, owner, hasTypes } of placesIn(caller, callee, files.caller, lines, graph)) {
    // A function that extends a type is called as its member, with the object in front.
    const isMember = list.extendsType && owner !== undefined && owner !== callee.fact.qualifiedName.split('.').at(-2);
    const target = { callee, graph, hasTypes, parameters: isMember ? list.parameters.slice(1) : list.parameters };
    const passed = span && passedBy(files.caller, span, target, conditions);
    if (!passed) return undefined;
    calls.push({ line: lineAt(files.caller.code.lineStarts, at), at, passed });
  }
  return lines.every((line) => calls.some((call) => call.line === line)) ? calls : undefined;
}

/** A stretch of a file: offsets of its start and behind its end. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** A place in the body of a caller that names the callee; `list` holds the arguments of its call, undefined where it is no plain call. */
interface NamingPlace {
  readonly at: number;
  readonly list: Span | undefined;
  /** The expression whose member is called. */
  readonly owner: string | undefined;
  /** Types stand between the name and the bracket. */
  readonly hasTypes: boolean;
}

/** The places in the body of `caller` that name `callee`, without those that name a member of another type. */
function placesIn(
  caller: SymbolNode,
  callee: SymbolNode,
  { code }: SourceCode,
  lines: readonly number[],
  graph: CodeGraph,
): readonly NamingPlace[] {
  const { text, lineStarts } = code;
  const { range, nameRange } = caller.fact;
  const first = (lineStarts[range.start.line] ?? 0) + range.start.column;
  const last = (lineStarts[range.end.line] ?? 0) + range.end.column;
  const nameEnd = (lineStarts[nameRange.end.line] ?? 0) + nameRange.end.column;
  const ownerName = callee.fact.qualifiedName.split('.').at(-2);
  const places: NamingPlace[] = [];
  for (const match of text.slice(first, last).matchAll(isConstructor(callee) ? constructionOf(callee) : nameOf(callee))) {
    const at = first + match.index;
    // The caller may have the name itself, and what its own functions call is not its call.
    if (at < nameEnd && caller.fact.name === callee.fact.name) continue;
    if (!isFunction(caller) && graph.at(caller.root, caller.path, lineAt(lineStarts, at))?.id !== caller.id) continue;
    const dot = memberSign.exec(text.slice(Math.max(0, at - 40), at));
    const owner = dot ? chainBefore(text, at - dot[0].length) : undefined;
    const isOfOther = owner !== undefined && typeAtEnd.test(owner) && !/(?:^|\W)Self$/.test(owner) && !owner.endsWith(ownerName ?? ' ');
    if (isOfOther && !lines.includes(lineAt(lineStarts, at))) continue;
    const end = at + match[0].length;
    const span = passesObject(owner, callee) ? undefined : argumentSpan(text, end, rulesOf(callee.language).callsWithoutParentheses);
    // `super(A, self).run()` and `super().run()` only name the base.
    if (match[0] === 'super' && span && text.charAt(span.to + 1) === '.') continue;
    const isVariable = rulesOf(callee.language).callsWithoutParentheses && isVariableIn(match[0], text.slice(first, last));
    places.push({ at, list: isVariable ? undefined : span, owner, hasTypes: /^\s*</.test(text.slice(end, end + maxTypesLength)) });
  }
  return places;
}

/** The arguments behind a name: in brackets, or up to the end of the command where calls need none. */
function argumentSpan(text: string, end: number, isWithoutBrackets: boolean): Span | undefined {
  const opening = /^\s*(?:<[^<>()]*(?:<[^<>()]*>)?[^<>()]*>)?\(/.exec(text.slice(end, end + maxTypesLength));
  // Behind a space, a bracket only begins the first argument.
  if (opening && !(isWithoutBrackets && /^\s/.test(opening[0]))) {
    const open = end + opening[0].length - 1;
    const close = bracketAfter(text, open);
    return close === undefined ? undefined : { from: open + 1, to: close };
  }
  if (!isWithoutBrackets) return undefined;
  if (!commandArgument.test(text.slice(end, end + maxTypesLength)))
    return /^\s*(?:[.)\]};,\n]|$)/.test(text.slice(end, end + maxTypesLength)) ? { from: end, to: end } : undefined;
  let depth = 0;
  for (let at = end; at < text.length; at++) {
    const sign = text.charAt(at);
    if ('([{'.includes(sign)) depth++;
    else if (')]}'.includes(sign) && --depth < 0) return { from: end, to: at };
    const isEnd =
      sign === ';' ||
      (sign === '\n' && !/[,\\]\s*$/.test(text.slice(end, at))) ||
      /^\s(?:if|unless|while|until|do|then|and|or|rescue)\b/.test(text.slice(at, at + 10));
    if (depth === 0 && isEnd) return { from: end, to: at };
  }
  return undefined;
}

/** Whether code uses a name for a variable. */
function isVariableIn(name: string, code: string): boolean {
  const word = escapeRegExp(name);
  return new RegExp(
    `(?<![\\w.@:])${word}\\s*(?:[-+*/|&]|\\|\\||&&)?=(?![=~>])|\\|[^|]*(?<![\\w.])${word}(?!\\w)[^|]*\\||:${word}(?!\\w)`,
  ).test(code);
}

function nameOf({ fact }: SymbolNode): RegExp {
  return new RegExp(`(?<![\\w$@])${escapeRegExp(fact.name)}(?![\\w$?!])`, 'g');
}

/** The ways in which languages call a constructor: by the name of its class, from another constructor, from a derived class. */
function constructionOf(callee: SymbolNode): RegExp {
  const className = escapeRegExp(callee.fact.qualifiedName.split('.').at(-2) ?? '');
  const types = String.raw`\s*(?:<[^<>()]*(?:<[^<>()]*>)?[^<>()]*>)?\(`;
  const made = rulesOf(callee.language).newIsMember ? String.raw`${className}\.new(?![\w$])` : String.raw`${className}(?=${types})`;
  const byName = String.raw`(?<=[.:])${escapeRegExp(callee.fact.name)}(?=\s*\()`;
  return new RegExp(String.raw`(?<![\w$])(?:${made}|(?:super|base|this)(?=\s*\())|${byName}`, 'g');
}

/** Whether a method is called by its class, with the object as the first argument: `Base.run(self)`. */
function passesObject(owner: string | undefined, { fact }: SymbolNode): boolean {
  const listsObject = /[(,]\s*(?:&\s*(?:'\w+\s+)?(?:mut\s+)?|mut\s+)?self\b/.test(fact.signature);
  return owner !== undefined && listsObject && typeAtEnd.test(owner);
}

/** The function that a call must fit. */
interface Target {
  readonly callee: SymbolNode;
  readonly graph: CodeGraph;
  readonly hasTypes: boolean;
  readonly parameters: readonly ListedParameter[];
}

/** The arguments of a call; undefined where they do not fit the parameters, or fit another overload too. */
function passedBy(
  file: SourceCode,
  { from, to }: Span,
  target: Target,
  conditions: Conditions,
): ReadonlyMap<string, PassedValue> | undefined {
  const inside = file.code.text.slice(from, to);
  // Commas there may belong to types, or to the parameters of a function.
  if (/<[^()]*,[^()]*>|\blambda\b|\|[^|]*,[^|]*\|/.test(inside)) return undefined;
  const parts = partsBetween(file, from, to, false);
  if (isOverloaded(target, parts)) return undefined;
  return argumentsFor(target.parameters, parts, conditions);
}

/** Whether another function of the same owner and name may take these arguments. */
function isOverloaded({ callee, graph, hasTypes }: Target, parts: readonly CodePart[]): boolean {
  const { qualifiedName, name } = callee.fact;
  return graph.byName(name).some(({ id, fact, language }) => {
    if (id === callee.id || fact.qualifiedName !== qualifiedName || language !== callee.language || fact.declaration) return false;
    if (rulesOf(language).conditions?.argumentsGiveTypes && !fitsTypes(fact, hasTypes)) return false;
    if (/=(?!>)|\.\.\.|\bparams\s/.test(fact.signature)) return true;
    return fact.parameters.length === parts.length && !parts.some(({ source }, i) => refusesLiteral(fact.parameters[i]?.type, source));
  });
}

/** Whether a call with or without types can mean a function: types that no argument gives must be written. */
function fitsTypes({ name, signature, parameters }: SymbolNode['fact'], hasTypes: boolean): boolean {
  const types = new RegExp(`(?<![\\w$])${escapeRegExp(name)}\\s*<([^<>()]*)>\\s*\\(`).exec(signature)?.[1]?.split(',');
  if (!types || hasTypes) return (types !== undefined) === hasTypes;
  return types.every((type) =>
    parameters.some((parameter) => new RegExp(`\\b${escapeRegExp(type.trim())}\\b`).test(parameter.type ?? type)),
  );
}

/** Whether no value of a type can be written like this: a number is no text and no function. */
function refusesLiteral(type: string | undefined, source: string): boolean {
  if (type === undefined) return false;
  if (/^-?\d+$/.test(source)) return /^(?:string|String|bool|boolean|Boolean|TimeSpan|(?:Func|Action|Predicate)\b.*)\??$/.test(type);
  return /^"/.test(source) && /^(?:int|long|short|byte|double|float|bool|boolean|TimeSpan|(?:Func|Action|Predicate)\b.*)\??$/.test(type);
}

function argumentsFor(
  parameters: readonly ListedParameter[],
  parts: readonly CodePart[],
  conditions: Conditions,
): ReadonlyMap<string, PassedValue> | undefined {
  const passed = new Map<string, PassedValue>();
  const givenNames = new Set<string>();
  const positional = parameters.filter(({ isByNameOnly, isRest }) => !isByNameOnly && !isRest);
  const hasRest = parameters.some(({ isRest }) => isRest);
  let [index, isOpen] = [0, false];
  for (const part of parts) {
    if (conditions.spread.test(part.code)) isOpen = true;
    else if (part.code.startsWith('&') && conditions.end === 'line') continue;
    else {
      const named = namedArgument(part, conditions);
      if (named && !parameters.some(({ name }) => name === named.name) && !hasRest) return undefined;
      const parameter = named ? parameters.find(({ name }) => name === named.name) : positional[index++];
      if (!parameter && !hasRest && !conditions.argumentsMayLack) return undefined;
      if (!parameter || parameter.name === undefined || (isOpen && !named)) continue;
      // A default also stands for the word of what was never set.
      if (conditions.argumentsMayLack && part.code === 'undefined') continue;
      givenNames.add(parameter.name);
      passed.set(parameter.name, { parameter: parameter.name, source: named?.source ?? part.source, isDefault: false });
    }
  }
  // Which parameter in the middle goes without an argument, languages decide by their number.
  const isInMiddle = positional.some(
    ({ fallback }, i) => fallback !== undefined && positional.slice(i + 1).some((each) => each.fallback === undefined),
  );
  if (isInMiddle && index < positional.length) return undefined;
  for (const { name, fallback, isRest } of parameters) {
    if (isRest || name === undefined || givenNames.has(name) || isOpen) continue;
    if (fallback === undefined && !conditions.argumentsMayLack) return undefined;
    passed.set(name, { parameter: name, source: fallback, isDefault: true });
  }
  return passed;
}

function namedArgument(
  { source, code }: CodePart,
  { keywordSign }: Conditions,
): { readonly name: string; readonly source: string } | undefined {
  if (!keywordSign) return undefined;
  const match = (keywordSign === '=' ? /^(\w+)\s*=(?![=>])\s*/ : /^(\w+)\s*:(?!:)\s*/).exec(code);
  return match?.[1] === undefined ? undefined : { name: match[1], source: source.slice(match[0].length) };
}
