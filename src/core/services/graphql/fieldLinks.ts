// Joins uses of fields with the resolvers that answer them.
import type { ContractLink } from '../contract.ts';
import { sharedPathLength } from '../memberFunctions.ts';
import type { FieldResolvers } from './fieldResolvers.ts';
import type { FieldUse } from './fieldUse.ts';
import type { SelectedField } from './graphqlDocument.ts';
import { graphqlConfidence } from './graphqlConfidence.ts';
import type { SchemaTypes } from './schemaTypes.ts';

/** Maximum resolvers that are equally near; with more, none of them is meant. Set by judgement. */
const maxEqualResolvers = 3;
/** Fields on the way from the root to one that is linked. Set by judgement: `mutation { users { create } }` has two. */
const maxDepth = 4;

/** Links of the uses, one a place and resolver. */
export function fieldLinks(uses: readonly FieldUse[], resolvers: FieldResolvers, schema: SchemaTypes): readonly ContractLink[] {
  const links = new Map<string, ContractLink>();
  for (const use of uses)
    for (const link of linksOfSelection(use.root, use.field, { use, resolvers, schema, path: [] })) {
      const key = `${use.line} ${use.symbol.id} ${link.offer.symbol.id}`;
      if (link.confidence > (links.get(key)?.confidence ?? 0)) links.set(key, link);
    }
  return [...links.values()];
}

interface SelectionContext {
  readonly use: FieldUse;
  readonly resolvers: FieldResolvers;
  readonly schema: SchemaTypes;
  /** Fields on the way from the root. */
  readonly path: readonly string[];
}

/** Links of a field, and of those in its selection whose type the schema tells. */
function linksOfSelection(type: string, { name, fields }: SelectedField, context: SelectionContext): readonly ContractLink[] {
  const { use, resolvers, schema } = context;
  const path = [...context.path, name];
  const own = linksOf(type, name, `${use.root.toLowerCase()} ${path.join('.')}`, use, resolvers);
  const inner = path.length < maxDepth && fields.length ? schema.get(type)?.get(name) : undefined;
  if (inner === undefined) return own;
  return [...own, ...fields.flatMap((field) => linksOfSelection(inner, field, { ...context, path }))];
}

function linksOf(
  type: string,
  field: string,
  contract: string,
  { symbol, line, tie }: FieldUse,
  resolvers: FieldResolvers,
): readonly ContractLink[] {
  const answering = resolvers
    .answering(type, field)
    .filter((each) => each.symbol.id !== symbol.id && (symbol.role === 'test' || each.symbol.role !== 'test'));
  const distances = answering.map((each) => sharedPathLength(symbol, each.symbol));
  const nearest = answering.filter((_, i) => distances[i] === Math.max(...distances));
  if (nearest.length > maxEqualResolvers) return [];
  return nearest.map((each) => ({
    use: { symbol, line, contract },
    offer: { symbol: each.symbol, line: each.symbol.fact.nameRange.start.line, contract },
    confidence: graphqlConfidence(tie, each.tie, nearest.length < answering.length, nearest.length),
  }));
}
