// Looks up a name without a definition, such as an option: its declaration with the comment there, and its reads.
import { lastPart } from '../../uses/target/fieldHolders.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { LineSpan } from '../../base/positions.ts';
import { languages } from '../../syntax/languages.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { isOfTestsAlone } from '../subjects.ts';
import { planRelation, type RelationPlan } from '../relations/relationPlan.ts';

/** An option, a field or a key in question. */
export interface KeyUses {
  readonly name: string;
  /** Places that read it, and its other uses. */
  readonly reads: RelationPlan;
  /** Declarations with the comment above each; empty for an undeclared key. */
  readonly declarations: readonly { readonly owner: SymbolNode; readonly lines: LineSpan }[];
}

/** Maximum lines of the comment above a declaration. */
const maxCommentLines = 30;
/** Maximum declarations shown: usually those of an option and of its internal copy. */
const maxDeclarations = 2;

/**
 * Facts about the one undefined name of a question; undefined where it has a definition, where there are several names, or where code has
 * none.
 */
export async function keyUsesOf(inquiry: Inquiry, sources: Sources): Promise<KeyUses | undefined> {
  const { names, act } = inquiry.intent;
  const [first, ...others] = names;
  if (act !== 'question' || inquiry.focus.length > 0 || first === undefined || others.length > 0) return undefined;
  if (sources.graph.byName(first.name).length > 0 && !isOfTestsAlone(first.name, sources)) return undefined;
  const reads = await planRelation({ relation: 'reads', name: first.name, isCode: true }, inquiry, sources);
  if (reads && reads.definitions.length === 0 && !isKey(first.name, reads)) return undefined;
  // An undefined name with a capital first letter is a product, or external.
  if (!reads || (reads.definitions.length === 0 && /^\p{Lu}\p{Ll}/u.test(first.name))) return undefined;
  return { name: first.name, reads, declarations: await findDeclarations(first.name, reads.definitions, sources) };
}

/** Whether code uses the name as a member or key somewhere, rather than only as a variable or parameter. */
function isKey(name: string, { others }: RelationPlan): boolean {
  const keyPattern = new RegExp(`(?:\\.|->|::|["'\`])${name.replace(/\$/g, '\\$')}(?![\\w$])`);
  return others.places.some(({ text }) => keyPattern.test(text));
}

async function findDeclarations(name: string, owners: readonly SymbolNode[], { graph, lines }: Sources): Promise<KeyUses['declarations']> {
  const places: KeyUses['declarations'][number][] = [];
  for (const owner of owners.filter(({ fact }) => fact.kind !== 'module')) {
    const line = declarationLine(name, owner, graph);
    const text = line === undefined ? undefined : await lines(owner.root, owner.path);
    if (line !== undefined && text) places.push({ owner, lines: { first: commentAbove(line, text, owner), last: line } });
    if (places.length === maxDeclarations) break;
  }
  return places;
}

function declarationLine(name: string, { root, path, fact }: SymbolNode, graph: CodeGraph): number | undefined {
  const bindings = graph.file(root, path)?.facts.bindings ?? [];
  const ownBindings = bindings.filter((each) => each.scope === fact.index && lastPart(each.name) === name);
  return (ownBindings.find(({ by }) => by === 'annotation') ?? ownBindings[0])?.line;
}

/** The first line of the comments, attributes or decorators directly above `line`. */
function commentAbove(line: number, text: readonly string[], { language, fact }: SymbolNode): number {
  const commentSign = languages.get(language)?.comments?.line;
  const isComment = (each: string): boolean =>
    /^(?:\/?\*|"""|#\[|@|\*\/)/.test(each) || (commentSign !== undefined && each.startsWith(commentSign)) || /\*\/$/.test(each);
  let first = line;
  let isInBlock = false;
  const floor = Math.max(fact.range.start.line + 1, line - maxCommentLines);
  for (let at = line - 1; at >= floor; at--) {
    const each = text[at]?.trim() ?? '';
    if (each.endsWith('*/') && !each.startsWith('/*')) isInBlock = true;
    if (!isInBlock && !isComment(each)) break;
    if (each.startsWith('/*')) isInBlock = false;
    first = at;
  }
  return first;
}
