// Finds calls that define something: tests (`it('adds', () => …)`) here, routes (`app.get('/users', handler)`) in `routeCalls`.
import type { Grammar } from '../../syntax/language.ts';
import type { SyntaxNode } from '../../syntax/node.ts';
import type { CallSite } from '../values/callSite.ts';
import { routeOfCall } from './routeCalls.ts';
import { fold, type Source } from '../source.ts';
import type { CallEntry } from '../definitions/callEntry.ts';

/** Tests and routes among the calls of a file. */
export function findEntries(sites: readonly CallSite[], source: Source, grammar: Grammar): CallEntry[] {
  const listsRoutes = /\bdjango\.(?:conf\.)?urls\b/.test(source.text);
  return sites.flatMap((site) => {
    if (site.how !== 'call' || !site.arguments) return [];
    return testOf(site, site.arguments, source, grammar) ?? routeOfCall(site, site.arguments, source, grammar, listsRoutes) ?? [];
  });
}

function testOf(site: CallSite, list: SyntaxNode, source: Source, grammar: Grammar): CallEntry | undefined {
  const word = site.receiver ? (/^\w+/.exec(source.foldedText(site.receiver, 50))?.[0] ?? '') : site.name;
  // `t.test('…', …)` inside a test defines a test too.
  const isSubtest = site.receiver !== undefined && (site.name === 'test' || site.name === 'it') && grammar.testCalls.includes(site.name);
  if (!isSubtest && !grammar.testCalls.includes(word)) return undefined;
  const [nameNode, ...others] = list.namedChildren;
  const last = others.at(-1);
  const node = list.parent;
  if (!node || !nameNode || !last || !grammar.stringNodes.includes(nameNode.type) || !grammar.functionNodes.includes(last.type))
    return undefined;
  return { kind: 'test', title: textOf(nameNode, source) || '<empty>', node, body: last, nameNode, scopeStart: nameNode.endIndex };
}

function textOf(node: SyntaxNode, source: Source): string {
  return fold(source.textOf(node).slice(1, -1), 200);
}
