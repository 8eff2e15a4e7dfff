// Maps the encodings of VS Code to their names in the Encoding Standard, which every JavaScript runtime knows.

/** Ids of `files.encoding` whose label differs by more than hyphens. */
const irregularLabels: ReadonlyMap<string, string> = new Map([
  ['macroman', 'macintosh'],
  ['cp866', 'ibm866'],
  ['gb2312', 'gbk'],
  ['cp950', 'big5'],
  ['big5hkscs', 'big5'],
  ['shiftjis', 'shift_jis'],
  ['eucjp', 'euc-jp'],
  ['euckr', 'euc-kr'],
  ['koi8r', 'koi8-r'],
  ['koi8u', 'koi8-u'],
  ['koi8ru', 'koi8-u'],
  // In the standard Latin 1 is windows-1252, which only adds letters where Latin 1 has control characters; the other two likewise.
  ['iso88591', 'windows-1252'],
  ['iso88599', 'windows-1254'],
  ['iso885911', 'windows-874'],
]);

/**
 * Label for a value of `files.encoding`: `iso88592` -> `iso-8859-2`. `utf-8` for UTF-8 of both kinds; undefined for an encoding outside the
 * standard (`cp437`, `cp850`, `cp852`, `cp865`, `cp1125`, `koi8t`) and for an unknown value.
 */
export function encodingLabel(id: string): string | undefined {
  const irregularLabel = irregularLabels.get(id);
  if (irregularLabel) return irregularLabel;
  if (id === 'utf8' || id === 'utf8bom') return 'utf-8';
  const label = id
    .replace(/^utf16(le|be)$/, 'utf-16$1')
    .replace(/^windows(\d+)$/, 'windows-$1')
    .replace(/^iso8859(\d+)$/, 'iso-8859-$1');
  try {
    new TextDecoder(label);
    return label;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
