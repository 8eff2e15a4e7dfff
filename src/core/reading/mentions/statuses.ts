// Finds HTTP status codes in a question: "when do I get a 404?".
import { statusNames } from '../../base/httpStatus.ts';
import { isSmallWord } from '../questionLanguage.ts';

const number = /(?<![\p{L}\p{N}_.,:/#-])([1-5]\d\d)(?![\p{L}\p{N}_:/-]|[.,]\d)(?:\s+(\p{L}+))?/gu;

/** Nouns and verbs after a status; before any other word a number is a count. */
const wordAfterStatus =
  /^(?:status|statuses|codes?|errors?|responses?|answers?|sent|returned|thrown|raised|handled|retried|fehler|antwort(?:en)?|gesendet|zurückgegeben|geworfen|erreurs?|réponses?|respuestas?|errores|respostas?|erros?|errore|errori)$/iu;

/** Status codes in `text`, in order. */
export function statusesIn(text: string): readonly number[] {
  const statuses = new Set<number>();
  for (const [, digits = '', next] of text.matchAll(number)) {
    const names = statusNames.get(Number(digits));
    if (names && (next === undefined || wordAfterStatus.test(next) || isSmallWord(next) || isName(next, names)))
      statuses.add(Number(digits));
  }
  return [...statuses];
}

function isName(word: string, names: readonly string[]): boolean {
  return names.some((name) => name.toLowerCase().startsWith(word.toLowerCase()));
}
