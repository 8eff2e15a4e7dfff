// Uses of a name behind star imports that run in circles: each module is asked once, not once on every path to it.
import { suite } from 'node:test';
import { markedUses } from '../markedUses.ts';

const names = Array.from({ length: 16 }, (_, i) => `part${i}`);
const others = (own: string): string[] => names.filter((name) => name !== own);

suite('star imports in circles', { timeout: 60_000 }, () => {
  markedUses('are followed in Python', 'price', {
    ...Object.fromEntries(
      names.map((own) => [
        `shop/${own}.py`,
        others(own)
          .map((name) => `from shop.${name} import *\n`)
          .join(''),
      ]),
    ),
    'shop/prices.py': 'def price():\n    return 1\n',
    'app.py': 'from shop.part0 import price\nfrom shop.prices import price as other # //!\n\nprice()\nother() # //!\n',
  });
  markedUses('are followed in TypeScript', 'price', {
    ...Object.fromEntries(
      names.map((own) => [
        `shop/${own}.ts`,
        others(own)
          .map((name) => `export * from './${name}';\n`)
          .join(''),
      ]),
    ),
    'shop/prices.ts': 'export function price() {}\n',
    'app.ts':
      "import { price } from './shop/part0';\nimport { price as other } from './shop/prices'; //!\nexport function run() {\n  price();\n  other(); //!\n}\n",
  });
  markedUses('are followed in Rust', 'price', {
    'Cargo.toml': '[package]\nname = "shop"\n',
    'src/lib.rs': `${names.map((name) => `mod ${name};\n`).join('')}mod prices;\nmod app;\n`,
    ...Object.fromEntries(
      names.map((own) => [
        `src/${own}.rs`,
        others(own)
          .map((name) => `pub use crate::${name}::*;\n`)
          .join(''),
      ]),
    ),
    'src/prices.rs': 'pub fn price() {}\n',
    'src/app.rs': 'use crate::part0::price;\nuse crate::prices::price as other; //!\n\npub fn run() {\n    price();\n    other(); //!\n}\n',
  });
});
