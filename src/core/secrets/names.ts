// Which names say that their value is a secret: `db_password`, `apiKey`, `X-Auth-Token`; not `tokenizer`, `passwordField`, `secretName`.

/** What a name says of its value. `certain`: nothing in the name takes it back. */
export interface SecretName {
  readonly kind: string;
  readonly certain: boolean;
}

/** Beginnings of the words that make a name worth a look, for a cheap search; {@link secretName} decides. Each letter in either case. */
export const nameWords = ['pass', 'pwd', 'secret', 'token', 'key', 'cred', 'auth', 'jwt', 'dsn', 'salt', 'cookie']
  .map((word) => word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`))
  .join('|');

/** What keys are for when they are secret: `cacheKey`, `primary_key` and `keyPath` are others. */
const keyOwners = [
  ...['api', 'app', 'application', 'access', 'secret', 'private', 'auth', 'encrypt', 'encryption', 'decryption', 'crypt', 'cipher'],
  ...['sign', 'signing', 'signature', 'account', 'master', 'shared', 'client', 'service', 'server', 'deploy', 'consumer', 'license'],
  ...['admin', 'root', 'storage', 'hmac', 'aes', 'rsa', 'ssh', 'ssl', 'tls', 'jwt', 'webhook', 'subscription', 'ingest', 'write', 'vault'],
  ...['cosmos', 'redis', 'search', 'maps', 'stripe', 'openai', 'anthropic', 'azure', 'aws', 'gcp', 'google', 'github', 'sendgrid'],
  ...['twilio', 'algolia', 'mailgun', 'datadog', 'sentry', 'user', 'db'],
];

/** By how the name ends, in lower case with `_` where the case changes. */
const endings: readonly (readonly [kind: string, ending: RegExp])[] = [
  [
    'password',
    /(?:passw(?:or)?d|passphrase|passcode|(?:^|[-_. ])(?:pass|pw)|(?:^|[-_. ]|db|user|admin|root)pwd|(?:db|user|root|admin|smtp|mail|proxy)pass)s?$/,
  ],
  ['api-key', /api[-_. ]?(?:key|secret|token)s?$/],
  ['secret', /secrets?(?:[-_. ]?(?:access[-_. ]?)?key(?:[-_. ]?base)?)?$/],
  ['token', /tokens?$/],
  ['key', new RegExp(`(?:^|[-_. ]|[a-z])(?:${keyOwners.join('|')})[-_. ]?keys?$`)],
  ['credential', /(?:credentials?|creds?|(?:^|[-_. ])auth|authorization|(?:^|[-_. ])(?:dsn|jwt|salt)|(?:session|auth)[-_. ]?cookie)$/],
];

/** Words at the end that take nothing back: `API_KEY_PROD`, `token2`, `DEFAULT_PASSWORD_VALUE`. */
const neutral =
  /[-_. ]?(?:value|val|str|string|raw|plain|plaintext|prod|production|live|dev|development|staging|stage|test|testing|sandbox|local|default|backup|old|new|current|next|previous|primary|secondary|main|base64|b64|hex|env|\d{1,3})$/;

/** Such words anywhere in a name that ends otherwise (`SECRET_FOR_CI`), and endings that say that the value is something else. */
const anywhere = /passw(?:or)?d|passphrase|secret|token|api[-_. ]?key|private[-_. ]?key|credential/;
const otherwise =
  /(?:id|ids|name|names|type|url|uri|path|file|hash|digest|length|len|count|size|ttl|regexp?|pattern|field|label|header|prefix|suffix|class|version|endpoint|algorithm|index|kind|text|message|error|title|description|placeholder|hint|salt|arn|ref|izer|ize|ized|izers)s?$/;

/** Names repeat. Emptied when full, so that it stays small. */
const known = new Map<string, SecretName | undefined>();
const mostKnown = 4096;

/** What a name says, or undefined. `name` is an identifier or a dotted, dashed or spaced path of them. */
export function secretName(name: string): SecretName | undefined {
  if (known.has(name)) return known.get(name);
  if (known.size >= mostKnown) known.clear();
  const says = read(name);
  known.set(name, says);
  return says;
}

function read(name: string): SecretName | undefined {
  const whole = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
  let words = whole;
  for (let i = 0; i < 3; i++) {
    const kind = endings.find(([, ending]) => ending.test(words))?.[0];
    if (kind) return { kind, certain: true };
    words = words.replace(neutral, '');
  }
  return anywhere.test(whole) && !otherwise.test(whole) ? { kind: 'secret', certain: false } : undefined;
}
