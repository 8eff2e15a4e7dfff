// Names of code as people and models write them, in the one form in which the index knows them.

/** What Go puts before a method: `(*Type).method`, `(t *Type) method`, `*Type.method`. */
const goReceiver = /^\(?\s*(?:[A-Za-z_]\w*\s+)?\*\s*([A-Za-z_][\w.]*)\s*\)?\s*\.?\s*(?=[A-Za-z_]|$)/;

/**
 * `Class.member` of `Class::member()`, `Class#member`, `Class.#member`, `(*Class).member` or `this.member`. A name that begins with `#` keeps it: in JavaScript
 * it is a private member, in Ruby's documents any method, and only the index knows which.
 */
export function writtenName(text: string): string {
  const receiver = goReceiver.exec(text);
  const plain = receiver ? [receiver[1], text.slice(receiver[0].length)].filter(Boolean).join('.') : text;
  return plain
    .replace(/\(.*$/s, '')
    .replace(/^[.@`]+|[.:`]+$/g, '')
    .replace(/^(?:self|this|cls)(?:\.|->)/, '')
    .replace(/\.#/g, '.')
    .replace(/(?<=.)(?:::|#|->)/g, '.')
    .trim();
}
