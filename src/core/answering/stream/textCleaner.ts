// First filter of what a model writes: no control characters, no invisible changes of direction, line ends as `\n`.

/** C0 and C1 without tab and line feed, and the marks that make text read in another order than it is written. */
const unwanted = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Halves of surrogate pairs without their other half. */
const halves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Cleans text that comes in pieces; the result does not depend on where it was cut. */
export class TextCleaner {
  /** A carriage return or the first half of a surrogate pair, whose other half has not come yet. */
  #held = '';

  push(text: string): string {
    const all = this.#held + text;
    const last = all.charCodeAt(all.length - 1);
    this.#held = last === 0x0d || (last >= 0xd800 && last <= 0xdbff) ? all.slice(-1) : '';
    return cleaned(this.#held ? all.slice(0, -1) : all);
  }

  /** What is left when nothing more comes. */
  end(): string {
    const rest = this.#held;
    this.#held = '';
    return rest === '\r' ? '\n' : '';
  }
}

function cleaned(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unwanted, '').replace(halves, '\ufffd');
}
