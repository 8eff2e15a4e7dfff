// Objects, lists and dictionaries that a file writes: one value for each place in the text, with a place for each key.
import type { Term } from '../../symbols/values/terms.ts';
import { typeKey } from '../typing/annotations.ts';
import type { FileFlow } from './fileFlow.ts';
import { anyKey, type FlowValue, type ObjectValue } from './flowValues.ts';
import { containerOf, elementOf } from '../typing/libraryTypes.ts';
import type { ExternalValue, TypeUse } from '../calls/values.ts';

/** Containers and what is in them. */
export class FlowObjects {
  readonly #flow: FileFlow;
  readonly #keysOf = new Map<number, Set<string>>();
  readonly #sitesOfTypes = new Map<string, number>();
  readonly #types = new Map<number, ExternalValue>();
  /** Objects that give pairs of key and value when one goes over them. */
  readonly #maps = new Set<number>();

  constructor(flow: FileFlow) {
    this.#flow = flow;
  }

  /** The one object that stands for all containers of a type. */
  typed(value: ExternalValue): ObjectValue {
    const key = `${value.name} ${(value.types ?? []).map(typeKey).join(' ')}`;
    const known = this.#sitesOfTypes.get(key);
    if (known !== undefined) return { kind: 'object', site: known };
    const site = this.#flow.places.site();
    this.#sitesOfTypes.set(key, site);
    this.#types.set(site, value);
    if (containerOf(value) === 'map') this.markMap(site);
    return { kind: 'object', site };
  }

  markMap(site: number): void {
    if (this.#flow.entry.family === 'ecmascript') this.#maps.add(site);
  }

  isMap(site: number): boolean {
    return this.#maps.has(site);
  }

  /** What the type of a container says that is under a key of it. */
  #putTyped(site: number, key: string, place: number): void {
    const value = this.#types.get(site);
    if (!value) return;
    const put = (type: TypeUse | undefined): void => {
      if (type) this.#flow.places.put(place, this.#flow.resolver.types.of(type));
    };
    if (containerOf(value) === 'pair') put(value.types?.[Number(key)]);
    else if (key === anyKey) put(elementOf(value));
  }

  list(scope: number, items: readonly (Term | undefined)[]): number {
    const site = this.#flow.places.site();
    let isShifted = false;
    items.forEach((item, i) => {
      const place = this.#flow.term(scope, item);
      isShifted ||= item?.kind === 'spread';
      if (place !== undefined) this.#flow.places.network.flow(place, this.key(site, isShifted ? anyKey : String(i)));
    });
    return this.#flow.places.constant({ kind: 'object', site });
  }

  record(scope: number, entries: readonly { readonly key?: string; readonly value: Term }[]): number {
    const site = this.#flow.places.site();
    for (const { key, value } of entries) {
      if (value.kind === 'spread') this.copyKeys(this.#flow.term(scope, value.of), site);
      else {
        const place = this.#flow.term(scope, value);
        const own = value.kind === 'function' ? this.#flow.entry.fact(value.index)?.name : undefined;
        if (place !== undefined)
          this.#flow.places.network.flow(place, this.key(site, key ?? (own === undefined || own.startsWith('<') ? anyKey : own)));
      }
    }
    return this.#flow.places.constant({ kind: 'object', site });
  }

  /** The value under a key of an object; what is under any key gets to all who look up some key. */
  key(site: number, key: string): number {
    return this.#flow.places.place(`k ${site} ${key}`, (place) => {
      const keys = this.#keysOf.get(site) ?? new Set<string>();
      this.#keysOf.set(site, keys);
      if (keys.has(key)) return;
      keys.add(key);
      this.#putTyped(site, key, place);
      this.#flow.follow(this.#flow.facts.member(key));
      this.#ask('all');
      this.#flow.places.network.flow(place, this.#everything(site));
      if (key !== anyKey) this.#flow.places.network.flow(this.key(site, anyKey), place);
    });
  }

  /** All that is in the object, whatever the key: what is put in by methods matters only to who asks for that. */
  all(site: number): number {
    this.#ask('one');
    return this.#everything(site);
  }

  #ask(how: 'one' | 'all'): void {
    this.#flow.follow(this.#flow.facts.elements());
    for (const call of this.#flow.facts.putting('all')) this.#flow.places.later(() => this.#flow.library.put(call));
    if (how === 'one') for (const call of this.#flow.facts.putting('one')) this.#flow.places.later(() => this.#flow.library.put(call));
  }

  #everything(site: number): number {
    return this.#flow.places.place(`all ${site}`, (place) => this.#putTyped(site, anyKey, place));
  }

  hasKey(site: number, key: string): boolean {
    return this.#keysOf.get(site)?.has(key) ?? false;
  }

  /** Entries of all objects at `from` for the object `site`, key by key as far as they are known. */
  copyKeys(from: number | undefined, site: number): void {
    if (from === undefined) return;
    this.#flow.calls.deref(from, (value) => {
      if (value.kind !== 'object' || value.site === site) return;
      for (const key of this.#keysOf.get(value.site) ?? []) this.#flow.places.network.flow(this.key(value.site, key), this.key(site, key));
      this.#flow.places.network.flow(this.key(value.site, anyKey), this.key(site, anyKey));
    });
  }

  elements(of: number | undefined): number | undefined {
    if (of === undefined) return undefined;
    return this.#flow.places.place(`e ${of}`, (place) => {
      this.#flow.calls.deref(of, (value) => {
        if (value.kind === 'object' && this.#maps.has(value.site)) this.#flow.places.put(place, this.pair(this.all(value.site)));
        else if (value.kind === 'object') this.#flow.places.network.flow(this.all(value.site), place);
        else if (value.kind === 'foreign')
          for (const each of this.#flow.resolver.held.at(value.entry, `...${value.path}`)) this.#flow.places.put(place, each);
        else if (value.kind === 'built' || value.kind === 'instance') this.iterate(value, place);
      });
    });
  }

  /** A pair of some key and the element at a place. */
  pair(element: number): ObjectValue {
    const site = this.#flow.places.site();
    this.#flow.places.network.flow(element, this.key(site, '1'));
    return { kind: 'object', site };
  }

  /** What `__iter__` and `__next__` give (`[Symbol.iterator]` and `next` in JavaScript). */
  iterate(value: FlowValue, place: number): void {
    const [start, step] = this.#flow.entry.family === 'python' ? ['__iter__', '__next__'] : ['[Symbol.iterator]', 'next'];
    const iterator = this.#flow.calls.result(this.#flow.members.member(this.#flow.places.constant(value), start), [], false);
    const next = this.#flow.calls.result(this.#flow.members.member(iterator, step), [], false);
    const elements = this.elements(iterator);
    if (elements !== undefined) this.#flow.places.network.flow(elements, place);
    const given = this.#flow.entry.family === 'python' ? next : this.#flow.members.member(next, 'value');
    if (given !== undefined) this.#flow.places.network.flow(given, place);
  }
}
