// Edges of GraphQL: who sends a document, which resolver answers, and what is neither.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { dedent } from '../../../support/dedent.ts';
import { memoryRoot } from '../../../support/memory.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { contractEdges, edgesOf } from '../contractEdges.ts';

const manifest = { 'package.json': '{ "dependencies": { "graphql": "16" } }\n' };
const server = {
  ...manifest,
  'server/resolvers.js': dedent`
    function listOrders() { return []; }
    module.exports = {
      Query: { orders: guard(isOwner, listOrders), order(_, { id }) { return id; } },
      Mutation: { payOrder: async (_, { id }) => ({ id }) },
    };
  `,
};

/** Edges as \`caller -> callee: contract\`, in order. */
async function linksIn(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  return (await contractEdges(files)).map(({ caller, callee, through }) => `${caller} -> ${callee}: ${through}`).sort();
}

suite('documents', () => {
  test('in a function, in a constant of its file, and in one of another file', async () => {
    const links = await linksIn({
      ...server,
      'web/queries.ts': dedent`
        export const ORDER = gql\`query Order($id: ID!) { order(id: $id) { id } orders { id } }\`;
        export const PAY = /* GraphQL */ \`mutation { payOrder(id: 1) { id } }\`;
      `,
      'web/page.tsx': dedent`
        import { ORDER } from './queries';
        import { PAY as PAY_ORDER } from './queries';
        const LIST = gql\`{ orders { id } }\`;
        export function Page() { return useQuery(ORDER); }
        export function Pay() { return useMutation(PAY_ORDER); }
        export function List() { return useQuery(LIST); }
        export function load() { return client.query({ query: gql\`query { orders { id } }\` }); }
      `,
    });
    assert.deepEqual(links, [
      'List -> listOrders: query orders',
      'Page -> listOrders: query orders',
      'Page -> order: query order',
      'Pay -> payOrder: mutation payOrder',
      'load -> listOrders: query orders',
    ]);
  });

  test('in files of their own, imported or by the names that are generated', async () => {
    const links = await linksIn({
      ...server,
      'web/order.graphql': 'query LoadOrder($id: ID!) { order(id: $id) { id } }\n',
      'web/pay.gql': 'mutation Pay { payOrder(id: 1) { id } }\n',
      'web/page.tsx': dedent`
        import PAY from './pay.gql';
        export function Page() { return useLoadOrderQuery({ variables: { id: 1 } }); }
        export function Pay() { return useMutation(PAY); }
      `,
    });
    assert.deepEqual(links, ['Page -> order: query order', 'Pay -> payOrder: mutation payOrder']);
  });

  test('that only the cache reads are sent by nobody', async () => {
    const code = 'const Q = gql`{ orders { id } }`;\nexport function f(cache) { return cache.readQuery({ query: Q }); }\n';
    const links = await linksIn({ ...server, 'web/a.js': code });
    assert.deepEqual(links, ['Q -> listOrders: query orders']);
  });

  test('under the key of an option have no name', async () => {
    const code =
      'export default { apollo: { list: { query: gql`{ orders { id } }` } }, methods: { find() { return search({ query: 1 }); } } };';
    assert.deepEqual(await linksIn({ ...server, 'web/a.js': code }), ['<module> -> listOrders: query orders']);
  });

  test('are no other texts', async () => {
    const code = 'export function f() { log("query orders {"); return find("{ orders }"); }\n// gql`{ orders }`\n';
    assert.deepEqual(await linksIn({ ...server, 'web/a.js': code }), []);
  });
});

suite('resolvers of JavaScript', () => {
  const client = { 'web/a.js': 'export function ask() { return request(gql`{ orders { id } }`); }\n' };
  const cases: readonly (readonly [of: string, code: string, callee: string])[] = [
    ['a map', 'const resolvers = { Query: { orders() { return 1; } } };', 'resolvers.orders'],
    ['a named function', 'function all() { return 1; }\nexport const Query = { orders: all };', 'all'],
    ['a map by name', 'const queries = { orders: () => 1 };\nexport default { Query: queries };', 'queries.orders'],
    ['a typed map', "export const q: Resolvers['Query'] = { orders: () => 1 };", 'q.orders'],
    [
      'a type of graphql-js',
      "const Root = new GraphQLObjectType({ name: 'RootQueryType', fields: { orders: { type: T, resolve() { return 1; } } } });",
      'Root.resolve',
    ],
    [
      'a type with lazy fields',
      "const Root = new GraphQLObjectType({ name: 'Query', fields: () => ({ orders: { type: T, resolve: all } }) });\nfunction all() { return 1; }",
      'all',
    ],
    ['a field of Nexus', "export const F = queryField('orders', { type: 'Order', resolve() { return 1; } });", 'F.resolve'],
    [
      'an extension of Nexus',
      "export const E = extendType({ type: 'Query', definition(t) { t.list.field('orders', { resolve() { return 1; } }); } });",
      'E.definition.resolve',
    ],
    ['fields of Pothos', 'builder.queryFields((t) => ({ orders: t.field({ type: [Order], resolve: () => 1 }) }));', '<anonymous>.resolve'],
  ];
  for (const [of, code, callee] of cases)
    test(of, async () =>
      assert.deepEqual(await linksIn({ ...manifest, 'server/a.ts': code, ...client }), [`ask -> ${callee}: query orders`]),
    );

  test('are no entries of a cache', async () => {
    const cache = 'const cache = cacheExchange({ updates: { Query: { orders(result) { return 1; } } } });';
    assert.deepEqual(await linksIn({ ...manifest, 'web/cache.ts': cache, ...client }), []);
  });
});

test('of several resolvers the nearest is meant', async () => {
  const resolvers = (name: string): string => `function ${name}() { return 1; }\nexport const Query = { orders: ${name} };\n`;
  const client = 'export function ask() { return request(gql`{ orders { id } }`); }\n';
  const links = await linksIn({ ...manifest, 'a/server.js': resolvers('near'), 'b/server.js': resolvers('far'), 'a/client.js': client });
  assert.deepEqual(links, ['ask -> near: query orders']);
});

test('a nested selection leads to the resolvers of its types, as far as the schema tells them', async () => {
  const links = await linksIn({
    'server/schema.graphql': dedent`
      extend type Mutation { orders: OrderMutation! }
      type OrderMutation { pay(id: Int!, note: String): Order! @auth(of: "x") }
      "An order." type Order { id: Int! owner: [Owner!]! }
    `,
    'server/resolvers.js': dedent`
      module.exports = {
        Mutation: { orders() { return {}; } },
        OrderMutation: { async pay(parent, { id }) { return id; } },
        Order: { owner: () => 1 },
        Other: { pay: () => 2 },
      };
    `,
    'web/a.vue':
      '<script>\nexport function pay() { return send(gql`mutation { orders { pay(id: 1) { id owner { name } } } }`); }\n</script>\n',
  });
  assert.deepEqual(links, ['pay -> orders: mutation orders', 'pay -> owner: mutation orders.pay.owner', 'pay -> pay: mutation orders.pay']);
});

test('edges follow the files: a change of either side changes them', async () => {
  const client = (field: string): string => `export function load() { return request(gql\`{ ${field} { id } }\`); }\n`;
  const { codebase, files } = await openFixture({ ...server, 'web/load.js': client('orders') });
  const write = async (path: string, text: string): Promise<readonly string[]> => {
    files.write(path, text);
    await codebase.apply([{ root: memoryRoot.key, path, type: 'changed' }], neverCancelled);
    await codebase.waitForEdges(neverCancelled);
    return edgesOf(codebase).map(({ callee }) => callee);
  };
  assert.deepEqual(await write('web/load.js', client('order')), ['order']);
  assert.deepEqual(await write('web/load.js', client('nothing')), []);
  assert.deepEqual(await write('web/load.js', client('orders')), ['listOrders']);
  assert.deepEqual(await write('server/resolvers.js', 'const x = 1;\n'), []);
});
