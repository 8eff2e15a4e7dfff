// Texts with a secret, one per row: its kind, the secret itself and the text around it, over formats and languages.
import { Maker } from './made.ts';

/** `hidden` must be gone from `text`; `kind` is its name in the placeholder. */
export interface Positive {
  readonly what: string;
  readonly kind: string;
  readonly hidden: string;
  readonly text: string;
}

/** All rows, generated from a seed, so that tests can use other keys each time. */
export function positives(seed: number): Positive[] {
  const make = new Maker(seed);
  const rows: Positive[] = [];
  const row = (what: string, kind: string, hidden: string, around: (secret: string) => string): void =>
    void rows.push({ what, kind, hidden, text: around(hidden) });

  row('a passphrase in Python', 'password', 'correct horse battery staple', (s) => `password = "${s}"\n`);
  row('a passphrase in YAML', 'password', 'umbrella velvet orbit canyon lantern', (s) => `db_password: "${s}"\n`);

  // Formats
  row('AWS key id in JavaScript', 'aws-access-key', `AKIA${make.of('upper', 16)}`, (s) => `const id = '${s}';`);
  row('AWS temporary key in INI', 'aws-access-key', `ASIA${make.of('upper', 16)}`, (s) => `[default]\naws_access_key_id = ${s}\n`);
  row('AWS secret in INI', 'secret', make.of('base64', 40), (s) => `aws_secret_access_key = ${s}\nregion = eu-west-1\n`);
  row('AWS secret in Java', 'secret', make.of('base64', 40), (s) => `String secretKey = "${s}";`);
  for (const start of ['ghp_', 'gho_', 'ghs_', 'ghu_', 'ghr_'])
    row(`GitHub ${start}`, 'github-token', `${start}${make.of('alnum', 36)}`, (s) => `git clone https://${s}@github.com/a/b`);
  row('GitHub fine-grained', 'github-token', `github_pat_${make.of('alnum', 22)}_${make.of('alnum', 59)}`, (s) => `# use ${s} here`);
  row('GitLab', 'gitlab-token', `glpat-${make.of('alnum', 20)}`, (s) => `curl --header "PRIVATE-TOKEN: ${s}"`);
  row('Slack bot', 'slack-token', `xoxb-${make.of('digits', 12)}-${make.of('digits', 12)}-${make.of('alnum', 24)}`, (s) => `token: ${s}\n`);
  row('Slack user', 'slack-token', `xoxp-${make.of('digits', 12)}-${make.of('hex', 32)}`, (s) => `slack("${s}")`);
  row(
    'Slack webhook',
    'slack-webhook',
    `${make.of('upper', 9)}/B${make.of('upper', 9)}/${make.of('alnum', 24)}`,
    (s) => `url = "https://hooks.slack.com/services/T${s}"`,
  );
  for (const start of ['sk_live_', 'rk_live_', 'sk_test_'])
    row(`Stripe ${start}`, 'stripe-key', `${start}${make.of('alnum', 24)}`, (s) => `Stripe.api_key = '${s}'`);
  row('Stripe webhook', 'stripe-webhook-secret', `whsec_${make.of('alnum', 32)}`, (s) => `endpoint_secret="${s}"`);
  row('OpenAI', 'openai-key', `sk-${make.of('alnum', 20)}T3BlbkFJ${make.of('alnum', 20)}`, (s) => `openai.api_key = "${s}"`);
  row('OpenAI project', 'openai-key', `sk-proj-${make.of('alnum', 48)}-${make.of('alnum', 20)}`, (s) => `OPENAI=${s}`);
  row('Anthropic', 'anthropic-key', `sk-ant-api03-${make.of('alnum', 86)}-AA`, (s) => `client = Anthropic("${s}")`);
  row('Google API', 'google-api-key', `AIza${make.of('alnum', 35)}`, (s) => `<script src="https://maps.googleapis.com/js?key=${s}">`);
  row('Google client secret', 'google-client-secret', `GOCSPX-${make.of('alnum', 28)}`, (s) => `{"client":"${s}"}`);
  row('npm token', 'npm-token', `npm_${make.of('alnum', 36)}`, (s) => `echo ${s}`);
  row('.npmrc', 'npm-token', make.of('hex', 40), (s) => `//registry.example.org/:_authToken=${s}\n`);
  row('.npmrc basic', 'npm-auth', make.of('base64', 24), (s) => `_auth=${s}\n`);
  row('PyPI', 'pypi-token', `pypi-AgEIcHlwaS5vcmc${make.of('alnum', 80)}`, (s) => `password = ${s}`);
  row('SendGrid', 'sendgrid-key', `SG.${make.of('alnum', 22)}.${make.of('alnum', 43)}`, (s) => `sg = SendGrid('${s}')`);
  row('Twilio key', 'twilio-key', `SK${make.of('hex', 32)}`, (s) => `Client("${s}")`);
  row('Twilio auth token', 'token', make.of('hex', 32), (s) => `TWILIO_AUTH_TOKEN=${s}`);
  row('Azure storage', 'azure-storage-key', `${make.of('base64', 86)}==`, (s) => `"AccountName=acme;AccountKey=${s};EndpointSuffix=x"`);
  row('JWT', 'jwt', `eyJ${make.of('alnum', 33)}.eyJ${make.of('alnum', 60)}.${make.of('alnum', 43)}`, (s) => `jwt.verify('${s}')`);
  row('DigitalOcean', 'digitalocean-token', `dop_v1_${make.of('hex', 64)}`, (s) => `doctl auth init -t ${s}`);
  row('Hugging Face', 'hugging-face-token', `hf_${make.of('alnum', 34)}`, (s) => `login("${s}")`);
  row('Databricks', 'databricks-token', `dapi${make.of('hex', 32)}`, (s) => `dbutils.x("${s}")`);
  row('Mailgun', 'mailgun-key', `key-${make.of('hex', 32)}`, (s) => `auth=("api", "${s}")`);
  row('Doppler', 'doppler-token', `dp.pt.${make.of('alnum', 43)}`, (s) => `doppler run ${s}`);
  row('Linear', 'linear-key', `lin_api_${make.of('alnum', 40)}`, (s) => `new LinearClient("${s}")`);
  row('Shopify', 'shopify-token', `shpat_${make.of('hex', 32)}`, (s) => `X: ${s}`);
  row('Square', 'square-token', `sq0atp-${make.of('alnum', 22)}`, (s) => `square ${s}`);
  row('Vault', 'vault-token', `hvs.${make.of('alnum', 90)}`, (s) => `vault login ${s}`);
  row('age', 'age-secret-key', `AGE-SECRET-KEY-1${make.of('upper', 58)}`, (s) => `# created\n${s}\n`);
  row('Heroku key', 'heroku-key', `HRKU-AA${make.of('alnum', 58)}`, (s) => `h = "${s}"`);
  row('Telegram', 'telegram-token', `${make.of('digits', 10)}:AA${make.of('alnum', 33)}`, (s) => `bot = Bot("${s}")`);
  row(
    'Discord bot',
    'discord-token',
    `MT${make.of('alnum', 22)}.${make.of('alnum', 6)}.${make.of('alnum', 38)}`,
    (s) => `client.login("${s}")`,
  );
  row(
    'Discord webhook',
    'discord-webhook',
    `${make.of('digits', 18)}/${make.of('alnum', 68)}`,
    (s) => `https://discord.com/api/webhooks/${s}`,
  );
  row('Bearer in curl', 'bearer-token', make.of('alnum', 40), (s) => `curl -H "Authorization: Bearer ${s}" https://a`);
  row('Basic in HTTP file', 'basic-auth', `${make.of('base64', 23)}=`, (s) => `GET / HTTP/1.1\nAuthorization: Basic ${s}\n`);
  row('after an escape', 'github-token', `ghp_${make.of('alnum', 36)}`, (s) => `"token:\\n${s}\\n"`);
  row('percent-encoded', 'github-token', `ghp_${make.of('alnum', 36)}`, (s) => `https://x/?t%3D${s}`);

  // Keys in blocks
  const rsa = make.pem('RSA PRIVATE KEY');
  row('PEM, RSA', 'private-key', rsa.split('\n')[3] ?? '', () => `${rsa}\n`);
  const ssh = make.pem('OPENSSH PRIVATE KEY', 10);
  row('OpenSSH', 'private-key', ssh.split('\n')[9] ?? '', () => `x\r\n${ssh.replaceAll('\n', '\r\n')}\r\n`);
  const ec = make.pem('EC PRIVATE KEY', 2);
  row('PEM in a string', 'private-key', ec.split('\n')[1] ?? '', () => `const key = "${ec.replaceAll('\n', '\\n')}";`);
  row('PEM in joined strings', 'private-key', ec.split('\n')[2] ?? '', () => `key = "${ec.split('\n').join('\\n" +\n      "')}";`);
  const pgp = make.pem('PGP PRIVATE KEY BLOCK');
  row('PGP', 'private-key', pgp.split('\n')[2] ?? '', () => pgp);
  const cut = make.pem('PRIVATE KEY');
  row('PEM without its end', 'private-key', cut.split('\n')[4] ?? '', () => cut.split('\n').slice(0, 6).join('\n'));
  row('PEM without its beginning', 'private-key', cut.split('\n')[4] ?? '', () => `${cut.split('\n').slice(3).join('\n')}\nend`);
  row('PEM in YAML', 'private-key', cut.split('\n')[2] ?? '', () => `key: |\n  ${cut.replaceAll('\n', '\n  ')}\nnext: 1\n`);
  const putty = Array.from({ length: 5 }, () => make.of('base64', 64));
  row(
    'PuTTY',
    'private-key',
    putty[4] ?? '',
    () => `PuTTY-User-Key-File-2: ssh-rsa\nEncryption: none\nPrivate-Lines: 5\n${putty.join('\n')}\n`,
  );

  // Addresses
  row('PostgreSQL', 'password', make.of('alnum', 12), (s) => `DATABASE_URL=postgres://app:${s}@db.internal:5432/app`);
  row('MongoDB', 'password', make.of('alnum', 16), (s) => `mongoose.connect("mongodb+srv://root:${s}@cluster0.mongodb.net/x")`);
  row('Redis without user', 'password', make.of('lower', 14), (s) => `redis://:${s}@cache:6379`);
  row('AMQP with a short password', 'password', 'hunter2', (s) => `amqp://worker:${s}@queue`);
  row('.netrc', 'password', make.of('alnum', 10), (s) => `machine host.example login deploy password ${s}\n`);

  // Commands and calls
  row('mysql', 'password', 'Kx9mP2vQ7zL4', (s) => `mysql -u root -p${s} app\n`);
  row('mysqldump', 'password', 'Kx9mP2vQ7zL4', (s) => `mysqldump -uroot -p'${s}' app > a.sql\n`);
  row('sshpass', 'password', 'Kx9mP2vQ7zL4', (s) => `sshpass -p ${s} ssh me@host\n`);
  row('docker login', 'password', 'Kx9mP2vQ7zL4', (s) => `docker login -u me -p ${s} registry.example.com\n`);
  row('az login', 'password', 'Kx9mP2vQ7zL4', (s) => `az login -u me -p ${s}\n`);
  row('redis-cli', 'password', 'Kx9mP2vQ7zL4', (s) => `redis-cli -a ${s} ping\n`);
  row('ldapsearch', 'password', 'Kx9mP2vQ7zL4', (s) => `ldapsearch -D cn=a -w ${s} -b x\n`);
  row('htpasswd', 'password', 'Kx9mP2vQ7zL4', (s) => `htpasswd -bc file me ${s}\n`);
  row('curl over continued lines', 'password', 'Kx9mP2vQ7zL4', (s) => `curl \\\n  -X POST \\\n  -u admin:${s} \\\n  https://example.com\n`);
  row('user and password for requests', 'password', 'Kx9mP2vQ7zL4', (s) => `get(url, auth=("admin", "${s}"))\n`);
  row('HTTPBasicAuth', 'password', 'Kx9mP2vQ7zL4', (s) => `HTTPBasicAuth('admin', '${s}')\n`);
  row('UsernamePasswordCredentials', 'password', 'open sesame', (s) => `new UsernamePasswordCredentials("admin", "${s}")`);

  // Assignments
  const key = (): string => make.of('alnum', 32);
  row('Python', 'secret', `${make.of('alnum', 40)}-x7!Q`, (s) => `SECRET_KEY = '${s}'`);
  row('TypeScript with a type', 'api-key', key(), (s) => `private readonly apiKey: string = '${s}';`);
  row('Go', 'token', key(), (s) => `authToken := "${s}"`);
  row('Go with a type', 'api-key', key(), (s) => `var apiKey string = "${s}"`);
  row('Rust', 'api-key', key(), (s) => `const API_KEY: &str = "${s}";`);
  row('C', 'token', make.of('hex', 32), (s) => `static const char access_token[] = "${s}";`);
  row('C#', 'password', 'Tr0ub4dor&3', (s) => `var password = @"${s}";`);
  row('PHP define', 'password', 'q8#Lm2!vTz', (s) => `define('DB_PASSWORD', '${s}');`);
  row('PHP array', 'password', 'q8#Lm2!vTz', (s) => `'password' => '${s}',`);
  row('Ruby hash', 'secret', key(), (s) => `client_secret: "${s}",`);
  row('Kotlin', 'token', key(), (s) => `val refreshToken: String = "${s}"`);
  row('JSON', 'secret', key(), (s) => `{ "clientSecret": "${s}" }`);
  row('JSON in a string', 'token', key(), (s) => `body = "{\\"access_token\\": \\"${s}\\"}"`);
  row('YAML bare', 'password', 'Xk29-dkP0q!', (s) => `db:\n  password: ${s}\n  host: x\n`);
  row('YAML quoted', 'api-key', make.of('lower', 30), (s) => `api_key: '${s}'`);
  row('.env', 'password', 'p4$$w0rd-XyZ', (s) => `DB_PASSWORD=${s}\n`);
  row('.env with a comment', 'key', make.of('base64', 44), (s) => `ENCRYPTION_KEY=${s} # do not lose\n`);
  row('.env, suffix', 'api-key', key(), (s) => `MAPS_API_KEY_PROD="${s}"`);
  row('.env, suffix that says little', 'secret', key(), (s) => `SECRET_FOR_CI=${s}`);
  row('properties', 'password', 'Summer2024!x', (s) => `spring.datasource.password=${s}\n`);
  row('XML element', 'password', 'Xk29$dkP0q', (s) => `<password>${s}</password>`);
  row('XML attribute', 'password', 'Xk29$dkP0q', (s) => `<server password="${s}"/>`);
  row('.NET settings', 'api-key', key(), (s) => `<add key="ApiKey" value="${s}" />`);
  row('a block of text in YAML', 'token', make.of('alnum', 24), (s) => `token: |\n  ${s}\nother: 1\n`);
  row('a folded block of text in YAML', 'api-key', make.of('alnum', 24), (s) => `  api_token: >-\n      ${s}\n`);
  row('a variable given to a command', 'password', 'Kx9mP2vQ7zL4', (s) => `PGPASSWORD=${s} psql -h db\n`);
  row('user and password for curl', 'password', 'Kx9mP2vQ7zL4', (s) => `curl -s -u admin:${s} https://example.com\n`);
  row('user and password for curl, quoted', 'password', 'Kx9mP2vQ7zL4', (s) => `curl --user "admin:${s}" https://example.com\n`);
  row('a token as the user of an address', 'token', make.of('alnum', 30), (s) => `git clone https://${s}@example.com/a/b.git\n`);
  row('ADO connection string', 'password', 'R4nd0m!Pw9', (s) => `"Server=db;User Id=sa;Password=${s};Encrypt=true"`);
  row('shell export', 'token', key(), (s) => `export GH_TOKEN=${s}\n`);
  row('Dockerfile', 'token', key(), (s) => `ENV APP_TOKEN ${s}\n`);
  row('command line', 'api-key', key(), (s) => `run.sh --api-key ${s} --verbose`);
  row('command line with =', 'token', key(), (s) => `tool --token=${s}`);
  row('header by call', 'api-key', key(), (s) => `request.setHeader('X-Api-Key', '${s}');`);
  row('fallback of a variable', 'api-key', key(), (s) => `os.environ.get("API_KEY", "${s}")`);
  row('fallback with ||', 'secret', key(), (s) => `const jwtSecret = process.env.JWT_SECRET || '${s}';`);
  row('comparison', 'password', 'Adm1n!Pa55', (s) => `if (password === "${s}") {`);
  row('call', 'password', 'Adm1n!Pa55', (s) => `builder.password("${s}")`);
  row('value on the next line', 'secret', key(), (s) => `const sharedSecret =\n    '${s}';`);
  row('in a comment', 'password', 'Gr33n-Tea!9', (s) => `// password: ${s}\n`);
  row('UUID as a secret', 'secret', '7c9e6679-7425-40de-944b-e07fc1f90ae7', (s) => `client_secret=${s}`);
  row('query of an address', 'token', key(), (s) => `fetch("https://api.example.org/x?access_token=${s}&page=2")`);
  row('a connection string with pairs', 'password', 'Kx9mP2vQ7zL4', (s) => `Server=db;User Id=sa;Password=${s};Encrypt=true`);
  row('Pwd in a connection string', 'password', 'Kx9mP2vQ7zL4', (s) => `Server=db;Uid=sa;Pwd=${s};`);
  row('pairs for PostgreSQL', 'password', 'Kx9mP2vQ7zL4', (s) => `psql "host=db password=${s} user=me"`);
  row('an option with a name in it', 'password', 'Kx9mP2vQ7zL4', (s) => `--from-literal=password=${s}\n`);
  row('an option with a path in it', 'password', 'Kx9mP2vQ7zL4', (s) => `helm install x --set db.password=${s}\n`);
  row('in brackets', 'token', key(), (s) => `auth_token = ("${s}")\n`);
  row('in brackets on the next line', 'token', key(), (s) => `auth_token = (\n    "${s}"\n)\n`);
  row('after a continued line', 'password', 'Kx9mP2vQ7zL4', (s) => `password = \\\n    "${s}"\n`);
  row('after a continued line of a shell', 'token', key(), (s) => `export APP_TOKEN=\\\n${s}\n`);
  row('joined strings', 'token', make.of('alnum', 16), (s) => `const token = "${s}" +\n  "${make.of('alnum', 12)}";\n`);
  row('strings in brackets', 'token', make.of('alnum', 16), (s) => `TOKEN = (\n    "${make.of('alnum', 16)}"\n    "${s}"\n)\n`);
  row('a string over continued lines', 'token', make.of('alnum', 16), (s) => `token = "${make.of('alnum', 16)}\\\n${s}"\n`);
  row('passwd, bare', 'password', 'Kx9mP2vQ7zL4', (s) => `db_passwd: ${s}\n`);
  row('a passphrase, bare', 'password', 'umbrella velvet orbit canyon', (s) => `password: ${s}\n`);
  for (const name of ['passwort', 'Kennwort', 'mot_de_passe', 'contraseña', 'senha', 'wachtwoord', 'parola', 'hasło', 'пароль', '密码'])
    row(`${name} in another language`, 'password', 'Kx9mP2vQ7zL4', (s) => `${name} = "${s}"\n`);
  row('a wide colon', 'password', 'Kx9mP2vQ7zL4', (s) => `密码：“${s}”\n`);
  row('XML element with brackets', 'password', 'Kx9(mP2)vQ7zL4', (s) => `<password>${s}</password>`);

  // Broken over lines
  const broken = (start: string): readonly [string, string] => [start + make.of('alnum', 12), make.of('alnum', 24)];
  for (const [what, joint] of [
    ['plainly', '\n'],
    ['with a margin', '\r\n    '],
    ['in a comment', '\n# '],
    ['in a quotation', '\n> '],
    ['in joined strings', '" +\n  "'],
    ['in continued lines', '\\\n'],
    ['as in mail', '=\n'],
  ] as const) {
    const [head, tail] = broken('ghp_');
    row(`a key broken ${what}`, 'github-token', tail, () => `use "${head}${joint}${tail}" here\n`);
    row(`a beginning broken ${what}`, 'google-client-secret', make.of('alnum', 28), (s) => `use "GOCS${joint}PX-${s}" here\n`);
  }
  row('a line too short for a key, and letters', 'gitlab-token', 'RTZfhkdv', (s) => `glpat-9${make.of('alnum', 11)}\n${s}\n`);
  row('a line too short for a key, and capitals', 'aws-access-key', 'TUJDVFF', (s) => `AKIA7${make.of('upper', 8)}\n${s}\n`);

  // Short values after a beginning
  row('a short login for npm', 'npm-auth', 'N/bT6ul6Pg', (s) => `_auth=${s}\n`);
  row('a short token of Slack', 'slack-token', 'xoxe.xoxb-0OAFxykZ+X_F', (s) => `slack("${s}")`);
  row('a token with few changes', 'auth-token', '234sf/YbXKf.~Gqqi_.Shv', (s) => `say Authorization: token ${s}\n`);
  row('an Azure key in an address', 'azure-storage-key', make.of('alnum', 60), (s) => `x?AccountKey%3D${s}%3D%3D%3BEndpointSuffix%3Dx`);
  return rows;
}
