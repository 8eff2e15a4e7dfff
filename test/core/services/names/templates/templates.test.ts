// Templates: which files a name means, who renders them, and the way from a route to a page.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../../src/core/base/cancellation.ts';
import { templates } from '../../../../../src/core/services/names/templates/templates.ts';
import { dedent } from '../../../../support/dedent.ts';
import { openFixture } from '../../../../support/openFixture.ts';
import { namesIn } from '../namesIn.ts';
import { describedEdges } from '../../contractEdges.ts';

const edgesIn = (files: Readonly<Record<string, string>>): Promise<readonly string[]> =>
  describedEdges(files, ({ caller, callee, kind, confidence }) => `${caller} ${kind} ${callee} ${confidence}`);

const view = { 'orders/views.py': "def list(request):\n    return render(request, 'orders/list.html')\n" };

suite('templates', () => {
  test('lead from the code that renders them through those that they extend and include', async () => {
    const files = {
      ...view,
      'orders/templates/orders/list.html': "{% extends 'base.html' %}\n{# {% include 'old.html' %} #}\n{% include 'orders/row.html' %}\n",
      'orders/templates/orders/row.html': '<td>it\'s</td>{% include "orders/price.html" %}\n',
      'orders/templates/orders/price.html': 'x\n',
      'templates/base.html': 'x\n',
      'templates/old.html': 'x\n',
    };
    assert.deepEqual(await edgesIn(files), [
      'list calls orders/templates/orders/list.html 0.95',
      'orders/templates/orders/list.html calls orders/templates/orders/row.html 0.95',
      'orders/templates/orders/list.html calls templates/base.html 0.95',
      'orders/templates/orders/row.html calls orders/templates/orders/price.html 0.95',
    ]);
  });

  test('of one name in several packages mean the nearest, and share the confidence where several are as near', async () => {
    const pages = { 'a/templates/orders/list.html': 'x\n', 'b/templates/orders/list.html': 'x\n' };
    assert.deepEqual(await edgesIn({ 'a/views.py': view['orders/views.py'], ...pages }), ['list calls a/templates/orders/list.html 0.95']);
    assert.deepEqual(await edgesIn({ ...view, ...pages }), [
      'list calls a/templates/orders/list.html 0.48',
      'list calls b/templates/orders/list.html 0.48',
    ]);
    assert.deepEqual(await edgesIn({ ...view, 'test/templates/orders/list.html': 'x\n' }), []);
  });

  test('an action of a controller renders its template, and a partial template belongs to the folder', async () => {
    const files = {
      'app/controllers/orders_controller.rb': dedent`
        class OrdersController < ApplicationController
          def index
          end

          def missing
          end

          def create
            render :new
          end
        end
      `,
      'app/views/orders/index.html.erb': "<%= render 'row' %>\n",
      'app/views/orders/_row.html.erb': 'x\n',
      'app/views/orders/new.html.erb': 'x\n',
    };
    assert.deepEqual(await edgesIn(files), [
      'OrdersController.create calls app/views/orders/new.html.erb 0.95',
      'OrdersController.index calls app/views/orders/index.html.erb 0.7',
      'app/views/orders/index.html.erb calls app/views/orders/_row.html.erb 0.95',
    ]);
  });

  test('a text that may be anything means a template only by its whole name', async () => {
    const methods = '  String list() {\n    return "orders/list";\n  }\n  String go() {\n    return "list";\n  }\n';
    const controller = { 'A.java': `@Controller\nclass A {\n${methods}}\n` };
    assert.deepEqual(await edgesIn({ ...controller, 'src/main/resources/templates/orders/list.html': 'x\n' }), [
      'A.list calls src/main/resources/templates/orders/list.html 0.85',
    ]);
    assert.deepEqual(await edgesIn({ ...controller, 'src/docs/list.html': 'x\n' }), []);
  });

  test('a code base with a page of its own reads no file that cannot render it', () => {
    const runs = templates.useRunsFor?.(['public/index.html']) ?? [];
    assert.ok(!runs.includes('render') && !runs.includes('@include') && runs.includes('templateUrl'));
  });

  test('names are written in the ways of their library', () => {
    assert.deepEqual(namesIn(templates, "<?php return view('shop::orders.list');", 'php'), ['calls orders/list']);
    assert.deepEqual(namesIn(templates, '<x-orders.row />', 'php', 'a/views/x.blade.php'), ['calls components/orders/row']);
    assert.deepEqual(namesIn(templates, 'extends ../layout\n', 'template', 'views/orders/list.pug'), ['calls views/layout']);
    assert.deepEqual(namesIn(templates, 'class A { F() { return View("List"); } }', 'csharp', 'Controllers/OrdersController.cs'), [
      'calls Orders/List',
    ]);
    assert.deepEqual(namesIn(templates, "@Component({ templateUrl: './a.html' })\nclass A {}", 'typescript', 'app/a.ts'), [
      'calls app/a.html',
    ]);
  });

  test('a look-up lists the file with all that render it, however they write its name', async () => {
    const { codebase } = await openFixture({
      'app.js': "app.get('/', (req, res) => res.render('orders/list'));\n",
      'views/orders/list.ejs': "<%- include('row') %>\n",
      'views/orders/row.ejs': 'x\n',
      'views/row.ejs': 'y\n',
    });
    const placesOf = async (name: string): Promise<readonly string[]> =>
      (await codebase.uses({ name }, {}, neverCancelled)).flatMap(({ places }) =>
        places.map(({ file, line, kind }) => `${file}:${line} ${kind}`),
      );
    const list = ['app.js:1 calls', 'views/orders/list.ejs:1 declares'];
    for (const name of ['orders/list', 'list.ejs', 'views/orders/list.ejs'])
      assert.deepEqual((await placesOf(name)).toSorted(), list, name);
    assert.deepEqual(await placesOf('orders/missing'), []);
  });
});
