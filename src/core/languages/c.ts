// Rules of C and C++, where they differ from most languages.
import { languageRules, words } from './languageRules.ts';
import { memberMarkWithArrow } from './textRules.ts';

export const c = languageRules('c', {
  selfNames: words('this'),
  globals:
    words(`assert sizeof malloc calloc realloc free memcpy memset memmove memcmp strlen strcmp strncmp strcpy strncpy strcat strchr strrchr
    strstr strdup printf fprintf sprintf snprintf vfprintf vsnprintf puts fputs fopen fclose fread fwrite exit abort isdigit isspace`),
  sharing: 'all',
  sharesExportsOnly: true,
  namesMembersBare: true,
  namespaceHead: /\b(?:namespace|mod)\s/,
  undeclaredAssignment: 'member',

  moduleResolution: 'includes',

  marksTypes: true,
  typesLeaveNamespaces: true,

  runsInFunctionsOnly: true,

  memberMark: memberMarkWithArrow,
  // Blanks on both sides make the sign an operator: `(a & b)`.
  typePrefix: /(?:^|[;{(])\s*(?:const\s+)?[A-Za-z_][\w:]*(?:<[^;={}]*>)?(?:\s+|\s*[*&]+|[*&]+\s*)$/,

  privacy: 'unit',
  typesSpanFiles: true,
});
