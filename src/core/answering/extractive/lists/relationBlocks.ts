// Lists the possible errors and the tests of a function, with a citation for every line.
import * as l10n from '@vscode/l10n';
import type { TestOf } from '../../../graph/queries/testsOf.ts';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import type { RaisingFunction } from '../../../searching/relations/raisableErrors.ts';
import { code } from '../../page/markdownText.ts';
import { shortCode } from '../quotedLine.ts';
import { nameAsCode, placeOfSymbol, raiseText } from '../symbolText.ts';
import type { WriterContext } from '../writerContext.ts';

/** Tests of `symbol`, most certain first. */
export async function testsBlock({ page }: WriterContext, symbol: SymbolNode, tests: readonly TestOf[]): Promise<string> {
  const lines = [
    `**${l10n.t('Tests of {0}', nameAsCode(symbol))}** ${placeOfSymbol(symbol, await page.citeSymbol(symbol, l10n.t('is asked about')))}`,
    '',
  ];
  if (tests.length === 0) lines.push(`- ${l10n.t('No test of this workspace is known to reach it.')}`);
  for (const { test, hops } of tests) {
    const citation = await page.citeSymbol(test, l10n.t('tests {0}', symbol.fact.name));
    const name = test.fact.kind === 'test' ? page.prose(test.fact.name) : nameAsCode(test);
    lines.push(`- ${name}, ${placeOfSymbol(test, citation)}${hops > 1 ? ` (${l10n.t('through other calls')})` : ''}`);
  }
  return lines.join('\n');
}

/** Errors that a function raises itself, and below each call those of the callee. */
export async function raisesBlock(writerContext: WriterContext, raisingFunction: RaisingFunction): Promise<string> {
  const { page } = writerContext;
  const { symbol } = raisingFunction;
  const head = `**${l10n.t('What {0} can raise', nameAsCode(symbol))}** ${placeOfSymbol(symbol, await page.citeSymbol(symbol, l10n.t('is asked about')))}`;
  const lines = await raiseLines(writerContext, raisingFunction, 0);
  const noneLine = `- ${l10n.t('None of its callees in this workspace is known to raise an error.')}`;
  return [head, '', ...(lines.length ? lines : [noneLine])].join('\n');
}

async function raiseLines(writerContext: WriterContext, { symbol, raises, below }: RaisingFunction, depth: number): Promise<string[]> {
  const { page } = writerContext;
  const indent = '  '.repeat(depth);
  const lines: string[] = [];
  for (const { name, line, declared } of raises) {
    const place = { root: symbol.root, path: symbol.path, lines: { first: line, last: line } };
    const citation = await page.cite(place, l10n.t('{0} is raised', name), l10n.t('raises {0}', name), symbol);
    // A function that makes errors (`fmt.Errorf`) tells nothing about this one: its text does.
    const text = symbol.fact.errorStrings.find((each) => each.via === 'raise' && each.line === line)?.text ?? '';
    lines.push(`${indent}- ${raiseText(code(name), declared)}${citation}${text ? `: ${shortCode(text)}` : ''}`);
  }
  for (const each of below) {
    const title = `${symbol.fact.name} → ${each.symbol.fact.name}`;
    const citation = each.edge
      ? await page.citeEdge(each.edge, symbol, title, l10n.t('is a step of the flow'))
      : await page.citeSymbol(each.symbol, l10n.t('is a step of the flow'));
    lines.push(
      `${indent}- ${l10n.t('through {0}', nameAsCode(each.symbol))}${citation}`,
      ...(await raiseLines(writerContext, each, depth + 1)),
    );
  }
  return lines;
}
