// Values that no program tells from code or words: `SECURITY.md` names them, and the trust suite counts them apart.
import { publicFormats } from '../../../../src/core/secrets/publicFormats.ts';
import { secretFormats } from '../../../../src/core/secrets/secretFormats.ts';
import type { SecretExample } from './secretExamples.ts';

/** Why a value is not promised; it goes into the table. */
export type NotPromised =
  | 'not promised: `s.` and 24 letters with fewer than two numbers, as a method of `s` has'
  | 'not promised: broken over lines, no digit after the beginning, case changed as rarely as in names';

const beginnings = [
  ...secretFormats.flatMap(({ starts }) => starts),
  ...publicFormats.flatMap(({ words, place }) => (place === 'word' ? words : [])),
];

/** The reason for which this value may stay, if there is one. These rules are written anew, apart from those of the source. */
export function notPromised({ kind, secret }: SecretExample, isBroken: boolean): NotPromised | undefined {
  if (kind === 'vault-service-token' && secret.startsWith('s.') && (secret.match(/\d+/g)?.length ?? 0) < 2)
    return 'not promised: `s.` and 24 letters with fewer than two numbers, as a method of `s` has';
  if (isBroken && readsLikeWords(restOf(secret)))
    return 'not promised: broken over lines, no digit after the beginning, case changed as rarely as in names';
  return undefined;
}

/** A secret without the beginning that all keys of its format have. */
function restOf(secret: string): string {
  const known = beginnings.filter((each) => secret.toLowerCase().startsWith(each.toLowerCase()));
  return secret.slice(Math.max(0, ...known.map(({ length }) => length)));
}

/** Names change their case about once in six letters; chance does once in four. */
function readsLikeWords(rest: string): boolean {
  const caseChanges = rest.match(/[a-z](?=[A-Z])/g)?.length ?? 0;
  return !/\d/.test(rest) && caseChanges < rest.length / 5;
}
