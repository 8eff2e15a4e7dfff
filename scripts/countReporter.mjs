// Reporter for node:test that prints nothing but the counts of the whole run, as one line of JSON, for `test.mjs`.

/** @param {AsyncIterable<{ type: string, data: any }>} source */
export default async function* countReporter(source) {
  for await (const { type, data } of source) {
    // One summary comes for each file, the last one without a file is the whole run.
    if (type === 'test:summary' && data.file === undefined) yield `${JSON.stringify(data.counts)}\n`;
  }
}
