// Presets of the most used servers, so that nobody has to look up a base URL.
import * as l10n from '@vscode/l10n';

export interface Preset {
  readonly id: 'openai' | 'azure' | 'openrouter' | 'ollama' | 'lmstudio' | 'vllm' | 'other';
  readonly label: string;
  /** One line for people about the server. */
  readonly about: string;
  /** The base URL. It holds `fillIn` in capitals where the person has to replace it, and is empty when all of it has to be typed. */
  readonly baseUrl: string;
  readonly fillIn?: { readonly placeholder: string; readonly about: string };
  readonly key: 'needed' | 'optional';
  /** Page where people create keys. */
  readonly keysPage?: string;
  /** Whether it runs on this machine by default, which in a remote window is the remote one. */
  readonly local: boolean;
}

/** Returns all presets in the order of the menu; built on demand, once the language is known. */
export function presets(): readonly Preset[] {
  return [
    {
      id: 'openai',
      label: 'OpenAI',
      about: l10n.t('Models of OpenAI, over the internet'),
      baseUrl: 'https://api.openai.com/v1',
      key: 'needed',
      keysPage: 'https://platform.openai.com/api-keys',
      local: false,
    },
    {
      id: 'azure',
      label: 'Azure OpenAI',
      about: l10n.t("Models deployed in your Azure resource; the model's name is the name of its deployment"),
      baseUrl: 'https://RESOURCE.openai.azure.com/openai/v1',
      fillIn: { placeholder: 'RESOURCE', about: l10n.t('Name of the Azure resource, as in the address of its endpoint') },
      key: 'needed',
      keysPage: 'https://ai.azure.com',
      local: false,
    },
    {
      id: 'openrouter',
      label: 'OpenRouter',
      about: l10n.t('Models of many providers behind one key, over the internet'),
      baseUrl: 'https://openrouter.ai/api/v1',
      key: 'needed',
      keysPage: 'https://openrouter.ai/settings/keys',
      local: false,
    },
    ...localPresets(),
    {
      id: 'other',
      label: l10n.t('Other'),
      about: l10n.t('Any server that speaks the OpenAI chat protocol'),
      baseUrl: '',
      key: 'optional',
      local: false,
    },
  ];
}

/** Servers that people run themselves, each at its default port. */
function localPresets(): readonly Preset[] {
  return [
    {
      id: 'ollama',
      label: 'Ollama',
      about: l10n.t('Models on this machine'),
      baseUrl: 'http://localhost:11434/v1',
      key: 'optional',
      local: true,
    },
    {
      id: 'lmstudio',
      label: 'LM Studio',
      about: l10n.t('Models on this machine'),
      baseUrl: 'http://localhost:1234/v1',
      key: 'optional',
      local: true,
    },
    {
      id: 'vllm',
      label: 'vLLM',
      about: l10n.t('Models on this machine, or on your own server'),
      baseUrl: 'http://localhost:8000/v1',
      key: 'optional',
      local: true,
    },
  ];
}

/** Puts the user's input into the base URL of a preset. A pasted address works too: its first host part is taken. */
export function presetUrl({ baseUrl, fillIn }: Preset, input: string): string {
  if (!fillIn) return baseUrl;
  const name = /^(?:https?:\/\/)?([\w-]+)/.exec(input.trim())?.[1] ?? '';
  return baseUrl.replace(fillIn.placeholder, name);
}
