// The lines that use the text of a key, in the forms of each framework.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { messageKeyUses } from '../../../../src/core/messages/resources/keyUses.ts';
import { nodeClock } from '../../../../src/node/clock.ts';
import { roleOf } from '../../../../src/core/workspace/roles.ts';
import { FileTexts, type TextFile } from '../../../../src/core/text/fileTexts.ts';

/** Uses as `path:line how`. */
async function uses(key: string, origin: string, texts: Readonly<Record<string, string>>): Promise<string[]> {
  const file = (path: string): TextFile => ({ root: 'r', path, role: roleOf(path) });
  const files = Object.keys(texts).map(file);
  const fileTexts = new FileTexts({
    clock: nodeClock,
    files: () => files,
    version: () => 1,
    changes: () => 1,
    keyOf: (_, path) => path,
    readText: async (_, path) => texts[path],
  });
  const found = await messageKeyUses(key, file(origin), fileTexts, { maxUses: 9 }, neverCancelled);
  return found.map(({ file: { path }, line, how }) => `${path}:${line} ${how}`);
}

test('finds quoted keys with a name space or the file name, but not in files of other languages', async () => {
  assert.deepEqual(
    await uses('errors.gone', 'locales/de/common.json', {
      'a.ts': "x\nt('errors.gone')",
      'b.ts': 't("common:errors.gone"); t("myerrors.gone"); t("errors.gone.not")',
      'c.vue': "{{ $t('common.errors.gone') }}",
      'd.ts': 'texts.errors.gone; texts.errors.goner',
      'locales/fr/common.json': '{ "errors.gone": "Parti" }',
      'test/a.ts': "t('errors.gone')",
    }),
    ['a.ts:1 exact', 'b.ts:0 exact', 'c.vue:0 exact', 'd.ts:0 exact', 'test/a.ts:0 exact'],
  );
});

test('takes a quoted plain word as a key only at a look-up', async () => {
  assert.deepEqual(
    await uses('city', 'messages.properties', { 'a.java': 'x = "city"; y("a", "city")', 'b.java': 'get("city")', 'c.html': '#{city}' }),
    [...['b.java:0 exact', 'c.html:0 exact']],
  );
});

test('finds keys without the plural form, which the framework adds', async () => {
  assert.deepEqual(await uses('files.other', 'config/locales/de.yml', { 'a.rb': "t('files', count: 2)" }), ['a.rb:0 exact']);
  assert.deepEqual(await uses('files_other', 'locales/de.json', { 'a.ts': "t('files', { count })" }), ['a.ts:0 exact']);
});

test('finds the forms of Rails: symbols, lazy keys by the path of the view, errors of validations', async () => {
  const origin = 'config/locales/de.yml';
  assert.deepEqual(await uses('label_gone', origin, { 'a.rb': 'l(:label_gone)\nl(:label_gone_too)\nX::label_gone' }), ['a.rb:0 exact']);
  assert.deepEqual(
    await uses('users.form.title', origin, {
      'app/views/users/_form.html.erb': "<%= t('.title') %>",
      'app/views/jobs/_form.html.erb': "<%= t('.title') %>",
    }),
    ['app/views/users/_form.html.erb:0 lazy'],
  );
  assert.deepEqual(await uses('activerecord.errors.messages.too_late', origin, { 'a.rb': 'errors.add(:base, :too_late)' }), [
    'a.rb:0 lazy',
  ]);
});

test('finds the last part of a key in a file that names its scope', async () => {
  assert.deepEqual(
    await uses('home.errors.gone', 'messages/de.json', {
      'a.tsx': "const t = useTranslations('home.errors');\nt('gone');",
      'b.tsx': "t('gone')",
    }),
    ['a.tsx:1 lazy'],
  );
});

test('returns keys that are built from a constant front only if there is no surer use', async () => {
  const texts = { 'a.ts': 'x\nt(`errors.${code}`)', 'b.py': 't("errors." + code)', 'c.ts': "t('errors.')" };
  assert.deepEqual(await uses('errors.gone', 'locales/de.json', texts), ['a.ts:1 front', 'b.py:0 front']);
  assert.deepEqual(await uses('errors.gone', 'locales/de.json', { ...texts, 'd.ts': "t('errors.gone')" }), ['d.ts:0 exact']);
});

test('finds the forms of Android, .resx, Windows Forms, JavaFX, package.json and Fluent', async () => {
  assert.deepEqual(
    await uses('gone_label', 'ui/res/values-de/strings.xml', {
      'A.java': 'getString(R.string.gone_label); getString(R.string.gone_label_2)',
      'B.kt': 'val gone_label = 1',
      'ui/res/layout/a.xml': 'android:text="@string/gone_label"',
    }),
    ['A.java:0 exact', 'ui/res/layout/a.xml:0 exact'],
  );
  assert.deepEqual(
    await uses('Gone', 'P/Resources.de.resx', {
      'A.cs': 'Show(Resources.Gone); x.Gone',
      'P/Resources.Designer.cs': 'GetString("Gone")',
      'B.cs': 'localizer["Gone"]',
    }),
    ['A.cs:0 exact', 'B.cs:0 exact', 'P/Resources.Designer.cs:0 exact'],
  );
  assert.deepEqual(
    await uses('lblGone.Text', 'Forms/MainForm.de.resx', {
      'Forms/MainForm.cs': 'lblGone.Visible = true;',
      'Forms/OtherForm.cs': 'lblGone.Visible = true;',
      'Forms/MainForm.Designer.cs': 'ApplyResources(lblGone, "lblGone");',
    }),
    ['Forms/MainForm.cs:0 lazy', 'Forms/MainForm.Designer.cs:0 lazy'],
  );
  assert.deepEqual(
    await uses('Add entry', 'l10n/JabRef_de.properties', { 'a.fxml': '<Button text="%Add entry"/>', 'b.java': 'lang("Add entry now")' }),
    ['a.fxml:0 exact'],
  );
  assert.deepEqual(await uses('run.title', 'package.nls.de.json', { 'package.json': '{ "title": "%run.title%" }' }), [
    'package.json:0 exact',
  ]);
  assert.deepEqual(await uses('open.title', 'locale/de/a.ftl', { 'a.html': '<b data-l10n-id="open">' }), ['a.html:0 exact']);
});

test('finds keys that are texts: escaped, over several lines, with other holes, between tags', async () => {
  assert.deepEqual(
    await uses("Can't open %(name)s: the file is gone", 'locale/de/django.po', {
      'a.py': '_("Can\'t open %(name)s: "\n  "the file is gone")',
      'b.html': "{% blocktrans %}Can't open {{ name }}:\n  the file is gone{% endblocktrans %}",
      'c.py': '_("Can\'t open %(name)s: the file is gone for ever")',
      'd.py': "_('Can\\'t open %(name)s: the file is gone')",
    }),
    ['a.py:1 exact', 'b.html:1 exact', 'd.py:0 exact'],
  );
});
