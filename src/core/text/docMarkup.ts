// Turns markup in code documentation into plain words: Javadoc, XML comments, HTML and reStructuredText.

/** Elements of HTML and of XML comments. Other words in angle brackets are type arguments, which belong to the text. */
const elements =
  'a|abbr|b|blockquote|br|c|cite|code|dd|div|dl|dt|em|example|font|h[1-6]|hr|i|img|kbd|li|list|item|description|ol|p|para|pre|q|remarks|samp|small|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|tt|u|ul|value|var';

/** Replacements for marks, in order. */
const marks: readonly (readonly [mark: RegExp, plain: string])[] = [
  [/\{@(?:code|literal|systemProperty)\s+([^{}\n]{1,300})\}/g, '`$1`'],
  // A link with a label becomes its label.
  [/\{@link(?:plain|code)?\s+[^\s{}|]{1,200}(?:\s*\|\s*|\s+)([^{}\n]{1,200})\}/g, '$1'],
  [/\{@(?:link(?:plain|code)?|value|see)\s+#?([^\s{}]{1,200})\}/g, '`$1`'],
  [/\{@(?:inheritDoc|docRoot)\}/gi, ''],
  [/<(?:see|seealso|paramref|typeparamref)\s+(?:cref|name|langword)="(?:[A-Z]:)?([^"<>]{1,200})"\s*\/>/gi, '`$1`'],
  [/<(?:see|seealso)\s[^<>]{0,200}>([^<>]{1,200})<\/(?:see|seealso)>/gi, '$1'],
  [new RegExp(`</?(?:${elements})(?:\\s[^<>]{0,300})?/?>`, 'gi'), ' '],
  [/<!--.{0,500}?-->/g, ' '],
  [/:(?:py:)?(?:class|meth|func|attr|mod|exc|obj|data|const|ref|doc|term|role|option|program):`~?([^`<>\n]{1,200})`/g, '`$1`'],
  [/!?\[(`[^`\]\n]{1,200}`)\](?!\()/g, '$1'],
  [/!?\[([^[\]\n]{1,200})\]\([^()\s]{1,300}\)/g, '$1'],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&nbsp;/g, ' '],
  [/&amp;/g, '&'],
];
const anyMark = /[{<:[&]/;

/** `text` without its marks. Unknown marks stay. */
export function withoutDocMarkup(text: string): string {
  if (!anyMark.test(text)) return text;
  return marks.reduce((plain, [mark, words]) => plain.replace(mark, words), text);
}
