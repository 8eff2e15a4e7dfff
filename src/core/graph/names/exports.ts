// What a module offers under a name: definitions, renamed and default exports, names passed on through any number of files.
import type { FileEntry } from './fileEntry.ts';
import { exportedMember } from './objectLiterals.ts';
import type { Resolver } from '../calls/resolver.ts';
import { fromOutside, type ModuleValue, type SymbolValue, type Use, type Value } from '../calls/values.ts';

const whole = ['default', 'module.exports', '='];

/** Whether a module of JavaScript may offer a name of its own: what it imports for itself alone is nobody else's. */
export function isOffered(entry: FileEntry, name: string): boolean {
  if (entry.family !== 'ecmascript' || entry.exports.has(name) || entry.children(0, name).length) return true;
  const imports = entry.importsOf(0, name);
  return !imports.length || imports.some(({ fact }) => fact.reexport);
}

/** Whether a star takes the name along: what the module defines for itself alone stays there. All of a declaration file is offered. */
export function passesStar(entry: FileEntry, name: string): boolean {
  if (name === 'default') return false;
  const own = entry.children(0, name);
  const isHidden = own.length > 0 && !own.some((index) => entry.fact(index)?.exported) && !/\.d\.[cm]?ts$/.test(entry.file.path);
  return entry.family !== 'ecmascript' || entry.exports.has(name) || !isHidden;
}

/** The name in its file of what `module.exports` is set to, which is what `require` gives; a default export is only a part of that. */
export function wholeName(value: Value): { readonly entry: FileEntry; readonly name: string } | undefined {
  if (value.kind !== 'module' || value.entry?.family !== 'ecmascript') return undefined;
  const { exports, file } = value.entry;
  const isSet = file.facts.bindings.some((fact) => fact.scope === 0 && fact.name === 'module.exports');
  const name = exports.get('=') ?? (isSet ? exports.get('default') : undefined);
  return name === undefined ? undefined : { entry: value.entry, name };
}

/** Looks names up in modules from the outside. */
export class Exports {
  readonly #resolver: Resolver;

  constructor(resolver: Resolver) {
    this.#resolver = resolver;
  }

  /**
   * The value that `module` offers as `name` (`default` for the default export); undefined when it offers none. In TypeScript a type and a
   * value may share a name: `want` says which of them is meant, if there are both.
   */
  of(module: ModuleValue, name: string, want: Use['want'] = 'value'): Value | undefined {
    const { entry } = module;
    if (!entry) return this.#inFolder(module, name);
    const wanted = entry.family === 'ecmascript' ? want : 'value';
    const key = `e ${entry.key} ${wanted} ${name}`;
    return this.#resolver.dependencies.remember(entry, `e ${wanted} ${name}`, () =>
      this.#resolver.guarded(key, () => this.#find(module, entry, name, wanted)),
    );
  }

  /** A package that is a folder without a file of its own. */
  #inFolder(module: ModuleValue, name: string): Value | undefined {
    const found = module.folder === undefined ? undefined : this.#resolver.shared.inFolder(module.root, module.folder, name);
    return found ?? this.#resolver.modules.inside(module, name);
  }

  #find(module: ModuleValue, entry: FileEntry, name: string, want: Use['want']): Value | undefined {
    this.#resolver.touch(entry);
    if (entry.family === 'ecmascript') return this.#ecmascript(module, entry, name, want);
    return this.#resolver.scopes.atTop(entry, name, fromOutside) ?? this.#resolver.modules.inside(module, name);
  }

  #ecmascript(module: ModuleValue, entry: FileEntry, name: string, want: Use['want']): Value | undefined {
    const { scopes, terms } = this.#resolver;
    const local = entry.exports.get(name);
    // Several objects in one file may have functions of one name.
    const member = local === name && entry.children(0, name).length > 1 ? exportedMember(entry, name, terms) : undefined;
    if (member !== undefined) return { kind: 'symbol', entry, index: member };
    const exported = local === undefined ? undefined : this.#local(entry, local, want);
    if (exported) return exported;
    if (name === 'default') return this.#whole(entry) ?? module;
    const own = isOffered(entry, name) ? scopes.atTop(entry, name, { ...fromOutside, want }) : undefined;
    return own ?? this.#starred(entry, name, want) ?? this.#memberOfWhole(entry, name);
  }

  #local(entry: FileEntry, local: string, want: Use['want']): Value | undefined {
    return this.#resolver.evaluation.evaluate(entry, 0, local, { ...fromOutside, want });
  }

  /** `module.exports = x` stands for the module itself. */
  #whole(entry: FileEntry): Value | undefined {
    for (const name of whole) {
      const local = entry.exports.get(name);
      if (local !== undefined) return this.#local(entry, local, 'value');
    }
    return this.#defined(entry);
  }

  /** A module of AMD is what the function that `define` gets returns. */
  #defined(entry: FileEntry): Value | undefined {
    const call = entry.file.facts.calls.find(({ name, receiver, caller }) => name === 'define' && receiver === undefined && caller === 0);
    const factory = /(?:^|,)@(\d+)$/.exec(call?.passed ?? '')?.[1];
    if (factory === undefined) return undefined;
    const returned = this.#resolver.held.returned(entry, Number(factory)).filter((value): value is SymbolValue => value.kind === 'symbol');
    return returned.length === 1 ? returned[0] : undefined;
  }

  #memberOfWhole(entry: FileEntry, name: string): Value | undefined {
    const value = this.#whole(entry);
    return value && this.#resolver.evaluation.member(value, name, fromOutside);
  }

  #starred(entry: FileEntry, name: string, want: Use['want']): Value | undefined {
    for (const fact of entry.stars) {
      const module = fact.reexport ? this.#resolver.modules.resolve(entry, fact.module) : undefined;
      const found = module?.kind === 'module' ? this.#offered(module, name, want) : undefined;
      if (found) return found;
    }
    return undefined;
  }

  /** Through a star only what really is exported passes, and never the default. */
  #offered(module: ModuleValue, name: string, want: Use['want']): Value | undefined {
    if (module.entry && !passesStar(module.entry, name)) return undefined;
    const found = this.of(module, name, want);
    return found?.kind === 'unknown' ? undefined : found;
  }
}
