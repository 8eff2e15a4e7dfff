// Hostile files: reading their requests takes time in step with their length.
import { test } from 'node:test';
import { requestsIn } from '../../../../src/core/services/http/clientCalls.ts';
import { languages, rulesOf } from '../../../../src/core/syntax/languages.ts';
import { codeText } from '../../../../src/core/uses/places/codeText.ts';
import { costsLittle } from '../../../support/hostileTime.ts';

const count = 5_000;
const texts: readonly (readonly [of: string, language: string, text: string])[] = [
  ['brackets without an end', 'typescript', `axios.get(${'(['.repeat(count)}`],
  ['operands without an end', 'typescript', `axios.get(${"'/a' + ".repeat(count)}`],
  ['calls in calls', 'typescript', 'axios.get('.repeat(count)],
  ['one long name', 'typescript', `axios ${'a'.repeat(10 * count)} : ${'b:'.repeat(count)}`],
  ['holes in holes', 'typescript', `axios.get(\`${'${`'.repeat(count)}`],
  ['objects in objects', 'typescript', `request({ ${'url: { '.repeat(count)}`],
  ['queries', 'typescript', `createApi(${'query: (a) => `/b` '.repeat(count)}`],
  ['clients on one line', 'python', `import requests, httpx\n${'a = httpx.Client(b) '.repeat(count / 4)}`],
];
for (const [of, language, text] of texts) {
  test(of, () => {
    const comments = languages.get(language)?.comments ?? {};
    return costsLittle(of, () => requestsIn({ text, code: codeText(text, rulesOf(language), comments) }, rulesOf(language)));
  });
}
