// Stack frames tied to functions of the workspace, although the trace came from another machine, a container or an older version.
import { rulesOf } from '../../../syntax/languages.ts';
import type { CodeGraph, SymbolNode } from '../../../graph/edges/types.ts';
import { implementationsOf } from '../../definitions/overloads.ts';
import { overloadsFor } from './frameOverloads.ts';
import { isOthers, type PathFile, type PathIndex } from '../../../workspace/pathIndex.ts';
import { firstOfEach } from '../../../base/collections/firstOfEach.ts';
import type { Frame } from '../../../reading/mentions/frame.ts';

/** A frame and where it lies in the workspace. */
export interface MappedFrame {
  readonly frame: Frame;
  /** The file, when it is known for sure. */
  readonly file: PathFile | null;
  /** Files that it could be as well; empty unless ambiguous. */
  readonly ambiguous: readonly PathFile[];
  readonly symbol: SymbolNode | null;
  /** Zero-based line in the workspace, or -1. Differs from the frame's when the function was found by name elsewhere in the file. */
  readonly line: number;
  /** Found by its name: its line is not in the function that it names, where no code runs or not told, or its file is another one. */
  readonly shifted: boolean;
  /** The frame is one of compiled code: the function was found by its name in the source, or only the file. Goes with `shifted`. */
  readonly compiled: boolean;
  /** The line is where the function calls that of the frame before, as the code is now: the frame itself tells none, or another one. */
  readonly atCall?: true;
}

/** More frames than these are not mapped: recursion repeats itself for thousands of lines. */
const mostFrames = 60;

/** Whether the line of a frame is where the failure was, as the code is now. */
export function tellsLine({ atCall: isCall, shifted, frame }: MappedFrame): boolean {
  return isCall === true || (!shifted && frame.line >= 0);
}

/** Maps each frame that is not a repetition, innermost first. */
export function mapFrames(frames: readonly Frame[], graph: CodeGraph, files: PathIndex): MappedFrame[] {
  const distinct = firstOfEach(frames, ({ path, line, symbol }) => `${path}:${line}:${symbol}`);
  const mapped = distinct.slice(0, mostFrames).map((frame) => inNamed(mapFrame(frame, graph, files), graph));
  return mapped.map((each, i) => atCall(each, mapped[i - 1], graph));
}

/** A closure is told as the function around it: that is what has callers and state of its own. */
function inNamed(mapped: MappedFrame, graph: CodeGraph): MappedFrame {
  const { symbol } = mapped;
  if (!symbol?.fact.name.startsWith('<')) return mapped;
  const inFile = graph.inFile(symbol.root, symbol.path);
  for (let up = inFile[symbol.fact.parent]; up; up = inFile[up.fact.parent]) {
    if (up.fact.name.startsWith('<')) continue;
    return up.fact.kind === 'function' || up.fact.kind === 'method' ? { ...mapped, symbol: up } : mapped;
  }
  return mapped;
}

/** A frame that was found by its name alone is at the line that calls the one before it, where just one does. */
function atCall(mapped: MappedFrame, inner: MappedFrame | undefined, graph: CodeGraph): MappedFrame {
  const { symbol, shifted, frame } = mapped;
  if (!symbol || !inner?.symbol || !(shifted || frame.line < 0) || inner.symbol === symbol) return mapped;
  const [call, another] = graph.callees(symbol.id).filter(({ callee }) => callee === inner.symbol?.id);
  return call && !another ? { ...mapped, line: call.line, atCall: true } : mapped;
}

function mapFrame(frame: Frame, graph: CodeGraph, files: PathIndex): MappedFrame {
  const nowhere: MappedFrame = { frame, file: null, ambiguous: [], symbol: null, line: -1, shifted: false, compiled: false };
  if (frame.modules) return { ...nowhere, ...inModule(frame, frame.modules, graph, files) };
  const match = files.match(frame.path);
  if (!match) {
    const top = files.topOfPackage(frame.path).find((file) => symbolNamed(frame, file, graph));
    const [within, another] = top ? [] : files.withinPackage(frame.path).filter((file) => symbolNamed(frame, file, graph));
    const own = top ?? (another ? undefined : within);
    if (own) return { ...nowhere, file: own, ...locate(frame, own, graph) };
    const moved = movedElsewhere(frame, graph);
    return moved ? { ...nowhere, ...moved, shifted: true } : nowhere;
  }
  const named = match.files.filter((file) => symbolNamed(frame, file, graph));
  const fitting = named.length ? named : match.files;
  const [file, ...others] = fitting;
  if (!file) return nowhere;
  if (others.length) return { ...nowhere, ambiguous: fitting };
  const place = match.compiled ? inSource(frame, file, graph) : locate(frame, file, graph);
  // A bundle is called like one file and holds many: its functions are where their names are.
  const bundled = match.compiled && frame.symbol && !place.symbol ? movedElsewhere(frame, graph) : undefined;
  if (bundled) return { ...nowhere, ...bundled, shifted: true, compiled: true };
  const elsewhere = !match.compiled && place.shifted && !place.symbol ? movedElsewhere(frame, graph) : undefined;
  if (elsewhere) return { ...nowhere, ...elsewhere, shifted: true };
  return { frame, file, ambiguous: [], compiled: match.compiled, ...place };
}

/** A file that was moved or renamed since: the function by its name, where only one has that, in code of the same kind of file. */
function movedElsewhere(frame: Frame, graph: CodeGraph): Pick<MappedFrame, 'file' | 'symbol' | 'line'> | undefined {
  const { path, symbol: name } = frame;
  if (!isTelling(name) || isOthers(path)) return undefined;
  const [symbol, another] = overloadsFor(frame, implementationsOf(graph.byName(name), graph));
  if (!symbol || another || symbol.role !== 'code' || familyOf(symbol.path) !== familyOf(path)) return undefined;
  return { file: { root: symbol.root, path: symbol.path, role: symbol.role }, symbol, line: symbol.fact.nameRange.start.line };
}

/** `Cart.total`, `read_header` and `readHeader` are nobody else's by chance; `get` and `run` are. */
function isTelling(name: string): boolean {
  return /[\p{L}\p{N}][._][\p{L}]|\p{Ll}\p{Lu}/u.test(name);
}

/** The ending of a path; those of JavaScript and what is compiled to it are one. */
function familyOf(path: string): string {
  const ending = /\.[^./]*$/.exec(path)?.[0].toLowerCase() ?? '';
  return /^\.(?:[cm]?[jt]sx?|vue|svelte)$/.test(ending) ? '.js' : ending;
}

/** A frame without a file: the function in the file that its modules say, below the folder of the crate; else by its name. */
function inModule(
  frame: Frame,
  modules: readonly string[],
  graph: CodeGraph,
  files: PathIndex,
): Pick<MappedFrame, 'file' | 'symbol' | 'line'> | undefined {
  for (const path of modules) {
    const match = files.match(path);
    // The crate itself may lie in a folder of another name.
    if (!match || match.shared < path.split('/').length - 1) continue;
    for (const file of match.files) {
      const symbol = symbolNamed(frame, file, graph);
      if (symbol) return { file, symbol, line: symbol.fact.nameRange.start.line };
    }
  }
  return movedElsewhere(frame, graph);
}

/** Whether code can have run at a line of `symbol`, or a compiler may mean what is there. */
function canRun({ compiler }: Frame, { language, fact: { kind } }: SymbolNode): boolean {
  return compiler === true || !rulesOf(language).runsInFunctionsOnly || ['function', 'method', 'test', 'route', 'constant'].includes(kind);
}

/** Lines of compiled code say nothing of its source. */
function inSource(frame: Frame, file: PathFile, graph: CodeGraph): Pick<MappedFrame, 'symbol' | 'line' | 'shifted'> {
  const symbol = symbolNamed({ ...frame, line: -1 }, file, graph) ?? null;
  return { symbol, line: symbol?.fact.nameRange.start.line ?? 0, shifted: true };
}

/** The function at the frame's line, unless the frame names another one of the file: names outlive line numbers. */
function locate(frame: Frame, file: PathFile, graph: CodeGraph): Pick<MappedFrame, 'symbol' | 'line' | 'shifted'> {
  const at = frame.line >= 0 ? graph.at(file.root, file.path, frame.line) : undefined;
  const named = symbolNamed(frame, file, graph);
  if (!named && at && !canRun(frame, at)) return { symbol: null, line: frame.line, shifted: true };
  if (!named && at && names(frame) && !isCalled(at, frame, graph, file)) return { symbol: null, line: frame.line, shifted: true };
  if (!named || (at && isWithin(at, named, graph, file))) return { symbol: at ?? named ?? null, line: frame.line, shifted: false };
  return { symbol: named, line: named.fact.nameRange.start.line, shifted: frame.line >= 0 };
}

/** Whether the frame names a function that people wrote, rather than one that has no name, or the file as a whole. */
function names({ symbol }: Frame): boolean {
  return (
    /^[\p{L}_$][\p{L}\p{N}_$.]*$/u.test(symbol) &&
    !/(?:lambda|access)\$|(?:^|\.)(?:anonymous|lambda|main|module|eval|init|cctor|ctor|Invoke|apply|call|invoke|run)$/i.test(symbol)
  );
}

/** Whether `at` or something around it could be called what the frame says: what has no name is called by what it is given to. */
function isCalled(at: SymbolNode, { symbol }: Frame, graph: CodeGraph, file: PathFile): boolean {
  const symbols = graph.inFile(file.root, file.path);
  const own = symbol.slice(symbol.lastIndexOf('.') + 1);
  for (let each: SymbolNode | undefined = at; each; each = symbols[each.fact.parent]) {
    const { kind, name, signature } = each.fact;
    if (kind === 'module') return each === at;
    if (name.startsWith('<') || kind === 'route' || kind === 'test' || kind === 'constant') return true;
    // `proto.handle_request = function handle()` has two names, and a constructor is called like its class.
    if (name === own || signature.match(/[\p{L}\p{N}_$]+/gu)?.includes(own)) return true;
    if (kind === 'class') return false;
  }
  return true;
}

/** `inner` is `outer` or an anonymous function in it. */
function isWithin(inner: SymbolNode, outer: SymbolNode, graph: CodeGraph, file: PathFile): boolean {
  const symbols = graph.inFile(file.root, file.path);
  const parentOf = (each: SymbolNode): SymbolNode | undefined => symbols.find(({ fact }) => fact.index === each.fact.parent);
  for (let at: SymbolNode | undefined = inner; at; at = parentOf(at)) {
    if (at.id === outer.id || at.fact.name === outer.fact.name) return true;
  }
  return false;
}

function symbolNamed(frame: Frame, file: PathFile, graph: CodeGraph): SymbolNode | undefined {
  if (!frame.symbol) return undefined;
  const own = frame.symbol.slice(frame.symbol.lastIndexOf('.') + 1);
  const inFile = graph.inFile(file.root, file.path).filter((symbol) => symbol.fact.name === own);
  const qualified = inFile.filter((symbol) => symbol.fact.qualifiedName === frame.symbol);
  const best = overloadsFor(frame, qualified.length ? qualified : inFile);
  return best.toSorted((a, b) => distance(frame.line, a) - distance(frame.line, b))[0];
}

/** Lines between a line and a definition; 0 inside. Of several definitions with a name the nearest is the likeliest. */
function distance(line: number, { fact: { range } }: SymbolNode): number {
  return Math.max(0, range.start.line - line, line - range.end.line);
}

/** The line of a mapped frame in the text as it is: that of the code shown in the trace, when it stands once or more in the function. */
export function lineIn(file: readonly string[], { frame, symbol, line }: MappedFrame): number {
  const { source } = frame;
  if (source === undefined || !symbol || file[line]?.trim() === source) return line;
  const { start, end } = symbol.fact.range;
  const matches: number[] = [];
  for (let i = start.line; i <= end.line; i++) if (file[i]?.trim() === source) matches.push(i);
  return matches.toSorted((a, b) => Math.abs(a - line) - Math.abs(b - line))[0] ?? line;
}
