// People in commit messages: trailers go by their form, addresses and the names before them everywhere, and sentences stay.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import * as fc from 'fast-check';
import { withoutPeople } from '../../../src/core/measuring/withoutPeople.ts';

const title = 'Refuse orders that were paid twice';

/** Messages, and what is left of each. */
const cases: Readonly<Record<string, readonly [string, string]>> = {
  'trailers at the end': [
    'The second payment is refused.\n\nReported-by: Ann Lee <ann@shop.example>\nTested-by: Bo\nCc: <all@shop.example> # 5.4\nLink: https://x.example/1',
    'The second payment is refused.',
  ],
  'a trailer that nobody knows': ['Body.\n\nHelped-along: Ann Lee', 'Body.'],
  'two paragraphs of trailers': ['Body.\n\nFixes: #12\n\nCo-authored-by: Ann <ann@x.example>\n', 'Body.'],
  'a trailer over two lines': ['Body.\n\nAcked-by: Ann\n  Lee <ann@x.example>\nCc: Bo', 'Body.'],
  'trailers with another line, one of git': [
    'Body.\n\n[ann: mended a typo]\nSigned-off-by: Ann <a@b>\n(cherry picked from commit 1234567)',
    'Body.',
  ],
  'trailers with line ends of Windows': ['Body.\r\n\r\nCc: Ann Lee\r\nTested-by: Bo\r\n', 'Body.'],
  'a person between other lines': ['First.\n\nSuggested-by: Ann\nX-Help: Bo <bo@x.example>\n\nLast line.', 'First.\n\n\nLast line.'],
  'people between other lines, indented': ['First.\r\n    Co-authored-by: Ann <a@b>\r\nLast.', 'First.\r\nLast.'],
  'paragraphs that begin with a word': ['Cause: a race.\n\nResult: none.\n\nTested-by: Bo', 'Cause: a race.\n\nResult: none.'],
  'a heading with its text': ['Result:\n It is refused.', 'Result:\n It is refused.'],
  'a name before an address': ['It was seen by Ann de Lee <ann@x.example> in May.', 'It was seen in May.'],
  'a plain address': ['Ask ann.lee@shop.example, or look.', 'Ask or look.'],
  'other signs at': [
    'Uses lodash@4.17.21 and @Override on a @property; x@y stays.',
    'Uses lodash@4.17.21 and @Override on a @property; x@y stays.',
  ],
  'a list before the end': ['Note: this is one of two.\nThe other is no trailer.', 'Note: this is one of two.\nThe other is no trailer.'],
};

suite('a commit message without people', () => {
  for (const [name, [body, rest]] of Object.entries(cases))
    test(name, () => assert.equal(withoutPeople(`${title}\n\n${body}`), `${title}\n\n${rest}`));

  test('keeps its title, whatever form that has', () => {
    for (const message of ['fix: refuse paid orders', 'Cc: everybody', 'fix: refuse\n\nBody.'])
      assert.equal(withoutPeople(message), message);
    assert.equal(withoutPeople('Signed-off-by: Ann\n\nRefuse paid orders'), 'Refuse paid orders');
    assert.equal(withoutPeople('Mend what Ann Lee <ann@x.example> saw'), 'Mend what saw');
  });

  test('names nobody of its trailers, whatever they are called', () => {
    const token = fc.stringMatching(/^[A-Za-z][A-Za-z0-9-]{0,20}$/);
    const body = fc.string().map((text) => text.replaceAll('Quokka', ''));
    fc.assert(
      fc.property(fc.array(token, { minLength: 1, maxLength: 5 }), body, (tokens, text) => {
        const trailers = tokens.map((each) => `${each}: Quokka Person <quokka@x.example>`).join('\n');
        assert.doesNotMatch(withoutPeople(`${title}\n\n${text}\n\n${trailers}\n`), /quokka/i);
      }),
    );
  });

  test('is made in linear time', () => {
    for (const piece of ['a@', 'A: ', '<', 'x.', 'Cc: a@b.cc\n', '\n\nA: b', 'Ann '])
      for (const message of [piece.repeat(500_000), `${title}\n\n${piece.repeat(500_000)}`]) {
        const start = performance.now();
        withoutPeople(message);
        assert.ok(performance.now() - start < 2000, piece);
      }
  });
});
