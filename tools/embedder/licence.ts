// Determines the licence of a repository from words of its licence files that only one licence has: training uses permissive ones alone.
import { filesOf, texts } from './snapshot.ts';

/** Words of each licence, and whether it is permissive. The first that matches decides for a file. */
const known: readonly (readonly [id: string, permissive: boolean, words: RegExp])[] = [
  ['AGPL', false, /GNU AFFERO GENERAL PUBLIC/i],
  ['LGPL', false, /GNU LESSER GENERAL|GNU LIBRARY GENERAL/i],
  ['GPL', false, /GNU GENERAL PUBLIC LICENSE/i],
  ['MPL-2.0', false, /Mozilla Public License/i],
  ['EPL', false, /Eclipse Public License/i],
  ['BUSL', false, /Business Source License/i],
  ['Elastic', false, /Elastic License/i],
  ['Commons-Clause', false, /Commons Clause/i],
  ['Apache-2.0', true, /Apache License,?\s+(?:Version|v\.?)\s*2/i],
  ['BSL-1.0', true, /Boost Software License/i],
  ['BSD', true, /Redistribution and use in source and binary forms/i],
  ['MIT', true, /Permission is hereby granted, free of charge|\bMIT License\b/i],
  ['ISC', true, /Permission to use, copy, modify, and(?:\/or)? distribute this software for any/i],
  ['Zlib', true, /freely, subject to the following restrictions/i],
  ['HPND', true, /Permission to use, copy, modify,? and distribute this software and its/i],
  ['PSF-2.0', true, /PYTHON SOFTWARE FOUNDATION LICENSE/i],
  ['Unlicense', true, /free and unencumbered software/i],
  ['CC0-1.0', true, /CC0 1\.0 Universal/i],
];

const licenceFile = /^(licen[cs]e|copying|unlicense|mit-license)([._-].*)?$/i;
/** Characters of a file that are read: its head names its licence, and later parts may mention others. */
const headLength = 3000;

/** The licences in the files of the root, joined; `unknown` where there is none. */
export function licenceOf(clone: string, commit: string): { readonly id: string; readonly permissive: boolean } {
  const files = filesOf(clone, commit).filter(({ path }) => licenceFile.test(path));
  const found = [...texts(clone, files)].flatMap(({ text }) =>
    known.filter(([, , words]) => words.test(text.slice(0, headLength))).slice(0, 1),
  );
  const ids = [...new Set(found.map(([id]) => id))].sort();
  return { id: ids.join(' AND ') || 'unknown', permissive: found.length > 0 && found.every(([, permissive]) => permissive) };
}
