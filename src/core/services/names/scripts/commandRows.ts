// Table of commands that start code of the workspace, or a script of one of its manifests.
import type { CommandRow, CommandTarget } from './commandRow.ts';

/** Between two words of a command: blanks, or what lies between two texts of a list, as Dockerfiles write it. */
const gap = String.raw`(?:[ \t]+|["'],[ \t]*["'])`;
/** Options before the name. One with a value of its own is written with `=`. */
const options = String.raw`(?:--?[\w][\w=./:@-]*${gap}){0,8}`;
/** A command begins a line or a text, or follows a blank or an operator of the shell. */
const start = String.raw`(?<![\w./@-])`;
/** A name ends where a word of the shell ends. */
const end = String.raw`(?![\w./:@$*{-])`;

function row(tool: string, target: CommandTarget, words: string, name: string, examples: CommandRow['examples']): CommandRow {
  return { tool, target, pattern: new RegExp(`${start}${words}(?<name>${name})${end}`, 'g'), examples };
}

/** Based on the manuals of the tools, 2026-11. The pattern that begins first at a place counts. */
export const commandRows: readonly CommandRow[] = [
  row('Node', 'file', `(?:node|nodemon|tsx|ts-node|bun|bun run|deno run)${gap}${options}`, String.raw`[\w./-]+\.[cm]?[jt]sx?`, [
    ['node --enable-source-maps tools/send.mjs --all', 'tools/send.mjs'],
    ['CMD ["node", "server.js"]', 'server.js'],
    ['tsx src/main.ts && node tools/check.js', 'src/main.ts', 'tools/check.js'],
    ['node --test test/*.js'],
  ]),
  row('Python', 'file', String.raw`python[\d.]*${gap}${options}`, String.raw`[\w./-]+\.py`, [
    ['python3 -u tools/send.py', 'tools/send.py'],
    ['CMD ["python", "app.py"]', 'app.py'],
  ]),
  row('Django', 'django', String.raw`(?:python[\d.]*${gap}${options})?(?:\./|[\w/]{0,60}/)?manage\.py${gap}`, String.raw`[a-z]\w+`, [
    ['python manage.py send_orders --all', 'send_orders'],
    ['./manage.py send_orders', 'send_orders'],
  ]),
  row('Python', 'module', String.raw`python[\d.]*${gap}${options}?-m${gap}`, String.raw`[A-Za-z_][\w.]*`, [
    ['python -m orders.send --all', 'orders.send'],
    ['ENTRYPOINT ["python", "-m", "orders"]', 'orders'],
  ]),
  row(
    'gunicorn, uvicorn, hypercorn',
    'module',
    `(?:gunicorn|uvicorn|hypercorn|daphne)${gap}${options}`,
    String.raw`[A-Za-z_][\w.]*:[A-Za-z_]\w*`,
    [['uvicorn orders.main:app --port 80', 'orders.main:app']],
  ),
  row('Go', 'folder', `go${gap}(?:run|build|install)${gap}${options}(?:-o${gap}[^\\s"',]+${gap})?`, String.raw`\./[\w./-]+`, [
    ['go run ./cmd/orders', './cmd/orders'],
    ['go build -trimpath -o /bin/orders ./cmd/orders', './cmd/orders'],
  ]),
  row('Go', 'file', `go${gap}(?:run|build)${gap}${options}`, String.raw`[\w./-]+\.go`, [['go run tools/send.go', 'tools/send.go']]),
  row('Ruby', 'file', `ruby${gap}${options}`, String.raw`[\w./-]+\.rb`, [['ruby tools/send.rb', 'tools/send.rb']]),
  row('PHP', 'file', `php${gap}${options}`, String.raw`[\w./-]+\.php`, [['php tools/send.php', 'tools/send.php']]),
  row('shell', 'file', `(?:(?:ba|z)?sh|source|exec)${gap}${options}`, String.raw`[\w./-]+\.(?:ba)?sh`, [
    ['bash -e tools/send.sh', 'tools/send.sh'],
  ]),
  // A path with a slash is started by itself; without one it is looked up in `PATH`.
  row(
    'shell',
    'file',
    String.raw`(?<=(?:^|&&|\|\||;|run:|exec|(?:CMD|ENTRYPOINT)[ \t]{0,4}\[[ \t]{0,4}["'])[ \t]{0,40})`,
    String.raw`(?:\./)?(?:[\w-][\w.-]*/){1,8}[\w.-]+\.(?:sh|py)`,
    [
      ['./tools/send.sh --all', './tools/send.sh'],
      ['run: tools/send.py', 'tools/send.py'],
      ['ENTRYPOINT ["./tools/send.sh"]', './tools/send.sh'],
      ['COPY tools/send.py /app'],
      ['paths: ["tools/send.py"]'],
    ],
  ),
  row('npm, pnpm, yarn, bun', 'npm', `(?:npm|pnpm|yarn|bun)${gap}(?:run|run-script)${gap}${options}`, String.raw`[A-Za-z][\w:.-]*`, [
    ['npm run -s build:page', 'build:page'],
    ['pnpm run build && yarn run check', 'build', 'check'],
  ]),
  row('npm', 'npm', `(?:npm|pnpm)${gap}`, '(?:start|test|stop|restart)', [['CMD ["npm", "start"]', 'start']]),
  // Other words are commands of these tools; where no script has the name, nothing is started.
  row('yarn, pnpm', 'npm', `(?:yarn|pnpm)${gap}`, String.raw`[A-Za-z][\w:.-]*`, [['yarn build:page', 'build:page']]),
  row('npm-run-all', 'npm', `(?:npm-run-all|run-[sp])${gap}${options}`, String.raw`[A-Za-z][\w:.-]*`, [['run-p build:page', 'build:page']]),
  row('make', 'make', String.raw`(?:make|\$\(MAKE\))${gap}${options}`, String.raw`[A-Za-z][\w.-]*`, [
    ['make build-page', 'build-page'],
    ['$(MAKE) check', 'check'],
  ]),
  row('Composer', 'composer', `composer${gap}(?:run(?:-script)?${gap})?${options}`, String.raw`[A-Za-z][\w:.-]*`, [
    ['composer run-script check', 'check'],
    ['composer check', 'check'],
  ]),
];
