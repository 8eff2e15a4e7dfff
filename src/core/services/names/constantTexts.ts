// Reads the constants of a file that have a text as their value: `ORDER_TOPIC = 'orders'`.

/** By the spellings of all languages: a name, perhaps its type, a mark and the text as the whole value. */
const constant =
  /(?<![\w.$])(?<name>[A-Za-z_]\w{0,60})(?:\s{0,9}:\s{0,9}[\w.&']{1,40}|[ \t]{1,9}string)?\s{0,9}(?:=|:=|:)\s{0,100}(?<mark>["'`])(?<value>[^"'`\n]{1,200})\k<mark>(?=\s{0,9}(?:[;,})\n]|$|as const))/g;

/** Constants of a file with the text `value`. */
export function constantsWithText(text: string, value: string): readonly string[] {
  if (!text.includes(value)) return [];
  return [...constantTexts(text)].flatMap(([name, each]) => (each === value && /^[A-Z]/.test(name) ? [name] : []));
}

/** Texts by the names of their constants. A name with two texts has none. */
export function constantTexts(text: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const ambiguous = new Set<string>();
  for (const { groups } of text.matchAll(constant)) {
    const { name = '', value = '' } = groups ?? {};
    if (values.has(name) && values.get(name) !== value) ambiguous.add(name);
    values.set(name, value);
  }
  for (const name of ambiguous) values.delete(name);
  return values;
}
