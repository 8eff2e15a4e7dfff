// Resolves a bare name inside a function: a local, module state, a function or class of the file, or an import.
import { captureOf } from '../captures.ts';
import type { FileContext } from '../fileContext.ts';

/** Kind of a name at module level. */
export type NameKind = 'state' | 'callable' | 'import';

/** Resolves bare names inside the file. */
export interface ModuleNames {
  kind(name: string): NameKind | undefined;
  /** Whether the name is a parameter or variable of the symbol or of an enclosing function. */
  isLocal(symbol: number, name: string): boolean;
  /** Whether the symbol declares the name `global`. */
  isGlobal(symbol: number, name: string): boolean;
  /** Whether the name is a field of an enclosing class that needs no `this`. */
  isBareField(symbol: number, name: string): boolean;
  /** Whether any class of the file has such a field. */
  isFieldName(name: string): boolean;
  /** Fast check with false positives: whether some name (or self word) has this first character code and length. */
  mayHold(first: number, length: number): boolean;
}

/**
 * The word that facts use for the object of a symbol (`self`, `this`), if `word` denotes that object: a keyword, or the receiver name of
 * a method.
 */
export function selfWordOf(word: string, symbol: number, { grammar, drafts }: FileContext): string | undefined {
  if (word === '@') return grammar.selfNames[0];
  if (grammar.selfNames.includes(word)) return /^[a-z]/.test(word) ? word : grammar.selfNames[0];
  for (let at = drafts[symbol - 1]; at; at = drafts[at.enclosingSymbol - 1]) if (at.selfName === word) return grammar.selfNames[0];
  return undefined;
}

type NameSets = Map<number, Set<string>>;

export function moduleNames(context: FileContext): ModuleNames {
  const { drafts } = context;
  const names = new Map<string, NameKind>();
  for (const fact of context.imports) if (fact.scope === 0) for (const { local } of fact.names) names.set(local, 'import');
  for (const match of context.captures('state')) {
    const node = captureOf(match, 'state');
    if (node) names.set(context.source.textOf(node), 'state');
  }
  for (const draft of drafts) {
    const isTop = draft.parent === 0 || drafts[draft.parent - 1]?.isNamespace === true;
    if (draft.kind === 'constant' && isTop) names.set(draft.name, 'state');
    else if (draft.name !== 'default' && (draft.kind === 'function' || (draft.kind === 'class' && draft.parent === 0))) {
      names.set(draft.name, 'callable');
    }
  }
  const globals = namesByOwner(context, 'global', 'global', () => true);
  const locals = localNames(context, names, globals);
  const fields = context.grammar.bareFields ? fieldsByHolder(context) : new Map<number, Set<string>>();
  const fieldNames = new Set([...fields.values()].flatMap((holderNames) => [...holderNames]));
  const isInScope = (symbol: number, sets: NameSets, name: string): boolean => {
    for (let at = symbol; at > 0; at = drafts[at - 1]?.enclosingSymbol ?? 0) if (sets.get(at)?.has(name)) return true;
    return false;
  };
  return {
    kind: (name) => names.get(name),
    isLocal: (symbol, name) => isInScope(symbol, locals, name),
    isGlobal: (symbol, name) => globals.get(symbol)?.has(name) ?? false,
    isBareField: (symbol, name) => isInScope(symbol, fields, name),
    isFieldName: (name) => fieldNames.has(name),
    mayHold: shapesOf([...names.keys(), ...fieldNames, ...context.grammar.selfNames, ...drafts.map(({ selfName }) => selfName)]),
  };
}

/** Most words of a file are not module names; first letter and length rule them out without slicing the word. */
function shapesOf(names: readonly string[]): ModuleNames['mayHold'] {
  const shapes = new Set(names.map((name) => name.charCodeAt(0) * 256 + Math.min(name.length, 255)));
  return (first, length) => shapes.has(first * 256 + Math.min(length, 255));
}

function localNames(context: FileContext, names: ReadonlyMap<string, NameKind>, globals: NameSets): NameSets {
  const { source, grammar } = context;
  const isWanted = (name: string): boolean => grammar.bareFields || names.has(name);
  // `const handle = () => …` is a function of the file, which has a symbol.
  const functionOffsets = new Set(context.drafts.flatMap(({ kind, nameNode }) => (kind === 'function' ? [nameNode.startIndex] : [])));
  const locals = namesByOwner(context, 'local', 'local', isWanted, new Set([...reassignedOffsets(context), ...functionOffsets]));
  context.parameters.forEach((list, i) => {
    for (const { name } of list)
      for (const word of name.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu) ?? []) if (isWanted(word)) addName(locals, i + 1, word);
  });
  if (!grammar.assignmentDeclares) return locals;
  for (const match of context.captures('write')) {
    const node = captureOf(match, 'write');
    const owner = node && context.owners.runnerAt(node.startIndex);
    if (!node || !owner || functionOffsets.has(node.startIndex)) continue;
    const name = source.foldedText(node, 200);
    if (isWanted(name) && !globals.get(owner)?.has(name)) addName(locals, owner, name);
  }
  return locals;
}

/** Offsets of names in patterns that assign without declaring: `[a, b] = [b, a]`. */
function reassignedOffsets({ captures }: FileContext): ReadonlySet<number> {
  const starts = new Set<number>();
  for (const match of captures('write')) {
    const node = captureOf(match, 'write.update');
    if (node) starts.add(node.startIndex);
  }
  return starts;
}

function namesByOwner(
  context: FileContext,
  role: 'global' | 'local',
  capture: string,
  accepts: (name: string) => boolean,
  excludedOffsets: ReadonlySet<number> = new Set(),
): NameSets {
  const sets: NameSets = new Map();
  for (const match of context.captures(role)) {
    const node = captureOf(match, capture);
    const owner = node && context.owners.runnerAt(node.startIndex);
    if (!node || !owner || excludedOffsets.has(node.startIndex)) continue;
    const name = context.source.textOf(node);
    if (accepts(name)) addName(sets, owner, name);
  }
  return sets;
}

function fieldsByHolder(context: FileContext): NameSets {
  const sets: NameSets = new Map();
  for (const match of context.captures('field')) {
    const node = captureOf(match, 'field');
    if (!node) continue;
    let holder = context.owners.holderAt(node.startIndex);
    if (context.drafts[holder - 1]?.kind === 'constant') holder = context.drafts[holder - 1]?.enclosingSymbol ?? 0;
    addName(sets, holder, context.source.textOf(node));
  }
  return sets;
}

function addName(sets: NameSets, owner: number, name: string): void {
  const ownerNames = sets.get(owner);
  if (ownerNames) ownerNames.add(name);
  else sets.set(owner, new Set([name]));
}
