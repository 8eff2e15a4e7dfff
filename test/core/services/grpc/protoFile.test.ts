// Services of `.proto` files and of generated code.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { generatedServices, protoServices, type RpcService } from '../../../../src/core/services/grpc/protoFile.ts';
import { codeIn } from '../../../../src/core/uses/places/recentCode.ts';
import { dedent } from '../../../support/dedent.ts';

const read = (text: string): readonly RpcService[] => protoServices(codeIn(text, 'protobuf').text);

test('services with their package, procedures and requests', () => {
  const text = dedent`
    syntax = "proto3";
    package shop.v1; // service No { rpc A (B) returns (C); }
    /* service Neither { rpc A (B) returns (C); } */
    option text = "service Nor { rpc A (B) returns (C); }";
    message Service { string service = 1; }
    service Orders {
      rpc GetOrder (shop.v1.GetOrderRequest) returns (stream Order) { option (http) = { get: "/orders" }; }
      rpc Watch(stream Filter)
        returns (Order);
    }
    service Carts {}
  `;
  assert.deepEqual(read(text), [
    {
      package: 'shop.v1',
      name: 'Orders',
      methods: [
        { name: 'GetOrder', request: 'GetOrderRequest' },
        { name: 'Watch', request: 'Filter' },
      ],
    },
    { package: 'shop.v1', name: 'Carts', methods: [] },
  ]);
});

test('any services come back as they were written', () => {
  const name = fc.stringMatching(/^[A-Z][a-z]{2,8}$/);
  const services = fc.uniqueArray(fc.record({ name, methods: fc.uniqueArray(name, { maxLength: 4 }) }, { noNullPrototype: true }), {
    selector: (each) => each.name,
    maxLength: 4,
  });
  fc.assert(
    fc.property(services, (written) => {
      const text = written.map((each) => `service ${each.name} {\n${each.methods.map((m) => `  rpc ${m}(R) returns (S);\n`).join('')}}\n`);
      const services = read(`package a.b;\n${text.join('')}`);
      assert.deepEqual(
        services.map((each) => ({ name: each.name, methods: each.methods.map((method) => method.name) })),
        written,
      );
    }),
  );
});

test('generated code names the paths of its requests', () => {
  const text = 'const A = "/shop.v1.Orders/GetOrder"\nself.b = channel.unary_unary(\'/Carts/GetCart\')\nurl = "/api/orders/"';
  assert.deepEqual(generatedServices(text), [
    { package: 'shop.v1', name: 'Orders', methods: [{ name: 'GetOrder' }] },
    { package: '', name: 'Carts', methods: [{ name: 'GetCart' }] },
  ]);
});
