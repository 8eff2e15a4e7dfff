// Fourth filter, where gaps can be looked up: separates the answer from the list of gaps, in tags or under headings, wherever the pieces
// are cut.

/** The tag that opens an answer, possibly after a fence around everything. */
const opensByTag = /^\s*(?:```[a-z]{0,10}\s*\n\s*)?<answer>/i;
/** The word that opens an answer: as a heading, or with a colon. */
const opensByWord = /^\s*(?:#{1,4} *)?(?:\*\*|__)?ANSWER(?:(?:\*\*|__)?:(?:\*\*|__)?|(?:\*\*|__)?[ \t]*\n)/;
const tag = /<\/answer>|<missing>/i;
/** The word that opens the list: in capitals with a colon, or as a heading of its own. A line begins after `\n` alone, however it is cut. */
const heading =
  /(?<![^\n])[ \t]{0,3}(?:(?:#{1,4} *)?(?:\*\*|__)?MISSING(?:\*\*|__)?:|(?:#{1,4} +|\*\*|__)(?:\*\*|__)?Missing:?(?:\*\*|__)?:?[ \t]*\n)/;
/** The beginning of a possible heading. */
const mayHead = /^[ \t]{0,3}(?:#{1,4} *)?[*_]{0,2}(?:m(?:i(?:s(?:s(?:i(?:n(?:g[:*_ \t]*)?)?)?)?)?)?)?$/i;
const closes = /<\/missing>|<answer>|(?<![^\n])[ \t]{0,3}(?:\*\*)?ANSWER(?:\*\*)?:/i;
const opensAlone = /^[*_:\s]*$/;
/** Rest of a fence around everything. */
const strayFence = /^\s*`{0,3}\s*$/;
const marks = ['</answer>', '<missing>'];
/** Maximum length of a beginning that may still become the mark of an answer. */
const longestLead = 40;
/** Number of characters that may begin a closing tag. */
const longestTail = '   **ANSWER**:'.length;

/**
 * Splits a reply into the shown answer and the model's gaps. Nothing of the list is shown, not even the first letter of its tag; a reply
 * without any mark is all answer. The result does not depend on where the pieces were cut.
 */
export class MissingSplitter {
  #state: 'lead' | 'answer' | 'missing' = 'lead';
  #heldText = '';
  #missing = '';
  #hasList = false;
  /** The last shown character: a backtick makes a tag quoted code. */
  #lastCharacter = '';
  /** An answer that began with a tag ends with one: headings inside are its own. */
  #isTagged = false;

  /** The text of the list so far, without its tags. */
  get missing(): string {
    return this.#missing.replace(/^\s*(?:\*\*|__)(?=\s)/, '');
  }

  /** Whether the reply had a list, even an empty one. */
  get hasList(): boolean {
    return this.#hasList;
  }

  /** Consumes a piece; returns the text that can be shown. */
  push(piece: string): string {
    this.#heldText += piece;
    return this.#run(false);
  }

  /** The rest at the end of the stream. */
  end(): string {
    return this.#run(true);
  }

  #run(ended: boolean): string {
    let shownText = '';
    for (;;) {
      const before = `${this.#state}:${this.#heldText.length}`;
      if (this.#state === 'lead') this.#lead(ended);
      else if (this.#state === 'answer') shownText += this.#answer(ended);
      else this.#list(ended);
      if (before === `${this.#state}:${this.#heldText.length}`) return shownText;
    }
  }

  /** Drops the mark at the start of an answer. */
  #lead(ended: boolean): void {
    const openingMatch = opensByTag.exec(this.#heldText) ?? opensByWord.exec(ended ? `${this.#heldText}\n` : this.#heldText);
    // "ANSWER:" may continue with the stars that end a bold heading.
    const waits = openingMatch ? opensAlone.test(this.#heldText.slice(openingMatch[0].length)) : mayOpen(this.#heldText, this.#hasList);
    if (waits && !ended) return;
    if (openingMatch) this.#open(openingMatch[0]);
    if (ended && this.#hasList && strayFence.test(this.#heldText)) this.#heldText = '';
    if (!this.#heldText && !openingMatch) return;
    this.#state = 'answer';
    this.#lastCharacter = '\n';
  }

  #open(mark: string): void {
    this.#isTagged ||= mark.includes('<');
    this.#heldText = this.#heldText.slice(mark.length).replace(/^\s+/, '');
  }

  #answer(ended: boolean): string {
    const match = firstMark(ended ? `${this.#heldText}\n` : this.#heldText, this.#isTagged, this.#lastCharacter);
    const safe = match ? match.index : ended ? this.#heldText.length : safeLength(this.#heldText, this.#lastCharacter);
    const shownText = this.#heldText.slice(0, safe);
    this.#lastCharacter = shownText.at(-1) ?? this.#lastCharacter;
    this.#heldText = this.#heldText.slice(safe);
    if (!match) return shownText;
    this.#heldText = this.#heldText.slice(match.length);
    // What follows a mark begins a line, whatever stood before it.
    this.#lastCharacter = '\n';
    if (match.closesAnswer) this.#isTagged = false;
    else {
      this.#hasList = true;
      this.#state = 'missing';
    }
    return shownText;
  }

  #list(ended: boolean): void {
    const closing = firstInLine(closes, this.#heldText, this.#missing.at(-1) ?? '\n');
    const safe = closing ? closing.index : ended ? this.#heldText.length : Math.max(0, this.#heldText.length - longestTail);
    this.#missing += this.#heldText.slice(0, safe);
    this.#heldText = this.#heldText.slice(safe);
    if (!closing) return;
    if (/^<\/missing>/i.test(this.#heldText)) this.#heldText = this.#heldText.slice('</missing>'.length);
    this.#state = 'lead';
  }
}

/** The first mark in `text`. One in backticks is quoted code. */
function firstMark(
  text: string,
  isTagged: boolean,
  lastCharacter: string,
): { readonly index: number; readonly length: number; readonly closesAnswer: boolean } | undefined {
  const tagMatch = findUnquotedTag(text, lastCharacter);
  const headingMatch = isTagged ? undefined : firstInLine(heading, text, lastCharacter);
  if (headingMatch && (!tagMatch || headingMatch.index < tagMatch.index))
    return { index: headingMatch.index, length: headingMatch.length, closesAnswer: false };
  return tagMatch && { index: tagMatch.index, length: tagMatch[0].length, closesAnswer: tagMatch[0].startsWith('</') };
}

/** The first match of `pattern`, whose `^` is the beginning of a line and not of `text`, which `before` stands in front of. */
function firstInLine(pattern: RegExp, text: string, before: string): { readonly index: number; readonly length: number } | undefined {
  // A character that is no part of any mark.
  const context = before === '\n' ? '' : '\0';
  const match = pattern.exec(context + text);
  return match ? { index: match.index - context.length, length: match[0].length } : undefined;
}

function findUnquotedTag(text: string, lastCharacter: string): RegExpExecArray | undefined {
  const tagPattern = new RegExp(tag, 'gi');
  for (let match = tagPattern.exec(text); match; match = tagPattern.exec(text))
    if ((text[match.index - 1] ?? lastCharacter) !== '`') return match;
  return undefined;
}

/** Length up to which no mark can begin, whatever follows. */
function safeLength(text: string, before: string): number {
  const line = text.lastIndexOf('\n') + 1;
  // Holds a line until it cannot be a heading, from its start: "**" may be the first half of "**Missing**".
  if (text.length > line && (line > 0 || before === '\n') && mayHead.test(text.slice(line))) return line;
  const open = text.lastIndexOf('<');
  const rest = open < 0 ? '' : text.slice(open).toLowerCase();
  return rest && marks.some((mark) => mark.startsWith(rest)) ? open : text.length;
}

/** `hasList`: a list came before, so only the rest of a fence may follow. */
function mayOpen(text: string, hasList: boolean): boolean {
  const start = text.trimStart();
  if (start.length > longestLead) return false;
  if (/^`{0,3}[a-z]{0,10}$/.test(start) || (hasList && strayFence.test(start))) return true;
  const bare = start.replace(/^```[a-z]{0,10}\s*(?=\n|$)\s*/, '');
  return (
    '<answer>'.startsWith(bare.toLowerCase()) || /^(?:#{1,4} *)?[*_]{0,2}(?:A|AN|ANS|ANSW|ANSWE|ANSWER[*_]{0,2}:?[*_ \t]{0,4})?$/.test(bare)
  );
}
