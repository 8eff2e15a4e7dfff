// Finds flows to storage ("From the route to the database"). No definition has the name of such an end, so external calls decide.
import type { CodeGraph, FlowNode, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { implementationOf } from '../../searching/definitions/overloads.ts';

/** Matches external names of packages, classes and methods with which programs of the supported languages store data. */
const storageNames = new RegExp(
  [
    String.raw`\b(?:database/sql|sqlx?|gorm|pgx|pq|bun|ent|sqlc|goqu|mysql2?|mysqli|pg|postgres(?:ql)?|sqlite3?|better-sqlite3|psycopg\d?|asyncpg|aiosqlite|redis|ioredis|memcached?)\b`,
    String.raw`\b(?:mongo(?:db|ose)?|pymongo|motor|prisma|typeorm|sequelize|knex|drizzle(?:-orm)?|mikro-orm|objection|kysely|sqlalchemy|sqlmodel|peewee|tortoise)\b`,
    String.raw`\b(?:diesel|sea_orm|rusqlite|tokio_postgres|jpa|hibernate|mybatis|jooq|jdbc\w*|EntityManager|EntityFramework\w*|DbContext|Dapper|Npgsql)\b`,
    String.raw`ActiveRecord|Eloquent|Doctrine|\bPDO\b|django\.db|spring(?:framework)?\.data|PrismaClient|\bobjects\.\w+$|\b(?:executeQuery|executeUpdate|query_one|fetch_all)\b`,
  ].join('|'),
  'i',
);

/** Maximum calls of one function that are followed. */
const maxCalls = 60;
/** Maximum functions visited from a start. */
const maxVisited = 1500;
/** Maximum steps shown per function beside the path to storage. */
const maxOtherSteps = 3;

/**
 * The flow from `symbol` along all paths that reach storage within `hops` calls. Of other calls it has only the first few, without their
 * own calls. Undefined where no path reaches storage.
 */
export function flowToStorage(symbol: SymbolNode, graph: CodeGraph, hops: number): FlowNode | undefined {
  const start = graph.flow(implementationOf(symbol, graph).id, 1, maxCalls);
  const calls = callsFrom(start, graph, hops);
  const storageCallers = leadingToStorage(calls);
  return start.symbol && storageCallers.has(start.symbol.id) ? flowTree(start, { calls, storageCallers, ids: new Set() }) : undefined;
}

/** Functions of a flow by id, each with its own calls. */
type ReachedNodes = ReadonlyMap<string, FlowNode>;

function callsFrom(start: FlowNode, graph: CodeGraph, hops: number): ReachedNodes {
  const calls = new Map<string, FlowNode>();
  let level: readonly FlowNode[] = [start];
  for (let hop = 0; hop <= hops && level.length; hop++) {
    const next: FlowNode[] = [];
    for (const node of level) {
      if (!node.symbol || calls.has(node.symbol.id) || calls.size >= maxVisited) continue;
      const fullNode = node === start ? node : graph.flow(implementationOf(node.symbol, graph).id, 1, maxCalls);
      calls.set(node.symbol.id, fullNode);
      next.push(...fullNode.children);
    }
    level = next;
  }
  return calls;
}

/** Ids of the functions that use storage themselves, and of their direct and indirect callers. */
function leadingToStorage(calls: ReachedNodes): ReadonlySet<string> {
  const callers = new Map<string, string[]>();
  for (const [id, { children }] of calls) {
    for (const { symbol } of children) if (symbol) callers.set(symbol.id, [...(callers.get(symbol.id) ?? []), id]);
  }
  const storageCallers = new Set([...calls].flatMap(([id, { children }]) => (children.some(isStorage) ? id : [])));
  for (const id of storageCallers) for (const caller of callers.get(id) ?? []) storageCallers.add(caller);
  return storageCallers;
}

interface FlowTreeState {
  readonly calls: ReachedNodes;
  readonly storageCallers: ReadonlySet<string>;
  /** Functions that were shown already. */
  readonly ids: Set<string>;
}

function flowTree(node: FlowNode, state: FlowTreeState): FlowNode {
  const { symbol } = node;
  if (!symbol || state.ids.has(symbol.id)) return node;
  state.ids.add(symbol.id);
  const allSteps = state.calls.get(symbol.id)?.children ?? node.children;
  const leadsToStorage = (child: FlowNode): boolean => (child.symbol ? state.storageCallers.has(child.symbol.id) : isStorage(child));
  const otherSteps = new Set(allSteps.filter((child) => child.symbol && !leadsToStorage(child)).slice(0, maxOtherSteps));
  const steps = allSteps.filter((child) => leadsToStorage(child) || otherSteps.has(child));
  const children = steps.map((child) =>
    leadsToStorage(child) && !child.recursive ? flowTree({ ...child, children: [] }, state) : { ...child, children: [] },
  );
  return {
    ...node,
    children,
    omittedCount: (state.calls.get(symbol.id)?.omittedCount ?? node.omittedCount) + allSteps.length - steps.length,
  };
}

function isStorage({ external }: FlowNode): boolean {
  return external !== null && storageNames.test(external);
}
