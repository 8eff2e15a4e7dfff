// Classes and ids of styles: rules that declare them, markup and scripts that use them, and when a plain word is no such name.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { neverCancelled } from '../../../../../src/core/base/cancellation.ts';
import { styleRules } from '../../../../../src/core/services/names/styles/styleRules.ts';
import { classesOfExpression, classList, withTemplateHoles } from '../../../../../src/core/services/names/styles/classLists.ts';
import { styleClasses, styleIds } from '../../../../../src/core/services/names/styles/styles.ts';
import { costsLittle } from '../../../../support/hostileTime.ts';
import { openFixture } from '../../../../support/openFixture.ts';
import { namesIn } from '../namesIn.ts';

const rulesIn = (text: string, hasLineComments = true): readonly string[] =>
  styleRules(text, hasLineComments).map(({ type, name }) => `${type === 'id' ? '#' : '.'}${name}`);

suite('rules of styles', () => {
  test('declare the classes and ids of their selectors, and no colours, numbers or comments', () => {
    const text = `/* .no { */ #top > .btn:not(.off) { color: #fff; width: .5em; content: ".no {"; background: url(//x/.no{) }\n@media x { .small { } }`;
    assert.deepEqual(rulesIn(text, false), ['#top', '.btn', '.off', '.small']);
  });

  test('continue the name above with &', () => {
    assert.deepEqual(rulesIn('.btn { &-big { &:hover { } &__icon { } } &.on { } .x { } // .no {\n }'), [
      ...['.btn', '.btn-big', '.btn-big__icon', '.on', '.x'],
    ]);
    assert.deepEqual(rulesIn('.a, .b { #{$x} & { } @media print { &-c { } } }'), ['.a', '.b', '.a-c', '.b-c']);
  });

  test('use what they extend', () => {
    assert.deepEqual(namesIn(styleClasses, '.a { @extend .b; }', 'scss'), ['declares a', 'reads b']);
  });

  test('stand at their offsets, whatever the text, in linear time', async () => {
    const piece = fc.constantFrom('.a', '#b', '&-c', '{', '}', ';', '/*', '*/', '//', '\n', '"', 'url(', '#{', ' ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), fc.boolean(), (pieces, hasLineComments) => {
        const text = pieces.join('');
        for (const { name, offset } of styleRules(text, hasLineComments))
          assert.ok(name.endsWith(text.charAt(offset) === '-' ? '-c' : name.slice(-1)));
      }),
      { numRuns: 1000 },
    );
    for (const text of ['/*', '.a{&-b', '"', '#{', 'url(', '.a,', '//'])
      await costsLittle(text, () => styleRules(text.repeat(100_000), true));
  });
});

suite('uses of styles', () => {
  test('in a page with tags of templates', () => {
    const page = `<a class="btn {% if a %}on{% endif %} x-{{ kind }} {{ b }}y"><!-- <a class="no"> --><style>.z { }</style>it's <b class='big'>`;
    assert.deepEqual(namesIn(styleClasses, page, 'html'), ['reads btn', 'reads on', 'reads x-', 'declares z', 'reads big']);
  });

  test('of an imported module of styles, and of no other object', () => {
    const code = "import look from './a.module.css';\nuse(look.btn, look['btn-x'], other.no);\n";
    assert.deepEqual(namesIn(styleClasses, code, 'typescript'), ['reads btn', 'reads btn-x']);
  });

  test('strings that are compared or looked up are no classes', () => {
    const code = "<a className={kind === 'no' ? 'yes' : names['no'] + t.of('no')} />";
    assert.deepEqual(namesIn(styleClasses, code, 'tsx'), ['reads yes']);
  });

  test('ids are set by markup and used by links, labels and scripts', () => {
    const page = '<a id="top" href="#end"><label for="name"><script>document.getElementById("list")</script>';
    assert.deepEqual(namesIn(styleIds, page, 'html'), ['writes top', 'reads end', 'reads name', 'reads list']);
  });

  test('lists are read in linear time, whatever the text', async () => {
    const piece = fc.constantFrom('a', 'b-', ' ', '${', '}', '`', "'", '"', '{', '{{', '}}', '<%', '%>', '+', '===', ':');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        assert.equal(withTemplateHoles(text).length, text.length);
        for (const { name, offset } of [...classList(text, 0), ...classesOfExpression(text, 0)])
          assert.equal(text.slice(offset, offset + name.length), name);
      }),
      { numRuns: 1000 },
    );
    for (const text of ['{{', '<%', '{%', '<?php', 'a-', '{a'])
      await costsLittle(text, () => classList(withTemplateHoles(text.repeat(100_000)), 0));
  });
});

suite('a look-up of a style', () => {
  const files = {
    'a.scss': '.btn {\n  &-primary { }\n  &-old { }\n}\n.main { }\n#top { }\n',
    'view.tsx': 'export function main(kind: string) {\n  return <a id="top" className={`main btn-${kind}`} />;\n}\n',
    'page.html': '<a class="btn-primary lone-wolf">\n',
  };
  const usesOf = async (name: string): Promise<readonly string[]> => {
    const { codebase } = await openFixture(files);
    const results = await codebase.uses({ name }, {}, neverCancelled);
    return results.flatMap(({ type, places }) => [
      type ?? 'definition',
      ...places.map(({ file, line, kind, confidence }) => `${file}:${line} ${kind} ${confidence}`),
    ]);
  };

  test('lists rules, markup, and code that may put the name together', async () => {
    const primary = ['a.scss:2 declares 0.95', 'page.html:1 reads 0.95', 'view.tsx:2 reads 0.5'];
    assert.deepEqual(await usesOf('.btn-primary'), ['style class', ...primary]);
    assert.deepEqual(await usesOf('btn-primary'), ['style class', ...primary]);
    assert.deepEqual(await usesOf('#top'), ['style id', 'a.scss:6 declares 0.95', 'view.tsx:2 writes 0.95']);
  });

  test('a plain word names the definition, a marked one the class; one without a rule counts only with its mark', async () => {
    assert.deepEqual(await usesOf('main'), ['definition']);
    assert.deepEqual(await usesOf('.main'), ['style class', 'a.scss:5 declares 0.95', 'view.tsx:2 reads 0.95']);
    assert.deepEqual(await usesOf('lone-wolf'), []);
    assert.deepEqual(await usesOf('.lone-wolf'), ['style class', 'page.html:1 reads 0.95']);
  });
});
