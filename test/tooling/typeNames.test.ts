// A type name is declared once in the sources, so that a reader who searches for it finds what it means.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const sources = join(import.meta.dirname, '../../src');

/** Declarations at the left margin: generated tables of words begin lines with `type` as well, so their folder is left out. */
const declaration = /^(?:export )?(?:abstract )?(?:interface|class|enum|type) (?<name>[A-Z]\w*)(?=[<\s])/gm;

test('each type name is declared in one file', () => {
  const filesByName = new Map<string, string[]>();
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((path) => /\.ts$/.test(path) && !/learned/.test(path));
  for (const file of files)
    for (const { groups } of readFileSync(join(sources, file), 'utf8').matchAll(declaration)) {
      const name = groups?.['name'] ?? '';
      filesByName.set(name, [...(filesByName.get(name) ?? []), file]);
    }
  assert.ok(filesByName.size > 1000);
  assert.deepEqual(
    [...filesByName].filter(([, declaring]) => new Set(declaring).size > 1),
    [],
  );
});
