// Extracts names from a sentence that lines of code can contain: identifiers and expressions in backticks, and identifiers in the text.
import { span } from './clauses.ts';

/** One named thing. */
export interface SentenceName {
  readonly text: string;
  /** Required words: the one of a name, most of an expression. */
  readonly words: readonly string[];
  readonly kind: 'name' | 'expression';
}

const word = /[\p{L}_$][\p{L}\p{N}_$]{2,}/gu;
/** A name with its qualifiers, possibly called: lines need only its last part. */
const qualified = /^[#@$*&!.]{0,2}([\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.#?|::|#|->|\?\.)[\p{L}_$][\p{L}\p{N}_$]*)*)(?:\(.*\))?!?$/u;
const pathLike =
  /[/\\]|\.(?:[cm]?[jt]sx?|py|go|java|kt|rs|rb|php|cs|cc|cpp|[ch]|hpp|md|rst|txt|json|toml|ya?ml|ini|cfg|lock|html?|s?css|vue|svelte|sh|sql|xml|swift|scala)(?::\d+(?:[-–]\d+)?)?$/;
/** In plain text: a call, a name with underscores, or one in camel case. */
const unquoted = /(?<![\p{L}\p{N}_.$/])(?:[\p{L}_$][\w$.]*(?=\(\))|[A-Za-z]\w*_\w+|[a-z][a-z0-9]+[A-Z]\w*)(?![\w/-])/gu;
/** Keywords, which prove nothing where they occur and are no names where they do not. */
const reserved = new Set(
  'null None nil true false True False undefined void this self super return throw raise catch try finally async await const let var new int str bool string number boolean object list dict any Any Error Exception function class method if else for while'.split(
    ' ',
  ),
);

/** The names of `sentence`, code first. A path with or without a line is a mention, not a name. */
export function sentenceNames(sentence: string): readonly SentenceName[] {
  const quoted = [...sentence.matchAll(span)].flatMap(([, shown = '']) => namedBy(shown) ?? []);
  const plain = [...sentence.replace(span, ' ').matchAll(unquoted)].flatMap(([shown]) => namedBy(shown) ?? []);
  return [...quoted, ...plain];
}

/** A text in backticks: words with spaces and without signs of code. It is matched as text. */
export function isSaying(shown: string): boolean {
  return /^[\p{L}%'"][^(){}=<>;\[\]|&+*]*$/u.test(shown) && (shown.match(/\p{L}{2,}/gu)?.length ?? 0) >= 3 && /\s/.test(shown);
}

function namedBy(shown: string): SentenceName | undefined {
  if (pathLike.test(shown) && !shown.includes('(')) return undefined;
  const name = qualified.exec(shown)?.[1];
  const option = /^-{0,2}([a-z][a-z0-9]*(?:-[a-z0-9]+)+)$/.exec(shown)?.[1];
  if (option) return { text: shown, words: [option], kind: 'name' };
  const words = (name ?? shown).match(word)?.filter((each) => !reserved.has(each)) ?? [];
  if (words.length === 0 || isSaying(shown)) return undefined;
  return name ? { text: shown, words: words.slice(-1), kind: 'name' } : { text: shown, words, kind: 'expression' };
}

/** Minimum share of the words of an expression: sentences often rephrase it. */
const ofExpression = 0.6;
/** An identifier, or several joined by hyphens, as in options and file names. */
const token = /[\p{L}\p{N}_$]+(?:-[\p{L}\p{N}_$]+)*/gu;
/** Separators of the words in a name, in any style. */
const humps = /[_-]|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u;

/** The identifiers of lines, as written and without separators. */
export class Identifiers {
  readonly #exact = new Set<string>();
  readonly #bare = new Set<string>();
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
    for (const [whole] of text.matchAll(token)) {
      for (const each of whole.includes('-') ? [whole, ...whole.split('-')] : [whole]) {
        // Sentences often omit the sigil of a variable.
        this.#exact.add(each).add(each.replace(/^\$/, ''));
        this.#bare.add(bare(each));
      }
    }
  }

  /** Whether the name occurs; `no-wait`, `no_wait` and `noWait` are one name, a part of a longer name is not. */
  hold({ text: shown, words, kind }: SentenceName): boolean {
    if (kind === 'expression' && this.#text.includes(shown)) return true;
    const occurring = words.filter((each) => this.#has(each)).length;
    return kind === 'name' ? occurring > 0 : occurring >= ofExpression * words.length;
  }

  #has(name: string): boolean {
    if (this.#exact.has(name) || this.#exact.has(name.toUpperCase()) || (name.endsWith('s') && this.#exact.has(name.slice(0, -1))))
      return true;
    // A name reserved by the language is no other name of the same words.
    if (/^__.*__$/.test(name)) return false;
    return humps.test(name.replace(/^[_$]+/, '')) && this.#bare.has(bare(name));
  }
}

function bare(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
}
