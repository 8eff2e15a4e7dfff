// Stores figures of the last answers on this machine. Knows no editor. They are never sent, and can be switched off.
import * as v from 'valibot';
import type { AnswerRecord } from '../../core/answering/record/answerRecord.ts';
import { answerRow, answerRowSchema, isCounted, type AnswerRow } from './answerRow.ts';

/** Storage of the rows, such as a `Memento`. */
export interface RowStorage {
  get(): unknown;
  update(rows: readonly AnswerRow[] | undefined): PromiseLike<void>;
}

/** Answers to keep; older ones are dropped. */
export const maxRows = 500;

/** The rows of the last answers, oldest first. */
export class AnswerStatistics {
  readonly #storage: RowStorage;
  readonly #isEnabled: () => boolean;

  constructor(storage: RowStorage, isEnabled: () => boolean) {
    this.#storage = storage;
    this.#isEnabled = isEnabled;
  }

  /** Skips rows that are unreadable or of another version. */
  get rows(): readonly AnswerRow[] {
    const storedValue = this.#storage.get();
    return Array.isArray(storedValue) ? storedValue.flatMap((row) => (v.is(answerRowSchema, row) ? [row] : [])) : [];
  }

  /** Counts the answer of `record`, given at `at`, with the person's rating. Skips imported answers. */
  async count(record: AnswerRecord, at: number, thumb: 1 | -1 | undefined): Promise<void> {
    if (!isCounted(record)) return;
    await this.add(answerRow(record, at));
    const countedRow = this.rows.find(({ id }) => id === record.id);
    if (countedRow && countedRow.thumb !== thumb) await this.rate(record.id, thumb);
  }

  /** Adds an answer; skips a known one, and all while statistics are off. */
  async add(row: AnswerRow): Promise<void> {
    const { rows } = this;
    if (!this.#isEnabled() || rows.some(({ id }) => id === row.id)) return;
    await this.#storage.update([...rows, row].slice(-maxRows));
  }

  /** Notes the person's rating of an answer; `undefined` removes it. */
  async rate(id: string, thumb: 1 | -1 | undefined): Promise<void> {
    const newRows = this.rows.map((row) => (row.id === id ? { ...row, thumb } : row));
    await this.#storage.update(newRows);
  }

  async clear(): Promise<void> {
    await this.#storage.update(undefined);
  }
}
