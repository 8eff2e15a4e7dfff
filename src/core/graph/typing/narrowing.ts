// Narrows types by conditions: keeps the union options that a branch allows, as type checkers do.
import { splitAt } from '../values/typeText.ts';
import type { CheckFact } from '../../symbols/facts.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import { fromOutside, optionsOf, unionOf, unknown, type InstanceValue, type NameUse, type Value } from '../values/values.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import type { Classes } from './classes.ts';
import type { Annotations } from './annotations.ts';
import type { ConditionTypes, Resolution } from '../values/resolution.ts';

const primitives: ReadonlyMap<string, string> = new Map([
  ['string', 'String'],
  ['number', 'Number'],
  ['boolean', 'Boolean'],
  ['bigint', 'BigInt'],
  ['symbol', 'Symbol'],
]);

/** Dependencies of {@link Narrowing}: earlier parts, and parts of later folders through `resolution`. */
interface NarrowingDependencies {
  readonly tracker: DependencyTracker;
  readonly classes: Classes;
  readonly types: Annotations;
  readonly resolution: Pick<Resolution, 'evaluation'>;
}

/** Applies the conditions around a use of a name. */
export class Narrowing implements ConditionTypes {
  readonly #dependencies: NarrowingDependencies;

  constructor(dependencies: NarrowingDependencies) {
    this.#dependencies = dependencies;
  }

  /** The narrowed value of `name` (`x`, `this.x`) at the use; `value` is its value without conditions. */
  of(entry: FileEntry, scope: number, name: string, use: NameUse, value: Value | undefined): Value | undefined {
    if (use.line < 0) return value;
    // A field has no scope that a look-up of its name would have noted.
    if (name.includes('.'))
      for (let fact = entry.fact(scope); fact; fact = entry.fact(fact.parent)) this.#dependencies.tracker.touchHead(entry, fact.index);
    if (!entry.hasChecks(name)) return value;
    return this.#checksAround(entry, scope, name, use).reduce<Value | undefined>(
      (narrowedValue, check) => this.#narrowByCheck(entry, check, narrowedValue),
      value,
    );
  }

  /** Conditions at the use that compare a member of `name` with values. */
  tagChecks(entry: FileEntry, scope: number, name: string, use: NameUse): readonly CheckFact[] {
    return entry.hasChecks(name) ? this.#checksAround(entry, scope, name, use).filter(({ how }) => how === 'tag') : [];
  }

  /** The conditions that hold, outer ones first. Conditions before a reassignment, or on another variable of the name, do not count. */
  #checksAround(entry: FileEntry, scope: number, name: string, { line, column }: NameUse): readonly CheckFact[] {
    const checks: CheckFact[] = [];
    for (let fact = entry.fact(scope); fact; fact = entry.fact(fact.parent)) {
      const bindings = entry.bindingsOf(fact.index, name);
      const last = bindings.findLast((each) => each.line < line)?.line ?? -1;
      const holdingChecks = entry.checksOf(fact.index, name).filter((check) => holdsAt(check, line, column) && check.line >= last);
      checks.unshift(...holdingChecks);
      if (bindings.length || fact.parameters.some((each) => each.name === name)) break;
    }
    return checks;
  }

  #narrowByCheck(entry: FileEntry, check: CheckFact, value: Value | undefined): Value | undefined {
    const { how, not } = check;
    if (how === 'is') return this.#narrowByType(entry, check, value);
    if (how === 'typeof' && !not) {
      const name = primitives.get(check.value);
      if (name !== undefined) return { kind: 'external', name };
      return check.value === 'function' && value?.kind === 'instance' ? unknown : value;
    }
    if (value?.kind !== 'instance' || how === 'typeof') return value;
    return this.#filterOptions(
      value,
      (option) => (how === 'has' ? this.#hasMember(option, check) : this.#isTagged(option, check)) !== (not ?? false),
    );
  }

  /** Narrows by a type check: to the union options of that type, otherwise to the type itself. */
  #narrowByType(entry: FileEntry, { scope, value: text, not }: CheckFact, value: Value | undefined): Value | undefined {
    const type = this.#dependencies.types.ofText(entry, scope, text);
    if (type?.kind === 'external' && !not && value?.kind === 'instance' && value.orOutside) return type;
    if (type?.kind !== 'instance') return value;
    const isOfType = (option: InstanceValue): boolean => optionsOf(type).some((each) => this.#derives(option, each));
    if (not) return value?.kind === 'instance' ? this.#filterOptions(value, (option) => !isOfType(option)) : value;
    // An assigned value is only one of several possible values, or the code would need no check.
    const fitting = value?.kind === 'instance' ? optionsOf(value).filter((option) => !option.exact && isOfType(option)) : [];
    return unionOf(fitting) ?? type;
  }

  /** Filters the options. Returns the value unchanged when none would remain: the condition was then not read correctly. */
  #filterOptions(value: InstanceValue, isKept: (option: InstanceValue) => boolean): InstanceValue {
    const options = optionsOf(value);
    const remaining = options.filter(isKept);
    if (remaining.length === options.length) return value;
    return unionOf(remaining, value.orOutside) ?? value;
  }

  #derives({ entry, index }: InstanceValue, base: InstanceValue): boolean {
    const { classes } = this.#dependencies.classes.ancestry(entry, index);
    return classes.some((each) => each.entry === base.entry && each.index === base.index);
  }

  #hasMember({ entry, index }: InstanceValue, { value, not }: CheckFact): boolean {
    const member = this.#dependencies.classes.member(entry, index, value, fromOutside);
    return member?.kind === 'external' ? !not : member !== undefined;
  }

  /** Whether the option can have one of the values; with `not`, whether it can have only these. */
  #isTagged(option: InstanceValue, { value, not }: CheckFact): boolean {
    const at = value.indexOf('=');
    const tags = new Set(value.slice(at + 1).split('|'));
    const memberTags = this.#tagsOf(option, value.slice(0, at));
    if (!memberTags) return !not;
    return not ? memberTags.every((tag) => tags.has(tag)) : memberTags.some((tag) => tags.has(tag));
  }

  /** The values that the type of a member lists, if it does. */
  #tagsOf(option: InstanceValue, member: string): readonly string[] | undefined {
    for (const { entry, index } of this.#dependencies.classes.ancestry(option.entry, option.index).classes) {
      this.#dependencies.tracker.touch(entry);
      const getter = entry.children(index, member)[0];
      const annotations = entry.bindingsOf(index, member).filter(({ by }) => by === 'annotation' || by === 'alias');
      const texts = [...annotations.map(({ value }) => value), ...(getter === undefined ? [] : [entry.fact(getter)?.returnType ?? ''])];
      for (const text of texts) {
        const tags = literals(text) ?? this.#enumMembers(entry, index, text);
        if (tags) return tags;
      }
      if (texts.length) return undefined;
    }
    return undefined;
  }

  #enumMembers(entry: FileEntry, scope: number, text: string): readonly string[] | undefined {
    const names = text.split('|').map((part) => part.trim());
    const owners = names.map((name) => name.slice(0, Math.max(0, name.lastIndexOf('.'))));
    const isEnum = (owner: string): boolean => {
      const value =
        owner === '' ? undefined : this.#dependencies.resolution.evaluation.evaluate(entry, scope, owner, { ...fromOutside, want: 'type' });
      return value?.kind === 'symbol' && value.entry.fact(value.index)?.kind === 'enum';
    };
    return owners.every(isEnum) ? names.map((name) => name.slice(name.lastIndexOf('.') + 1)) : undefined;
  }
}

function holdsAt({ line: first, from, until, to }: CheckFact, line: number, column: number | undefined): boolean {
  if (line < first || line > until) return false;
  if (column === undefined) return true;
  return (line > first || column >= from) && (line < until || column < to);
}

/** The values in `Literal["a", "b"]` or `"a" | "b"`. */
function literals(text: string): readonly string[] | undefined {
  const inside = /^(?:\w+\.)?Literal\[(.*)\]$/s.exec(text)?.[1];
  const parts = inside === undefined ? splitAt(text, '|') : splitAt(inside, ',');
  const values = parts.map((part) => /^(["'`])(.*)\1$/.exec(part)?.[2]);
  return values.length > 0 && values.every((each) => each !== undefined) ? values : undefined;
}
