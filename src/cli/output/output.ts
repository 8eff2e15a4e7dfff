// Standard output for results, written in pieces with back-pressure, since a graph as one string would not fit into memory.
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { printable } from './printable.ts';

/** Characters to gather before a write. */
const pieceSize = 1 << 16;

/** Target for results. Everything else goes to standard error. */
export class Output {
  readonly #stream: Writable;
  #piece = '';

  constructor(stream: Writable) {
    this.#stream = stream;
  }

  async write(text: string): Promise<void> {
    this.#piece += text;
    if (this.#piece.length >= pieceSize) await this.#send();
  }

  /** Writes lines for people: names and code of a workspace may hold anything, so that only what is {@link printable} is written. */
  async line(text = ''): Promise<void> {
    await this.write(`${printable(text)}\n`);
  }

  /** Writes `value` as one line of JSON. */
  async json(value: unknown): Promise<void> {
    await this.write(`${jsonText(value)}\n`);
  }

  /** Writes an object whose members are lists of any length, one item per line, without holding it as a whole. */
  async jsonLists(lists: Readonly<Record<string, Iterable<unknown> | AsyncIterable<unknown>>>): Promise<void> {
    let before = '{';
    for (const [name, items] of Object.entries(lists)) {
      await this.write(`${before}${jsonText(name)}:[`);
      let separator = '\n';
      for await (const item of items) {
        await this.write(separator + jsonText(item));
        separator = ',\n';
      }
      await this.write('\n]');
      before = ',\n';
    }
    await this.line('}');
  }

  /** Resolves when the operating system has everything. */
  async flush(): Promise<void> {
    await this.#send();
    await new Promise<void>((resolve, reject) => this.#stream.write('', (error) => (error ? reject(error) : resolve())));
  }

  async #send(): Promise<void> {
    const piece = this.#piece;
    this.#piece = '';
    if (piece && !this.#stream.write(piece)) await once(this.#stream, 'drain');
  }
}

/** `value` as JSON of the same meaning in which nothing acts on a terminal: what is not printable is escaped. */
function jsonText(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e01ef}]/gu,
    escaped,
  );
}

function escaped(character: string): string {
  return Array.from({ length: character.length }, (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`).join('');
}
