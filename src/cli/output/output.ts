// Standard output for results, written in pieces with back-pressure, since a graph as one string would not fit into memory.
import { once } from 'node:events';
import type { Writable } from 'node:stream';

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

  async line(text = ''): Promise<void> {
    await this.write(`${text}\n`);
  }

  /** Writes `value` as one line of JSON. */
  async json(value: unknown): Promise<void> {
    await this.line(JSON.stringify(value));
  }

  /** Writes an object whose members are lists of any length, one item per line, without holding it as a whole. */
  async jsonLists(lists: Readonly<Record<string, Iterable<unknown> | AsyncIterable<unknown>>>): Promise<void> {
    let before = '{';
    for (const [name, items] of Object.entries(lists)) {
      await this.write(`${before}${JSON.stringify(name)}:[`);
      let separator = '\n';
      for await (const item of items) {
        await this.write(separator + JSON.stringify(item));
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
