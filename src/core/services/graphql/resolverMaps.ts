// Finds the objects of JavaScript whose keys are fields of the root types: `Query: { orders() {} }`, and the types of graphql-js.
import { bracketAfter, enclosingBracket } from '../../uses/places/brackets.ts';
import { keyRange, type CodeRange } from '../http/objectKeys.ts';
import { rootNamed } from './declaredResolvers.ts';

/** The object, or its name, with resolvers of a type. */
export interface ResolverMap {
  readonly type: string;
  readonly range: CodeRange;
}

/** A text with its code. */
export interface CodeOfText {
  readonly text: string;
  readonly code: string;
}

/** Texts of which a file with such objects has one. */
export const mapTexts: readonly string[] = [
  ...[
    'Query: {',
    'Mutation: {',
    'Subscription: {',
    'Query = {',
    'Mutation = {',
    'Subscription = {',
    'Query: quer',
    'Query: Quer',
    'Query: root',
    'Mutation: muta',
    'Mutation: Muta',
  ],
  ...[
    'QueryResolvers',
    'MutationResolvers',
    "Resolvers['",
    'Resolvers["',
    'GraphQLObjectType',
    '.queryFields',
    '.mutationFields',
    '.queryType',
    '.mutationType',
  ],
];

/** Maximum maps of one form in one file. Set by judgement: more are data. */
const maxMaps = 200;

/** Code up to an object, or its name; based on the documentation of Apollo Server, graphql-tools and GraphQL Code Generator, 2026-11. */
const mapPatterns: readonly RegExp[] = [
  /** `Query: { … }`, `Query: queries`. */
  /(?<=[{,]\s{0,200})(Query|Mutation|Subscription)\s*:\s*(?=[\w$]+\s*[,}]|\{)/g,
  /** `const Query = {`, `const Query: Resolvers = {`. */
  /\b(?:const|let|var)\s+(Query|Mutation|Subscription)\b(?:\s*:[^=;{}\n]{0,100})?\s*=\s*(?=\{)/g,
  /** `const queries: QueryResolvers<Context> = {`. */
  /:\s*(?:\w+\.)?(Query|Mutation|Subscription)Resolvers\b[^=;{}\n]{0,60}=\s*(?=\{)/g,
  /** `const queries: Resolvers['Query'] = {`. */
  /Resolvers\[["'](Query|Mutation|Subscription)["']\]\s*=\s*(?=\{)/g,
];
/** Keys of the caches of clients, whose entries are no resolvers. Based on the documentation of urql and Apollo Client, 2026-11. */
const cacheKey = /\b(?:updates|optimistic|keys|typePolicies|fields)\s*:\s*$/;
const typePattern = /\bnew\s+(?:\w+\.)?GraphQLObjectType\s*\(/g;
const rootTypeName = /^["'`]\w*?(Query|Mutation|Subscription)(?:Root)?(?:Type)?["'`]/;
/** `builder.queryFields((t) => ({`, `builder.queryType({ fields: (t) => ({` of Pothos. */
const builderPattern = /\.(query|mutation|subscription)(?:Fields|Type)\s*\(/g;

/** The maps of a file. */
export function resolverMaps({ code, text }: CodeOfText): readonly ResolverMap[] {
  const rootMaps = mapPatterns.flatMap((pattern) =>
    matchesIn(text, code, pattern)
      .filter(({ index }) => !isInCache(code, index))
      .flatMap((match) => mapOf(match[1], valueAt(code, match.index + match[0].length))),
  );
  const types = matchesIn(code, code, typePattern).flatMap((match) => {
    const options = objectIn(code, match.index, code.length);
    const name = options && keyRange(code, options.start, options.end, 'name');
    const fields = options && keyRange(code, options.start, options.end, 'fields');
    const root = name && rootTypeName.exec(text.slice(name.start, name.end))?.[1];
    return fields && root !== undefined ? mapOf(root, objectIn(code, fields.start, fields.end)) : [];
  });
  const builders = matchesIn(code, code, builderPattern).flatMap((match) => {
    const open = match.index + match[0].length - 1;
    const end = bracketAfter(code, open) ?? open;
    const arrow = /=>\s*\(\s*\{/.exec(code.slice(open, Math.min(end, open + 500)));
    return arrow ? mapOf(match[1], objectIn(code, open + arrow.index, end)) : [];
  });
  return [...rootMaps, ...types, ...builders, ...siblingMaps(code)];
}

/** Maps of other types, which stand beside those of the root types in one object. */
function siblingMaps(code: string): readonly ResolverMap[] {
  const [inObject] = mapPatterns;
  const matches = inObject ? matchesIn(code, code, inObject) : [];
  const opens = matches.flatMap(({ index }) => (isInCache(code, index) ? [] : (enclosingBracket(code, index)?.at ?? [])));
  return [...new Set(opens)].flatMap((open) => {
    const end = bracketAfter(code, open) ?? open;
    const maps: ResolverMap[] = [];
    const key = /(?<=[{,]\s{0,200})([A-Z]\w*)\s*:\s*(?=\{)/g;
    key.lastIndex = open;
    for (let match = key.exec(code); match && match.index < end && maps.length < maxMaps; match = key.exec(code)) {
      const range = objectIn(code, match.index, end);
      if (!range) break;
      if (!/^(?:Query|Mutation|Subscription)$/.test(match[1] ?? '')) maps.push({ type: match[1] ?? '', range });
      key.lastIndex = range.end;
    }
    return maps;
  });
}

/** Whether the object around an offset configures the cache of a client. */
function isInCache(code: string, at: number): boolean {
  const open = enclosingBracket(code, at)?.at ?? 0;
  return cacheKey.test(code.slice(Math.max(0, open - 60), open));
}

/** Matches outside of comments and strings. */
function matchesIn(text: string, code: string, pattern: RegExp): readonly RegExpExecArray[] {
  return [...text.matchAll(pattern)].filter(({ index }) => code.charAt(index) === text.charAt(index)).slice(0, maxMaps);
}

function mapOf(name: string | undefined, range: CodeRange | undefined): readonly ResolverMap[] {
  const root = rootNamed(name);
  return root && range ? [{ type: root, range }] : [];
}

/** The object or the name that begins at an offset. */
function valueAt(code: string, start: number): CodeRange | undefined {
  if (code.charAt(start) === '{') return objectIn(code, start, code.length);
  const name = /^[\w$]+/.exec(code.slice(start, start + 100))?.[0] ?? '';
  return { start, end: start + name.length };
}

/** The first object literal from `start`. */
function objectIn(code: string, start: number, end: number): CodeRange | undefined {
  const open = code.indexOf('{', start);
  const close = open < 0 || open >= end ? undefined : bracketAfter(code, open);
  return close === undefined ? undefined : { start: open, end: close + 1 };
}
