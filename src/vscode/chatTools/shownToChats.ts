// What tools have shown to chats of the editor: a list that outlives the window, and the texts for as long as it is open.
import * as v from 'valibot';
import type { ToolAnswer } from '../../core/tools/callTool.ts';

/** Calls that are kept; the oldest go first. */
const mostCalls = 200;
/** Characters of texts that are kept. They hold code, so they are in memory only. */
const mostCharacters = 2_000_000;
/** Where in `workspaceState` the list is kept. */
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
  /** Which other agent called; absent for chats of this editor. */
  client: v.optional(v.string()),
});

/** One call of a tool whose result went to a chat. */
export type ShownCall = Readonly<v.InferOutput<typeof callSchema>>;

/** `vscode.Memento`, as far as it is needed. */
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
    const safeParseResult = v.safeParse(v.array(callSchema), storage.get(storageKey));
    this.#calls = safeParseResult.success ? safeParseResult.output : [];
  }

  get calls(): readonly ShownCall[] {
    return this.#calls;
  }

  /** What the chat was shown, word for word; undefined when the window was reloaded since, or the text was let go. */
  textOf(call: ShownCall): string | undefined {
    return this.#texts.get(call);
  }

  /** Lists a call with its result; resolves when that is kept. */
  async add(tool: string, args: string, { text, outcome, tokens, places, secretsReplaced }: ToolAnswer): Promise<void> {
    const call = { at: this.#now(), tool, args, outcome, tokens, places: [...places], secretsReplaced };
    this.#calls = [call, ...this.#calls].slice(0, mostCalls);
    this.#texts.set(call, text);
    this.#characters += text.length;
    this.#letGo();
    await this.#storage.update(storageKey, this.#calls);
  }

  /** Forgets all. */
  async clear(): Promise<void> {
    this.#calls = [];
    this.#texts.clear();
    this.#characters = 0;
    await this.#storage.update(storageKey, undefined);
  }

  /** A map goes through its keys in the order in which they came. */
  #letGo(): void {
    for (const [call, text] of this.#texts) {
      if (this.#characters <= mostCharacters && this.#texts.size <= mostCalls) return;
      this.#texts.delete(call);
      this.#characters -= text.length;
    }
  }
}
