// Finds the conditions that lines of code put on a name: presence, absence, comparison with a value, and where each leads.
import { literally } from '../../text/textQuery.ts';
import { branchesAt, type Branches } from './branches.ts';

/** One guard on a name. */
export interface NameGuard extends Branches {
  /** True where the value is absent, false or empty, or differs from the compared one. */
  readonly negative: boolean;
  /** The compared value, if it is neither a truth value nor an absence. */
  readonly value?: string;
}

const condition = /\b(?:if|elif|elsif|unless|while|when|guard|assert|and|or|not|case)\b|&&|\|\||\?(?![.:?])|!(?!=)/;
/** A comment after code. */
const trailing = /\s(?:\/\/|#|--)\s.*$/;
const comment = /^\s*(?:\/\/|#(?!\w)|\*|\/\*|--|"""|''')/;
/** A returned value is no way out: the condition then has that value as its result. */
const leaving =
  /\b(?:throw|raise|continue|break|panic|exit|die|reject)\b|\breturn\b\s*(?:;|$|\}|None\b|nil\b|null\b|undefined\b|false\b|err\b|"")/i;
const absent = '(?:null|undefined|nil|None|false|False|0|\'\'|""|``|\\[\\]|\\{\\})';
const present = '(?:true|True)';
const truth = new RegExp(`^(?:${absent}|${present})$`);
/** Lines after a guard that show where it leads. */
const depth = 8;
const otherCase = /^\s*\}?\s*(?:else|elif|elsif|elseif|otherwise|case|default|except|catch|rescue)\b/;
const asksForAbsence = /^[?.!]*(?:is_?(?:empty|blank|null|nil|none)|empty\?|nil\?|blank\?)\b/i;

/** An assignment from another name: a condition on its target is one on that name. */
const assignment = /^\s*(?:(?:const|let|var|val|final|auto)\s+)?([\p{L}_$][\p{L}\p{N}_$, ]{0,60}?)\s*(?::=|=)(?!=)\s*(.+)$/u;
const failure = /^(?:err|error|ex|exc|exception)$/i;

/** Guards on values derived from `name`, where it has none itself: `found` after `item, found := items[key]`. */
export function guardsThrough(name: string, lines: readonly string[]): readonly NameGuard[] {
  const made = lines.flatMap((line) => {
    const [, left = '', right = ''] = assignment.exec(line) ?? [];
    // The last of several values tells whether it worked.
    const last =
      left
        .split(/[,\s]+/)
        .filter(Boolean)
        .at(-1) ?? '';
    return last && !failure.test(last) && last !== name && identifiersOf(right).includes(name) ? [last] : [];
  });
  return [...new Set(made)].flatMap((each) => guardsOn(each, lines));
}

function identifiersOf(code: string): readonly string[] {
  return code.split(/[^\p{L}\p{N}_]+/u);
}

/** Guards on `name`, in any case. `part`: also where the name is part of an identifier. */
export function guardsOn(name: string, lines: readonly string[], part = false): readonly NameGuard[] {
  const escaped = literally(name);
  const inner = part ? `[\\w$#]*${escaped}[\\w$]*` : `[#$@]?${escaped}`;
  const before =
    '((?:!==?|\\bis not|\\bnot in)\\s+)?(!(?!=)\\s*|\\bnot\\s+)?\\(?(?:[\\w$#]+(?:\\(\\))?(?:\\?\\.|\\.|->|::))*(?:[\\w$]+\\((?:[\\w$#]+(?:\\?\\.|\\.|->|::))*)?';
  const after = `(?![\\w$])((?:\\?\\.|\\.)?[\\w$.?]*)(?:\\[[^\\]]*\\])?(?:\\([^()]*\\))?\\)*(?:\\s*(is not|not in|is|===?|!==?|<=)\\s*(${absent}(?![\\w.])|${present}(?![\\w.])|[\\w$.'"#-]+))?`;
  const pattern = new RegExp(`${before}(?<![\\w$])${inner}${after}`, 'giu');
  const lower = name.toLowerCase();
  return lines.flatMap((whole, i) => {
    if (!whole.toLowerCase().includes(lower)) return [];
    const line = whole.replace(trailing, '');
    if (comment.test(line) || isProse(line) || !(condition.test(line) || isInside(lines, i))) return [];
    const branches = branchesAt(lines, i);
    // An index is not the tested value.
    const matches = [...line.matchAll(pattern)].filter(({ index }) => line[index - 1] !== '[');
    return matches.map(([, otherThan, not, member = '', relation, value]): NameGuard => {
      const isTruth = value !== undefined && truth.test(value);
      const isDenied = relation !== undefined && /not|!/.test(relation);
      const flips = [
        otherThan !== undefined,
        not !== undefined,
        /\bunless\b/.test(line),
        isTruth && relation !== undefined ? isNegative(relation, value) : isDenied,
        asksForAbsence.test(member),
      ].filter(Boolean).length;
      const compared = relation !== undefined && !isTruth && value !== undefined && !/in$/.test(relation) ? { value } : {};
      return { negative: flips % 2 === 1, ...compared, ...branches };
    });
  });
}

function isNegative(relation: string, value: string): boolean {
  const isPresent = /^true$/i.test(value);
  const denies = relation === 'is not' || relation.startsWith('!');
  return denies === isPresent;
}

/** Whether a line is documentation: words in a row, and none that begins a statement. */
function isProse(line: string): boolean {
  return (
    /(?:\b[a-zA-Z]{2,}\b[ ,]+){4}\b[a-zA-Z]{2,}\b/.test(line) &&
    !/[(){}=&|]|:\s*$/.test(line) &&
    !/^\s*(?:if|unless|while|return|raise|assert)\b/.test(line)
  );
}

/** Whether a line continues a condition from above. */
function isInside(lines: readonly string[], at: number): boolean {
  return /^\s*(?:if|elif|while|return)\s*\(\s*$/.test(lines[at - 1] ?? '') || /(?:&&|\|\||\band|\bor)\s*$/.test(lines[at - 1] ?? '');
}

/** Whether the code after the condition at `at`, on its own line or the next, leaves. */
export function leavesAfter(lines: readonly string[], at: number): boolean {
  return leaving.test(thenOf(lines, at).split('\n')[0] ?? '');
}

/** The code after the condition on its own line, and the lines below it up to the other case. */
function thenOf(lines: readonly string[], at: number): string {
  const own = /(?:\)|:|\{|\bthen\b)\s*((?:return|throw|raise|continue|break)\b.*)$/.exec(lines[at] ?? '')?.[1];
  const below = lines.slice(at + 1, at + 1 + 2 * depth).filter((line) => line.trim() && !comment.test(line));
  const end = below.findIndex((line) => otherCase.test(line));
  return [own, ...(end < 0 ? below : below.slice(0, end))].filter(Boolean).slice(0, depth).join('\n');
}
