// Finds methods that a Python file takes from a class by name, to run them on other objects: `Box.open(fake)`, `open = Box.open`.
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { codeIn } from '../places/recentCode.ts';

const memberAccess = /\b([\p{L}_][\p{L}\p{N}_]*)\.([\p{L}_][\p{L}\p{N}_]*)/gu;

/** Whether `text`, the source of a file, names a method of a class through that class, so that the method may run on another object. */
export function borrowsFrom({ root, path, language, fact }: SymbolNode, text: string, graph: CodeGraph): boolean {
  if (!text.includes(`${fact.name}.`)) return false;
  const names = [...codeIn(text, language).text.matchAll(memberAccess)].flatMap(([, type, name]) => (type === fact.name ? [name] : []));
  const methods = graph.inFile(root, path).filter((each) => each.fact.parent === fact.index && each.fact.kind === 'method');
  return methods.some(({ fact: method }) => /\(\s*self\b/.test(method.signature) && names.includes(method.name));
}
