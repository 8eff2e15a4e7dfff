// Finds the conditions that lines of code put on a name: presence, absence, comparison with a value, and where each leads.
import { escapeRegExp } from '../../text/textQuery.ts';
import { branchesAt, type Branches } from './conditionBranches.ts';

/** One guard on a name. */
export interface NameGuard extends Branches {
  /** True where the value is absent, false or empty, or differs from the compared one. */
  readonly negative: boolean;
  /** The compared value, if it is neither a truth value nor an absence. */
  readonly value?: string;
}

const conditionWords = /\b(?:if|elif|elsif|unless|while|when|guard|assert|and|or|not|case)\b|&&|\|\||\?(?![.:?])|!(?!=)/;
/** A comment after code. */
const trailingComment = /\s(?:\/\/|#|--)\s.*$/;
const commentLine = /^\s*(?:\/\/|#(?!\w)|\*|\/\*|--|"""|''')/;
/** A returned value is no way out: the condition then has that value as its result. */
const leavingStatement =
  /\b(?:throw|raise|continue|break|panic|exit|die|reject)\b|\breturn\b\s*(?:;|$|\}|None\b|nil\b|null\b|undefined\b|false\b|err\b|"")/i;
const absentPattern = '(?:null|undefined|nil|None|false|False|0|\'\'|""|``|\\[\\]|\\{\\})';
const presentPattern = '(?:true|True)';
const truthPattern = new RegExp(`^(?:${absentPattern}|${presentPattern})$`);
/** Lines after a guard that show where it leads. */
const maxBranchLines = 8;
const otherCase = /^\s*\}?\s*(?:else|elif|elsif|elseif|otherwise|case|default|except|catch|rescue)\b/;
const asksForAbsence = /^[?.!]*(?:is_?(?:empty|blank|null|nil|none)|empty\?|nil\?|blank\?)\b/i;

/** An assignment from another name: a condition on its target is one on that name. */
const assignment = /^\s*(?:(?:const|let|var|val|final|auto)\s+)?([\p{L}_$][\p{L}\p{N}_$, ]{0,60}?)\s*(?::=|=)(?!=)\s*(.+)$/u;
const errorName = /^(?:err|error|ex|exc|exception)$/i;

/** Guards on values derived from `name`, where it has none itself: `found` after `item, found := items[key]`. */
export function guardsThrough(name: string, lines: readonly string[]): readonly NameGuard[] {
  const derivedNames = lines.flatMap((line) => {
    const [, targets = '', value = ''] = assignment.exec(line) ?? [];
    // The last of several values tells whether it worked.
    const lastTarget =
      targets
        .split(/[,\s]+/)
        .filter(Boolean)
        .at(-1) ?? '';
    return lastTarget && !errorName.test(lastTarget) && lastTarget !== name && identifiersOf(value).includes(name) ? [lastTarget] : [];
  });
  return [...new Set(derivedNames)].flatMap((each) => guardsOn(each, lines));
}

function identifiersOf(code: string): readonly string[] {
  return code.split(/[^\p{L}\p{N}_]+/u);
}

/** Guards on `name`, in any case. `part`: also where the name is part of an identifier. */
export function guardsOn(name: string, lines: readonly string[], part = false): readonly NameGuard[] {
  const escapedName = escapeRegExp(name);
  const namePattern = part ? `[\\w$#]*${escapedName}[\\w$]*` : `[#$@]?${escapedName}`;
  const prefixPattern =
    '((?:!==?|\\bis not|\\bnot in)\\s+)?(!(?!=)\\s*|\\bnot\\s+)?\\(?(?:[\\w$#]+(?:\\(\\))?(?:\\?\\.|\\.|->|::))*(?:[\\w$]+\\((?:[\\w$#]+(?:\\?\\.|\\.|->|::))*)?';
  const suffixPattern = `(?![\\w$])((?:\\?\\.|\\.)?[\\w$.?]*)(?:\\[[^\\]]*\\])?(?:\\([^()]*\\))?\\)*(?:\\s*(is not|not in|is|===?|!==?|<=)\\s*(${absentPattern}(?![\\w.])|${presentPattern}(?![\\w.])|[\\w$.'"#-]+))?`;
  const pattern = new RegExp(`${prefixPattern}(?<![\\w$])${namePattern}${suffixPattern}`, 'giu');
  const lower = name.toLowerCase();
  return lines.flatMap((fullLine, i) => {
    if (!fullLine.toLowerCase().includes(lower)) return [];
    const line = fullLine.replace(trailingComment, '');
    if (commentLine.test(line) || isProse(line) || !(conditionWords.test(line) || isInside(lines, i))) return [];
    const branches = branchesAt(lines, i);
    // An index is not the tested value.
    const matches = [...line.matchAll(pattern)].filter(({ index }) => line[index - 1] !== '[');
    return matches.map(([, otherThan, negation, member = '', relation, value]): NameGuard => {
      const isTruth = value !== undefined && truthPattern.test(value);
      const isDenied = relation !== undefined && /not|!/.test(relation);
      const flipCount = [
        otherThan !== undefined,
        negation !== undefined,
        /\bunless\b/.test(line),
        isTruth && relation !== undefined ? isNegative(relation, value) : isDenied,
        asksForAbsence.test(member),
      ].filter(Boolean).length;
      const comparedValue = relation !== undefined && !isTruth && value !== undefined && !/in$/.test(relation) ? { value } : {};
      return { negative: flipCount % 2 === 1, ...comparedValue, ...branches };
    });
  });
}

function isNegative(relation: string, value: string): boolean {
  const isPresent = /^true$/i.test(value);
  const isDenial = relation === 'is not' || relation.startsWith('!');
  return isDenial === isPresent;
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
  return leavingStatement.test(thenCodeAfter(lines, at).split('\n')[0] ?? '');
}

/** The code after the condition on its own line, and the lines below it up to the other case. */
function thenCodeAfter(lines: readonly string[], at: number): string {
  const inlineCode = /(?:\)|:|\{|\bthen\b)\s*((?:return|throw|raise|continue|break)\b.*)$/.exec(lines[at] ?? '')?.[1];
  const linesBelow = lines.slice(at + 1, at + 1 + 2 * maxBranchLines).filter((line) => line.trim() && !commentLine.test(line));
  const end = linesBelow.findIndex((line) => otherCase.test(line));
  return [inlineCode, ...(end < 0 ? linesBelow : linesBelow.slice(0, end))].filter(Boolean).slice(0, maxBranchLines).join('\n');
}
