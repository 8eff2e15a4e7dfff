// Checks numbers of a sentence against those of its lines: a different number is wrong, apart from units and spelling.

/** Numbers of a sentence, by whether its lines have them. */
export interface NumberVerdict {
  readonly present: readonly string[];
  readonly lacking: readonly string[];
  /** The lines have no numbers at all, so these may count something in them. */
  readonly unsure: readonly string[];
}

const unit =
  'ms|msec|milli\\p{L}*|µs|s\\b|sec\\p{L}*|sek\\p{L}*|seg\\p{L}*|сек\\p{L}*|min\\p{L}*|мин\\p{L}*|hours?|h\\b|Stunden?|heures?|horas?|or[ae]\\b|days?|Tagen?|jours?|días?|kb|mb|gb|bytes?|%|percent|Prozent|毫秒|秒|分钟|分|小时|ミリ秒|時間|초|밀리초|시간';
const sentenceNumber = new RegExp(
  `(?<![\\p{L}\\p{N}_.#:/@%[-])-?(\\d[\\d_]*(?:\\.\\d+)?|\\.\\d+)(?![\\p{L}_]*[\\d_-])\\s?(${unit})?(?![\\d.-]*\\d)`,
  'giu',
);
/** Words before a number that is not from code: a line, a step, an example. */
const proseNumber =
  /(?:lines?|steps?|rules?|Zeilen?|Schritte?|lignes?|étapes?|líneas?|pasos?|linhas?|passos?|righe|riga|стр\p{L}*|шаг\p{L}*|第|e\.g\.|for (?:instance|example)|z\. ?B\.|zum Beispiel|par exemple|por ejemplo|例如|行)[\s`]*$/iu;
const codeNumber = /(?<![\p{L}\p{N}_.])(\d[\d_]*(?:\.\d+)?|\.\d+)/gu;
const numberWords: ReadonlyMap<string, number> = new Map(
  [
    ['once', 'one', 'single'],
    ['twice', 'two', 'both'],
    ['three'],
    ['four'],
    ['five'],
    ['six'],
    ['seven'],
    ['eight'],
    ['nine'],
    ['ten'],
  ].flatMap((words, i) => words.map((word) => [word, i + 1] as const)),
);
/** An increment of a name in the sentence gives a number that the lines do not contain. */
const increment = /([\p{L}_$][\p{L}\p{N}_$]*)\s*(\+\+|--|[+-]=\s*1\b)/gu;
/** Factors between units of time, sizes and shares. */
const factors = [1000, 60, 3600, 86_400, 24, 100, 1024];

/** Compares the numbers of `sentence`, from which only citations are removed, with those of `text`. */
export function numberVerdict(sentence: string, text: string, isAsked: (number: string) => boolean): NumberVerdict {
  const values = valuesIn(text);
  const steppedValues = new Set([...values, ...stepsFrom(values, text, sentence)]);
  const verdict = { present: new Array<string>(), lacking: new Array<string>(), unsure: new Array<string>() };
  const plain = sentence.replace(/\[\d{1,4}\]/g, ' ');
  for (const match of plain.matchAll(sentenceNumber)) {
    const [, numberText = '', unitText] = match;
    if (proseNumber.test(plain.slice(0, match.index))) continue;
    const value = valueOf(numberText);
    // "By 2" is the step itself.
    const allowedValues = /(?<!\p{L})(?:by|um|de|di|на)\s$/iu.test(plain.slice(0, match.index)) ? values : steppedValues;
    if (
      allowedValues.has(value) ||
      (unitText && factors.some((factor) => allowedValues.has(value * factor) || allowedValues.has(value / factor)))
    )
      verdict.present.push(numberText);
    else if (isAsked(numberText)) continue;
    else if (allowedValues.size > 0 || unitText) verdict.lacking.push(numberText);
    else verdict.unsure.push(numberText);
  }
  return verdict;
}

function valuesIn(text: string): ReadonlySet<number> {
  const values = new Set([...text.matchAll(codeNumber)].map(([, numberText = '']) => valueOf(numberText)));
  for (const [name, value] of numberWords) if (new RegExp(`\\b${name}\\b`, 'i').test(text)) values.add(value);
  return values;
}

/** Values after an increment of a name in the sentence. */
function stepsFrom(values: ReadonlySet<number>, text: string, sentence: string): readonly number[] {
  const steps = [...text.matchAll(increment)]
    .filter(([, name = '']) => sentence.includes(name))
    .map(([, , sign = '']) => (sign.startsWith('+') ? 1 : -1));
  return [...values].flatMap((value) => steps.map((delta) => value + delta));
}

function valueOf(numberText: string): number {
  return Number(numberText.replaceAll('_', ''));
}
