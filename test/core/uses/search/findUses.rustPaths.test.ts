// Uses behind `::` in Rust: a path begins with a module or type, whatever variables are called.
import { suite } from 'node:test';
import { markedUses } from '../markedUses.ts';
import { dedent } from '../../../support/dedent.ts';

const files = {
  'Cargo.toml': '[package]\nname = "shop"\n',
  'src/orders.rs': dedent`
    pub fn close() {}
    pub struct Book;
    impl Book {
        pub fn open() -> Book { Book }
    }
  `,
};

suite('paths in Rust', () => {
  markedUses('call the function of a module that a variable or parameter hides elsewhere', 'src/orders.rs:1 close', {
    ...files,
    'src/main.rs': dedent`
      mod orders;

      struct Till;
      impl Till { fn close(&self) {} }

      fn run() {
          let orders = Till;
          orders.close();
          orders::close(); //!
          let end = orders::close; //!
      }
      fn with(orders: &Till) {
          orders.close();
          orders::close(); //!
      }
    `,
  });
  markedUses('lead to members of types in modules', 'src/orders.rs:4 open', {
    ...files,
    'src/main.rs': dedent`
      mod orders;

      struct Till;

      fn run(orders: &Till) {
          orders::Book::open(); //!
      }
    `,
  });
  markedUses('leave calls on the variable to its type', 'close', {
    ...files,
    'src/orders.rs': 'pub fn other() {}\n',
    'src/main.rs': dedent`
      mod orders;

      struct Till;
      impl Till { fn close(&self) {} }

      fn run(orders: &Till) {
          orders.close(); //!
          orders::other();
      }
    `,
  });
});
