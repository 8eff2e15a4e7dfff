// Finds resolvers of single fields in calls of builders of schemas: Nexus and Pothos.
import { bracketAfter } from '../../uses/places/brackets.ts';
import type { CodeRange } from '../http/objectKeys.ts';
import { rootNamed } from './declaredResolvers.ts';
import type { RootType } from './graphqlDocument.ts';
import type { CodeOfText } from './resolverMaps.ts';

/** A call that declares a field with its resolver. */
export interface ResolverCall {
  readonly root: RootType;
  readonly field: string;
  readonly range: CodeRange;
}

/** Texts of which a file with such calls has one. */
export const callTexts: readonly string[] = ['queryField(', 'mutationField(', 'extendType(', 'objectType({'];

/** Maximum calls of one form in one file. Set by judgement: more are data. */
const maxCalls = 200;
/** `queryField('orders', …)`. */
const fieldCall = /\b(query|mutation|subscription)Field\s*\(\s*["'`](\w+)["'`]/g;
/** `extendType({ type: 'Query', definition(t) { t.field('orders', …) } })`. */
const typeCall = /\b(?:extendType|objectType)\s*\(\s*\{\s*(?:type|name)\s*:\s*["'`](Query|Mutation|Subscription)["'`]/g;
const memberCall = /\bt(?:\.\w+){1,3}\s*\(\s*["'`](\w+)["'`]/g;

/** The calls of a file. */
export function resolverCalls({ code, text }: CodeOfText): readonly ResolverCall[] {
  const isCode = ({ index }: RegExpExecArray): boolean => code.charAt(index) === text.charAt(index);
  const matches = (pattern: RegExp, from = 0, to = text.length): readonly RegExpExecArray[] =>
    [...text.slice(from, to).matchAll(pattern)].slice(0, maxCalls);
  const callOf = (name: string | undefined, field: string | undefined, at: number): readonly ResolverCall[] => {
    const root = rootNamed(name);
    const open = code.indexOf('(', at);
    const end = bracketAfter(code, open);
    return root && field !== undefined && end !== undefined ? [{ root, field, range: { start: open, end } }] : [];
  };
  const fields = matches(fieldCall)
    .filter(isCode)
    .flatMap((match) => callOf(match[1], match[2], match.index));
  const members = matches(typeCall)
    .filter(isCode)
    .flatMap(({ index, 1: name }) => {
      const end = bracketAfter(code, code.indexOf('(', index)) ?? index;
      return matches(memberCall, index, end).flatMap((match) => callOf(name, match[1], index + match.index));
    });
  return [...fields, ...members];
}
