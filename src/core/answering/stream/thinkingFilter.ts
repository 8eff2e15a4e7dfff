// Second filter: removes the blocks in which a model thinks aloud at the start of its reply (`<think>…</think>`).

const opening = /^<(think|thinking|reasoning)>/i;
const openings = ['<think>', '<thinking>', '<reasoning>'];
const closings = { think: /<\/think>/i, thinking: /<\/thinking>/i, reasoning: /<\/reasoning>/i };
/** Number of characters that may begin a closing tag. */
const longestClosing = '</reasoning>'.length - 1;

/** Text to show of a piece, and whether the model is thinking. */
export interface Thought {
  readonly text: string;
  readonly thinking: boolean;
}

/** Removes thinking from the start of streamed text. An unclosed block hides all the rest: the answer is empty then. */
export class ThinkingFilter {
  #state: 'start' | 'inside' | 'answer' = 'start';
  #closing: RegExp = closings.think;
  #held = '';
  #keepsSpace: boolean;

  /** `goesOn`: the text continues another, so white space at its start separates two words. */
  constructor(goesOn = false) {
    this.#keepsSpace = goesOn;
  }

  push(text: string): Thought {
    this.#held += text;
    while (this.#state !== 'answer') {
      const before = this.#held;
      if (this.#state === 'start') this.#start();
      else this.#inside();
      if (this.#held === before || this.#held === '') break;
    }
    if (this.#state !== 'answer') return { text: '', thinking: this.#state === 'inside' };
    const shown = this.#held;
    this.#held = '';
    return { text: shown, thinking: false };
  }

  /** The rest at the end of the stream. */
  end(): string {
    const rest = this.#state === 'inside' ? '' : this.#held;
    this.#held = '';
    return rest;
  }

  /** Drops white space before an answer. */
  #start(): void {
    const text = this.#held.trimStart();
    const opened = opening.exec(text);
    if (opened || !this.#keepsSpace) this.#held = text;
    if (opened) {
      this.#keepsSpace = false;
      this.#state = 'inside';
      this.#closing = closings[opened[1]?.toLowerCase() as keyof typeof closings];
      this.#held = this.#held.slice(opened[0].length);
    } else if (text && !openings.some((tag) => tag.startsWith(text.toLowerCase()))) {
      this.#state = 'answer';
    }
  }

  #inside(): void {
    const closed = this.#closing.exec(this.#held);
    if (closed) this.#state = 'start';
    this.#held = closed ? this.#held.slice(closed.index + closed[0].length) : this.#held.slice(-longestClosing);
  }
}
