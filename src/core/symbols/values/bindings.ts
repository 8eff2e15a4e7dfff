// Finds known values of variables, parameters and fields: annotations, constructors, calls and plain copies.
import type { Grammar } from '../../syntax/language.ts';
import { chainBindings } from './chains.ts';
import { captureOf, capturedAs, type Captures, type QueryMatch } from '../captures.ts';
import type { Draft } from '../definitions/draft.ts';
import { ambientModule, type BindingFact } from '../facts.ts';
import { goBindings } from './goBindings.ts';
import { findImportOffsets } from '../definitions/imports.ts';
import type { Owners } from '../definitions/owners.ts';
import { plainType } from '../types/plainTypes.ts';
import type { Source } from '../source.ts';
import { isParameterOfType, membersAround, writtenType } from '../types/writtenTypes.ts';
import type { SyntaxNode } from '../../syntax/node.ts';

/** Types whose arguments give the element of a container or the value of a type parameter. */
const typeBracket = /[<[]/;
/** A union of plain types. */
const plainUnion = /^\|?\s*[\p{ID_Start}$_][\p{ID_Continue}$.]*(?:\s*\|\s*[\p{ID_Start}$_][\p{ID_Continue}$.]*)+$/u;
const maxTypeLength = 200;
const maxCallLength = 1000;
/** Signatures contain types up to this length in full. */
const maxTypeInHead = 250;
const dottedPattern = /^[\p{ID_Start}$_#][\p{ID_Continue}$.#?]*$/u;

/** Distinct bindings in text order. */
export function findBindings(
  captures: Captures,
  source: Source,
  owners: Owners,
  drafts: readonly Draft[],
  grammar: Grammar,
): BindingFact[] {
  const seenKeys = new Set<string>();
  const facts: BindingFact[] = [];
  const importOffsets = findImportOffsets(captures, source);
  for (const match of captures('bind')) {
    if (importOffsets.has((captureOf(match, 'bind') ?? captureOf(match, 'bind.part'))?.startIndex ?? -1)) continue;
    for (const fact of bindingsOf(match, source, owners, drafts, grammar)) {
      const key = `${fact.scope} ${fact.line} ${fact.by} ${fact.name} ${fact.value} ${fact.until ?? ''}`;
      if (seenKeys.has(key)) continue;
      seenKeys.add(key);
      facts.push(fact);
    }
  }
  return facts;
}

function bindingsOf(match: QueryMatch, source: Source, owners: Owners, drafts: readonly Draft[], grammar: Grammar): readonly BindingFact[] {
  const goFacts = grammar.containersHaveTypes ? goBindings(match, source, owners) : undefined;
  if (goFacts) return goFacts;
  if (captureOf(match, 'bind.item')) return chainBindings(match, source, owners, drafts);
  const fact =
    callSignature(match, source, owners) ??
    declaredModule(match, source) ??
    aliasBinding(match, source, owners) ??
    partBinding(match, source, owners) ??
    plainBinding(match, source, owners, drafts, grammar);
  return fact ? [fact] : [];
}

/** Call signature: `interface Handler { (c: Context): void }`. */
function callSignature(match: QueryMatch, source: Source, owners: Owners): BindingFact | undefined {
  const node = captureOf(match, 'bind.calls');
  const parameters = node?.childForFieldName('parameters');
  if (!node || !parameters) return undefined;
  const resultNode = node.childForFieldName('return_type');
  const result = resultNode ? source.foldedText(resultNode, maxCallLength).replace(/^:\s*/, '') : 'void';
  const value = `${source.foldedText(parameters, maxCallLength)} => ${result.length < maxCallLength ? result : 'unknown'}`;
  const scope = owners.holderAt(node.startIndex);
  return value.length < 2 * maxCallLength ? { scope, name: '()', value, by: 'annotation', line: node.startPosition.row } : undefined;
}

/** Ambient module: `declare module 'name' { … }`. */
function declaredModule(match: QueryMatch, source: Source): BindingFact | undefined {
  const node = captureOf(match, 'bind.module');
  if (!node) return undefined;
  return { scope: 0, name: ambientModule, value: source.textOf(node).slice(1, -1), by: 'annotation', line: node.startPosition.row };
}

/** The type behind an alias, if its signature cuts it. */
function aliasBinding(match: QueryMatch, source: Source, owners: Owners): BindingFact | undefined {
  const node = captureOf(match, 'bind.aliased');
  const isCut = node !== undefined && (node.endIndex - node.startIndex > maxTypeInHead || source.textOf(node).includes('/'));
  const value = node && isCut ? writtenType(node, source) : '';
  if (!node || value === '') return undefined;
  return { scope: owners.holderAt(node.startIndex), name: '=', value, by: 'annotation', line: node.startPosition.row };
}

/** `const { a: b } = x` makes `b` an alias of `x.a`. */
function partBinding(match: QueryMatch, source: Source, owners: Owners): BindingFact | undefined {
  const part = captureOf(match, 'bind.part');
  const wholeNode = captureOf(match, 'bind.whole');
  if (!part || !wholeNode) return undefined;
  const text = source.foldedText(wholeNode, maxTypeLength);
  const key = source.textOf(captureOf(match, 'bind.key') ?? part);
  const isChain = /^[\p{ID_Start}$_][\p{ID_Continue}$.]*(?:\(|$)/u.test(text);
  if (text.length >= maxTypeLength || (!isChain && !/^(?:await|new)\s/.test(text))) return undefined;
  const value = `${isChain ? text : `(${text})`}.${key}`;
  return { scope: owners.holderAt(part.startIndex), name: source.textOf(part), value, by: 'alias', line: part.startPosition.row };
}

function plainBinding(
  match: QueryMatch,
  source: Source,
  owners: Owners,
  drafts: readonly Draft[],
  grammar: Grammar,
): BindingFact | undefined {
  const field = captureOf(match, 'bind.field');
  const node = field ?? captureOf(match, 'bind');
  const heldValue = heldValueOf(match);
  if (!node || !heldValue) return undefined;
  const isWritten = grammar.writesTypes === true;
  if (isWritten && isParameterOfType(node)) return undefined;
  const rawText = source.foldedText(heldValue.node, 200);
  const unionText = heldValue.node.type === 'tuple' ? asUnion(rawText) : rawText;
  const text =
    grammar.rules.marksTypes && heldValue.by !== 'call' && heldValue.by !== 'alias'
      ? plainType(unionText)
      : unionText.replace(/::|\?*->/g, '.');
  // `make().part` is not the result of `make`, so a value with a call inside is dropped.
  const literal = captureOf(match, 'bind.literal') ? literalType(unionText) : undefined;
  if (literal === '') return undefined;
  const value =
    literal ??
    (heldValue.by === 'annotation'
      ? isWritten
        ? typeScriptType(heldValue.node, text, source)
        : annotatedType(text)
      : text.includes('(')
        ? ''
        : bareName(text) + typeArguments(heldValue, source));
  const ownName = bareName(source.foldedText(node, 200))
    .replace(/::|\?*->/g, '.')
    .replace(/^@+/, `${grammar.selfNames[0]}.`);
  const holder = owners.holderAt(node.startIndex);
  const name = (field ? memberPrefix(node, drafts[holder - 1]?.kind, source, grammar) : '') + ownName;
  const isType = isWritten && heldValue.by === 'annotation';
  if (
    value === '' ||
    !dottedPattern.test(ownName) ||
    !(isType || dottedPattern.test(value) || typeBracket.test(value) || plainUnion.test(value)) ||
    name === value
  )
    return undefined;
  // The definition of a constant contains its name, but the name belongs to the enclosing scope.
  const scope = drafts[holder - 1]?.kind === 'constant' ? owners.runnerAt(node.startIndex) : holder;
  const until = captureOf(match, 'bind.within')?.endPosition.row;
  return { scope, name, value, by: heldValue.by, line: node.startPosition.row, ...(until === undefined ? {} : { until }) };
}

/** The types in `except (A, B) as error` as a union. */
function asUnion(text: string): string {
  return text.replace(/^\(\s*(.*?),?\s*\)$/, '$1').replace(/\s*,\s*/g, ' | ');
}

/** Prefix of a member name: the object, and the members whose type declares it. */
function memberPrefix(node: SyntaxNode, kind: Draft['kind'] | undefined, source: Source, grammar: Grammar): string {
  const self = `${grammar.selfNames[0]}.`;
  if (node.parent?.type !== 'property_signature') return self;
  const path = membersAround(node, source);
  const isOfType = kind === 'interface' || kind === 'type' || kind === 'class';
  return isOfType ? `${[self.slice(0, -1), ...path].join('.')}.` : `${(path.length ? path : ['<type>']).join('.')}.`;
}

/** A TypeScript type as written; a union of literals has its own fact. */
function typeScriptType(node: SyntaxNode, text: string, source: Source): string {
  const fullType = writtenType(node, source);
  return literalType(fullType) !== '' ? '' : fullType === '' ? annotatedType(text) : fullType;
}

/** A union of string literals in one form for all languages; empty for other types. */
function literalType(text: string): string {
  const parts = text.split('|').map((part) => part.trim());
  return parts.every((part) => /^(["'])[^"']*\1$/.test(part)) ? `Literal[${parts.join(', ')}]` : '';
}

/** A generic type as written, otherwise the one type name in it. */
function annotatedType(text: string): string {
  const name = typeName(text);
  const isWhole = typeBracket.test(text) || (name === '' && plainUnion.test(text));
  return isWhole && text.length < maxTypeLength ? text.replace(/\s+/g, ' ') : name;
}

/** The type arguments in `new Map<string, Item>()`, which give the types of what the object holds. */
function typeArguments(
  { by, node }: { readonly by: BindingFact['by']; readonly node: QueryMatch['captures'][number]['node'] },
  source: Source,
): string {
  if (by !== 'new') return '';
  const list = node.parent?.childForFieldName('type_arguments') ?? node.namedChildren.find((child) => child?.type === 'type_arguments');
  const text = list ? source.foldedText(list, maxTypeLength) : '';
  return text.length > 2 && text.length < maxTypeLength ? text : '';
}

function heldValueOf(
  match: QueryMatch,
): { readonly by: BindingFact['by']; readonly node: QueryMatch['captures'][number]['node'] } | undefined {
  for (const [capture, by] of valueSources) {
    const valueCapture = capturedAs(match, capture);
    if (valueCapture) return { by, node: valueCapture.node };
  }
  return undefined;
}

const valueSources: readonly (readonly [string, BindingFact['by']])[] = [
  ['bind.literal', 'annotation'],
  ['bind.type', 'annotation'],
  ['bind.new', 'new'],
  ['bind.call', 'call'],
  ['bind.alias', 'alias'],
];

/** The one type name in an annotation, without quotes, `Optional`, `| None` and type arguments. */
export function typeName(text: string): string {
  let type = text.replace(/^["'](.*)["']$/, '$1');
  const innerType = /^(?:typing\.)?(?:Optional|Annotated|Final|ClassVar|Readonly|Partial|Required)\s*[[<](.*)[\]>]$/.exec(type)?.[1];
  if (innerType !== undefined) type = innerType.split(',', 1)[0] ?? '';
  const parts = /^[^([{<]*$/.test(type) ? type.split('|').map((part) => part.trim()) : [type];
  const typeNames = parts.filter((part) => !/^(?:None|null|undefined|var|any|unknown|object)$/.test(part));
  return typeNames.length === 1 ? bareName(typeNames[0] ?? '') : '';
}

function bareName(text: string): string {
  return text
    .replace(/^["'](.*)["']$/, '$1')
    .replace(/\s*[[<(][^]*$/, '')
    .replace(/\?\./g, '.')
    .replace(/[\s!]/g, '');
}
