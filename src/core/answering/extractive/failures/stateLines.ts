// Lists the fields and variables on which the sites of a failure depend, each with the other functions that change it.
import * as l10n from '@vscode/l10n';
import type { StateDependency } from '../../../planning/failures/siteState.ts';
import { code } from '../../page/markdownText.ts';
import { nameAsCode } from '../symbolText.ts';
import { withRest } from '../withRest.ts';
import type { WriterContext } from '../writerContext.ts';

/** Maximum functions that are named beside a field; the others are counted. */
const maxMutators = 4;

/** A list with a heading; empty where no site depends on state. */
export async function stateLines({ page }: WriterContext, state: readonly StateDependency[]): Promise<readonly string[]> {
  if (state.length === 0) return [];
  const lines = [`**${l10n.t('State it depends on')}**`, ''];
  for (const { name, site, line, access, mutators } of state) {
    const citation = await page.cite(
      { root: site.root, path: site.path, lines: { first: line, last: line } },
      name,
      l10n.t('touches {0}', name),
      site,
    );
    const mutatorNames: string[] = [];
    for (const mutator of mutators.slice(0, maxMutators)) {
      const { root, path, fact } = mutator;
      const mutationLine = fact.mutates.find((mention) => mention.name === name)?.line ?? fact.nameRange.start.line;
      const place = { root, path, lines: { first: mutationLine, last: mutationLine } };
      const mutationCitation = await page.cite(place, `${fact.qualifiedName}: ${name}`, l10n.t('changes {0}', name), mutator);
      mutatorNames.push(nameAsCode(mutator) + mutationCitation);
    }
    const text = (await page.book.readLines(site.root, site.path))?.[line] ?? '';
    const fieldText = code(spellingIn(name, text));
    const effectText = {
      reads: l10n.t('{0} reads {1}', nameAsCode(site), fieldText),
      changes: l10n.t('{0} changes {1}', nameAsCode(site), fieldText),
      both: l10n.t('{0} reads and changes {1}', nameAsCode(site), fieldText),
    }[access];
    const writersText = access !== 'reads' ? l10n.t('it is also changed by') : l10n.t('it is changed by');
    const alsoText = mutatorNames.length ? `; ${writersText} ${withRest(mutatorNames, mutators.length)}` : '';
    lines.push(`- ${effectText}${citation}${alsoText}`);
  }
  return lines;
}

/** A field as its line writes it: facts use one word for every object, where code writes a name or nothing. */
function spellingIn(name: string, line: string): string {
  const dot = name.indexOf('.');
  if (dot < 0) return name;
  const field = name.slice(dot + 1).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const withObject = new RegExp(`(?<![\\w$@.>])(?:@@?|[$\\w]+(?:\\.|->|\\?\\.|!\\.|::\\$?)#?)${field}(?![\\w$])`).exec(line);
  return (withObject ?? new RegExp(`(?<![\\w$.>])${field}(?![\\w$])`).exec(line))?.[0] ?? name;
}
