// Finds senders and handlers of events named by a string, directly or through a constant with that string.
import type { Pause } from '../../base/pause.ts';
import { nameOnlyConfidence } from '../../graph/edges/edgeConfidence.ts';
import { rulesOf } from '../../syntax/languages.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { FileTexts, TextFile } from '../../text/fileTexts.ts';
import { filesHoldingRuns } from '../../text/wordRuns.ts';
import { codeFilesOf } from '../target/codeFiles.ts';
import { eventUseAt } from './eventUse.ts';
import type { UsePlace, UseTarget } from '../target/usePlaces.ts';
import { codeIn } from '../places/recentCode.ts';

/** Places of a string: those that take part in the event, and others of unknown purpose. */
export interface StringPlaces {
  readonly places: readonly UsePlace[];
  readonly others: readonly UsePlace[];
  /** Constants with the string. */
  readonly constants: readonly UseTarget[];
}

/** Sources of a search. */
interface StringSources {
  readonly graph: CodeGraph;
  readonly texts: FileTexts;
  readonly includes: (file: { readonly root: string; readonly path: string }, line: number) => boolean;
  readonly pause: Pause;
}

/** Maximum number of places of one string that are examined in one file. Set by judgement: more are data. */
const maxPerFile = 200;

/** All places of `'event'` in code. Rejects with `CancelledError`. */
export async function placesOfString(event: string, { graph, texts, includes, pause }: StringSources): Promise<StringPlaces> {
  const [places, others, constants]: [UsePlace[], UsePlace[], UseTarget[]] = [[], [], []];
  const addPlaces = (file: TextFile, text: string, offsets: readonly number[]): void => {
    const language = graph.file(file.root, file.path)?.facts.language ?? '';
    const [rules, code] = [rulesOf(language), codeIn(text, language).text];
    for (const at of offsets) {
      const [start, end] = [at - 1, at + event.length + 1];
      if (!isString(code, start, end)) continue;
      const line = text.slice(0, start).split('\n').length - 1;
      const symbol = graph.at(file.root, file.path, line) ?? null;
      const constant = constantAt(code, start, end, symbol);
      if (constant) constants.push(constant);
      if (constant || !includes(file, line)) continue;
      const use = eventUseAt({ code, text, rules }, start, end, undefined);
      const lineStart = text.lastIndexOf('\n', start) + 1;
      const place: UsePlace = {
        root: file.root,
        path: file.path,
        role: file.role,
        line,
        column: start - lineStart,
        kind: use?.kind ?? 'reads',
        evidence: 'name-only',
        confidence: nameOnlyConfidence(1),
        text: (text.slice(lineStart).split('\n', 1)[0] ?? '').trim(),
        symbol,
        through: null,
      };
      (use ? places : others).push(place);
    }
  };
  const isCode = codeFilesOf(graph);
  await filesHoldingRuns(
    [event],
    texts,
    {
      includes: isCode,
      maxOffsets: maxPerFile,
      take: ({ file, text, offsetsByRun }) => addPlaces(file, text, offsetsByRun[0] ?? []),
      pause,
    },
    pause.token,
  );
  return { places, others, constants };
}

/** Whether quotation marks in code enclose the whole string, outside comments. */
function isString(code: string, start: number, end: number): boolean {
  const mark = code.charAt(start);
  return /["'`]/.test(mark) && code.charAt(end - 1) === mark && code.slice(start + 1, end - 1).trim() === '';
}

/** `DONE = 'order:done'` at the top of a file, and `Done: 'order:done'` in an object or enum. */
function constantAt(code: string, start: number, end: number, symbol: SymbolNode | null): UseTarget | undefined {
  const before = code.slice(Math.max(0, code.lastIndexOf('\n', start)), start);
  const name =
    /^\s*(?:export\s+)?(?:(?:const|public|private|protected|static|final|readonly|val|String)\s+)*([\w$]+)\s*(?::\s*[\w.<>[\]]+\s*)?[:=]\s*$/.exec(
      before,
    )?.[1];
  if (name === undefined || symbol === null || !/^\s*(?:as const)?\s*[,;\n}]|^\s*$/.test(code.slice(end, end + 20))) return undefined;
  if (symbol.fact.name === name) return { symbol };
  const kinds: readonly string[] = ['class', 'enum', 'constant', 'module'];
  return kinds.includes(symbol.fact.kind) ? { symbol, name } : undefined;
}
