// Names as people read them: the index has stand-ins where code gives no name, and these are nobody's words.

/** `save.<anonymous>.retry` is `save.retry` to people, and a function without a name the sign that stands for functions: `save.ƒ`. */
export function withoutStandIns(qualifiedName: string): string {
  return qualifiedName.replaceAll('<anonymous>.', '').replace(/<anonymous>$/, 'ƒ');
}

/** What a place of `file` is called in a list: its symbol or section; code outside of all definitions by the name of its file. */
export function nameInList(symbol: string | null, file: string): string {
  return symbol === null || symbol === '<module>' ? file.slice(file.lastIndexOf('/') + 1) : withoutStandIns(symbol);
}
