// Calls and members that libraries of languages define on texts, numbers and lists, computed for a known value.
import type { Conditions } from '../../languages/conditionRules.ts';
import { equalityOf, isNothing, not, truthOfValue, type KnownValue, type Truth } from './knownValue.ts';

type Test = (value: KnownValue, conditions: Conditions, others: readonly (KnownValue | undefined)[]) => KnownValue | undefined;

const fromTruth = (truth: Truth): KnownValue | undefined => (truth === undefined ? undefined : { is: 'boolean', value: truth });
const isEmpty: Test = (value) => {
  if (value.is === 'list') return fromTruth(value.items.length === 0);
  return value.is === 'text' ? fromTruth(value.value === '') : undefined;
};
/** Of plain characters only: languages count others in different ways. */
const lengthOf: Test = (value) => {
  if (value.is === 'list') return { is: 'number', value: value.items.length, isWhole: true };
  const isPlain = value.is === 'text' && value.value !== undefined && /^[\x20-\x7e]*$/.test(value.value);
  return isPlain ? { is: 'number', value: value.value?.length ?? 0, isWhole: true } : undefined;
};
const changed =
  (change: (text: string) => string): Test =>
  (value) =>
    value.is === 'text' && value.value !== undefined && /^[\x20-\x7e]*$/.test(value.value)
      ? { is: 'text', value: change(value.value) }
      : undefined;
const ofNumber =
  (test: (number: number) => boolean): Test =>
  (value) =>
    value.is === 'number' ? fromTruth(test(value.value)) : undefined;
const ofTexts =
  (test: (text: string, other: string) => boolean): Test =>
  (value, _, [other]) =>
    value.is === 'text' && other?.is === 'text' && value.value !== undefined && other.value !== undefined
      ? fromTruth(test(value.value, other.value))
      : undefined;
const isNone: Test = (value) => fromTruth(isNothing(value));
const isSome: Test = (value) => fromTruth(!isNothing(value));
const isForm =
  (...forms: readonly KnownValue['is'][]): Test =>
  (value) =>
    value.is === 'object' ? undefined : fromTruth(forms.includes(value.is));
/** Of texts only: what else equals a value, its type decides. */
const equalsText: Test = (value, conditions, [other]) =>
  value.is === 'text' ? fromTruth(equalityOf(value, other, conditions, true)) : undefined;
/** A third argument that is true keeps operands from being converted. */
const isOneOf: Test = (value, conditions, [list, strict]) =>
  fromTruth(elementIn(value, list, conditions, strict?.is === 'boolean' && strict.value));
const holds: Test = (value, conditions, [element]) => (element ? fromTruth(elementIn(element, value, conditions)) : undefined);
const isBlank: Test = (value) => (value.is === 'text' && value.value !== undefined ? fromTruth(value.value.trim() === '') : undefined);
const countsAsFalse: Test = (value, conditions) => fromTruth(not(truthOfValue(value, conditions)));
const orNone =
  (test: Test): Test =>
  (value, ...rest) =>
    isNothing(value) ? fromTruth(true) : test(value, ...rest);

/** Members of a value begin with a dot. Which of them a language has, its rules say. */
const tests = new Map<string, Test>([
  ...each('.nil? .is_none is_null Objects.isNull', isNone),
  ...each('.is_some isset Objects.nonNull', isSome),
  ...each('.empty? .isEmpty .is_empty', isEmpty),
  ...each('.isBlank', isBlank),
  ...each('.length .len .Length len strlen count', lengthOf),
  ...each(
    '.zero?',
    ofNumber((number) => number === 0),
  ),
  ...each(
    '.positive?',
    ofNumber((number) => number > 0),
  ),
  ...each(
    '.negative?',
    ofNumber((number) => number < 0),
  ),
  ...each(
    '.strip .trim .Trim trim',
    changed((text) => text.trim()),
  ),
  ...each(
    '.lower .toLowerCase .ToLower .downcase .lowercase .to_lowercase strtolower',
    changed((text) => text.toLowerCase()),
  ),
  ...each(
    '.upper .toUpperCase .ToUpper .upcase .uppercase .to_uppercase strtoupper',
    changed((text) => text.toUpperCase()),
  ),
  ...each(
    '.startswith .startsWith .StartsWith .start_with? .starts_with strings.HasPrefix',
    ofTexts((text, part) => text.startsWith(part)),
  ),
  ...each(
    '.endswith .endsWith .EndsWith .end_with? .ends_with strings.HasSuffix',
    ofTexts((text, part) => text.endsWith(part)),
  ),
  ...each('.equals', equalsText),
  ...each('.include? .includes .contains', holds),
  ...each('in_array', isOneOf),
  ...each('empty', countsAsFalse),
  ...each('is_string', isForm('text')),
  ...each('is_bool', isForm('boolean')),
  ...each('is_array Array.isArray', isForm('list')),
  ...each('string.IsNullOrEmpty', orNone(isEmpty)),
  ...each('string.IsNullOrWhiteSpace', orNone(isBlank)),
]);

/** Tests of a type, with the types of the library that they know: `isinstance(x, str)`. */
const typeTests: Readonly<Record<string, ReadonlyMap<string, (value: KnownValue) => boolean>>> = {
  isinstance: new Map([
    ['str', ({ is }) => is === 'text'],
    ['bool', ({ is }) => is === 'boolean'],
    ['int', (value) => value.is === 'boolean' || (value.is === 'number' && value.isWhole)],
    ['float', (value) => value.is === 'number' && !value.isWhole],
  ]),
  '.is_a?': new Map([
    ['String', ({ is }) => is === 'text'],
    ['Integer', (value) => value.is === 'number' && value.isWhole],
    ['Float', (value) => value.is === 'number' && !value.isWhole],
    ['Numeric', ({ is }) => is === 'number'],
    ['Symbol', ({ is }) => is === 'symbol'],
    ['NilClass', ({ is }) => is === 'null'],
  ]),
};

function each<T>(names: string, value: T): readonly (readonly [string, T])[] {
  return names.split(' ').map((name) => [name, value] as const);
}

/** Whether a list has an element, or a text a part. */
export function elementIn(element: KnownValue, container: KnownValue | undefined, conditions: Conditions, isStrict = true): Truth {
  if (container?.is === 'text' && element.is === 'text' && container.value !== undefined && element.value !== undefined)
    return container.value.includes(element.value);
  if (container?.is !== 'list') return undefined;
  const equalities = container.items.map((item) => equalityOf(element, item, conditions, isStrict));
  if (equalities.some((equality) => equality === true)) return true;
  return equalities.every((equality) => equality === false) ? false : undefined;
}

/**
 * The value of a test that the library of a language defines; undefined for any other name.
 * @param name of a function, or of a member of the first value, which begins with a dot
 */
export function testValue(
  name: string,
  [value, ...others]: readonly (KnownValue | undefined)[],
  conditions: Conditions,
): KnownValue | undefined {
  if (!value || !conditions.tests.has(name)) return undefined;
  // Reading a member of no value fails before the condition decides, and a class may define the members of an object.
  const isAsked = tests.get(name) === isNone || tests.get(name) === isSome;
  if (name.startsWith('.') && !isAsked && (isNothing(value) || value.is === 'object')) return undefined;
  return tests.get(name)?.(value, conditions, others);
}

/** Whether `value` is an instance of one of the types, by the test `name`; undefined for types that the library does not define. */
export function isInstance(
  name: string,
  value: KnownValue,
  typeNames: readonly (string | undefined)[],
  { tests: known }: Conditions,
): Truth {
  const types = known.has(name) ? typeTests[name] : undefined;
  if (!types || value.is === 'object' || value.is === 'list') return undefined;
  const truths = typeNames.map((typeName) => (typeName === undefined ? undefined : types.get(typeName)?.(value)));
  if (truths.some((truth) => truth === true)) return true;
  return truths.every((truth) => truth === false) ? false : undefined;
}
