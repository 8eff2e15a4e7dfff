// First filter of model output: removes control characters and what no reader sees, and normalises line ends to `\n`.
import { withoutHidden } from '../../../text/hiddenCharacters.ts';

/** C0 and C1 without tab and line feed. */
const unwantedCharacters = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** Unpaired surrogates. */
const unpairedSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The end of a text whose meaning depends on what follows: a carriage return, half a pair, a joiner, the beginning of a flag. */
const undecidedEnd = /(?:\r|(?<![\u200c\u200d])[\u200c\u200d]|\ud83c\udff4(?:\udb40[\udc20-\udc7f]){0,6})?[\ud800-\udbff]?$/;
/** UTF-16 units before a piece that tell whether its first characters are seen: a flag has 14. */
const contextLength = 16;

/** Cleans streamed text; the result does not depend on where it was cut. */
export class TextCleaner {
  /** An undecided end, held until what follows arrives. */
  #heldText = '';
  /** The end of the text so far, as it was sent. */
  #before = '';

  push(text: string): string {
    const heldAndNew = this.#heldText + text;
    const end = undecidedEnd.exec(heldAndNew.slice(-contextLength))?.[0].length ?? 0;
    this.#heldText = end ? heldAndNew.slice(-end) : '';
    return this.#clean(end ? heldAndNew.slice(0, -end) : heldAndNew);
  }

  /** The rest at the end of the stream. */
  end(): string {
    const rest = this.#heldText.replace(/[\ud800-\udbff]$/, '');
    this.#heldText = '';
    return this.#clean(rest);
  }

  #clean(text: string): string {
    const before = this.#before;
    this.#before = (before + text).slice(-contextLength).replace(/^[\udc00-\udfff]/, '');
    return withoutHidden(plain(before + text)).slice(withoutHidden(plain(before)).length);
  }
}

/** A whole text of a model as {@link TextCleaner} gives it. */
export function cleanText(text: string): string {
  return withoutHidden(plain(text));
}

function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unwantedCharacters, '').replace(unpairedSurrogates, '\ufffd');
}
