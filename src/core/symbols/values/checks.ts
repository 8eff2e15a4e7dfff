// Finds conditions that narrow the type of a name: `instanceof`, union tags, `typeof`, and the branches in which each holds.
import type { SyntaxNode } from '../../syntax/node.ts';
import { captureOf, type Captures, type QueryMatch } from '../captures.ts';
import type { CheckFact } from '../facts.ts';
import type { Owners } from '../definitions/owners.ts';
import type { Source } from '../source.ts';

type CheckWithoutSpan = Pick<CheckFact, 'name' | 'how' | 'value' | 'not'>;
interface CheckSpan {
  readonly from: number;
  readonly to: number;
}

const dotted = /^[\p{ID_Start}$_#][\p{ID_Continue}$.#]*$/u;
const types = /^[\p{ID_Start}$_][\p{ID_Continue}$.| ]*$/u;
const deepest = 30;
const none: readonly CheckWithoutSpan[] = [];

/** All conditions, in text order. */
export function findChecks(captures: Captures, source: Source, owners: Owners): CheckFact[] {
  const matches = captures('check');
  if (!matches.length) return [];
  const finder = new Checks(source, owners);
  for (const match of matches) finder.note(match);
  for (const match of captures('branch')) finder.branch(match);
  return finder.found.sort((a, b) => a.line - b.line || a.from - b.from);
}

class Checks {
  readonly found: CheckFact[] = [];
  readonly #source: Source;
  readonly #owners: Owners;
  readonly #byNode = new Map<number, CheckWithoutSpan>();

  constructor(source: Source, owners: Owners) {
    this.#source = source;
    this.#owners = owners;
  }

  /** Records a single condition, or a `switch` with all its cases. */
  note(match: QueryMatch): void {
    const check = this.#checkOf(match);
    const node = captureOf(match, 'check');
    const within = captureOf(match, 'check.within');
    const cases = captureOf(match, 'check.cases');
    if (check && node) this.#byNode.set(node.id, check);
    else if (check && within) this.#add([check], spanOf(within), within.startIndex);
    else if (cases) this.#cases(match, cases);
  }

  #checkOf(match: QueryMatch): CheckWithoutSpan | undefined {
    const of = captureOf(match, 'check.of');
    const name = of && this.#name(of);
    if (name === undefined) return undefined;
    const not = captureOf(match, 'check.not') !== undefined;
    const member = captureOf(match, 'check.member');
    for (const how of ['is', 'tag', 'typeof', 'has'] as const) {
      const node = captureOf(match, `check.${how}`);
      if (!node) continue;
      const text = this.#source.folded(node, 200);
      const value = how === 'is' ? typesIn(text) : how === 'tag' ? `${member ? this.#source.of(member) : ''}=${tag(text)}` : unquoted(text);
      return value === undefined ? undefined : { name, how, value, ...(not && { not }) };
    }
    return undefined;
  }

  #name(node: SyntaxNode): string | undefined {
    const name = this.#source.folded(node, 100).replace(/\?\./g, '.').replace(/[!\s]/g, '');
    return dotted.test(name) ? name : undefined;
  }

  /** Records a branch of a condition, or the code after a branch that leaves. */
  branch(match: QueryMatch): void {
    const condition = captureOf(match, 'branch');
    if (!condition) return;
    const yes = captureOf(match, 'branch.yes');
    const no = captureOf(match, 'branch.no');
    const node = captureOf(match, 'branch.held');
    const left = captureOf(match, 'branch.left') ?? node;
    const after = left?.parent && { from: left.endIndex, to: left.parent.endIndex };
    const span = yes ? spanOf(yes) : no ? spanOf(no) : after;
    if (span) this.#add(this.#holding(condition, (yes ?? node) !== undefined, deepest), span, condition.startIndex);
  }

  /** Conditions that hold when `node` is true, or false. */
  #holding(node: SyntaxNode, truth: boolean, left: number): readonly CheckWithoutSpan[] {
    const own = this.#byNode.get(node.id);
    if (own) return [truth ? own : negated(own)];
    if (left === 0) return none;
    const inner = node.type === 'parenthesized_expression' ? node.namedChildren[0] : node.childForFieldName('argument');
    if (inner) {
      const isNot = node.type === 'not_operator' || this.#source.text.startsWith('!', node.startIndex);
      return node.type === 'parenthesized_expression' || isNot ? this.#holding(inner, isNot ? !truth : truth, left - 1) : none;
    }
    const [first, operator, second] = ['left', 'operator', 'right'].map((field) => node.childForFieldName(field));
    if (!first || !operator || !second) return none;
    const word = this.#source.of(operator);
    const isAnd = word === '&&' || word === 'and';
    if (!isAnd && word !== '||' && word !== 'or') return none;
    const both = [this.#holding(first, truth, left - 1), this.#holding(second, truth, left - 1)] as const;
    return isAnd === truth ? both.flat() : either(both[0], both[1]);
  }

  /** Merges cases without code and cases that fall through to the next. */
  #cases(match: QueryMatch, cases: SyntaxNode): void {
    const of = captureOf(match, 'check.of');
    const member = captureOf(match, 'check.member');
    const name = of && this.#name(of);
    if (name === undefined || !member) return;
    const key = this.#source.of(member);
    const all: string[] = [];
    let open: string[] = [];
    for (const each of cases.namedChildren) {
      const value = each.childForFieldName('value');
      if (value) {
        all.push(tag(this.#source.folded(value, 100)));
        open.push(all.at(-1) ?? '');
      }
      const isDefault = each.type === 'switch_default';
      if (isDefault) this.#add([{ name, how: 'tag', value: `${key}=${all.join('|')}`, not: true }], spanOf(each), cases.startIndex);
      else if (open.length) this.#add([{ name, how: 'tag', value: `${key}=${open.join('|')}` }], spanOf(each), cases.startIndex);
      if (leaves.test(each.lastNamedChild?.type ?? '')) open = [];
    }
  }

  #add(checks: readonly CheckWithoutSpan[], { from, to }: CheckSpan, at: number): void {
    for (const check of checks) {
      const [start, end] = [this.#source.position(from), this.#source.position(to)];
      const scope = this.#owners.running(at);
      this.found.push({ scope, ...check, line: start.line, from: start.column, until: end.line, to: end.column });
    }
  }
}

const leaves = /^(?:break|return|throw|continue)_statement$|^statement_block$/;

/** The condition that follows from either of two on the same name. */
function either(first: readonly CheckWithoutSpan[], second: readonly CheckWithoutSpan[]): readonly CheckWithoutSpan[] {
  const [a, b] = [first[0], second[0]];
  if (first.length !== 1 || second.length !== 1 || !a || !b || a.name !== b.name || a.how !== b.how || a.not || b.not) return none;
  if (a.how === 'is') return [{ ...a, value: `${a.value} | ${b.value}` }];
  const key = a.value.slice(0, a.value.indexOf('=') + 1);
  return a.how === 'tag' && b.value.startsWith(key) ? [{ ...a, value: `${a.value}|${b.value.slice(key.length)}` }] : none;
}

function negated({ not, ...check }: CheckWithoutSpan): CheckWithoutSpan {
  return not ? check : { ...check, not: true };
}

function spanOf({ startIndex, endIndex }: SyntaxNode): CheckSpan {
  return { from: startIndex, to: endIndex };
}

/** Converts `(A, B)` and `A | B` to a union. */
function typesIn(text: string): string | undefined {
  const list = text
    .replace(/\([^()]*\)(?=\s*(?:\||$))/g, (inside, at: number) => (at > 0 ? '' : inside))
    .replace(/^\((.*?),?\s*\)$/, '$1')
    .replace(/\s*,\s*/g, ' | ');
  return types.test(list) ? list : undefined;
}

/** A literal without its quotes; the own name of an enum member. */
function tag(text: string): string {
  return /^["'`]/.test(text) ? unquoted(text) : text.slice(text.lastIndexOf('.') + 1);
}

function unquoted(text: string): string {
  return text.replace(/^["'`]|["'`]$/g, '');
}
