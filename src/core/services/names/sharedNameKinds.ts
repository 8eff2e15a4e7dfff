// All kinds of shared names.
import { environmentVariables } from './environment/environmentVariables.ts';
import { tableNames } from './tables/tableNames.ts';
import { topicNames } from './topics/topicNames.ts';
import type { SharedNameKind } from './sharedName.ts';
import { templates } from './templates/templates.ts';

export const sharedNameKinds: readonly SharedNameKind[] = [environmentVariables, tableNames, topicNames, templates];
