// Checks whether a text names something with its owner: `box.name`, `Box::name`, or `pack.Outer$Name`, the name of an inner class in compiled Java.

const part = /[\p{L}\p{N}_]/u;
/** Signs between the parts of a name. A dollar sign counts only between names: elsewhere it begins one. */
const nameJoin = /[\p{L}\p{N}_)\]](?:\??\.|->|::|\$)$/u;
const maxSignLength = 3;

/** Whether `name` stands in `text` after its owner, or before a `$` and a member. */
export function isPartOfPath(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const end = at + name.length;
    const next = text.charAt(end);
    if (part.test(next)) continue;
    if (nameJoin.test(text.slice(Math.max(0, at - maxSignLength), at))) return true;
    if (next === '$' && part.test(text.charAt(end + 1)) && !part.test(text.charAt(at - 1))) return true;
  }
  return false;
}
