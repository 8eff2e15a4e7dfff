// A name that is no definition, as that of an option: where it is declared with what is said of it there, and where it is read.
import { lastPart } from '../../uses/fields.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/types.ts';
import type { LineSpan } from '../../base/text.ts';
import { languages } from '../../syntax/languages.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { isOfTestsAlone } from '../subjects.ts';
import { planRelation, type RelationPlan } from '../relations/relationPlan.ts';

/** An option, a field or a key that a question asks about. */
export interface KeyUses {
  readonly name: string;
  /** Places that read it, and what else is done with it. */
  readonly reads: RelationPlan;
  /** Declarations with the comment above each; none of a key that nothing declares. */
  readonly declared: readonly { readonly owner: SymbolNode; readonly lines: LineSpan }[];
}

/** Lines above a declaration that a comment of it may have. */
const longestComment = 30;
/** Declarations that are told: an option and its copy inside. */
const mostDeclared = 2;

/** What is known of the one name of a question that is no definition; undefined where it is one, where it is several, or where code has none. */
export async function keyedIn(inquiry: Inquiry, sources: Sources): Promise<KeyUses | undefined> {
  const { names, act } = inquiry.intent;
  const [first, ...others] = names;
  if (act !== 'question' || inquiry.focus.length > 0 || first === undefined || others.length > 0) return undefined;
  if (sources.graph.byName(first.name).length > 0 && !isOfTestsAlone(first.name, sources)) return undefined;
  const reads = await planRelation({ relation: 'reads', name: first.name, isCode: true }, inquiry, sources);
  if (reads && reads.definitions.length === 0 && !isKey(first.name, reads)) return undefined;
  // What begins like a type and is none here is a product, or comes from outside.
  if (!reads || (reads.definitions.length === 0 && /^\p{Lu}\p{Ll}/u.test(first.name))) return undefined;
  return { name: first.name, reads, declared: await declarations(first.name, reads.definitions, sources) };
}

/** Whether code names it as a member or key somewhere; a variable or parameter alone is none. */
function isKey(name: string, { others }: RelationPlan): boolean {
  const asKey = new RegExp(`(?:\\.|->|::|["'\`])${name.replace(/\$/g, '\\$')}(?![\\w$])`);
  return others.places.some(({ text }) => asKey.test(text));
}

async function declarations(name: string, owners: readonly SymbolNode[], { graph, lines }: Sources): Promise<KeyUses['declared']> {
  const matches: KeyUses['declared'][number][] = [];
  for (const owner of owners.filter(({ fact }) => fact.kind !== 'module')) {
    const line = declaredAt(name, owner, graph);
    const text = line === undefined ? undefined : await lines(owner.root, owner.path);
    if (line !== undefined && text) matches.push({ owner, lines: { first: commentAbove(line, text, owner), last: line } });
    if (matches.length === mostDeclared) break;
  }
  return matches;
}

function declaredAt(name: string, { root, path, fact }: SymbolNode, graph: CodeGraph): number | undefined {
  const bindings = graph.file(root, path)?.facts.bindings ?? [];
  const own = bindings.filter((each) => each.scope === fact.index && lastPart(each.name) === name);
  return (own.find(({ by }) => by === 'annotation') ?? own[0])?.line;
}

/** The first line of what stands as comment, attribute or decorator right above `line`. */
function commentAbove(line: number, text: readonly string[], { language, fact }: SymbolNode): number {
  const sign = languages.get(language)?.comments?.line;
  const isAbove = (each: string): boolean =>
    /^(?:\/?\*|"""|#\[|@|\*\/)/.test(each) || (sign !== undefined && each.startsWith(sign)) || /\*\/$/.test(each);
  let first = line;
  let isInBlock = false;
  const floor = Math.max(fact.range.start.line + 1, line - longestComment);
  for (let at = line - 1; at >= floor; at--) {
    const each = text[at]?.trim() ?? '';
    if (each.endsWith('*/') && !each.startsWith('/*')) isInBlock = true;
    if (!isInBlock && !isAbove(each)) break;
    if (each.startsWith('/*')) isInBlock = false;
    first = at;
  }
  return first;
}
