// State shared by index runs: the ports, the indexed files, and the overlays that replace them.
import { fileKey } from '../base/fileKey.ts';
import type { Root } from '../ports.ts';
import { RootTable, type IndexedFile } from './files/fileTable.ts';
import type { FileQueue } from './records/fileQueue.ts';
import type { ManifestEntry } from './records/manifest.ts';
import { Manifests } from './records/manifests.ts';
import { Records } from './records/records.ts';
import { savableText } from './snapshot/savableText.ts';
import { SavedCopy, savedPrefixes } from './snapshot/savedCopy.ts';
import type { FileToRead, ReadOptions } from './files/fileContent.ts';
import { encodingsOf, rootRulesOf, type RootRules } from '../workspace/rootRules.ts';
import type { IndexerDependencies, IndexerOptions } from './indexerDependencies.ts';

/** State that outlives a run. */
export class IndexState {
  readonly dependencies: IndexerDependencies;
  readonly options: IndexerOptions;
  readonly records: Records;
  readonly manifests: Manifests;
  readonly savedEdges: SavedCopy;
  readonly savedText: SavedCopy;
  readonly tables: ReadonlyMap<string, RootTable>;
  readonly #rules: ReadonlyMap<string, RootRules>;
  readonly #readOptions: ReadonlyMap<string, ReadOptions>;
  /** Unsaved texts by `root key:path`. */
  readonly overlays = new Map<string, string>();
  /** Files from the manifests; empty after the first completed run, since the tables then know better. */
  manifestEntries: ReadonlyMap<string, ManifestEntry> = new Map();
  hasRun = false;
  /** Files that the current run has yet to read, and maybe some that it has read: their paths are known before their contents. */
  expectedFiles: readonly FileToRead[] = [];
  /** The files that the current run is reading from disk, with a way to take those in at once that it has read. */
  reading: { readonly queue: FileQueue; readonly flush: () => void } | undefined;
  /** Version: goes up when a file comes, goes, or is expected. Results from paths alone hold until then. */
  pathsVersion = 0;
  /** Version: goes up when the text of a file changes or a file goes. */
  textVersion = 0;

  constructor(dependencies: IndexerDependencies, options: IndexerOptions) {
    this.dependencies = dependencies;
    this.options = options;
    this.records = new Records(dependencies, options.switches);
    this.#rules = new Map(dependencies.roots.map((root) => [root.key, rootRulesOf(root, dependencies.roots, options)]));
    this.#readOptions = new Map(
      [...this.#rules].map(([key, rules]) => [key, { maxFileSize: rules.maxFileSize, encodingOf: encodingsOf(rules) }]),
    );
    const settingsOfReading = (key: string): string => JSON.stringify(this.#rules.get(key)?.encodings ?? []).replace('[]', '');
    this.manifests = new Manifests(dependencies.store, this.records, dependencies.clock, settingsOfReading);
    this.savedEdges = new SavedCopy(dependencies, this.records, savedPrefixes.links, dependencies.graph);
    this.savedText = new SavedCopy(dependencies, this.records, savedPrefixes.text, savableText(dependencies, this.records.shape));
    this.tables = new Map(dependencies.roots.map((root) => [root.key, new RootTable()]));
  }

  rulesOf(root: Root): RootRules {
    return this.#rules.get(root.key) ?? this.options.rules;
  }

  readOptionsOf(rootKey: string): ReadOptions {
    return this.#readOptions.get(rootKey) ?? { maxFileSize: this.options.rules.maxFileSize, encodingOf: () => undefined };
  }

  table(root: Root): RootTable {
    const table = this.tables.get(root.key);
    if (!table) throw new Error(`root ${root.key} is not part of this workspace`);
    return table;
  }

  /** Key of the record that the index holds for a file. */
  readonly recordKeyOf = (root: string, path: string): string | undefined => this.file(root, path)?.key;

  file(root: string, path: string): IndexedFile | undefined {
    return this.tables.get(root)?.files.get(path);
  }

  overlayText(root: Root, path: string): string | undefined {
    return this.overlays.get(fileKey(root, path));
  }
}
