// What the settings say of every answer, as options of a question. Pure.
import type { AskOptions } from '../../core/api.ts';
import { askSettings, type Settings } from '../settings/settings.ts';

/** Options that settings decide; what a person chose for the next questions, and a question itself, come after them. */
export type AnswerOptions = Pick<
  AskOptions,
  'language' | 'maxOutputTokens' | 'temperature' | 'maxPasses' | 'stopOnNoNewContext' | 'settings'
>;

/** The options that follow from `settings`. */
export function answerOptions(settings: Settings): AnswerOptions {
  const language = settings['answer.language'];
  return {
    maxOutputTokens: settings['model.maxOutputTokens'],
    temperature: settings['model.temperature'],
    maxPasses: settings['loop.maxPasses'],
    stopOnNoNewContext: settings['loop.stopOnNoNewContext'],
    settings: askSettings(settings),
    ...(language ? { language } : {}),
  };
}
