// What the statement of an error text checks itself, in the forms of several languages.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { checkedExpression } from '../../../../../src/core/answering/extractive/conditions/checkedExpression.ts';
import type { SymbolNode } from '../../../../../src/core/graph/edges/graphTypes.ts';

/** The outcome and the expression of the statement with "no room" among `lines`; undefined where it checks nothing. */
function checkIn(language: string, ...lines: readonly string[]): string | undefined {
  const file = ['function f() {', ...lines, '}'];
  const symbol = { language, fact: { range: { start: { line: 0 }, end: { line: file.length - 1 } } } } as unknown as SymbolNode;
  const line = file.findIndex((each) => /["']no room/.test(each));
  const checked = checkedExpression(file, symbol, { line, literal: 'no room' });
  return checked && `${checked.outcome} ${checked.text}`;
}

suite('a checked expression', () => {
  test('is the first argument of a check', () => {
    assert.equal(checkIn('java', 'this.book = Objects.requireNonNull(book.cover(), "no room");'), 'null book.cover()');
    assert.equal(checkIn('java', 'check(no room in(book), "no room in it");'), 'false no room in(book)');
    assert.equal(checkIn('java', 'Assert.hasText(name, "no room");'), 'empty name');
    assert.equal(checkIn('java', 'Preconditions.checkArgument(size(a, b) > 0, "no room %s", size);'), 'false size(a, b) > 0');
    assert.equal(checkIn('typescript', "assert(size > 0, 'no room');"), 'false size > 0');
    assert.equal(checkIn('rust', 'ensure!(size > 0, Error::new(format!("no room {}", a)));'), 'false size > 0');
    assert.equal(checkIn('rust', 'assert_eq!(a.len(), 3, "no room");'), 'unequal a.len(), 3');
    assert.equal(checkIn('c', 'assert(size > 0 && "no room");'), 'false size > 0');
  });

  test('may span lines', () => {
    assert.equal(checkIn('java', 'requireNonNull(', '    book', '        .cover(),', '    "no room");'), 'null book.cover()');
    assert.equal(checkIn('python', 'assert (', '    book.is_open', '), "no room"'), 'false book.is_open');
  });

  test('is what an assertion without brackets asserts', () => {
    assert.equal(checkIn('python', 'assert size > 0, f"no room {size}"'), 'false size > 0');
  });

  test('is what stands before an alternative that raises', () => {
    assert.equal(checkIn('csharp', 'var cover = book.Cover ?? throw new Missing("no room");'), 'null book.Cover');
    assert.equal(checkIn('php', '$file = open($path) or die("no room");'), 'false open($path)');
  });

  test('is the receiver of a method that gives its failure a text, in the language that has it', () => {
    assert.equal(checkIn('rust', 'let n = parse(&text)', '    .ok_or_else(|| Error::new("no room"))?;'), 'failed parse(&text)');
    assert.equal(checkIn('rust', 'return load(path).context("no room");'), 'failed load(path)');
    assert.equal(checkIn('ruby', 'shop.context("no room")'), undefined);
  });

  test('begins behind what is around it', () => {
    assert.equal(checkIn('kotlin', 'return Cover(', '  name ?: throw Missing("no room"),', ')'), 'null name');
    assert.equal(checkIn('rust', 'match queue.take(a).expect("no room") {'), 'failed queue.take(a)');
    assert.equal(checkIn('rust', 'Ok(n) => n, other => load(other).expect("no room"),'), 'failed load(other)');
    assert.equal(checkIn('rust', 'let a = b == c.get(1).expect("no room");'), 'failed b == c.get(1)');
  });

  test('does not exist where the text is a part of what is checked', () => {
    assert.equal(checkIn('rust', 'assert!(screen.contains("no room"));'), undefined);
    assert.equal(checkIn('rust', 'assert_eq!(text, "no room");'), undefined);
    assert.equal(checkIn('c', 'assert(0 && "no room");'), undefined);
  });

  test('does not exist where the statement only raises, logs or chooses a text', () => {
    for (const line of [
      'throw new Missing("no room");',
      'log.info(size, "no room");',
      'return size > 0 ? "room" : "no room";',
      'const text = given || "no room";',
      'if (!book) throw new Error("no room");',
      'raise Missing, "no room"',
    ])
      assert.equal(checkIn('typescript', line), undefined, line);
  });
});
