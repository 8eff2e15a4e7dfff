// Texts that a sentence quotes, and constants that it gives, against those of its lines.
import { span } from './clauses.ts';
import { isSaying } from './names.ts';

/** Three words or more: shorter ones are often just a manner of speaking. */
const quotation = /["“„«「]\s?([^"“”„«»「」\n]{1,400}?)\s?["”“»」]/g;
const severalWords = /^[^\s]{1,40}(?: [^\s]{1,40}){2,20}$/;
/** What stands for a value, and what joins the parts of a literal that is written over several lines. */
const holes = /%[-+#\d.]*[a-zA-Z%]|\$?\{[^{}]*\}|…|\.{3}|<[a-z ]+>/g;
const joins = /["'`]\s*[+\\,]?\s*\n?\s*["'`]|["'`\\]|\s+/g;

/** Quotations of `sentence` that `text` holds and lacks. One that was asked about need not be there. */
export function quotationVerdict(
  sentence: string,
  text: string,
  isAsked: (text: string) => boolean,
): { readonly present: readonly string[]; readonly lacking: readonly string[] } {
  const inCode = [...sentence.matchAll(span)].flatMap(([, shown = '']) => (isSaying(shown) ? [shown] : []));
  const quoted = [...sentence.replace(span, ' ').matchAll(quotation)]
    // Short ones are read as well, so that what closes one does not open the next.
    .flatMap(([, shown = '']) => (severalWords.test(shown) ? [shown] : []))
    .concat(inCode);
  const there = flat(text);
  const isHeld = (shown: string): boolean => partsOf(shown).every((part) => there.includes(part));
  const held = quoted.filter(isHeld);
  return { present: held, lacking: quoted.filter((shown) => !isHeld(shown) && !isAsked(shown)) };
}

/** What stands between the holes; a text of holes alone asks for nothing. */
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
/** Signs alone: an option's dashes, an operator. One alone stands anywhere. */
const signs = /^[^\p{L}\p{N}\s]{2,3}$/u;

/** Code that asks whether there is a value without naming the one for nothing. */
const asksForNothing = /!\s*[\p{L}_$]|\?\?|\?\.|\bnot [\p{L}_]|\bif \(?[\p{L}_$][\p{L}\p{N}_$.]*\)?\s*[:{]/u;

/** Signs in backticks, and values for nothing, that `text` holds and lacks. */
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
