// Flows through an interface, a field or a plain noun show the functions that run there.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ask, openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const logging = {
  'src/ISink.cs': dedent`
    namespace Acme;

    public interface ISink
    {
        void Emit(string text);
    }
  `,
  'src/FileSink.cs': dedent`
    namespace Acme;

    public class FileSink : ISink
    {
        public void Emit(string text) { Append(text); }
        void Append(string text) { }
    }
  `,
  'src/ConsoleSink.cs': dedent`
    namespace Acme;

    public class ConsoleSink : ISink
    {
        public void Emit(string text) { }
    }
  `,
  'src/Log.cs': `namespace Acme;

public class Log
{
    readonly ISink _sink;
    public Log(ISink sink) { _sink = sink; }
    public void Information(string text) { Write(text); }
    public void Information(string text, int level) { Write(text); }
    public void Write(string text) { Dispatch(text); }
    void Dispatch(string text) { _sink.Emit(text); }
}
`,
  'src/Configuration.cs': `namespace Acme;

public class AuditConfiguration
{
    readonly Configuration _inner = new Configuration();
    public void Sink(ISink sink) { _inner.Sink(sink); }
}

public class Configuration
{
    public void Sink(ISink sink) { }
}
`,
};

suite('a flow through an interface', () => {
  test('ends in methods of the types that a plain noun means, not in a method with the noun as its name', async () => {
    const { codebase } = await openFixture(logging);
    const { answer } = await ask(codebase, 'Trace a message from a log call to the sinks.');
    assert.match(answer, /`Log\.Write`[^]*`Log\.Dispatch`[^]*`ISink\.Emit`/, answer);
    assert.match(answer, /What runs is one of: .*`FileSink\.Emit`/);
    assert.doesNotMatch(answer, /Configuration\.Sink/);
    codebase.dispose();
  });

  test('continues in the implementation that runs, and counts overloads as one function', async () => {
    const { codebase } = await openFixture(logging);
    const { answer } = await ask(codebase, 'What happens when I call Log.Information?');
    assert.match(answer, /`Log\.Information` has 2 overloads/, answer);
    assert.doesNotMatch(answer, /is ambiguous/);
    assert.equal(answer.match(/Flow from `Log\.Information`/g)?.length, 1);
    assert.match(answer, /`ISink\.Emit`[^]*`FileSink\.Emit` \[\d+\] \(runs here/);
    codebase.dispose();
  });
});

test('a call through a field leads to the function that is assigned to the field', async () => {
  const { codebase } = await openFixture({
    'go.mod': 'module example.com/router\n',
    'router.go': `package router

import "net/http"

type Router struct {
	handler http.Handler
}

func (r *Router) ServeHTTP(w http.ResponseWriter, req *http.Request) {
	r.handler.ServeHTTP(w, req)
}

func (r *Router) build() {
	r.handler = wrapped(http.HandlerFunc(r.route))
}

func wrapped(next http.Handler) http.Handler {
	return next
}

func (r *Router) route(w http.ResponseWriter, req *http.Request) {
	find(req)
}

func find(req *http.Request) {}
`,
  });
  const { answer } = await ask(codebase, 'What happens when a request comes in?');
  assert.match(answer, /`Router\.ServeHTTP`[^]*`Router\.route` \[\d+\] \(runs here\)[^]*`find`/, answer);
  codebase.dispose();
});

test('shows the calls that lead to the end if none connect it to the start', async () => {
  const { codebase } = await openFixture({
    'app/queue.py': dedent`
      def order_placed(order):
          push(order)


      def push(order):
          return order
    `,
    'app/bill.py': dedent`
      def nightly():
          bill_all()


      def bill_all():
          write_invoice(1)


      def write_invoice(order):
          return order
    `,
  });
  const { answer } = await ask(codebase, 'Trace what happens from order_placed to write_invoice', { mode: 'exploratory' });
  assert.match(
    answer,
    /No chain of calls between them is known[^]*Flow from `order_placed`[^]*The other side of the gap, which ends in `write_invoice`/,
    answer,
  );
  assert.match(answer, /`nightly` leads to `write_invoice` in 2 calls/);
  codebase.dispose();
});

test('a capitalised word inside a sentence may name the function at which a flow begins', async () => {
  const { codebase } = await openFixture({
    'go.mod': 'module example.com/tree\n',
    'tree.go': `package tree

// Get adds a leaf.
func Get(path string) {
	insertLeaf(path)
}

// insertLeaf puts a leaf into the tree.
func insertLeaf(path string) {}

// RegisterLeaf registers a kind of leaf.
func RegisterLeaf(kind string) {
	check(kind)
}

func check(kind string) {
	insertLeaf(kind)
}
`,
  });
  const { answer } = await ask(codebase, 'Trace a leaf from registering it with Get to the tree');
  assert.match(answer, /`Get` calls `insertLeaf` directly/, answer);
  codebase.dispose();
});
