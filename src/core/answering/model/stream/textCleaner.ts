// First filter of model output: removes control characters and invisible changes of direction, and normalises line ends to `\n`.

/** C0 and C1 without tab and line feed, and marks that reorder text. */
const unwantedCharacters = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Unpaired surrogates. */
const unpairedSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Cleans streamed text; the result does not depend on where it was cut. */
export class TextCleaner {
  /** A carriage return or the first half of a surrogate pair, held until its other half arrives. */
  #heldCharacter = '';

  push(text: string): string {
    const heldAndNew = this.#heldCharacter + text;
    const last = heldAndNew.charCodeAt(heldAndNew.length - 1);
    this.#heldCharacter = last === 0x0d || (last >= 0xd800 && last <= 0xdbff) ? heldAndNew.slice(-1) : '';
    return cleanText(this.#heldCharacter ? heldAndNew.slice(0, -1) : heldAndNew);
  }

  /** The rest at the end of the stream. */
  end(): string {
    const rest = this.#heldCharacter;
    this.#heldCharacter = '';
    return rest === '\r' ? '\n' : '';
  }
}

function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unwantedCharacters, '').replace(unpairedSurrogates, '\ufffd');
}
