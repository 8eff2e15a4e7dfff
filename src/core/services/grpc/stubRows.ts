// Table of the ways in which code names or makes a client of a service of gRPC, by language.
import { c } from '../../languages/c.ts';
import { csharp } from '../../languages/csharp.ts';
import { ecmascript } from '../../languages/ecmascript.ts';
import { go } from '../../languages/go.ts';
import { java } from '../../languages/java.ts';
import { kotlin } from '../../languages/kotlin.ts';
import { php } from '../../languages/php.ts';
import { python } from '../../languages/python.ts';
import { ruby } from '../../languages/ruby.ts';
import { rust } from '../../languages/rust.ts';
import type { LanguageRules } from '../../languages/languageRules.ts';
import type { StubShape } from './stubShapes.ts';

/** One way to write a client. */
export interface StubRow {
  /** The library or generator that documents it. */
  readonly framework: string;
  readonly languages: readonly LanguageRules[];
  /** Pattern for the expression or type; the group `service` is the service. It has no flags and begins with a name. */
  readonly stub: RegExp;
  /** The file has this text, where the pattern alone could mean other clients. */
  readonly fileHolds?: RegExp;
  /** Where the name of the client stands around the expression. */
  readonly shapes: readonly StubShape[];
  /** Code and the procedure that it calls. They are the tests of the row. */
  readonly examples: readonly (readonly [code: string, contract: string])[];
}

/** Based on the documentation of each library, 2026-11; nothing here is weighed. */
export const stubRows: readonly StubRow[] = [
  {
    ...{ framework: 'grpc-go, connect-go', languages: [go], stub: /New(?<service>\w+)Client\s*\(/ },
    shapes: ['assigned', 'annotated', 'result'],
    examples: [
      ['func f() { pb.NewOrdersClient(conn).GetOrder(ctx, &pb.GetOrderRequest{}) }', 'Orders/GetOrder'],
      ['func f() {\n\tclient := pb.NewOrdersClient(conn)\n\tclient.GetOrder(ctx, req)\n}', 'Orders/GetOrder'],
      ['func f() { a := &App{orders: pb.NewOrdersClient(conn)}\n\ta.orders.PayOrder(ctx, req) }', 'Orders/PayOrder'],
      ['func dial() any { return pb.NewOrdersClient(conn) }\nfunc f() { dial().GetOrder(ctx, req) }', 'Orders/GetOrder'],
    ],
  },
  {
    ...{ framework: 'grpc-go, connect-go', languages: [go], stub: /(?<service>\w+)Client\b/ },
    shapes: ['nameFirst', 'returned'],
    examples: [
      ['type app struct {\n\torders pb.OrdersClient\n}\nfunc (a *app) f() { a.orders.GetOrder(ctx, req) }', 'Orders/GetOrder'],
      [
        'func (a *app) stub() (pb.OrdersClient, error) { return a.s, nil }\nfunc (a *app) f() { a.stub().GetOrder(ctx, req) }',
        'Orders/GetOrder',
      ],
      ['func run(client pb.OrdersClient) { client.GetOrder(ctx, req) }', 'Orders/GetOrder'],
    ],
  },
  {
    ...{ framework: 'grpcio, grpclib, betterproto', languages: [python], stub: /(?<service>\w+)Stub\b/ },
    shapes: ['assigned', 'annotated', 'result', 'arrowResult'],
    examples: [
      ['stub = shop_pb2_grpc.OrdersStub(channel)\nstub.GetOrder(request)', 'Orders/GetOrder'],
      [
        'class A:\n    def __init__(self, channel):\n        self.orders = OrdersStub(channel)\n    def f(self):\n        return self.orders.GetOrder.future(1)',
        'Orders/GetOrder',
      ],
      ['async def f(stub: OrdersStub):\n    await stub.get_order(request)', 'Orders/GetOrder'],
    ],
  },
  {
    ...{ framework: 'grpc-java', languages: [java, kotlin], stub: /(?:Mutiny)?(?<service>\w+?)Grpc(?:Kt)?\s*\.\s*new\w*Stub\s*\(/ },
    shapes: ['assigned', 'result'],
    examples: [
      [
        'class A {\n  void f() { this.stub = OrdersGrpc.newBlockingStub(channel);\n stub.withDeadlineAfter(1, SECONDS).getOrder(r); }\n}',
        'Orders/GetOrder',
      ],
      ['class A {\n  void f() { OrdersGrpc.newBlockingStub(channel).getOrder(r); }\n}', 'Orders/GetOrder'],
    ],
  },
  {
    ...{ framework: 'grpc-java', languages: [java], shapes: ['typeFirst'] },
    stub: /(?:Mutiny)?(?<service>\w+?)(?:Blocking|BlockingV2|Future|Reactor)?Stub\b/,
    examples: [
      [
        'class A {\n  @GrpcClient("orders")\n  private OrdersGrpc.OrdersBlockingStub orders;\n  void f() { orders.getOrder(r); }\n}',
        'Orders/GetOrder',
      ],
    ],
  },
  {
    ...{ framework: 'grpc-kotlin', languages: [kotlin], shapes: ['assigned', 'annotated', 'result', 'returned'] },
    stub: /(?<service>\w+?)(?:Blocking|Future|Coroutine)?Stub\b/,
    examples: [
      ['class A(val orders: OrdersGrpcKt.OrdersCoroutineStub) {\n  suspend fun f() = orders.getOrder(r)\n}', 'Orders/GetOrder'],
      [
        'class A {\n  private val stub by lazy { OrdersCoroutineStub(channel) }\n  suspend fun f() = stub.getOrder(r)\n}',
        'Orders/GetOrder',
      ],
    ],
  },
  {
    ...{ framework: 'grpc-dotnet', languages: [csharp], shapes: ['assigned', 'typeFirst', 'result'] },
    stub: /(?<service>\w+)\.\k<service>Client\b/,
    examples: [
      ['class A(Shop.Orders.OrdersClient client) {\n  Task F() => client.GetOrderAsync(new());\n}', 'Orders/GetOrder'],
      ['class A {\n  void F() { var client = new Orders.OrdersClient(channel); client.GetOrder(r); }\n}', 'Orders/GetOrder'],
      [
        'using Client = Shop.Orders.OrdersClient;\nclass A(Client client) {\n  Task F() => client.GetOrderAsync(new());\n}',
        'Orders/GetOrder',
      ],
    ],
  },
  {
    ...{ framework: 'grpc-dotnet', languages: [csharp], shapes: ['assigned', 'typeFirst', 'result'] },
    ...{ stub: /(?<service>\w+)Client\b/, fileHolds: /using static [\w.]+;/ },
    examples: [
      [
        'using static Shop.Orders;\nclass A {\n  void F() { var client = new OrdersClient(channel); client.GetOrder(r); }\n}',
        'Orders/GetOrder',
      ],
    ],
  },
  {
    ...{ framework: 'tonic', languages: [rust], stub: /(?<service>\w+)Client\s*(?:::|<)/ },
    shapes: ['assigned', 'annotated', 'result', 'arrowResult'],
    examples: [
      [
        'async fn f() {\n    let mut client = OrdersClient::connect("http://a").await?;\n    client.get_order(request).await?;\n}',
        'Orders/GetOrder',
      ],
      [
        'struct A { orders: OrdersClient<Channel> }\nimpl A {\n    async fn f(&self) { self.orders.clone().get_order(r).await; }\n}',
        'Orders/GetOrder',
      ],
    ],
  },
  {
    ...{ framework: 'gRPC C++', languages: [c], stub: /(?<service>\w+)::(?:NewStub\s*\(|Stub(?:Interface)?\b)/ },
    shapes: ['assigned', 'initialized', 'typeFirst'],
    examples: [
      [
        'class Client {\n  Client(C channel) : stub_(Orders::NewStub(channel)) {}\n  void F() { stub_->GetOrder(&context, request, &reply); }\n  std::unique_ptr<Orders::Stub> stub_;\n};',
        'Orders/GetOrder',
      ],
      ['void F() {\n  auto stub = shop::Orders::NewStub(channel);\n  stub->async()->GetOrder(&context, &request);\n}', 'Orders/GetOrder'],
    ],
  },
  {
    ...{ framework: 'grpc of Ruby', languages: [ruby], stub: /(?<service>\w+)::Stub\b/, shapes: ['assigned', 'result'] },
    examples: [['def f\n  stub = Shop::Orders::Stub.new("localhost", :insecure)\n  stub.get_order(request)\nend', 'Orders/GetOrder']],
  },
  {
    ...{ framework: 'grpc of PHP', languages: [php], stub: /(?<service>\w+)Client\b/, shapes: ['assigned', 'typeFirst'] },
    examples: [
      [
        '<?php\nfunction f() {\n  $client = new Shop\\OrdersClient("localhost");\n  $client->GetOrder($request)->wait();\n}',
        'Orders/GetOrder',
      ],
    ],
  },
  {
    ...{
      framework: 'grpc-tools, ts-proto, grpc-web',
      languages: [ecmascript],
      stub: /I?(?<service>\w+?)(?:Grpc)?(?:Promise)?Client(?:Impl)?\b/,
    },
    shapes: ['assigned', 'annotated', 'result', 'arrowResult'],
    examples: [
      [
        "const client = new OrdersClient('localhost', credentials.createInsecure());\nexport function f() { client.getOrder(request, done); }",
        'Orders/GetOrder',
      ],
      ['class A {\n  private orders: OrdersClient;\n  f() { return this.orders.getOrder({}); }\n}', 'Orders/GetOrder'],
    ],
  },
  {
    ...{ framework: '@grpc/grpc-js', languages: [ecmascript], stub: /new\s+(?:[\w$]+\.)*(?<service>\w+)\s*\(/ },
    ...{ fileHolds: /grpc/i, shapes: ['assigned', 'annotated', 'result', 'arrowResult'] },
    examples: [
      [
        "const grpc = require('@grpc/grpc-js');\nconst orders = new shop.Orders(url, creds);\nfunction f() { orders.getOrder({ id }, done); }",
        'Orders/GetOrder',
      ],
      [
        "const grpc = require('@grpc/grpc-js');\nconst orders = new shop.Orders(url, creds);\nfunction f() { return promisify(orders.getOrder).bind(orders)(1); }",
        'Orders/GetOrder',
      ],
    ],
  },
  {
    ...{ framework: 'connect-es, nice-grpc', languages: [ecmascript] },
    stub: /(?:create(?:Promise|Callback)?Client|useClient)\s*\(\s*(?<service>\w+?)(?:Definition)?\s*[,)]/,
    shapes: ['assigned', 'annotated', 'result', 'arrowResult'],
    examples: [
      ['const client = createClient(Orders, transport);\nexport const f = async () => client.getOrder({ id });', 'Orders/GetOrder'],
    ],
  },
  {
    ...{
      framework: 'NestJS',
      languages: [ecmascript],
      stub: /getService\s*<\s*(?:[\w$]+\.)*I?(?<service>\w+?)(?:Client|Interface)?\s*>\s*\(/,
    },
    shapes: ['assigned', 'annotated', 'result'],
    examples: [
      [
        "class A {\n  onModuleInit() { this.orders = this.client.getService<Orders>('Orders'); }\n  f() { return this.orders.getOrder({ id }); }\n}",
        'Orders/GetOrder',
      ],
    ],
  },
];
