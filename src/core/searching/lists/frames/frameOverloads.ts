// Which of several functions with one name a stack frame means, where it lists their parameters.
import type { Frame, FrameParameter } from '../../../reading/intent.ts';
import type { SymbolNode } from '../../../graph/edges/types.ts';

/** What the runtime calls types for which C# has words of its own. */
const keywords: Readonly<Record<string, string>> = {
  ...{ boolean: 'bool', byte: 'byte', char: 'char', decimal: 'decimal', double: 'double', int16: 'short', int32: 'int', int64: 'long' },
  ...{ intptr: 'nint', object: 'object', sbyte: 'sbyte', single: 'float', string: 'string', uint16: 'ushort', uint32: 'uint' },
  ...{ uint64: 'ulong', nullable: '' },
};

/** Those of `symbols` with the parameters of the frame: by their names and number, then by their types; all where the frame lists none or no one fits. */
export function overloadsFor({ parameters }: Frame, symbols: readonly SymbolNode[]): readonly SymbolNode[] {
  if (!parameters || symbols.length < 2) return symbols;
  const asMany = symbols.filter(({ fact }) => fact.parameters.length === parameters.length);
  const named = asMany.filter(({ fact }) => parameters.every(({ name }, i) => name === '' || fact.parameters[i]?.name === name));
  const typed = (named.length ? named : asMany).filter(({ fact }) =>
    parameters.every((each, i) => isOfType(each, fact.parameters[i]?.type)),
  );
  return [typed, named, asMany, symbols].find((each) => each.length > 0) ?? symbols;
}

/** Whether a parameter that is written with `type` may be the one of the frame. */
function isOfType({ type: listed }: FrameParameter, type = ''): boolean {
  const own = listed.replace(/&$/, '').toLowerCase();
  const bare = own.replace(/\[\]$/, '');
  const wanted = (keywords[bare] ?? bare) + own.slice(bare.length);
  const written = type
    .toLowerCase()
    .replace(/^(?:(?:ref|out|in|params|this)\s+)+/, '')
    .replace(/<.*>(?=\W*$)/, '')
    .replace(/\?$/, '');
  // `Nullable<int>` is written `int?`.
  return bare === 'nullable' ? type.trim().endsWith('?') : written.replace(/^.*\./, '') === wanted || written === bare;
}
