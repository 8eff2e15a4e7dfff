// Table of the ways in which code implements a service of gRPC, by language.
import { c } from '../../languages/c.ts';
import { csharp } from '../../languages/csharp.ts';
import { ecmascript } from '../../languages/ecmascript.ts';
import { go } from '../../languages/go.ts';
import { java } from '../../languages/java.ts';
import { kotlin } from '../../languages/kotlin.ts';
import { python } from '../../languages/python.ts';
import { ruby } from '../../languages/ruby.ts';
import { rust } from '../../languages/rust.ts';
import type { ServerRow } from './serverRow.ts';

/** Based on the documentation of each library, 2026-11; nothing here is weighed. */
export const serverRows: readonly ServerRow[] = [
  {
    ...{ framework: 'grpc-go', languages: [go], base: /^(?:\w+\.)?(?:Unimplemented|Unsafe)(?<service>\w+)Server$/ },
    examples: [
      [
        'type server struct {\n\tpb.UnimplementedOrdersServer\n}\nfunc (s *server) GetOrder(ctx context.Context, in *pb.GetOrderRequest) (*pb.Order, error) { return nil, nil }',
        'Orders/GetOrder',
      ],
    ],
  },
  {
    ...{ framework: 'grpc-go', languages: [go], register: /(?<![\w])Register(?<service>\w+)Server\s*\(/, object: 1 },
    examples: [
      [
        'type server struct{}\nfunc (s *server) GetOrder(ctx context.Context, in *pb.GetOrderRequest) (*pb.Order, error) { return nil, nil }\nfunc main() { pb.RegisterOrdersServer(s, &server{}) }',
        'Orders/GetOrder',
      ],
      [
        'type server struct{}\nfunc (s *server) GetOrder(ctx context.Context, in *pb.GetOrderRequest) (*pb.Order, error) { return nil, nil }\nfunc newServer() *server { return &server{} }\nfunc main() {\n\tsvc := newServer()\n\tpb.RegisterOrdersServer(s, svc)\n}',
        'Orders/GetOrder',
      ],
    ],
  },
  {
    ...{ framework: 'connect-go', languages: [go], base: /^(?:\w+\.)?Unimplemented(?<service>\w+)Handler$/ },
    examples: [
      [
        'type server struct {\n\tordersconnect.UnimplementedOrdersHandler\n}\nfunc (s *server) GetOrder(ctx context.Context, in *connect.Request[pb.GetOrderRequest]) (*connect.Response[pb.Order], error) { return nil, nil }',
        'Orders/GetOrder',
      ],
    ],
  },
  {
    ...{ framework: 'connect-go', languages: [go], register: /(?<=\w\.)New(?<service>\w+)Handler\s*\(/, object: 0 },
    examples: [
      [
        'type server struct{}\nfunc (s *server) GetOrder(ctx context.Context, in *connect.Request[pb.GetOrderRequest]) (*connect.Response[pb.Order], error) { return nil, nil }\nfunc main() { mux.Handle(ordersconnect.NewOrdersHandler(&server{})) }',
        'Orders/GetOrder',
      ],
    ],
  },
  {
    ...{ framework: 'grpcio', languages: [python], base: /^(?:.+\.)?(?<service>\w+)Servicer$/ },
    examples: [
      ['class Server(shop_pb2_grpc.OrdersServicer):\n    def GetOrder(self, request, context):\n        return 1', 'Orders/GetOrder'],
    ],
  },
  {
    ...{ framework: 'grpclib, betterproto', languages: [python], base: /^(?:.+\.)?(?<service>\w+)Base$/ },
    examples: [['class Server(OrdersBase):\n    async def get_order(self, request):\n        return 1', 'Orders/GetOrder']],
  },
  {
    ...{ framework: 'grpcio', languages: [python], register: /(?<!\w)add_(?<service>\w+)Servicer_to_server\s*\(/, object: 0 },
    examples: [
      [
        'class Server:\n    def GetOrder(self, request, context):\n        return 1\n\nshop_pb2_grpc.add_OrdersServicer_to_server(Server(), server)',
        'Orders/GetOrder',
      ],
    ],
  },
  {
    ...{ framework: 'grpc-java', languages: [kotlin], base: /^(?:.+\.)?(?<service>\w+?)(?:Coroutine)?ImplBase$/ },
    examples: [['class Server : OrdersImplBase() {\n  override fun getOrder(r: GetOrderRequest, o: Observer) { }\n}', 'Orders/GetOrder']],
  },
  {
    ...{ framework: 'grpc-kotlin', languages: [kotlin], base: /^(?<service>\w+)Grpc(?:Kt)?$/ },
    examples: [
      [
        'class Server : OrdersGrpcKt.OrdersCoroutineImplBase() {\n  override suspend fun getOrder(r: GetOrderRequest): Order { return order }\n}',
        'Orders/GetOrder',
      ],
    ],
  },
  {
    ...{ framework: 'grpc-java', languages: [java], base: /^(?:.+\.)?(?:Mutiny|Reactor)?(?<service>\w+?)(?:Grpc\.AsyncService|ImplBase)$/ },
    examples: [
      [
        'class Server extends OrdersGrpc.OrdersImplBase {\n  @Override public void getOrder(GetOrderRequest r, StreamObserver<Order> o) { }\n}',
        'Orders/GetOrder',
      ],
    ],
  },
  {
    ...{ framework: 'Quarkus', languages: [java], base: /^(?:.+\.)?(?<service>\w+)$/, decorator: /^(?:\w+\.)*GrpcService\b/ },
    examples: [
      [
        '@GrpcService\nclass Server implements Orders {\n  public Uni<Order> getOrder(GetOrderRequest r) { return x; }\n}',
        'Orders/GetOrder',
      ],
    ],
  },
  {
    ...{ framework: 'grpc-dotnet', languages: [csharp], base: /^(?:.+\.)?(?<service>\w+)\.\k<service>Base$/ },
    examples: [
      [
        'public class Server(IRepo repo) : Shop.Orders.OrdersBase {\n  public override async Task<Order> GetOrder(GetOrderRequest r, ServerCallContext c) { return x; }\n}',
        'Orders/GetOrder',
      ],
    ],
  },
  {
    ...{ framework: 'tonic', languages: [rust], base: /^(?:.+[.:])?(?<service>\w+)$/, signature: /\bRequest\s*</ },
    examples: [
      [
        'pub struct Server {}\nimpl Orders for Server {\n    async fn get_order(&self, request: Request<GetOrderRequest>) -> Result<Response<Order>, Status> { todo!() }\n}',
        'Orders/GetOrder',
      ],
    ],
  },
  {
    ...{ framework: 'gRPC C++', languages: [c], base: /^(?:.+[.:])?(?<service>\w+)(?:\.|::)(?:Async|Callback|\w*Callback)?Service$/ },
    examples: [
      [
        'class Server final : public shop::Orders::Service {\n  Status GetOrder(ServerContext* context, const GetOrderRequest* request, Order* reply) override { return Status::OK; }\n};',
        'Orders/GetOrder',
      ],
    ],
  },
  {
    ...{ framework: 'grpc of Ruby', languages: [ruby], base: /^(?:.+[.:])?(?<service>\w+)(?:\.|::)Service$/ },
    examples: [['class Server < Shop::Orders::Service\n  def get_order(req, _call)\n    1\n  end\nend', 'Orders/GetOrder']],
  },
  {
    ...{ framework: 'ts-proto, grpc-tools', languages: [ecmascript] },
    base: /^(?:\w+\.)*I?(?<service>\w+?)(?:Server|Controller|Handlers|ServiceImplementation|Implementation)$/,
    examples: [['class Server implements OrdersController {\n  getOrder(data: GetOrderRequest) { return 1; }\n}', 'Orders/GetOrder']],
  },
  {
    ...{ framework: '@grpc/grpc-js', languages: [ecmascript], register: /\.addService\s*\(/, service: 0, object: 1 },
    examples: [
      [
        'function getOrder(call, callback) { callback(null, 1); }\nserver.addService(proto.shop.Orders.service, { getOrder });',
        'Orders/GetOrder',
      ],
      ['server.addService(OrdersService, { getOrder(call, callback) { callback(null, 1); } });', 'Orders/GetOrder'],
      [
        'const handlers = { getOrder: (call, callback) => { callback(); } };\nserver.addService(proto.Orders.service, handlers);',
        'Orders/GetOrder',
      ],
    ],
  },
  {
    ...{ framework: 'connect-es', languages: [ecmascript], register: /(?<![\w$])router\.(?:service|rpc)\s*\(/, service: 0, object: 1 },
    examples: [['export default (router) => router.service(Orders, { async getOrder(req) { return 1; } });', 'Orders/GetOrder']],
  },
];
