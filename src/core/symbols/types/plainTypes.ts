// Reduces a type of the C family, Go, Rust, PHP or Kotlin to the name whose methods it has.

const typeMarks =
  /^(?:[*&?!]+|\.{3}|\[\]|\[[^\][\n]{1,60}\](?=[\p{L}_*[(])|(?:<-\s*)?chan\b(?:<-)?(?=[\s<*])|'[a-z_]\w*|(?:mut|const|dyn|impl|struct|enum|union|class|volatile|readonly|ref|out|in|params|vararg|final|static)(?=\s))\s*/u;
const wrapperTypes =
  /^(?:[\w.]+\.)?(?:Box|Arc|Rc|RefCell|Cell|Mutex|RwLock|Option|Result|Cow|Pin|OnceCell|unique_ptr|shared_ptr|weak_ptr|optional|reference_wrapper|Task|ValueTask|Nullable|Lazy|Deferred)<(.*)>$/s;
const maxDepth = 8;

/** Reduces `*Server`, `&'a mut Box<dyn Shape>` and `std::shared_ptr<Foo>` to `Server`, `Shape` and `Foo`; joins parts of a path by dots. */
export function plainType(text: string): string {
  let type = text.trim();
  for (let depth = 0; depth < maxDepth; depth++) {
    const bareType = type
      .replace(typeMarks, '')
      .replace(/[*&?!\s]+$/, '')
      .replace(/^\\/, '')
      .replace(/::|\\/g, '.');
    const inner = wrapperTypes.exec(bareType)?.[1];
    const next = inner === undefined ? firstOfTuple(bareType) : beforeComma(inner);
    if (next === type) return type;
    type = next;
  }
  return type;
}

/** The first type of a tuple: Go returns a value and an error. */
function firstOfTuple(text: string): string {
  return text.startsWith('(') && text.endsWith(')') ? beforeComma(text.slice(1, -1)) : text;
}

function beforeComma(text: string): string {
  let level = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '<' || char === '(' || char === '[') level++;
    else if (char === '>' || char === ')' || char === ']') level--;
    else if (char === ',' && level === 0) return text.slice(0, at).trim();
  }
  return text;
}
