// Finds the calls that the graph leads to the method of a committed stub: its types are known there, whatever the receiver is called.
import { ownerOf } from '../../graph/files/enclosingSymbols.ts';
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import { plainName } from '../memberFunctions.ts';
import type { RpcUse } from './rpcUse.ts';
import { spellingsOf } from '../memberFunctions.ts';
import type { ServiceCatalog } from './serviceCatalog.ts';

/** Owners of the methods of a stub, behind the name of the service: `ordersClient`, `OrdersStub`, `OrdersBlockingStub`. */
const stubSuffix = /^(?:(?:internal|Internal)?(?:promise)?client(?:impl)?|\w*stub)$/i;
/** Calls below it lead to another function more often than not. */
const minCallConfidence = 0.5;

/** Calls of generated stubs. Reads no text. */
export function generatedUses(catalog: ServiceCatalog, graph: CodeGraph): readonly RpcUse[] {
  const uses: RpcUse[] = [];
  for (const rpc of catalog.names.flatMap((service) => catalog.methodsOf(service))) {
    const stubs = spellingsOf(rpc.method)
      .flatMap((name) => graph.byName(name))
      .filter((symbol) => {
        const owner = symbol.role === 'generated' ? plainName(ownerOf(symbol, graph)?.fact.name ?? '') : '';
        return owner.startsWith(plainName(rpc.service)) && stubSuffix.test(owner.slice(plainName(rpc.service).length));
      });
    for (const { caller, line, confidence, evidence } of new Set(stubs.flatMap(({ id }) => graph.incoming(id, ['calls'])))) {
      const symbol = graph.symbol(caller);
      if (!symbol || confidence < minCallConfidence || evidence === 'contract') continue;
      if (symbol.role !== 'generated' && symbol.role !== 'vendored') uses.push({ rpc, symbol, line, tie: 'generated' });
    }
  }
  return uses;
}
