// A small project for tests of the tools: calls over three files, names with two meanings, a planted secret, and files that are never read.
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import type { ToolAnswer, ToolCallOptions } from '../../../src/core/tools/callTool.ts';
import { openFixture, type OpenedFixture } from '../../support/openFixture.ts';
import { dedent } from '../../support/dedent.ts';

/** A key that the scanner for secrets finds. It is joined from parts, so that scanners of this repository do not find it. */
export const plantedSecret = ['AKIA', 'IOSFODNN7', 'TESTKEY'].join('');

/** A text that only files contain that must not be read. */
export const neverShown = 'walrus-of-the-vault';

/** The files of the project by path. */
export const files: Readonly<Record<string, string>> = {
  'src/store.ts': dedent`
    // Keeps orders in memory until they are shipped.
    import { charge } from './payment.ts';

    /** An order that was placed. */
    export interface Order {
      readonly id: string;
      readonly total: number;
    }

    const orders = new Map<string, Order>();

    /** Places an order and charges it. */
    export function placeOrder(order: Order): void {
      if (order.total < 0) throw new Error(\`The order \${order.id} has a negative total\`);
      charge(order.id, order.total);
      orders.set(order.id, order);
    }

    /** Empties the store. */
    export function reset(): void {
      orders.clear();
    }
  `,
  'src/payment.ts': dedent`
    // Charges orders.
    const accessKey = '${plantedSecret}';

    /** Charges \`amount\` for an order. */
    export function charge(id: string, amount: number): void {
      send(\`\${accessKey}/\${id}\`, amount);
    }

    function send(url: string, amount: number): void {
      console.log(url, amount);
    }
  `,
  'src/shop.ts': dedent`
    // The shop as people see it.
    import { placeOrder } from './store.ts';

    /** Buys one thing. */
    export function buy(id: string): void {
      placeOrder({ id, total: 10 });
    }

    /** Buys many things. */
    export function buyAll(ids: readonly string[]): void {
      for (const id of ids) buy(id);
    }
  `,
  'lib/reset.ts': dedent`
    /** Another function of the same name. */
    export function reset(): number {
      return 0;
    }

    function lonely(): number {
      return 1;
    }
  `,
  'docs/orders.md': dedent`
    # Orders

    An order is placed with placeOrder and charged at once.
  `,
  'src/long.ts': Array.from({ length: 200 }, (_, i) => `export const value${i} = 'row ${i} of the long file';`).join('\n'),
  '.gitignore': 'ignored/\n',
  'ignored/hidden.ts': `export function placeOrder(): string {\n  return '${neverShown}';\n}\n`,
  '.env': `SECRET=${neverShown}\n`,
};

/** Opens and indexes the project. */
export function openProject(): Promise<OpenedFixture> {
  return openFixture(files);
}

/** Calls a tool as another chat would. */
export function call(codebase: Codebase, name: string, args: unknown, options: ToolCallOptions = {}): Promise<ToolAnswer> {
  return codebase.callTool(name, args, options, neverCancelled);
}
