// A file with its code and text, as contracts are read from it, and the files that a look-up has read.
import { fileKey } from '../base/fileKey.ts';
import { lineAt, lineStartsOf } from '../base/lineStarts.ts';
import { symbolAround } from '../graph/files/enclosingSymbols.ts';
import type { CodeGraph, GraphFile, SymbolNode } from '../graph/edges/graphTypes.ts';
import type { LanguageRules } from '../languages/languageRules.ts';
import { rulesOf } from '../syntax/languages.ts';
import type { FileTexts } from '../text/fileTexts.ts';
import { codeIn } from '../uses/places/recentCode.ts';
import type { FileRole } from '../workspace/document.ts';

/** A file; `code` is its text without comments and the contents of strings. */
export interface CodeFile {
  readonly root: string;
  readonly path: string;
  readonly role: FileRole;
  readonly language: string;
  readonly text: string;
  readonly code: string;
  readonly lineStarts: readonly number[];
  readonly rules: LanguageRules;
}

/** Comments and strings are looked for only where somebody asks: most files are known from an earlier look-up. */
function codeFileOf({ root, path, role, facts: { language } }: GraphFile, text: string): CodeFile {
  let code: string | undefined;
  let lineStarts: readonly number[] | undefined;
  return {
    ...{ root, path, role, language, text, rules: rulesOf(language) },
    get code() {
      return (code ??= codeIn(text, language).text);
    },
    get lineStarts() {
      return (lineStarts ??= lineStartsOf(text));
    },
  };
}

/** The files of one look-up, each read once. */
export class CodeFiles {
  readonly graph: CodeGraph;
  readonly #texts: FileTexts;
  readonly #files = new Map<string, CodeFile | undefined>();

  constructor(graph: CodeGraph, texts: FileTexts) {
    this.graph = graph;
    this.#texts = texts;
  }

  /** A file with a text that is at hand. */
  of(root: string, path: string, text: string): CodeFile | undefined {
    const key = fileKey(root, path);
    const known = this.#files.get(key);
    if (known) return known;
    const entry = this.graph.file(root, path);
    if (!entry) return undefined;
    const file = codeFileOf(entry, text);
    this.#files.set(key, file);
    return file;
  }

  /** A file by its path; undefined when it is not indexed or unreadable. */
  async read(root: string, path: string): Promise<CodeFile | undefined> {
    const key = fileKey(root, path);
    if (this.#files.has(key)) return this.#files.get(key);
    const text = await this.#texts.textOf(root, path);
    const file = text === undefined ? undefined : this.of(root, path, text);
    if (!file) this.#files.set(key, undefined);
    return file;
  }

  /** The innermost definition around an offset. */
  symbolAt({ root, path, lineStarts }: CodeFile, offset: number): SymbolNode | undefined {
    const line = lineAt(lineStarts, offset);
    return symbolAround(root, path, line, offset - (lineStarts[line] ?? 0), this.graph);
  }
}
