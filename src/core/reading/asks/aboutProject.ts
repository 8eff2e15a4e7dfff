// "What does this project do, and where does it start?": is about all of it and not about something in it.

const project = '(?:project|repo(?:sitory)?|code ?base|app(?:lication)?|program|software|workspace)';
const asks =
  '(?:what (?:does|is)|what are the parts of|explain|describe|summari[sz]e|introduce|(?:give (?:me |us )?)?an overview of|overview of|where does|how does)';
/** Only what is about all of it: "how does this app log errors" names something. */
const english = new RegExp(
  `^\\W*(?:please )?${asks} (?:this|the (?:whole|entire)) ${project}(?: (?:do|about|all about|for|start|begin|work))?(?: to me)?\\W*(?:$|and (?:where|how|what)\\b)`,
  'iu',
);
const german =
  /^\W*(?:was (?:tut|macht|ist)|worum geht es in|erklär(?:e|en)? (?:mir )?|beschreibe) ?(?:diese[smr]?|das (?:ganze|gesamte)) (?:projekt|programm|anwendung|repository|codebasis)(?=\W*(?:$|und (?:wo|wie|was)\s))/iu;

/** Whether a question is about the project itself and not about something in it. */
export function asksAboutProject(text: string): boolean {
  return text.length <= 200 && (english.test(text) || german.test(text));
}
