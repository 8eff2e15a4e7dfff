// Finds routes of Go: Gin, chi, Echo, Fiber, gorilla/mux and net/http. Prefixes come from groups, closures and functions that take a
// router.
import type { Grammar } from '../../syntax/language.ts';
import type { SyntaxNode } from '../../syntax/node.ts';
import type { CallSite } from '../values/callSite.ts';
import type { FileContext } from '../fileContext.ts';
import type { CallFact, RouteFact } from '../facts.ts';
import { joinPaths } from './routePaths.ts';
import type { Source } from '../source.ts';

const frameworks =
  /"(?:github\.com\/(?:gin-gonic\/gin|go-chi\/chi|labstack\/echo|gofiber\/fiber|gorilla\/mux|julienschmidt\/httprouter)|net\/http)\b/;
/** A group with a prefix. */
const groupCall = /\.Group\(\s*"\//;
const methodsByVerb: ReadonlyMap<string, string> = new Map([
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
const otherReceivers = /(?:^|\.)(?:http|client|cache|store|redis|\w*[cC]lient|\w*[cC]ache)$/;
const handlerNodes = /^(?:identifier|selector_expression|func_literal|call_expression)$/;
const functionNodes = /^(?:func_literal|function_declaration|method_declaration)$/;
/** Constructors of routers, and parameter types of routers. */
const routerConstructors = String.raw`(?:gin\.(?:Default|New)|chi\.NewRouter|chi\.NewMux|echo\.New|fiber\.New|mux\.NewRouter|http\.NewServeMux|httprouter\.New)`;
const routerType =
  /\b(?:RouterGroup|IRouter|IRoutes|gin\.Engine|chi\.(?:Router|Mux)|echo\.(?:Group|Echo)|fiber\.(?:Router|App|Group)|mux\.Router|http\.ServeMux)\b/;
const maxDepth = 12;

/** A Go route with the node of its path. */
export interface GoRoute {
  readonly route: RouteFact;
  readonly nameNode: SyntaxNode;
}

/** What the whole text of a file says about routers; asked for each of its calls. */
interface RouterSigns {
  readonly namesFramework: boolean;
  readonly groups: boolean;
  /** Assignments of routers to a name, in text order. */
  readonly assignments: ReadonlyMap<string, readonly RouterAssignment[]>;
  /** Whether a name is a router, by function and name. */
  readonly routers: Map<string, RouterOrigin>;
}

/** Where a name of a function becomes a router: offset after which it is one, 0 for a parameter, and infinity when it never does. */
type RouterOrigin = number;

/** Offsets of an assignment: its first character, and the one after the bracket of the constructor. */
interface RouterAssignment {
  readonly start: number;
  readonly end: number;
}

const signsBySource = new WeakMap<Source, RouterSigns>();

function routerSignsOf(source: Source): RouterSigns {
  let signs = signsBySource.get(source);
  if (!signs) {
    const { text } = source;
    const assignments = assignmentsByName(text);
    signs = { namesFramework: frameworks.test(text), groups: groupCall.test(text), assignments, routers: new Map() };
    signsBySource.set(source, signs);
  }
  return signs;
}

const routerAssignment = new RegExp(String.raw`(?<![\w.])(\w+)\s*:?=\s*(?:${routerConstructors}\(|\w+\.Group\(\s*")`, 'g');

function assignmentsByName(text: string): ReadonlyMap<string, readonly RouterAssignment[]> {
  const assignments = new Map<string, RouterAssignment[]>();
  for (const match of text.matchAll(routerAssignment)) {
    const [all, name = ''] = match;
    const assignment = { start: match.index, end: match.index + all.length };
    const others = assignments.get(name);
    if (others) others.push(assignment);
    else assignments.set(name, [assignment]);
  }
  return assignments;
}

/** The route that a call adds, or the function that it passes a router to; undefined for other calls. */
export function goRoute(site: CallSite, list: SyntaxNode, source: Source, grammar: Grammar): GoRoute | undefined {
  // A file that only groups a router from elsewhere names no framework.
  const { namesFramework, groups } = routerSignsOf(source);
  if (!namesFramework) return groups ? handOverRoute(site, list, source) : undefined;
  return (site.receiver && addedRoute(site, site.receiver, list, source, grammar)) ?? handOverRoute(site, list, source);
}

function addedRoute({ name }: CallSite, receiver: SyntaxNode, list: SyntaxNode, source: Source, grammar: Grammar): GoRoute | undefined {
  const method = methodsByVerb.get(name) ?? (name === 'Mount' ? '*' : undefined);
  const [first, ...rest] = list.namedChildren;
  const last = rest.at(-1);
  const receiverName = source.foldedText(receiver, 200);
  const isPlain = name === 'HandleFunc' || name === 'Handle';
  if (!method || !first || !last || !grammar.stringNodes.includes(first.type) || !handlerNodes.test(last.type)) return undefined;
  if (otherReceivers.test(receiverName) && !(receiverName === 'http' && isPlain)) return undefined;
  const [, patternMethod, path = ''] = /^(?:([A-Z]+) )?(?:[\w.-]*(?=\/))?(.*)$/.exec(textOf(first, source)) ?? [];
  if ((path !== '' && !path.startsWith('/')) || /["`+]/.test(path)) return undefined;
  const routerPrefix = routerPrefixOf(receiverName, list, source, maxDepth);
  const fullPath = routerPrefix.prefix !== '' && path === '/' ? routerPrefix.prefix : joinPaths(routerPrefix.prefix, path);
  const route = { method: patternMethod ?? method, path: fullPath, on: routerPrefix.on };
  return { route: name === 'Mount' ? { ...route, mounts: calleePath(source.foldedText(last, 200)) } : route, nameNode: first };
}

/** `users.Register(v1.Group("/users"))`: the function adds its routes under that prefix. */
function handOverRoute({ name, receiver }: CallSite, list: SyntaxNode, source: Source): GoRoute | undefined {
  if (/^(?:Group|Route|With|Use|Mount|Run|Listen|ListenAndServe|Handle|HandleFunc|PathPrefix|NewRouter)$/.test(name)) return undefined;
  for (const each of list.namedChildren) {
    const text = source.foldedText(each, 200);
    const isGroup = /^\w+(?:\.\w+\([^()]*\))*\.Group\([^()]*\)$/.test(text);
    if (!isGroup && !(/^\w+$/.test(text) && isRouter(text, list, source))) continue;
    const { prefix, on } = routerPrefixOf(text, list, source, maxDepth);
    const functionPath = receiver ? `${calleePath(source.foldedText(receiver, 100))}.${name}` : name;
    return { route: { method: '*', path: joinPaths(prefix), on, mounts: functionPath }, nameNode: each };
  }
  return undefined;
}

/**
 * References to methods of local objects that are handlers (`h := &handler{}; mux.HandleFunc("/", h.list)`), also inside wrappers;
 * leaves out the `knownReferences` ones.
 */
export function goHandlers({ drafts, source, grammar }: FileContext, knownReferences: readonly CallFact[]): CallFact[] {
  if (grammar.routes !== 'handlers') return [];
  const calls = drafts.flatMap(({ entry }, at): CallFact[] => {
    const list = entry?.kind === 'route' && !entry.route?.mounts ? entry.node.childForFieldName('arguments') : null;
    return list ? passedCalls(list, source).map((reference) => ({ caller: at + 1, ...reference, how: 'reference', arguments: 0 })) : [];
  });
  if (!calls.length) return [];
  const knownPositions = new Set(knownReferences.map(({ line, column }) => `${line}:${column}`));
  return calls.filter(({ line, column }) => !knownPositions.has(`${line}:${column}`));
}

type PassedCall = Pick<CallFact, 'name' | 'receiver' | 'line' | 'column'>;

function passedCalls(list: SyntaxNode, source: Source): readonly PassedCall[] {
  return list.namedChildren.flatMap((each): readonly PassedCall[] => {
    const inner = each.type === 'call_expression' ? each.childForFieldName('arguments') : null;
    if (inner) return passedCalls(inner, source);
    const [operand, field] = [each.childForFieldName('operand'), each.childForFieldName('field')];
    if (each.type !== 'selector_expression' || operand?.type !== 'identifier' || !field) return [];
    return [{ name: source.textOf(field), receiver: source.textOf(operand), ...source.position(field.startIndex) }];
  });
}

interface RouterPrefix {
  readonly prefix: string;
  /** The function that adds routes to the router. */
  readonly on: string;
}

/** Prefix of a router at `node`, as far as the enclosing functions tell, and the outermost of these functions. */
function routerPrefixOf(router: string, node: SyntaxNode, source: Source, remainingDepth: number): RouterPrefix {
  const [, name = '', chain = ''] = /^(\w+)(.*)$/.exec(router) ?? [];
  const chainPaths = [...chain.matchAll(/\.(?:Group|PathPrefix)\(\s*"([^"]*)"/g)].map(([, path]) => path ?? '');
  const enclosingFunction = functionAround(node);
  if (!enclosingFunction || remainingDepth === 0) return { prefix: joinPrefixes('', ...chainPaths), on: '' };
  const origin = originOf(name, enclosingFunction, node, source);
  const outerPrefix =
    origin === undefined
      ? parameterPrefix(name, enclosingFunction, source, remainingDepth)
      : routerPrefixOf(origin, node, source, remainingDepth - 1);
  return { prefix: joinPrefixes(outerPrefix.prefix, ...chainPaths), on: outerPrefix.on };
}

/** The expression that `name` is made from in a function: `r.Group("/api")` in `v1 := r.Group("/api")`. */
function originOf(name: string, enclosingFunction: SyntaxNode, node: SyntaxNode, source: Source): string | undefined {
  const text = source.text.slice(enclosingFunction.startIndex, node.startIndex);
  const expression = [
    ...text.matchAll(new RegExp(String.raw`(?<![\w.])${name}\s*:?=\s*(\w+\.(?:Group|PathPrefix)\(\s*"[^"\n]*"[^\n]*)`, 'g')),
  ].at(-1)?.[1];
  return expression?.startsWith(`${name}.`) ? undefined : expression;
}

/** Prefix of a router parameter: from the call with the closure, or from the callers of the function. */
function parameterPrefix(name: string, enclosingFunction: SyntaxNode, source: Source, remainingDepth: number): RouterPrefix {
  if (enclosingFunction.type !== 'func_literal') return { prefix: '', on: functionName(enclosingFunction, source) };
  const list = enclosingFunction.parent;
  const call = list?.parent;
  const callee = call ? source.text.slice(call.startIndex, list?.startIndex) : '';
  const isGiven = new RegExp(String.raw`\b${name}\b`).test(headText(enclosingFunction, source));
  const [, router, method] = /^([\s\S]{1,200})\.(\w+)$/.exec(callee) ?? [];
  if (!isGiven || !call || !router) return routerPrefixOf(name, enclosingFunction, source, remainingDepth - 1);
  const outer = routerPrefixOf(router.trim(), call, source, remainingDepth - 1);
  const first = list?.namedChildren[0];
  const path = method === 'Route' && first ? textOf(first, source) : '';
  return { ...outer, prefix: joinPrefixes(outer.prefix, path) };
}

function isRouter(name: string, node: SyntaxNode, source: Source): boolean {
  const enclosingFunction = functionAround(node);
  if (!enclosingFunction) return false;
  const { routers } = routerSignsOf(source);
  const key = `${enclosingFunction.startIndex} ${name}`;
  let origin = routers.get(key);
  if (origin === undefined) routers.set(key, (origin = routerOrigin(name, enclosingFunction, source)));
  return origin <= node.startIndex;
}

function routerOrigin(name: string, enclosingFunction: SyntaxNode, source: Source): RouterOrigin {
  const head = headText(enclosingFunction, source);
  // Most names are no parameter, and a pattern for each of them takes longer than to look for its text.
  const typeText = head.includes(name) ? new RegExp(String.raw`\b${name}\s+\*?([\w.]+)`).exec(head)?.[1] : undefined;
  if (typeText !== undefined) return routerType.test(typeText) ? 0 : Infinity;
  const { startIndex, endIndex } = enclosingFunction;
  const assignments = routerSignsOf(source).assignments.get(name) ?? [];
  return assignments.find(({ start, end }) => start >= startIndex && end <= endIndex)?.end ?? Infinity;
}

function functionAround(node: SyntaxNode): SyntaxNode | null {
  let at = node.parent;
  while (at && !functionNodes.test(at.type)) at = at.parent;
  return at;
}

/** Text of the function up to its body: receiver, name and parameters. */
function headText(node: SyntaxNode, source: Source): string {
  const body = node.childForFieldName('body');
  return source.text.slice(node.startIndex, body?.startIndex ?? node.endIndex);
}

/** Qualified name of a function: `Handlers.Register` for a method. */
function functionName(node: SyntaxNode, source: Source): string {
  const [, type, name = ''] = /^func\s*(?:\(\s*\w*\s*\*?(\w+)[^)]*\)\s*)?(\w+)/.exec(headText(node, source)) ?? [];
  return type === undefined ? name : `${type}.${name}`;
}

/** Converts `usersResource{}.Routes()` to `usersResource.Routes`. */
function calleePath(text: string): string {
  return text.replace(/[&*]|\{[^{}]*\}|\(.*$/g, '');
}

/** Joins prefixes; empty when all parts are, rather than the root path. */
function joinPrefixes(...parts: readonly string[]): string {
  return parts.some((part) => part !== '') ? joinPaths(...parts) : '';
}

function textOf(node: SyntaxNode, source: Source): string {
  return source.foldedText(node, 200).replace(/^["`]|["`]$/g, '');
}
