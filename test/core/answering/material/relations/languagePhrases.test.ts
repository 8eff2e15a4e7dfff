// Definitions are described to a model in the words of their language, not in those of the index.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kindInLanguage, raisesPhrase } from '../../../../../src/core/answering/material/relations/languagePhrases.ts';
import { openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

const files: Readonly<Record<string, string>> = {
  'a/go.mod': 'module a\n',
  'a/types.go': dedent`
    package a

    import (
    	"errors"
    	"fmt"
    )

    var ErrGone = errors.New("gone")

    type (
    	Shelf struct {
    		books int
    	}
    	Reader interface {
    		Read()
    	}
    )

    type Pair[T any] struct{ a, b T }

    func Gone() error {
    	return ErrGone
    }

    func Made() error {
    	return fmt.Errorf("no shelf")
    }

    func Stops() {
    	panic("no")
    }
  `,
  'b/types.rs': dedent`
    pub struct Lamp {
        on: bool,
    }

    pub trait Glow {
        fn glow(&self);
    }

    pub union Bits {
        a: u32,
    }
  `,
  'c/Types.cs': dedent`
    public readonly struct Size { }
    public record Order(int Id);
    public class Plain { }
    public interface IPlain { }
  `,
  'd/types.rb': dedent`
    module Store
      class Box
        def open
          raise ArgumentError, "no"
        end
      end
    end
  `,
  'e/types.kt': dedent`
    object Single

    data class Point(val x: Int)
  `,
};

test('types have the word of their language', async (t) => {
  const { codebase } = await openFixture(files);
  t.after(() => codebase.dispose());
  const { graph } = codebase;
  const word = (name: string): string => graph.byName(name).map(kindInLanguage).join();
  const names = 'Shelf Reader Pair Lamp Glow Bits Size Order Plain IPlain Store Box Single Point'.split(' ');
  assert.deepEqual(
    names.map((name) => `${name} ${word(name)}`),
    [
      ...['Shelf struct', 'Reader interface', 'Pair struct', 'Lamp struct', 'Glow trait', 'Bits union', 'Size struct', 'Order record'],
      ...['Plain class', 'IPlain interface', 'Store module', 'Box class', 'Single object', 'Point class'],
    ],
  );
  const says = (name: string): readonly string[] =>
    graph.byName(name).flatMap((symbol) => symbol.fact.raises.map((each) => raisesPhrase(symbol, each.name)));
  assert.deepEqual(says('Gone'), ['Gone returns the error ErrGone']);
  assert.deepEqual(says('Made'), ['Made returns an error made by fmt.Errorf']);
  assert.deepEqual(says('Stops'), ['Stops panics']);
  assert.deepEqual(says('Box.open'), ['Store.Box.open raises ArgumentError']);
});
