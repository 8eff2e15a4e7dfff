// Texts in memory: which files are listed, when a text is read again, and when it is not kept.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CancelledError, CancellationSource, neverCancelled } from '../../../src/core/base/cancellation.ts';
import { FileTexts, type FileTextPorts, type TextFile } from '../../../src/core/text/fileTexts.ts';
import type { FileRole } from '../../../src/core/workspace/document.ts';
import { nodeClock } from '../../../src/node/clock.ts';

/** One text `a` that can change, and a count of its reads. */
class ChangingText {
  text = 'first';
  version = 0;
  used = 0;
  reads = 0;
  readonly texts = new FileTexts({
    clock: nodeClock,
    files: () => [fileOf('a')],
    version: () => 1,
    changes: () => this.version,
    keyOf: () => this.text,
    readText: async () => {
      this.reads++;
      return this.text;
    },
    memory: () => ({ used: this.used, limit: 100 }),
  });

  write(text: string): void {
    this.text = text;
    this.version++;
  }
}

function fileOf(path: string, role: FileRole = 'code', root = 'r'): TextFile {
  return { root, path, role };
}

function textsOf(files: readonly TextFile[], ports: Partial<FileTextPorts> = {}): FileTexts {
  return new FileTexts({
    clock: nodeClock,
    files: () => files,
    version: () => 1,
    changes: () => 1,
    keyOf: (_, path) => path,
    readText: async (_, path) => `text of ${path}`,
    ...ports,
  });
}

test('lists code before configuration, tests and documents, and each by root and path', () => {
  const files = [fileOf('z.md', 'documentation'), fileOf('b.test.ts', 'test'), fileOf('b'), fileOf('a', 'code', 's'), fileOf('a')];
  const listedFiles = textsOf(files).files();
  assert.deepEqual(
    listedFiles.map(({ root, path }) => `${root}:${path}`),
    ['r:a', 'r:b', 's:a', 'r:b.test.ts', 'r:z.md'],
  );
});

test('reads a text again only when the key of its file has changed', async () => {
  const file = new ChangingText();
  assert.equal(await file.texts.textOf('r', 'a'), 'first');
  assert.equal(await file.texts.textOf('r', 'a'), 'first');
  assert.equal(file.reads, 1);
  file.write('second');
  assert.equal(await file.texts.textOf('r', 'a'), 'second');
  assert.equal(file.reads, 2);
});

test('keeps no text while the memory of the index is nearly full', async () => {
  const file = new ChangingText();
  file.used = 90;
  await file.texts.textOf('r', 'a');
  await file.texts.textOf('r', 'a');
  assert.equal(file.reads, 2);
});

test('has no text of a file that is not indexed or cannot be read', async () => {
  const texts = textsOf([fileOf('a')], { readText: async () => undefined });
  assert.equal(await texts.textOf('r', 'a'), undefined);
  assert.equal(await textsOf([]).textOf('r', 'a'), undefined);
});

test('masks secrets and keeps the length of the text', async () => {
  const token = `ghp_${'aB3dE5gH7jK9mN1pQ3sT5vX7zA9cD1fG3hJ5'}`;
  const text = await textsOf([fileOf('a')], { readText: async () => `const key = '${token}';` }).textOf('r', 'a');
  assert.equal(text, `const key = '${'x'.repeat(token.length)}';`);
});

test('does not read again what was read ahead, and stops reading ahead on request', async () => {
  const reads: string[] = [];
  const files = ['a', 'b', 'c'].map((path) => fileOf(path));
  const texts = textsOf(files, { readText: async (_, path) => (reads.push(path), 'text') });
  await texts.loadAhead(
    async () => undefined,
    () => reads.length === 2,
  );
  assert.deepEqual(reads, ['a', 'b']);
  await texts.loadAhead(
    async () => undefined,
    () => false,
  );
  for (const { path } of files) await texts.textOf('r', path);
  assert.deepEqual(reads, ['a', 'b', 'c']);
});

test('passes each text to the caller as it is read, and stops when it is cancelled', async () => {
  const texts = textsOf([fileOf('a'), fileOf('b')]);
  const loadedTexts: (string | undefined)[] = [];
  await texts.load(texts.files(), (_, text) => loadedTexts.push(text), neverCancelled);
  assert.deepEqual(loadedTexts, ['text of a', 'text of b']);
  const source = new CancellationSource();
  source.cancel();
  await assert.rejects(
    texts.load(texts.files(), () => undefined, source.token),
    CancelledError,
  );
});

test('masks secrets unless the text is known to have none', async () => {
  const secret = 'const key = "AKIAIOSFODNN7EXAMPLE";';
  const cleanText = 'const key = readKey();';
  const readText = async (_: string, path: string): Promise<string> => (path === 'new.ts' ? secret : cleanText);
  const texts = textsOf([fileOf('new.ts'), fileOf('old.ts')], { readText, isClean: (_, __, text) => text === cleanText });
  assert.doesNotMatch((await texts.textOf('r', 'new.ts')) ?? '', /AKIA/);
  assert.equal(await texts.textOf('r', 'old.ts'), cleanText);
});
