// Splits XML and HTML into tags and texts, even broken ones: an unclosed part extends to the end. Linear in the length of the text.

/** A tag, or the text between two; offsets are UTF-16 units. */
export type MarkupPart =
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly source: string;
      readonly at: number;
      readonly end: number;
      readonly closed: boolean;
    }
  | { readonly kind: 'close'; readonly name: string; readonly at: number; readonly end: number }
  | { readonly kind: 'text'; readonly text: string; readonly at: number; readonly end: number };

const partPattern =
  /<!--[^]*?(?:-->|$)|<!\[CDATA\[([^]*?)(?:\]\]>|$)|<[!?][^>]*>?|<\/([\w:.-]*)[^>]*>?|<([A-Za-z][\w:.-]*)((?:[^"'<>]+|"[^"]*"?|'[^']*'?)*)>?|[^<]+|</g;

/** Yields the parts of `text`. */
export function* markupParts(text: string): Generator<MarkupPart> {
  for (const match of text.matchAll(partPattern)) {
    const [all, data, closes, opens, source = ''] = match;
    const [at, end] = [match.index, match.index + all.length];
    if (opens !== undefined) yield { kind: 'open', name: opens, source, at, end, closed: source.endsWith('/') };
    else if (closes !== undefined) yield { kind: 'close', name: closes, at, end };
    else if (data !== undefined) yield { kind: 'text', text: data, at: at + '<![CDATA['.length, end };
    else if (!all.startsWith('<!') && !all.startsWith('<?')) yield { kind: 'text', text: withoutReferences(all), at, end };
  }
}

const attributePattern = /(?<![\w:@.#-])([\w:@.#-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** An attribute of a tag; `at` is the offset of the value within the tag's source. */
interface Attribute {
  readonly name: string;
  readonly value: string;
  readonly at: number;
}

/** Quoted attributes of the source of a tag. */
export function attributesOf(source: string): Attribute[] {
  return [...source.matchAll(attributePattern)].map((match) => ({
    name: match[1] ?? '',
    value: withoutReferences(match[2] ?? match[3] ?? ''),
    at: match.index + match[0].length - 1 - (match[2] ?? match[3] ?? '').length,
  }));
}

const characterReferences: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', hellip: '…', ndash: '–', mdash: '—', laquo: '«', raquo: '»' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', times: '×', copy: '©', middot: '·', bull: '•' },
};

/** `text` with the usual character references decoded; others stay as written. */
export function withoutReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#[xX]([\dA-Fa-f]{1,6})|([a-z]{2,6}));/g, (all, decimal?: string, hex?: string, name?: string) => {
    const code = decimal ? Number(decimal) : hex ? parseInt(hex, 16) : undefined;
    if (code === undefined) return characterReferences[name ?? ''] ?? all;
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}
