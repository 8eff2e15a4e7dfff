// Which definitions only code of their module, class or, in Python, project can name, and of which of those the index can tell that nothing does.
import { keyAt } from '../../../src/core/uses/places/objectKey.ts';
import { occurrencesOf } from '../../../src/core/uses/places/occurrences.ts';
import { codeIn } from '../../../src/core/uses/places/recentCode.ts';

/** A class or member of the index, as far as it is asked about. */
export interface KnownSymbol {
  readonly definitions: readonly { readonly path: string; readonly line: number }[];
  /** Lines where it occurs, as `path:line`. */
  readonly lines: ReadonlySet<string>;
}

/** What of the index the rule reads. */
export interface PrivateIndex {
  /** Lines of each file. */
  readonly lines: ReadonlyMap<string, readonly string[]>;
  readonly texts: ReadonlyMap<string, string>;
  /** Files that the index has. */
  readonly paths: ReadonlySet<string>;
  readonly known: ReadonlyMap<string, KnownSymbol>;
  /** A class with all that it derives from, as far as the index tells. */
  above(owner: string): Iterable<string>;
  basesOf(owner: string): Iterable<string>;
  /** Members of that name of any class. */
  membersNamed(name: string): readonly string[];
  /** Whether the index names something by that name on a line. */
  isNamed(line: string, name: string): boolean;
}

/** A definition with the key of its symbol and of what holds it. */
export interface Defined {
  readonly symbol: string;
  readonly owner: string;
  readonly name: string;
  readonly path: string;
  readonly line: number;
}

/** Private by the rule of its language. What a decorator may register is not. */
export function isPrivate({ owner, name, path, line }: Defined, index: PrivateIndex): boolean {
  const text = index.lines.get(path)?.[line] ?? '';
  if (path.endsWith('.py')) return /^_(?!.*_$)/.test(name);
  if (owner.endsWith('#') && isAmbient(owner, index)) return false;
  if (owner.endsWith('#')) return name.startsWith('#') || /\bprivate\b/.test(text);
  const isOfModule = owner.replaceAll('`', '') === `${path.replace(/^src\//, '')}/` || owner.replaceAll('`', '') === `${path}/`;
  const all = index.texts.get(path) ?? '';
  const isModule = /^(?:import|export)\b/m.test(all);
  const isExported = new RegExp(`^export\\s[^;=(]*\\b${escaped(name)}\\b|exports\\.`, 'm').test(all);
  return isOfModule && isModule && !isExported && !/\bdeclare\b/.test(text) && !/\.d\.[cm]?ts$/.test(path);
}

/** Why the index cannot tell that nothing uses a private definition; undefined where it can. */
export function whyUnjudged(defined: Defined, index: PrivateIndex): string | undefined {
  const { owner, name, path, line } = defined;
  const isPython = path.endsWith('.py');
  if (index.lines.get(path)?.[line - 1]?.trimStart().startsWith('@')) return 'decorated';
  if (isPython && owner.endsWith('#') && !isWithoutStrangers(owner, index)) return 'in a class with a base that the index does not know';
  if (!isAllNamed(name, path, index)) return 'named where the index does not tell what is meant';
  if (isInString(name, path, index.texts)) return 'named by a string';
  if (isPython && isMangled(owner, name, index.texts)) return 'named from outside of its class';
  return isPython && owner.endsWith('#') && isAskedOfOthers(defined, index)
    ? 'a member that is asked of objects of another class'
    : undefined;
}

/** `declare class` tells of code elsewhere. */
function isAmbient(owner: string, { known, lines }: PrivateIndex): boolean {
  const place = known.get(owner)?.definitions[0];
  return place !== undefined && /\bdeclare\b/.test(lines.get(place.path)?.[place.line] ?? '');
}

/** The index knows the Python class and all bases: a member may override one of any other. */
function isWithoutStrangers(owner: string, { known, lines, above, basesOf }: PrivateIndex): boolean {
  for (const type of above(owner)) {
    // What a method assigns to in a class inside of a class has an owner of which the index says nothing.
    const place = known.get(type)?.definitions[0];
    if (!place) return false;
    const head = lines.get(place.path)?.slice(place.line, place.line + 8) ?? [];
    const [, bases = ''] = /\bclass\s+\w+\s*\(([^)]*)/.exec(head.join(' ')) ?? [];
    const written = bases
      .split(',')
      .filter((base) => base.trim() && !/^\s*(?:object|ABC|abc\.ABC|Generic\b.*|Protocol\b.*|metaclass\s*=.*)\s*$/.test(base));
    const found = [...basesOf(type)].filter((base) => known.get(base)?.definitions.length);
    if (found.length < written.length) return false;
  }
  return true;
}

/** Of attributes of what has no type the index says nothing, and of a shorthand only the key. */
function isAllNamed(name: string, home: string, { texts, paths, isNamed }: PrivateIndex): boolean {
  for (const [path, text] of texts) {
    if (!paths.has(path) || !text.includes(name)) continue;
    const code = codeIn(text, path.endsWith('.py') ? 'python' : 'typescript');
    for (const { line, offset, receiver } of occurrencesOf(name, code)) {
      if (!isNamed(`${path}:${line}`, name)) return false;
      const key =
        path === home && receiver === undefined && !path.endsWith('.py') ? keyAt(code.text, offset, offset + name.length) : undefined;
      if (key?.isShorthand) return false;
    }
  }
  return true;
}

/** A string is the name, or a path that ends with it, or in its own file the front of it, up to what is filled in. */
function isInString(name: string, home: string, texts: ReadonlyMap<string, string>): boolean {
  const whole = new RegExp(`(["'\`])(?:[\\w.]*[.:])?${escaped(name)}\\1`);
  for (const [path, text] of texts) if (/\.(?:py|[cm]?[jt]sx?)$/.test(path) && text.includes(name) && whole.test(text)) return true;
  const fronts = (texts.get(home) ?? '').matchAll(/["'`](_?[A-Za-z]\w{2,}_)(?=["'`{%]|\$\{)/g);
  return [...fronts].some(([, front = '']) => name !== front && name.startsWith(front));
}

/** `box._Box__name`. */
function isMangled(owner: string, name: string, texts: ReadonlyMap<string, string>): boolean {
  const type = /(\w+)#$/.exec(owner)?.[1];
  if (!name.startsWith('__') || type === undefined) return false;
  return [...texts.values()].some((text) => text.includes(`_${type.replace(/^_+/, '')}${name}`));
}

/** By duck typing an object of the class may take the place of one of another, whose member of that name is asked for from outside. */
function isAskedOfOthers({ symbol, name }: Defined, { membersNamed, known, lines }: PrivateIndex): boolean {
  const asked = new RegExp(`(?<!\\b(?:self|cls))\\.${escaped(name)}\\b`);
  return membersNamed(name).some(
    (other) =>
      other !== symbol &&
      [...(known.get(other)?.lines ?? [])].some((at) => {
        const colon = at.lastIndexOf(':');
        return asked.test(lines.get(at.slice(0, colon))?.[Number(at.slice(colon + 1))] ?? '');
      }),
  );
}

function escaped(name: string): string {
  return name.replaceAll('$', '\\$');
}
