// Reads the kind of a use from the code around it: the same kinds for every language.
import type { SymbolKind } from '../../symbols/facts.ts';
import { bracketAfter, enclosingBracket } from './brackets.ts';
import { clauseBefore } from './callsAround.ts';
import { errorRows } from './errorRows.ts';
import { isPlainKeyAt } from './objectKey.ts';
import type { Occurrence } from './occurrences.ts';

/** Kinds of uses, in list order. */
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
  'declares',
] as const;

/** Kind of a use of a definition. */
export type UseKind = (typeof useKinds)[number];

/** Uses that run the definition, or its constructor. */
export const callKinds: ReadonlySet<UseKind> = new Set<UseKind>(['calls', 'constructs', 'raises', 'decorates']);

const typeSymbolKinds: ReadonlySet<SymbolKind> = new Set<SymbolKind>(['class', 'interface', 'enum', 'type']);
const functionSymbolKinds: ReadonlySet<SymbolKind> = new Set<SymbolKind>(['function', 'method']);

/** Patterns for the text before the name (with its receiver) and after it on the line; `inside` is the open bracket around it. */
interface KindRow {
  readonly kind: UseKind;
  readonly before?: RegExp;
  readonly after?: RegExp;
  readonly inside?: '(';
  /** Whether the row is only for types, or only for values. */
  readonly of?: 'type' | 'value';
}

/** Kinds that name a type as such. */
const typeKinds: ReadonlySet<UseKind> = new Set<UseKind>(['typed', 'extends', 'implements']);

const beforeImportedName = /^\s*(?:import|from|use|using|require|#\s*include)\b|\bexport\s+(?:type\s+)?\{[^}]*$/;

/** The first matching row counts. */
const rows: readonly KindRow[] = [
  { kind: 'imports', before: beforeImportedName },
  { kind: 'implements', before: /\bimplements\b[^{]*$/, of: 'type' },
  { kind: 'extends', before: /\bextends\b[^{]*$|^\s*(?:\w+\s+)*class\s+\w[^:{]*[(:<][^)]*$/, of: 'type' },
  { kind: 'decorates', before: /^\s*@$/ },
  { kind: 'constructs', before: /\bnew\s+$/ },
  { kind: 'constructs', after: /^\s*(?:<[^()]*>)?\(/, of: 'type' },
  { kind: 'typed', of: 'type', before: /(?:->|[:<|&[]|\bas|\bis|\binstanceof|\bextends|\bkeyof|\btypeof)\s*$/ },
  { kind: 'passed', of: 'type', before: /[(,]\s*$/, after: /^\s*[,)]/, inside: '(' },
  // `Color.RED` reads a member of the class, and is no type of a value.
  { kind: 'reads', of: 'type', after: /^\s*(?:\.|::)(?!\.)/ },
  { kind: 'calls', after: /^\s*(?:\?\.)?(?:<[^()]*>)?\(/ },
  { kind: 'writes', after: /^\s*(?:\[[^\]]*\]\s*)?(?:(?:[-+*/%&|^]|\/\/|\*\*|<<|>>|\?\?|\|\||&&)?=(?![=>])|\+\+|--)/ },
  { kind: 'writes', after: /^\s*:\s*[^=(){}]+=(?![=>])/, before: /(?:self|this)?$/ },
  { kind: 'passed', of: 'value', before: /[(,]\s*$/, after: /^\s*[,)]/ },
];

/** The kind of use at an occurrence, by the code around it. `kind`: that of the definition, undefined for fields and variables. */
export function useKindOf(occurrence: Occurrence, kind: SymbolKind | undefined): UseKind {
  const { before, after } = occurrence;
  const errorUse = kind !== undefined && functionSymbolKinds.has(kind) ? undefined : errorUseOf(occurrence);
  if (errorUse && !beforeImportedName.test(before)) return errorUse;
  const meaning = kind === undefined ? 'value' : typeSymbolKinds.has(kind) ? 'type' : 'value';
  const row = rows.find(
    (each) =>
      (each.of ?? meaning) === meaning &&
      (each.before?.test(before) ?? true) &&
      (each.after?.test(after) ?? true) &&
      (each.inside === undefined || each.inside === bracketAround(occurrence)) &&
      suits(each.kind, kind),
  );
  const useKind = row?.kind ?? (meaning === 'type' ? 'typed' : 'reads');
  return useKind === 'reads' && kind === undefined && isSetKey(occurrence) ? 'writes' : useKind;
}

/** `{ name: value }` sets the member of the key; a pattern, `{ name: local } = from`, reads it. */
function isSetKey({ code, offset, after }: Occurrence): boolean {
  if (!/^\s*:(?!:)/.test(after)) return false;
  const name = /^[\p{L}\p{N}_$]+/u.exec(code.slice(offset, offset + 200))?.[0] ?? '';
  if (!isPlainKeyAt(code, offset, offset + name.length)) return false;
  const bracket = enclosingBracket(code, offset);
  if (bracket === undefined || code.charAt(bracket.at) !== '{') return false;
  const close = bracketAfter(code, bracket.at);
  return close === undefined || !/^\s*(?:=(?![=>])|\)\s*(?:=>|\{|:))/.test(code.slice(close + 1, close + 40));
}

/** Whether a place names a definition of `kind` as a type; only types can be named so. */
export function namesType(kind: SymbolKind | undefined, useKind: () => UseKind): boolean {
  return kind !== undefined && typeSymbolKinds.has(kind) && typeKinds.has(useKind());
}

/** Whether an error, a class or a value, is raised or caught. A function that makes errors is only called. */
function errorUseOf({ code, offset: at, before, after }: Occurrence): 'raises' | 'catches' | undefined {
  const lineStart = code.lastIndexOf('\n', at - 1) + 1;
  const clause = clauseBefore(code, lineStart + before.length);
  const name = /^[\p{L}\p{N}_$]+/u.exec(code.slice(at, at + 200))?.[0] ?? '';
  return errorRows.find((row) => row.before.test(clause) && (row.after?.test(after) ?? true) && (row.name?.test(name) ?? true))?.kind;
}

function bracketAround({ code, offset }: Occurrence): string | undefined {
  const bracket = enclosingBracket(code, offset);
  return bracket && code.charAt(bracket.at);
}

/** Whether a kind of use suits the definition: only functions and types are passed, only values are written. */
function suits(useKind: UseKind, kind: SymbolKind | undefined): boolean {
  if (useKind === 'passed') return kind !== undefined && (functionSymbolKinds.has(kind) || typeSymbolKinds.has(kind));
  return useKind !== 'writes' || kind === undefined || kind === 'constant';
}
