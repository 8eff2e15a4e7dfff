// Lists, maps and object literals of the language: what is in them, and what their methods give.
import { splitAt } from '../typeText.ts';
import type { FileEntry } from '../fileEntry.ts';
import type { Call } from './typeCalls.ts';
import type { DeclaredTypes } from './declaredTypes.ts';
import type { Known } from './known.ts';
import { elementLists, elementMaps } from './typeOptions.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const givesElement = words('at pop shift find findLast get next');
const givesSame = words('filter slice concat reverse toReversed sort toSorted values toSpliced splice with');
const givesResults = words('map flatMap');
/** Methods that every list has, so that they are those of the language. */
export const listMethods: ReadonlySet<string> = new Set([
  ...givesElement,
  ...givesSame,
  ...givesResults,
  ...words('forEach some every findIndex reduce reduceRight entries keys push unshift includes indexOf join has set delete add clear'),
]);

/** Reads containers. */
export class ListTypes {
  readonly #types: DeclaredTypes;

  constructor(types: DeclaredTypes) {
    this.#types = types;
  }

  /** Elements of one thing; none when it is no container. */
  elements(type: Known): readonly Known[] {
    if (type.kind === 'elements') return type.of;
    if (type.kind !== 'written') return [];
    const { node } = type;
    if (node.kind === 'list') return [{ ...type, node: node.of }];
    if (node.kind === 'tuple') return node.items.map((item) => ({ ...type, node: item }));
    if (node.kind === 'object') return node.values ? [{ ...type, node: node.values }] : [];
    if (node.kind === 'mapped') return node.type ? [{ ...type, node: node.type }] : [];
    if (node.kind !== 'name') return [];
    const at = elementLists.has(node.name) ? 0 : elementMaps.has(node.name) ? 1 : -1;
    const argument = node.arguments[at];
    return argument ? [{ ...type, node: argument }] : [];
  }

  isContainer(type: Known): boolean {
    return type.kind === 'elements' || this.elements(type).length > 0;
  }

  /** What a call of a method of a container gives. */
  result({ of, name }: Known & { kind: 'method' }, call: Call | undefined): readonly Known[] {
    if (givesElement.has(name)) return this.elements(of);
    if (givesSame.has(name)) return [{ kind: 'elements', of: this.elements(of) }];
    const callback = call?.arguments[0];
    if (!givesResults.has(name) || !call || callback === undefined) return [];
    const results = this.#types.ofText(call.entry, call.scope, callback, call.line).flatMap((each) => this.#types.calls.results(each));
    return [{ kind: 'elements', of: results }];
  }

  /** Keys of an object literal. */
  keysOf(text: string): readonly string[] {
    return splitAt(text.slice(1, -1), ',').flatMap(
      (part) => /^["']?([\p{ID_Start}$_][\p{ID_Continue}$]*)["']?\s*(?::|$)/u.exec(part)?.[1] ?? [],
    );
  }

  /** What stands under a key of an object literal; undefined where it has no such key. */
  recordValue(entry: FileEntry, scope: number, text: string, name: string): readonly Known[] | undefined {
    for (const part of splitAt(text.slice(1, -1), ',')) {
      const [, key, value] = /^["']?([\p{ID_Start}$_][\p{ID_Continue}$]*)["']?\s*(?::\s*([^]*))?$/u.exec(part) ?? [];
      if (key === name) return this.#types.ofText(entry, scope, value ?? key);
      // A method stands in a term without its name.
      const index = /^\[\]:@(\d+)$/.exec(part)?.[1];
      if (index !== undefined && entry.fact(Number(index))?.name === name) return [{ kind: 'symbol', entry, index: Number(index) }];
      if (part.startsWith('...') || part.startsWith('[]:...')) {
        const spread = this.#types
          .ofText(entry, scope, part.slice(part.indexOf('...') + 3))
          .flatMap((each) => this.#types.members.typesOf(each, name));
        if (spread.length) return spread;
      }
    }
    return undefined;
  }
}
