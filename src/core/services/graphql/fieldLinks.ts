// Joins uses of fields with the resolvers that answer them.
import type { ContractLink } from '../contract.ts';
import { nearestOffers, surestLinks } from '../nearestOffers.ts';
import type { FieldResolvers } from './fieldResolvers.ts';
import type { FieldUse } from './fieldUse.ts';
import type { SelectedField } from './graphqlDocument.ts';
import { graphqlConfidence } from './graphqlConfidence.ts';
import type { SchemaTypes } from './schemaTypes.ts';

/** Fields on the way from the root to one that is linked. Set by judgement: `mutation { users { create } }` has two. */
const maxDepth = 4;

/** Links of the uses, one a place and resolver. */
export function fieldLinks(uses: readonly FieldUse[], resolvers: FieldResolvers, schema: SchemaTypes): readonly ContractLink[] {
  return surestLinks(uses.flatMap((use) => linksOfSelection(use.root, use.field, { use, resolvers, schema, path: [] })));
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
  const others = resolvers.answering(type, field).filter((each) => each.symbol.id !== symbol.id);
  const { nearest, isNearest } = nearestOffers(symbol, others);
  return nearest.map((each) => ({
    use: { symbol, line, contract },
    offer: { symbol: each.symbol, line: each.symbol.fact.nameRange.start.line, contract },
    confidence: graphqlConfidence(tie, each.tie, isNearest, nearest.length),
  }));
}
