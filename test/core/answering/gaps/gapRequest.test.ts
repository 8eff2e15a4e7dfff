// Reads one gap in the phrasings that people and models use for it.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { costsLittle } from '../../../support/hostileTime.ts';
import { readGap } from '../../../../src/core/answering/gaps/gapRequest.ts';

const names: readonly (readonly [text: string, normalized: string])[] = [
  ['get_db', 'get_db'],
  ['`get_db`', 'get_db'],
  ['get_db()', 'get_db'],
  ['the implementation of `Session.close`', 'Session.close'],
  ['Implementation of Session.close()', 'Session.close'],
  ['definition of get_db', 'get_db'],
  ['the `get_db` function', 'get_db'],
  ['function get_db', 'get_db'],
  ['class Session', 'Session'],
  ['the class `Session`', 'Session'],
  ['`close` method of class `Session`', 'Session.close'],
  ['self.close', 'close'],
  ['`close` as used by default (`Session.close`)', 'Session.close'],
  ['Session::close', 'Session.close'],
  ['Session#close', 'Session.close'],
  ['what does `get_db(url)` do', 'get_db'],
  ['get_db in app/db.py', 'get_db in app/db.py'],
  ['`get_db` in `app/db.py`', 'get_db in app/db.py'],
  ['`get_db` (app/db.py)', 'get_db in app/db.py'],
  ['get_db from app/db.py', 'get_db in app/db.py'],
  ['app/db.py::get_db', 'get_db in app/db.py'],
  ['app/db.py#get_db', 'get_db in app/db.py'],
  ['app/db.py', 'app/db.py'],
  ['`getKeys` (app/$Gson$Types.java)', 'getKeys in app/$Gson$Types.java'],
  ['app/$Gson$Types.java:3-9', 'app/$Gson$Types.java:3-9'],
  ['the file `app/db.py`', 'app/db.py'],
  ['contents of app/db.py', 'app/db.py'],
  ['app/db.py:12-40', 'app/db.py:12-40'],
  ['app/db.py:12', 'app/db.py:12-12'],
  ['app/db.py#L12-L40', 'app/db.py:12-40'],
  ['lines 12-40 of app/db.py', 'app/db.py:12-40'],
  ['`app/db.py` lines 12 to 40', 'app/db.py:12-40'],
  ['callers of `get_db`', 'callers of get_db'],
  ['who calls get_db', 'callers of get_db'],
  ['where `get_db` is called', 'callers of get_db'],
  ['where `AuthError` is raised', 'raisers of AuthError'],
  ['where `AuthError` is caught', 'catchers of AuthError'],
  ['where `JOB_DONE` is sent', 'senders of JOB_DONE'],
  ['who emits JOB_DONE', 'senders of JOB_DONE'],
  ['where `JOB_DONE` is handled', 'handlers of JOB_DONE'],
  ['listeners for `JOB_DONE`', 'handlers of JOB_DONE'],
  ['where `LIMIT` is read', 'readers of LIMIT'],
  ['where `Session` is instantiated', 'constructions of Session'],
  ['which files import `Session`', 'importers of Session'],
  ['how the payment is handled when the card is declined', 'how the payment is handled when the card is declined'],
  ['the file that handles cookies', 'the file that handles cookies'],
  ['the class responsible for reading settings', 'the class responsible for reading settings'],
  ['the function that calls get_db', 'callers of get_db'],
  ['how the downloader decides how many requests run at once', 'how the downloader decides how many requests run at once'],
  ['the folder app/core', 'app/core'],
  ['all files in app/core/', 'app/core'],
  ['everything below app/', 'app'],
  ['`close` classmethod of `Session`', 'Session.close'],
  ['the `__init__` of `Session`', 'Session.__init__'],
  ['`parseFlags` in `Command.execute`', 'parseFlags in Command.execute'],
  ['the call of `parseFlags` in `Command.execute`', 'parseFlags in Command.execute'],
  ['where `parseFlags` is called in `execute`', 'callers of parseFlags in execute'],
  ['where `Command.execute` calls `parseFlags`', 'parseFlags in Command.execute'],
  ['indent in Printer.Builder', 'indent in Printer.Builder'],
  ['`close` in `Session` (app/db.py)', 'close in Session in app/db.py'],
  ['where `Session.close` is overridden', 'overrides of Session.close'],
  ['implementations of `Store.put`', 'subtypes of Store.put'],
  ['implementations of `Store`', 'subtypes of Store'],
  ['where `Store.put` is implemented', 'subtypes of Store.put'],
  ['all overloads of `header`', 'overloads of header'],
  ['where `Session.state` is set', 'writers of Session.state'],
  ['tests of `get_db`', 'tests of get_db'],
  ['who says "no such table"', '"no such table"'],
  ['how retries are limited after a failure', 'how retries are limited after a failure'],
];

suite('the normal form of a gap', () => {
  for (const [text, normalized] of names) test(text, () => assert.equal(readGap(text).normalized, normalized));

  test('exists for any text, with lines in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const { lines } = readGap(text);
        assert.ok(!lines || (lines.first >= 0 && lines.last >= lines.first));
      }),
    );
  });
});

test('a text that is much longer than a gap is read in little time', async () => {
  for (const piece of ['Class.method', 'a/b.ts', 'a.', '../'])
    await costsLittle(piece, () => assert.equal(readGap(piece.repeat(100_000)).text.length, 1000));
});
