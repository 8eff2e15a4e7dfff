// A question that describes what code does leads to the function whose lines do so, and the answer shows these lines first.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unfold } from '../../../../src/core/answering/page/folds.ts';
import { readIntent } from '../../../../src/core/reading/readIntent.ts';
import { ask, openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const filler = (from: number): string => Array.from({ length: 30 }, (_, i) => `    total = total + shelf.weight(${from + i})\n`).join('');

const warehouse = {
  'src/crate.py': dedent`
    class Crate:
        def __init__(self, weight):
            self.weight = weight

        def limit(self):
            return self.weight

        def set_limit(self, limit):
            self.weight = limit
  `,
  'src/loading.py':
    'def put_aboard(shelf, ramp, tide):\n    total = 0\n' +
    filler(0) +
    '    # A wet ramp slips under heavy crates at low tide.\n    if ramp.wet and tide.low and total > ramp.heaviest:\n        raise RampError(total)\n' +
    filler(40) +
    '    return total\n',
  'src/tide.py': dedent`
    def tide_table(day):
        return [day, day + 1]


    def next_tide(day):
        return tide_table(day)[1]
  `,
};

test('prefers a function whose body has several rare words to one whose name has one of them', async () => {
  const { codebase } = await openFixture(warehouse);
  const { text } = unfold(await ask(codebase, 'Where is the limit checked for a wet ramp at low tide?'));
  assert.match(text, /^`src\/loading\.py:\d+` \[1\]: `[^`]*`, in `put_aboard`\./);
});

test('shows the deciding lines of a long function, and folds the whole of it', async () => {
  const { codebase } = await openFixture(warehouse);
  const { text, folded } = unfold(await ask(codebase, 'Where does it refuse heavy crates on a wet ramp?'));
  assert.match(text, /^`src\/loading\.py:34` \[1\]: `if ramp\.wet and tide\.low and total > ramp\.heaviest:`, in `put_aboard`\./);
  assert.match(text, /def put_aboard\(shelf, ramp, tide\):/);
  assert.match(text, /raise RampError\(total\)/);
  assert.doesNotMatch(text, /shelf\.weight\(60\)/);
  assert.ok(folded.some(({ label, text: whole }) => label === 'All 66 lines of put_aboard' && whole.includes('shelf.weight(60)')));
});

test('finds abbreviations in code by the whole word, and irregular forms of a verb', async () => {
  const { codebase } = await openFixture({
    'src/mail.py': 'def post(msg, addr):\n    wire.send(msg, addr)\n',
    'src/note.py': 'def keep(note):\n    box.store(note)\n',
  });
  const { text } = unfold(await ask(codebase, 'How is a message sent to an address?'));
  assert.match(text, /in `post`\./);
});

test('folds the callers and callees of the function', async () => {
  const { codebase } = await openFixture({
    ...warehouse,
    'src/quay.py': dedent`
      from loading import put_aboard


      def unload(shelf):
          put_aboard(shelf, 1, 2)
    `,
  });
  const { text, folded } = unfold(await ask(codebase, 'Where does it refuse heavy crates on a wet ramp?'));
  assert.doesNotMatch(text, /unload/);
  assert.match(
    folded.find(({ label }) => label === 'What uses put_aboard, and what it calls')?.text ?? '',
    /2 places use it\. Used in: `unload`/,
  );
});

test('prefers code that does something to a message that only mentions it', async () => {
  const { codebase } = await openFixture({
    'src/help.py': dedent`
      def usage(out):
          line = out
          print("crates on a wet ramp are refused at low tide")
          print("other crates are weighed")
          return line
    `,
    'src/gate.py': dedent`
      def admit(ramp, tide, crates):
          if ramp.wet and tide.low:
              return refuse(crates)
          return crates
    `,
  });
  const { text } = unfold(await ask(codebase, 'Where are crates on a wet ramp refused at low tide?'));
  assert.match(text, /in `admit`\./);
});

test('counts related words of code once and nearly like the word of the question', async () => {
  const { codebase } = await openFixture({
    'src/verify.py': dedent`
      def verify_valid_ensure(parcel):
          assert parcel
          return ensure(validate(parcel))
    `,
    'src/seal.py': dedent`
      def open_parcel(parcel):
          if verify(parcel.seal):
              return parcel
          return None
    `,
  });
  const { text } = unfold(await ask(codebase, 'Where is the seal of a parcel checked?'));
  assert.match(text, /in `open_parcel`\./);
});

test('shows the condition with the raised error, and leaves short gaps uncut', async () => {
  const { codebase } = await openFixture({
    'src/dock.py':
      'def dock(ship, quay):\n' +
      filler(0) +
      '    if quay.depth < ship.draught:\n        log(quay)\n        raise ShallowWater(ship, quay)\n' +
      filler(40) +
      '    return ship\n',
  });
  const { text } = unfold(await ask(codebase, 'Where does it raise shallow water for a ship at the quay?'));
  assert.match(text, /if quay\.depth < ship\.draught:\n {8}log\(quay\)\n {8}raise ShallowWater/);
  assert.doesNotMatch(text, /# [12] lines? cut/);
});

test('calls a module or struct by the word of its language, and shows its comment without markup', async () => {
  const { codebase } = await openFixture({
    'lib/harbour.rb': dedent`
      # Keeps {@code berths} of the <b>harbour</b>.
      module Harbour
        def self.berths
          3
        end
      end
    `,
    'src/hull.rs': dedent`
      /// Weighs the hull.
      pub struct Hull {
          pub weight: u32,
      }
    `,
  });
  const ruby = unfold(await ask(codebase, 'What is `Harbour`?')).text;
  assert.match(ruby, /Module in `lib` \[\d+\]: Keeps `berths` of the harbour\./);
  assert.match(unfold(await ask(codebase, 'What is `Hull`?')).text, /Struct in `src`/);
});

test('recognises questions that describe behaviour, whatever they mention in passing', () => {
  const isDescription = (question: string): boolean => readIntent(question).describesBehaviour;
  assert.ok(isDescription('Where does it convert IPv4 to Uint8Array?'));
  assert.ok(isDescription('How does it build a URL by appending the parameters to the end?'));
  assert.ok(isDescription('Where are negative positions of attributes refused?'));
  assert.ok(isDescription('What happens when a cookie option is not a jar?'));
  assert.ok(isDescription('Which code decides whether the lid is sealed?'));
  assert.ok(isDescription('How does a worker wait while the queue is empty?'));
  assert.ok(isDescription('How often is a letter sent again when nobody signs?'));
  assert.equal(readIntent('Where does it convert IPv4 to Uint8Array?').mode.value, 'conceptual');
});

test('takes no question with a code name, a relation, a flow or a judgement for a description of behaviour', () => {
  const isDescription = (question: string): boolean => readIntent(question).describesBehaviour;
  assert.equal(isDescription('Where does it call `openStream`?'), false);
  assert.equal(isDescription('Who calls openStream()?'), false);
  assert.equal(isDescription('Where does it create a LeaseTable?'), false);
  assert.equal(isDescription('How is a price passed from the list to the bill?'), false);
  assert.equal(isDescription('How is the retry logic tested?'), false);
  assert.equal(isDescription('How does the letter queue work?'), false);
  assert.equal(isDescription('How can I seal the lid of a crate?'), false);
  assert.equal(isDescription('How does a parcel get from the counter to the truck?'), false);
});
