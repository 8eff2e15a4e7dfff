// Phrases for the number of members of a relation, as the front of a sentence: "3 places call X". One row per relation, for translation.
import * as l10n from '@vscode/l10n';
import type { Relation } from '../../../reading/relations.ts';

/** `count` members of `relation` to `name`, which is written as code; without a full stop. `count` is words, such as "at least 20". */
export function relationCountPhrase(relation: Relation, count: string, name: string): string {
  switch (relation) {
    case 'callers':
      return l10n.t('{0} places call {1}', count, name);
    case 'writes':
      return l10n.t('{0} places change {1}', count, name);
    case 'reads':
      return l10n.t('{0} places read {1}', count, name);
    case 'constructs':
      return l10n.t('{0} places construct {1}', count, name);
    case 'imports':
      return l10n.t('{0} places import {1}', count, name);
    case 'dependencies':
      return l10n.t('{1} has {0} imports', count, name);
    case 'raisers':
      return l10n.t('{0} places raise {1}', count, name);
    case 'catches':
      return l10n.t('{0} places catch {1}', count, name);
    case 'sends':
      return l10n.t('{0} places send {1}', count, name);
    case 'handles':
      return l10n.t('{0} places handle {1}', count, name);
    case 'overrides':
      return l10n.t('{0} definitions override {1}', count, name);
    case 'overloads':
      return l10n.t('{1} has {0} overloads', count, name);
    case 'subtypes':
      return l10n.t('{0} types extend or implement {1}', count, name);
    case 'tests':
      return l10n.t('{0} tests reach {1}', count, name);
    case 'raises':
      return l10n.t('{1} can raise {0} errors', count, name);
    default:
      return l10n.t('{0} places use {1}', count, name);
  }
}

/** The same for a single member. */
export function singleMemberPhrase(relation: Relation, name: string): string {
  switch (relation) {
    case 'callers':
      return l10n.t('1 place calls {0}', name);
    case 'writes':
      return l10n.t('1 place changes {0}', name);
    case 'reads':
      return l10n.t('1 place reads {0}', name);
    case 'constructs':
      return l10n.t('1 place constructs {0}', name);
    case 'imports':
      return l10n.t('1 place imports {0}', name);
    case 'dependencies':
      return l10n.t('{0} has 1 import', name);
    case 'raisers':
      return l10n.t('1 place raises {0}', name);
    case 'catches':
      return l10n.t('1 place catches {0}', name);
    case 'sends':
      return l10n.t('1 place sends {0}', name);
    case 'handles':
      return l10n.t('1 place handles {0}', name);
    case 'overrides':
      return l10n.t('1 definition overrides {0}', name);
    case 'overloads':
      return l10n.t('{0} has 1 overload', name);
    case 'subtypes':
      return l10n.t('1 type extends or implements {0}', name);
    case 'tests':
      return l10n.t('1 test reaches {0}', name);
    case 'raises':
      return l10n.t('{0} can raise 1 error', name);
    default:
      return l10n.t('1 place uses {0}', name);
  }
}
