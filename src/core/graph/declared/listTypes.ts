// Types of built-in lists, maps and object literals: their elements and the results of their methods.
import { isBound } from '../names/meanings.ts';
import { splitAt } from '../values/typeText.ts';
import type { Call, Signature } from './callSignatures.ts';
import type { ListTypesPart, TypeEvaluation } from './typeParts.ts';
import type { ExpressionType, TypeMember } from './expressionTypes.ts';
import { elementLists, elementMaps } from './typeOptions.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const elementMethods = words('at pop shift find findLast get next');
const sameElementMethods = words('filter slice concat reverse toReversed sort toSorted values toSpliced splice with');
const mappingMethods = words('map flatMap');
const addingMethods = words('push unshift add');
/** Containers whose iteration yields pairs of key and value. */
const mapTypes = words('Map ReadonlyMap');
/** Methods of built-in lists and maps: on a container they belong to the language. */
export const listMethods: ReadonlySet<string> = new Set([
  ...elementMethods,
  ...sameElementMethods,
  ...mappingMethods,
  ...words('forEach some every findIndex reduce reduceRight entries keys push unshift includes indexOf join has set delete add clear'),
]);

/** Reads element types of containers. */
export class ListTypes implements ListTypesPart {
  readonly #types: TypeEvaluation;

  constructor(types: TypeEvaluation) {
    this.#types = types;
  }

  /** Element types of one type; empty when it is not a container. */
  elements(type: ExpressionType): readonly ExpressionType[] {
    if (type.kind === 'elements') return type.of;
    if (type.kind === 'row') return type.items.flat();
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

  /** Types that iteration over one type yields. */
  iterationTypes(type: ExpressionType): readonly ExpressionType[] {
    const isMap = type.kind === 'written' && type.node.kind === 'name' && mapTypes.has(type.node.name);
    return isMap ? [{ kind: 'row', items: [[], this.elements(type)] }] : this.elements(type);
  }

  isContainer(type: ExpressionType): boolean {
    return type.kind === 'elements' || type.kind === 'row' || this.elements(type).length > 0;
  }

  /** Result types of a container method. */
  result({ of, name }: ExpressionType & { kind: 'method' }, call: Call | undefined): readonly ExpressionType[] {
    if (elementMethods.has(name)) return this.elements(of);
    if (name === 'entries') return [{ kind: 'elements', of: [{ kind: 'row', items: [[], this.elements(of)] }] }];
    if (sameElementMethods.has(name)) return [{ kind: 'elements', of: this.elements(of) }];
    const callback = call?.arguments[0];
    if (!mappingMethods.has(name) || !call || callback === undefined) return [];
    const results = this.#types.ofText(call.entry, call.scope, callback, call.line).flatMap((each) => this.#types.calls.results(each));
    const isFlat = name === 'flatMap' && results.some((each) => this.#types.elements(each).length);
    return [{ kind: 'elements', of: isFlat ? results.flatMap((each) => this.#types.elements(each)) : results }];
  }

  /** Parameters of a container method: elements, or a key and a value for a map. */
  parameters({ of, name }: ExpressionType & { kind: 'method' }): Signature['parameters'] {
    const elements: ExpressionType = { kind: 'union', of: this.elements(of) };
    if (addingMethods.has(name)) return [{ name: '...', type: { kind: 'elements', of: [elements] } }];
    const key = { name: 'key', type: undefined };
    if (name === 'splice') return [key, key, { name: '...', type: { kind: 'elements', of: [elements] } }];
    return name === 'set' || name === 'with' ? [key, { name: 'value', type: elements }] : [];
  }

  /** Keys of an object literal. */
  keysOf(text: string): readonly string[] {
    return splitAt(text.slice(1, -1), ',').flatMap(
      (part) => /^["']?([\p{ID_Start}$_][\p{ID_Continue}$]*)["']?\s*(?::|$)/u.exec(part)?.[1] ?? [],
    );
  }

  /** Members under a key of an object literal; the last one wins, and a spread contributes the members of its own type. */
  recordMembers({ entry, scope, text }: ExpressionType & { kind: 'record' }, name: string): readonly TypeMember[] {
    for (const part of splitAt(text.slice(1, -1), ',').reverse()) {
      const [, key, value] = /^["']?([\p{ID_Start}$_][\p{ID_Continue}$]*)["']?\s*(?::\s*([^]*))?$/u.exec(part) ?? [];
      if (key === name) return [{ types: this.#types.ofText(entry, scope, value ?? key) }];
      // In a term a method has no name.
      const index = /^\[\]:@(\d+)$/.exec(part)?.[1];
      if (index !== undefined && entry.fact(Number(index))?.name === name)
        return [{ types: [{ kind: 'symbol', entry, index: Number(index) }] }];
      if (part.startsWith('...') || part.startsWith('[]:...')) {
        const spread = this.#types
          .ofText(entry, scope, part.slice(part.indexOf('...') + 3))
          .flatMap((each) => this.#types.members.of(each, name))
          .filter(({ meaning }) => meaning?.index !== 0 || isBound(meaning.entry, 0, meaning.name ?? ''));
        if (spread.length) return spread;
      }
    }
    return [];
  }
}
