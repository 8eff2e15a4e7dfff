// Finds command-line options in a text: `--name`, with or without quotation marks and a value.

const option = /(?<![\w-])--([a-z][\w-]*[a-z\d])(?![\w-])/giu;

/** Names of the command-line options in `text`, without dashes, each once. */
export function optionsIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(option)].flatMap(([, name]) => (name === undefined ? [] : [name])))];
}
