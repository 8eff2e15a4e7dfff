// A language server for tests: it knows what a script says, by places written as `path:line name`, and keeps what it was asked.
import type { LanguageServers, ServerPlace, ServerQuestion, ServerReply, ServerRequest } from '../../src/core/ports.ts';
import { memoryRoot } from './memory.ts';

/** A place as `path:line name`, one-based; `outside name` for one outside the workspace. */
type PlaceText = string;

/** What the server says: by question and place, the places of the reply; for calls each with the line of the call, as `place @line`. */
export type Script = Readonly<Partial<Record<ServerQuestion, Readonly<Record<PlaceText, readonly PlaceText[]>>>>>;

/** Answers by its script, and with nothing to all else. */
export class ScriptedLanguageServer implements LanguageServers {
  /** Requests so far, as `question path:line name`. */
  readonly requests: string[] = [];
  script: Script;
  readonly #texts: Readonly<Record<string, string>>;

  constructor(texts: Readonly<Record<string, string>>, script: Script) {
    this.#texts = texts;
    this.script = script;
  }

  async ask(request: ServerRequest): Promise<ServerReply | undefined> {
    const place = `${request.path}:${request.line + 1} ${this.#nameAt(request)}`;
    this.requests.push(`${request.question} ${place}`);
    const places = this.script[request.question]?.[place];
    return places && { places: places.map((each) => this.#place(each, request)), isCut: false };
  }

  #nameAt({ path, line, column }: ServerRequest): string {
    return /^[\w$]+/.exec(this.#lineOf(path, line).slice(column))?.[0] ?? '';
  }

  #place(text: PlaceText, request: ServerRequest): ServerPlace {
    const [, where = '', callLine] = /^(.*?)(?: @(\d+))?$/.exec(text) ?? [];
    const [, path = '', line = '', name = ''] = /^(?:(.*):(\d+)|outside) (.*)$/.exec(where) ?? [];
    const calls = callLine === undefined ? {} : { name, calls: [this.#position(request.path, Number(callLine) - 1, name)] };
    if (path === '') return { root: '', path: '', line: 0, column: 0, ...calls };
    return { root: memoryRoot.key, path, ...this.#position(path, Number(line) - 1, name), ...calls };
  }

  #position(path: string, line: number, name: string): { line: number; column: number } {
    return { line, column: Math.max(0, this.#lineOf(path, line).search(new RegExp(`\\b${name}\\b`))) };
  }

  #lineOf(path: string, line: number): string {
    return this.#texts[path]?.split('\n')[line] ?? '';
  }
}
