// A service with a server, and the edges of contracts in a workspace, for tests of gRPC.
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import type { Codebase } from '../../../../src/core/codebase/api.ts';
import { dedent } from '../../../support/dedent.ts';
import { openFixture } from '../../../support/openFixture.ts';

/** The services of the examples in the tables. */
export const exampleProto = dedent`
  syntax = "proto3";
  package shop;
  // service Ghosts { rpc GetGhost (A) returns (B); }
  service Orders {
    rpc GetOrder (GetOrderRequest) returns (Order);
    rpc PayOrder (PayOrderRequest) returns (Order) { option (http) = { post: "/orders" }; }
  }
  service Carts { rpc GetCart (GetCartRequest) returns (stream Cart); }
`;

/** The services with a server in Python. */
export const exampleServer = {
  'a/shop.proto': exampleProto,
  'a/server.py': dedent`
    import shop_pb2_grpc

    class Server(shop_pb2_grpc.OrdersServicer):
        def GetOrder(self, request, context):
            return 1

        def PayOrder(self, request, context):
            return 2
  `,
};

/** An edge by the names of its ends. */
export interface NamedEdge {
  readonly caller: string;
  readonly callee: string;
  readonly through: string;
  readonly confidence: number;
}

/** All edges of contracts in a code base. */
export function edgesOf({ graph }: Codebase): readonly NamedEdge[] {
  const nameOf = (id: string | null): string => graph.symbol(id ?? '')?.fact.qualifiedName ?? '?';
  return [...graph.edges()]
    .filter(({ evidence }) => evidence === 'contract')
    .map(({ caller, callee, through = '', confidence }) => ({ caller: nameOf(caller), callee: nameOf(callee), through, confidence }));
}

/** All edges of contracts between files. */
export async function contractEdges(files: Readonly<Record<string, string>>): Promise<readonly NamedEdge[]> {
  const { codebase } = await openFixture(files);
  await codebase.waitForEdges(neverCancelled);
  return edgesOf(codebase);
}
