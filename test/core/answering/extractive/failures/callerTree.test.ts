// Callers of a failing function: certain ones apart from calls of which only the name matches.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

test('lists calls by name apart from certain callers', async () => {
  const { codebase } = await openFixture({
    'lib/events.rb': dedent`
      class Events
        def enlist(obj, blk)
          raise "Specify an object or a block" if obj && blk
        end

        def on_boot(blk)
          enlist(self, blk)
        end
      end
    `,
    'lib/reactor.rb': dedent`
      class Reactor
        def poll(client)
          @selector.enlist(client, :r)
        end
      end
    `,
  });
  const { answer } = await ask(codebase, 'Why do I get "Specify an object or a block"?');
  const [, after = ''] = answer.split('- Reached from:');
  const [certain = '', possible = ''] = after.split('- Perhaps reached from here');
  assert.match(certain, /`Events\.on_boot`/);
  assert.doesNotMatch(certain, /Reactor/);
  assert.match(possible, /`Reactor\.poll`/);
  codebase.dispose();
});

test('a caller that catches the error for good comes last, without its own callers', async () => {
  const { codebase } = await openFixture({
    'src/Pool.java': dedent`
      class Pool {
        void drain() {
          throw new PoolException("the pool has no drain");
        }
      }
    `,
    'src/Cache.java': dedent`
      class Cache {
        void clear(Pool pool) {
          try {
            pool.drain();
          } catch (Exception e) {
            // pass
          }
        }
        void wipe(Pool pool) {
          clear(pool);
        }
        void renew(Pool pool) {
          try {
            pool.drain();
          } catch (java.io.IOException e) {
            log(e);
          }
        }
      }
    `,
    'src/Tub.java': dedent`
      class Tub {
        void empty(Pool pool) {
          try {
            pool.drain();
          } catch (PoolException e) {
            throw new TubException(e);
          }
        }
      }
    `,
  });
  const { answer } = await ask(codebase, 'Why do I get "the pool has no drain"?');
  const [, list = ''] = answer.split('- Reached from:');
  const lines = list.trim().split('\n').slice(0, 3);
  assert.match(lines[0] ?? '', /^ *- `(?:Cache\.renew|Tub\.empty)` \[\d+\]$/);
  assert.match(lines[1] ?? '', /^ *- `(?:Cache\.renew|Tub\.empty)` \[\d+\]$/);
  assert.match(lines[2] ?? '', /^ *- `Cache\.clear` \[\d+\], where it is caught and not raised again \[\d+\]$/);
  assert.doesNotMatch(list.split('\n\n')[0] ?? '', /Cache\.wipe/);
  codebase.dispose();
});

test('says that only tests call it, instead of listing tests that call something of its name', async () => {
  const { codebase } = await openFixture({
    'lib/form.rb': dedent`
      class Form
        def seal(wax)
          raise ArgumentError, 'A form needs wax for its seal' unless wax
        end
      end
    `,
    'spec/form_spec.rb': dedent`
      describe Form do
        it 'seals' do
          subject.seal(:red)
        end
      end
    `,
  });
  const { answer } = await ask(codebase, 'Why do I get "A form needs wax for its seal"?');
  assert.doesNotMatch(answer.split('**')[0] ?? '', /form_spec|Perhaps reached/);
  assert.match(answer, /- No code of this workspace is known to call it, only tests\.|- No direct use is known\./);
  codebase.dispose();
});

test('code outside of the workspace can call no method of a type that is internal to it', async () => {
  const parcel = (modifier: string, name: string): string => dedent`
    ${modifier} static class ${name} {
      public static void Weigh(string label) {
        if (label == null) throw new ArgumentException("the label of ${name} is missing");
      }
    }
  `;
  const { codebase } = await openFixture({
    'src/Open.cs': parcel('public', 'Open'),
    'src/Inner.cs': parcel('internal', 'Inner'),
    'test/UseTests.cs':
      'public class UseTests {\n  public void Run(string label) {\n    Open.Weigh(label);\n    Inner.Weigh(label);\n  }\n}\n',
  });
  const { answer } = await ask(codebase, 'why do I get "the label of Open is missing"?');
  assert.match(answer, /Code outside of this workspace can call it/);
  const { answer: ofInner } = await ask(codebase, 'why do I get "the label of Inner is missing"?');
  assert.match(ofInner, /`Inner\.Weigh` raises this/);
  assert.doesNotMatch(ofInner, /Code outside/);
});

test('a function without a name that is passed on leads to the one that passes it', async () => {
  const { codebase } = await openFixture({
    'src/run.ts': dedent`
      import { inLock } from 'locks';
      import { weigh } from './weigh';
      export function send(label: string): void {
        try {
          inLock(() => weigh(label));
        } catch {
          tidy();
        }
      }
      export function main(): void {
        send('a');
      }
      function tidy(): void {}
    `,
    'src/weigh.ts': dedent`
      export function weigh(label: string): void {
        if (label.length > 40) throw new Error('the label of the parcel is too long');
      }
    `,
  });
  const { answer } = await ask(codebase, 'why do I get "the label of the parcel is too long"?');
  assert.match(answer, /- Reached from:\n {2}- `send\.[^`]*` \[\d+\]\n {4}- `send` \[\d+\], passes it on\n {6}- `main` \[\d+\]/);
  assert.doesNotMatch(answer, /catch/);
});
