// Meanings of names, and the checks that need only facts: parameters, forms of members, fields that methods set.
import { isProperty } from '../files/propertyMethods.ts';
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import type { SymbolValue, NameUse, Value } from '../values/values.ts';

/** A definition by file and symbol index. With `name` it is a variable or field of that symbol that has no symbol of its own. */
export interface Meaning {
  readonly entry: FileEntry;
  readonly index: number;
  readonly name?: string;
}

/** Definitions of a name. `outside` means that none is in the workspace, an empty list that nothing is known. */
export type Meanings = readonly Meaning[] | 'outside';

/** A parameter of a function by name. With a `**` parameter nothing is known about other names; without one they are outside. */
export function parameterMeanings(entry: FileEntry, index: number, name: string): Meanings {
  const parameters = entry.fact(index)?.parameters ?? [];
  if (parameters.some((each) => each.name === name)) return [{ entry, index, name }];
  return parameters.some((each) => each.name.startsWith('**')) ? [] : 'outside';
}

/** A field of the anonymous struct whose fields begin on the line; it belongs to the enclosing function. */
export function structField(entry: FileEntry, line: number, name: string): readonly Meaning[] {
  const fields = entry.file.facts.bindings.filter((fact) => fact.name === `self.${name}` && fact.line >= line);
  const first = fields.reduce<(typeof fields)[number] | undefined>(
    (best, fact) => (best && best.line <= fact.line ? best : fact),
    undefined,
  );
  return first ? [{ entry, index: entry.enclosingClass(first.scope) ?? first.scope, name }] : [];
}

/** Whether symbol `outer` is `index` or encloses it. */
export function isAround(entry: FileEntry, index: number, outer: number): boolean {
  for (let fact = entry.fact(index); fact; fact = entry.fact(fact.parent)) if (fact.index === outer) return true;
  return false;
}

/** Whether a class declares a member as private, so that the derived class `derivedClass` does not have it. */
export function isNotInherited({ entry, index }: SymbolValue, name: string, derivedClass: Pick<SymbolValue, 'entry' | 'index'>): boolean {
  if ((entry === derivedClass.entry && index === derivedClass.index) || !entry.rules.privateIsNotInherited) return false;
  const signatures = entry.children(index, name).map((child) => entry.fact(child)?.signature ?? '');
  return (
    signatures.length > 0 && signatures.every((signature) => /\bprivate\b/.test(signature.slice(0, Math.max(0, signature.indexOf(name)))))
  );
}

/** Symbol `index` and the other declarations that merge with it into one type. */
export function declarationParts(entry: FileEntry, index: number): readonly number[] {
  const fact = entry.fact(index);
  if (!entry.rules.declarationsAreOneType || !fact) return [index];
  const others = entry.children(fact.parent, fact.name).filter((each) => each !== index && isClassLike(entry.fact(each)));
  return [index, ...others];
}

/** Whether the member fits the form of the place. */
export function fitsForm(entry: FileEntry, index: number, { form }: NameUse): boolean {
  const fact = entry.fact(index);
  const kind = fact?.kind;
  // Such constructors are called by the name of their class.
  if (entry.rules.constructorsBearClassName && kind === 'method' && fact && entry.fact(fact.parent)?.name === fact.name) return false;
  const isMethod = kind === 'method' || kind === 'function' || kind === 'test' || kind === 'route';
  return form === undefined || (form === 'method') === isMethod;
}

/** Combined meanings of several candidates; `outside` only when all of them are. */
export function joinMeanings(candidates: readonly Meanings[]): Meanings {
  const insideMeanings = candidates.flatMap((each) => (each === 'outside' ? [] : each));
  return !candidates.length || candidates.some((each) => each !== 'outside') ? insideMeanings : 'outside';
}

/** Fields that methods assign, per facts of a file. Cached, since a search for uses needs them for every occurrence of a name. */
const fieldsCache = new WeakMap<object, ReadonlySet<string>>();

/** Whether a method of the class assigns the field. */
export function setsField(entry: FileEntry, index: number, name: string): boolean {
  const { facts } = entry.file;
  const fields = fieldsCache.get(facts) ?? assignedFields(entry);
  fieldsCache.set(facts, fields);
  return fields.has(`${index} ${name}`);
}

function assignedFields(entry: FileEntry): ReadonlySet<string> {
  const fields = new Set<string>();
  for (const { index: scope, mutates } of entry.file.facts.symbols)
    for (const { name: fullName } of mutates)
      if (/^(?:self|this|cls)\./.test(fullName) && entry.enclosingClass(scope) !== scope)
        fields.add(`${entry.enclosingClass(scope) ?? -1} ${fullName.slice(fullName.indexOf('.') + 1)}`);
  return fields;
}

/** Fields that class bodies set, per facts of a file. */
const bodyFieldsCache = new WeakMap<object, ReadonlySet<string>>();

/** Whether the class declares a field of that name or sets it in its body. */
export function holdsField(entry: FileEntry, index: number, name: string): boolean {
  if (entry.bindingsOf(index, name).length > 0) return true;
  if (!entry.rules.bodiesSetFields) return false;
  const { facts } = entry.file;
  const fields =
    bodyFieldsCache.get(facts) ??
    new Set(facts.bindings.flatMap(({ by, scope, name: each }) => (by === 'flow' ? [`${scope} ${each}`] : [])));
  bodyFieldsCache.set(facts, fields);
  return isClassLike(entry.fact(index)) && fields.has(`${index} ${name}`);
}

/** The property of that name among the classes: `self.name = x` in a method then calls its setter and defines no field. */
export function propertyAbove(classes: readonly SymbolValue[], name: string): Meaning | undefined {
  for (const { entry, index } of classes) {
    const child = entry.rules.propertiesAreMethods ? entry.children(index, name).find((each) => isPropertyAt(entry, each)) : undefined;
    if (child !== undefined) return { entry, index: child };
  }
  return undefined;
}

function isPropertyAt(entry: FileEntry, index: number): boolean {
  const fact = entry.fact(index);
  return fact !== undefined && isProperty(fact);
}

/** Names that scopes bind, per facts of a file. Cached for the same reason as the fields above. */
const namesCache = new WeakMap<object, ReadonlySet<string>>();

/** Whether a scope binds a name. Any assignment counts, even one without a known type. */
export function isBound(entry: FileEntry, scope: number, name: string): boolean {
  if (entry.fact(scope)?.parameters.some((each) => each.name.replace(/^[*.]+/, '') === name)) return true;
  const { facts } = entry.file;
  const scopeNames = namesCache.get(facts) ?? boundNames(entry);
  namesCache.set(facts, scopeNames);
  return scopeNames.has(`${scope} ${name}`);
}

/** Releases the caches of a file's facts; they are rebuilt on demand. */
export function forgetNames({ file: { facts } }: FileEntry): void {
  for (const table of [fieldsCache, bodyFieldsCache, namesCache]) table.delete(facts);
}

/** Bound names, each after the index of its scope. */
function boundNames(entry: FileEntry): ReadonlySet<string> {
  const { bindings } = entry.file.facts;
  const relevantBindings = bindings.filter(({ by, until }) => by !== 'assigned' && until === undefined);
  const scopeNames = new Set(relevantBindings.map((fact) => `${fact.scope} ${fact.name}`));
  const { undeclaredAssignment } = entry.rules;
  if (undeclaredAssignment === 'outer') {
    for (const { index, mutates } of entry.file.facts.symbols)
      if (index > 0) for (const each of mutates) scopeNames.delete(`${index} ${each.name}`);
  } else if (undeclaredAssignment) {
    const declares = (scope: number): boolean => undeclaredAssignment === 'memberOutsideBody' && isClassLike(entry.fact(scope));
    for (const { by, scope, name } of bindings) if (by === 'assigned' && !declares(scope)) scopeNames.delete(`${scope} ${name}`);
  }
  return scopeNames;
}

/** The definition that a value stands for; an object stands for none. */
export function meaningsOfValue(value: Value): Meanings {
  if (value.kind === 'symbol') return [{ entry: value.entry, index: value.index }];
  return value.kind === 'external' || value.kind === 'module' ? 'outside' : [];
}

/** Whether a meaning is a definition or a declared field. */
export function isDeclared({ entry, index, name }: Meaning): boolean {
  return name === undefined || holdsField(entry, index, name);
}
