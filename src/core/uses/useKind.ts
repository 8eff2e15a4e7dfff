// How a place uses a name, read from the code around it: the same words in every language.
import type { SymbolKind } from '../symbols/facts.ts';
import { bracketAfter, enclosingBracket } from './places/brackets.ts';
import { clauseBefore } from './places/callsAround.ts';
import { errorRows } from './errorRows.ts';
import { isPlainKeyAt } from './places/keyPlace.ts';
import type { Occurrence } from './places/occurrences.ts';

/** Kinds of uses, in the order in which they are listed. */
export const useKinds = [
  'calls',
  'constructs',
  'writes',
  'reads',
  'extends',
  'implements',
  'overrides',
  'typed',
  'raises',
  'catches',
  'decorates',
  'sends',
  'handles',
  'registers',
  'passed',
  'imports',
] as const;

/** How a place uses a definition. */
export type UseKind = (typeof useKinds)[number];

/** Uses that run the definition, or its constructor. */
export const callKinds: ReadonlySet<UseKind> = new Set<UseKind>(['calls', 'constructs', 'raises', 'decorates']);

const isTypeKind: ReadonlySet<SymbolKind> = new Set<SymbolKind>(['class', 'interface', 'enum', 'type']);
const isFunctionKind: ReadonlySet<SymbolKind> = new Set<SymbolKind>(['function', 'method']);

/** What must stand before the name (with its receiver) on the line, and what after it; `inside` is the bracket that is open around it. */
interface KindRow {
  readonly kind: UseKind;
  readonly before?: RegExp;
  readonly after?: RegExp;
  readonly inside?: '(';
  readonly of?: 'type' | 'value';
}

/** Kinds at which a type is named as such. */
const typeKinds: ReadonlySet<UseKind> = new Set<UseKind>(['typed', 'extends', 'implements']);

/** The first row that fits counts. */
const rows: readonly KindRow[] = [
  { kind: 'imports', before: /^\s*(?:import|from|use|using|require|#\s*include)\b|\bexport\s+(?:type\s+)?\{[^}]*$/ },
  { kind: 'implements', before: /\bimplements\b[^{]*$/, of: 'type' },
  { kind: 'extends', before: /\bextends\b[^{]*$|^\s*(?:\w+\s+)*class\s+\w[^:{]*[(:<][^)]*$/, of: 'type' },
  { kind: 'decorates', before: /^\s*@$/ },
  { kind: 'constructs', before: /\bnew\s+$/ },
  { kind: 'constructs', after: /^\s*(?:<[^()]*>)?\(/, of: 'type' },
  { kind: 'typed', of: 'type', before: /(?:->|[:<|&[]|\bas|\bis|\binstanceof|\bextends|\bkeyof|\btypeof)\s*$/ },
  { kind: 'passed', of: 'type', before: /[(,]\s*$/, after: /^\s*[,)]/, inside: '(' },
  // `Color.RED` reads something of the class, and names no type of a value.
  { kind: 'reads', of: 'type', after: /^\s*(?:\.|::)(?!\.)/ },
  { kind: 'calls', after: /^\s*(?:\?\.)?(?:<[^()]*>)?\(/ },
  { kind: 'writes', after: /^\s*(?:\[[^\]]*\]\s*)?(?:(?:[-+*/%&|^]|\/\/|\*\*|<<|>>|\?\?|\|\||&&)?=(?![=>])|\+\+|--)/ },
  { kind: 'writes', after: /^\s*:\s*[^=(){}]+=(?![=>])/, before: /(?:self|this)?$/ },
  { kind: 'passed', of: 'value', before: /[(,]\s*$/, after: /^\s*[,)]/ },
];

/** Decides from the code around an occurrence; `kind` is that of the definition, absent for fields and variables. */
export function useKindOf(occurrence: Occurrence, kind: SymbolKind | undefined): UseKind {
  const { before, after } = occurrence;
  const ofError = kind !== undefined && isFunctionKind.has(kind) ? undefined : errorUseOf(occurrence);
  if (ofError && !rows[0]?.before?.test(before)) return ofError;
  const of = kind === undefined ? 'value' : isTypeKind.has(kind) ? 'type' : 'value';
  const row = rows.find(
    (each) =>
      (each.of ?? of) === of &&
      (each.before?.test(before) ?? true) &&
      (each.after?.test(after) ?? true) &&
      (each.inside === undefined || each.inside === bracketAround(occurrence)) &&
      suits(each.kind, kind),
  );
  const used = row?.kind ?? (of === 'type' ? 'typed' : 'reads');
  return used === 'reads' && kind === undefined && isSetKey(occurrence) ? 'writes' : used;
}

/** `{ name: value }` sets what the key stands for; a pattern, `{ name: local } = from`, reads it. */
function isSetKey({ code, offset, after }: Occurrence): boolean {
  if (!/^\s*:(?!:)/.test(after)) return false;
  const name = /^[\p{L}\p{N}_$]+/u.exec(code.slice(offset, offset + 200))?.[0] ?? '';
  if (!isPlainKeyAt(code, offset, offset + name.length)) return false;
  const open = enclosingBracket(code, offset);
  if (open === undefined || code.charAt(open.at) !== '{') return false;
  const close = bracketAfter(code, open.at);
  return close === undefined || !/^\s*(?:=(?![=>])|\)\s*(?:=>|\{|:))/.test(code.slice(close + 1, close + 40));
}

/** Whether a place with the name of a definition of `kind` names it as a type, which only types can be. */
export function namesType(kind: SymbolKind | undefined, useKind: () => UseKind): boolean {
  return kind !== undefined && isTypeKind.has(kind) && typeKinds.has(useKind());
}

/** What is done with an error, of a class or a value; a function that makes one is called and neither raised nor caught. */
function errorUseOf({ code, offset: at, before, after }: Occurrence): 'raises' | 'catches' | undefined {
  const lineStart = code.lastIndexOf('\n', at - 1) + 1;
  const clause = clauseBefore(code, lineStart + before.length);
  const name = /^[\p{L}\p{N}_$]+/u.exec(code.slice(at, at + 200))?.[0] ?? '';
  return errorRows.find((row) => row.before.test(clause) && (row.after?.test(after) ?? true) && (row.name?.test(name) ?? true))?.kind;
}

function bracketAround({ code, offset }: Occurrence): string | undefined {
  const open = enclosingBracket(code, offset);
  return open && code.charAt(open.at);
}

/** Only functions and types are passed; only what holds values is written. */
function suits(kind: UseKind, of: SymbolKind | undefined): boolean {
  if (kind === 'passed') return of !== undefined && (isFunctionKind.has(of) || isTypeKind.has(of));
  return kind !== 'writes' || of === undefined || of === 'constant';
}
