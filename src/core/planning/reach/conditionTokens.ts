// Cuts a condition or an argument into tokens, by the little that expressions of most languages share.

/** A token; `text` is as written. */
export interface ExpressionToken {
  readonly kind: 'text' | 'number' | 'symbol' | 'name' | 'sign';
  readonly text: string;
}

/** Maximum characters of an expression: longer ones test more than one value. Set by judgement. */
const maxLength = 600;

const forms: readonly (readonly [ExpressionToken['kind'], RegExp])[] = [
  ['text', /(?:[A-Za-z]{1,2}|[@$]{1,2})?(?:"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*')|`(?:[^`\\]|\\[^])*`/y],
  ['number', /(?:0[xX][\da-fA-F_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][-+]?\d+)?)(?:[a-zA-Z]\w*)?/y],
  ['symbol', /(?<![\w:)\]]):[A-Za-z_]\w*[?!]?/y],
  ['name', /[@$]{0,2}[\p{L}_][\p{L}\p{N}_$]*(?:[?!](?![=?.\w]))?/uy],
  ['name', /\$(?![\p{L}_])/uy],
  [
    'sign',
    /===|!==|<=>|\*\*|\?\?|\?\.|!\.|->|=>|::|==|!=|<>|<=|>=|&&|\|\||:=|\+\+|--|<<|>>|[-+*/%&|^~]=|=~|\.\.|[-+*/%<>=!~&|^?:.,;()[\]{}@#\\$]/y,
  ],
];

/** The tokens of `text`; undefined where a part of it has none of these forms. */
export function tokensOf(text: string): readonly ExpressionToken[] | undefined {
  if (text.length > maxLength) return undefined;
  const tokens: ExpressionToken[] = [];
  let at = 0;
  while (at < text.length) {
    const space = /(?:\s|\\\n)+/y;
    space.lastIndex = at;
    if (space.test(text)) {
      at = space.lastIndex;
      continue;
    }
    const token = tokenAt(text, at);
    if (!token) return undefined;
    tokens.push(token);
    at += token.text.length;
  }
  return tokens;
}

function tokenAt(text: string, at: number): ExpressionToken | undefined {
  for (const [kind, form] of forms) {
    form.lastIndex = at;
    const match = form.exec(text);
    if (match) return { kind, text: match[0] };
  }
  return undefined;
}
