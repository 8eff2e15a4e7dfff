// Hostile files: reading their clients and calls takes time in step with their length.
import { test } from 'node:test';
import { protoServices } from '../../../../src/core/services/grpc/protoFile.ts';
import { ServiceCatalog } from '../../../../src/core/services/grpc/serviceCatalog.ts';
import { stubCalls } from '../../../../src/core/services/grpc/stubCalls.ts';
import { stubNames } from '../../../../src/core/services/grpc/stubNames.ts';
import { languages, rulesOf } from '../../../../src/core/syntax/languages.ts';
import { codeText } from '../../../../src/core/uses/places/codeText.ts';
import { costsLittle } from '../../../support/hostileTime.ts';
import { exampleProto } from './grpcExamples.ts';

const count = 20_000;
const catalog = new ServiceCatalog(protoServices(exampleProto));
const texts: readonly (readonly [of: string, language: string, text: string])[] = [
  ['one long name', 'typescript', `${'Orders'.repeat(count)}Client`],
  ['clients on one line', 'typescript', 'OrdersClient '.repeat(count)],
  ['assignments without an end', 'go', 'a := '.repeat(count) + 'NewOrdersClient('.repeat(count)],
  ['calls in calls', 'go', 'a.GetOrder('.repeat(count)],
  ['brackets without a start', 'go', `${')'.repeat(count)}.GetOrder(`.repeat(10)],
  ['type arguments without an end', 'rust', 'OrdersClient<'.repeat(count)],
  ['aliases', 'csharp', 'using A = B.Orders.OrdersClient; '.repeat(count / 20)],
  ['annotations', 'kotlin', 'a: OrdersCoroutineStub '.repeat(count)],
];
for (const [of, language, text] of texts) {
  test(of, () => {
    const rules = rulesOf(language);
    const file = { text, code: codeText(text, rules, languages.get(language)?.comments ?? {}), rules };
    return costsLittle(of, () => [stubNames(file, catalog, () => 'f'), stubCalls(file, catalog)]);
  });
}
test('services in services', () => costsLittle('services', () => protoServices('service A { '.repeat(10 * count))));
