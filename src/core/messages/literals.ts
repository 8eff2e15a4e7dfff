// String literals of a file as facts: places of their constant parts, their use and conditions. They are kept as bytes, since there are
// many and a search reads few.

/** Use of a literal. `shown`: text of a page, in code (JSX) or a template; `entry`: a value in a table, list or enum; `other`: none of these. */
export const literalRoles = ['other', 'raised', 'logged', 'printed', 'returned', 'constant', 'entry', 'argument', 'shown'] as const;
/** One of {@link literalRoles}. */
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
  /** Innermost first, at most {@link maxConditions}. */
  readonly conditions: readonly LineCondition[];
}

/** Maximum number of conditions that are kept for one literal. */
export const maxConditions = 3;

/** Packs literals, in the order of their first parts: numbers as differences to the literal before, seven bits a byte. */
export function packLiterals(literals: readonly Literal[]): Uint8Array {
  const bytes: number[] = [];
  const writeNumber = (value: number): void => {
    let rest = value;
    for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
    bytes.push(rest);
  };
  let [line, offset] = [0, 0];
  for (const literal of literals) {
    const { role, opens, parts, conditions } = literal;
    const keptConditions = conditions.slice(0, maxConditions);
    bytes.push(literalRoles.indexOf(role) | (opens.start ? 0x10 : 0) | (opens.end ? 0x20 : 0));
    writeNumber(literal.line - line);
    writeNumber(parts.length * (maxConditions + 1) + keptConditions.length);
    for (const condition of keptConditions)
      writeNumber((literal.line - condition.line) * conditionKinds.length + conditionKinds.indexOf(condition.kind));
    let at = offset;
    for (const { start, end, joined } of parts) {
      writeNumber((start - at) * 2 + (joined ? 1 : 0));
      writeNumber(end - start);
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
  const readNumber = (): number => {
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
    const flags = bytes[at++] ?? 0;
    line += readNumber();
    const counts = readNumber();
    const conditions = Array.from({ length: counts % (maxConditions + 1) }, (): LineCondition => {
      const packedCondition = readNumber();
      return {
        line: line - Math.floor(packedCondition / conditionKinds.length),
        kind: conditionKinds[packedCondition % conditionKinds.length] ?? 'if',
      };
    });
    let end = offset;
    const parts = Array.from({ length: Math.min(Math.floor(counts / (maxConditions + 1)), bytes.length) }, (): LiteralPart => {
      const distance = readNumber();
      const start = end + Math.floor(distance / 2);
      end = start + readNumber();
      return { start, end, joined: distance % 2 === 1 };
    });
    offset = parts[0]?.start ?? offset;
    const opens = { start: (flags & 0x10) !== 0, end: (flags & 0x20) !== 0 };
    literals.push({ line, role: literalRoles[flags & 0xf] ?? 'other', parts, opens, conditions });
  }
  return literals;
}
