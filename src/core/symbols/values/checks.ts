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

const dottedPattern = /^[\p{ID_Start}$_#][\p{ID_Continue}$.#]*$/u;
const typeUnion = /^[\p{ID_Start}$_][\p{ID_Continue}$.| ]*$/u;
const maxDepth = 30;
const none: readonly CheckWithoutSpan[] = [];

/** All conditions, in text order. */
export function findChecks(captures: Captures, source: Source, owners: Owners): CheckFact[] {
  const matches = captures('check');
  if (!matches.length) return [];
  const finder = new CheckFinder(source, owners);
  for (const match of matches) finder.readCheck(match);
  for (const match of captures('branch')) finder.readBranch(match);
  return finder.checks.sort((a, b) => a.line - b.line || a.from - b.from);
}

class CheckFinder {
  readonly checks: CheckFact[] = [];
  readonly #source: Source;
  readonly #owners: Owners;
  readonly #byNode = new Map<number, CheckWithoutSpan>();

  constructor(source: Source, owners: Owners) {
    this.#source = source;
    this.#owners = owners;
  }

  /** Records a single condition, or a `switch` with all its cases. */
  readCheck(match: QueryMatch): void {
    const check = this.#checkOf(match);
    const node = captureOf(match, 'check');
    const withinNode = captureOf(match, 'check.within');
    const cases = captureOf(match, 'check.cases');
    if (check && node) this.#byNode.set(node.id, check);
    else if (check && withinNode) this.#add([check], spanOf(withinNode), withinNode.startIndex);
    else if (cases) this.#addCases(match, cases);
  }

  #checkOf(match: QueryMatch): CheckWithoutSpan | undefined {
    const checkedNode = captureOf(match, 'check.of');
    const name = checkedNode && this.#name(checkedNode);
    if (name === undefined) return undefined;
    const not = captureOf(match, 'check.not') !== undefined;
    const member = captureOf(match, 'check.member');
    for (const how of ['is', 'tag', 'typeof', 'has'] as const) {
      const node = captureOf(match, `check.${how}`);
      if (!node) continue;
      const text = this.#source.foldedText(node, 200);
      const value =
        how === 'is' ? unionIn(text) : how === 'tag' ? `${member ? this.#source.textOf(member) : ''}=${tagOf(text)}` : unquoteLiteral(text);
      return value === undefined ? undefined : { name, how, value, ...(not && { not }) };
    }
    return undefined;
  }

  #name(node: SyntaxNode): string | undefined {
    const name = this.#source.foldedText(node, 100).replace(/\?\./g, '.').replace(/[!\s]/g, '');
    return dottedPattern.test(name) ? name : undefined;
  }

  /** Records a branch of a condition, or the code after a branch that leaves. */
  readBranch(match: QueryMatch): void {
    const condition = captureOf(match, 'branch');
    if (!condition) return;
    const yes = captureOf(match, 'branch.yes');
    const no = captureOf(match, 'branch.no');
    const node = captureOf(match, 'branch.held');
    const leavingNode = captureOf(match, 'branch.left') ?? node;
    const spanAfter = leavingNode?.parent && { from: leavingNode.endIndex, to: leavingNode.parent.endIndex };
    const span = yes ? spanOf(yes) : no ? spanOf(no) : spanAfter;
    if (span) this.#add(this.#checksWhen(condition, (yes ?? node) !== undefined, maxDepth), span, condition.startIndex);
  }

  /** Conditions that hold when `node` is true, or false. */
  #checksWhen(node: SyntaxNode, truth: boolean, remainingDepth: number): readonly CheckWithoutSpan[] {
    const ownCheck = this.#byNode.get(node.id);
    if (ownCheck) return [truth ? ownCheck : negate(ownCheck)];
    if (remainingDepth === 0) return none;
    const inner = node.type === 'parenthesized_expression' ? node.namedChildren[0] : node.childForFieldName('argument');
    if (inner) {
      const isNot = node.type === 'not_operator' || this.#source.text.startsWith('!', node.startIndex);
      return node.type === 'parenthesized_expression' || isNot ? this.#checksWhen(inner, isNot ? !truth : truth, remainingDepth - 1) : none;
    }
    const [first, operator, second] = ['left', 'operator', 'right'].map((field) => node.childForFieldName(field));
    if (!first || !operator || !second) return none;
    const word = this.#source.textOf(operator);
    const isAnd = word === '&&' || word === 'and';
    if (!isAnd && word !== '||' && word !== 'or') return none;
    const sides = [this.#checksWhen(first, truth, remainingDepth - 1), this.#checksWhen(second, truth, remainingDepth - 1)] as const;
    return isAnd === truth ? sides.flat() : combineAlternatives(sides[0], sides[1]);
  }

  /** Merges cases without code and cases that fall through to the next. */
  #addCases(match: QueryMatch, cases: SyntaxNode): void {
    const checkedNode = captureOf(match, 'check.of');
    const member = captureOf(match, 'check.member');
    const name = checkedNode && this.#name(checkedNode);
    if (name === undefined || !member) return;
    const key = this.#source.textOf(member);
    const tags: string[] = [];
    let openTags: string[] = [];
    for (const each of cases.namedChildren) {
      const value = each.childForFieldName('value');
      if (value) {
        tags.push(tagOf(this.#source.foldedText(value, 100)));
        openTags.push(tags.at(-1) ?? '');
      }
      const isDefault = each.type === 'switch_default';
      if (isDefault) this.#add([{ name, how: 'tag', value: `${key}=${tags.join('|')}`, not: true }], spanOf(each), cases.startIndex);
      else if (openTags.length) this.#add([{ name, how: 'tag', value: `${key}=${openTags.join('|')}` }], spanOf(each), cases.startIndex);
      if (leavingStatement.test(each.lastNamedChild?.type ?? '')) openTags = [];
    }
  }

  #add(checks: readonly CheckWithoutSpan[], { from, to }: CheckSpan, at: number): void {
    for (const check of checks) {
      const [start, end] = [this.#source.position(from), this.#source.position(to)];
      const scope = this.#owners.runnerAt(at);
      this.checks.push({ scope, ...check, line: start.line, from: start.column, until: end.line, to: end.column });
    }
  }
}

const leavingStatement = /^(?:break|return|throw|continue)_statement$|^statement_block$/;

/** The condition that follows from either of two on the same name. */
function combineAlternatives(first: readonly CheckWithoutSpan[], second: readonly CheckWithoutSpan[]): readonly CheckWithoutSpan[] {
  const [a, b] = [first[0], second[0]];
  if (first.length !== 1 || second.length !== 1 || !a || !b || a.name !== b.name || a.how !== b.how || a.not || b.not) return none;
  if (a.how === 'is') return [{ ...a, value: `${a.value} | ${b.value}` }];
  const key = a.value.slice(0, a.value.indexOf('=') + 1);
  return a.how === 'tag' && b.value.startsWith(key) ? [{ ...a, value: `${a.value}|${b.value.slice(key.length)}` }] : none;
}

function negate({ not, ...check }: CheckWithoutSpan): CheckWithoutSpan {
  return not ? check : { ...check, not: true };
}

function spanOf({ startIndex, endIndex }: SyntaxNode): CheckSpan {
  return { from: startIndex, to: endIndex };
}

/** Converts `(A, B)` and `A | B` to a union. */
function unionIn(text: string): string | undefined {
  const list = text
    .replace(/\([^()]*\)(?=\s*(?:\||$))/g, (inside, at: number) => (at > 0 ? '' : inside))
    .replace(/^\((.*?),?\s*\)$/, '$1')
    .replace(/\s*,\s*/g, ' | ');
  return typeUnion.test(list) ? list : undefined;
}

/** A literal without its quotes; the own name of an enum member. */
function tagOf(text: string): string {
  return /^["'`]/.test(text) ? unquoteLiteral(text) : text.slice(text.lastIndexOf('.') + 1);
}

function unquoteLiteral(text: string): string {
  return text.replace(/^["'`]|["'`]$/g, '');
}
