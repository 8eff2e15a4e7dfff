// Texts of templates of every engine: runs between block elements, holes for values, attributes that people read.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { patternsOf } from '../../../../src/core/messages/pattern.ts';
import { templateTexts } from '../../../../src/core/messages/templates/templateTexts.ts';
import { costsLittle } from '../../../support/hostileTime.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

/** Each text as `line pattern`. */
function textsOf(path: string, text: string): string[] | undefined {
  return templateTexts(path, text)?.flatMap(({ pieces, opens }) => {
    const first = pieces[0]?.line ?? 0;
    const own = pieces.map((piece) => ({ ...piece, line: piece.line - first }));
    return patternsOf(own, opens, path).map((pattern) => `${first + pattern.line} ${pattern.text}`);
  });
}

const table: readonly (readonly [string, string, readonly string[]])[] = [
  ['a.html', '<p>There are {{ n }} <b>jobs</b>\n   left</p>\n<p>Done</p>', ['0 There are … jobs left', '2 Done']],
  ['a.html', '<p>Fish &amp; chips<br>for <!-- not --> all</p>', ['0 Fish & chips for all']],
  ['a.html', '<script>let a = "b <c";</script><style>p { x: y }</style><p>Hello [[${name}]] there</p>', ['0 Hello … there']],
  ['a.html', '{{ if .Title }}Title of {{ .Title }} is set{{ else }}No title{{ end }}', ['0 Title of … is set', '0 No title']],
  ['a.html', '<input placeholder="Name of {{ x }}" type="submit" value="Send it"><input value="data">', ['0 Name of …', '0 Send it']],
  ['a.jinja2', '<p>\n{% if a > 1 %}\n  More than {{ a|f("}") }} of it{% else %}Nothing{% endif %}</p>', ['2 More than … of it', '2 Nothing']],
  ['a.html', '{% blocktrans %}Sign in\n with {{ n }}.{% endblocktrans %} {# not this #}', ['0 Sign in with ….']],
  ['a.html.twig', '<li>\n  <a title="To the {{ p.name }}" href="{{ p < 1 }}">See\n all</a></li>', ['1 To the …', '1 See all']],
  ['a.html.erb', '<% if a -%>\n<p>You have <%= n.to_s > 2 %> new <em>mails</em></p><% end %>', ['1 You have … new mails']],
  ['a.erb', '<%= form_for x do |f| %>Name it<% end %></form>', ['0 Name it']],
  ['a.hbs', '<p>{{#if a}}Hello {{{ name }}}!{{else}}Who is there?{{/if}}</p>', ['0 Hello …!', '0 Who is there?']],
  ['a.cshtml', '@model List<int>\n@{ var a = "}"; }\n<p>You have @Model.Items.Count(x => x < 2) items in @(a + b) bags.</p>', ['2 You have … items in … bags.']],
  ['a.razor', dedent`
    @if (a < b)
    {
    <p>Mail me@x.org or @name</p>
    }
    @code {
      string a = "Not this one";
    }`, ['2 Mail me@x.org or …']],
  ['a.tmpl', '<p>Hello {{ .Name }},\n{{- range .Jobs }}\n{{ .Job }} has failed{{ end }}</p>', ['0 Hello …,', '2 … has failed']],
  ['a.blade.php', '@if ($a > 1)\n<p>Welcome {{ $name }}, {!! $x !!} is new</p>\n@endif {{-- not --}}', ['1 Welcome …, … is new']],
  ['a.vue', '<template>\n<p v-if="a > b" title="Read me">There are {{ n }} jobs</p></template><script>a("b c")</script>', ['1 Read me', '1 There are … jobs']],
  ['a.svelte', '{#if a}<p on:click={() => a > b}>There are {n > {a: 1}.a} jobs</p>{:else}None left{/if}', ['0 There are … jobs', '0 None left']],
  ['a.jsp', '<%-- not --%><%@ page a="b" %><p>Order ${order.id} of <%= x %> is open</p>', ['0 Order … of … is open']],
  ['mail.txt.erb', dedent`
    Dear <%= name %>,

    your order
    is ready`, ['0 Dear …,', '2 your order is ready']],
]; // prettier-ignore

suite('texts of templates', () => {
  for (const [path, text, expected] of table) test(`${path}: ${text.slice(0, 40)}`, () => assert.deepEqual(textsOf(path, text), expected));

  test('reads no texts from templates of configuration, scripts and code', () => {
    for (const path of ['config.yml.j2', 'run.sh.erb', 'a.js.erb', 'a.ts', 'a.php'])
      assert.equal(textsOf(path, '<p>a b</p>'), undefined, path);
    assert.equal(textsOf('Dockerfile.tmpl', 'FROM {{ a }}\n'), undefined);
  });

  test('takes linear time for hostile text', async () => {
    const paths = ['a.html', 'a.vue', 'a.svelte', 'a.cshtml', 'a.blade.php', 'a.html.erb'];
    const openings = ['{{', '{%', '{', '<%', '<b>', '<b>a', '<a title="', '@(', '@a(', '@if (', '@{', '[[', '<script', '<', '"', "'", 'a', ' ', '\n', '<a a', '@a.', '{{a}}', '<!--', '@{"', '<i>a</i>', 'a="'];
    for (const path of paths)
      for (const opening of openings) {
        const text = `<p ${opening.repeat(50_000 / opening.length)}`;
        await costsLittle(`${path} ${opening}`, () => [templateTexts(path, text), templateTexts(path, text.replace('<p ', '<p>'))]);
      }
  }); // prettier-ignore

  test('leads a search for shown text to its line, also in components with a script', async () => {
    const queue = dedent`
      <p>The queue of {{ name }} has <b>no room</b>
        for more jobs today.</p>
      <p>
        First of all.
        Every worker of it
        is away until noon.
      </p>`;
    const { codebase } = await openFixture({
      'pages/queue.html': queue,
      'pages/Queue.vue': `<script>\nexport function open() {\n  return 'none of these';\n}\n</script>\n<template>\n${queue.replaceAll('queue', 'list').replace('worker', 'clerk')}\n</template>\n`,
      'pages/jobs.erb': dedent`
        <nav>
        <a>All jobs</a>
        <a>Jobs that <i>never</i> were started</a></nav>
      `,
    });
    const placeOf = async (message: string): Promise<string | undefined> => {
      const [first] = (await codebase.search(message, { limit: 1 }, neverCancelled)).ranked;
      return first && `${first.file}:${first.at ?? first.lineStart} ${first.why.split(';')[0]}`;
    };
    assert.equal(
      await placeOf('The queue of mail has no room for more jobs today.'),
      'pages/queue.html:1 shows "The queue of … has no room for more jobs today."',
    );
    assert.equal(
      await placeOf('The list of mail has no room for more jobs today.'),
      'pages/Queue.vue:7 shows "The list of … has no room for more jobs today."',
    );
    assert.equal(
      await placeOf('Every worker of it is away until noon'),
      'pages/queue.html:5 holds the text "Every worker of it is away until noon."',
    );
    assert.equal(await placeOf('Jobs that never were started'), 'pages/jobs.erb:3 shows "Jobs that never were started"');
  });
});
