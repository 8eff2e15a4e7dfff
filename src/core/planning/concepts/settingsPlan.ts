// Lists the external settings of a program, for a question about all of them or about the one that its words describe.
import * as l10n from '@vscode/l10n';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import type { SettingsQuestion } from '../../reading/asks/settingsQuestion.ts';
import { keyOf, ofLine } from '../../searching/candidate.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { outsideSettings, type OutsideSetting, type SettingPlace } from '../../searching/lists/values/settingsList.ts';
import { terms as termsOf } from '../../text/terms.ts';
import type { ConceptualPlan } from '../conceptual.ts';

/** The settings that answer a question, those with its words in the name first. */
export interface SettingsAnswer {
  readonly question: SettingsQuestion;
  readonly all: readonly OutsideSetting[];
  /** Number of settings with words of the question in the name; these come first. */
  readonly fitting: number;
  /** Number of places that read a name known only at run time. */
  readonly unnamed: number;
  /** More places exist than were searched. */
  readonly isCut: boolean;
}

/** Plan for a question about external settings. */
export interface SettingsPlan extends ConceptualPlan {
  readonly settings: SettingsAnswer;
}

/** Whether `plan` was made by {@link withSettings}. */
export function isForSettings(plan: ConceptualPlan): plan is SettingsPlan {
  return 'settings' in plan;
}

/** `plan` with the settings in place of the results for its words; undefined where there are none, or none matches the description. */
export async function withSettings(plan: ConceptualPlan, inquiry: Inquiry, sources: Sources): Promise<SettingsPlan | undefined> {
  const { intent, scope } = inquiry;
  const question = intent.settings;
  if (!question) return undefined;
  const named = plan.subjects.flatMap(({ definitions }) => definitions.filter(({ fact }) => fact.kind !== 'module'));
  const isInNamed = ({ root, path, line }: SettingPlace): boolean =>
    named.some(
      (each) => each.root === root && each.path === path && each.fact.range.start.line <= line && line <= each.fact.range.end.line,
    );
  const isInside = ({ root, path, line }: SettingPlace): boolean => scope.contains(root, path, line);
  const match = await outsideSettings(question.source, sources, (place) => isInside(place) && (named.length === 0 || isInNamed(place)));
  const { settings, unnamed, isCut } =
    match.settings.length || named.length === 0 ? match : await outsideSettings(question.source, sources, isInside);
  // The forms of the environment are few and known; options have many forms.
  if (settings.length + unnamed === 0 && (question.source !== 'environment' || question.isOne)) return undefined;
  const telling = new Set(intent.content.map((word) => word.toLowerCase()));
  const words = new Set(question.words.flatMap((word) => (telling.has(word.toLowerCase()) ? termsOf(word) : [])));
  const share = ({ name }: OutsideSetting): number => termsOf(name).filter((term) => words.has(term)).length;
  const ordered = settings.toSorted((a, b) => share(b) - share(a) || a.name.localeCompare(b.name, 'en'));
  const fitting = ordered.filter((each) => share(each) > 0).length;
  if (question.isOne && fitting === 0) return undefined;
  const why = l10n.t('is one of the requested items');
  const definitions = firstOfEach(
    ordered.flatMap(({ places: [place] }) => (place ? [ofLine(place, place.symbol, 1, why)] : [])),
    keyOf,
  );
  return {
    ...plan,
    settings: { question, all: ordered, fitting, unnamed, isCut },
    subjects: [],
    overviews: [],
    documents: [],
    definitions,
    selected: null,
  };
}
