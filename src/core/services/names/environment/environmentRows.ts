// Table of the ways in which code and configuration read and set environment variables.
import type { NameRow } from '../nameRow.ts';

const scripts = ['javascript', 'typescript', 'tsx', 'vue', 'svelte', 'astro'];
const jvm = ['java', 'kotlin', 'scala', 'groovy'];
const native = ['c', 'cpp', 'objective-c'];

/** An access that only environment variables have. */
const sure = 0.97;
/** An access by a function of a library, whose name other libraries may share. */
const likely = 0.85;
/** A variable of a shell, a compose file or a makefile: it may be set where no file shows it. */
const possible = 0.7;

/** The first row that fits a place counts. Based on the documentation of each language and library, 2026-11; confidences by judgement. */
export const environmentRows: readonly NameRow[] = [
  {
    ...{ framework: 'Node', languages: scripts, holds: ['process.env'], kind: 'writes', isOffer: true, confidence: sure },
    pattern: /\bprocess\.env(?:\.|\[\s*['"`])(?<name>[A-Za-z_]\w*)(?:['"`]\s*\])?\s*(?:\?\?|\|\|)?=(?![=>])/g,
    examples: [
      ["process.env.ORDER_URL = 'x'", 'ORDER_URL'],
      ["process.env['ORDER_URL'] ??= url", 'ORDER_URL'],
    ],
  },
  {
    ...{ framework: 'Node, Vite, Bun', languages: scripts, holds: ['.env.', '.env[', '.env?.'], kind: 'reads', confidence: sure },
    pattern:
      /\b(?:process|import\.meta|Bun)\.env(?:(?:\?\.|\.|(?:\?\.)?\[\s*['"`])(?<name>[A-Za-z_]\w*)|(?:\?\.)?\[\s*(?<constant>[A-Za-z_$][\w.]*)\s*\])/g,
    examples: [
      ['open(process.env.ORDER_URL, process.env["ORDER_SIZE"])', 'ORDER_URL', 'ORDER_SIZE'],
      ['if (import.meta.env.VITE_URL === x) {}', 'VITE_URL'],
      ['open(process.env[orderUrl])', '= orderUrl'],
    ],
  },
  {
    ...{ framework: 'Deno', languages: scripts, holds: ['Deno.env'], kind: 'reads', confidence: sure },
    pattern: /\bDeno\.env\.(?:get|has)\(\s*(?:['"`](?<name>[A-Za-z_]\w*)|(?<constant>[A-Za-z_][\w.]*)\s*[)\],])/g,
    examples: [["Deno.env.get('ORDER_URL')", 'ORDER_URL']],
  },
  {
    ...{ framework: 'Python', languages: ['python'], holds: ['environ['], kind: 'writes', isOffer: true, confidence: sure },
    pattern: /\benviron\[\s*['"](?<name>\w+)['"]\s*\]\s*=(?!=)/g,
    examples: [['os.environ["ORDER_URL"] = url', 'ORDER_URL']],
  },
  {
    ...{ framework: 'Python, pytest', languages: ['python'], holds: ['setenv(', 'putenv('], kind: 'writes' },
    ...{ isOffer: true, confidence: sure },
    pattern: /\b(?:monkeypatch\.setenv|os\.putenv)\(\s*['"](?<name>\w+)/g,
    examples: [['monkeypatch.setenv("ORDER_URL", "x")', 'ORDER_URL']],
  },
  {
    ...{ framework: 'Python', languages: ['python'], holds: ['setdefault('], kind: 'writes', isOffer: true, isDefault: true },
    confidence: sure,
    pattern: /\benviron\.setdefault\(\s*(?:['"](?<name>\w+)|(?<constant>[A-Za-z_][\w.]*)\s*[)\],])/g,
    examples: [["os.environ.setdefault('ORDER_URL', 'x')", 'ORDER_URL']],
  },
  {
    ...{ framework: 'Python', languages: ['python'], holds: ['environ', 'getenv'], kind: 'reads', confidence: sure },
    pattern:
      /(?<!\bdel[ \t]{1,4}(?:os\.)?)\b(?:environb?\[|environb?\.(?:get|pop)\(|getenvb?\()\s*(?:b?['"](?<name>\w+)|(?<constant>[A-Za-z_][\w.]*)\s*[)\],])/g,
    examples: [
      ['os.environ["ORDER_URL"]', 'ORDER_URL'],
      ["os.environ.get('ORDER_URL', '')", 'ORDER_URL'],
      ['getenv("ORDER_URL")', 'ORDER_URL'],
      ['os.environ[names.ORDER]', '= names.ORDER'],
      ['del os.environ["ORDER_URL"]'],
    ],
  },
  {
    ...{ framework: 'django-environ, environs, decouple', languages: ['python'], holds: ['environ', 'Env(', 'decouple'] },
    ...{ kind: 'reads', confidence: likely },
    pattern: /(?<![\w.])(?:env|config)(?:\.\w+)?\(\s*['"](?<name>[A-Z][A-Z0-9_]+)['"]/g,
    examples: [
      ['import environ\nenv.bool("ORDER_DEBUG", default=False)', 'ORDER_DEBUG'],
      ["from decouple import config\nconfig('ORDER_URL')", 'ORDER_URL'],
    ],
  },
  {
    ...{ framework: 'Click, Typer', languages: ['python'], holds: ['envvar'], kind: 'reads', confidence: sure },
    pattern: /\benvvar\s*=\s*\[?\s*['"](?<name>[A-Za-z_]\w*)/g,
    examples: [['@click.option("--url", envvar="ORDER_URL")', 'ORDER_URL']],
  },
  {
    ...{ framework: 'Go', languages: ['go'], holds: ['Setenv('], kind: 'writes', isOffer: true, confidence: sure },
    pattern: /\b(?:os|t|b|tb|syscall)\.Setenv\(\s*["`](?<name>\w+)/g,
    examples: [['t.Setenv("ORDER_URL", "x")', 'ORDER_URL']],
  },
  {
    ...{ framework: 'Go', languages: ['go'], holds: ['Getenv(', 'LookupEnv('], kind: 'reads', confidence: sure },
    pattern: /\b(?:os|syscall)\.(?:Getenv|LookupEnv)\(\s*(?:["`](?<name>\w+)|(?<constant>[A-Za-z_][\w.]*)\s*[)\],])/g,
    examples: [
      ['url := os.Getenv("ORDER_URL")', 'ORDER_URL'],
      ['url, ok := os.LookupEnv(orderKey)', '= orderKey'],
    ],
  },
  {
    ...{ framework: 'Go: envconfig, env', languages: ['go'], holds: ['env:"', 'envconfig:"'], kind: 'reads', confidence: sure },
    // It stands in the tag of a field, which is a string.
    ...{ isInString: true },
    pattern: /[`" ]env(?:config)?:"(?<name>[A-Za-z_]\w*)[",]/g,
    examples: [['type C struct {\n\tURL string `json:"url" env:"ORDER_URL,required"`\n}', 'ORDER_URL']],
  },
  {
    ...{ framework: 'Viper, urfave/cli', languages: ['go'], holds: ['BindEnv(', 'EnvVars:', 'EnvVar:'], kind: 'reads', confidence: sure },
    pattern: /(?:\bBindEnv\(\s*"[^"\n]*"\s*,\s*|\bEnvVars?:\s*(?:\[\]string\{\s*)?)"(?<name>\w+)"/g,
    examples: [
      ['viper.BindEnv("order.url", "ORDER_URL")', 'ORDER_URL'],
      ['&cli.StringFlag{Name: "url", EnvVars: []string{"ORDER_URL"}}', 'ORDER_URL'],
    ],
  },
  {
    ...{ framework: 'Rust', languages: ['rust'], holds: ['set_var('], kind: 'writes', isOffer: true, confidence: sure },
    pattern: /\benv::set_var\(\s*"(?<name>\w+)/g,
    examples: [['std::env::set_var("ORDER_URL", "x");', 'ORDER_URL']],
  },
  {
    ...{ framework: 'Rust, clap', languages: ['rust'], holds: ['.env('], kind: 'reads', confidence: sure },
    // With a second argument it sets the variable of a process.
    pattern: /\.env\(\s*"(?<name>\w+)"\s*\)/g,
    examples: [['let url = Arg::new("url").env("ORDER_URL").required(true);', 'ORDER_URL'], ['Command::new("x").env("ORDER_URL", "y");']],
  },
  {
    ...{ framework: 'Rust, clap', languages: ['rust'], holds: ['env::var', 'env!(', 'env = "'], kind: 'reads', confidence: sure },
    pattern: /(?:\benv::var(?:_os)?\(|\b(?:option_)?env!\(|\benv\s*=)\s*(?:"(?<name>\w+)|(?<constant>[A-Za-z_][\w.]*)\))/g,
    examples: [
      ['let url = env::var("ORDER_URL")?;', 'ORDER_URL'],
      ['#[arg(long, env = "ORDER_URL")]', 'ORDER_URL'],
    ],
  },
  {
    ...{ framework: 'Java, Kotlin', languages: jvm, holds: ['getenv'], kind: 'reads', confidence: sure },
    pattern: /\bSystem\.getenv\(\s*\)?\s*(?:\.get(?:OrDefault)?\(\s*|\[\s*)?(?:"(?<name>\w+)|(?<constant>[A-Za-z_][\w.]*)\s*[)\],])/g,
    examples: [
      ['System.getenv("ORDER_URL")', 'ORDER_URL'],
      ['System.getenv().getOrDefault("ORDER_URL", "x")', 'ORDER_URL'],
    ],
  },
  {
    ...{ framework: '.NET', languages: ['csharp', 'fsharp', 'vb'], holds: ['EnvironmentVariable('], kind: 'writes', isOffer: true },
    confidence: sure,
    pattern: /\bSetEnvironmentVariable\(\s*"(?<name>\w+)/g,
    examples: [['Environment.SetEnvironmentVariable("ORDER_URL", url);', 'ORDER_URL']],
  },
  {
    ...{ framework: '.NET', languages: ['csharp', 'fsharp', 'vb'], holds: ['EnvironmentVariable('], kind: 'reads', confidence: sure },
    pattern: /\bGetEnvironmentVariable\(\s*(?:"(?<name>\w+)|(?<constant>[A-Za-z_][\w.]*)\s*[)\],])/g,
    examples: [['Environment.GetEnvironmentVariable("ORDER_URL");', 'ORDER_URL']],
  },
  {
    ...{ framework: 'Ruby', languages: ['ruby'], holds: ['ENV['], kind: 'writes', isOffer: true, confidence: sure },
    pattern: /\bENV\[\s*['"](?<name>\w+)['"]\s*\]\s*(?:\|\|)?=(?![=~])/g,
    examples: [["ENV['ORDER_URL'] ||= 'x'", 'ORDER_URL']],
  },
  {
    ...{ framework: 'Ruby', languages: ['ruby'], holds: ['ENV[', 'ENV.'], kind: 'reads', confidence: sure },
    pattern: /\bENV(?:\[|\.(?:fetch|key\?|include\?|has_key\?)[ (])\s*(?:['"](?<name>\w+)|(?<constant>[A-Za-z_][\w.]*)\s*[)\],])/g,
    examples: [
      ['url = ENV.fetch("ORDER_URL", nil)', 'ORDER_URL'],
      ["ENV['ORDER_URL']", 'ORDER_URL'],
    ],
  },
  {
    ...{ framework: 'PHP, Laravel', languages: ['php'], holds: ['env(', '$_ENV'], kind: 'reads', confidence: sure },
    pattern: /(?:(?<![\w>:$])(?:getenv|env)\(\s*|\$_ENV\[\s*)['"](?<name>\w+)/g,
    examples: [
      ["<?php $url = getenv('ORDER_URL');", 'ORDER_URL'],
      ["<?php return ['url' => env('ORDER_URL', 'x')];", 'ORDER_URL'],
    ],
  },
  {
    ...{ framework: 'Swift', languages: ['swift'], holds: ['.environment['], kind: 'reads', confidence: sure },
    pattern: /\.environment\[\s*"(?<name>\w+)/g,
    examples: [['let url = ProcessInfo.processInfo.environment["ORDER_URL"]', 'ORDER_URL']],
  },
  {
    ...{ framework: 'C, C++', languages: native, holds: ['getenv('], kind: 'reads', confidence: sure },
    pattern: /\b(?:secure_)?getenv\(\s*"(?<name>\w+)/g,
    examples: [['const char *url = getenv("ORDER_URL");', 'ORDER_URL']],
  },
  {
    ...{ framework: 'shell', languages: ['shell'], holds: ['export '], kind: 'writes', isOffer: true, confidence: likely },
    pattern: /^[ \t]*export[ \t]+(?<name>[A-Za-z_]\w*)=/gm,
    examples: [['export ORDER_URL=x', 'ORDER_URL']],
  },
  {
    ...{ framework: 'Dockerfile', languages: ['dockerfile'], holds: ['ENV '], kind: 'writes', isOffer: true, confidence: sure },
    pattern: /^[ \t]*ENV[ \t]+(?<name>[A-Za-z_]\w*)/gm,
    examples: [['ENV ORDER_URL=x', 'ORDER_URL']],
  },
  {
    // The program does not get it: it ends with the build.
    ...{ framework: 'Dockerfile', languages: ['dockerfile'], holds: ['ARG '], kind: 'writes', isOffer: true, isLocal: true },
    confidence: sure,
    pattern: /^[ \t]*ARG[ \t]+(?<name>[A-Za-z_]\w*)/gm,
    examples: [['ARG ORDER_SIZE', 'ORDER_SIZE']],
  },
  {
    // The tool that reads the file puts it in: from the file itself, or from where the tool runs.
    ...{ framework: 'Dockerfile, Compose', languages: ['dockerfile', 'yaml'], holds: ['$'], kind: 'reads', isLocal: true },
    confidence: possible,
    pattern: /(?<![\\$])\$\{?(?<name>[A-Z][A-Z0-9_]{2,})(?![\w(])/g,
    examples: [
      ['RUN curl $ORDER_URL', 'ORDER_URL'],
      ['    image: shop:${ORDER_TAG:-latest}', 'ORDER_TAG'],
    ],
  },
  {
    ...{ framework: 'shell', languages: ['shell'], holds: ['$'], kind: 'reads', confidence: possible },
    pattern: /(?<![\\$])\$\{?(?<name>[A-Z][A-Z0-9_]{2,})(?![\w(])/g,
    examples: [['curl $ORDER_URL', 'ORDER_URL']],
  },
];
