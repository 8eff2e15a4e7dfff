// Methods that a file of Python takes from a class by its name, to run them on objects of another: `Box.open(fake)`, `open = Box.open`.
import type { CodeGraph, SymbolNode } from '../graph/edges/types.ts';
import { codeIn } from './places/recentCode.ts';

const taken = /\b([\p{L}_][\p{L}\p{N}_]*)\.([\p{L}_][\p{L}\p{N}_]*)/gu;

/** Whether the code of a file, given as `text`, names a method of `owner` by its class, so that it may run on what is no object of it. */
export function borrowsFrom({ root, path, fact }: SymbolNode, text: string, graph: CodeGraph): boolean {
  if (!text.includes(`${fact.name}.`)) return false;
  const names = [...codeIn(text, 'python').text.matchAll(taken)].flatMap(([, type, name]) => (type === fact.name ? [name] : []));
  const methods = graph.inFile(root, path).filter((each) => each.fact.parent === fact.index && each.fact.kind === 'method');
  return methods.some(({ fact: method }) => /\(\s*self\b/.test(method.signature) && names.includes(method.name));
}
