// Computes whether a condition holds for known values of some names. It says so only where it is certain whatever the other names are.
import type { Conditions } from '../../languages/conditionRules.ts';
import type { ExpressionToken } from './conditionTokens.ts';
import type { Expression } from './expressionParser.ts';
import { equalityOf, isNothing, not, orderOf, truthOfValue, type KnownValue, type Truth } from './knownValue.ts';
import { elementIn, isInstance, testValue } from './valueTests.ts';

/** What is known of the names of an expression, and the language in which it stands. */
export interface Knowledge {
  readonly conditions: Conditions;
  readonly valueOf: (name: string) => KnownValue | undefined;
}

/** Names of forms, as `typeof` gives them. */
const typeNames: Readonly<Partial<Record<KnownValue['is'], string>>> = {
  undefined: 'undefined',
  boolean: 'boolean',
  number: 'number',
  text: 'string',
  null: 'object',
  list: 'object',
};
const comparisons = /^(?:[!=]==?|<>|[<>]=?|(?:not )?in|is(?: not)?|instanceof)$/;

/** Whether the condition holds; undefined where the known values do not decide it. */
export function truthOf(expression: Expression, knowledge: Knowledge): Truth {
  if (expression.form === 'group') return truthOf(expression.inner, knowledge);
  if (bindsOtherwise(expression, knowledge.conditions)) return undefined;
  if (expression.form === 'unary' && isNot(expression.sign)) return not(truthOf(expression.operand, knowledge));
  if (expression.form !== 'binary') return truthOfValue(valueIn(expression, knowledge), knowledge.conditions);
  const { sign, left, right } = expression;
  if (sign === '&&' || sign === 'and') return both(truthOf(left, knowledge), truthOf(right, knowledge));
  if (sign === '||' || sign === 'or') return not(both(not(truthOf(left, knowledge)), not(truthOf(right, knowledge))));
  return comparisonOf(expression, knowledge) ?? truthOfValue(valueIn(expression, knowledge), knowledge.conditions);
}

function isNot(sign: string): boolean {
  return sign === 'not' || sign === '!';
}

/** Whether words bind in another way than they were parsed: where lines end conditions, `and` binds like `or`, and `not` looser than `&&`. */
function bindsOtherwise(expression: Expression, { end }: Conditions): boolean {
  if (end !== 'line') return false;
  if (expression.form === 'unary') return expression.sign === 'not';
  if (expression.form !== 'binary' || (expression.sign !== 'and' && expression.sign !== 'or')) return false;
  const isOtherWord = (side: Expression): boolean =>
    side.form === 'binary' && (side.sign === 'and' || side.sign === 'or') && side.sign !== expression.sign;
  return isOtherWord(expression.left) || isOtherWord(expression.right);
}

function both(a: Truth, b: Truth): Truth {
  if (a === false || b === false) return false;
  return a && b;
}

function comparisonOf(expression: Extract<Expression, { form: 'binary' }>, knowledge: Knowledge): Truth {
  const { conditions } = knowledge;
  const { sign, left, right } = expression;
  // Languages differ in what a row of comparisons means.
  if (left.form === 'binary' && comparisons.test(left.sign)) {
    if (!conditions.chainsComparisons || !comparisons.test(sign)) return undefined;
    return both(comparisonOf(left, knowledge), comparisonOf({ ...expression, left: left.right }, knowledge));
  }
  const [first, second] = [valueIn(left, knowledge), valueIn(right, knowledge)];
  switch (sign) {
    case '==':
      return equalityOf(first, second, conditions);
    case '!=':
    case '<>':
      return not(equalityOf(first, second, conditions));
    case '===':
      return equalityOf(first, second, conditions, true);
    case '!==':
      return not(equalityOf(first, second, conditions, true));
    case 'is':
      return identityOf(first, second);
    case 'is not':
      return not(identityOf(first, second));
    case 'in':
      return conditions.inMeansElement && first ? elementIn(first, second, conditions) : undefined;
    case 'not in':
      return conditions.inMeansElement && first ? not(elementIn(first, second, conditions)) : undefined;
    case 'instanceof':
      return instanceTruth(first, conditions);
    default:
      return orderOf(first, sign, second);
  }
}

/** Identity is certain only with no value, of which there is one, and with true and false. */
function identityOf(a: KnownValue | undefined, b: KnownValue | undefined): Truth {
  if (!a || !b) return undefined;
  if (isNothing(a) || isNothing(b)) return a.is === b.is;
  if (a.is !== 'boolean' && b.is !== 'boolean') return undefined;
  if (a.is === 'object' || b.is === 'object') return undefined;
  return a.is === 'boolean' && b.is === 'boolean' && a.value === b.value;
}

/** No value is no instance of anything. */
function instanceTruth(value: KnownValue | undefined, { onlyObjectsAreInstances }: Conditions): Truth {
  if (!value) return undefined;
  if (isNothing(value)) return false;
  return onlyObjectsAreInstances && value.is !== 'object' && value.is !== 'list' ? false : undefined;
}

/** The value of an expression; undefined where it is not known. */
export function valueIn(expression: Expression, knowledge: Knowledge): KnownValue | undefined {
  const { conditions } = knowledge;
  switch (expression.form) {
    case 'literal':
      return literalValue(expression.token, conditions);
    case 'name':
      return wordValue(expression.name, conditions) ?? knowledge.valueOf(expression.name);
    case 'list':
      return listValue(expression, knowledge);
    case 'group':
      return valueIn(expression.inner, knowledge);
    case 'unary':
      return unaryValue(expression.sign, expression.operand, knowledge);
    case 'member': {
      const owner = valueIn(expression.owner, knowledge);
      return owner && testValue(`.${expression.name}`, [owner], conditions);
    }
    case 'call':
      return callValue(expression, knowledge);
    case 'binary': {
      const truth = ['or', 'and', '||', '&&', '??'].includes(expression.sign) ? undefined : comparisonOf(expression, knowledge);
      return truth === undefined ? chosenValue(expression, knowledge) : { is: 'boolean', value: truth };
    }
    case 'choice':
      return commonValue(expression.values.map((each) => valueIn(each, knowledge)));
    case 'other':
      return undefined;
  }
}

/** What two values have in common: both are objects, or texts that are not empty. */
function commonValue([a, b]: readonly (KnownValue | undefined)[]): KnownValue | undefined {
  if (a?.is === 'object' && b?.is === 'object') return a;
  return a?.is === 'text' && b?.is === 'text' && a.value !== '' && b.value !== '' ? { is: 'text' } : undefined;
}

/** Where an empty list counts as false, an empty map is like one; elsewhere it has other members. */
function listValue({ items, isMap }: Extract<Expression, { form: 'list' }>, knowledge: Knowledge): KnownValue | undefined {
  const { hasListLiterals, falsyValues } = knowledge.conditions;
  if (!hasListLiterals || (isMap && !falsyValues?.has('emptyList'))) return undefined;
  return { is: 'list', items: items.map((item) => valueIn(item, knowledge)) };
}

/** The side that `a or b` gives, where the left one decides. */
function chosenValue({ sign, left, right }: Extract<Expression, { form: 'binary' }>, knowledge: Knowledge): KnownValue | undefined {
  const value = valueIn(left, knowledge);
  if (!value) return undefined;
  if (sign === '??') return isNothing(value) ? valueIn(right, knowledge) : value;
  const truth = truthOfValue(value, knowledge.conditions);
  if (truth === undefined) return undefined;
  if (sign === '||' || sign === 'or') return truth ? value : valueIn(right, knowledge);
  if (sign === '&&' || sign === 'and') return truth ? valueIn(right, knowledge) : value;
  return undefined;
}

function unaryValue(sign: string, operand: Expression, knowledge: Knowledge): KnownValue | undefined {
  if (isNot(sign)) {
    const truth = sign === 'not' && knowledge.conditions.end === 'line' ? undefined : not(truthOf(operand, knowledge));
    return truth === undefined ? undefined : { is: 'boolean', value: truth };
  }
  const value = valueIn(operand, knowledge);
  if (sign === 'typeof') {
    const name = value && typeNames[value.is];
    return name === undefined ? undefined : { is: 'text', value: name };
  }
  return sign === '-' && value?.is === 'number' ? { ...value, value: -value.value } : undefined;
}

function callValue({ callee, arguments: items }: Extract<Expression, { form: 'call' }>, knowledge: Knowledge): KnownValue | undefined {
  const { conditions } = knowledge;
  const isMember = callee.form === 'member';
  const name = isMember ? `.${callee.name}` : pathOf(callee);
  const ownerPath = isMember ? pathOf(callee) : undefined;
  const values = items.map((item) => valueIn(item, knowledge));
  if (ownerPath !== undefined && conditions.tests.has(ownerPath)) return testValue(ownerPath, values, conditions);
  const [value, types] = isMember ? [valueIn(callee.owner, knowledge), items] : [values[0], items.slice(1)];
  if (name === undefined || !value) return undefined;
  const instance = isInstance(name, value, types.flatMap(typeNamesIn), conditions);
  if (instance !== undefined) return { is: 'boolean', value: instance };
  return testValue(name, isMember ? [value, ...values] : values, conditions);
}

/** The names of types in an argument: one, or several in brackets. */
function typeNamesIn(expression: Expression): readonly (string | undefined)[] {
  if (expression.form === 'group') return typeNamesIn(expression.inner);
  return expression.form === 'list' ? expression.items.flatMap(typeNamesIn) : [pathOf(expression)];
}

/** `a.b` as text; undefined for anything but names. */
function pathOf(expression: Expression): string | undefined {
  if (expression.form === 'name') return expression.name;
  const owner = expression.form === 'member' ? pathOf(expression.owner) : undefined;
  return owner === undefined || expression.form !== 'member' ? undefined : `${owner}.${expression.name}`;
}

function wordValue(name: string, { words }: Conditions): KnownValue | undefined {
  const word = Object.hasOwn(words, name) ? words[name] : undefined;
  if (word === undefined) return undefined;
  return word === 'null' || word === 'undefined' ? { is: word } : { is: 'boolean', value: word === 'true' };
}

function literalValue({ kind, text }: ExpressionToken, { apostrophesQuoteTexts, textWithCode }: Conditions): KnownValue | undefined {
  if (kind === 'symbol') return { is: 'symbol', value: text };
  if (kind === 'number') {
    const isPlain = /^(?:0[xX][\da-fA-F]+|(?:0|[1-9][\d_]*)(?:\.\d+)?)$/.test(text);
    const value = Number(text.replace(/_/g, ''));
    return isPlain && Number.isSafeInteger(Math.trunc(value)) ? { is: 'number', value, isWhole: !text.includes('.') } : undefined;
  }
  const quote = /["'`]/.exec(text)?.[0] ?? '';
  const prefix = text.slice(0, text.indexOf(quote));
  const content = text.slice(prefix.length + 1, -1);
  if (quote === "'" && !apostrophesQuoteTexts) return undefined;
  // Bytes are no text.
  if (/b/i.test(prefix)) return undefined;
  if (textWithCode?.test(text)) return /[\p{L}\p{N}]/u.test(withoutCode(content)) ? { is: 'text' } : undefined;
  return content.includes('\\') ? { is: 'text' } : { is: 'text', value: content };
}

/** The fixed part of a text that holds code. */
function withoutCode(content: string): string {
  const outside = content.replace(/[$#]?\{[^{}]*\}/g, '');
  return outside === content ? content.replace(/[$#]@?\w+(?:(?:->|\.)\w+|\[[^\]]*\])*/g, '') : withoutCode(outside);
}
