// Reads the default of a parameter from an overload that calls another one: `open(path) { return open(path, 30); }` sets the timeout.
import type { CodeGraph, SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { isConstructor } from '../../../graph/values/constructors.ts';
import { escapeRegExp } from '../../../text/textQuery.ts';
import type { ValueBlock } from './valueBlocks.ts';
import { valueLiteral } from './valueForms.ts';

const literal = new RegExp(`^${valueLiteral}$`);

/** The literals that the overload around line `at` passes to a longer one, each under the name of its parameter there. */
export function valuesOfDelegation(text: string, at: number, symbol: SymbolNode | null, graph: CodeGraph): readonly ValueBlock[] {
  const fact = symbol?.fact;
  if (!symbol || !fact || (fact.kind !== 'function' && fact.kind !== 'method')) return [];
  const name = isConstructor(symbol) ? 'this' : fact.name;
  // Most lines hold no such call, and a pattern is dear to compile.
  if (!text.includes(`${name}(`)) return [];
  const call = new RegExp(`(?<![\\w$.])(?:(?:this|self)\\.)?${escapeRegExp(name)}\\(`).exec(text);
  const values = call ? argumentsFrom(text, call.index + call[0].length) : [];
  if (!values.some((value) => literal.test(value))) return [];
  const ownNames = new Set(fact.parameters.map((parameter) => parameter.name));
  const target = graph
    .inFile(symbol.root, symbol.path)
    .find(
      (each) =>
        each.id !== symbol.id &&
        each.fact.name === fact.name &&
        each.fact.parent === fact.parent &&
        each.fact.parameters.length === values.length &&
        values.every((value, i) => !literal.test(value) || !ownNames.has(each.fact.parameters[i]?.name ?? '')),
    );
  return values.flatMap((value, i): readonly ValueBlock[] => {
    const parameter = target?.fact.parameters[i];
    return parameter && literal.test(value)
      ? [{ name: parameter.name, value, isFallback: false, first: fact.nameRange.start.line, line: at, bracketText: '' }]
      : [];
  });
}

/** The arguments of the call whose bracket opens before `from`; empty where it does not end in `text`. */
function argumentsFrom(text: string, from: number): readonly string[] {
  const values: string[] = [];
  let [depth, start] = [0, from];
  for (let at = from; at < text.length; at++) {
    const sign = text.charAt(at);
    if (depth === 0 && (sign === ',' || sign === ')')) {
      values.push(text.slice(start, at).trim());
      start = at + 1;
      if (sign === ')') return values;
    } else if ('([{<'.includes(sign)) depth++;
    else if (')]}>'.includes(sign)) depth--;
  }
  return [];
}
