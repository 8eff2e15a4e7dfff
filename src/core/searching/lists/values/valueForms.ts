// Patterns for lines that set a value: declarations, fields, parameters with defaults, and fallbacks.

/** A value that a line sets, as written. */
export interface WrittenValue {
  readonly name: string;
  readonly value: string;
  /** Whether the form itself is a fallback for a missing value. */
  readonly isFallback: boolean;
}

/** With a unit behind a dot, as Ruby and Kotlin write it: `6.hours`. */
const number = String.raw`[-+]?(?:0[xX][\da-fA-F_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][-+]?\d+)?)[a-zA-Z%]{0,4}\b(?:\.[a-z]\w*\b(?!\s*\())?`;
const quotedText = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\x60[^\x60$]*\x60`;
const truth = String.raw`(?:true|false|True|False|TRUE|FALSE|None|nil|null|undefined)\b`;
const constant = String.raw`(?:[A-Za-z_]\w*(?:\.|::))*[A-Z][A-Z\d_]{2,}\b(?!\s*[.(:])`;
/** An enum member or another constant by its path: `Level.Warning`, `http.StatusOK`. */
const member = String.raw`(?:(?:[A-Z]\w*(?:\.|::))+[A-Za-z_]\w*|[a-z]\w*\.[A-Z]\w*)\b(?!\s*[.(:<[])`;
const duration = String.raw`(?:[\w.:]*(?:[Dd]uration|TimeSpan|timedelta)[\w.:]*\(\s*[\w.=]+\s*\)|time\.[A-Z]\w+\b)`;
const unit = String.raw`(?:${number}|${duration}|${constant}|[A-Z]{1,3}\b|(?:time|chrono)\.[A-Z]\w+)`;
const single = String.raw`(?:${number}|${duration}|${constant})`;
const arithmetic = String.raw`(?:\(${single}\)|${single})(?:\s*(?:\*\*?|<<|\/|\+|-)\s*${unit})*`;
const list = String.raw`(?:(?:new )?Set\([[{][^()[\]{}]*[\]}]\)|(?:%[wi])?(?:\[[^()[\]{}]*\]|\{[^()[\]{}:]*\})|%[wi]\([^()]*\)|\([^()]*,[^()]*\)(?!\s*(?:=>|->|\{)))`;
/** Excludes a string in a concatenation, which is only part of a value. */
const oneValue = String.raw`(?:${arithmetic}|(?:${quotedText})(?!\s*\+)|${truth}|${list})`;
/** One of two values: `isFast ? 5 : 16`, `5 if is_fast else 16`. */
const choice = String.raw`(?:[A-Za-z_!(][^?:;,"'\x60{}]{0,80}\??\s*\?\s*${oneValue}\s*:\s*${oneValue}|${oneValue}\s+if\s+[^,;"'\x60]{1,80}?\s+else\s+${oneValue})`;
const plainValue = String.raw`(?:${choice}|${oneValue})`;
/** Pattern of a value. */
export const valueLiteral = String.raw`(?:${plainValue}|${member})`;

const name = String.raw`(?<name>[#@$]{0,2}[A-Za-z_][\w]*[!?]?)`;
const typeAnnotation = String.raw`(?:\s*:\s*[\w.<>[\]|,& ?"']{1,60}?|\s+[\w.*[\]]{1,30})?`;
/** A literal in a wrapper that marks the default, such as `Default(30)`. */
const value = String.raw`(?<value>${valueLiteral}|(?:[\w.]*Default|Some)\(\s*(?:${valueLiteral})\s*\))`;

/** Keywords before a declared name. */
const typeWord = String.raw`const|private|public|protected|internal|export|override|declare|pub|open|val|var|let|final|static|auto|mut|readonly|def|(?:unsigned |signed )?(?:int|long|short|char|byte|float|double|bool|boolean|string|String|Integer|Long|Double|Boolean|Duration|TimeSpan|size_t|u?int\d+_t)`;

/** Patterns of a line, and whether each is a fallback. */
const forms: readonly { readonly pattern: string; readonly isFallback: boolean }[] = [
  // `x ?? 30`, `x || 30`, `x.unwrap_or(30)`.
  { pattern: String.raw`${name}\s*(?:\?\?|\|\|)=?\s*${value}`, isFallback: true },
  {
    pattern: String.raw`${name}(?:\(\))?\.(?:unwrap_or|or|getOrElse|orElse|getOrDefault|GetValueOrDefault)\(\s*${value}`,
    isFallback: true,
  },
  // `get("x", 30)`, `fetch(:x, 30)`: calls of other functions use the value and set none.
  {
    pattern: String.raw`(?:[Gg]et|[Ff]etch|[Pp]op|[Dd]efault|[Oo]ption)\w*\(\s*["':](?<name>[A-Za-z_][\w.-]*)["']?\s*,\s*${value}`,
    isFallback: true,
  },
  { pattern: String.raw`^\s*#\s*define\s+${name}\s+${value}`, isFallback: false },
  // `int retries = 3`, `const val MAX = 5`: words before the name are its type; `Timeout { get; set; } = 30`.
  { pattern: String.raw`^\s*(?:[\w.<>[\]?*]+\s+)*(?:${typeWord})\s+${name}\s*=(?![=~>])\s*${value}`, isFallback: false },
  // `Level minimum = Level.Warning`: a type with a capital before a name without one.
  { pattern: String.raw`(?<![\w.])[A-Z][\w.<>[\]?]*\s+(?<name>[a-z_]\w*)\s*=(?![=~>])\s*${value}`, isFallback: false },
  { pattern: String.raw`${name}\s*\{\s*get\b[^}]*\}\s*=\s*${value}`, isFallback: false },
  {
    pattern: String.raw`(?<!["'])(?![A-Z][\w.<>[\]?]*\s+[a-z_]\w*\s*=)${name}${typeAnnotation}\s*:?=(?![=~>])\s*${value}`,
    isFallback: false,
  },
  // A path after a colon may be a type. An arrow after a bare name begins a function.
  { pattern: String.raw`["']?${name}["']?\s*:(?![:=])\s*(?<value>${plainValue})(?!\s*=)`, isFallback: false },
  { pattern: String.raw`["':]${name}["']?\s*=>\s*(?<value>${plainValue})`, isFallback: false },
];
const patterns = forms.map(({ pattern, isFallback }) => ({ pattern: new RegExp(pattern, 'g'), isFallback }));
/** Constants are recognized by their names, because they may hold any expression. */
const constantLine =
  /^\s*(?:(?:export|pub(?:\([^)]*\))?|public|private|protected|internal|static|final|const|readonly|let|val|var|auto|constexpr|#\s*define)\s+)*(?:[\w.<>[\]]+\s+)?(?<name>[A-Z][A-Z\d_]{3,})(?:\s*:\s*[^=]{1,60}?)?\s*=(?![=~])\s*(?<value>[^\s=].*?);?\s*$/;

const keyword = new RegExp(`^(?:${typeWord}|for|if|while|return|switch|case|else|elif|and|or|not|in|is|yield|await|assert)$`);

/** Longer lines are skipped. */
export const maxLineLength = 800;

/** Fast check for lines that may set a value; other lines are not parsed. */
export const settingLine =
  /(?:=>|[=:,(]|\?\?|\|\||\bdefine\s+\w+)\s*[-+"'`\d[{(%A-Z]|(?:[=:,(]|\?\?|\|\|)\s*(?:true|false|nil|null|new Set|time\.|sys\.|[a-z]\w*\.[A-Z])|=\s*$|\breturn\s+[-+"'`\d[{A-Z]/;

/** A quoted string; with several words its content sets nothing. */
const quotedStrings = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;

/** All values that `line` sets. */
export function valuesOf(line: string): readonly WrittenValue[] {
  if (line.length > maxLineLength || isOnlyComment(line)) return [];
  const valuesByName = new Map<string, WrittenValue>();
  const take = (nameText: string | undefined, valueText: string | undefined, isFallback: boolean): void => {
    if (nameText && valueText && !valuesByName.has(nameText) && !keyword.test(nameText))
      valuesByName.set(nameText, { name: nameText, value: valueText.trim(), isFallback });
  };
  const texts = [...line.matchAll(quotedStrings)].flatMap(({ index, 0: text }) =>
    /\s/.test(text) ? [{ from: index + 1, to: index + text.length }] : [],
  );
  const isInText = (at: number): boolean => texts.some(({ from, to }) => at > from && at < to);
  for (const { pattern, isFallback } of patterns)
    for (const { groups, index, 0: whole } of line.matchAll(pattern)) {
      const at = index + whole.indexOf(groups?.['name'] ?? '');
      if (!isInText(at)) take(groups?.['name'], groups?.['value'], isFallback);
    }
  const whole = constantLine.exec(line)?.groups;
  take(whole?.['name'], whole?.['value'], false);
  return [...valuesByName.values()];
}

/** Boolean value; undefined for any other. */
export function truthOf(value: string): boolean | undefined {
  const [, truth] = /^(?:[\w.]+\()?\s*(true|false)\s*\)?$/i.exec(value) ?? [];
  return truth === undefined ? undefined : /true/i.test(truth);
}

/** Whether the line holds only a comment. */
export function isOnlyComment(line: string): boolean {
  return /^\s*(?:\/\/|\/?\*|--(?!>)|#(?!\s*define|\[|!)|"""|''')/.test(line);
}
