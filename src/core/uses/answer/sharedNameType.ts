// What names that parts of a workspace share as a text alone can name, in words for people.
import * as l10n from '@vscode/l10n';
import type { UsePlace } from '../target/usePlaces.ts';

/** All types of shared names. */
export const sharedNameTypes = [
  'environment variable',
  'configuration key',
  'table',
  'template',
  'style class',
  'style id',
  'script',
  'topic',
] as const;

/** What a shared name names. */
export type SharedNameType = (typeof sharedNameTypes)[number];

/** Places of a shared name of one type, in the order of lists of uses. */
export interface SharedNamePlaces {
  readonly type: SharedNameType;
  readonly name: string;
  readonly places: readonly UsePlace[];
}

/** A name with its type, for people. */
export function sharedNameTitle(type: SharedNameType, name: string): string {
  const titles: Readonly<Record<SharedNameType, string>> = {
    'environment variable': l10n.t('environment variable {0}', name),
    'configuration key': l10n.t('configuration key {0}', name),
    table: l10n.t('table {0}', name),
    template: l10n.t('template {0}', name),
    'style class': l10n.t('style class {0}', name),
    'style id': l10n.t('style id {0}', name),
    script: l10n.t('script {0}', name),
    topic: l10n.t('topic {0}', name),
  };
  return titles[type];
}
