// Turns names as people and models write them into the form that the index uses.

/** Go's notation before a method: `(*Type).method`, `(t *Type) method`, `*Type.method`. */
const goReceiver = /^\(?\s*(?:[A-Za-z_]\w*\s+)?\*\s*([A-Za-z_][\w.]*)\s*\)?\s*\.?\s*(?=[A-Za-z_]|$)/;

/**
 * `Class.member` for `Class::member()`, `Class#member`, `Class.#member`, `(*Class).member` or `this.member`. A leading `#` stays: it marks
 * a private member in JavaScript and any method in Ruby's documents, and only the index knows which.
 */
export function normalizeName(text: string): string {
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
