// Parsers of contracts between services, with pieces of what they read.
import { go } from '../../../../src/core/languages/go.ts';
import { writtenNamesIn } from '../../../../src/core/reading/mentions/writtenNames.ts';
import { codeDocuments } from '../../../../src/core/services/graphql/codeDocuments.ts';
import { operationsIn } from '../../../../src/core/services/graphql/graphqlDocument.ts';
import { resolverCalls } from '../../../../src/core/services/graphql/resolverCalls.ts';
import { resolverMaps } from '../../../../src/core/services/graphql/resolverMaps.ts';
import { generatedServices, protoServices } from '../../../../src/core/services/grpc/protoFile.ts';
import { ServiceCatalog } from '../../../../src/core/services/grpc/serviceCatalog.ts';
import { stubCalls } from '../../../../src/core/services/grpc/stubCalls.ts';
import { stubNames } from '../../../../src/core/services/grpc/stubNames.ts';
import { constantTexts } from '../../../../src/core/services/names/constantTexts.ts';
import { sqlTables } from '../../../../src/core/services/names/tables/sqlStatement.ts';
import { configurationKeys } from '../../../../src/core/services/names/configuration/configurationKeys.ts';
import { environmentReads } from '../../../../src/core/services/names/environment/environmentReads.ts';
import { commandParts } from '../../../../src/core/services/names/scripts/commandParts.ts';
import { entryPoints } from '../../../../src/core/services/names/scripts/entryPoints.ts';
import { makeTargets, manifestScripts } from '../../../../src/core/services/names/scripts/manifestScripts.ts';
import { commandsIn } from '../../../../src/core/services/names/scripts/scripts.ts';
import { classesOfExpression, classList, withTemplateHoles } from '../../../../src/core/services/names/styles/classLists.ts';
import { styleRules } from '../../../../src/core/services/names/styles/styleRules.ts';
import { withoutMarkupComments } from '../../../../src/core/services/names/markupText.ts';
import { namedFile } from '../../../core/services/names/namesIn.ts';
import { codePieces as code, jsonPieces as json, type OwnParser } from './ownParser.ts';

const proto = ['service ', 'rpc ', 'A', ' ', '{', '}', '(', ')', 'returns', 'stream ', '/', '"', '/a.B/C"', ';', 'package a.b;', '\n'];
const stubs = [
  'pb.',
  'NewAClient(',
  'AClient',
  'AStub',
  '(',
  ')',
  '.',
  'C',
  'c',
  ' := ',
  ' = ',
  ': ',
  '<',
  '>',
  '\n',
  'return ',
  '{',
  '}',
  'new ',
];
const documents = [
  'query ',
  'A',
  '{',
  '}',
  '(',
  ')',
  ' a',
  ':',
  '...',
  ' on ',
  '"',
  '"""',
  '#',
  '\n',
  '@b',
  '$',
  '[',
  ']',
  'fragment ',
  'gql`',
  '`',
];
const resolvers = [
  'Query',
  ': ',
  ' = ',
  '{',
  '}',
  'const ',
  'new GraphQLObjectType(',
  "'Query'",
  '(t) => (',
  '.queryFields(',
  ')',
  "queryField('a', ",
];
const catalog = new ServiceCatalog([{ package: '', name: 'A', methods: [{ name: 'C' }] }]);
/** Pieces of style sheets and pages. */
const styles = ['.a', '#b', '&-c', '{', '}', ';', '/*', '*/', '//', '<!--', '{{', '}}', '{%', '<%', '`', '${', "'", '"', ' ', '\n'];

export const serviceParsers: readonly OwnParser[] = [
  { of: 'core/services/graphql/graphqlDocument:operationsIn', pieces: documents, run: operationsIn },
  { of: 'core/services/graphql/codeDocuments:codeDocuments', pieces: documents, run: (text) => codeDocuments({ text, code: text }) },
  { of: 'core/services/graphql/resolverMaps:resolverMaps', pieces: resolvers, run: (text) => resolverMaps({ text, code: text }) },
  { of: 'core/services/graphql/resolverCalls:resolverCalls', pieces: resolvers, run: (text) => resolverCalls({ text, code: text }) },
  { of: 'core/services/grpc/protoFile:protoServices', pieces: proto, run: protoServices },
  { of: 'core/services/grpc/protoFile:generatedServices', pieces: proto, run: generatedServices },
  {
    of: 'core/services/grpc/stubNames:stubNames',
    pieces: stubs,
    run: (text) => stubNames({ text, code: text, rules: go }, catalog, () => 'f'),
  },
  { of: 'core/services/grpc/stubCalls:stubCalls', pieces: stubs, run: (text) => stubCalls({ text, code: text, rules: go }, catalog) },
  { of: 'core/reading/mentions/writtenNames:writtenNamesIn', pieces: [...styles, 'a/b.html', 'css class ', '.x-y'], run: writtenNamesIn },
  { of: 'core/services/names/styles/styleRules:styleRules', pieces: styles, run: (text) => styleRules(text, true) },
  { of: 'core/services/names/styles/classLists:classList', pieces: styles, run: (text) => classList(text, 0) },
  { of: 'core/services/names/styles/classLists:classesOfExpression', pieces: styles, run: (text) => classesOfExpression(text, 0) },
  { of: 'core/services/names/styles/classLists:withTemplateHoles', pieces: styles, run: withTemplateHoles },
  { of: 'core/services/names/markupText:withoutMarkupComments', pieces: styles, run: withoutMarkupComments },
  {
    of: 'core/services/names/constantTexts:constantTexts',
    pieces: ['A', ' = ', ': ', ':= ', '"x"', "'", '`', ';', ',', '\n', 'string', 'as const'],
    run: constantTexts,
  },
  {
    of: 'core/services/names/tables/sqlStatement:sqlTables',
    pieces: ['SELECT ', 'FROM ', 'a', ', ', '"', '`', '[', ']', "'", '(', ')', '{', '}', '.', '--', '/*', '*/', '\n', ' AS ', 'WITH '],
    run: sqlTables,
  },
  {
    of: 'core/services/names/environment/environmentReads:environmentReads',
    pieces: [...code, 'os.environ[', 'getenv(', '"A"', 'del '],
    run: (text) => environmentReads(namedFile(text, 'python')),
  },
  {
    of: 'core/services/names/scripts/scripts:commandsIn',
    pieces: ['node ', 'python -m ', 'npm run ', '--a=b ', '", "', 'a/', '.py', './', ' && ', 'make ', '\n', ':'],
    run: (text) => commandsIn(text),
  },
  {
    of: 'core/services/names/scripts/commandParts:commandParts',
    pieces: ['a', ' ', '#', '\\', '\n', '\t'],
    run: (text) => commandParts(namedFile(text, 'yaml')),
  },
  {
    of: 'core/services/names/scripts/manifestScripts:manifestScripts',
    pieces: [...json, '"scripts": {'],
    run: (text) => manifestScripts(namedFile(text, 'json', 'package.json')),
  },
  {
    of: 'core/services/names/scripts/manifestScripts:makeTargets',
    pieces: ['a', ':', '=', '\n', '\t', ' '],
    run: (text) => makeTargets(namedFile(text, 'makefile')),
  },
  ...['pyproject.toml', 'setup.cfg', 'setup.py'].map((path): OwnParser => ({
    of: 'core/services/names/scripts/entryPoints:entryPoints',
    pieces: ['[project.scripts]\n', 'console_scripts=', 'a = "b:c"\n', ']', '\n', ' ', '='],
    run: (text) => entryPoints({ path, text }),
  })),
  ...['application.yml', 'application.properties', 'config.toml', 'appsettings.json', 'package.json', 'config/a.php'].map(
    (path): OwnParser => ({
      of: 'core/services/names/configuration/configurationKeys:configurationKeys',
      pieces: [...json, 'a: ', '  - ', '  ', '"contributes"', '"configuration"', "'a' => ", '[a.b]\n', 'a.b = 1\n', '|'],
      run: (text) => configurationKeys(namedFile(text, path.endsWith('.yml') ? 'yaml' : path.endsWith('.php') ? 'php' : 'json', path)),
    }),
  ),
];
