// Lists the external settings of a program, for a question about all of them or about the one that its words describe.
import * as l10n from '@vscode/l10n';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import type { SettingsQuestion } from '../../reading/asks/settingsQuestion.ts';
import { keyOf, lineCandidate } from '../../searching/candidate.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { outsideSettings, type OutsideSetting, type SettingPlace } from '../../searching/lists/values/settingsList.ts';
import { termsOfText } from '../../text/tokenizer.ts';
import type { ConceptualPlan } from '../conceptualPlan.ts';
import { noResults } from './emptyPlan.ts';

/** The settings that answer a question, those with its words in the name first. */
export interface SettingsAnswer {
  readonly question: SettingsQuestion;
  readonly settings: readonly OutsideSetting[];
  /** Number of settings with words of the question in the name; these come first. */
  readonly matchingCount: number;
  /** Number of places that read a name known only at run time. */
  readonly unnamedCount: number;
  /** Whether there are more places than were searched. */
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
  const namedDefinitions = plan.subjects.flatMap(({ definitions }) => definitions.filter(({ fact }) => fact.kind !== 'module'));
  const isInNamed = ({ root, path, line }: SettingPlace): boolean =>
    namedDefinitions.some(
      (each) => each.root === root && each.path === path && each.fact.range.start.line <= line && line <= each.fact.range.end.line,
    );
  const isInside = ({ root, path, line }: SettingPlace): boolean => scope.contains(root, path, line);
  const scopedSettings = await outsideSettings(
    question.source,
    sources,
    (place) => isInside(place) && (namedDefinitions.length === 0 || isInNamed(place)),
  );
  const { settings, unnamedCount, isCut } =
    scopedSettings.settings.length || namedDefinitions.length === 0
      ? scopedSettings
      : await outsideSettings(question.source, sources, isInside);
  // Code reads the environment in few known forms, so finding nothing is an answer; options have many forms.
  if (settings.length + unnamedCount === 0 && (question.source !== 'environment' || question.isOne)) return undefined;
  const contentWords = new Set(intent.content.map((word) => word.toLowerCase()));
  const words = new Set(question.words.flatMap((word) => (contentWords.has(word.toLowerCase()) ? termsOfText(word) : [])));
  const sharedTermCount = ({ name }: OutsideSetting): number => termsOfText(name).filter((term) => words.has(term)).length;
  const sortedSettings = settings.toSorted((a, b) => sharedTermCount(b) - sharedTermCount(a) || a.name.localeCompare(b.name, 'en'));
  const matchingCount = sortedSettings.filter((each) => sharedTermCount(each) > 0).length;
  if (question.isOne && matchingCount === 0) return undefined;
  const why = l10n.t('is one of the requested items');
  const definitions = firstOfEach(
    sortedSettings.flatMap(({ places: [place] }) => (place ? [lineCandidate(place, place.symbol, 1, why)] : [])),
    keyOf,
  );
  return { ...plan, ...noResults, settings: { question, settings: sortedSettings, matchingCount, unnamedCount, isCut }, definitions };
}
