// "Which environment variables does it read?" is answered with all of them, in every language, each with its line.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { ask, openFixture, type OpenedFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

let fixture: OpenedFixture;
before(async () => {
  fixture = await openFixture({
    'src/server.ts': dedent`
      import { PORT } from './names';
      export function start(): number {
        process.env.STARTED = 'yes';
        const level = process.env['LOG_LEVEL'] ?? 'info';
        return Number(process.env[PORT]) + level.length + Number(process.env[nameOf('x')]);
      }
      export function pick(key: string): string | undefined {
        return process.env[key];
      }
    `,
    'src/names.ts': "export const PORT = 'SHOP_PORT';\n",
    'tools/run.py': dedent`
      import os

      def home():
          return os.environ.get(
              "SHOP_HOME",
              os.getenv("HOME"),
          )
    `,
    'cmd/shop.go': dedent`
      package main

      import "os"

      func proxy() string { return os.Getenv("SHOP_PROXY") }
    `,
    'cli/args.rs': dedent`
      #[derive(Parser)]
      struct Args {
          /// Never prints colours.
          #[arg(long, help = "no [colours]")]
          no_color: bool,
          #[arg(long = "dry-run")]
          dry: bool,
          #[arg(short)]
          quiet: bool,
      }
    `,
    'test/server.test.ts': "process.env.ONLY_TESTED;\ntest('x', () => process.env.ONLY_TESTED);\n",
    'README.md': 'Set `process.env.ONLY_TOLD`.\n',
  });
});

test('the answer names all variables and counts reads whose name is known only at run time', async () => {
  const { answer } = await ask(fixture.codebase, 'Which environment variables does it read?');
  assert.match(answer, /^5 environment variables are read here: `HOME`, `LOG_LEVEL`, `SHOP_HOME`, `SHOP_PORT`, `SHOP_PROXY`\.\n/);
  assert.match(answer, /- `SHOP_PORT`: `return Number\(process\.env\[PORT\]\)[^\n]*` \[\d+\]/);
  assert.match(answer, /- `SHOP_HOME`: `"SHOP_HOME",` \[\d+\]/);
  assert.match(answer, /1 more place reads a name that is only known when the code runs/);
  assert.doesNotMatch(answer, /STARTED|ONLY/);
});

test('the answer has only the variable that the question describes', async () => {
  const { answer } = await ask(fixture.codebase, 'Which environment variable sets the proxy?');
  assert.match(answer, /^1 of 5 names have words of the question in them: `SHOP_PROXY`\./);
});

test('the answer names command-line options as people type them', async () => {
  const { answer } = await ask(fixture.codebase, 'Which command-line options are there?');
  assert.match(answer, /^2 command-line options are declared here: `--dry-run`, `--no-color`\.\n/);
});

test('the answer says that no variable is read', async () => {
  const { codebase } = await openFixture({ 'src/a.ts': 'export const one = 1;\n' });
  const { answer, confidence } = await ask(codebase, 'Which environment variables does it read?');
  assert.match(answer, /^No environment variable is read here in a way that is known\./);
  assert.notEqual(confidence.level, 'high');
});

test('options of a Ruby parser are listed, with and without parentheses, whatever its variable is called', async () => {
  const { codebase } = await openFixture({
    'lib/cli.rb': dedent`
      class Cli
        def parser
          OptionParser.new do |o|
            o.on "-c", "--colour NAME", "the colour" do |name|
              @colour = name
            end
            o.on('--size N', Integer) { |n| @size = n }
          end
        end
      end
    `,
  });
  const { answer } = await ask(codebase, 'Which command line options does the parcel command have?');
  assert.match(answer, /^2 command-line options are declared here: `--colour`, `--size`\./);
});
