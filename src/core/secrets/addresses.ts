// Finds passwords in addresses (`postgres://user:password@host`) and values after a name and a blank.
import { looksLikePassword, looksRandom } from './randomness.ts';
import { isRealPassword } from './realPassword.ts';
import { secretName } from './secretName.ts';
import type { Secret } from './secret.ts';

/** Group 1 is the user, group 2 the password. */
const passwordInAddress = /:\/\/([^\s/?#:@"'`<>\\(){}]{0,100}):([^\s/"'`<>\\{}]{3,200})@[\w[%$.-]/g;
/** `--api-token VALUE`; `ENV API_TOKEN VALUE` of container files. Groups: name, value. */
const valueAfterBlank = /(?:--|(?:ENV|ARG|setenv)[ \t]{1,8})([A-Za-z][\w.-]{2,60})[ \t]+["']?([^\s"'`<>]{8,200})/g;
/** A token in the place of a user: `https://TOKEN@host`. */
const tokenAsUser = /:\/\/([\w.~%+-]{16,200})@[\w[%$.-]/g;
/** The login in a .netrc file, where a word of the format is no password. */
const netrc = /\blogin[ \t]+\S{1,100}\s{1,40}password[ \t]+(?!(?:machine|default|macdef)\s)([^\s"'\\]{3,200})/g;

/** Passwords in addresses and values after a blank, each kind in text order. */
export function findPasswords(text: string): Secret[] {
  const secrets: Secret[] = [];
  const add = (kind: string, match: RegExpExecArray, value: string): void => {
    const start = match.index + match[0].lastIndexOf(value);
    secrets.push({ kind, stretches: [{ start, end: start + value.length }] });
  };
  // Cheap checks first, since most texts hold none of these words.
  if (text.includes('@'))
    for (const match of text.matchAll(passwordInAddress)) {
      const [, user, password = ''] = match;
      // `[user[:pass]]@` shows the form of an address.
      if (password !== user && isRealPassword(password.replace(/\]+$/, ''))) add('password', match, password);
    }
  if (text.includes('@'))
    for (const match of text.matchAll(tokenAsUser)) if (looksRandom(match[1] ?? '', 14)) add('token', match, match[1] ?? '');
  if (text.includes('login'))
    for (const match of text.matchAll(netrc)) if (isRealPassword(match[1] ?? '')) add('password', match, match[1] ?? '');
  for (const match of text.matchAll(valueAfterBlank)) {
    const [, name = '', value = ''] = match;
    const kind = secretName(name)?.kind;
    if (kind && (kind === 'password' ? looksLikePassword(value) : looksRandom(value, 14))) add(kind, match, value);
  }
  return secrets;
}
