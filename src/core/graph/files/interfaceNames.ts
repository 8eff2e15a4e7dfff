// Names the parts of a file's interface, for those who read them and for the comparison of two versions: both must agree on them.
import type { SymbolFact } from '../../symbols/facts.ts';

/** What the names depend on. */
interface FileSymbols {
  fact(index: number): SymbolFact | undefined;
  isClass(index: number): boolean;
}

/** The parts that a symbol belongs to. */
interface SymbolPart {
  /** The part of its head. */
  readonly part: string;
  /** The part of all that is inside it; empty where the names inside are parts themselves. */
  readonly inside: string;
  /** The part of the class that it is a member of. */
  readonly owner: string;
  readonly isClass: boolean;
}

const outside: SymbolPart = { part: '', inside: '', owner: '', isClass: false };

/** The names of the parts of one file. */
export class InterfaceNames {
  readonly #file: FileSymbols;
  readonly #parts: SymbolPart[] = [];

  constructor(file: FileSymbols) {
    this.#file = file;
  }

  /**
   * The part that tells about `name` in a scope: the name itself at the top and in classes. All that is inside a function or a constant is
   * one part, so that a local variable concerns only those who look into the function.
   */
  of(scope: number, name: string): string {
    const around = this.#at(scope);
    return around.inside === '' && !isMadeUp(name) ? name : around.inside || around.part;
  }

  /** The part that tells the head of a symbol: its name, or that of the nearest symbol around it with a name. */
  head(index: number): string {
    return this.#at(index).part;
  }

  /** The part of the class of a member; empty for other symbols. Whoever reads a member reads the head of its class. */
  owner(index: number): string {
    return this.#at(index).owner;
  }

  /** The part of a class; empty for other symbols. */
  classPart(index: number): string {
    const { isClass, part } = this.#at(index);
    return isClass ? part : '';
  }

  clear(): void {
    this.#parts.length = 0;
  }

  #at(index: number): SymbolPart {
    const knownPart = index < 0 ? outside : this.#parts[index];
    if (knownPart) return knownPart;
    const fact = this.#file.fact(index);
    const { name = '', parent = -1 } = fact ?? {};
    const around = this.#at(parent);
    const isClass = this.#file.isClass(index);
    if (parent >= 0 && name.startsWith('<'))
      return (this.#parts[index] = { ...around, inside: around.inside || `${around.part}()`, isClass: false });
    const inside = index === 0 || isClass ? '' : `${name}()`;
    return (this.#parts[index] = { part: name, inside, owner: around.isClass ? around.part : '', isClass });
  }
}

/** Whether it is a name that no code writes: of a result (`<return>`) or an alias (`=`). */
function isMadeUp(name: string): boolean {
  return name.startsWith('<') || name.startsWith('=');
}
