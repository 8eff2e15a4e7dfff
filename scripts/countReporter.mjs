// Reporter for node:test that prints nothing but the counts of the whole run, the files with a failed test and those without any test, as one line
// of JSON, for `test.mjs`.
import { resolve } from 'node:path';

/** @param {AsyncIterable<{ type: string, data: any }>} source */
export default async function* countReporter(source) {
  /** @type {Set<string>} */
  const failedFiles = new Set();
  /** @type {Set<string>} */
  const emptyFiles = new Set();
  for await (const { type, data } of source) {
    // Where a file brings no test, node:test reports one that passed, with the path of the file as its name.
    if (type === 'test:pass' && data.file !== undefined && resolve(data.name) === data.file) emptyFiles.add(data.file);
    if (type === 'test:fail' && data.file !== undefined) failedFiles.add(data.file);
    // One summary comes for each file, the last one without a file is the whole run.
    if (type === 'test:summary' && data.file === undefined)
      yield `${JSON.stringify({ ...data.counts, failedFiles: [...failedFiles], emptyFiles: [...emptyFiles] })}\n`;
  }
}
