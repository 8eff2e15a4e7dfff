// Texts under keys in every format: keys, decoded texts, lines and languages; other files yield none.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { resourceEntries } from '../../../../src/core/messages/resources/resources.ts';
import { costsLittle } from '../../../support/hostileTime.ts';

/** Entries as `key=text@line-endLine`. */
function read(path: string, ...lines: readonly string[]): readonly string[] | undefined {
  return resourceEntries(path, lines.join('\n'))?.map(({ key, text, line, endLine }) => `${key}=${text}@${line}-${endLine}`);
}

test('reads package.nls.json and l10n bundles: texts and objects with a message, but no comments', () => {
  assert.deepEqual(
    read('package.nls.de.json', '{', '  "run.title": "Starte \\"alles\\"",', '  "stop": { "message": "Halt", "comment": ["x"] }', '}'),
    ['run.title=Starte "alles"@1-1', 'stop=Halt@2-2'],
  );
  assert.deepEqual(read('l10n/bundle.l10n.fr.json', '{ "Cannot read {0}": "Impossible de lire {0}" }'), [
    'Cannot read {0}=Impossible de lire {0}@0-0',
  ]);
});

test('reads gettext: texts of several lines, contexts and plurals, but no heads and obsolete texts', () => {
  const po = [
    ...[
      'msgid ""',
      'msgstr "Language: de\\n"',
      '',
      '#: a.py:1',
      'msgctxt "menu"',
      'msgid ""',
      '"Open the "',
      '"file"',
      'msgstr "Datei \\"öffnen\\""',
      '',
    ],
    ...[
      'msgid "one file"',
      'msgid_plural "%d files"',
      'msgstr[0] "eine Datei"',
      'msgstr[1] "%d Dateien"',
      '#~ msgid "old"',
      '#~ msgstr "alt"',
    ],
  ];
  assert.deepEqual(read('locale/de/LC_MESSAGES/django.po', ...po), [
    'Open the file=Open the file@5-7',
    'Open the file=Datei "öffnen"@8-8',
    'one file=one file@10-10',
    'one file=%d files@11-11',
    'one file=eine Datei@12-12',
    'one file=%d Dateien@13-13',
  ]);
});

test('reads .properties: all separators, escapes, continuation lines, blanks in keys', () => {
  const lines = ['# head', 'a.b = Gr\\u00fc\\u00dfe', 'c:d', 'e f', 'Save\\ as\\:=Speichern \\', '   unter', 'path=c:\\\\', 'empty'];
  assert.deepEqual(read('messages_de.properties', ...lines), [
    ...['a.b=Grüße@1-1', 'c=d@2-2', 'e=f@3-3', 'Save as:=Speichern unter@4-5', 'path=c:\\@6-6', 'empty=@7-7'],
  ]);
  assert.deepEqual(resourceEntries('messages_pt_BR.properties', 'a=b'), [{ key: 'a', text: 'b', line: 0, endLine: 0, language: 'pt_BR' }]);
});

test('reads .resx: texts with character references, but no typed values and none of the designer', () => {
  const lines = [
    ...['<root>', '<data name="Gone" xml:space="preserve">', '  <value>Nicht &lt;da&gt;', ' jetzt</value>', '</data>'],
    ...[
      '<data name="x.Size" type="System.Drawing.Size"><value>1, 2</value></data>',
      '<data name="&gt;&gt;x.Name"><value>x</value></data>',
      '</root>',
    ],
  ];
  assert.deepEqual(read('Properties/Resources.de.resx', ...lines), ['Gone=Nicht <da>\n jetzt@2-3']);
});

test('reads Android: escapes, quotes, plurals and arrays, but no comments', () => {
  const lines = [
    ...[
      '<resources>',
      '<!-- <string name="no">no</string> -->',
      '<string name="a">Geht\\\'s <b>los</b>?</string>',
      '<string name="b">"  zwei "</string>',
    ],
    ...['<plurals name="n">', '  <item quantity="one">eins</item>', '  <item quantity="other">%d\\n Stück</item>', '</plurals>'],
    ...[
      '<string-array name="l"><item><![CDATA[<x>]]></item></string-array>',
      '<style name="s"><item name="c">#fff</item></style>',
      '</resources>',
    ],
  ];
  assert.deepEqual(read('app/src/main/res/values-de/strings.xml', ...lines), [
    ...["a=Geht's los?@2-2", 'b=  zwei @3-3', 'n=eins@5-5', 'n=%d\n Stück@6-6', 'l=<x>@8-8'],
  ]);
  assert.equal(read('app/src/main/res/layout/main.xml', ...lines), undefined);
});

test('reads nested JSON with keys joined by dots, but no settings in a folder for languages', () => {
  assert.deepEqual(read('src/locales/de/common.json', '{', '"a": {', '"b": "Alles gut",', '"c": ["Eins", "Zwei"]', '} }'), [
    ...['a.b=Alles gut@2-2', 'a.c.0=Eins@3-3', 'a.c.1=Zwei@3-3'],
  ]);
  assert.equal(read('i18n/config.json', '{ "port": 80, "host": "localhost", "on": true }'), undefined);
  assert.equal(read('src/data/things.json', '{ "a": "Alles gut" }'), undefined);
  assert.deepEqual(read('src/data/de.json', '{ "a": "Alles gut" }'), ['a=Alles gut@0-0']);
});

test('reads YAML: quoted, plain, folded and literal scalars, without the language above all keys', () => {
  const lines = [
    ...[
      '# head',
      'de:',
      '  a:',
      '    b: "Alles \\"gut\\""',
      "    c: 'so''s'",
      '    d: zwei',
      '      Zeilen # ja',
      '    e: >-',
      '      gefaltet',
      '      weiter',
    ],
    ...[
      '    f: |',
      '      eins',
      '',
      '       zwei',
      '  "g.h": &x plain: no',
      '  list:',
      '    - Montag',
      '    - "Diens',
      '      tag"',
      '  flow: { a: b }',
      '  next:',
      '    "auf der nächsten Zeile"',
    ],
  ];
  assert.deepEqual(read('config/locales/de.yml', ...lines), [
    ...['a.b=Alles "gut"@3-3', "a.c=so's@4-4", 'a.d=zwei Zeilen@5-6', 'a.e=gefaltet weiter@7-9', 'a.f=eins\n\n zwei@10-13'],
    ...['g.h=plain: no@14-14', 'list.0=Montag@16-16', 'list.1=Diens tag@17-18', 'next=auf der nächsten Zeile@21-21'],
  ]);
  assert.deepEqual(read('translations/messages.de.yml', 'is:', '  gone: "Weg damit"'), ['is.gone=Weg damit@1-1']);
  assert.equal(read('.github/workflows/ci.yml', 'name: x'), undefined);
});

test('reads Fluent: terms, attributes, values of several lines, variants', () => {
  const lines = [
    ...[
      '# head',
      '-brand = Clew',
      'open = Öffne',
      '    die Datei',
      '    .title = Datei',
      '',
      'count =',
      '    { $n ->',
      '        [one] Eine Datei',
      '       *[other] { $n } Dateien',
      '    }',
    ],
  ];
  assert.deepEqual(read('locale/de/app.ftl', ...lines), [
    ...[
      '-brand=Clew@1-1',
      'open=Öffne\ndie Datei@2-3',
      'open.title=Datei@4-4',
      'count={ $n ->@6-7',
      'count=Eine Datei@8-8',
      'count={ $n } Dateien@9-9',
    ],
  ]);
});

test('reads .strings of Apple and XLIFF', () => {
  assert.deepEqual(read('de.lproj/Localizable.strings', '/* "x" = "y"; */', '"gone" = "Nicht \\"da\\"";', 'bare = "ja";'), [
    ...['gone=Nicht "da"@1-1', 'bare=ja@2-2'],
  ]);
  const unit = '<xliff><file><trans-unit id="7" resname="gone"><source>Gone</source>\n<target>Weg</target></trans-unit></file></xliff>';
  assert.deepEqual(read('messages.de.xlf', unit), ['gone=Gone@0-0', 'Gone=Gone@0-0', 'gone=Weg@1-1', 'Gone=Weg@1-1']);
});

const paths = [
  ...[
    'package.nls.json',
    'l10n/bundle.l10n.json',
    '_locales/de/messages.json',
    'locales/de.json',
    'locales/de.yml',
    'a.po',
    'a.properties',
    'a.resx',
  ],
  ...['values/strings.xml', 'a.ftl', 'a.strings', 'a.xlf'],
];
const pieces = fc.constantFrom(
  ...[
    '"',
    "'",
    '\\',
    '\n',
    ':',
    ' ',
    '  ',
    '=',
    '{',
    '}',
    '[',
    ']',
    ',',
    '<',
    '>',
    '</',
    '<data name="a">',
    '<value>',
    '</value>',
    '</data>',
  ],
  ...[
    '<resources>',
    '<string name="s">',
    '</string>',
    '<!--',
    '<![CDATA[',
    '/*',
    '//',
    '#',
    'msgid "a"',
    'msgstr "b',
    '- ',
    '|',
    '>',
    'a: ',
    'key',
    'ü',
    '\r\n',
    ';',
  ],
);

test('never fails, and reports lines inside the text', () => {
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.array(pieces, { maxLength: 80 }), (path, parts) => {
      const text = parts.join('');
      const last = text.split('\n').length - 1;
      for (const { line, endLine } of resourceEntries(path, text) ?? []) assert.ok(line >= 0 && line <= endLine && endLine <= last);
    }),
    { numRuns: 3000 },
  );
});

test('reads a written text back unchanged, on its line', () => {
  const written = fc.string({ unit: fc.constantFrom('a', 'ß', ' ', '"', '\\', "'", '{0}', '%s'), minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(written, fc.nat(5), (text, above) => {
      const front = '\n'.repeat(above);
      const json = resourceEntries('package.nls.json', `${front}{ "k": ${JSON.stringify(text)} }`);
      assert.deepEqual(json?.[0], { key: 'k', text, line: above, endLine: above });
      const po = resourceEntries('a.po', `${front}msgid ${JSON.stringify(text)}`);
      assert.deepEqual([po?.[0]?.text, po?.[0]?.line], [text, above]);
      const yaml = resourceEntries('locales/x.yml', `${front}k: ${JSON.stringify(text)}`);
      assert.deepEqual([yaml?.[0]?.text, yaml?.[0]?.line], [text, above]);
    }),
  );
});

test('reads hostile texts in linear time', async () => {
  const parts = [
    '"',
    '\\"',
    '/*',
    '<',
    '<a "',
    '<!--',
    "'",
    'a ',
    ' ',
    '\\',
    '{',
    '[',
    '- ',
    '"a',
    "k: '\n",
    'a:\n ',
    '&',
    '<data name="a"><value>',
  ];
  for (const path of paths) {
    for (const part of parts) {
      const text = part.repeat(Math.floor(200_000 / part.length));
      await costsLittle(`${path} ${JSON.stringify(part)}`, () => resourceEntries(path, text));
    }
  }
});
