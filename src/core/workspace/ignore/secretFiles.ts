// Files that likely hold secrets, by name: passwords, keys, histories of shells. They must never be read.

const secretNames = new Set([
  ...['.npmrc', '.yarnrc', '.yarnrc.yml', '.pypirc', '.netrc', '_netrc', '.authinfo', '.pgpass', 'pgpass.conf', '.my.cnf', '.mylogin.cnf'],
  ...[
    '.htpasswd',
    '.git-credentials',
    '.dockercfg',
    '.dockerconfigjson',
    '.vault-token',
    '.vault-password',
    '.vault_pass',
    '.vault_pass.txt',
  ],
  ...['.s3cfg', '.boto', '.passwd-s3fs', 'credentials', 'kubeconfig', 'master.key', 'secring.gpg', '.envrc', '.dev.vars', '.flaskenv'],
  ...['.terraformrc', 'terraform.rc', '.databrickscfg', '.snowsql', '.esmtprc', '.msmtprc', '.fetchmailrc', '.smbcredentials'],
  ...['.bash_history', '.zsh_history', '.psql_history', '.mysql_history', '.python_history', '.node_repl_history', '.rediscli_history'],
  ...['ssh_host_rsa_key', 'ssh_host_ecdsa_key', 'ssh_host_ed25519_key'],
]);

const keyEndings = [
  ...['.pem', '.key', '.p12', '.pfx', '.p8', '.pkcs12', '.pkcs8', '.keystore', '.jks', '.bks', '.kdbx', '.kdb', '.agekey', '.ppk', '.asc'],
  ...[
    '.gpg',
    '.pgp',
    '.der',
    '.priv',
    '.tfstate',
    '.tfvars',
    '.tfstate.backup',
    '.ovpn',
    '.mobileprovision',
    '.keytab',
    '.psafe3',
    '.keychain',
  ],
  ...['.keychain-db', '.publishsettings', '.kubeconfig', '.tfvars.json', '.snk'],
];

/** Endings of templates, which hold no values: `.env.example`, `.env.local.sample`. */
const template = /[._-](example|sample|template|dist|defaults?|schema)$/;
const sshKey = /^id_(rsa|dsa|ecdsa|ecdsa_sk|ed25519|ed25519_sk)([_-][\w-]*)?(\.(bak|old|orig|backup))?$/;
const secretData =
  /^(.*[._-])?(credentials?|service[._-]?accounts?([._-]?key)?|client[._-]?secrets?|secrets?)([._-].*)?\.(json|ya?ml|toml|ini|properties|env|txt)$/;

/** The rule that marks a file as likely to hold secrets, or undefined. Such files are never opened. Case is ignored. */
export function secretRule(name: string): string | undefined {
  const lower = name.toLowerCase();
  if (template.test(lower)) return undefined;
  if (secretNames.has(lower)) return lower;
  if (lower === '.env' || lower.startsWith('.env.')) return '.env*';
  if (lower.endsWith('.env') || lower.endsWith('.env.local')) return '*.env';
  if (sshKey.test(lower)) return 'id_*';
  const ending = keyEndings.find((end) => lower.endsWith(end));
  if (ending) return `*${ending}`;
  return secretData.test(lower) && !/[._-](example|sample|template|schema|spec|test)\.[a-z]+$/.test(lower) ? 'credentials*' : undefined;
}
