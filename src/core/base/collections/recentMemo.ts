// Memo that drops the answers that were not used lately. Two tables take turns: an exact order of use would cost more than many answers.

type Table<V> = Map<object | string, Map<string, V>>;

/** Answers about an object or text, by name. */
export class RecentMemo<V> {
  #recent: Table<V> = new Map();
  #older: Table<V> = new Map();
  #size = 0;

  get(about: object | string, name: string): V | undefined {
    const answer = this.#recent.get(about)?.get(name);
    if (answer !== undefined || !this.#older.size) return answer;
    const olderAnswer = this.#older.get(about)?.get(name);
    if (olderAnswer !== undefined) this.set(about, name, olderAnswer);
    return olderAnswer;
  }

  set(about: object | string, name: string, value: V): void {
    this.#size++;
    const answers = this.#recent.get(about);
    if (answers) answers.set(name, value);
    else this.#recent.set(about, new Map([[name, value]]));
  }

  /** Keeps at most `maxSize` answers, the last used ones. */
  trim(maxSize: number): void {
    if (maxSize === 0) this.clear();
    if (this.#size <= maxSize / 2) return;
    this.#older = this.#size <= maxSize ? this.#recent : new Map();
    this.#recent = new Map();
    this.#size = 0;
  }

  clear(): void {
    this.#recent.clear();
    this.#older.clear();
    this.#size = 0;
  }
}
