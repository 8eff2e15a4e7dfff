// Hostile files: reading their documents and resolvers takes time in step with their length.
import { test } from 'node:test';
import { ecmascript } from '../../../../src/core/languages/ecmascript.ts';
import { codeDocuments } from '../../../../src/core/services/graphql/codeDocuments.ts';
import { resolverCalls } from '../../../../src/core/services/graphql/resolverCalls.ts';
import { resolverMaps } from '../../../../src/core/services/graphql/resolverMaps.ts';
import { codeText } from '../../../../src/core/uses/places/codeText.ts';
import { languages } from '../../../../src/core/syntax/languages.ts';
import { costsLittle } from '../../../support/hostileTime.ts';

const count = 20_000;
const texts: readonly (readonly [of: string, text: string])[] = [
  ['documents without an end', 'gql`query A { '.repeat(count)],
  ['documents on one line', '"query A { b }" '.repeat(count)],
  ['comments in documents', `gql\`${'#\n'.repeat(count)}`],
  ['maps in maps', '{ Query: '.repeat(count)],
  ['types without an end', "new GraphQLObjectType({ name: 'Query', fields: { ".repeat(count / 10)],
  ['builders', 'b.queryFields((t) => ({ '.repeat(count)],
  ['calls of Nexus', "extendType({ type: 'Query', t.field('a', ".repeat(count / 10)],
];
for (const [of, text] of texts) {
  test(of, () => {
    const file = { text, code: codeText(text, ecmascript, languages.get('typescript')?.comments ?? {}) };
    return costsLittle(of, () => [codeDocuments(file), resolverMaps(file), resolverCalls(file)]);
  });
}
