// Which exception types a symbol raises; raising what was caught counts as raising the types that the handler catches.
import { captured } from './captures.ts';
import { Mentions, type BySymbol, type FileContext } from './context.ts';
import type { Mention } from './facts.ts';
import type { ModuleNames } from './names.ts';
import { Segments } from './segments.ts';
import { dotted } from './source.ts';

interface Handler {
  readonly start: number;
  readonly end: number;
  name: string | undefined;
  readonly types: string[];
}

/** Raised types as written, without type arguments, by the symbol that raises them. */
export function findRaises(context: FileContext, names: ModuleNames): BySymbol<Mention> {
  const handlers = findHandlers(context);
  const around = new Segments(
    handlers.map(({ start, end }, i) => ({ start, end, owner: i })),
    -1,
  );
  const bound = new Map(
    context.bindings.filter(({ by }) => by !== 'annotation').map(({ scope, name, value }) => [`${scope} ${name}`, value]),
  );
  const mentions = new Mentions(false);
  for (const match of context.captures('raise')) {
    const node = captured(match, 'raise') ?? captured(match, 'raise.statement');
    if (!node) continue;
    const owner = context.owners.running(node.startIndex);
    const handler = handlers[around.at(node.startIndex)];
    const add = (name: string): void => mentions.mention(owner, name, node.startPosition.row);
    if (!captured(match, 'raise')) {
      if (/^\w+\s*$/.test(context.source.folded(node, 20))) handler?.types.forEach(add);
      continue;
    }
    const name = bareType(context.source.folded(node, 200));
    const caught = handlers.find((one) => one.name === name && one.start <= node.startIndex && node.startIndex < one.end);
    const isCall = /^\s*[(<]/.test(context.source.text.slice(node.endIndex, node.endIndex + 10));
    if (caught) caught.types.forEach(add);
    else if (bound.has(`${owner} ${name}`)) add(bound.get(`${owner} ${name}`) ?? name);
    else if (isCall || /[.\p{Lu}]/u.test(name) || names.kind(name) === 'callable' || names.kind(name) === 'import') add(name);
  }
  rejected(context, mentions);
  for (const list of mentions.bySymbol.values()) list.sort((a, b) => a.line - b.line);
  return mentions.bySymbol;
}

/** `reject(new X())` raises as `throw new X()` does. */
function rejected({ sites, source, owners }: FileContext, mentions: Mentions): void {
  const constructed = new Map(sites.filter(({ how }) => how === 'new').map((site) => [site.node.startIndex, site]));
  for (const { name, arguments: list } of sites) {
    if (name !== 'reject' || !list) continue;
    const space = /^\(\s*new\s+/.exec(source.text.slice(list.startIndex, list.startIndex + 200))?.[0].length ?? 0;
    const thrown = constructed.get(list.startIndex + space);
    if (thrown) mentions.mention(owners.running(list.startIndex), thrown.name, thrown.node.startPosition.row);
  }
}

function findHandlers(context: FileContext): Handler[] {
  const handlers = new Map<number, Handler>();
  for (const match of context.captures('catch')) {
    const node = captured(match, 'catch');
    if (!node) continue;
    let handler = handlers.get(node.id);
    if (!handler) handlers.set(node.id, (handler = { start: node.startIndex, end: node.endIndex, name: undefined, types: [] }));
    const type = captured(match, 'catch.type');
    const name = captured(match, 'catch.name');
    if (type) handler.types.push(bareType(context.source.folded(type, 200)));
    if (name) handler.name = context.source.of(name);
  }
  return [...handlers.values()];
}

function bareType(text: string): string {
  return dotted(text.replace(/\s*<[^]*$/, '').replace(/\s/g, ''));
}
