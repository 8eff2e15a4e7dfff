// Reads and writes members and elements of values: objects, classes, instances and functions.
import { isProperty } from '../files/propertyMethods.ts';
import { maxDispatchTargets } from '../edges/edgeConfidence.ts';
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import type { MemberPart, Flow } from './flowParts.ts';
import { isContainerMethod } from './libraryRules.ts';
import { anyKey, type BuiltValue, type FlowValue, type ForeignValue } from './flowValues.ts';
import { fromOutside, type Value } from '../values/values.ts';

/** Values of `a.b` and `a[b]` for each value of `a`. */
export class MemberFlow implements MemberPart {
  readonly #flow: Flow;

  constructor(flow: Flow) {
    this.#flow = flow;
  }

  /** The cell of the member `name` of the values at the cell `owner`. */
  memberCell(owner: number | undefined, name: string): number | undefined {
    if (owner === undefined) return undefined;
    return this.#flow.cells.cell(`m ${owner} ${name}`, (cell) =>
      this.#flow.calls.dereference(owner, (value) => this.readMember(value, name, cell)),
    );
  }

  readMember(value: FlowValue, name: string, cell: number): void {
    const { evaluation } = this.#flow.dependencies.resolution;
    switch (value.kind) {
      case 'object':
        return this.readObject(value.site, name, cell);
      case 'foreign':
        return this.readForeign(value, name, cell);
      case 'library':
      case 'parameter':
      case 'bound':
        return;
      case 'built':
        this.method({ kind: 'instance', entry: value.entry, index: value.index, exact: true }, name, cell);
        return this.readFields(value, name, cell, value);
      case 'instance':
      case 'super':
        this.method(value, name, cell);
        this.readFields(value, name, cell);
        if (value.kind === 'instance' && !value.exact && !evaluation.member(value, name, fromOutside))
          this.readSubclassFields(value, name, cell);
        return;
      case 'symbol':
        this.#flow.cells.put(cell, evaluation.member(value, name, fromOutside));
        return this.readFields(value, name, cell);
      default:
        return this.#flow.cells.put(cell, evaluation.member(value, name, fromOutside));
    }
  }

  /** Members of a foreign object come from its file; container methods stand for their results. */
  readForeign({ entry, path }: ForeignValue, name: string, cell: number): void {
    this.#putForeignValues(entry, `${path}.${name}`, cell);
    if (isContainerMethod(name)) this.#flow.cells.put(cell, { kind: 'foreign', entry, path: `${path}.${name}` });
  }

  /** Reads a key where members are keys; in other languages containers only have methods. */
  readObject(site: number, name: string, cell: number): void {
    const { objects, cells, entry } = this.#flow;
    if (isContainerMethod(name) && !objects.hasKey(site, name)) cells.put(cell, { kind: 'library', site, name });
    else if (entry.rules.membersAreKeys) cells.network.flow(objects.keyCell(site, name), cell);
  }

  /** Puts the method of an object, bound to it, or the result of a property. */
  method(value: Value & { readonly entry: FileEntry; readonly index: number }, name: string, cell: number): void {
    const { evaluation } = this.#flow.dependencies.resolution;
    if (!isClassLike(value.entry.fact(value.index))) return;
    const match = evaluation.member(value, name, fromOutside);
    if (match?.kind !== 'symbol') return this.#flow.cells.put(cell, match);
    const fact = match.entry.fact(match.index);
    if (fact?.kind === 'constant') return;
    const isStatic = fact?.decorators.some((text) => text === 'staticmethod') ?? false;
    const isBound = fact?.kind === 'method' && match.entry.rules.objectIsFirstParameter && !isStatic;
    const method: FlowValue = isBound ? { ...match, kind: 'bound' } : match;
    const resultCell = fact && isProperty(fact) ? this.#flow.calls.resultCell(this.#flow.cells.constantCell(method), [], false) : undefined;
    if (resultCell === undefined) this.#flow.cells.put(cell, method);
    else this.#flow.cells.network.flow(resultCell, cell);
  }

  /** Fields of the class and its bases that this file sets. */
  readFields(
    { entry, index }: { readonly entry: FileEntry; readonly index: number },
    name: string,
    cell: number,
    constructedValue?: BuiltValue,
  ): void {
    this.readOtherFiles(entry, index, name, cell);
    for (const owner of this.lineage(entry, index)) {
      const field = this.#flow.names.fieldCell(owner, name);
      if (!constructedValue) this.#flow.cells.network.flow(field, cell);
      else
        this.#flow.cells.watch(field, (value) =>
          this.#flow.calls.putWithArguments(value, this.#flow.calls.constructorOf(constructedValue), constructedValue.site, cell),
        );
    }
  }

  /** Fields that other files set, if neither a method nor a type resolves the name. */
  readOtherFiles(entry: FileEntry, index: number, name: string, cell: number): void {
    const { crossFile, resolution } = this.#flow.dependencies;
    const { classes, evaluation } = resolution;
    if (!isClassLike(entry.fact(index))) return;
    const owners = classes.ancestry(entry, index).classes.filter((each) => each.entry !== this.#flow.entry);
    if (!owners.length) return;
    const knownMember = evaluation.member({ kind: 'instance', entry, index, exact: true }, name, fromOutside);
    if (knownMember && knownMember.kind !== 'unknown' && !isConstant(knownMember)) return;
    for (const owner of owners) for (const value of crossFile.field(owner.entry, owner.index, name)) this.#flow.cells.put(cell, value);
  }

  /** Fields of derived classes, for names that the class itself does not have. */
  readSubclassFields({ entry, index }: { readonly entry: FileEntry; readonly index: number }, name: string, cell: number): void {
    const { definitions, tracker } = this.#flow.dependencies;
    const queue = [entry.nodes[index]?.id ?? ''];
    const visited = new Set(queue);
    for (const id of queue) {
      tracker.note(`s:${id}`);
      for (const subclass of definitions.subclasses(id)) {
        if (visited.has(subclass) || visited.size > maxDispatchTargets) continue;
        visited.add(subclass);
        queue.push(subclass);
        const node = definitions.nodes.get(subclass);
        const below = node && definitions.definition(node)?.entry === this.#flow.entry ? node.fact.index : undefined;
        if (below !== undefined) this.#flow.cells.network.flow(this.#flow.names.fieldCell(below, name), cell);
      }
    }
  }

  /** The class and its ancestors within this file. */
  lineage(entry: FileEntry, index: number): readonly number[] {
    if (!isClassLike(entry.fact(index))) return entry === this.#flow.entry ? [index] : [];
    const { classes } = this.#flow.dependencies.resolution.classes.ancestry(entry, index);
    return classes.flatMap((each) => (each.entry === this.#flow.entry ? [each.index] : []));
  }

  /** The cell of the element `key` of the values at the cell `container`; without a key, of any element. */
  elementCell(container: number | undefined, key: string | undefined): number | undefined {
    if (container === undefined) return undefined;
    return this.#flow.cells.cell(`x ${container} ${key ?? anyKey}`, (cell) =>
      this.#flow.calls.dereference(container, (value) => {
        if (value.kind === 'foreign')
          this.#putForeignValues(value.entry, `${value.path}[${key === undefined ? '' : JSON.stringify(key)}]`, cell);
        else if (value.kind === 'object')
          this.#flow.cells.network.flow(
            key === undefined ? this.#flow.objects.valuesCell(value.site) : this.#flow.objects.keyCell(value.site, key),
            cell,
          );
        else if (key !== undefined && this.#flow.entry.rules.membersAreKeys) this.readMember(value, key, cell);
        else if (value.kind === 'instance' || value.kind === 'built') {
          const resultCell = this.#flow.calls.resultCell(this.memberCell(this.#flow.cells.constantCell(value), '__getitem__'), [], false);
          if (resultCell !== undefined) this.#flow.cells.network.flow(resultCell, cell);
        }
      }),
    );
  }

  #putForeignValues(entry: FileEntry, path: string, cell: number): void {
    for (const value of this.#flow.dependencies.crossFile.at(entry, path)) this.#flow.cells.put(cell, value);
  }

  /** Lets the values at `cell` flow into a member of the value; objects of other files are left alone. */
  write(value: FlowValue, name: string, cell: number): void {
    if (value.kind === 'object') return this.#flow.cells.network.flow(cell, this.#flow.objects.keyCell(value.site, name));
    if (value.kind !== 'instance' && value.kind !== 'built' && value.kind !== 'symbol') return;
    if (value.entry === this.#flow.entry && name !== anyKey)
      this.#flow.cells.network.flow(cell, this.#flow.names.fieldCell(value.index, name));
  }
}

function isConstant(value: Value): boolean {
  return value.kind === 'symbol' && value.entry.fact(value.index)?.kind === 'constant';
}
