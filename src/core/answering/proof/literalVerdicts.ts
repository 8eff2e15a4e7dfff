// Checks quoted texts and constants of a sentence against its lines.
import { codeSpan } from './clauses.ts';
import { isPhrase } from './sentenceNames.ts';

const quotation = /["“„«「]\s?([^"“”„«»「」\n]{1,400}?)\s?["”“»」]/g;
/** At least three words: shorter quotations are often just a manner of speaking. */
const severalWords = /^[^\s]{1,40}(?: [^\s]{1,40}){2,20}$/;
/** Placeholders for values, and joints between the parts of a literal over several lines. */
const placeholders = /%[-+#\d.]*[a-zA-Z%]|\$?\{[^{}]*\}|…|\.{3}|<[a-z ]+>/g;
const literalJoints = /["'`]\s*[+\\,]?\s*\n?\s*["'`]|["'`\\]|\s+/g;

/** Quotations of `sentence` that `text` contains and lacks. Those of the question need not be there. */
export function quotationVerdict(
  sentence: string,
  text: string,
  isAsked: (text: string) => boolean,
): { readonly present: readonly string[]; readonly lacking: readonly string[] } {
  const codeQuotations = [...sentence.matchAll(codeSpan)].flatMap(([, code = '']) => (isPhrase(code) ? [code] : []));
  const quotations = [...sentence.replace(codeSpan, ' ').matchAll(quotation)]
    // Includes short ones, so that the end of one does not open the next.
    .flatMap(([, quotedText = '']) => (severalWords.test(quotedText) ? [quotedText] : []))
    .concat(codeQuotations);
  const flatText = flatten(text);
  const isPresent = (quotedText: string): boolean => partsOf(quotedText).every((part) => flatText.includes(part));
  const presentQuotations = quotations.filter(isPresent);
  return { present: presentQuotations, lacking: quotations.filter((quotedText) => !isPresent(quotedText) && !isAsked(quotedText)) };
}

/** The text between the placeholders; a text of placeholders only requires nothing. */
function partsOf(quotedText: string): string[] {
  return quotedText
    .split(placeholders)
    .map((part) =>
      flatten(part)
        .trim()
        .replace(/[.,;:!?]$/, ''),
    )
    .filter(Boolean);
}

function flatten(text: string): string {
  return text.replace(literalJoints, ' ').replace(/ {2,}/g, ' ').toLowerCase();
}

const truthValue = /^(?:true|false|True|False)$/;
const emptyValue = /^(?:nil|None|null|undefined)$/;
/** Signs without letters: an option's dashes, an operator. A single one occurs anywhere. */
const signsOnly = /^[^\p{L}\p{N}\s]{2,3}$/u;

/** Code that tests for a value without naming the empty one. */
const absenceTest = /!\s*[\p{L}_$]|\?\?|\?\.|\bnot [\p{L}_]|\bif \(?[\p{L}_$][\p{L}\p{N}_$.]*\)?\s*[:{]/u;

/** Signs in backticks, and empty values, that `text` contains and lacks. */
export function signsIn(sentence: string, text: string): { readonly present: readonly string[]; readonly lacking: readonly string[] } {
  const signCodes = [...sentence.matchAll(codeSpan)]
    .map(([, code = '']) => code)
    .filter((code) => signsOnly.test(code) || emptyValue.test(code));
  const isPresent = (code: string): boolean =>
    emptyValue.test(code) ? /\b(?:nil|None|null|undefined)\b/.test(text) || absenceTest.test(text) : text.includes(code);
  return {
    present: signCodes.filter((code) => signsOnly.test(code) && isPresent(code)),
    lacking: signCodes.filter((code) => !isPresent(code)),
  };
}

/** Truth values in backticks where `text` has only the other one; `undecided` where it has neither. */
export function truthsIn(sentence: string, text: string): { readonly lacking: readonly string[]; readonly undecided: readonly string[] } {
  const truthCodes = [...sentence.matchAll(codeSpan)].map(([, code = '']) => code).filter((code) => truthValue.test(code));
  const hasValue = (value: string): boolean => new RegExp(`\\b${value}\\b`, 'i').test(text);
  const missing = truthCodes.filter((code) => !hasValue(code));
  const lacking = missing.filter((code) => hasValue(/true/i.test(code) ? 'false' : 'true'));
  return { lacking, undecided: missing.filter((code) => !lacking.includes(code)) };
}
