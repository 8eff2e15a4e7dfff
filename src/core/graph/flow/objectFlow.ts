// Objects, lists and dictionaries of a file: one value per place in the text, with one cell per key.
import type { Term } from '../../symbols/values/valueTerms.ts';
import { typeKey } from '../values/typeKeys.ts';
import type { ObjectPart, Flow } from './flowParts.ts';
import { anyKey, type FlowValue, type ObjectValue } from './flowValues.ts';
import { containerOf, elementOf } from '../values/libraryTypes.ts';
import type { ExternalValue, TypeUse } from '../values/values.ts';

/** Containers and their contents. */
export class ObjectFlow implements ObjectPart {
  readonly #flow: Flow;
  readonly #keysOf = new Map<number, Set<string>>();
  readonly #sitesOfTypes = new Map<string, number>();
  readonly #types = new Map<number, ExternalValue>();
  /** Objects whose iteration yields pairs of key and value. */
  readonly #maps = new Set<number>();

  constructor(flow: Flow) {
    this.#flow = flow;
  }

  /** The one object that represents all containers of a type. */
  typedContainer(value: ExternalValue): ObjectValue {
    const key = `${value.name} ${(value.types ?? []).map(typeKey).join(' ')}`;
    const existingSite = this.#sitesOfTypes.get(key);
    if (existingSite !== undefined) return { kind: 'object', site: existingSite };
    const site = this.#flow.cells.newSite();
    this.#sitesOfTypes.set(key, site);
    this.#types.set(site, value);
    if (containerOf(value) === 'map') this.markMap(site);
    return { kind: 'object', site };
  }

  markMap(site: number): void {
    if (this.#flow.entry.rules.membersAreKeys) this.#maps.add(site);
  }

  isMap(site: number): boolean {
    return this.#maps.has(site);
  }

  /** Adds the values under a key that the type of a container declares. */
  #putDeclaredValues(site: number, key: string, cell: number): void {
    const value = this.#types.get(site);
    if (!value) return;
    const putValueOf = (type: TypeUse | undefined): void => {
      if (type) this.#flow.cells.put(cell, this.#flow.dependencies.resolution.types.of(type));
    };
    if (containerOf(value) === 'pair') putValueOf(value.types?.[Number(key)]);
    else if (key === anyKey) putValueOf(elementOf(value));
  }

  listCell(scope: number, items: readonly (Term | undefined)[]): number {
    const site = this.#flow.cells.newSite();
    let isShifted = false;
    items.forEach((item, i) => {
      const cell = this.#flow.termCell(scope, item);
      isShifted ||= item?.kind === 'spread';
      if (cell !== undefined) this.#flow.cells.network.flow(cell, this.keyCell(site, isShifted ? anyKey : String(i)));
    });
    return this.#flow.cells.constantCell({ kind: 'object', site });
  }

  recordCell(scope: number, entries: readonly { readonly key?: string; readonly value: Term }[]): number {
    const site = this.#flow.cells.newSite();
    for (const { key, value } of entries) {
      if (value.kind === 'spread') this.copyKeys(this.#flow.termCell(scope, value.of), site);
      else {
        const cell = this.#flow.termCell(scope, value);
        const ownName = value.kind === 'function' ? this.#flow.entry.fact(value.index)?.name : undefined;
        if (cell !== undefined)
          this.#flow.cells.network.flow(
            cell,
            this.keyCell(site, key ?? (ownName === undefined || ownName.startsWith('<') ? anyKey : ownName)),
          );
      }
    }
    return this.#flow.cells.constantCell({ kind: 'object', site });
  }

  /** The value under a key of an object; a value under an unknown key flows to all keys. */
  keyCell(site: number, key: string): number {
    return this.#flow.cells.cell(`k ${site} ${key}`, (cell) => {
      const keys = this.#keysOf.get(site) ?? new Set<string>();
      this.#keysOf.set(site, keys);
      if (keys.has(key)) return;
      keys.add(key);
      this.#putDeclaredValues(site, key, cell);
      this.#flow.follow(this.#flow.facts.bindingsOfMember(key));
      this.#followAdditions('all');
      this.#flow.cells.network.flow(cell, this.#allValues(site));
      if (key !== anyKey) this.#flow.cells.network.flow(this.keyCell(site, anyKey), cell);
    });
  }

  /** All values of the object, whatever the key. Method calls that add values matter only to this query. */
  valuesCell(site: number): number {
    this.#followAdditions('one');
    return this.#allValues(site);
  }

  #followAdditions(how: 'one' | 'all'): void {
    this.#flow.follow(this.#flow.facts.bindingsOfElements());
    for (const call of this.#flow.facts.additions('all')) this.#flow.cells.enqueue(() => this.#flow.library.addToContainer(call));
    if (how === 'one')
      for (const call of this.#flow.facts.additions('one')) this.#flow.cells.enqueue(() => this.#flow.library.addToContainer(call));
  }

  #allValues(site: number): number {
    return this.#flow.cells.cell(`all ${site}`, (cell) => this.#putDeclaredValues(site, anyKey, cell));
  }

  hasKey(site: number, key: string): boolean {
    return this.#keysOf.get(site)?.has(key) ?? false;
  }

  /** Copies the entries of all objects at `from` to the object `site`, per key as far as the keys are known. */
  copyKeys(from: number | undefined, site: number): void {
    if (from === undefined) return;
    this.#flow.calls.dereference(from, (value) => {
      if (value.kind !== 'object' || value.site === site) return;
      for (const key of this.#keysOf.get(value.site) ?? [])
        this.#flow.cells.network.flow(this.keyCell(value.site, key), this.keyCell(site, key));
      this.#flow.cells.network.flow(this.keyCell(value.site, anyKey), this.keyCell(site, anyKey));
    });
  }

  elementsCell(container: number | undefined): number | undefined {
    if (container === undefined) return undefined;
    return this.#flow.cells.cell(`e ${container}`, (cell) => {
      this.#flow.calls.dereference(container, (value) => {
        if (value.kind === 'object' && this.#maps.has(value.site)) this.#flow.cells.put(cell, this.pair(this.valuesCell(value.site)));
        else if (value.kind === 'object') this.#flow.cells.network.flow(this.valuesCell(value.site), cell);
        else if (value.kind === 'foreign')
          for (const each of this.#flow.dependencies.crossFile.at(value.entry, `...${value.path}`)) this.#flow.cells.put(cell, each);
        else if (value.kind === 'built' || value.kind === 'instance') this.iterate(value, cell);
      });
    });
  }

  /** A pair of an unknown key and the element at a cell. */
  pair(element: number): ObjectValue {
    const site = this.#flow.cells.newSite();
    this.#flow.cells.network.flow(element, this.keyCell(site, '1'));
    return { kind: 'object', site };
  }

  /** The values that `__iter__` and `__next__` yield (`[Symbol.iterator]` and `next` in JavaScript). */
  iterate(value: FlowValue, cell: number): void {
    const { start, step, element } = this.#flow.entry.rules.iteration;
    const iterator = this.#flow.calls.resultCell(this.#flow.members.memberCell(this.#flow.cells.constantCell(value), start), [], false);
    const next = this.#flow.calls.resultCell(this.#flow.members.memberCell(iterator, step), [], false);
    const elements = this.elementsCell(iterator);
    if (elements !== undefined) this.#flow.cells.network.flow(elements, cell);
    const elementCell = element === undefined ? next : this.#flow.members.memberCell(next, element);
    if (elementCell !== undefined) this.#flow.cells.network.flow(elementCell, cell);
  }
}
