// A service with a server, for tests of gRPC.
import { dedent } from '../../../support/dedent.ts';

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
