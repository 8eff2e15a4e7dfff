// Translates the names of settings and commands in core's sentences from the editor's to those of the command line.
import { variableOf } from '../../core/base/settings/variables.ts';
import { sentence } from '../../core/base/wording/errorSentences.ts';
import type { Notice } from '../../core/base/wording/errors.ts';

/** Replacements for commands of the editor. */
const commands: ReadonlyMap<string, string> = new Map([
  ['Clew: Set API Key', 'export CLEW_API_KEY=…'],
  ['Clew: Choose Model', 'clew models'],
  ['Clew: Test Connection', 'clew connection'],
  ['Clew: Choose Embedder', 'clew index --yes --embedder URL --embedding-model NAME'],
  ['Clew: Test Embedder', 'clew connection --embedder URL'],
  ['Clew: Resume Embedding', 'clew index --embedder URL'],
]);

/** Settings that have a flag of their own, where the user will look. */
const flags: ReadonlyMap<string, string> = new Map([
  ['model.baseUrl', '--base-url'],
  ['embedding.baseUrl', '--embedder'],
]);

/** The sentence of a notice, with the names of the command line. */
export function commandLineSentence({ code, args, kept }: Notice): string {
  return forCommandLine(sentence(code, args, kept));
}

/**
 * `"clew.model.baseUrl"` becomes `--base-url or CLEW_MODEL_BASE_URL`, `"Clew: Choose Model"` becomes `"clew models"`, and certificates of the
 * system become those of Node.
 */
export function forCommandLine(text: string): string {
  return (
    text
      .replace(/"clew\.([\w.]+)"/g, (_, name: string) =>
        flags.has(name) ? `${flags.get(name) ?? ''} or ${variableOf(name)}` : variableOf(name),
      )
      .replace(/"(Clew: [\w ]+)"/g, (match, name: string) => (commands.has(name) ? `"${commands.get(name) ?? ''}"` : match))
      .replace('the setting "http.proxy"', 'HTTPS_PROXY')
      // Node has its own list of issuers, to which this variable adds.
      .replace(/install (the certificate(?: of its issuer)?) in the system/, 'name a file with $1 in NODE_EXTRA_CA_CERTS')
  );
}
