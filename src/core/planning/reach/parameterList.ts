// Reads the parameters of a function from its head: their order, their defaults, and which of them take an argument by name only.
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { Conditions } from '../../languages/conditionRules.ts';
import { bracketAfter } from '../../uses/places/brackets.ts';
import { partsBetween, type CodePart, type SourceCode } from './codeParts.ts';

/** A parameter. `name` is undefined for a pattern of several names. */
export interface ListedParameter {
  readonly name: string | undefined;
  readonly type?: string;
  /** As written; undefined where a call must give an argument. */
  readonly fallback?: string;
  /** It takes all further arguments. */
  readonly isRest: boolean;
  readonly isByNameOnly: boolean;
}

/** What stands between the name of a function and its parameters. */
const beforeList = /^\s*(?:<[^()]*>\s*)?(?:\?\s*)?(?:[:=]\s*(?:async\s*)?(?:function\s*\*?\s*[\w$]*\s*)?)?$/;
const maxHeadLength = 200;
/** Decorators that leave the arguments alone. */
const plainDecorator = /^@?(?:staticmethod|classmethod|(?:abc\.)?abstractmethod|(?:typing\.)?(?:override|final))$/;
const marks = /^(?:@\w[\w.]*(?:\([^()]*\))?\s*|#?\[[^\]]*\]\s*)+/;
const modifiers = /^(?:(?:public|private|protected|readonly|override|mut|ref)\s+)+/;

/** The parameters of a function without its object, and the offset behind them. */
export interface ParameterList {
  readonly parameters: readonly ListedParameter[];
  readonly end: number;
  /** The first parameter is the object of a type that the function extends. */
  readonly extendsType: boolean;
}

/**
 * The parameters of `symbol` without its object, and the offset behind their list; undefined where its head has another form, or a decorator
 * may change the arguments.
 */
export function parametersOf(symbol: SymbolNode, file: SourceCode, conditions: Conditions): ParameterList | undefined {
  const { fact } = symbol;
  const types = new Map(fact.parameters.map(({ name, type }) => [name, type]));
  if (conditions.decoratorsChangeCalls && fact.decorators.some((each) => !plainDecorator.test(each.trim()))) return undefined;
  const { text, lineStarts } = file.code;
  const nameEnd = (lineStarts[fact.nameRange.end.line] ?? 0) + fact.nameRange.end.column;
  const open = text.indexOf('(', nameEnd);
  if (open < 0 || open - nameEnd > maxHeadLength || !beforeList.test(text.slice(nameEnd, open))) return undefined;
  const close = bracketAfter(text, open);
  if (close === undefined) return undefined;
  const parts = partsBetween(file, open + 1, close, true);
  const parameters: ListedParameter[] = [];
  let isByNameOnly = false;
  for (const part of parts) {
    if (part.code === '/') continue;
    const parameter = parameterIn(part, conditions, isByNameOnly);
    if (part.code.startsWith('*') && !part.code.startsWith('**') && conditions.keywordSign) isByNameOnly = true;
    const type = types.get(parameter?.name ?? '');
    if (parameter) parameters.push(type === undefined ? parameter : { ...parameter, type });
  }
  const extendsType = /^this\s+\w/.test(parts[0]?.code ?? '');
  return { parameters: hasObject(symbol, parameters) ? parameters.slice(1) : parameters, end: close + 1, extendsType };
}

/** Whether the head lists the object of the method. */
function hasObject({ fact }: SymbolNode, [first]: readonly ListedParameter[]): boolean {
  if (first?.name === 'this') return true;
  if (first?.name !== 'self' && first?.name !== 'cls') return false;
  return fact.kind === 'method' && !fact.decorators.some((each) => each.includes('staticmethod'));
}

/** Undefined for marks that are no parameters. */
function parameterIn({ source, code }: CodePart, conditions: Conditions, isByNameOnly: boolean): ListedParameter | undefined {
  if (code === '*' || /^&(?!\s*\$|(?:'\w+\s+)?(?:mut\s+)?self\b)/.test(code)) return undefined;
  const start = marks.exec(code)?.[0].length ?? 0;
  const { head, fallback } = withFallback(source.slice(start), code.slice(start), conditions);
  const isRest = /\.\.\.|^\*/.test(head) || /\bparams\s/.test(head);
  const name = nameIn(head, conditions);
  // Ruby's `name:` takes an argument by name, with and without a default.
  const isKeyword = conditions.end === 'line' && /^\w+\s*:/.test(code.slice(start));
  return { name, isRest, isByNameOnly: isByNameOnly || isKeyword, ...(fallback === undefined ? {} : { fallback }) };
}

function withFallback(source: string, code: string, { end }: Conditions): { readonly head: string; readonly fallback?: string } {
  let depth = 0;
  for (let at = 0; at < code.length; at++) {
    const sign = code.charAt(at);
    if ('([{<'.includes(sign)) depth++;
    else if (')]}'.includes(sign) || (sign === '>' && !/[-=]/.test(code.charAt(at - 1)))) depth--;
    const isSign = sign === '=' ? !/[=>]/.test(code.charAt(at + 1)) && !/[=!<>]/.test(code.charAt(at - 1)) : end === 'line' && sign === ':';
    if (depth !== 0 || !isSign) continue;
    const fallback = source.slice(at + 1).trim();
    return fallback ? { head: code.slice(0, at).trim(), fallback } : { head: code.slice(0, at).trim() };
  }
  return { head: code.trim() };
}

function nameIn(head: string, { typeComesFirst }: Conditions): string | undefined {
  if (typeComesFirst) return /[\w$]+$/.exec(head)?.[0];
  return /^(?:\*{0,2}|\.{3}|&(?:'\w+\s+)?(?:mut\s+)?)([\p{L}_$][\p{L}\p{N}_$]*)/u.exec(head.replace(modifiers, ''))?.[1];
}
