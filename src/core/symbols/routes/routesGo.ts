// Finds routes of Go: Gin, chi, Echo, Fiber, gorilla/mux and net/http. Prefixes come from groups, closures and functions that take a
// router.
import type { Grammar } from '../../syntax/language.ts';
import type { SyntaxNode } from '../../syntax/node.ts';
import type { CallSite } from '../values/callSite.ts';
import type { FileContext } from '../context.ts';
import type { CallFact, RouteFact } from '../facts.ts';
import { joinPaths } from './routePaths.ts';
import type { Source } from '../source.ts';

const frameworks =
  /"(?:github\.com\/(?:gin-gonic\/gin|go-chi\/chi|labstack\/echo|gofiber\/fiber|gorilla\/mux|julienschmidt\/httprouter)|net\/http)\b/;
/** A group with a prefix. */
const groups = /\.Group\(\s*"\//;
const verbs: ReadonlyMap<string, string> = new Map([
  ...['Get', 'Post', 'Put', 'Delete', 'Patch', 'Head', 'Options'].flatMap((verb): [string, string][] => [
    [verb, verb.toUpperCase()],
    [verb.toUpperCase(), verb.toUpperCase()],
  ]),
  ['Any', '*'],
  ['All', '*'],
  ['Handle', '*'],
  ['HandleFunc', '*'],
]);
/** HTTP clients and stores, which have the same methods as routers. */
const others = /(?:^|\.)(?:http|client|cache|store|redis|\w*[cC]lient|\w*[cC]ache)$/;
const handlers = /^(?:identifier|selector_expression|func_literal|call_expression)$/;
const functions = /^(?:func_literal|function_declaration|method_declaration)$/;
/** Constructors of routers, and parameter types of routers. */
const makes = String.raw`(?:gin\.(?:Default|New)|chi\.NewRouter|chi\.NewMux|echo\.New|fiber\.New|mux\.NewRouter|http\.NewServeMux|httprouter\.New)`;
const routerType =
  /\b(?:RouterGroup|IRouter|IRoutes|gin\.Engine|chi\.(?:Router|Mux)|echo\.(?:Group|Echo)|fiber\.(?:Router|App|Group)|mux\.Router|http\.ServeMux)\b/;
const deepest = 12;

/** A Go route with the node of its path. */
export interface GoRoute {
  readonly route: RouteFact;
  readonly nameNode: SyntaxNode;
}

/** The route that a call adds, or the function that it passes a router to; undefined for other calls. */
export function goRoute(site: CallSite, list: SyntaxNode, source: Source, grammar: Grammar): GoRoute | undefined {
  // A file that only groups a router from elsewhere names no framework.
  if (!frameworks.test(source.text)) return groups.test(source.text) ? handedOver(site, list, source) : undefined;
  return (site.receiver && added(site, site.receiver, list, source, grammar)) ?? handedOver(site, list, source);
}

function added({ name }: CallSite, receiver: SyntaxNode, list: SyntaxNode, source: Source, grammar: Grammar): GoRoute | undefined {
  const method = verbs.get(name) ?? (name === 'Mount' ? '*' : undefined);
  const [first, ...rest] = list.namedChildren;
  const last = rest.at(-1);
  const on = source.folded(receiver, 200);
  const isPlain = name === 'HandleFunc' || name === 'Handle';
  if (!method || !first || !last || !grammar.stringNodes.includes(first.type) || !handlers.test(last.type)) return undefined;
  if (others.test(on) && !(on === 'http' && isPlain)) return undefined;
  const [, ofPattern, path = ''] = /^(?:([A-Z]+) )?(?:[\w.-]*(?=\/))?(.*)$/.exec(textOf(first, source)) ?? [];
  if ((path !== '' && !path.startsWith('/')) || /["`+]/.test(path)) return undefined;
  const at = placeOf(on, list, source, deepest);
  const whole = at.prefix !== '' && path === '/' ? at.prefix : joinPaths(at.prefix, path);
  const route = { method: ofPattern ?? method, path: whole, on: at.on };
  return { route: name === 'Mount' ? { ...route, mounts: calledIn(source.folded(last, 200)) } : route, nameNode: first };
}

/** `users.Register(v1.Group("/users"))`: the function adds its routes under that prefix. */
function handedOver({ name, receiver }: CallSite, list: SyntaxNode, source: Source): GoRoute | undefined {
  if (/^(?:Group|Route|With|Use|Mount|Run|Listen|ListenAndServe|Handle|HandleFunc|PathPrefix|NewRouter)$/.test(name)) return undefined;
  for (const each of list.namedChildren) {
    const text = source.folded(each, 200);
    const isGroup = /^\w+(?:\.\w+\([^()]*\))*\.Group\([^()]*\)$/.test(text);
    if (!isGroup && !(/^\w+$/.test(text) && isRouter(text, list, source))) continue;
    const { prefix, on } = placeOf(text, list, source, deepest);
    const called = receiver ? `${calledIn(source.folded(receiver, 100))}.${name}` : name;
    return { route: { method: '*', path: joinPaths(prefix), on, mounts: called }, nameNode: each };
  }
  return undefined;
}

/**
 * References to methods of local objects that are handlers (`h := &handler{}; mux.HandleFunc("/", h.list)`), also inside wrappers;
 * leaves out the `known` ones.
 */
export function goHandlers({ drafts, source, grammar }: FileContext, known: readonly CallFact[]): CallFact[] {
  if (grammar.routes !== 'handlers') return [];
  const calls = drafts.flatMap(({ entry }, at): CallFact[] => {
    const list = entry?.kind === 'route' && !entry.route?.mounts ? entry.node.childForFieldName('arguments') : null;
    return list ? passedIn(list, source).map((reference) => ({ caller: at + 1, ...reference, how: 'reference', arguments: 0 })) : [];
  });
  if (!calls.length) return [];
  const places = new Set(known.map(({ line, column }) => `${line}:${column}`));
  return calls.filter(({ line, column }) => !places.has(`${line}:${column}`));
}

type PassedCall = Pick<CallFact, 'name' | 'receiver' | 'line' | 'column'>;

function passedIn(list: SyntaxNode, source: Source): readonly PassedCall[] {
  return list.namedChildren.flatMap((each): readonly PassedCall[] => {
    const inner = each.type === 'call_expression' ? each.childForFieldName('arguments') : null;
    if (inner) return passedIn(inner, source);
    const [operand, field] = [each.childForFieldName('operand'), each.childForFieldName('field')];
    if (each.type !== 'selector_expression' || operand?.type !== 'identifier' || !field) return [];
    return [{ name: source.of(field), receiver: source.of(operand), ...source.position(field.startIndex) }];
  });
}

interface RouterPrefix {
  readonly prefix: string;
  /** The function that adds routes to the router. */
  readonly on: string;
}

/** Prefix of a router at `node`, as far as the enclosing functions tell, and the outermost of these functions. */
function placeOf(router: string, node: SyntaxNode, source: Source, left: number): RouterPrefix {
  const [, name = '', chain = ''] = /^(\w+)(.*)$/.exec(router) ?? [];
  const own = [...chain.matchAll(/\.(?:Group|PathPrefix)\(\s*"([^"]*)"/g)].map(([, path]) => path ?? '');
  const around = enclosing(node);
  if (!around || left === 0) return { prefix: joined('', ...own), on: '' };
  const made = madeFrom(name, around, node, source);
  const from = made === undefined ? passedTo(name, around, source, left) : placeOf(made, node, source, left - 1);
  return { prefix: joined(from.prefix, ...own), on: from.on };
}

/** The expression that `name` is made from in a function: `r.Group("/api")` in `v1 := r.Group("/api")`. */
function madeFrom(name: string, around: SyntaxNode, node: SyntaxNode, source: Source): string | undefined {
  const text = source.text.slice(around.startIndex, node.startIndex);
  const found = [
    ...text.matchAll(new RegExp(String.raw`(?<![\w.])${name}\s*:?=\s*(\w+\.(?:Group|PathPrefix)\(\s*"[^"\n]*"[^\n]*)`, 'g')),
  ].at(-1)?.[1];
  return found?.startsWith(`${name}.`) ? undefined : found;
}

/** Prefix of a router parameter: from the call with the closure, or from the callers of the function. */
function passedTo(name: string, around: SyntaxNode, source: Source, left: number): RouterPrefix {
  if (around.type !== 'func_literal') return { prefix: '', on: functionName(around, source) };
  const list = around.parent;
  const call = list?.parent;
  const called = call ? source.text.slice(call.startIndex, list?.startIndex) : '';
  const isGiven = new RegExp(String.raw`\b${name}\b`).test(head(around, source));
  const [, router, method] = /^([\s\S]{1,200})\.(\w+)$/.exec(called) ?? [];
  if (!isGiven || !call || !router) return placeOf(name, around, source, left - 1);
  const outer = placeOf(router.trim(), call, source, left - 1);
  const first = list?.namedChildren[0];
  const path = method === 'Route' && first ? textOf(first, source) : '';
  return { ...outer, prefix: joined(outer.prefix, path) };
}

function isRouter(name: string, node: SyntaxNode, source: Source): boolean {
  const around = enclosing(node);
  if (!around) return false;
  const given = new RegExp(String.raw`\b${name}\s+\*?([\w.]+)`).exec(head(around, source))?.[1];
  if (given !== undefined) return routerType.test(given);
  const before = source.text.slice(around.startIndex, node.startIndex);
  return new RegExp(String.raw`(?<![\w.])${name}\s*:?=\s*(?:${makes}\(|\w+\.Group\(\s*")`).test(before);
}

function enclosing(node: SyntaxNode): SyntaxNode | null {
  let at = node.parent;
  while (at && !functions.test(at.type)) at = at.parent;
  return at;
}

/** Text of the function up to its body: receiver, name and parameters. */
function head(node: SyntaxNode, source: Source): string {
  const body = node.childForFieldName('body');
  return source.text.slice(node.startIndex, body?.startIndex ?? node.endIndex);
}

/** Qualified name of a function: `Handlers.Register` for a method. */
function functionName(node: SyntaxNode, source: Source): string {
  const [, type, name = ''] = /^func\s*(?:\(\s*\w*\s*\*?(\w+)[^)]*\)\s*)?(\w+)/.exec(head(node, source)) ?? [];
  return type === undefined ? name : `${type}.${name}`;
}

/** Converts `usersResource{}.Routes()` to `usersResource.Routes`. */
function calledIn(text: string): string {
  return text.replace(/[&*]|\{[^{}]*\}|\(.*$/g, '');
}

/** Joins prefixes; empty when all parts are, rather than the root path. */
function joined(...parts: readonly string[]): string {
  return parts.some((part) => part !== '') ? joinPaths(...parts) : '';
}

function textOf(node: SyntaxNode, source: Source): string {
  return source.folded(node, 200).replace(/^["`]|["`]$/g, '');
}
