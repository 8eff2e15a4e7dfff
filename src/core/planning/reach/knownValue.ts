// Values that code writes out, and what a language says of them: whether they count as true, and whether two of them are equal.
import type { BareValue, Conditions } from '../../languages/conditionRules.ts';

/** A value, as far as the code that writes it tells. Undefined stands for an unknown one. */
export type KnownValue =
  | { readonly is: 'null' | 'undefined' }
  | { readonly is: 'boolean'; readonly value: boolean }
  | { readonly is: 'number'; readonly value: number; readonly isWhole: boolean }
  /** A text; without `value` one that holds code and is not empty. */
  | { readonly is: 'text'; readonly value?: string }
  | { readonly is: 'symbol'; readonly value: string }
  | { readonly is: 'list'; readonly items: readonly (KnownValue | undefined)[] }
  /** An object or function: it is something, and nothing more is known. */
  | { readonly is: 'object' };

/** Three-valued: undefined is unknown. */
export type Truth = boolean | undefined;

/** Whether the value counts as true in a condition. */
export function truthOfValue(value: KnownValue | undefined, { falsyValues }: Conditions): Truth {
  if (value?.is === 'boolean') return value.value;
  // Elsewhere a condition on such a value does not compile, so it was read wrongly.
  if (!value || !falsyValues) return undefined;
  const bare = bareForm(value);
  if (bare !== undefined) return !falsyValues.has(bare);
  if (value.is === 'text' && value.value === undefined) return falsyValues.has('zeroText') ? undefined : true;
  // A class may define what its objects count as, where empty lists count as false.
  if (value.is === 'object') return falsyValues.has('emptyList') && !falsyValues.has('zeroText') ? undefined : true;
  return true;
}

function bareForm(value: KnownValue): BareValue | undefined {
  switch (value.is) {
    case 'null':
    case 'undefined':
      return value.is;
    case 'number':
      return value.value === 0 ? 'zero' : undefined;
    case 'text':
      return value.value === '' ? 'emptyText' : value.value === '0' ? 'zeroText' : undefined;
    case 'list':
      return value.items.length === 0 ? 'emptyList' : undefined;
    default:
      return undefined;
  }
}

/** Whether two values are equal. `isStrict`: nothing converts them. */
export function equalityOf(a: KnownValue | undefined, b: KnownValue | undefined, conditions: Conditions, isStrict = false): Truth {
  if (!a || !b) return undefined;
  const isLoose = conditions.convertsOperands && !isStrict;
  if (isNothing(a) || isNothing(b)) return nothingEquals(a, b, conditions, isLoose);
  if (a.is === 'object' || b.is === 'object') return undefined;
  if (a.is === 'list' || b.is === 'list') return a.is === b.is || isLoose || conditions.classesDefineEquality ? undefined : false;
  if (a.is !== b.is) {
    const [first, second] = [numberIn(a, conditions), numberIn(b, conditions)];
    if (first !== undefined && second !== undefined) return first === second;
    return isLoose ? undefined : false;
  }
  if (a.is === 'text' && b.is === 'text' && (a.value === undefined || b.value === undefined))
    return a.value === '' || b.value === '' ? false : undefined;
  // Where the text of zero counts as false, texts of numbers are compared as numbers.
  if (
    isLoose &&
    conditions.falsyValues?.has('zeroText') &&
    [a, b].every((each) => /\d/.test(String((each as { readonly value: unknown }).value)))
  )
    return undefined;
  return (a as { readonly value: unknown }).value === (b as { readonly value: unknown }).value;
}

/** Whether a value is none at all. */
export function isNothing(value: KnownValue): boolean {
  return value.is === 'null' || value.is === 'undefined';
}

function nothingEquals(a: KnownValue, b: KnownValue, { classesDefineEquality, falsyValues }: Conditions, isLoose: boolean): Truth {
  if (isNothing(a) && isNothing(b)) return a.is === b.is || isLoose;
  const other = isNothing(a) ? b : a;
  if (other.is === 'object') return classesDefineEquality ? undefined : false;
  // Where empty lists count as false, no value equals the other empty ones.
  return isLoose && falsyValues?.has('emptyList') ? undefined : false;
}

function numberIn(value: KnownValue, { booleansAreNumbers }: Conditions): number | undefined {
  if (value.is === 'number') return value.value;
  return value.is === 'boolean' && booleansAreNumbers ? Number(value.value) : undefined;
}

/** Compares two numbers by the sign; undefined for anything else. */
export function orderOf(a: KnownValue | undefined, sign: string, b: KnownValue | undefined): Truth {
  if (a?.is !== 'number' || b?.is !== 'number') return undefined;
  switch (sign) {
    case '<':
      return a.value < b.value;
    case '<=':
      return a.value <= b.value;
    case '>':
      return a.value > b.value;
    case '>=':
      return a.value >= b.value;
    default:
      return undefined;
  }
}

/** The opposite; unknown stays unknown. */
export function not(truth: Truth): Truth {
  return truth === undefined ? undefined : !truth;
}
