// Table of the ways in which code reads a key of a configuration file.
import type { NameRow } from '../nameRow.ts';

const scripts = ['javascript', 'typescript', 'tsx'];
const jvm = ['java', 'kotlin', 'groovy', 'scala'];

/** A form that only configuration has. */
const sure = 0.97;
/** A method that other classes may have as well; the key itself must be one of a configuration file. */
const likely = 0.85;

/** Based on the documentation of each library, 2026-11; confidences by judgement. A key has at least two parts. */
export const configurationRows: readonly NameRow[] = [
  {
    ...{ framework: 'Spring', languages: jvm, holds: ['@Value'], kind: 'reads', confidence: sure },
    pattern: /@(?:field:)?Value\(\s*(?:value\s*=\s*)?"[^"\n$]{0,80}\\?\$\{(?<name>[\w-]+(?:\.[\w-]+)+)/g,
    examples: [['@Value("${shop.orders.limit:3}") int limit;', 'shop.orders.limit']],
  },
  {
    ...{ framework: 'Spring', languages: jvm, holds: ['@ConfigurationProperties'], kind: 'reads', confidence: sure },
    pattern: /@ConfigurationProperties\(\s*(?:(?:prefix|value)\s*=\s*)?"(?<name>[\w-]+(?:\.[\w-]+)+)"/g,
    examples: [['@ConfigurationProperties(prefix = "shop.orders")', 'shop.orders']],
  },
  {
    ...{ framework: 'Spring, MicroProfile, Micronaut', languages: jvm, holds: ['Property('], kind: 'reads', confidence: likely },
    pattern: /(?:\.get(?:Required)?Property\(\s*|@(?:Config)?Property\(\s*(?:name\s*=\s*)?)"(?<name>[\w-]+(?:\.[\w-]+)+)"/g,
    examples: [
      ['env.getProperty("shop.orders.limit")', 'shop.orders.limit'],
      ['@ConfigProperty(name = "shop.orders.limit")', 'shop.orders.limit'],
    ],
  },
  {
    ...{ framework: '.NET', languages: ['csharp', 'fsharp', 'vb'], holds: ['onfig'], kind: 'reads', confidence: likely },
    pattern:
      /(?:\b\w*[Cc]onfig(?:uration)?\s*\[\s*|\.Get(?:Required)?(?:Section|Value(?:<[\w.?]{1,40}>)?)\(\s*)"(?<name>[\w-]+(?::[\w-]+)+)"/g,
    examples: [
      ['var limit = Configuration["Orders:Limit"];', 'Orders:Limit'],
      ['builder.Configuration.GetSection("Orders:Limit")', 'Orders:Limit'],
      ['config.GetValue<int>("Orders:Limit")', 'Orders:Limit'],
    ],
  },
  {
    ...{
      framework: 'node-config, convict, nconf, NestJS',
      languages: scripts,
      holds: ['onfig', 'nconf'],
      kind: 'reads',
      confidence: likely,
    },
    pattern:
      /(?:\b\w*[Cc]onfig(?:[Ss]ervice)?|\bnconf)\.(?:get|has|getOrThrow)(?:<[\w.]{1,40}>)?\(\s*['"`](?<name>[\w-]+(?:[.:][\w-]+)+)['"`]/g,
    examples: [
      ["const limit = config.get('orders.limit');", 'orders.limit'],
      ["this.configService.get<number>('orders.limit')", 'orders.limit'],
    ],
  },
  {
    ...{ framework: 'VS Code', languages: scripts, holds: ['getConfiguration('], kind: 'reads', confidence: sure },
    pattern:
      /\bgetConfiguration\(\s*['"](?<prefix>[\w.-]+)['"]\s*\)\s*\.(?:get|inspect|has)(?:<[\w.]{1,40}>)?\(\s*['"](?<name>[\w.-]+)['"]/g,
    examples: [["workspace.getConfiguration('shop').get<number>('orders.limit')", 'shop.orders.limit']],
  },
  {
    ...{ framework: 'VS Code', languages: scripts, holds: ['getConfiguration('], kind: 'writes', confidence: sure },
    pattern: /\bgetConfiguration\(\s*['"](?<prefix>[\w.-]+)['"]\s*\)\s*\.update\(\s*['"](?<name>[\w.-]+)['"]/g,
    examples: [["workspace.getConfiguration('shop').update('limit', 3)", 'shop.limit']],
  },
  {
    ...{ framework: 'Laravel', languages: ['php'], holds: ['onfig'], kind: 'reads', confidence: sure },
    pattern: /(?:(?<![\w>:$])config\(|\bConfig::(?:get|boolean|string|integer|array)\()\s*['"](?<name>[\w-]+(?:\.[\w-]+)+)['"]/g,
    examples: [
      ["<?php $limit = config('orders.limit', 3);", 'orders.limit'],
      ["<?php Config::get('orders.limit');", 'orders.limit'],
    ],
  },
  {
    ...{ framework: 'Viper', languages: ['go'], holds: ['.Get', '.Unmarshal', '.IsSet'], kind: 'reads', confidence: likely },
    pattern:
      /\b(?:viper|v|vp|cfg|conf|config)\.(?:Get(?:String|Int|Bool|Float|Duration|Time|Uint|SizeIn)?\w{0,20}|UnmarshalKey|IsSet)\(\s*"(?<name>[\w-]+(?:\.[\w-]+)+)"/g,
    examples: [['limit := viper.GetInt("orders.limit")', 'orders.limit']],
  },
];
