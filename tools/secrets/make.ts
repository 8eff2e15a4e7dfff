// `node tools/secrets/make.ts`: writes the table `src/core/secrets/publicFormats.ts`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicFormatTable } from './table.ts';

const { text, count } = publicFormatTable();
writeFileSync(join(import.meta.dirname, '../../src/core/secrets/publicFormats.ts'), text);
console.log(`${String(count)} formats`);
