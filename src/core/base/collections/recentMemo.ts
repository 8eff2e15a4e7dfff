// Memo that drops answers not used lately. Two tables take turns, since keeping all answers in order of use would cost more than many of the answers.

type Table<V> = Map<object | string, Map<string, V>>;

/** Answers about an object or text, by name. */
export class RecentMemo<V> {
  #recent: Table<V> = new Map();
  #older: Table<V> = new Map();
  #size = 0;

  get(about: object | string, name: string): V | undefined {
    const known = this.#recent.get(about)?.get(name);
    if (known !== undefined || !this.#older.size) return known;
    const older = this.#older.get(about)?.get(name);
    if (older !== undefined) this.set(about, name, older);
    return older;
  }

  set(about: object | string, name: string, value: V): void {
    this.#size++;
    const known = this.#recent.get(about);
    if (known) known.set(name, value);
    else this.#recent.set(about, new Map([[name, value]]));
  }

  /** Keeps at most `most` answers, the last used ones. */
  trim(most: number): void {
    if (most === 0) this.clear();
    if (this.#size <= most / 2) return;
    this.#older = this.#size <= most ? this.#recent : new Map();
    this.#recent = new Map();
    this.#size = 0;
  }

  clear(): void {
    this.#recent.clear();
    this.#older.clear();
    this.#size = 0;
  }
}
