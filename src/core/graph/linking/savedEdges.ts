// Serializes derived edges, so that a workspace that is opened again need not be linked again.
import { fileKey } from '../../base/fileKey.ts';
import { Packr } from 'msgpackr';
import type { SymbolId } from '../../symbols/symbolId.ts';
import type { Definitions } from '../files/definitions.ts';
import type { DependencyKey, FileDependencies } from '../files/dependencyTracker.ts';
import type { Edge, EdgeKind, EdgeEvidence } from '../edges/graphTypes.ts';
import type { SubclassPair } from './inheritance.ts';

/** Increase it when the same files yield other edges or dependencies, so that saved ones are derived again. */
const linkerVersion = 50;

const kinds: readonly EdgeKind[] = ['calls', 'imports', 'extends', 'implements', 'overrides', 'references', 'raises', 'reads', 'writes'];
/** Saved edges hold the index. Index 4 belonged to an evidence that no longer exists, and stays free so that saved edges keep their meaning. */
const evidences: readonly (EdgeEvidence | undefined)[] = [
  'same-scope',
  'import-resolved',
  'receiver-typed',
  'inherited',
  undefined,
  'name-only',
];
/** Numbers per edge: caller, kind, line, evidence, confidence, file of the callee (-1: external), callee or external name. */
const rowLength = 7;

/** Texts are indexes into the text table. */
type SavedEdgesRow = readonly [
  ...[root: string, path: string, recordKey: string, digest: string],
  ...[names: readonly number[], keys: readonly number[], parts: Uint8Array],
  ...[subclassPairs: readonly number[], edges: readonly number[]],
];

const packr = new Packr({ useRecords: false });

/** What was derived for a file: enough to skip linking it as long as neither it nor what it depends on has changed. */
export interface FileSnapshot {
  readonly root: string;
  readonly path: string;
  /** {@link interfaceDigest} of the file when it was linked. */
  readonly digest: string;
  readonly names: readonly string[];
  readonly dependencies: FileDependencies;
  readonly subclassPairs: readonly SubclassPair[];
  readonly edges: readonly Edge[];
}

/** A saved file with the key of the record that it was derived from. */
export type RecordSnapshot = FileSnapshot & { readonly recordKey: string };

/** Numbers values in order of first appearance. */
class NumberTable<T> {
  readonly values: T[] = [];
  readonly #numbers = new Map<T, number>();

  of(value: T): number {
    const existingNumber = this.#numbers.get(value);
    if (existingNumber !== undefined) return existingNumber;
    this.#numbers.set(value, this.values.length);
    return this.values.push(value) - 1;
  }
}

/** Packs the edges of files. Symbols are stored as file and index, so that ids are not repeated per edge. */
export function packEdges(files: readonly RecordSnapshot[], definitions: Definitions): Uint8Array {
  const texts = new NumberTable<string>();
  const confidences = new NumberTable<number>();
  const places = new Map<SymbolId, readonly [file: number, index: number]>();
  for (const [at, { root, path }] of files.entries()) {
    for (const { id, fact } of definitions.file(root, path)?.nodes ?? []) places.set(id, [at, fact.index]);
  }
  const edgeRow = (edge: Edge): number[] => {
    const [, caller] = places.get(edge.caller) ?? [0, 0];
    const [file, callee] = (edge.callee === null ? undefined : places.get(edge.callee)) ?? [-1, texts.of(edge.external ?? '')];
    return [caller, kinds.indexOf(edge.kind), edge.line, evidences.indexOf(edge.evidence), confidences.of(edge.confidence), file, callee];
  };
  const rows = files.map((file): SavedEdgesRow => {
    const { root, path, recordKey, digest, names, dependencies, subclassPairs, edges } = file;
    return [
      ...([root, path, recordKey, digest, names.map((name) => texts.of(name))] as const),
      ...([Array.from(dependencies.keys, (key) => texts.of(key)), dependencies.parts] as const),
      subclassPairs.flatMap(({ base, subclass }) => [texts.of(base), texts.of(subclass)]),
      edges.flatMap(edgeRow),
    ];
  });
  return packr.pack([linkerVersion, texts.values, confidences.values, rows]);
}

/** Unpacks the files of {@link packEdges} whose symbols are unchanged; `undefined` when the bytes are damaged or of another version. */
export function unpackEdges(bytes: Uint8Array, definitions: Definitions): readonly RecordSnapshot[] | undefined {
  try {
    const [version, texts, confidences, rows] = packr.unpack(bytes) as [number, string[], number[], SavedEdgesRow[]];
    if (version !== linkerVersion) return undefined;
    const paths = rows.map(([root, path]) => fileKey(root, path));
    const reader = new EdgeReader(definitions, paths, texts, confidences);
    return rows.map(([root, path, record, digest, names, keys, parts, derivations, edges], at): RecordSnapshot => ({
      ...{ root, path, recordKey: record, digest },
      names: names.map((name) => texts[name] ?? ''),
      // A copy: msgpackr returns a view that would keep all saved bytes in memory.
      dependencies: { keys: keys.map((key) => texts[key] as DependencyKey), parts: new Uint8Array(parts) },
      subclassPairs: pairsOf(derivations).map(([base, subclass]) => ({ base: texts[base] ?? '', subclass: texts[subclass] ?? '' })),
      edges: reader.edges(at, edges),
    }));
  } catch (error) {
    // After damage all files are linked again; saved edges only save that time.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** Reads edges from rows of numbers. */
class EdgeReader {
  readonly #nodes: readonly (readonly { readonly id: SymbolId }[])[];
  readonly #texts: readonly string[];
  readonly #confidences: readonly number[];

  constructor(definitions: Definitions, keys: readonly string[], texts: readonly string[], confidences: readonly number[]) {
    this.#nodes = keys.map((key) => definitions.files.get(key)?.nodes ?? []);
    this.#texts = texts;
    this.#confidences = confidences;
  }

  /** Skips edges to symbols that no longer exist: their files are linked again. */
  edges(file: number, row: readonly number[]): Edge[] {
    const edges: Edge[] = [];
    for (let at = 0; at + rowLength <= row.length; at += rowLength) {
      const number = (column: number): number => row[at + column] ?? 0;
      const target = number(5);
      const from = this.#nodes[file]?.[number(0)]?.id;
      const to = target < 0 ? null : this.#nodes[target]?.[number(6)]?.id;
      const kind = kinds[number(1)];
      const evidence = evidences[number(3)];
      if (from === undefined || to === undefined || !kind || !evidence) continue;
      const external = to === null ? (this.#texts[number(6)] ?? '') : null;
      // Same property order as in the linker: objects of one shape are faster.
      edges.push({ caller: from, callee: to, external, kind, line: number(2), evidence, confidence: this.#confidences[number(4)] ?? 0 });
    }
    return edges;
  }
}

function pairsOf(numbers: readonly number[]): [number, number][] {
  const result: [number, number][] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) result.push([numbers[at] ?? 0, numbers[at + 1] ?? 0]);
  return result;
}
