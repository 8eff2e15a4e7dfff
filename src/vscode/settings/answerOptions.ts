// Turns settings into options of a question. Pure.
import { askSettings, type Settings } from './settings.ts';
import type { AskOptions } from '../../core/codebase/api.ts';

/** Options from settings; the person's choices and the question itself override them. */
export type AnswerOptions = Pick<
  AskOptions,
  'language' | 'maxOutputTokens' | 'temperature' | 'maxPasses' | 'stopOnNoNewContext' | 'settings'
>;

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
