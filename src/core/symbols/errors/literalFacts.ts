// Finds string literals that can be messages, with their use and the conditions around them, in all languages with a grammar.
import {
  maxConditions,
  packLiterals,
  type LineCondition,
  type Literal,
  type LiteralPart,
  type LiteralRole,
} from '../../messages/literals.ts';
import { SyntaxNode } from '../../syntax/node.ts';
import { firstChild, type NodeTypes, type SyntaxTree } from '../../syntax/tree.ts';
import type { CallSite } from '../values/callSite.ts';
import type { FileContext } from '../fileContext.ts';
import { isErrorName } from './errorNames.ts';
import type { ErrorString } from '../facts.ts';
import { isLogger } from './loggers.ts';
import { isStandardCheck } from './standardRaises.ts';

/** Maximum number of levels up the tree: to the use of a literal, and to its conditions. */
const maxLevels = { use: 12, condition: 60 } as const;

/** Roles of node types for literals. Names are those of the grammars; no grammar uses one for something else. */
const nodeRoles: readonly (readonly [kind: NodeRole, types: RegExp])[] = [
  ['page', /^jsx_text$/],
  ['join', /^(?:binary_expression|binary_operator|binary|additive_expression|concatenated_string|chained_string)$/],
  ['bracket', /^parenthesized_(?:expression|statements)$/],
  ['raise', /^(?:raise_statement|throw_statement|throw_expression|throw)$/],
  ['return', /^(?:return_statement|return_expression|return|jump_expression|yield|yield_statement)$/],
  [
    'entry',
    /^(?:pair|pair_pattern|keyed_element|dictionary|array|array_creation_expression|array_element_initializer|array_expression|array_initializer|list|tuple|set|hash|enum_body|enum_constant|enum_entry|enum_assignment|literal_element|initializer_list|initializer_expression|initializer_pair|field_initializer|element_initializer|collection_literal|match_arm|when_entry|switch_expression_arm)$/,
  ],
  [
    'constant',
    /^(?:assignment|assignment_expression|augmented_assignment|variable_declarator|const_declaration|const_spec|const_element|const_item|static_item|let_declaration|var_spec|short_var_declaration|init_declarator|property_declaration|property_element|public_field_definition|field_definition|field_declaration|variable_declaration|preproc_def|preproc_function_def|default_parameter|lexical_declaration|equals_value_clause)$/,
  ],
  ['statement', /^expression_statement$/],
  // Named nodes inside a string expression that are not values.
  [
    'mark',
    /^(?:string_(?:start|end|fragment)|escape_sequence|escape|.*(?:delimiter|quote|encoding|comment)|interpolation_start|heredoc_(?:start|end|beginning)|raw_string_(?:start|end)|line_continuation)$/,
  ],
];
type NodeRole = 'text' | 'string' | 'page' | 'join' | 'bracket' | 'raise' | 'return' | 'entry' | 'constant' | 'statement' | 'mark' | 'none';

/** Nodes that run conditionally. `branch` has two ways, distinguished by the position of the child. */
type BranchKind = 'branch' | 'case' | 'catch';
const branchKinds: readonly (readonly [kind: BranchKind, types: RegExp])[] = [
  [
    'branch',
    /^(?:if_statement|if_expression|if|unless|elif_clause|else_if_clause|elsif|if_modifier|unless_modifier|conditional_expression|ternary_expression|conditional)$/,
  ],
  [
    'case',
    /^(?:case_clause|switch_case|switch_default|case_statement|default_statement|switch_block_statement_group|switch_rule|switch_section|switch_expression_arm|expression_case|type_case|default_case|communication_case|match_arm|when_entry|when|match_conditional_expression|in_clause)$/,
  ],
  ['catch', /^(?:except_clause|except_group_clause|catch_clause|catch_block|rescue)$/],
];

/** Names of output functions, whatever their receiver. */
const printNames =
  /^(?:[ef]?print(?:f|ln|Line|Error|err|_r)?|v?[sf]n?printf|e?println|puts|echo|warn|say|write(?:ln|Line|_line|Error)?|alert|confirm|toast|flash|notify|show\w*(?:Message|Error|Warning|Notification|Dialog|Toast|Alert)|secho|out|err|info|error|comment|line)$/i;

/**
 * Limits of what is examined.
 * - `between`: nodes between two parts.
 * - `constant`: characters of a part, for words.
 */
const maxExamined = { between: 200, constant: 400 } as const;

/** Texts with two words are messages; a single word is one only when it is raised, logged or shown. */
const twoWords = /[\p{L}\p{N}][^\p{L}\p{N}]*\s[^\p{L}\p{N}]*\S{0,40}[\p{L}\p{N}]/u;
const tellingRoles: ReadonlySet<LiteralRole> = new Set(['raised', 'logged', 'printed', 'shown']);

/** Roles of literals found by other finders, keyed by offset. */
export type ViaByOffset = ReadonlyMap<number, ErrorString['via']>;

/**
 * Packed literals of a file (see {@link packLiterals}); undefined when it has none. Linear in the tree except for the way up to
 * conditions.
 */
export function findLiterals(context: FileContext, tree: SyntaxTree, viaByOffset: ViaByOffset): Uint8Array | undefined {
  const finder = new LiteralFinder(context, tree, viaByOffset);
  const literals = finder.findAll();
  return literals.length ? packLiterals(literals) : undefined;
}

/** A literal during the collection of its parts; nodes by number. */
interface LiteralDraft {
  readonly first: number;
  last: number;
  readonly parts: LiteralPart[];
}

/** Cached roles per node type, since every node asks and types repeat. */
interface TypeKinds {
  readonly kinds: (NodeRole | undefined)[];
  readonly conditions: (BranchKind | 'none' | undefined)[];
}
const kindsOfTypes = new WeakMap<NodeTypes, TypeKinds>();

class LiteralFinder {
  readonly #context: FileContext;
  readonly #tree: SyntaxTree;
  readonly #viaByOffset: ViaByOffset;
  readonly #types: TypeKinds;
  #byList: ReadonlyMap<number, CallSite> | undefined;
  #checks: ReadonlySet<number> | undefined;

  constructor(context: FileContext, tree: SyntaxTree, viaByOffset: ViaByOffset) {
    [this.#context, this.#tree, this.#viaByOffset] = [context, tree, viaByOffset];
    const { nodeTypes } = tree;
    this.#types = kindsOfTypes.get(nodeTypes) ?? { kinds: [], conditions: [] };
    kindsOfTypes.set(nodeTypes, this.#types);
  }

  findAll(): Literal[] {
    const { types, starts, ends, parents } = this.#tree;
    const byTop = new Map<number, LiteralDraft>();
    for (let node = 0; node < types.length; node++) {
      const kind = this.#kind(node);
      if ((kind !== 'text' && kind !== 'page') || starts[node] === ends[node]) continue;
      const top = kind === 'page' ? (parents[node] ?? -1) : this.#topOf(node);
      if (top < 0) continue;
      const draft = byTop.get(top);
      if (draft) this.#extend(draft, node);
      else byTop.set(top, { first: node, last: node, parts: [{ start: starts[node] ?? 0, end: ends[node] ?? 0, joined: false }] });
    }
    const literals: Literal[] = [];
    for (const [top, draft] of byTop) {
      const literal = this.#literalOf(top, draft);
      if (literal) literals.push(literal);
    }
    return literals.sort((a, b) => (a.parts[0]?.start ?? 0) - (b.parts[0]?.start ?? 0));
  }

  #kind(node: number): NodeRole {
    const type = this.#tree.types[node] ?? 0;
    return (this.#types.kinds[type] ??= this.#kindOf(this.#tree.nodeTypes.name(type)));
  }

  #kindOf(name: string): NodeRole {
    const { textNodes, stringNodes } = this.#context.grammar;
    if (textNodes.includes(name)) return 'text';
    const [role] = nodeRoles.find(([, types]) => types.test(name)) ?? ['none' as const];
    return role === 'none' && stringNodes.includes(name) ? 'string' : role;
  }

  /** The outermost string expression around a part, across joined literals; -1 for a text outside any. */
  #topOf(node: number): number {
    const { parents } = this.#tree;
    let top = parents[node] ?? -1;
    while (top >= 0 && this.#kind(top) !== 'string') {
      if (this.#kind(top) !== 'text' && this.#kind(top) !== 'none') return -1;
      top = parents[top] ?? -1;
    }
    if (top < 0) return -1;
    for (let up = parents[top] ?? -1; up >= 0; up = parents[up] ?? -1) {
      const kind = this.#kind(up);
      if (kind === 'join' && this.#joins(up)) top = up;
      else if (kind !== 'bracket') break;
    }
    return top;
  }

  /** Whether a node concatenates its parts: adjacent literals, or `+` or `.` between them. */
  #joins(node: number): boolean {
    const { text, starts, ends, namedFlags, nextSiblings, nodeTypes, types } = this.#tree;
    // Operators are `binary…` and `additive…` nodes. The others, `concatenated_string` and `chained_string`, hold adjacent literals.
    if (!nodeTypes.name(types[node] ?? 0).startsWith('b') && !nodeTypes.name(types[node] ?? 0).startsWith('add')) return true;
    let leftNode = -1;
    for (let child = firstChild(this.#tree, node); child >= 0; child = nextSiblings[child] ?? -1) {
      if (namedFlags[child] !== 1) continue;
      if (leftNode >= 0) return /^\s*(?:\+|\.\.?|&)\s*$/.test(text.slice(ends[leftNode], starts[child]));
      leftNode = child;
    }
    return false;
  }

  /** Adds a part; escapes between two parts, which are separate nodes in most grammars, become part of the text. */
  #extend(draft: LiteralDraft, node: number): void {
    const { starts, ends, parents } = this.#tree;
    const [start, end] = [starts[node] ?? 0, ends[node] ?? 0];
    const last = draft.parts.at(-1);
    // The node lies inside the previous part, as escapes do in some grammars.
    if (!last || end <= last.end) return;
    const joined = !this.#holdsValue(draft.last + 1, node, last.end);
    if (joined && parents[draft.last] === parents[node]) draft.parts[draft.parts.length - 1] = { ...last, end };
    else draft.parts.push({ start, end, joined });
    draft.last = node;
  }

  /** Whether one of the nodes `from` up to `to` that begin at or after `offset` is a value rather than a mark of the literal. */
  #holdsValue(from: number, to: number, offset: number): boolean {
    const { starts, namedFlags } = this.#tree;
    for (let node = from; node < Math.min(to, from + maxExamined.between); node++) {
      if (namedFlags[node] !== 1 || (starts[node] ?? 0) < offset) continue;
      if (this.#kind(node) === 'none') return true;
    }
    return false;
  }

  #literalOf(top: number, { first, last, parts }: LiteralDraft): Literal | undefined {
    const { text, starts, ends } = this.#tree;
    const isPage = this.#kind(first) === 'page';
    const [head, tail] = [parts[0], parts.at(-1)];
    if (!head || !tail || (!isPage && this.#isDocumentation(top))) return undefined;
    const role = isPage ? 'shown' : this.#roleOf(top);
    const constant = parts.map(({ start, end }) => text.slice(start, Math.min(end, start + maxExamined.constant))).join(' ');
    if (!/\p{L}/u.test(constant) || (!tellingRoles.has(role) && !twoWords.test(constant))) return undefined;
    let after = last + 1;
    while ((starts[after] ?? Infinity) < (ends[top] ?? 0)) after++;
    const opens = {
      start: !isPage && this.#holdsValue(top + 1, first, 0),
      end: !isPage && this.#holdsValue(last + 1, after, tail.end),
    };
    return { line: this.#context.source.lineOf(head.start), role, parts, opens, conditions: this.#conditionsAround(top) };
  }

  /** Whether the text is a statement of its own, which is never seen at run time. */
  #isDocumentation(top: number): boolean {
    return this.#kind(this.#tree.parents[top] ?? 0) === 'statement';
  }

  #roleOf(top: number): LiteralRole {
    const { parents, starts } = this.#tree;
    const via = this.#viaByOffset.get(starts[top] ?? 0);
    if (via) return via === 'log' ? 'logged' : 'raised';
    let fallback: LiteralRole = 'other';
    let node = top;
    for (let step = 0; step < maxLevels.use && node >= 0; step++, node = parents[node] ?? -1) {
      const site = this.#siteOf(node);
      if (site) {
        const role = this.#roleOfCall(site);
        if (role !== 'argument') return role;
        fallback = fallback === 'other' ? 'argument' : fallback;
        continue;
      }
      const kind = this.#kind(node);
      if (kind === 'raise') return 'raised';
      if (kind === 'return') return fallback === 'entry' ? fallback : 'returned';
      if (kind === 'constant') return fallback === 'entry' ? fallback : 'constant';
      if (kind === 'entry' && fallback === 'other') fallback = 'entry';
      if (kind === 'statement') return fallback;
    }
    return fallback;
  }

  /** The call whose argument list is the node. */
  #siteOf(node: number): CallSite | undefined {
    this.#byList ??= new Map(this.#context.sites.flatMap((site) => (site.arguments ? [[site.arguments.id, site]] : [])));
    return this.#byList.get(node);
  }

  #roleOfCall(site: CallSite): LiteralRole {
    // `writeError` prints; a capitalized error type is constructed to be raised.
    const isType = site.how === 'new' || /^_*\p{Lu}/u.test(site.name);
    if ((isType && isErrorName(site.name)) || /^(?:errorf|wrapf?|bail|panic|fail|abort|die)$/i.test(site.name)) return 'raised';
    if (isLogger(site, this.#context)) return 'logged';
    return printNames.test(site.name) ? 'printed' : 'argument';
  }

  #conditionsAround(top: number): readonly LineCondition[] {
    const { tree, source } = { tree: this.#tree, source: this.#context.source };
    const { starts, parents } = tree;
    const from = this.#startOfOwner(starts[top] ?? 0);
    const conditions: LineCondition[] = [];
    let child = top;
    for (let step = 0, node = parents[top] ?? -1; node >= 0 && step < maxLevels.condition; step++, node = parents[node] ?? -1) {
      const start = starts[node] ?? 0;
      if (start < from || conditions.length === maxConditions) break;
      const branch = this.#branchKind(node);
      const kind = this.#isChecked(node, child)
        ? 'else'
        : branch === 'branch'
          ? branchOf(new SyntaxNode(tree, node), child)
          : branch === 'none'
            ? undefined
            : branch;
      if (kind) {
        const line = source.lineOf(start);
        if (conditions.at(-1)?.line !== line) conditions.push({ line, kind });
      }
      child = node;
    }
    return conditions;
  }

  /** Whether a node is a check such as `check(open) { "…" }`, whose lambda with the text runs only if the argument does not hold. */
  #isChecked(node: number, child: number): boolean {
    const { starts, types, nodeTypes } = this.#tree;
    if (!this.#context.grammar.checkingCalls || nodeTypes.name(types[child] ?? 0) !== 'annotated_lambda') return false;
    this.#checks ??= new Set(this.#context.sites.flatMap((site) => (isStandardCheck(site, this.#context) ? [site.node.startIndex] : [])));
    return this.#checks.has(starts[node] ?? -1);
  }

  #branchKind(node: number): BranchKind | 'none' {
    const { types, nodeTypes } = this.#tree;
    const type = types[node] ?? 0;
    return (this.#types.conditions[type] ??= branchKinds.find(([, names]) => names.test(nodeTypes.name(type)))?.[0] ?? 'none');
  }

  #startOfOwner(offset: number): number {
    const { owners, drafts } = this.#context;
    return drafts[owners.runnerAt(offset) - 1]?.start ?? 0;
  }
}

/** The branch of a node in which a child runs; undefined for the condition itself. */
function branchOf(node: SyntaxNode, child: number): LineCondition['kind'] | undefined {
  const inner = new SyntaxNode(node.tree, child);
  const isInField = (field: string): boolean => node.childrenForFieldName(field).some(({ id }) => id === child);
  if (isInField('condition') || isInField('initializer')) return undefined;
  const before = node.tree.text.slice(Math.max(node.startIndex, inner.startIndex - 20), inner.startIndex);
  const isElse = isInField('alternative') || inner.type.startsWith('else') || /\belse\b[\s{:]*$/.test(before);
  // `unless x` counts as `if`, since it is displayed with its keyword.
  return isElse ? 'else' : 'if';
}
