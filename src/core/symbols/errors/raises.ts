// Finds exception types that a symbol raises: by throwing, by passing an error on, or by its declaration.
import { captureOf } from '../captures.ts';
import { SymbolCollector, type BySymbol, type FileContext } from '../fileContext.ts';
import type { RaiseFact } from '../facts.ts';
import { bareType, type Handlers } from './handlers.ts';
import type { PassedError } from './passedErrors.ts';
import { standardRaiseType } from './standardRaises.ts';
import { parseTerm } from '../values/termParser.ts';
import type { ThrownTypes } from './thrownTypes.ts';

/** Maximum length of a thrown expression; the start of a longer one tells its type. */
const maxLength = 2000;

/** Raised types as written, without type arguments, by the symbol that raises them. */
export function findRaises(
  context: FileContext,
  handlers: Handlers,
  types: ThrownTypes,
  passedErrors: readonly PassedError[],
): BySymbol<RaiseFact> {
  const raises = new RaiseCollector();
  const { source, owners, grammar } = context;
  for (const match of context.captures('raise')) {
    const raisedNode = captureOf(match, 'raise');
    const node = raisedNode ?? captureOf(match, 'raise.statement');
    const declaredNode = captureOf(match, 'raise.declared');
    if (declaredNode)
      raises.addType(
        owners.holderAt(declaredNode.startIndex),
        bareType(source.foldedText(declaredNode, 200)),
        declaredNode.startPosition.row,
        true,
      );
    const typeNode = captureOf(match, 'raise.type');
    // `Failure::new(…)` constructs a `Failure`.
    if (typeNode)
      raises.addType(
        owners.runnerAt(typeNode.startIndex),
        bareType(source.foldedText(typeNode, 200)).replace(/(?<=\p{Lu}\w{0,80})\.new$/u, ''),
        typeNode.startPosition.row,
      );
    if (!node) continue;
    const line = node.startPosition.row;
    const owner = owners.runnerAt(node.startIndex);
    if (raisedNode) {
      const text = source.text.slice(node.startIndex, Math.min(node.endIndex, node.startIndex + maxLength));
      const typeNames = types.typesOf(parseTerm(text, { bareKeys: grammar.keysAreBare }), { owner, offset: node.startIndex, line });
      for (const name of typeNames) raises.addType(owner, name, line);
    } else if (/^\w+\s*;?$/.test(source.foldedText(node, 20))) {
      for (const name of handlers.at(node.startIndex)?.types ?? []) raises.addType(owner, name, line);
    }
  }
  for (const site of context.sites) {
    const type = standardRaiseType(site, context);
    if (type !== undefined) raises.addType(owners.runnerAt(site.node.startIndex), type, site.node.startPosition.row);
  }
  for (const { owner, type, line } of passedErrors) raises.addType(owner, type, line);
  for (const list of raises.bySymbol.values()) list.sort((a, b) => a.line - b.line);
  return raises.bySymbol;
}

/** Raised types, each once per line. */
class RaiseCollector extends SymbolCollector<RaiseFact> {
  readonly #seenKeys = new Set<string>();

  addType(symbol: number, name: string, line: number, declared = false): void {
    const key = `${symbol} ${line} ${name}`;
    if (name === '' || this.#seenKeys.has(key)) return;
    this.#seenKeys.add(key);
    this.add(symbol, declared ? { name, line, declared } : { name, line });
  }
}
