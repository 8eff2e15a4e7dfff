// Second filter: removes the blocks in which a model thinks aloud at the start of its reply (`<think>…</think>`).

const opening = /^<(think|thinking|reasoning)>/i;
const openings = ['<think>', '<thinking>', '<reasoning>'];
const closings = { think: /<\/think>/i, thinking: /<\/thinking>/i, reasoning: /<\/reasoning>/i };
/** Number of characters that may begin a closing tag. */
const longestClosing = '</reasoning>'.length - 1;

/** Text to show of a piece, and whether the model is thinking. */
export interface FilteredText {
  readonly text: string;
  readonly thinking: boolean;
}

/** Removes thinking from the start of streamed text. An unclosed block hides all the rest: the answer is empty then. */
export class ThinkingFilter {
  #state: 'start' | 'inside' | 'answer' = 'start';
  #closing: RegExp = closings.think;
  #heldText = '';
  #keepsSpace: boolean;

  /** `goesOn`: the text continues another, so white space at its start separates two words. */
  constructor(goesOn = false) {
    this.#keepsSpace = goesOn;
  }

  push(text: string): FilteredText {
    this.#heldText += text;
    while (this.#state !== 'answer') {
      const before = this.#heldText;
      if (this.#state === 'start') this.#start();
      else this.#inside();
      if (this.#heldText === before || this.#heldText === '') break;
    }
    if (this.#state !== 'answer') return { text: '', thinking: this.#state === 'inside' };
    const shownText = this.#heldText;
    this.#heldText = '';
    return { text: shownText, thinking: false };
  }

  /** The rest at the end of the stream. */
  end(): string {
    const rest = this.#state === 'inside' ? '' : this.#heldText;
    this.#heldText = '';
    return rest;
  }

  /** Drops white space before an answer. */
  #start(): void {
    const text = this.#heldText.trimStart();
    const openingMatch = opening.exec(text);
    if (openingMatch || !this.#keepsSpace) this.#heldText = text;
    if (openingMatch) {
      this.#keepsSpace = false;
      this.#state = 'inside';
      this.#closing = closings[openingMatch[1]?.toLowerCase() as keyof typeof closings];
      this.#heldText = this.#heldText.slice(openingMatch[0].length);
    } else if (text && !openings.some((tag) => tag.startsWith(text.toLowerCase()))) {
      this.#state = 'answer';
    }
  }

  #inside(): void {
    const closingMatch = this.#closing.exec(this.#heldText);
    if (closingMatch) this.#state = 'start';
    this.#heldText = closingMatch
      ? this.#heldText.slice(closingMatch.index + closingMatch[0].length)
      : this.#heldText.slice(-longestClosing);
  }
}
