// Applies the rules of `libraryRules.ts` to the value flow of calls of built-in containers and functions.
import type { CallFact } from '../../symbols/facts.ts';
import type { LibraryPart, Flow } from './flowParts.ts';
import { anyKey, type LibraryValue, type PassedArgument } from './flowValues.ts';
import {
  elementMethods,
  sameElementMethods,
  pairMethods,
  elementParameters,
  mappingMethods,
  addOneMethods,
  copyFunctions,
  emptyContainers,
  pairFunctions,
  pickFunctions,
  callbackFunctions,
} from './libraryRules.ts';

/** Applies the rules of the standard libraries to the value flow. */
export class LibraryFlow implements LibraryPart {
  readonly #flow: Flow;

  constructor(flow: Flow) {
    this.#flow = flow;
  }

  /** Result of a method of the container `site`. */
  method({ site, name }: LibraryValue, passedArguments: readonly PassedArgument[], cell: number): void {
    const { cells, objects, calls } = this.#flow;
    const elements = objects.valuesCell(site);
    if (elementMethods.has(name)) cells.network.flow(elements, cell);
    if (name === 'values' && objects.isMap(site)) this.#putList(elements, cell);
    else if (sameElementMethods.has(name)) cells.put(cell, { kind: 'object', site });
    if (pairMethods.has(name)) this.#putPairs(elements, cell);
    if (name === 'getValue') cells.network.flow(objects.keyCell(site, '1'), cell);
    if (!mappingMethods.has(name)) return;
    const resultSite = cells.newSite();
    cells.put(cell, { kind: 'object', site: resultSite });
    const resultCell =
      passedArguments[0]?.cell === undefined ? undefined : calls.resultCell(passedArguments[0].cell, [{ cell: elements }], false);
    if (resultCell !== undefined) cells.network.flow(resultCell, objects.keyCell(resultSite, anyKey));
  }

  /** Calls the callback of a container method with the container's elements. */
  passElements({ site, name }: LibraryValue, passedArguments: readonly PassedArgument[]): void {
    const at = elementParameters.get(name);
    const callback = passedArguments[0]?.cell;
    if (at === undefined || callback === undefined) return;
    const elements = Array.from({ length: at + 1 }, (_, i) => (i === at ? { cell: this.#flow.objects.valuesCell(site) } : {}));
    this.#flow.calls.dereference(callback, (value) => this.#flow.calls.passTo(value, elements));
  }

  /** Result of a library function; false when it is unknown. */
  call(name: string, passedArguments: readonly PassedArgument[], cell: number): boolean {
    const { cells, objects } = this.#flow;
    const first = passedArguments[0]?.cell;
    if (first !== undefined && copyFunctions.has(name)) cells.network.flow(first, cell);
    else if (first !== undefined && pairFunctions.has(name)) {
      const elements = objects.elementsCell(first);
      if (elements !== undefined) this.#putPairs(elements, cell);
    } else if (first !== undefined && pickFunctions.has(name)) {
      const element = objects.elementsCell(first);
      if (element !== undefined) cells.network.flow(element, cell);
    } else if (name === 'map' && passedArguments[1]?.cell !== undefined && first !== undefined) {
      const resultSite = cells.newSite();
      const resultCell = this.#flow.calls.resultCell(
        first,
        [{ cell: objects.elementsCell(passedArguments[1].cell) ?? cells.network.newCell() }],
        false,
      );
      if (resultCell !== undefined) cells.network.flow(resultCell, objects.keyCell(resultSite, anyKey));
      cells.put(cell, { kind: 'object', site: resultSite });
    } else if (first !== undefined && name === 'zip') this.#zip(passedArguments, cell);
    else if (emptyContainers.has(name)) {
      const resultSite = cells.newSite();
      if (name === 'Map') objects.markMap(resultSite);
      cells.put(cell, { kind: 'object', site: resultSite });
    } else return false;
    return true;
  }

  /** Calls the callback of a Python library function with the elements of its other argument. */
  passToCallback(name: string, passedArguments: readonly PassedArgument[]): void {
    if (!callbackFunctions.has(name)) return;
    const isFirst = name === 'map' || name === 'filter' || name === 'functools.reduce';
    const callback = isFirst ? passedArguments[0]?.cell : passedArguments.find((each) => each.name === 'key')?.cell;
    const from = this.#flow.objects.elementsCell(passedArguments[isFirst ? 1 : 0]?.cell);
    if (callback === undefined || from === undefined) return;
    const callbackArguments = name === 'functools.reduce' ? [{}, { cell: from }] : [{ cell: from }];
    this.#flow.calls.dereference(callback, (value) => this.#flow.calls.passTo(value, callbackArguments));
  }

  #zip(passedArguments: readonly PassedArgument[], cell: number): void {
    const { cells, objects } = this.#flow;
    const [row, list] = [cells.newSite(), cells.newSite()];
    passedArguments.forEach((each, at) => {
      const elements = objects.elementsCell(each.cell);
      if (elements !== undefined) cells.network.flow(elements, objects.keyCell(row, String(at)));
    });
    cells.put(objects.keyCell(list, anyKey), { kind: 'object', site: row });
    cells.put(cell, { kind: 'object', site: list });
  }

  #putPairs(elements: number, cell: number): void {
    const { cells, objects } = this.#flow;
    this.#putList(cells.constantCell(objects.pair(elements)), cell);
  }

  #putList(elements: number, cell: number): void {
    const { cells, objects } = this.#flow;
    const list = cells.newSite();
    cells.network.flow(elements, objects.keyCell(list, anyKey));
    cells.put(cell, { kind: 'object', site: list });
  }

  /** Handles `list.append(f)`, `map.set(k, f)`, `Object.assign(a, b)` and similar calls. */
  addToContainer(call: CallFact): void {
    const { calls, objects, cells } = this.#flow;
    const passedArguments = calls.passedArgumentsOf(call);
    const isAssign = call.name === 'assign';
    const containerCell = isAssign ? passedArguments[0]?.cell : this.#flow.receiverCell(call);
    if (containerCell === undefined) return;
    const sources = isAssign ? passedArguments.slice(1) : passedArguments;
    calls.dereference(containerCell, (value) => {
      if (value.kind !== 'object') return;
      if (addOneMethods.has(call.name)) {
        const last = passedArguments.at(-1)?.cell;
        if (last !== undefined) cells.network.flow(last, objects.keyCell(value.site, anyKey));
      } else for (const { cell } of sources) objects.copyKeys(cell, value.site);
    });
  }
}
