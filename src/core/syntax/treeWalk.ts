// Walks a parsed tree by the parser's own WASM functions: the library's cursor copies its state into WASM and back around each call.
import { Parser, type Tree, type TreeCursor } from 'web-tree-sitter';

/** The WASM module of the parser, as far as a walk needs it. All functions work on the one cursor in the transfer buffer. */
interface ParserModule {
  readonly HEAP32: Int32Array;
  /** Address of the transfer buffer. */
  _ts_init(): number;
  _ts_tree_cursor_current_node_type_id_wasm(tree: number): number;
  _ts_tree_cursor_current_field_id_wasm(tree: number): number;
  _ts_tree_cursor_start_index_wasm(tree: number): number;
  _ts_tree_cursor_end_index_wasm(tree: number): number;
  _ts_tree_cursor_goto_first_child_wasm(tree: number): number;
  _ts_tree_cursor_goto_next_sibling_wasm(tree: number): number;
  _ts_tree_cursor_goto_parent_wasm(tree: number): number;
}

/** Words of WASM memory that the library keeps in its objects: the address of a tree, or the state of a cursor. */
type Words = Record<number, number>;

/** Words in the state of a cursor. */
const cursorWords = 4;

let started: { readonly module: ParserModule; readonly transferBuffer: number } | undefined;

/** Starts web-tree-sitter. Its options become the WASM module, of which there is one a thread; later calls keep the first. */
export async function startParser(wasmBinary: Uint8Array): Promise<void> {
  const options = { wasmBinary };
  await Parser.init(options);
  if (isParserModule(options)) started = { module: options, transferBuffer: options._ts_init() / Int32Array.BYTES_PER_ELEMENT };
  if (!started) throw new Error('this version of web-tree-sitter keeps its WASM functions elsewhere');
}

function isParserModule(value: object): value is ParserModule {
  return '_ts_tree_cursor_goto_parent_wasm' in value && 'HEAP32' in value;
}

/** A walk that begins at the root of a tree. Until {@link TreeWalk.finish} nothing else may use the parser. */
export class TreeWalk {
  readonly #module: ParserModule;
  /** Index of the transfer buffer in `HEAP32`. */
  readonly #transferBuffer: number;
  readonly #cursor: TreeCursor;
  readonly #tree: number;

  constructor(tree: Tree) {
    if (!started) throw new Error('the parser has not been started');
    this.#module = started.module;
    this.#transferBuffer = started.transferBuffer;
    // Leaves the state of the new cursor in the transfer buffer.
    this.#cursor = tree.walk();
    this.#tree = (tree as unknown as Words)[0] ?? 0;
  }

  /** Number of the type of the current node. */
  get type(): number {
    return this.#module._ts_tree_cursor_current_node_type_id_wasm(this.#tree);
  }

  /** Field of its parent that the node fills, 0 for none. */
  get field(): number {
    return this.#module._ts_tree_cursor_current_field_id_wasm(this.#tree);
  }

  /** Offset in UTF-16 units, as is {@link end}. */
  get start(): number {
    return this.#module._ts_tree_cursor_start_index_wasm(this.#tree);
  }

  get end(): number {
    return this.#module._ts_tree_cursor_end_index_wasm(this.#tree);
  }

  /** Moves to the first child. Returns false, and does not move, where there is none; the other moves do the same. */
  toFirstChild(): boolean {
    return this.#module._ts_tree_cursor_goto_first_child_wasm(this.#tree) === 1;
  }

  toNextSibling(): boolean {
    return this.#module._ts_tree_cursor_goto_next_sibling_wasm(this.#tree) === 1;
  }

  toParent(): boolean {
    return this.#module._ts_tree_cursor_goto_parent_wasm(this.#tree) === 1;
  }

  /** Frees the cursor. */
  finish(): void {
    const words = this.#cursor as unknown as Words;
    for (let i = 0; i < cursorWords; i++) words[i] = this.#module.HEAP32[this.#transferBuffer + i] ?? 0;
    this.#cursor.delete();
  }
}
