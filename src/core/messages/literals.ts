// String literals of a file as facts: places of their constant parts, their use and conditions. They are kept as bytes, since there are
// many and a search reads few.

/** Use of a literal. `shown`: text of a page, in code (JSX) or a template; `entry`: a value in a table, list or enum; `other`: none of these. */
export const literalRoles = ['other', 'raised', 'logged', 'printed', 'returned', 'constant', 'entry', 'argument', 'shown'] as const;
export type LiteralRole = (typeof literalRoles)[number];

/** `if`: the condition holds; `else`: it does not; `case`: a case of a switch or match; `catch`: an error is handled. */
const conditionKinds = ['if', 'else', 'case', 'catch'] as const;

/** A condition for a line to run, with the zero-based line where it begins. */
export interface LineCondition {
  readonly line: number;
  readonly kind: (typeof conditionKinds)[number];
}

/** A constant part of a literal as written, without quotes. Offsets in UTF-16 units; `end` is exclusive. */
export interface LiteralPart {
  readonly start: number;
  readonly end: number;
  /** Only quotes and operators, no value, stand between this part and the one before. */
  readonly joined: boolean;
}

/** One literal; joined ones (`"a" + b + "c"`, `"a" "b"`) count as one. */
export interface Literal {
  /** Zero-based line of the first constant part. */
  readonly line: number;
  readonly role: LiteralRole;
  readonly parts: readonly LiteralPart[];
  /** Whether a value stands before the first part, and after the last. */
  readonly opens: { readonly start: boolean; readonly end: boolean };
  /** Innermost first, at most {@link mostConditions}. */
  readonly conditions: readonly LineCondition[];
}

/** Most conditions kept of one literal. */
export const mostConditions = 3;

/** Packs literals, in the order of their first parts: numbers as differences to the literal before, seven bits a byte. */
export function packLiterals(literals: readonly Literal[]): Uint8Array {
  const bytes: number[] = [];
  const put = (value: number): void => {
    let rest = value;
    for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
    bytes.push(rest);
  };
  let [line, offset] = [0, 0];
  for (const literal of literals) {
    const { role, opens, parts, conditions } = literal;
    const first = conditions.slice(0, mostConditions);
    bytes.push(literalRoles.indexOf(role) | (opens.start ? 0x10 : 0) | (opens.end ? 0x20 : 0));
    put(literal.line - line);
    put(parts.length * (mostConditions + 1) + first.length);
    for (const condition of first) put((literal.line - condition.line) * conditionKinds.length + conditionKinds.indexOf(condition.kind));
    let at = offset;
    for (const { start, end, joined } of parts) {
      put((start - at) * 2 + (joined ? 1 : 0));
      put(end - start);
      at = end;
    }
    [line, offset] = [literal.line, parts[0]?.start ?? offset];
  }
  return Uint8Array.from(bytes);
}

/** Unpacks {@link packLiterals}. Stops where the bytes make no sense. */
export function unpackLiterals(bytes: Uint8Array): Literal[] {
  const literals: Literal[] = [];
  let at = 0;
  const take = (): number => {
    let [value, factor] = [0, 1];
    for (; at < bytes.length; factor *= 0x80) {
      const byte = bytes[at++] ?? 0;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) break;
    }
    return value;
  };
  let [line, offset] = [0, 0];
  while (at < bytes.length) {
    const head = bytes[at++] ?? 0;
    line += take();
    const counts = take();
    const conditions = Array.from({ length: counts % (mostConditions + 1) }, (): LineCondition => {
      const packed = take();
      return { line: line - Math.floor(packed / conditionKinds.length), kind: conditionKinds[packed % conditionKinds.length] ?? 'if' };
    });
    let end = offset;
    const parts = Array.from({ length: Math.min(Math.floor(counts / (mostConditions + 1)), bytes.length) }, (): LiteralPart => {
      const gap = take();
      const start = end + Math.floor(gap / 2);
      end = start + take();
      return { start, end, joined: gap % 2 === 1 };
    });
    offset = parts[0]?.start ?? offset;
    const opens = { start: (head & 0x10) !== 0, end: (head & 0x20) !== 0 };
    literals.push({ line, role: literalRoles[head & 0xf] ?? 'other', parts, opens, conditions });
  }
  return literals;
}
