// Handlers that end an error: they catch its type, and none of them raises again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { swallowingCatch } from '../../../../src/core/planning/decisions/swallowedErrors.ts';
import { dedent } from '../../../support/dedent.ts';

function handlerIn(text: string, types: readonly string[] = ['LidError']): string | undefined {
  const file = text.split('\n');
  const call = file.findIndex((each) => each.includes('lift('));
  const line = swallowingCatch({ file, first: 0, last: file.length - 1 }, call, types);
  return line === undefined ? undefined : file[line]?.trim();
}

test('a handler for any error, or for the type, ends it', () => {
  assert.equal(handlerIn('def a():\n    try:\n        lift()\n    except Exception:\n        pass\n'), 'except Exception:');
  assert.equal(
    handlerIn('def a():\n    try:\n        lift()\n    except (OSError, LidError) as e:\n        log(e)\n'),
    'except (OSError, LidError) as e:',
  );
  assert.equal(handlerIn('function a() {\n  try {\n    lift();\n  } catch (error) {\n    log(error);\n  }\n}'), '} catch (error) {');
  assert.equal(handlerIn('def a\n  begin\n    lift()\n  rescue\n    nil\n  end\nend'), 'rescue');
});

test('another type, a new error, and a call in the handler itself do not', () => {
  assert.equal(handlerIn('def a():\n    try:\n        lift()\n    except OSError:\n        pass\n'), undefined);
  assert.equal(
    handlerIn('def a():\n    try:\n        lift()\n    except LidError:\n        pass\n    except OSError:\n        raise Fault()\n'),
    undefined,
  );
  assert.equal(handlerIn('function a() {\n  try {\n    open();\n  } catch (error) {\n    lift();\n  }\n}'), undefined);
  assert.equal(handlerIn('def a():\n    lift()\n    try:\n        open()\n    except Exception:\n        pass\n'), undefined);
});

test('an outer handler counts for a call in the handler of an inner one', () => {
  const text = dedent`
    def a():
        try:
            try:
                open()
            except OSError:
                lift()
        except LidError:
            pass`;
  assert.equal(handlerIn(text), 'except LidError:');
});

test('an error that the handler stores, or passes to more than a log, may be raised later', () => {
  const javaOf = (statement: string): string => `void a() {\n  try {\n    lift();\n  } catch (Exception e) {\n    ${statement}\n  }\n}`;
  assert.equal(handlerIn(javaOf('failure = e;')), undefined);
  assert.equal(handlerIn(javaOf('suppressed.add(e);')), undefined);
  assert.equal(handlerIn(javaOf('log.warn("no lid", e);')), '} catch (Exception e) {');
  assert.equal(handlerIn(javaOf('count++;')), '} catch (Exception e) {');
});
