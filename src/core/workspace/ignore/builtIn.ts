// Built-in exclusions: folders of tools, installed packages, lock files and source maps, which are not worth indexing; and secrets, which
// must never be read.

/** Folders that tools create. `dist`, `build`, `target`, `vendor` and the like are not here: projects also keep sources there. */
const folders = new Set([
  ...['.git', '.hg', '.svn', '.bzr', '.jj', '.sl', 'CVS'],
  ...['node_modules', 'bower_components', 'jspm_packages', '.yarn', '.pnpm-store'],
  ...['__pycache__', '__pypackages__', 'site-packages', '.tox', '.nox', '.eggs', '.mypy_cache', '.pytest_cache', '.ruff_cache'],
  ...['.ipynb_checkpoints', '.gradle', '.terraform', '.next', '.nuxt', '.svelte-kit', '.angular', '.turbo', '.parcel-cache', '.nyc_output'],
  ...['.vs', '.idea', '.dart_tool', '.bundle', '.cache', '.vscode-test'],
]);

/** Endings of folders that package managers create. */
const folderEndings = ['.egg-info', '.dist-info', '.xcodeproj', '.xcassets'];

/** Files that mark their folder as created by a tool: a Python environment, or a cache (https://bford.info/cachedir/). */
export const markerFiles: readonly string[] = ['pyvenv.cfg', 'CACHEDIR.TAG'];

/** Lock files: long, generated, and full of every word. */
const lockFiles = new Set([
  ...['package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock', 'bun.lockb', 'deno.lock'],
  ...['poetry.lock', 'uv.lock', 'pdm.lock', 'pixi.lock', 'conda-lock.yml', 'Pipfile.lock', 'Cargo.lock', 'Gemfile.lock', 'composer.lock'],
  ...['go.sum', 'go.work.sum', 'mix.lock', 'flake.lock', 'packages.lock.json', 'Podfile.lock', 'Package.resolved', 'pubspec.lock'],
  ...['gradle.lockfile', 'Cartfile.resolved', '.terraform.lock.hcl', 'Chart.lock', '.pnp.cjs', '.pnp.loader.mjs'],
  ...['.DS_Store', 'Thumbs.db', 'desktop.ini'],
]);

const sourceMap = /\.([cm]?[jt]s|css)\.map$/;

/** The built-in rule that excludes this name, as a detail for people, or undefined. Names are case-sensitive, as in git. */
export function builtInRule(name: string, directory: boolean): string | undefined {
  if (!directory) return lockFiles.has(name) ? name : sourceMap.exec(name)?.[0].replace('.', '*.');
  if (folders.has(name)) return `${name}/`;
  const ending = folderEndings.find((end) => name.endsWith(end));
  return ending && `*${ending}/`;
}

/** Whether it is version control's own data, which even `!` lines cannot include. */
export function isVersionControl(name: string): boolean {
  return name === '.git' || name === '.hg' || name === '.svn' || name === '.jj';
}

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

/** Endings of formats without text; such files are not opened. */
const binaryEndings = new Set([
  ...['png', 'jpg', 'jpeg', 'gif', 'bmp', 'ico', 'icns', 'webp', 'avif', 'tif', 'tiff', 'psd', 'heic', 'cur'],
  ...['mp3', 'mp4', 'm4a', 'wav', 'ogg', 'flac', 'avi', 'mov', 'mkv', 'webm'],
  ...['zip', 'gz', 'tgz', 'bz2', 'xz', 'zst', '7z', 'rar', 'tar', 'jar', 'war', 'ear', 'whl', 'egg', 'vsix', 'nupkg', 'deb', 'rpm', 'dmg'],
  ...['exe', 'dll', 'so', 'dylib', 'a', 'o', 'obj', 'lib', 'class', 'pyc', 'pyo', 'pyd', 'wasm', 'node', 'bin', 'dat', 'pdb', 'elf'],
  ...['ttf', 'otf', 'woff', 'woff2', 'eot', 'pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'odt', 'ods'],
  ...[
    'sqlite',
    'sqlite3',
    'db',
    'mdb',
    'parquet',
    'avro',
    'npy',
    'npz',
    'pkl',
    'pickle',
    'h5',
    'hdf5',
    'onnx',
    'pt',
    'pth',
    'safetensors',
    'gguf',
  ],
]);

/** The ending that marks a file as binary, or undefined. Only the last ending counts, since `.gz` and others may stand anywhere in a name. */
export function binaryRule(name: string): string | undefined {
  const dot = name.lastIndexOf('.');
  if (dot <= 0) return undefined;
  const ending = name.slice(dot + 1).toLowerCase();
  return binaryEndings.has(ending) ? `*.${ending}` : undefined;
}
