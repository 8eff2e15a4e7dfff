// Checks quoted texts and constants of a sentence against its lines.
import { span } from './clauses.ts';
import { isSaying } from './names.ts';

/** At least three words: shorter quotations are often just a manner of speaking. */
const quotation = /["“„«「]\s?([^"“”„«»「」\n]{1,400}?)\s?["”“»」]/g;
const severalWords = /^[^\s]{1,40}(?: [^\s]{1,40}){2,20}$/;
/** Placeholders for values, and joints between the parts of a literal over several lines. */
const holes = /%[-+#\d.]*[a-zA-Z%]|\$?\{[^{}]*\}|…|\.{3}|<[a-z ]+>/g;
const joins = /["'`]\s*[+\\,]?\s*\n?\s*["'`]|["'`\\]|\s+/g;

/** Quotations of `sentence` that `text` contains and lacks. Those of the question need not be there. */
export function quotationVerdict(
  sentence: string,
  text: string,
  isAsked: (text: string) => boolean,
): { readonly present: readonly string[]; readonly lacking: readonly string[] } {
  const inCode = [...sentence.matchAll(span)].flatMap(([, shown = '']) => (isSaying(shown) ? [shown] : []));
  const quoted = [...sentence.replace(span, ' ').matchAll(quotation)]
    // Includes short ones, so that the end of one does not open the next.
    .flatMap(([, shown = '']) => (severalWords.test(shown) ? [shown] : []))
    .concat(inCode);
  const there = flat(text);
  const isHeld = (shown: string): boolean => partsOf(shown).every((part) => there.includes(part));
  const held = quoted.filter(isHeld);
  return { present: held, lacking: quoted.filter((shown) => !isHeld(shown) && !isAsked(shown)) };
}

/** The text between the placeholders; a text of placeholders only requires nothing. */
function partsOf(shown: string): string[] {
  return shown
    .split(holes)
    .map((part) =>
      flat(part)
        .trim()
        .replace(/[.,;:!?]$/, ''),
    )
    .filter(Boolean);
}

function flat(text: string): string {
  return text.replace(joins, ' ').replace(/ {2,}/g, ' ').toLowerCase();
}

const constant = /^(?:true|false|True|False)$/;

const nothing = /^(?:nil|None|null|undefined)$/;
/** Signs without letters: an option's dashes, an operator. A single one occurs anywhere. */
const signs = /^[^\p{L}\p{N}\s]{2,3}$/u;

/** Code that tests for a value without naming the empty one. */
const asksForNothing = /!\s*[\p{L}_$]|\?\?|\?\.|\bnot [\p{L}_]|\bif \(?[\p{L}_$][\p{L}\p{N}_$.]*\)?\s*[:{]/u;

/** Signs in backticks, and empty values, that `text` contains and lacks. */
export function signsIn(sentence: string, text: string): { readonly present: readonly string[]; readonly lacking: readonly string[] } {
  const named = [...sentence.matchAll(span)].map(([, shown = '']) => shown).filter((shown) => signs.test(shown) || nothing.test(shown));
  const isHeld = (shown: string): boolean =>
    nothing.test(shown) ? /\b(?:nil|None|null|undefined)\b/.test(text) || asksForNothing.test(text) : text.includes(shown);
  return { present: named.filter((shown) => signs.test(shown) && isHeld(shown)), lacking: named.filter((shown) => !isHeld(shown)) };
}

/** Truth values in backticks where `text` has only the other one; `untold` where it has neither. */
export function truthsIn(sentence: string, text: string): { readonly lacking: readonly string[]; readonly untold: readonly string[] } {
  const named = [...sentence.matchAll(span)].map(([, shown = '']) => shown).filter((shown) => constant.test(shown));
  const has = (value: string): boolean => new RegExp(`\\b${value}\\b`, 'i').test(text);
  const missing = named.filter((shown) => !has(shown));
  const lacking = missing.filter((shown) => has(/true/i.test(shown) ? 'false' : 'true'));
  return { lacking, untold: missing.filter((shown) => !lacking.includes(shown)) };
}
