// Finds the type of a key in a Go struct literal, or in a Rust literal or pattern: it stands before the brace.
import { bracketBefore, enclosingBracket } from './brackets.ts';
import type { Key } from './objectKey.ts';

/** Characters before a brace to search for the type. Set by judgement: paths of types are short. */
const nearby = 300;
/** Maximum number of enclosing literals without a type of their own. */
const maxDepth = 6;

const goType = /((?:\[[^[\]]*\]|map\[[^[\]]*\]|\*)*)([\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)?)(?:\[[^{}]*\])?$/u;
const goStruct = /((?:\[[^[\]]*\]|map\[[^[\]]*\]|\*)*)\bstruct\s*$/;
/** Blocks, and lists of types before their own brace. */
const goBlock = /\b(?:switch|if|for|range|select|func|case|return\s+func)\b[^{};\n]*$/;
const elementPrefix = /^(?:map\[[^[\]]*\]|\[[^[\]]*\])/;

const rustType = /((?:[\p{L}_][\p{L}\p{N}_]*\s*::\s*)*\p{Lu}[\p{L}\p{N}_]*)(?:::<[^{}]*>)?$/u;
/** Words that make `Name {` the head of a definition or block. */
const rustHead = /(?:\b(?:struct|enum|union|trait|impl|mod|while|if|match|in|for)|->|[=!]=|&&|\|\|)\s*(?:<[^{};]*>\s*)?$/;

/** The key from `start` to `end` of a Rust literal or pattern, in code without comments and strings; undefined for anything else. */
export function structKeyAt(code: string, start: number, end: number): Key | undefined {
  const after = code.slice(end, end + nearby);
  const isPair = pairAfter.test(after);
  const open = isPair || /^\s*[,}]/.test(after) ? braceBefore(code, start) : undefined;
  return open === undefined ? undefined : rustKey(code, open, !isPair);
}

/** The same for a key of a Go literal. */
export function compositeKeyAt(code: string, start: number, end: number): Key | undefined {
  const open = pairAfter.test(code.slice(end, end + nearby)) ? braceBefore(code, start) : undefined;
  return open === undefined || /\bcase\b[^:{}]*$/.test(code.slice(open, start)) ? undefined : goKey(code, open);
}

const pairAfter = /^\s*:(?![:=])/;

/** The brace around a key at `start`, which directly follows that brace or a comma. */
function braceBefore(code: string, start: number): number | undefined {
  if (!/[{,]$/.test(code.slice(Math.max(0, start - nearby), start).trimEnd())) return undefined;
  const open = enclosingBracket(code, start);
  return open && code.charAt(open.at) === '{' ? open.at : undefined;
}

function rustKey(code: string, open: number, isShorthand: boolean): Key | undefined {
  const before = code.slice(Math.max(0, open - nearby), open).trimEnd();
  const match = rustType.exec(before);
  if (!match?.[1] || rustHead.test(before.slice(0, match.index))) return undefined;
  return { anchor: { how: 'type', text: match[1].replace(/\s+/g, '') }, keys: [], isShorthand };
}

function goKey(code: string, open: number): Key | undefined {
  const type = goTypeAt(code, open, 0);
  // Keys of maps and indices of lists are values.
  if (!type || elementPrefix.test(type.text)) return undefined;
  const { body } = type;
  return { anchor: body === undefined ? { how: 'type', text: type.text } : { how: 'struct', at: body }, keys: [], isShorthand: false };
}

/** A type as text; `body`: start of the fields of a nameless struct. */
interface GoType {
  readonly text: string;
  readonly body?: number;
}

/** The type of the literal with its brace at `open`; elements of lists and maps may omit it. */
function goTypeAt(code: string, open: number, depth: number): GoType | undefined {
  const before = code.slice(Math.max(0, open - nearby), open).trimEnd();
  if (/[{,:]$/.test(before)) {
    const outer = depth < maxDepth ? enclosingBracket(code, open) : undefined;
    const outerType = outer && code.charAt(outer.at) === '{' ? goTypeAt(code, outer.at, depth + 1) : undefined;
    return outerType && elementPrefix.test(outerType.text)
      ? { ...outerType, text: outerType.text.replace(elementPrefix, '').replace(/^\*/, '') }
      : undefined;
  }
  if (before.endsWith('}')) {
    const body = bracketBefore(code, code.lastIndexOf('}', open));
    const head = body === undefined ? null : goStruct.exec(code.slice(Math.max(0, body - nearby), body));
    return body === undefined || !head ? undefined : { text: `${head[1] ?? ''}struct`, body };
  }
  const match = goType.exec(before);
  if (!match || goBlock.test(before.slice(before.lastIndexOf('\n') + 1, match.index))) return undefined;
  return { text: `${match[1] ?? ''}${match[2] ?? ''}` };
}
