// Names of code as people and models write them, in the one form in which the index knows them.

/**
 * `Class.member` of `Class::member()`, `Class#member`, `Class.#member` or `this.member`. A name that begins with `#` keeps it: in JavaScript
 * it is a private member, in Ruby's documents any method, and only the index knows which.
 */
export function writtenName(text: string): string {
  return text
    .replace(/\(.*$/s, '')
    .replace(/^[.@`]+|[.:`]+$/g, '')
    .replace(/^(?:self|this|cls)(?:\.|->)/, '')
    .replace(/\.#/g, '.')
    .replace(/(?<=.)(?:::|#|->)/g, '.')
    .trim();
}
