// All kinds of shared names.
import { configurationKeyNames } from './configuration/configurationKeyNames.ts';
import { environmentVariables } from './environment/environmentVariables.ts';
import { scripts } from './scripts/scripts.ts';
import { tableNames } from './tables/tableNames.ts';
import { topicNames } from './topics/topicNames.ts';
import type { SharedNameKind } from './sharedName.ts';
import { styleClasses, styleIds } from './styles/styles.ts';
import { templates } from './templates/templates.ts';

export const sharedNameKinds: readonly SharedNameKind[] = [
  ...[environmentVariables, configurationKeyNames, scripts],
  ...[tableNames, topicNames, templates],
  ...[styleClasses, styleIds],
];
