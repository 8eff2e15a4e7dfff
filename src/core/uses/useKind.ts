// How a place uses a name, read from the code around it: the same words in every language.
import type { SymbolKind } from '../symbols/facts.ts';
import type { Occurrence } from './occurrences.ts';

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

const isTypeKind: ReadonlySet<SymbolKind> = new Set<SymbolKind>(['class', 'interface', 'enum', 'type']);
const isFunctionKind: ReadonlySet<SymbolKind> = new Set<SymbolKind>(['function', 'method']);

/** Each row: the kind, what must stand before the name (with its receiver) on the line, what after it. The first row that fits counts. */
const rows: readonly { readonly kind: UseKind; readonly before?: RegExp; readonly after?: RegExp; readonly of?: 'type' | 'value' }[] = [
  { kind: 'imports', before: /^\s*(?:import|from|use|using|require|#\s*include)\b|\bexport\s+(?:type\s+)?\{[^}]*$/ },
  { kind: 'raises', before: /\b(?:raise|throw|throws)\s+(?:new\s+)?$/ },
  { kind: 'catches', before: /\b(?:except|catch|rescue)\b[^:{]*$/, of: 'type' },
  { kind: 'implements', before: /\bimplements\b[^{]*$/, of: 'type' },
  { kind: 'extends', before: /\bextends\b[^{]*$|^\s*(?:\w+\s+)*class\s+\w[^:{]*[(:<][^)]*$/, of: 'type' },
  { kind: 'decorates', before: /^\s*@$/ },
  { kind: 'constructs', before: /\bnew\s+$/ },
  { kind: 'constructs', after: /^\s*(?:<[^()]*>)?\(/, of: 'type' },
  { kind: 'typed', of: 'type', before: /(?:->|[:<|&[,]|\bas|\bis|\binstanceof|\bextends|\bkeyof|\btypeof)\s*$/ },
  { kind: 'calls', after: /^\s*(?:\?\.)?(?:<[^()]*>)?\(/ },
  { kind: 'writes', after: /^\s*(?:\[[^\]]*\]\s*)?(?:(?:[-+*/%&|^]|\/\/|\*\*|<<|>>|\?\?|\|\||&&)?=(?![=>])|\+\+|--)/ },
  { kind: 'writes', after: /^\s*:\s*[^=(){}]+=(?![=>])/, before: /(?:self|this)?$/ },
  { kind: 'passed', before: /[(,]\s*$/, after: /^\s*[,)]/ },
];

/** Decides from the code around an occurrence; `kind` is that of the definition, absent for fields and variables. */
export function useKindOf({ before, after }: Occurrence, kind: SymbolKind | undefined): UseKind {
  const of = kind === undefined ? 'value' : isTypeKind.has(kind) ? 'type' : 'value';
  const row = rows.find(
    (each) => (each.of ?? of) === of && (each.before?.test(before) ?? true) && (each.after?.test(after) ?? true) && suits(each.kind, kind),
  );
  return row?.kind ?? (of === 'type' ? 'typed' : 'reads');
}

/** Only functions are passed to be called; only what holds values is written. */
function suits(kind: UseKind, of: SymbolKind | undefined): boolean {
  if (kind === 'passed') return of !== undefined && (isFunctionKind.has(of) || isTypeKind.has(of));
  return kind !== 'writes' || of === undefined || of === 'constant';
}
