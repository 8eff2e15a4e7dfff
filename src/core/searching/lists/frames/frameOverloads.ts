// Picks the overload that a stack frame means, when the frame lists its parameters.
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import type { Frame, FrameParameter } from '../../../reading/mentions/frame.ts';

/** C# keywords by runtime type name. */
const keywordsByType: Readonly<Record<string, string>> = {
  ...{ boolean: 'bool', byte: 'byte', char: 'char', decimal: 'decimal', double: 'double', int16: 'short', int32: 'int', int64: 'long' },
  ...{ intptr: 'nint', object: 'object', sbyte: 'sbyte', single: 'float', string: 'string', uint16: 'ushort', uint32: 'uint' },
  ...{ uint64: 'ulong', nullable: '' },
};

/** The `symbols` that fit the parameters of the frame: by names and number, then by types. All when the frame lists none or none fits. */
export function overloadsFor({ parameters }: Frame, symbols: readonly SymbolNode[]): readonly SymbolNode[] {
  if (!parameters || symbols.length < 2) return symbols;
  const sameCount = symbols.filter(({ fact }) => fact.parameters.length === parameters.length);
  const sameNames = sameCount.filter(({ fact }) => parameters.every(({ name }, i) => name === '' || fact.parameters[i]?.name === name));
  const sameTypes = (sameNames.length ? sameNames : sameCount).filter(({ fact }) =>
    parameters.every((each, i) => isOfType(each, fact.parameters[i]?.type)),
  );
  return [sameTypes, sameNames, sameCount, symbols].find((each) => each.length > 0) ?? symbols;
}

/** Whether a parameter declared as `type` may be the one of the frame. */
function isOfType({ type: frameType }: FrameParameter, type = ''): boolean {
  const lowerType = frameType.replace(/&$/, '').toLowerCase();
  const elementType = lowerType.replace(/\[\]$/, '');
  const sourceType = (keywordsByType[elementType] ?? elementType) + lowerType.slice(elementType.length);
  const declaredType = type
    .toLowerCase()
    .replace(/^(?:(?:ref|out|in|params|this)\s+)+/, '')
    .replace(/<.*>(?=\W*$)/, '')
    .replace(/\?$/, '');
  // `Nullable<int>` is written `int?`.
  return elementType === 'nullable'
    ? type.trim().endsWith('?')
    : declaredType.replace(/^.*\./, '') === sourceType || declaredType === elementType;
}
