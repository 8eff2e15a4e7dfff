// Flows to storage: which questions ask for one, where it begins, and that calls beside the path are cut first.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { asksForStorage, withoutCommonEnds } from '../../../../src/core/reading/asks/storage.ts';
import { ask, openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

suite('a flow to the database', () => {
  test('is recognised by words for storage, and other flows are not', () => {
    const storageQuestions = [
      'Trace POST /orders from the route to the database',
      'How does placing an order get from the endpoint into the db?',
      'follow a request until it hits the database layer',
      'Verfolge eine Bestellung bis in die Datenbank',
    ];
    const otherQuestions = ['How does a word get from the editor to the index?', 'What does the database hold?', 'Trace checkout'];
    assert.deepEqual([...storageQuestions, ...otherQuestions].filter(asksForStorage), storageQuestions);
    assert.equal(withoutCommonEnds('Trace placing an order from the route to the database'), 'Trace placing an order');
  });

  const helpers = Array.from({ length: 30 }, (_, at) => `func step${at}() { deeper() }`).join('\n');
  const files = {
    'go.mod': dedent`
      module shop

      go 1.22
    `,
    'web/routes.go': dedent`
      package web

      import "net/http"

      func Routes() {
      	h := &handler{}
      	mux := http.NewServeMux()
      	mux.HandleFunc("POST /orders", h.placeOrder)
      	mux.HandleFunc("GET /status", h.status)
      }
    `,
    'web/orders.go': `package web\n\ntype Orders interface {\n\tKeepOrder(id int)\n}\n\ntype handler struct{ orders Orders }\n\nfunc (h *handler) status() { step1() }\n\nfunc (h *handler) placeOrder() {\n${Array.from({ length: 30 }, (_, at) => `\tstep${at}()`).join('\n')}\n\th.orders.KeepOrder(1)\n}\n\n${helpers}\nfunc deeper() {}\n`,
    'store/orders.go': dedent`
      package store

      import "database/sql"

      type Rows struct{ db *sql.DB }

      func (r *Rows) KeepOrder(id int) { r.insert(id) }

      func (r *Rows) insert(id int) { r.db.Exec("INSERT", id) }
    `,
  };

  test('follows interfaces to the call that stores data, and shows few other calls', async () => {
    const { codebase } = await openFixture(files);
    const { answer } = await ask(codebase, 'Trace POST /orders from the route to the database');
    const flow = answer.slice(answer.indexOf('**Flow from'), answer.indexOf('###'));
    const steps = ['POST /orders', 'handler.placeOrder', 'Rows.KeepOrder', 'Rows.insert', 'database/sql.DB.Exec'].map((each) =>
      flow.indexOf(each),
    );
    assert.ok(
      steps.every((at, i) => at > (steps[i - 1] ?? -1)),
      flow,
    );
    assert.doesNotMatch(flow, /deeper|step5/);
    assert.match(flow, /… and 27 more/);
  });

  test('begins at the handler of a route if the question names no start', async () => {
    const { codebase } = await openFixture(files);
    const { answer } = await ask(codebase, 'Trace placing an order from the route to the database');
    assert.match(answer, /^\*\*Flow from `(?:handler\.placeOrder|POST \/orders)`/m);
    assert.doesNotMatch(answer, /No file here has/);
  });

  test('is an ordinary flow where no call stores data', async () => {
    const { codebase } = await openFixture(files);
    const { answer } = await ask(codebase, 'Trace GET /status from the route to the database');
    assert.match(answer, /step1[^\n]*\n\s+- `deeper`/);
  });
});
