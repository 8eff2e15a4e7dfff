// Log of what tools showed to the editor's chats: a list that outlives the window, and the texts while it is open.
import * as v from 'valibot';
import { scrub } from '../../core/secrets/scrub.ts';
import type { ToolAnswer } from '../../core/tools/callTool.ts';

/** Calls to keep; the oldest go first. */
const maxCalls = 200;
/** Characters of texts to keep. They hold code, so they stay in memory. */
const maxCharacters = 2_000_000;
/** Key of the list in `workspaceState`. */
const storageKey = 'clew.shownToChats';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const callSchema = v.object({
  /** ms since 1970. */
  at: v.number(),
  tool: v.string(),
  /** As JSON, without secrets. */
  args: v.string(),
  outcome: v.string(),
  tokens: count,
  places: v.array(v.object({ root: v.string(), file: v.string(), lineStart: count, lineEnd: count, tokens: count })),
  secretsReplaced: count,
  /** The calling agent; absent for chats of this editor. */
  client: v.optional(v.string()),
});

/** One call of a tool whose result went to a chat. */
export type ShownCall = Readonly<v.InferOutput<typeof callSchema>>;

/** The used part of `vscode.Memento`. */
interface Storage {
  get(key: string): unknown;
  update(key: string, value: unknown): PromiseLike<void>;
}

/** All calls of a workspace, newest first. */
export class ChatEvidenceLog {
  readonly #storage: Storage;
  readonly #now: () => number;
  readonly #texts = new Map<ShownCall, string>();
  #calls: readonly ShownCall[];
  #characters = 0;

  /** @param now in ms since 1970 */
  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
    const storedCalls = v.safeParse(v.array(callSchema), storage.get(storageKey));
    this.#calls = storedCalls.success ? storedCalls.output : [];
  }

  get calls(): readonly ShownCall[] {
    return this.#calls;
  }

  /** The exact text that the chat was shown; undefined after a reload, or when the text was dropped. */
  textOf(call: ShownCall): string | undefined {
    return this.#texts.get(call);
  }

  /** Lists a call, its arguments without secrets, with its result; resolves when that is stored. */
  async add(tool: string, rawArgs: string, { text, outcome, tokens, places, secretsReplaced }: ToolAnswer): Promise<void> {
    const args = scrub(rawArgs).text;
    const call = { at: this.#now(), tool, args, outcome, tokens, places: [...places], secretsReplaced };
    this.#calls = [call, ...this.#calls].slice(0, maxCalls);
    this.#texts.set(call, text);
    this.#characters += text.length;
    this.#dropOldTexts();
    await this.#storage.update(storageKey, this.#calls);
  }

  /** Forgets all. */
  async clear(): Promise<void> {
    this.#calls = [];
    this.#texts.clear();
    this.#characters = 0;
    await this.#storage.update(storageKey, undefined);
  }

  /** A map iterates over its keys in the order of insertion. */
  #dropOldTexts(): void {
    for (const [call, text] of this.#texts) {
      if (this.#characters <= maxCharacters && this.#texts.size <= maxCalls) return;
      this.#texts.delete(call);
      this.#characters -= text.length;
    }
  }
}
