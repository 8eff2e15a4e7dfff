// Facts about a target that decide what a place of its name means: its owner, related classes, and edges to it.
import { fileKey, fileKeyOf } from '../../base/fileKey.ts';
import { parentFolder } from '../../base/parentFolder.ts';
import type { EdgeEvidence, CodeGraph, MemberForm, NamedDefinition, NamePlace, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { rulesOf } from '../../syntax/languages.ts';
import type { SymbolKind } from '../../symbols/facts.ts';
import { isClassLike, fileStem } from '../../graph/files/fileEntry.ts';
import { ownerOf } from '../../graph/files/enclosingSymbols.ts';
import { holdersOf } from './fieldHolders.ts';
import { mixinsOf, relatedTypesOfMember } from './relatedTypes.ts';
import { isNamedConstructor, OverloadedMethod } from './overloadedMethod.ts';
import { isInlineMember, nameOfTarget, ownerOfTarget, type UseTarget } from './usePlaces.ts';

/** Evidence of an edge of the graph for the line where it starts. */
export interface KnownEdge {
  readonly evidence: EdgeEvidence;
  readonly confidence: number;
}

/** The facts of one target. */
export class TargetFacts {
  readonly target: UseTarget;
  readonly graph: CodeGraph;
  /** The class that has the member; undefined for other targets. */
  readonly owner: SymbolNode | undefined;
  /** Overloads of the target; undefined if it is not a symbol. */
  readonly overloads: OverloadedMethod | undefined;
  /** Whether it constructs objects of a class that has its name. */
  readonly isConstructor: boolean;
  /** Base and derived classes of the owner, by id. */
  readonly relatedTypes: ReadonlySet<string>;
  /** Mixins that a derived class combines with the owner, by id. */
  readonly mixins: ReadonlySet<string>;
  /** Whether it is defined inside a function: other files cannot name it. */
  readonly isLocal: boolean;
  /** Whether it is defined at the top of its module. */
  readonly #isTop: boolean;
  /** Edges to the target by `root:path:line`. */
  readonly #edges = new Map<string, KnownEdge>();

  constructor(target: UseTarget, graph: CodeGraph) {
    this.target = target;
    this.graph = graph;
    const { symbol } = target;
    const isSymbol = target.name === undefined;
    const parent = ownerOfTarget(target, graph);
    // Variables of a namespace are no members: code in it uses their plain names.
    this.owner = parent && isClassLike(parent.fact) && !(target.name !== undefined && isNamespace(parent)) ? parent : undefined;
    this.#isTop = parent?.fact.kind === 'module';
    // Members of an inline type in the head of a function are visible wherever the function is called.
    this.isLocal = !isInlineMember(target) && parent !== undefined && parent.fact.kind !== 'module' && !isClassLike(parent.fact);
    this.overloads = isSymbol ? new OverloadedMethod(symbol, graph) : undefined;
    this.isConstructor = isSymbol && isNamedConstructor(symbol);
    this.relatedTypes = this.owner ? relatedTypesOfMember(this.owner, isSymbol ? symbol : undefined, graph) : new Set();
    this.mixins = this.owner ? mixinsOf(this.owner, graph) : new Set();
    if (isSymbol) this.#readEdges(symbol);
  }

  #readEdges({ id }: SymbolNode): void {
    for (const { caller, kind, line, evidence, confidence } of this.graph.incoming(id)) {
      const callerSymbol = this.graph.symbol(caller);
      if (!callerSymbol || kind === 'overrides' || kind === 'imports') continue;
      const key = `${fileKeyOf(callerSymbol)}:${line}`;
      const earlierEdge = this.#edges.get(key);
      if (!earlierEdge || earlierEdge.confidence < confidence) this.#edges.set(key, { evidence, confidence });
    }
  }

  /** The surest edge from a line to the target. */
  edgeAt(root: string, path: string, line: number): KnownEdge | undefined {
    return this.#edges.size ? this.#edges.get(`${fileKey(root, path)}:${line}`) : undefined;
  }

  /** Kind of the definition; undefined for fields and variables that are not symbols. */
  get kind(): SymbolKind | undefined {
    return this.target.name === undefined ? this.target.symbol.fact.kind : undefined;
  }

  /** Whether the target can have such a form; types and constructors can have any. */
  canBe(form: MemberForm): boolean {
    const { symbol, name } = this.target;
    if (name !== undefined || symbol.fact.kind === 'constant') return form === 'field';
    return isClassLike(symbol.fact) || this.owner?.fact.name === symbol.fact.name || form === 'method';
  }

  /** Whether one of the meanings is the target symbol. */
  isAmong(definitions: readonly NamedDefinition[] | 'outside'): boolean {
    return definitions !== 'outside' && definitions.some(({ symbol, name }) => name === undefined && isSame(symbol, this.target.symbol));
  }

  /** Whether a meaning is exactly the target. */
  isMeant({ symbol, name }: NamedDefinition): boolean {
    const { target } = this;
    if (name === undefined) return target.name === undefined ? isSame(symbol, target.symbol) : this.#isSetTo(symbol);
    const ownerId = target.name === undefined ? this.owner?.id : target.symbol.id;
    return (name === target.name && symbol.id === ownerId) || this.#isParameterProperty(symbol);
  }

  /** Whether `node` is a function in an object literal: a separate definition that may implement a member of a type. */
  isOfObject(node: SymbolNode): boolean {
    const parent = ownerOf(node, this.graph);
    const isTarget = this.target.name === undefined && isSame(node, this.target.symbol);
    return !rulesOf(node.language).methodsNeedClass && node.fact.kind === 'method' && !isTarget && !(parent && isClassLike(parent.fact));
  }

  /** Whether a class or an inline type has the target as a member. */
  get isMember(): boolean {
    return this.owner !== undefined || isInlineMember(this.target);
  }

  /** Whether a class itself declares a member of that name. */
  isDeclaredBy({ root, path, fact }: SymbolNode): boolean {
    const name = nameOfTarget(this.target);
    const inFile = this.graph.inFile(root, path);
    return (
      inFile.some((each) => each.fact.parent === fact.index && each.fact.name === name) ||
      holdersOf(root, path, name, this.graph).some(({ symbol }) => inFile[fact.index]?.id === symbol.id)
    );
  }

  /** Whether a place is a plain name inside the module or namespace that holds the target; the value of the name may be external. */
  isOfModule({ root, path, line, receiver }: NamePlace): boolean {
    const { symbol, name } = this.target;
    if (receiver !== undefined || name === undefined || symbol.root !== root || symbol.path !== path) return false;
    const { start, end } = symbol.fact.range;
    return symbol.fact.kind === 'module' || (isNamespace(symbol) && start.line <= line && line <= end.line);
  }

  /** Whether the target stands at the top of this file. */
  isTopOf({ root, path }: NamePlace): boolean {
    const { symbol } = this.target;
    return !this.owner && !this.isLocal && symbol.root === root && symbol.path === path;
  }

  /** Whether the line imports the name from the module that defines the target, whatever else the file defines under that name. */
  isImportedAt({ root, path, line, name }: NamePlace): boolean {
    const { symbol } = this.target;
    if (!this.#isTop) return false;
    const imports = this.graph.file(root, path)?.facts.imports ?? [];
    const ownImports = imports.filter((fact) => fact.line === line && fact.names.some(({ imported }) => imported === name));
    if (!ownImports.some(({ module }) => module.split(/[./]/).at(-1) === fileStem(symbol.path))) return false;
    return this.graph.imports(root, path).some((file) => file.root === symbol.root && file.path === symbol.path);
  }

  /** Whether a file imports that name, or everything from another module. */
  mayImport(root: string, path: string, name: string): boolean {
    const imports = this.graph.file(root, path)?.facts.imports ?? [];
    return imports.some(({ names }) => names.some(({ local }) => local === name || local === '*'));
  }

  /** Whether `receiver` is the current object. */
  isOwnObject(receiver: string): boolean {
    return /^(?:self|cls|this|super(?:\(.*\))?|base|parent)$/.test(receiver);
  }

  /** Whether a chain begins with an import of its file, or with a string. */
  isImported(root: string, path: string, receiver: string): boolean {
    const first = /^[\p{L}_$][\p{L}\p{N}_$]*/u.exec(receiver)?.[0];
    const imports = this.graph.file(root, path)?.facts.imports ?? [];
    return (
      first === undefined ||
      imports.some(({ module, names }) => names.some(({ local }) => local === first) || module.split(/[./:]/).at(-1) === first)
    );
  }

  /** Whether an object of the target's class may replace one with a member of that name, in untyped code outside the class. */
  canStandIn(owners: readonly (SymbolNode | undefined)[], place: Pick<NamePlace, 'root' | 'path' | 'line' | 'receiver'>): boolean {
    const { root, path, line, receiver } = place;
    if (!this.owner || !rulesOf(this.target.symbol.language).objectsStandIn || receiver === undefined || this.isOwnObject(receiver))
      return false;
    const isAround = ({ fact, ...at }: SymbolNode): boolean =>
      at.root === root && at.path === path && fact.range.start.line <= line && line <= fact.range.end.line;
    return owners.some((owner) => owner !== undefined && isClassLike(owner.fact) && !isAround(owner));
  }

  /** Whether Python sees a field by its plain name: in the body of its class, or in the head of a method there. */
  isInBody(line: number, around: SymbolNode | null): boolean {
    const { owner } = this;
    if (!around || !owner) return false;
    const isHead = around.fact.parent === owner.fact.index && line <= around.fact.nameRange.start.line;
    return around.id === owner.id || (isHead && around.path === owner.path && around.root === owner.root);
  }

  /** Whether its language declares every field, so that the same name in a derived class is another field. */
  get declaresFields(): boolean {
    return rulesOf(this.target.symbol.language).declaresEveryField;
  }

  /** Whether the symbol is a function assigned to the target field (`this.onStop = () => …`): a symbol of its own, and the field's value. */
  #isSetTo(symbol: SymbolNode): boolean {
    const { target } = this;
    return symbol.fact.name === target.name && ownerOf(symbol, this.graph)?.id === target.symbol.id;
  }

  /** `constructor(private name: …)` declares the field as well as the parameter. */
  #isParameterProperty({ root, path, fact }: SymbolNode): boolean {
    const { symbol, name } = this.target;
    const isConstructor = fact.name === 'constructor' && root === symbol.root && path === symbol.path && fact.parent === symbol.fact.index;
    if (!isConstructor || name === undefined) return false;
    return [...fact.signature.matchAll(parameterProperty)].some(([, each]) => each === name);
  }
}

/** A namespace of TypeScript. */
function isNamespace({ language, fact }: SymbolNode): boolean {
  const { mergesNamespaces, namespaceHead } = rulesOf(language);
  return mergesNamespaces && namespaceHead?.test(fact.signature) === true;
}

const parameterProperty = /\b(?:private|protected|public|readonly|override)\s+([\p{L}\p{N}_$]+)/gu;

/** Whether both are the same definition, or declarations of it in one place: overloads, a class and its interface, a stub of Python. */
function isSame(a: SymbolNode, b: SymbolNode): boolean {
  if (a.id === b.id) return true;
  if (a.root !== b.root || a.fact.qualifiedName !== b.fact.qualifiedName) return false;
  const { stubEnding, packagesAreFolders } = rulesOf(a.language);
  if (stubEnding !== undefined && (a.path === b.path + stubEnding || b.path === a.path + stubEnding)) return true;
  // A package in a folder may define a name once for each target system.
  const isSamePackage = packagesAreFolders && rulesOf(b.language).packagesAreFolders && parentFolder(a.path) === parentFolder(b.path);
  return a.path === b.path || isSamePackage;
}
