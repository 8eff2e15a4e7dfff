// All resolvers of a workspace, asked by type and field.
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { CodeFile, CodeFiles } from '../codeFile.ts';
import { plainName } from '../memberFunctions.ts';
import { functionOfValue, MemberObject } from '../memberObject.ts';
import type { FieldResolver } from './declaredResolvers.ts';
import type { ResolverTie } from './graphqlConfidence.ts';
import { resolverCalls } from './resolverCalls.ts';
import { resolverMaps } from './resolverMaps.ts';

/** Resolvers that are declared, and objects whose keys are fields. */
export class FieldResolvers {
  readonly #files: CodeFiles;
  readonly #declared = new Map<string, FieldResolver[]>();
  readonly #maps: { readonly type: string; readonly object: MemberObject }[] = [];

  constructor(declaredFields: readonly FieldResolver[], files: CodeFiles) {
    this.#files = files;
    for (const each of declaredFields) this.#add(each);
  }

  get isEmpty(): boolean {
    return this.#declared.size === 0 && this.#maps.length === 0;
  }

  /** Adds the objects and calls of a file. */
  addFile(file: CodeFile): void {
    for (const { type, range } of resolverMaps(file)) this.#maps.push({ type, object: new MemberObject(range, file, this.#files) });
    for (const { root, field, range } of resolverCalls(file)) {
      const symbol = functionOfValue(range, file, this.#files);
      if (symbol) this.#add({ root, field, symbol, tie: 'map' });
    }
  }

  #add(resolver: FieldResolver): void {
    const key = keyOf(resolver.root, resolver.field);
    this.#declared.set(key, [...(this.#declared.get(key) ?? []), resolver]);
  }

  /** The functions that answer a field, each once. */
  answering(type: string, field: string): readonly { readonly symbol: SymbolNode; readonly tie: ResolverTie }[] {
    const declaredOnes = this.#declared.get(keyOf(type, field)) ?? [];
    const ofMaps = this.#maps
      .filter((map) => map.type === type)
      .flatMap(({ object }) => object.functionsFor(field).map((symbol) => ({ symbol, tie: 'map' as const })));
    const byId = new Map([...ofMaps, ...declaredOnes].map((each) => [each.symbol.id, { symbol: each.symbol, tie: each.tie }]));
    return [...byId.values()];
  }
}

function keyOf(type: string, field: string): string {
  return `${type}.${plainName(field)}`;
}
