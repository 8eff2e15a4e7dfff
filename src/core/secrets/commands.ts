// Finds passwords by the place in which commands and calls take them: `mysql -p…`, `sshpass -p …`, `docker login -p …`, `auth=("user", "…")`.
import { isRealPassword } from './realPassword.ts';
import type { Secret } from './secret.ts';

/** The start of a word, also after the escape of a line break or tab in a string. */
const wordStart = String.raw`(?:\b|(?<=\\[nrt]))`;
/** What stands between a command and its option: the rest of the line, also over continued lines. Bounded, so that matching stays linear. */
const rest = String.raw`(?:\\\r?\n|[^\n|;&]){0,200}?[ \t]`;
const value = String.raw`["']?([^\s"'\`;|&<>$\\]{3,200})`;
/** User and password as arguments. Both alike are examples. */
const quoted = String.raw`\s{0,8}["']([^"'\n]{1,100})["']\s{0,8},\s{0,80}["'](?!\1["'])([^"'\n]{6,200})["']`;

/** One place: a word that stands in it, and a pattern whose last group is the password. */
interface PasswordPlace {
  readonly word: string;
  readonly pattern: RegExp;
}

const places: readonly PasswordPlace[] = [
  {
    word: 'curl',
    pattern: new RegExp(String.raw`${wordStart}curl\b${rest}(?:-u|--user)[ \t=]?["']?[^\s:"'$]{1,100}:([^\s"'\`]{3,200})`, 'g'),
  },
  { word: 'mysql', pattern: new RegExp(String.raw`${wordStart}mysql\w{0,10}\b${rest}-p${value}`, 'g') },
  { word: 'mariadb', pattern: new RegExp(String.raw`${wordStart}mariadb[\w-]{0,10}\b${rest}-p${value}`, 'g') },
  { word: 'sshpass', pattern: new RegExp(String.raw`${wordStart}sshpass[ \t]+-p[ \t]*${value}`, 'g') },
  {
    word: ' login ',
    pattern: new RegExp(
      String.raw`${wordStart}(?:docker|podman|nerdctl|buildah|skopeo|oras|crane|az)\b[^\n|;&]{0,40}?[ \t]login\b${rest}-p[ \t=]?${value}`,
      'g',
    ),
  },
  { word: 'redis-cli', pattern: new RegExp(String.raw`${wordStart}redis-cli\b${rest}-a[ \t]+${value}`, 'g') },
  {
    word: 'ldap',
    pattern: new RegExp(String.raw`${wordStart}ldap(?:search|add|modify|passwd|whoami|delete)\b${rest}-w[ \t]*${value}`, 'g'),
  },
  {
    word: 'htpasswd',
    pattern: new RegExp(String.raw`${wordStart}htpasswd\b${rest}-\w{0,5}b\w{0,5}[ \t]+\S{1,100}[ \t]+\S{1,100}[ \t]+${value}`, 'g'),
  },
  { word: 'auth=', pattern: new RegExp(String.raw`${wordStart}auth[ \t]{0,4}=[ \t]{0,4}\(${quoted}`, 'g') },
  { word: 'Auth(', pattern: new RegExp(String.raw`(?:[Bb]asic|[Dd]igest|[Pp]roxy)Auth\(${quoted}`, 'g') },
  {
    word: 'Credential',
    pattern: new RegExp(String.raw`(?:UsernamePasswordCredentials|NetworkCredential)\(${quoted}`, 'g'),
  },
  { word: 'Authentication(', pattern: new RegExp(String.raw`(?:Basic|Password)Authentication\(${quoted}`, 'g') },
  { word: 'basic_auth(', pattern: new RegExp(String.raw`${wordStart}basic_auth\(${quoted}`, 'g') },
];

const placeOf = new Map(places.map((place) => [place.word, place]));
/** All words at once: most texts hold none. Blanks before an operator are no part of a word. */
const words = new RegExp([...placeOf.keys()].map((word) => word.replace(/[=(]$/, '[ \\t]{0,4}\\$&')).join('|'), 'g');

/** Passwords given to commands and calls, each kind in text order. */
export function findCommandPasswords(text: string): Secret[] {
  const hinted = new Set<PasswordPlace>();
  for (const [word] of text.matchAll(words)) {
    const place = placeOf.get(word.replace(/[ \t]+(?=[=(]$)/, ''));
    if (place) hinted.add(place);
  }
  const secrets: Secret[] = [];
  for (const { pattern } of hinted)
    for (const match of text.matchAll(pattern)) {
      const password = match.at(-1) ?? '';
      if (!isRealPassword(password)) continue;
      const start = match.index + match[0].lastIndexOf(password);
      secrets.push({ kind: 'password', stretches: [{ start, end: start + password.length }] });
    }
  return secrets;
}
