// Whether a text names something with what it belongs to: `box.name`, `Box::name`, or `pack.Outer$Name`, which is how compiled Java calls a class in a class.

const part = /[\p{L}\p{N}_]/u;
/** What joins the parts of a name. A dollar sign does between names only: elsewhere it begins one. */
const joins = /[\p{L}\p{N}_)\]](?:\??\.|->|::|\$)$/u;
const longestSign = 3;

/** Whether `name` stands in `text` after what it belongs to, or before a `$` and what belongs to it. */
export function isPartOfPath(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const end = at + name.length;
    const next = text.charAt(end);
    if (part.test(next)) continue;
    if (joins.test(text.slice(Math.max(0, at - longestSign), at))) return true;
    if (next === '$' && part.test(text.charAt(end + 1)) && !part.test(text.charAt(at - 1))) return true;
  }
  return false;
}
