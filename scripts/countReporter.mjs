// Reporter for node:test that prints one line of JSON for `test.mjs`: the counts of the whole run, the files with a failed test, and the files
// without any test.
import { resolve } from 'node:path';

/** @param {AsyncIterable<{ type: string, data: any }>} source */
export default async function* countReporter(source) {
  /** @type {Set<string>} */
  const failedFiles = new Set();
  /** @type {Set<string>} */
  const emptyFiles = new Set();
  for await (const { type, data } of source) {
    // For a file without tests node:test reports one passed test, with the path of the file as its name.
    if (type === 'test:pass' && data.file !== undefined && resolve(data.name) === data.file) emptyFiles.add(data.file);
    if (type === 'test:fail' && data.file !== undefined) failedFiles.add(data.file);
    // Each file has a summary; the one without a file is that of the whole run.
    if (type === 'test:summary' && data.file === undefined)
      yield `${JSON.stringify({ ...data.counts, failedFiles: [...failedFiles], emptyFiles: [...emptyFiles] })}\n`;
  }
}
