// The kinds of rows in the table of public formats: a form with a beginning, a value after a name, and a form that is found by a word in the text.

/** One rule of the public set. */
export interface PublicFormat {
  /** The name of the rule; it goes into placeholders. */
  readonly kind: string;
  /** Beginnings of the match, or for `anywhere` words of which a text holds one; in lower case. */
  readonly words: readonly string[];
  /** Group 1, if there is one, is the secret; otherwise the whole match is. Sticky; for `anywhere` global. */
  readonly pattern: RegExp;
  /** `word`: not in the middle of a word. `name`: also there, as part of a name. `anywhere`: its beginning says nothing, a word in the text does. */
  readonly place: 'word' | 'name' | 'anywhere';
}

/**
 * From a name to its value, as the public set has it in each of its rules for names: the rest of the name, quotes, an operator, quotes. Quotes
 * may stand behind backslashes, since code and settings also lie in strings. All counts have a bound, so that matching stays linear.
 */
const operator = String.raw`[ \t\w.-]{0,20}[\s'"\\]{0,5}(?:=|>|:{1,3}=|\|\||:|=>|\?=|,)[\x60'"\s=\\]{0,6}`;
/** The value is over: a longer one is of another form. */
const end = String.raw`(?![\w-])`;

/** A form with a beginning of its own. */
export function form(kind: string, starts: string, pattern: string): PublicFormat {
  return { kind, words: starts.split(' '), pattern: new RegExp(pattern, 'y'), place: 'word' };
}

/** A value of a certain form after a name that holds `name`. */
export function named(kind: string, starts: string, name: string, value: string): PublicFormat {
  return { kind, words: starts.split(' '), pattern: new RegExp(`${name}${operator}(${value})${end}`, 'y'), place: 'name' };
}

/** A form without a beginning of its own: texts without one of the words are not searched. */
export function anywhere(kind: string, words: string, pattern: string): PublicFormat {
  return { kind, words: words.split(' '), pattern: new RegExp(pattern, 'g'), place: 'anywhere' };
}
