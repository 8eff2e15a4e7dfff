// Reads the environment variables that YAML files set: Compose, Kubernetes, workflows and other files with a block named for it.

/** A name in a block, with its offset in the text. */
export interface BlockName {
  readonly name: string;
  readonly offset: number;
}

/** Keys above a block of environment variables, in Compose, Kubernetes, GitHub Actions, GitLab, serverless and Cloud Run. */
const blockHead = /^[ \t]*(?:- )?(?:env|environment|variables|env_variables|build_env_variables):[ \t]*(?:#.*)?$/;
const mappingEntry = /^[ \t]*["']?(?<name>[A-Za-z_]\w*)["']?[ \t]*:(?:[ \t]|$)/d;
/** `- KEY=value`, and `- KEY` for a variable that is passed on. */
const listEntry = /^[ \t]*- ["']?(?<name>[A-Za-z_]\w*)["']?(?:[ \t]*$|=)/d;
/** Kubernetes: an object with the name, whose other keys stand below or before it. */
const objectEntry = /^[ \t]*(?:- )?name:[ \t]+["']?(?<name>[A-Za-z_]\w*)["']?[ \t]*$/d;

/** The block that a line may lie in. */
interface OpenBlock {
  readonly indent: number;
  /** Indentation of its entries, which the first one tells. */
  entryIndent?: number;
  isOfObjects: boolean;
}

/** All names in blocks of a YAML file, in the order of the text. */
export function environmentBlocks(text: string): readonly BlockName[] {
  const names: BlockName[] = [];
  let block: OpenBlock | undefined;
  let start = 0;
  for (const line of text.split('\n')) {
    const content = line.trimStart();
    const indent = line.length - content.length;
    if (content.trim() !== '' && !content.startsWith('#')) {
      const isItem = content.startsWith('- ');
      if (block && !isInBlock(indent, isItem, block)) block = undefined;
      const entry = block && entryOf(line, indent, isItem, block);
      if (entry) names.push({ name: entry.name, offset: start + entry.offset });
      else if (!block && blockHead.test(line)) block = { indent: indent + (isItem ? 2 : 0), isOfObjects: false };
    }
    start += line.length + 1;
  }
  return names;
}

/** Lists may stand at the indentation of their key. */
function isInBlock(indent: number, isItem: boolean, block: OpenBlock): boolean {
  return indent > block.indent || (isItem && indent === block.indent);
}

function entryOf(line: string, indent: number, isItem: boolean, block: OpenBlock): BlockName | undefined {
  if (block.entryIndent === undefined) {
    block.entryIndent = indent;
    block.isOfObjects = isItem && !listEntry.test(line);
  }
  if (block.isOfObjects) return nameIn(objectEntry.exec(line));
  return indent === block.entryIndent ? nameIn((isItem ? listEntry : mappingEntry).exec(line)) : undefined;
}

function nameIn(match: RegExpExecArray | null): BlockName | undefined {
  const name = match?.groups?.['name'];
  const offset = match?.indices?.groups?.['name']?.[0];
  return name === undefined || offset === undefined ? undefined : { name, offset };
}
