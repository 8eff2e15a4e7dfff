// Table of the ways in which methods answer fields of the root types of GraphQL, by library.
import { csharp } from '../../languages/csharp.ts';
import { ecmascript } from '../../languages/ecmascript.ts';
import { go } from '../../languages/go.ts';
import { java } from '../../languages/java.ts';
import { kotlin } from '../../languages/kotlin.ts';
import { python } from '../../languages/python.ts';
import { ruby } from '../../languages/ruby.ts';
import { rust } from '../../languages/rust.ts';
import type { ResolverRow } from './resolverRow.ts';

/** Getters and asynchronous methods of .NET and Java: `GetOrdersAsync` answers `orders`. */
const accessor = /^(?:[Gg]et(?=[A-Z]))?(?<field>\w+?)(?:Async)?$/;

/** Based on the documentation of each library, 2026-11; nothing here is weighed. */
export const resolverRows: readonly ResolverRow[] = [
  {
    ...{ framework: 'NestJS, TypeGraphQL', languages: [ecmascript], decorator: /^(?:\w+\.)*(?<root>Query|Mutation|Subscription)\(/ },
    examples: [
      ['@Resolver(() => Order)\nclass A {\n  @Query(() => [Order])\n  async orders() { return 1; }\n}', 'Query.orders'],
      [
        "@Resolver()\nclass A {\n  @Mutation(() => Order, { name: 'payOrder', nullable: true })\n  pay(@Args('id') id: string) { return 1; }\n}",
        'Mutation.payOrder',
      ],
      ["@Resolver('Order')\nclass A {\n  @Query('orders')\n  list() { return 1; }\n}", 'Query.orders'],
    ],
  },
  {
    ...{ framework: 'Spring', languages: [java, kotlin], decorator: /^(?:\w+\.)*(?<root>Query|Mutation|Subscription)Mapping\b/ },
    examples: [['class A {\n  @QueryMapping\n  public Order orders() { return null; }\n}', 'Query.orders']],
  },
  {
    ...{ framework: 'DGS', languages: [java, kotlin], decorator: /^(?:\w+\.)*Dgs(?<root>Query|Mutation|Subscription)\b/ },
    examples: [['class A {\n  @DgsMutation(field = "payOrder")\n  public Order pay() { return null; }\n}', 'Mutation.payOrder']],
  },
  {
    ...{ framework: 'Spring, DGS', languages: [java, kotlin] },
    decorator: /^(?:\w+\.)*(?:SchemaMapping|DgsData)\s*\(.*(?:typeName|parentType)\s*=\s*"(?<root>Query|Mutation|Subscription)"/,
    examples: [
      ['class A {\n  @SchemaMapping(typeName = "Query", field = "orders")\n  public Order load() { return null; }\n}', 'Query.orders'],
    ],
  },
  {
    ...{ framework: 'MicroProfile', languages: [java, kotlin], ownerDecorator: /^(?:\w+\.)*GraphQLApi\b/, method: accessor },
    decorator: /^(?:\w+\.)*(?<root>Query|Mutation|Subscription)\b/,
    examples: [['@GraphQLApi\nclass A {\n  @Query("orders")\n  public Order load() { return null; }\n}', 'Query.orders']],
  },
  {
    ...{ framework: 'graphql-java-kickstart', languages: [java, kotlin], method: accessor },
    ownerBase: /^(?:.+\.)?GraphQL(?<root>Query|Mutation|Subscription)Resolver$/,
    examples: [['class A implements GraphQLQueryResolver {\n  public Order getOrders() { return null; }\n}', 'Query.orders']],
  },
  {
    ...{ framework: 'graphql-kotlin', languages: [kotlin], ownerBase: /^(?:.+\.)?(?<root>Query|Mutation|Subscription)$/ },
    examples: [['class A : Query {\n  fun orders(): Order = x\n}', 'Query.orders']],
  },
  {
    ...{ framework: 'Strawberry', languages: [python], owner: /(?<root>Quer(?:y|ies)|Mutations?|Subscriptions?)/ },
    decorator: /^(?:strawberry|strawberry_django|gql)(?:\.django)?\.(?:field|mutation|subscription)\b/,
    examples: [
      [
        '@strawberry.type\nclass Query:\n    @strawberry.field\n    def all_orders(self) -> list[Order]:\n        return 1',
        'Query.allOrders',
      ],
      [
        '@strawberry.type\nclass Mutation:\n    @strawberry.mutation(name="payOrder")\n    def pay(self) -> Order:\n        return 1',
        'Mutation.payOrder',
      ],
    ],
  },
  {
    ...{ framework: 'Ariadne', languages: [python], decorator: /^(?:\w+\.)*(?<root>query|mutation|subscription)\w*\.(?:field|source)\(/ },
    examples: [['@query.field("orders")\ndef resolve_orders(*_):\n    return 1', 'Query.orders']],
  },
  {
    ...{ framework: 'Graphene', languages: [python], owner: /(?<root>Quer(?:y|ies))/, method: /^resolve_(?<field>\w+)$/ },
    examples: [
      [
        'class Query(graphene.ObjectType):\n    all_orders = graphene.List(Order)\n    def resolve_all_orders(self, info):\n        return 1',
        'Query.allOrders',
      ],
    ],
  },
  {
    ...{ framework: 'Graphene', languages: [python], ownerBase: /^(?:.+\.)?\w*Mutation$/, root: 'Mutation', isNamedByOwner: true },
    method: /^(?:mutate|mutate_and_get_payload|perform_mutation)$/,
    examples: [['class PayOrder(graphene.Mutation):\n    def mutate(self, info, id):\n        return 1', 'Mutation.payOrder']],
  },
  {
    ...{ framework: 'gqlgen', languages: [go], owner: /^(?<root>query|mutation|subscription)Resolver$/i },
    examples: [
      [
        'type queryResolver struct{ *Resolver }\nfunc (r *queryResolver) Orders(ctx context.Context) ([]*Order, error) { return nil, nil }',
        'Query.orders',
      ],
    ],
  },
  {
    ...{ framework: 'graphql-ruby', languages: [ruby], owner: /^(?<root>Query|Mutation|Subscription)(?:Type|Root)?$/ },
    examples: [
      [
        'class QueryType < Types::BaseObject\n  field :all_orders, [Order], null: false\n  def all_orders\n    1\n  end\nend',
        'Query.allOrders',
      ],
    ],
  },
  {
    ...{
      framework: 'graphql-ruby',
      languages: [ruby],
      ownerBase: /Mutation$/,
      method: /^resolve$/,
      root: 'Mutation',
      isNamedByOwner: true,
    },
    examples: [['class PayOrder < BaseMutation\n  def resolve(id:)\n    1\n  end\nend', 'Mutation.payOrder']],
  },
  {
    ...{ framework: 'graphql-ruby', languages: [ruby], ownerBase: /Resolver$/, method: /^resolve$/, root: 'Query', isNamedByOwner: true },
    examples: [['class Orders < BaseResolver\n  def resolve\n    1\n  end\nend', 'Query.orders']],
  },
  {
    ...{ framework: 'Hot Chocolate', languages: [csharp], method: accessor },
    ownerDecorator: /^(?:ExtendObjectType\W{1,10}(?:typeof\W{1,3})?)?(?<root>Query|Mutation|Subscription)(?:Type)?\b/,
    examples: [
      ['[QueryType]\npublic static class A {\n  public static Order GetOrders() => null;\n}', 'Query.orders'],
      ['[ExtendObjectType("Mutation")]\npublic class A {\n  public Task<Order> PayOrderAsync(int id) => null;\n}', 'Mutation.payOrder'],
    ],
  },
  {
    ...{ framework: 'Hot Chocolate, GraphQL.NET', languages: [csharp], owner: /^(?<root>Query|Mutation|Subscription)$/, method: accessor },
    examples: [['public class Query {\n  public Order GetOrders() => null;\n}', 'Query.orders']],
  },
  {
    ...{ framework: 'async-graphql, Juniper', languages: [rust], owner: /^(?<root>Query|Mutation|Subscription)(?:Root|s)?$/ },
    examples: [
      ['pub struct QueryRoot;\n#[Object]\nimpl QueryRoot {\n    async fn all_orders(&self) -> Vec<Order> { vec![] }\n}', 'Query.allOrders'],
    ],
  },
];
