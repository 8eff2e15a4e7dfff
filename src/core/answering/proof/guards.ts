// Which conditions lines of code put on a name: asked for, asked for its absence, or a way out.

/** One guard on a name. */
export interface Guard {
  /** It holds where the value is absent, false or empty. */
  readonly negative: boolean;
  /** What follows it leaves the function, the loop or the turn. */
  readonly leaves: boolean;
  /** What it leads to, up to where the other case begins. */
  readonly then: string;
}

const condition = /\b(?:if|elif|elsif|unless|while|when|guard|assert|and|or|not|case)\b|&&|\|\||\?(?![.:?])|!(?!=)/;
/** A comment behind code. */
const trailing = /\s(?:\/\/|#|--)\s.*$/;
const comment = /^\s*(?:\/\/|#(?!\w)|\*|\/\*|--|"""|''')/;
/** A value that is handed back is no way out: what holds then is the value. */
const leaving =
  /\b(?:throw|raise|continue|break|panic|exit|die|reject)\b|\breturn\b\s*(?:;|$|\}|None\b|nil\b|null\b|undefined\b|false\b|err\b|"")/i;
const absent = '(?:null|undefined|nil|None|false|False|0|\'\'|""|``|\\[\\]|\\{\\})';
const present = '(?:true|True)';
/** Lines behind a guard that say where it leads. */
const depth = 8;
const otherCase = /^\s*\}?\s*(?:else|elif|elsif|elseif|otherwise|case|default|except|catch|rescue)\b/;
const asksForAbsence = /^[?.!]*(?:is_?(?:empty|blank|null|nil|none)|empty\?|nil\?|blank\?)\b/i;

/** Guards on `name`, in capitals or not. `part`: also where the name is a part of an identifier. */
export function guardsOn(name: string, lines: readonly string[], part = false): readonly Guard[] {
  const escaped = name.replace(/[$^\\.*+?()[\]{}|/]/g, '\\$&');
  const inner = part ? `[\\w$#]*${escaped}[\\w$]*` : `#?${escaped}`;
  const before = '(!(?!=)\\s*|\\bnot\\s+)?\\(?(?:[\\w$#]+(?:\\(\\))?(?:\\?\\.|\\.|->|::))*(?:[\\w$]+\\((?:[\\w$#]+(?:\\?\\.|\\.|->|::))*)?';
  const after = `(?![\\w$])((?:\\?\\.|\\.)?[\\w$.?]*)(?:\\([^()]*\\))?\\)*(?:\\s*(is not|is|===?|!==?|<=)\\s*(${absent}|${present})(?![\\w.]))?`;
  const pattern = new RegExp(`(?<![\\w$])${before}(?<![\\w$])${inner}${after}`, 'giu');
  const lower = name.toLowerCase();
  return lines.flatMap((whole, i) => {
    if (!whole.toLowerCase().includes(lower)) return [];
    const line = whole.replace(trailing, '');
    if (comment.test(line) || !condition.test(line)) return [];
    const then = thenOf(lines, i);
    return [...line.matchAll(pattern)].map(([, not, member = '', relation, value]): Guard => {
      const isUnless = /\bunless\b/.test(line);
      const isAbsent = relation !== undefined && value !== undefined && isNegative(relation, value);
      const flips = [not !== undefined, isUnless, isAbsent, asksForAbsence.test(member)].filter(Boolean).length;
      return { negative: flips % 2 === 1, leaves: leavesAfter(lines, i), then };
    });
  });
}

function isNegative(relation: string, value: string): boolean {
  const isPresent = /^true$/i.test(value);
  const denies = relation === 'is not' || relation.startsWith('!');
  return denies === isPresent;
}

/** Whether what stands behind the condition at `at`, on its own line or on the next, leaves. */
export function leavesAfter(lines: readonly string[], at: number): boolean {
  return leaving.test(thenOf(lines, at).split('\n')[0] ?? '');
}

/** What stands behind the condition on its own line, and the lines below it up to the other case. */
function thenOf(lines: readonly string[], at: number): string {
  const own = /(?:\)|:|\{|\bthen\b)\s*((?:return|throw|raise|continue|break)\b.*)$/.exec(lines[at] ?? '')?.[1];
  const below = lines.slice(at + 1, at + 1 + 2 * depth).filter((line) => line.trim() && !comment.test(line));
  const end = below.findIndex((line) => otherCase.test(line));
  return [own, ...(end < 0 ? below : below.slice(0, end))].filter(Boolean).slice(0, depth).join('\n');
}
