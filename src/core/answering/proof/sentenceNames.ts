// Extracts names from a sentence that lines of code can contain: identifiers and expressions in backticks, and identifiers in the text.
import { codeSpan } from './clauses.ts';

/** One named thing. */
export interface SentenceName {
  readonly text: string;
  /** Required words: the one of a name, most of an expression. */
  readonly words: readonly string[];
  readonly kind: 'name' | 'expression';
}

const word = /[\p{L}_$][\p{L}\p{N}_$]{2,}/gu;
/** A name with its qualifiers, possibly called: lines need only its last part. */
const qualifiedName = /^[#@$*&!.]{0,2}([\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.#?|::|#|->|\?\.)[\p{L}_$][\p{L}\p{N}_$]*)*)(?:\(.*\))?!?$/u;
const pathLike =
  /[/\\]|\.(?:[cm]?[jt]sx?|py|go|java|kt|rs|rb|php|cs|cc|cpp|[ch]|hpp|md|rst|txt|json|toml|ya?ml|ini|cfg|lock|html?|s?css|vue|svelte|sh|sql|xml|swift|scala)(?::\d+(?:[-–]\d+)?)?$/;
/** In plain text: a call, a name with underscores, or one in camel case. */
const plainNamePattern = /(?<![\p{L}\p{N}_.$/])(?:[\p{L}_$][\w$.]*(?=\(\))|[A-Za-z]\w*_\w+|[a-z][a-z0-9]+[A-Z]\w*)(?![\w/-])/gu;
/** Keywords, which prove nothing where they occur and are no names where they do not. */
const reservedWords = new Set(
  'null None nil true false True False undefined void this self super return throw raise catch try finally async await const let var new int str bool string number boolean object list dict any Any Error Exception function class method if else for while'.split(
    ' ',
  ),
);

/** The names of `sentence`, code first. A path with or without a line is a mention, not a name. */
export function sentenceNames(sentence: string): readonly SentenceName[] {
  const codeNames = [...sentence.matchAll(codeSpan)].flatMap(([, code = '']) => nameIn(code) ?? []);
  const plainNames = [...sentence.replace(codeSpan, ' ').matchAll(plainNamePattern)].flatMap(([nameText]) => nameIn(nameText) ?? []);
  return [...codeNames, ...plainNames];
}

/** A text in backticks: words with spaces and without signs of code. It is matched as text. */
export function isPhrase(code: string): boolean {
  return /^[\p{L}%'"][^(){}=<>;\[\]|&+*]*$/u.test(code) && (code.match(/\p{L}{2,}/gu)?.length ?? 0) >= 3 && /\s/.test(code);
}

function nameIn(nameText: string): SentenceName | undefined {
  if (pathLike.test(nameText) && !nameText.includes('(')) return undefined;
  const name = qualifiedName.exec(nameText)?.[1];
  const optionName = /^-{0,2}([a-z][a-z0-9]*(?:-[a-z0-9]+)+)$/.exec(nameText)?.[1];
  if (optionName) return { text: nameText, words: [optionName], kind: 'name' };
  const words = (name ?? nameText).match(word)?.filter((each) => !reservedWords.has(each)) ?? [];
  if (words.length === 0 || isPhrase(nameText)) return undefined;
  return name ? { text: nameText, words: words.slice(-1), kind: 'name' } : { text: nameText, words, kind: 'expression' };
}

/** Minimum share of the words of an expression: sentences often rephrase it. */
const minExpressionShare = 0.6;
/** An identifier, or several joined by hyphens, as in options and file names. */
const identifierPattern = /[\p{L}\p{N}_$]+(?:-[\p{L}\p{N}_$]+)*/gu;
/** Separators of the words in a name, in any style. */
const wordBreaks = /[_-]|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u;

/** The identifiers of lines, as written and without separators. */
export class Identifiers {
  readonly #exactNames = new Set<string>();
  readonly #bareNames = new Set<string>();
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
    for (const [whole] of text.matchAll(identifierPattern)) {
      for (const each of whole.includes('-') ? [whole, ...whole.split('-')] : [whole]) {
        // Sentences often omit the sigil of a variable.
        this.#exactNames.add(each).add(each.replace(/^\$/, ''));
        this.#bareNames.add(bareName(each));
      }
    }
  }

  /** Whether the name occurs; `no-wait`, `no_wait` and `noWait` are one name, a part of a longer name is not. */
  hasName({ text: nameText, words, kind }: SentenceName): boolean {
    if (kind === 'expression' && this.#text.includes(nameText)) return true;
    const wordCount = words.filter((each) => this.#hasWord(each)).length;
    return kind === 'name' ? wordCount > 0 : wordCount >= minExpressionShare * words.length;
  }

  #hasWord(name: string): boolean {
    if (
      this.#exactNames.has(name) ||
      this.#exactNames.has(name.toUpperCase()) ||
      (name.endsWith('s') && this.#exactNames.has(name.slice(0, -1)))
    )
      return true;
    // A name reserved by the language is no other name of the same words.
    if (/^__.*__$/.test(name)) return false;
    return wordBreaks.test(name.replace(/^[_$]+/, '')) && this.#bareNames.has(bareName(name));
  }
}

function bareName(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
}
