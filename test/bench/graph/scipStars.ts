// Names that come through a star import: scip-python gives all of them one symbol of the module, and which one is meant must be put right.
import type { ScipDocument } from './scipIndex.ts';

const topLevel = /^(.*?)([^/ ]*)\/`?([\p{L}_][\p{L}\p{N}_]*)`?(?:#|\.|\(\)\.)$/u;
const named = /([\p{L}_][\p{L}\p{N}_]*)\s+as\s+([\p{L}_][\p{L}\p{N}_]*)/gu;
const identifier = /^[\p{L}_][\p{L}\p{N}_]*$/u;

/**
 * Tells which symbol an occurrence is of. With `from .models import *` in a package, scip-python 0.6.6 names `package.Response` by the symbol
 * of another name of the star (`models/Request#`). The name itself cannot lie: unless the file renames something to it, it can only be what the
 * module, or one beside it that the package passes on, defines under that name.
 */
export class StarNames {
  /** Symbols by package, module and name. */
  readonly #byPackage = new Map<string, Map<string, Map<string, string>>>();

  constructor(documents: readonly ScipDocument[]) {
    for (const { occurrences } of documents)
      for (const { symbol, symbol_roles: roles } of occurrences) {
        const parts = roles & 1 && symbol.startsWith('scip-python ') ? topLevel.exec(symbol) : null;
        if (!parts) continue;
        const [, , module = '', name = ''] = parts;
        const modules = this.#byPackage.get(packageOf(module)) ?? new Map<string, Map<string, string>>();
        this.#byPackage.set(packageOf(module), modules.set(module, (modules.get(module) ?? new Map<string, string>()).set(name, symbol)));
      }
  }

  /** The symbol that `name`, as the file with `text` has it, is of, where the index says `symbol`. */
  meant(symbol: string, name: string, text: string): string {
    const parts = symbol.startsWith('scip-python ') && identifier.test(name) ? topLevel.exec(symbol) : null;
    if (!parts || parts[3] === name) return symbol;
    const [, , module = ''] = parts;
    const modules = this.#byPackage.get(packageOf(module));
    const own = modules?.get(module)?.get(name);
    const beside = [...(modules?.values() ?? [])].flatMap((names) => names.get(name) ?? []);
    const meant = own ?? (beside.length === 1 ? beside[0] : undefined);
    return meant !== undefined && !new RegExp(`\\bas\\s+${name}\\b`).test(text) ? meant : symbol;
  }
}

/**
 * Whether the index names a class where the code names a member of another name: scip-python 0.6.6 does so for fields that only `__slots__`
 * declares, and for `__doc__` and `__module__`. What such a line uses cannot be told. Names after `as` stand for other names by right.
 */
export function isMisnamed(symbol: string, name: string, before: string, aliases: ReadonlySet<string>): boolean {
  const type = symbol.startsWith('scip-python ') ? /[/#]`?([\p{L}_][\p{L}\p{N}_]*)`?#$/u.exec(symbol)?.[1] : undefined;
  return type !== undefined && type !== name && identifier.test(name) && before.endsWith('.') && !aliases.has(`${type} as ${name}`);
}

/**
 * Whether the index names a function that a decorator returns where the code names the function that was decorated: by types scip-python is right,
 * and still says nothing of which function is meant: of networkx 9,223 places name the one function that its `_dispatchable` returns.
 */
export function isOfDecorator(symbol: string, name: string, aliases: ReadonlySet<string>): boolean {
  const called = symbol.startsWith('scip-python ') ? /[/#.]`?([\p{L}_][\p{L}\p{N}_]*)`?\(\)\.$/u.exec(symbol)?.[1] : undefined;
  return (
    called !== undefined && called !== name && !/^__.*__$/.test(called) && identifier.test(name) && !aliases.has(`${called} as ${name}`)
  );
}

/** All names that files give to what they import or catch, each as `name as alias`. */
export function aliasesIn(texts: Iterable<string>): ReadonlySet<string> {
  const aliases = new Set<string>();
  for (const text of texts) for (const [, name, alias] of text.matchAll(named)) aliases.add(`${name} as ${alias}`);
  return aliases;
}

function packageOf(module: string): string {
  const plain = module.replaceAll('`', '');
  return plain.slice(0, Math.max(0, plain.lastIndexOf('.')));
}
