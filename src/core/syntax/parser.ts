// Loads the parser of each language on first use. A broken grammar or query affects only its language.
import { Language as WasmLanguage, Parser, type Tree } from 'web-tree-sitter';
import type { LinedText } from '../base/lineStarts.ts';
import type { Assets } from '../ports.ts';
import { languages } from './languages.ts';
import { ParseBudget } from './parseBudget.ts';
import { countErrors, errorExtent } from './parseErrors.ts';
import type { Grammar } from './language.ts';
import { TreeQuery } from './query.ts';
import { flatten, NodeTypes, type SyntaxTree } from './tree.ts';
import { startParser } from './treeWalk.ts';

/** Files of each query folder; every folder has all of them. */
const queryFiles = ['definitions.scm', 'calls.scm', 'imports.scm', 'effects.scm'];

/** Grammar and compiled query of one language, ready for use. */
export interface LoadedLanguage {
  readonly grammar: Grammar;
  readonly query: TreeQuery;
  /** Undefined where the budget stopped the parser, as for a broken text with ever more possible readings. */
  parse(source: LinedText): ParsedText | undefined;
}

/** A tree with the number of places that the grammar did not understand. */
export interface ParsedText {
  readonly tree: SyntaxTree;
  readonly errors: number;
}

/** A language that could not be loaded, and why. */
export interface LanguageFailure {
  readonly language: string;
  readonly message: string;
}

/** The languages of one thread, loaded on first use. web-tree-sitter keeps global state, so one instance per thread is enough. */
export class Parsers {
  readonly #assets: Assets;
  readonly #languagePromises = new Map<string, Promise<LoadedLanguage | undefined>>();
  readonly #parsers: Parser[] = [];
  /** Languages that failed to load, each listed once. */
  readonly failures: LanguageFailure[] = [];

  private constructor(assets: Assets) {
    this.#assets = assets;
  }

  /**
   * Starts web-tree-sitter. Rejects if its own WASM cannot be run, since then nothing can be parsed.
   * @param assets source of `grammars/*.wasm` and `queries/<folder>/*.scm`
   * @param wasm bytes of `web-tree-sitter.wasm`; read from `grammars/web-tree-sitter.wasm` by default
   */
  static async create(assets: Assets, wasm?: Uint8Array): Promise<Parsers> {
    const wasmBinary = wasm ?? (await assets.read('grammars/web-tree-sitter.wasm'));
    await startParser(wasmBinary);
    return new Parsers(assets);
  }

  /** The language with its grammar and query; undefined where it has none or failed to load (see {@link failures}). */
  load(id: string): Promise<LoadedLanguage | undefined> {
    let language = this.#languagePromises.get(id);
    if (!language) {
      const grammar = languages.get(id)?.grammar;
      language = grammar ? this.#load(id, grammar) : Promise.resolve(undefined);
      this.#languagePromises.set(id, language);
    }
    return language;
  }

  /** Frees the WASM memory of all loaded languages. */
  dispose(): void {
    for (const parser of this.#parsers.splice(0)) parser.delete();
    this.#languagePromises.clear();
  }

  async #load(id: string, grammar: Grammar): Promise<LoadedLanguage | undefined> {
    try {
      const wasm = await WasmLanguage.load(await this.#assets.read(`grammars/${grammar.name}.wasm`));
      const nodeTypes = new NodeTypes(wasm);
      const query = new TreeQuery(nodeTypes, await this.#querySource(grammar));
      const parser = new Parser();
      parser.setLanguage(wasm);
      this.#parsers.push(parser);
      return { grammar, query, parse: (source) => parseFlat(parser, source, grammar, nodeTypes) };
    } catch (error) {
      this.failures.push({ language: id, message: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  }

  async #querySource(grammar: Grammar): Promise<string> {
    const decoder = new TextDecoder();
    const parts: string[] = [];
    for (const folder of grammar.queries) {
      for (const file of queryFiles) parts.push(decoder.decode(await this.#assets.read(`queries/${folder}/${file}`)));
    }
    return parts.join('\n');
  }
}

function parseFlat(parser: Parser, source: LinedText, grammar: Grammar, nodeTypes: NodeTypes): ParsedText | undefined {
  const tree = parseText(parser, source.text, grammar);
  if (!tree) return undefined;
  try {
    return { tree: flatten(tree, nodeTypes, source), errors: countErrors(tree) };
  } finally {
    // The garbage collector does not see WASM memory.
    tree.delete();
  }
}

/** Parses with little blanked out; after errors also with more, and keeps the tree with fewer errors. */
function parseText(parser: Parser, source: string, { prepare, needsLineEnd = false }: Grammar): Tree | undefined {
  const text = needsLineEnd && !source.endsWith('\n') ? `${source}\n` : source;
  const budget = new ParseBudget(text);
  const first = parse(parser, prepare?.(text, false) ?? text, budget);
  if (!first || !prepare || !first.rootNode.hasError) return first;
  const preparedText = prepare(text, true);
  if (preparedText === text) return first;
  const second = parse(parser, preparedText, budget);
  if (!second) return first;
  const [better, worse] = errorExtent(second) < errorExtent(first) ? [second, first] : [first, second];
  worse.delete();
  return better;
}

/** Undefined when the budget is used up. */
function parse(parser: Parser, text: string, budget: ParseBudget): Tree | undefined {
  // Otherwise a parse that stopped half-way would continue with this text.
  parser.reset();
  const tree = parser.parse(text, null, { progressCallback: () => budget.isSpent() });
  if (!tree && !budget.isSpent()) throw new Error('the parser returned no tree');
  return tree ?? undefined;
}
