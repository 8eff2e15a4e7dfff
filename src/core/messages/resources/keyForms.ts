// Forms in which code refers to the text of a key, by resource format: the text to find, and its context.
import { baseName } from '../../base/baseName.ts';
import { resourceFormat, type ResourceFormat } from './resourceFormat.ts';
import { textualForms } from './textualKeys.ts';
import type { KeyUseKind, KeyForm } from './keyForm.ts';

const quote = /["'`]/;
const word = /[\p{L}\p{N}_$]/u;

/** A key in a resource file. */
export interface KeyOrigin {
  readonly key: string;
  readonly format: ResourceFormat;
  /** Path of the resource file. */
  readonly path: string;
}

/** All forms of a key, surest first. */
export function keyForms({ key, format, path }: KeyOrigin): readonly KeyForm[] {
  const stem = baseName(path).replace(/\..*$/, '');
  return writtenKeys(key, format).flatMap((each) =>
    /\s/.test(each) ? textualForms(each) : [quotedForm(each, stem), ...specialForms[format](each, stem, path), ...frontForms(each)],
  );
}

/** Plural forms: the framework chooses them, so code uses the key without them. */
const numberPart = /\.(?:zero|one|two|few|many|other)$/;
const numberEnd = /_(?:zero|one|two|few|many|other|plural|\d{1,2})$/;

function writtenKeys(key: string, format: ResourceFormat): readonly string[] {
  switch (format) {
    case 'yaml':
      return distinct(key, key.replace(numberPart, ''));
    case 'nested':
      return distinct(key, key.replace(numberPart, '').replace(numberEnd, ''));
    case 'fluent':
      return [key.replace(/\..*$/, '')];
    case 'l10n':
      // A comment follows a slash where the same text has two meanings.
      return /\s/.test(key) && key.includes('/') ? distinct(key, key.slice(0, key.lastIndexOf('/'))) : [key];
    default:
      return [key];
  }
}

function distinct(...keys: readonly string[]): readonly string[] {
  return [...new Set(keys)].filter((key) => key !== '');
}

/** Forms besides the key in quotation marks. */
const specialForms: Readonly<Record<ResourceFormat, (key: string, stem: string, path: string) => readonly KeyForm[]>> = {
  nls: (key) => [enclosedForm(key, '%', '%')],
  l10n: () => [],
  browser: (key) => [enclosedForm(key, '__MSG_', '__')],
  nested: (key, _, path) => [...(key.includes('.') || path.endsWith('.arb') ? [memberForm(key)] : []), ...scopedForms(key)],
  yaml: (key) => [symbolForm(key), ...railsLazyForms(key), ...railsErrorForms(key), ...scopedForms(key)],
  gettext: () => [],
  properties: (key, stem) => [enclosedForm(key, '{', '}'), attributeForm(key), memberForm(key, stem)],
  resx: (key, stem, path) => [memberForm(key.replace(/[^\w]/g, '_'), stem), ...controlForms(key, stem, path)],
  android: (key) => [androidForm(key.replaceAll('.', '_'))],
  fluent: () => [],
  apple: () => [],
  xliff: (key) => [enclosedForm(key, '@@', '')],
};

/** A plain word in quotation marks has other uses too: it counts only as a first argument, an index or an attribute. */
const plainWord = /^\p{L}+$/u;
const asksBefore = /(?:[([=]|\btrans\s|\b_\s?)$/;

/** The key in quotation marks, with or without a name space: `"errors.missing"`, `"common:errors.missing"`. */
function quotedForm(key: string, stem = '', how: KeyUseKind = 'exact'): KeyForm {
  const fits = (text: string, at: number): number => {
    if (!quote.test(text[at + key.length] ?? '')) return 0;
    const start = nameSpaceStart(text, at, stem);
    if (!quote.test(text[start - 1] ?? '')) return 0;
    return plainWord.test(key) && !asksBefore.test(text.slice(Math.max(0, start - 8), start - 1)) ? 0 : 1;
  };
  // Resource files themselves contain the key in quotation marks.
  return { searchText: key, how, fits, includesPath: (path) => resourceFormat(path) === undefined };
}

/** Maximum characters of a name space before a key. Set by judgement. */
const maxNameSpace = 60;

/** Start of the name space before a key: `ns:`, `package::`, or the name of the file and a dot. */
function nameSpaceStart(text: string, at: number, stem: string): number {
  if (text[at - 1] === ':') {
    let start = at - 1;
    while (start > 0 && at - start < maxNameSpace && /[\w:./-]/.test(text[start - 1] ?? '')) start--;
    return start;
  }
  const withFile = at - stem.length - 1;
  return stem !== '' && withFile > 0 && text.startsWith(`${stem}.`, withFile) ? withFile : at;
}

function enclosedForm(key: string, before: string, after: string): KeyForm {
  const needle = before + key + after;
  return { searchText: needle, how: 'exact', fits: (text, at) => (after === '' && word.test(text[at + needle.length] ?? '') ? 0 : 1) };
}

/** JavaFX: an attribute that begins with a percent sign. */
function attributeForm(key: string): KeyForm {
  const needle = `"%${key}"`;
  return { searchText: needle, how: 'exact', fits: () => 1 };
}

/** A generated class or object has a member for each key: `Resources.Missing`, `texts.errors.missing`. */
function memberForm(key: string, owner = ''): KeyForm {
  const needle = `.${key}`;
  const isOwner = (text: string, at: number): boolean =>
    owner === ''
      ? /[\w)\]!?]/.test(text[at - 1] ?? '')
      : text.slice(Math.max(0, at - owner.length), at).toLowerCase() === owner.toLowerCase() &&
        !word.test(text[at - owner.length - 1] ?? '');
  return {
    searchText: needle,
    how: 'exact',
    fits: (text, at) => (isOwner(text, at) && !word.test(text[at + needle.length] ?? '') ? 1 : 0),
  };
}

const androidFront = /(?:\bR|\bRes|@[\w.]*?|\bR2)[.:]?(?:string|plurals|array)[./]$/;

function androidForm(key: string): KeyForm {
  const fits = (text: string, at: number): number =>
    androidFront.test(text.slice(Math.max(0, at - 40), at)) && !word.test(text[at + key.length] ?? '') ? 1 : 0;
  return { searchText: key, how: 'exact', fits };
}

/**
 * Windows Forms keep texts as `control.Property` beside the form, and the code with the same name refers to the control. `.resw` names the
 * control by its `x:Uid`.
 */
function controlForms(key: string, stem: string, path: string): readonly KeyForm[] {
  const dot = key.lastIndexOf('.');
  if (dot <= 0) return [];
  const control = key.slice(0, dot);
  if (path.endsWith('.resw')) return [quotedForm(control), quotedForm(key.replaceAll('.', '/'))];
  const pathPrefix = `${path.slice(0, path.lastIndexOf('/') + 1)}${stem}.`;
  const needle = control === '$this' ? `class ${stem}` : control;
  const isAlone = (text: string, at: number): boolean => !word.test(text[at - 1] ?? '') && !word.test(text[at + needle.length] ?? '');
  return [
    {
      searchText: needle,
      how: 'lazy',
      fits: (text, at) => (isAlone(text, at) ? 1 : 0),
      includesPath: (file) => file.startsWith(pathPrefix),
    },
  ];
}

const rubyFile = /\.(?:rb|erb|haml|slim|rsb|rake|builder|jbuilder|axlsx)$/;

/** A symbol of Ruby: `l(:label_missing)`. */
function symbolForm(key: string, how: KeyUseKind = 'exact'): KeyForm {
  const needle = `:${key}`;
  const fits = (text: string, at: number): number =>
    /[\w:]/.test(text[at - 1] ?? '') || /[\w?!=:]/.test(text[at + needle.length] ?? '') ? 0 : 1;
  return { searchText: needle, how, fits, includesPath: (path) => rubyFile.test(path) };
}

/** `t('.title')` in a view or controller of Rails: the path of the file gives the beginning of the key. */
function railsLazyForms(key: string): readonly KeyForm[] {
  const dot = key.lastIndexOf('.');
  if (dot <= 0) return [];
  const needle = key.slice(dot);
  const owner = key.slice(0, dot);
  const fits = (text: string, at: number, path: string): number => {
    if (!quote.test(text[at - 1] ?? '') || !quote.test(text[at + needle.length] ?? '')) return 0;
    const view = /(?:^|\/)app\/(?:views|components)\/(.+?)\.[^/]*$/.exec(path)?.[1];
    if (view !== undefined) return view.replace(/(^|\/)_/g, '$1').replaceAll('/', '.') === owner ? 1 : 0;
    const controller = /(?:^|\/)app\/(?:controllers|mailers)\/(.+?)(?:_controller)?\.rb$/.exec(path)?.[1];
    return controller !== undefined && owner.startsWith(`${controller.replaceAll('/', '.')}.`) ? 0.9 : 0;
  };
  return [{ searchText: needle, how: 'lazy', fits, includesPath: (path) => rubyFile.test(path) }];
}

/** Rails validations use the last part of a key below `errors` as a symbol: `errors.add(:base, :too_late)`. */
function railsErrorForms(key: string): readonly KeyForm[] {
  const last = key.slice(key.lastIndexOf('.') + 1);
  return /(?:^|\.)errors\./.test(key) && last.length >= minTailLength ? [symbolForm(last, 'lazy')] : [];
}

/** Minimum letters of the last part of a key as a symbol: shorter ones mean anything. Set by judgement. */
const minTailLength = 3;
/** Maximum ways to split a key into a scope and a tail: each is one more text to search. Set by judgement. */
const maxScopes = 4;

/** `useTranslations('home.errors')` and then `t('missing')`: one file contains both parts in quotation marks. */
function scopedForms(key: string): readonly KeyForm[] {
  const parts = key.split('.');
  return parts.slice(1, 1 + maxScopes).map((_, i) => {
    const scope = parts.slice(0, parts.length - 1 - i).join('.');
    const tail = quotedForm(parts.slice(parts.length - 1 - i).join('.'), '', 'lazy');
    if (scope === '') return { ...tail, includesPath: () => false };
    const isNamed = cacheLast((text: string) => holdsForm(text, quotedForm(scope)));
    return { ...tail, fits: (text, at, path) => (tail.fits(text, at, path) && isNamed(text) ? 0.8 : 0) };
  });
}

function holdsForm(text: string, { searchText, fits }: KeyForm): boolean {
  for (let at = text.indexOf(searchText); at >= 0; at = text.indexOf(searchText, at + searchText.length))
    if (fits(text, at, '')) return true;
  return false;
}

/** Caches the last answer while the text stays the same: a file is searched once for all its places. */
function cacheLast(ask: (text: string) => boolean): (text: string) => boolean {
  let last: { readonly text: string; readonly is: boolean } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, is: ask(text) };
    return last.is;
  };
}

const separators = /[._/:-]/;
/** Least length of a beginning that identifies a key. */
const minFrontLength = 4;
const hole = /^(?:\$\{|#\{|\{|%[sd(@]|["'`]\s*(?:\+|\.\s|~|<<|%|,))/;
/** Characters after the beginning of a key that show a value is put in. */
const maxHoleLength = 8;

/** `"errors." + code`, `` `errors.${code}` ``, `"errors.%s" % code`: a beginning of the key that ends with one of its parts. */
function frontForms(key: string): readonly KeyForm[] {
  const first = key.search(separators);
  if (first < 0) return [];
  const needle = key.slice(0, first + 1);
  const fits = (text: string, at: number): number => {
    if (!quote.test(text[at - 1] ?? '')) return 0;
    let length = needle.length;
    while (length < key.length && text[at + length] === key[length]) length++;
    if (length < minFrontLength || !separators.test(key[length - 1] ?? '')) return 0;
    return hole.test(text.slice(at + length, at + length + maxHoleLength)) ? length / key.length : 0;
  };
  return [{ searchText: needle, how: 'front', fits }];
}
