// Files without text, by the ending of their name. They are not opened, which saves the time to detect it from their bytes.

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
