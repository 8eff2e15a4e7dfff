// Maps stack frames to functions of the workspace, even if the trace comes from another machine, a container or an older version.
import { rulesOf } from '../../../syntax/languages.ts';
import type { CodeGraph, SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { implementationsOf } from '../../definitions/overloads.ts';
import { overloadsFor } from './frameOverloads.ts';
import { isForeignPackage, type PathFile, type PathIndex } from '../../../workspace/pathIndex.ts';
import { firstOfEach } from '../../../base/collections/firstOfEach.ts';
import type { Frame } from '../../../reading/mentions/frame.ts';

/** A frame and its place in the workspace. */
export interface MappedFrame {
  readonly frame: Frame;
  /** The file, when it is certain. */
  readonly file: PathFile | null;
  /** Other possible files; empty unless ambiguous. */
  readonly ambiguous: readonly PathFile[];
  readonly symbol: SymbolNode | null;
  /**
   * Zero-based line in the workspace, or -1. Differs from the line of the frame when the function was found by name elsewhere in the
   * file.
   */
  readonly line: number;
  /** The function was found by name: the line of the frame is missing, outside that function or not executable, or the file differs. */
  readonly shifted: boolean;
  /** The frame belongs to compiled code: the source function was found by name, or only the file. Implies `shifted`. */
  readonly compiled: boolean;
  /** The line is the current call of the function of the previous frame, because the frame has no usable line. */
  readonly atCall?: true;
}

/** Limit of mapped frames: recursion repeats itself for thousands of lines. */
const maxFrames = 60;

/** Whether the line of a frame is the place of the failure in the current code. */
export function hasFailureLine({ atCall, shifted, frame }: MappedFrame): boolean {
  return atCall === true || (!shifted && frame.line >= 0);
}

/** Maps each frame that is not a repetition, innermost first. */
export function mapFrames(frames: readonly Frame[], graph: CodeGraph, files: PathIndex): MappedFrame[] {
  const distinct = firstOfEach(frames, ({ path, line, symbol }) => `${path}:${line}:${symbol}`);
  const mappedFrames = distinct.slice(0, maxFrames).map((frame) => toNamedFunction(mapFrame(frame, graph, files), graph));
  return mappedFrames.map((each, i) => placeAtCall(each, mappedFrames[i - 1], graph));
}

/** Replaces a closure by the named function around it, which has callers and state. */
function toNamedFunction(mappedFrame: MappedFrame, graph: CodeGraph): MappedFrame {
  const { symbol } = mappedFrame;
  if (!symbol?.fact.name.startsWith('<')) return mappedFrame;
  const inFile = graph.inFile(symbol.root, symbol.path);
  for (let up = inFile[symbol.fact.parent]; up; up = inFile[up.fact.parent]) {
    if (up.fact.name.startsWith('<')) continue;
    return up.fact.kind === 'function' || up.fact.kind === 'method' ? { ...mappedFrame, symbol: up } : mappedFrame;
  }
  return mappedFrame;
}

/** Places a frame that was found by name at its only call of the previous frame. */
function placeAtCall(mappedFrame: MappedFrame, innerFrame: MappedFrame | undefined, graph: CodeGraph): MappedFrame {
  const { symbol, shifted, frame } = mappedFrame;
  if (!symbol || !innerFrame?.symbol || !(shifted || frame.line < 0) || innerFrame.symbol === symbol) return mappedFrame;
  const [call, another] = graph.callees(symbol.id).filter(({ callee }) => callee === innerFrame.symbol?.id);
  return call && !another ? { ...mappedFrame, line: call.line, atCall: true } : mappedFrame;
}

function mapFrame(frame: Frame, graph: CodeGraph, files: PathIndex): MappedFrame {
  const nowhere: MappedFrame = { frame, file: null, ambiguous: [], symbol: null, line: -1, shifted: false, compiled: false };
  if (frame.modules) return { ...nowhere, ...locateInModule(frame, frame.modules, graph, files) };
  const match = files.match(frame.path);
  if (!match) {
    const topFile = files.topOfPackage(frame.path).find((file) => findNamedSymbol(frame, file, graph));
    const [withinFile, another] = topFile ? [] : files.withinPackage(frame.path).filter((file) => findNamedSymbol(frame, file, graph));
    const packageFile = topFile ?? (another ? undefined : withinFile);
    if (packageFile) return { ...nowhere, file: packageFile, ...locate(frame, packageFile, graph) };
    const movedPlace = findMovedFunction(frame, graph);
    return movedPlace ? { ...nowhere, ...movedPlace, shifted: true } : nowhere;
  }
  const namedFiles = match.files.filter((file) => findNamedSymbol(frame, file, graph));
  const fittingFiles = namedFiles.length ? namedFiles : match.files;
  const [file, ...others] = fittingFiles;
  if (!file) return nowhere;
  if (others.length) return { ...nowhere, ambiguous: fittingFiles };
  const place = match.compiled ? locateInSource(frame, file, graph) : locate(frame, file, graph);
  // A bundle looks like one file and holds many: its functions are found by name.
  const bundledPlace = match.compiled && frame.symbol && !place.symbol ? findMovedFunction(frame, graph) : undefined;
  if (bundledPlace) return { ...nowhere, ...bundledPlace, shifted: true, compiled: true };
  const otherPlace = !match.compiled && place.shifted && !place.symbol ? findMovedFunction(frame, graph) : undefined;
  if (otherPlace) return { ...nowhere, ...otherPlace, shifted: true };
  return { frame, file, ambiguous: [], compiled: match.compiled, ...place };
}

/** Fallback for a moved or renamed file: the only function of that name in the same kind of file. */
function findMovedFunction(frame: Frame, graph: CodeGraph): Pick<MappedFrame, 'file' | 'symbol' | 'line'> | undefined {
  const { path, symbol: name } = frame;
  if (!isSpecificName(name) || isForeignPackage(path)) return undefined;
  const [symbol, another] = overloadsFor(frame, implementationsOf(graph.byName(name), graph));
  if (!symbol || another || symbol.role !== 'code' || familyOf(symbol.path) !== familyOf(path)) return undefined;
  return { file: { root: symbol.root, path: symbol.path, role: symbol.role }, symbol, line: symbol.fact.nameRange.start.line };
}

/** Whether a name is specific: `Cart.total`, `read_header` and `readHeader` are unlikely to occur by chance, unlike `get` and `run`. */
function isSpecificName(name: string): boolean {
  return /[\p{L}\p{N}][._][\p{L}]|\p{Ll}\p{Lu}/u.test(name);
}

/** Extension of a path; JavaScript and the languages that compile to it share one. */
function familyOf(path: string): string {
  const ending = /\.[^./]*$/.exec(path)?.[0].toLowerCase() ?? '';
  return /^\.(?:[cm]?[jt]sx?|vue|svelte)$/.test(ending) ? '.js' : ending;
}

/** Resolves a frame without a file: by its modules below the folder of the crate, else by its name. */
function locateInModule(
  frame: Frame,
  modules: readonly string[],
  graph: CodeGraph,
  files: PathIndex,
): Pick<MappedFrame, 'file' | 'symbol' | 'line'> | undefined {
  for (const path of modules) {
    const match = files.match(path);
    // The folder of the crate may have another name.
    if (!match || match.sharedParts < path.split('/').length - 1) continue;
    for (const file of match.files) {
      const symbol = findNamedSymbol(frame, file, graph);
      if (symbol) return { file, symbol, line: symbol.fact.nameRange.start.line };
    }
  }
  return findMovedFunction(frame, graph);
}

/** Whether code can run at a line of the definition; a compiler may report any line. */
function canRun({ compiler }: Frame, { language, fact: { kind } }: SymbolNode): boolean {
  return compiler === true || !rulesOf(language).runsInFunctionsOnly || ['function', 'method', 'test', 'route', 'constant'].includes(kind);
}

/** Resolves a frame of compiled code by name, because its line does not refer to the source. */
function locateInSource(frame: Frame, file: PathFile, graph: CodeGraph): Pick<MappedFrame, 'symbol' | 'line' | 'shifted'> {
  const symbol = findNamedSymbol({ ...frame, line: -1 }, file, graph) ?? null;
  return { symbol, line: symbol?.fact.nameRange.start.line ?? 0, shifted: true };
}

/** The function at the line of the frame, unless the frame names another function of the file: names are stabler than line numbers. */
function locate(frame: Frame, file: PathFile, graph: CodeGraph): Pick<MappedFrame, 'symbol' | 'line' | 'shifted'> {
  const lineSymbol = frame.line >= 0 ? graph.at(file.root, file.path, frame.line) : undefined;
  const namedSymbol = findNamedSymbol(frame, file, graph);
  if (!namedSymbol && lineSymbol && !canRun(frame, lineSymbol)) return { symbol: null, line: frame.line, shifted: true };
  if (!namedSymbol && lineSymbol && hasFunctionName(frame) && !mayBeNamedBy(lineSymbol, frame, graph, file))
    return { symbol: null, line: frame.line, shifted: true };
  if (!namedSymbol || (lineSymbol && isSameOrNestedIn(lineSymbol, namedSymbol, graph, file)))
    return { symbol: lineSymbol ?? namedSymbol ?? null, line: frame.line, shifted: false };
  return { symbol: namedSymbol, line: namedSymbol.fact.nameRange.start.line, shifted: frame.line >= 0 };
}

/** Whether the frame names a function that a person wrote, rather than an anonymous one or the whole file. */
function hasFunctionName({ symbol }: Frame): boolean {
  return (
    /^[\p{L}_$][\p{L}\p{N}_$.]*$/u.test(symbol) &&
    !/(?:lambda|access)\$|(?:^|\.)(?:anonymous|lambda|main|module|eval|init|cctor|ctor|Invoke|apply|call|invoke|run)$/i.test(symbol)
  );
}

/** Whether the frame may name `at` or something around it. An anonymous function has the name of its target. */
function mayBeNamedBy(at: SymbolNode, { symbol }: Frame, graph: CodeGraph, file: PathFile): boolean {
  const symbols = graph.inFile(file.root, file.path);
  const simpleName = symbol.slice(symbol.lastIndexOf('.') + 1);
  for (let each: SymbolNode | undefined = at; each; each = symbols[each.fact.parent]) {
    const { kind, name, signature } = each.fact;
    if (kind === 'module') return each === at;
    if (name.startsWith('<') || kind === 'route' || kind === 'test' || kind === 'constant') return true;
    // `proto.handle_request = function handle()` has two names, and a constructor is called like its class.
    if (name === simpleName || signature.match(/[\p{L}\p{N}_$]+/gu)?.includes(simpleName)) return true;
    if (kind === 'class') return false;
  }
  return true;
}

/** Whether `inner` is `outer` or a function in it. */
function isSameOrNestedIn(inner: SymbolNode, outer: SymbolNode, graph: CodeGraph, file: PathFile): boolean {
  const symbols = graph.inFile(file.root, file.path);
  const parentOf = (each: SymbolNode): SymbolNode | undefined => symbols.find(({ fact }) => fact.index === each.fact.parent);
  for (let at: SymbolNode | undefined = inner; at; at = parentOf(at)) {
    if (at.id === outer.id || at.fact.name === outer.fact.name) return true;
  }
  return false;
}

function findNamedSymbol(frame: Frame, file: PathFile, graph: CodeGraph): SymbolNode | undefined {
  if (!frame.symbol) return undefined;
  const simpleName = frame.symbol.slice(frame.symbol.lastIndexOf('.') + 1);
  const inFile = graph.inFile(file.root, file.path).filter((symbol) => symbol.fact.name === simpleName);
  const qualifiedSymbols = inFile.filter((symbol) => symbol.fact.qualifiedName === frame.symbol);
  const overloads = overloadsFor(frame, qualifiedSymbols.length ? qualifiedSymbols : inFile);
  return overloads.toSorted((a, b) => distance(frame.line, a) - distance(frame.line, b))[0];
}

/** Lines between a line and a definition, 0 inside: the nearest of several definitions with one name is the likeliest. */
function distance(line: number, { fact: { range } }: SymbolNode): number {
  return Math.max(0, range.start.line - line, line - range.end.line);
}

/** Line of a mapped frame in the current text: the line of the source code that the trace shows, if the function has it. */
export function currentLineOf(file: readonly string[], { frame, symbol, line }: MappedFrame): number {
  const { source } = frame;
  if (source === undefined || !symbol || file[line]?.trim() === source) return line;
  const { start, end } = symbol.fact.range;
  const matches: number[] = [];
  for (let i = start.line; i <= end.line; i++) if (file[i]?.trim() === source) matches.push(i);
  return matches.toSorted((a, b) => Math.abs(a - line) - Math.abs(b - line))[0] ?? line;
}
