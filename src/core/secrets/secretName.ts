// Decides which names belong to secrets: `db_password`, `apiKey`, `X-Auth-Token`; not `tokenizer`, `passwordField`, `secretName`.
import { groupByKey } from '../base/collections/groupByKey.ts';

/** Kind of secret that a name suggests. `certain`: no part of the name speaks against it. */
export interface SecretName {
  readonly kind: string;
  readonly certain: boolean;
}

/** Words for a password in other languages, beside those that begin with `pass`. */
const foreignPasswords = [
  ...['kennwort', 'contraseña', 'contrasena', 'senha', 'wachtwoord', 'parola', 'hasło', 'haslo', 'heslo', 'lösenord', 'losenord'],
  ...['salasana', 'jelszó', 'jelszo', 'şifre', 'sifre', 'пароль', '密码', '密碼', 'パスワード', '비밀번호'],
];

/** Telling words, for a cheap search; {@link secretName} decides. */
const tellingWords = ['pass', 'pwd', 'secret', 'token', 'key', 'cred', 'auth', 'jwt', 'dsn', 'salt', 'cookie', ...foreignPasswords];

/** Beginnings of names to look at, each letter in either case; words with one first letter stand together, which takes a third less time. */
export const nameWords = [...groupByKey(tellingWords, (word) => word.charAt(0))]
  .map(([first, all]) => `${inEitherCase(first)}(?:${all.map((word) => inEitherCase(word.slice(1))).join('|')})`)
  .join('|');

function inEitherCase(word: string): string {
  return word.replace(/\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

/** Words before `key` that make it secret, unlike `cacheKey`, `primary_key` and `keyPath`. */
const keyOwners = [
  ...['api', 'app', 'application', 'access', 'secret', 'private', 'auth', 'encrypt', 'encryption', 'decryption', 'crypt', 'cipher'],
  ...['sign', 'signing', 'signature', 'account', 'master', 'shared', 'client', 'service', 'server', 'deploy', 'consumer', 'license'],
  ...['admin', 'root', 'storage', 'hmac', 'aes', 'rsa', 'ssh', 'ssl', 'tls', 'jwt', 'webhook', 'subscription', 'ingest', 'write', 'vault'],
  ...['cosmos', 'redis', 'search', 'maps', 'stripe', 'openai', 'anthropic', 'azure', 'aws', 'gcp', 'google', 'github', 'sendgrid'],
  ...['twilio', 'algolia', 'mailgun', 'datadog', 'sentry', 'user', 'db'],
];

/** Kinds by the end of the name, in lower case with `_` where the case changes. */
const endings: readonly (readonly [kind: string, ending: RegExp])[] = [
  [
    'password',
    new RegExp(
      `(?:passw(?:or)?[dt]|passphrase|passcode|mot[-_. ]?de[-_. ]?passe|${foreignPasswords.join('|')}|(?:^|[-_. ])(?:pass|pw)|(?:^|[-_. ]|db|user|admin|root)pwd|(?:db|user|root|admin|smtp|mail|proxy)pass)s?$`,
    ),
  ],
  ['api-key', /api[-_. ]?(?:key|secret|token)s?$/],
  ['secret', /secrets?(?:[-_. ]?(?:access[-_. ]?)?key(?:[-_. ]?base)?)?$/],
  ['token', /tokens?$/],
  ['key', new RegExp(`(?:^|[-_. ]|[a-z])(?:${keyOwners.join('|')})[-_. ]?keys?$`)],
  ['credential', /(?:credentials?|creds?|(?:^|[-_. ])auth|authorization|(?:^|[-_. ])(?:dsn|jwt|salt)|(?:session|auth)[-_. ]?cookie)$/],
];

/** Final words that change nothing: `API_KEY_PROD`, `token2`, `DEFAULT_PASSWORD_VALUE`. */
const neutralEnding =
  /[-_. ]?(?:value|val|str|string|raw|plain|plaintext|prod|production|live|dev|development|staging|stage|test|testing|sandbox|local|default|backup|old|new|current|next|previous|primary|secondary|main|base64|b64|hex|env|\d{1,3})$/;

/** Telling words anywhere in a name with another end (`SECRET_FOR_CI`), and endings that show another kind of value. */
const secretWord = /passw(?:or)?d|passphrase|secret|token|api[-_. ]?key|private[-_. ]?key|credential/;
const otherEnding =
  /(?:id|ids|name|names|type|url|uri|path|file|hash|digest|length|len|count|size|ttl|regexp?|pattern|field|label|header|prefix|suffix|class|version|endpoint|algorithm|index|kind|text|message|error|title|description|placeholder|hint|salt|arn|ref|izer|ize|ized|izers)s?$/;

/** Cache, since names repeat; cleared when full. */
const cache = new Map<string, SecretName | undefined>();
const cacheLimit = 4096;

/** The kind of secret that a name suggests, or undefined. `name` is an identifier or a dotted, dashed or spaced path of them. */
export function secretName(name: string): SecretName | undefined {
  if (cache.has(name)) return cache.get(name);
  if (cache.size >= cacheLimit) cache.clear();
  const result = classifyName(name);
  cache.set(name, result);
  return result;
}

function classifyName(name: string): SecretName | undefined {
  const whole = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
  let words = whole;
  for (let i = 0; i < 3; i++) {
    const kind = endings.find(([, ending]) => ending.test(words))?.[0];
    if (kind) return { kind, certain: true };
    words = words.replace(neutralEnding, '');
  }
  return secretWord.test(whole) && !otherEnding.test(whole) ? { kind: 'secret', certain: false } : undefined;
}
