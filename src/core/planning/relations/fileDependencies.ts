// Lists the imports of a file ("what does lib/errors.js import?"): each import statement with its files or packages.
import { groupByKey } from '../../base/collections/groupByKey.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import type { Edge, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { SubjectRelation } from '../../reading/intent.ts';
import type { ImportFact } from '../../symbols/facts.ts';
import { fileByPath, fileOfName } from './askedFile.ts';
import type { ImportStatement } from './importStatement.ts';
import type { RelationPlan } from './relationPlan.ts';

/** Maximum lines of a statement that are searched for the name of its module. */
const maxStatementLines = 30;

/** The import statements of the file that the question is about; undefined where it is about no file. */
export async function fileDependencies(
  subjectRelation: SubjectRelation,
  inquiry: Inquiry,
  sources: Sources,
): Promise<RelationPlan | undefined> {
  if (subjectRelation.relation !== 'dependencies') return undefined;
  const pathModule = fileByPath(subjectRelation, inquiry, sources);
  const module = pathModule ?? fileOfName(subjectRelation, inquiry, sources);
  if (!module) return undefined;
  const statements = await statementsOf(module, inquiry, sources);
  const verdict = statements.length ? ({ is: 'used' } as const) : ({ is: 'unknown', because: 'exported' } as const);
  const uses = { places: statements, possible: [], undecided: [], verdict };
  return {
    name: module.path,
    relation: subjectRelation.relation,
    definitions: [module],
    uses,
    others: uses,
    symbols: [],
    indirect: [],
    statements,
  };
}

/** The import statements of a file in line order. All modules that one line imports share an entry. */
async function statementsOf(
  module: SymbolNode,
  { scope }: Pick<Inquiry, 'scope'>,
  { graph, lines }: Sources,
): Promise<readonly ImportStatement[]> {
  const { root, path, role } = module;
  const imports = graph.file(root, path)?.facts.imports.filter(({ line }) => scope.contains(root, path, line)) ?? [];
  if (imports.length === 0) return [];
  const text = (await lines(root, path)) ?? [];
  const edges = groupByKey(graph.outgoing(module.id, ['imports']), ({ line }) => line);
  return [...groupByKey(imports, ({ line }) => line)]
    .sort(([a], [b]) => a - b)
    .map(([line, facts]) => ({
      ...{ root, path, role, line, column: 0, kind: 'imports', evidence: 'import-resolved', confidence: 1, symbol: module, through: null },
      text: statementAt(text, line, facts),
      from: importTargets(facts, edges.get(line) ?? [], (id) => graph.symbol(id)),
    }));
}

/** The statement that starts at `line`, joined into one line of text. */
function statementAt(text: readonly string[], line: number, facts: readonly ImportFact[]): string {
  const moduleWord = facts[0]?.module.split(/[./:\\]+/).findLast(Boolean) ?? '';
  const statementLines = text.slice(line, line + maxStatementLines);
  const last = statementLines.findIndex((each) => each.includes(moduleWord));
  return statementLines
    .slice(0, Math.max(0, last) + 1)
    .map((each) => each.trim())
    .join(' ');
}

/** Paths of the imported workspace files, and the names of packages. */
function importTargets(
  facts: readonly ImportFact[],
  edges: readonly Edge[],
  symbolOf: (id: string) => SymbolNode | undefined,
): readonly string[] {
  const files = edges.flatMap(({ callee }) => (callee === null ? [] : (symbolOf(callee)?.path ?? [])));
  // The written form of a package is more precise than its name: `node:fs`. With several on a line, only their edges tell which are files.
  const packages = facts.length > 1 && edges.length ? edges.flatMap(({ external }) => external ?? []) : facts.map(({ module }) => module);
  return [...new Set(facts.length === 1 && files.length ? files : [...files, ...packages])];
}
