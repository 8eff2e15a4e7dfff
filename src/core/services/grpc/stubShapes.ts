// Finds the name that code gives to an expression or a type: the variable, field, parameter or function around it.

/** Where a name stands: see {@link stubShapes}. */
export type StubShape = 'assigned' | 'annotated' | 'nameFirst' | 'typeFirst' | 'initialized' | 'returned' | 'arrowResult' | 'result';

/** Maximum characters around an expression in which its name stands. Set by judgement. */
const maxDistance = 240;
/** Words before an expression that are no names. */
const keywords =
  /^(?:return|await|new|const|let|var|val|type|func|fun|fn|def|public|private|protected|internal|final|static|readonly|case|in|of|throw|throws|import|from|class|struct|interface|extends|implements|mut|pub|export|default|else|if|async|package|namespace|using|this|self)$/;

/** Patterns for the code before an expression, with the name in group 1; `typeFirst` is for the code after it. */
const stubShapes: Readonly<Record<Exclude<StubShape, 'result'>, RegExp>> = {
  /** `client := `, `this.client = await `, `stub = (`, `stub by lazy { `. */
  assigned:
    /([\w$]+)\s*(?:[?!]?:[^=;{}\n]{0,120})?(?::?=(?![=>])|\bby\s+lazy\s*\{)\s*(?:[^;{}=\n]|=>){0,120}(?:[(>]\s*\n\s*[^;{}=\n]{0,60})?$/,
  /** `client: `, `client: Option<`. */
  annotated: /([\w$]+)\s*[?!]?:\s*(?!:)[^=;,(){}\n]{0,80}$/,
  /** `client pb.` in Go. */
  nameFirst: /(\w+)[ \t]+(?:\[\]|\*|map\[\w+\])*(?:\w+\.)?$/,
  /** ` client`, `> client`. */
  typeFirst: /^\s*(?:<[^<>()]{0,80}>)?[\s>*&?]{0,6}\s\$?(\w+)\s*(?=[;,=)({:])/,
  /** `stub_(`. */
  initialized: /(\w+)\s*[({]\s*[\w:]*$/,
  /** `func (a *app) client() (pb.`, `fun client(): `. */
  returned: /\bfunc?\s+(?:\([^()]{0,100}\)\s*)?(\w+)\s*\([^()]{0,200}\)\s*:?\s*\(?\s*[\w.*]{0,80}$/,
  /** `fn client(&self) -> `, `getClient(): `. */
  arrowResult: /([\w$]+)\s*\([^()]{0,200}\)\s*(?:->|:)\s*[^=;,(){}\n]{0,80}$/,
};

/** Whether an expression is what the enclosing function returns. */
const resultPattern = /\breturn\s+[^;{}=\n]{0,80}$/;

/**
 * The name of the expression from `start` to `end`.
 * @param functionName name of the function around it
 */
export function nameAround(
  code: string,
  { start, end }: { readonly start: number; readonly end: number },
  shapes: readonly StubShape[],
  functionName: () => string | undefined,
): string | undefined {
  const before = code.slice(Math.max(0, start - maxDistance), start);
  const after = code.slice(end, end + maxDistance);
  for (const shape of shapes) {
    if (shape === 'result') {
      if (resultPattern.test(before)) return functionName();
      continue;
    }
    const name = stubShapes[shape].exec(shape === 'typeFirst' ? after : before)?.[1];
    if (name !== undefined && !keywords.test(name)) return name;
  }
  return undefined;
}
