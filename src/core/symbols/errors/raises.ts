// Finds exception types that a symbol raises: by throwing, by passing an error on, or by its declaration.
import { captureOf } from '../captures.ts';
import { SymbolCollector, type BySymbol, type FileContext } from '../context.ts';
import type { RaiseFact } from '../facts.ts';
import { bareType, type Handlers } from './handlers.ts';
import type { PassedError } from './passedErrors.ts';
import { parseTerm } from '../values/termParser.ts';
import type { ThrownTypes } from './thrown.ts';

/** Maximum length of a thrown expression; the start of a longer one tells its type. */
const longest = 2000;

/** Raised types as written, without type arguments, by the symbol that raises them. */
export function findRaises(
  context: FileContext,
  handlers: Handlers,
  types: ThrownTypes,
  passed: readonly PassedError[],
): BySymbol<RaiseFact> {
  const raises = new Raises();
  const { source, owners, grammar } = context;
  for (const match of context.captures('raise')) {
    const raised = captureOf(match, 'raise');
    const node = raised ?? captureOf(match, 'raise.statement');
    const declared = captureOf(match, 'raise.declared');
    if (declared)
      raises.mention(owners.holding(declared.startIndex), bareType(source.folded(declared, 200)), declared.startPosition.row, true);
    const named = captureOf(match, 'raise.type');
    // `Failure::new(…)` constructs a `Failure`.
    if (named)
      raises.mention(
        owners.running(named.startIndex),
        bareType(source.folded(named, 200)).replace(/(?<=\p{Lu}\w{0,80})\.new$/u, ''),
        named.startPosition.row,
      );
    if (!node) continue;
    const line = node.startPosition.row;
    const owner = owners.running(node.startIndex);
    if (raised) {
      const text = source.text.slice(node.startIndex, Math.min(node.endIndex, node.startIndex + longest));
      const matches = types.of(parseTerm(text, { bareKeys: grammar.keysAreBare }), { owner, offset: node.startIndex, line });
      for (const name of matches) raises.mention(owner, name, line);
    } else if (/^\w+\s*;?$/.test(source.folded(node, 20))) {
      for (const name of handlers.at(node.startIndex)?.types ?? []) raises.mention(owner, name, line);
    }
  }
  for (const { owner, type, line } of passed) raises.mention(owner, type, line);
  for (const list of raises.bySymbol.values()) list.sort((a, b) => a.line - b.line);
  return raises.bySymbol;
}

/** Raised types, each once per line. */
class Raises extends SymbolCollector<RaiseFact> {
  readonly #seen = new Set<string>();

  mention(symbol: number, name: string, line: number, declared = false): void {
    const key = `${symbol} ${line} ${name}`;
    if (name === '' || this.#seen.has(key)) return;
    this.#seen.add(key);
    this.add(symbol, declared ? { name, line, declared } : { name, line });
  }
}
