// `npm run bench -- parse-fuzz [MUTATIONS] [SEED]`: the fixtures of each language, broken at random, and the most processor time that one took.
import { join } from 'node:path';
import { languages } from '../../../src/core/syntax/languages.ts';
import { Fuzzer } from '../../support/trust/fuzz/fuzzer.ts';
import { samplesIn } from '../../support/trust/fuzz/fuzzSamples.ts';
import { mutated, SeededRandom } from '../../support/trust/fuzz/mutations.ts';

const [mutations = '2000', seed = '1', only = ''] = process.argv.slice(2);

interface Worst {
  ms: number;
  text: string;
  hangs: number;
}

/** Texts by language, those of all fixtures. */
const samples = Map.groupBy(
  samplesIn([join(import.meta.dirname, '../../fixtures')], {
    mostBytes: Infinity,
    mostOfOne: Infinity,
    only: (language) => languages.get(language)?.grammar !== undefined && (!only || language === only),
  }),
  ({ language }) => language,
);

const random = new SeededRandom(Number(seed));
const fuzzer = new Fuzzer();
for (const [language, files] of samples) {
  const worst: Worst = { ms: 0, text: '', hangs: 0 };
  const texts = files.map(({ bytes }) => new TextDecoder().decode(bytes));
  await fuzzer.run({ language, text: '' });
  for (let i = 0; i < Number(mutations); i++) {
    const text = mutated(random.of(texts), random);
    const reply = await fuzzer.run({ language, text });
    if (reply === undefined) {
      worst.hangs++;
      console.log(`  ${language} hangs or dies: ${JSON.stringify(text.slice(-300))}`);
      await fuzzer.run({ language, text: '' });
    } else if (reply.ms > worst.ms) Object.assign(worst, { ms: reply.ms, text });
  }
  console.log(`${language}: ${mutations} texts, worst ${worst.ms.toFixed(0)} ms of processor time (${worst.text.length} characters), ${worst.hangs} hang`); // prettier-ignore
}
await fuzzer.end();
