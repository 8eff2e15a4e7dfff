// Literals of the code graph for the search for messages, and the files that may write messages.
import type { CodeGraph } from '../../../graph/edges/graphTypes.ts';
import type { LiteralSource } from '../../../messages/matching/emittedText.ts';
import { languages } from '../../../syntax/languages.ts';
import type { TextFile } from '../../../text/fileTexts.ts';
import { codeFilesOf } from '../../../uses/target/codeFiles.ts';

/** Adapts the literals of `graph` for {@link findMessages}. */
export function literalSource(graph: CodeGraph): LiteralSource {
  return {
    version: graph.changes,
    literals: ({ root, path }) => {
      const facts = graph.file(root, path)?.facts;
      // Literals may be missing in a file with parse errors, and in the markup around the script of a component.
      const isWhole = facts && facts.parseErrors === 0 && languages.get(facts.language)?.grammar !== undefined;
      return facts?.literals ?? (isWhole ? noLiterals : undefined);
    },
  };
}

/** {@link literalSource} of the files that may write messages. */
export function writtenLiterals(graph: CodeGraph): Required<LiteralSource> {
  return { ...literalSource(graph), mayWrite: mayWrite(graph) };
}

const noLiterals = new Uint8Array();

/** Filter for files that may emit a message. Documents only quote code, except for code in their folders. */
function mayWrite(graph: CodeGraph): (file: TextFile) => boolean {
  const isCode = codeFilesOf(graph);
  return (file) => file.role !== 'documentation' || isCode(file);
}
