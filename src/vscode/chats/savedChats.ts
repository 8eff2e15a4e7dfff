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
  /** Days of use on which it was too old by the clock of then, one after the other, and the time of the last of them. */
  readonly tooOld?: { readonly days: number; readonly lastDay: number };
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

/**
 * Days of use on which a chat has to be too old before it is deleted. Set by judgement: nobody works for a week under a clock that is wrong by
 * months, since certificates fail then, too.
 */
export const daysOfGrace = 7;

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

  /** Newest first. */
  get entries(): readonly ChatEntry[] {
    return [...this.#storage.list()].sort((a, b) => b.at - a.at);
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
   * Deletes chats that were not used for `days`, on the seventh day of use on which that is so; 0 keeps chats for good. No clock alone says
   * that time has passed: one that is ahead deletes nothing before a week of use, and a chat that was made while it was behind can be used
   * for that long. Returns the number of deleted chats.
   */
  prune(days: number): Promise<number> {
    return this.#enqueue(async () => {
      const now = this.#now();
      let deletedCount = 0;
      for (const entry of this.#storage.list()) {
        const { tooOld = { days: 0, lastDay: -Infinity }, ...youngEntry } = entry;
        if (days === 0 || now - entry.at <= days * msPerDay) {
          if (entry.tooOld) await this.#replace(entry.id, youngEntry);
          // A clock that was set back has another day, too.
        } else if (Math.abs(now - tooOld.lastDay) >= msPerDay) {
          const oldDays = tooOld.days + 1;
          if (oldDays < daysOfGrace) await this.#replace(entry.id, { ...youngEntry, tooOld: { days: oldDays, lastDay: now } });
          else {
            await this.#delete(entry.id);
            deletedCount++;
          }
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
