// Chats that were left for a new one: one file each, and a list that is read without opening any. Knows no editor.
import { scrub } from '../../core/secrets/scrub.ts';
import type { SavedChat } from './chat.ts';
import { readSavedChat } from './readSavedChat.ts';

/** A chat in the list. `at`: when it was last used, in milliseconds since 1970. */
export interface ChatEntry {
  readonly id: string;
  readonly title: string;
  readonly at: number;
  readonly turns: number;
  /** The beginnings of its questions, for search. */
  readonly questions: string;
  /** When it was first found too old, by the clock of then. It is not listed from then on, and deleted later. */
  readonly foundOldAt?: number;
}

/** Storage of chats. Files are named by the id of their chat; `read` returns undefined for a missing one. */
export interface ChatStorage {
  read(id: string): Promise<string | undefined>;
  write(id: string, text: string): Promise<void>;
  remove(id: string): Promise<void>;
  list(): readonly ChatEntry[];
  updateList(entries: readonly ChatEntry[]): Promise<void>;
}

const maxTitleLength = 80;
const maxQuestionsLength = 600;
const msPerDay = 24 * 60 * 60 * 1000;

/** The chats of one workspace except the open one. */
export class SavedChats {
  readonly #storage: ChatStorage;
  readonly #now: () => number;
  /** Chain of changes, so that none is lost in the list. */
  #lastChange: Promise<unknown> = Promise.resolve();

  constructor(storage: ChatStorage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  /** Newest first, without those that are too old. */
  get entries(): readonly ChatEntry[] {
    const shown = this.#storage.list().filter(({ foundOldAt }) => foundOldAt === undefined);
    return shown.sort((a, b) => b.at - a.at);
  }

  /** Stores a chat; one without turns is skipped. */
  store(chat: SavedChat): Promise<void> {
    return this.#enqueue(async () => {
      if (chat.turns.length === 0) return;
      await this.#storage.write(chat.sessionId, JSON.stringify(chat));
      const entry = entryOf(chat, this.#now());
      const before = this.#storage.list().find(({ id }) => id === entry.id);
      // A chat that was only stored again is as old as it was.
      await this.#replace(entry.id, before?.at === entry.at ? { ...before, ...entry } : entry);
    });
  }

  /** Returns the chat with this id. If its file is gone or unreadable, removes it from the list and returns undefined. */
  open(id: string): Promise<SavedChat | undefined> {
    return this.#enqueue(async () => {
      const chat = parseChat(await this.#storage.read(id));
      if (!chat) await this.#replace(id, undefined);
      return chat;
    });
  }

  /** Gives a chat another title. */
  rename(id: string, newTitle: string): Promise<void> {
    return this.#enqueue(async () => {
      const title = scrub(newTitle).text;
      const chat = parseChat(await this.#storage.read(id));
      const entry = this.#storage.list().find((each) => each.id === id);
      if (!chat || !entry) return;
      await this.#storage.write(id, JSON.stringify({ ...chat, title }));
      await this.#replace(id, { ...entry, title });
    });
  }

  /** Deletes a chat and its file. */
  delete(id: string): Promise<void> {
    return this.#enqueue(() => this.#delete(id));
  }

  /** Deletes all chats and their files. */
  clear(): Promise<void> {
    return this.#enqueue(async () => {
      for (const { id } of this.#storage.list()) await this.#delete(id);
    });
  }

  /**
   * Takes chats not used for `days` out of the list, and deletes those that were taken out a day or more ago; 0 keeps chats for good. A
   * clock that is far ahead for a start deletes nothing so: a chat is listed again once it is found young. Returns the number of deleted
   * chats.
   */
  prune(days: number): Promise<number> {
    return this.#enqueue(async () => {
      const now = this.#now();
      let deletedCount = 0;
      for (const entry of this.#storage.list()) {
        const { foundOldAt, ...listedEntry } = entry;
        if (days === 0 || now - entry.at <= days * msPerDay) {
          if (foundOldAt !== undefined) await this.#replace(entry.id, listedEntry);
        } else if (foundOldAt === undefined || foundOldAt > now) {
          // A time to come was written under a wrong clock.
          await this.#replace(entry.id, { ...listedEntry, foundOldAt: now });
        } else if (now - foundOldAt >= msPerDay) {
          await this.#delete(entry.id);
          deletedCount++;
        }
      }
      return deletedCount;
    });
  }

  async #delete(id: string): Promise<void> {
    await this.#storage.remove(id);
    await this.#replace(id, undefined);
  }

  async #replace(id: string, entry: ChatEntry | undefined): Promise<void> {
    const others = this.#storage.list().filter((each) => each.id !== id);
    await this.#storage.updateList(entry ? [...others, entry] : others);
  }

  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#lastChange.then(work);
    // The caller gets the failure; it must not block the next change.
    this.#lastChange = result.catch(() => undefined);
    return result;
  }
}

/** The title of a chat: its own, else its first question. */
export function chatTitle({ title, turns }: Pick<SavedChat, 'title' | 'turns'>): string {
  return title ?? shorten(turns[0]?.question ?? '', maxTitleLength);
}

function entryOf(chat: SavedChat, now: number): ChatEntry {
  const { sessionId: id, turns } = chat;
  const questions = shorten(turns.map(({ question }) => shorten(question, maxTitleLength)).join(' · '), maxQuestionsLength);
  return { id, title: chatTitle(chat), at: turns.at(-1)?.at ?? now, turns: turns.length, questions };
}

function shorten(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}

function parseChat(text: string | undefined): SavedChat | undefined {
  if (text === undefined) return undefined;
  try {
    return readSavedChat(JSON.parse(text));
  } catch (error) {
    // A half-written file loses its own chat, not the others.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
