// Reporter for node:test that prints nothing but the counts of the whole run and the files with a failed test, as one line of JSON, for `test.mjs`.

/** @param {AsyncIterable<{ type: string, data: any }>} source */
export default async function* countReporter(source) {
  /** @type {Set<string>} */
  const failedFiles = new Set();
  for await (const { type, data } of source) {
    if (type === 'test:fail' && data.file !== undefined) failedFiles.add(data.file);
    // One summary comes for each file, the last one without a file is the whole run.
    if (type === 'test:summary' && data.file === undefined) yield `${JSON.stringify({ ...data.counts, failedFiles: [...failedFiles] })}\n`;
  }
}
