// Writes the way to a failure as lines for a model: frames of the trace, raises, callers, and the state involved.
import * as l10n from '@vscode/l10n';
import type { Candidate } from '../../../searching/candidate.ts';
import type { Finding } from '../../../findings/finding.ts';
import type { DiagnosticPlan } from '../../../planning/diagnosticPlan.ts';
import type { ExceptionUse } from '../../../planning/failures/exceptionUse.ts';
import type { MappedFrame } from '../../../searching/lists/frames/mappedFrames.ts';
import type { SiteChanges } from '../../../planning/failures/siteChanges.ts';
import type { StateDependency } from '../../../planning/failures/siteState.ts';
import { callerSteps } from './flowRelations.ts';
import { atLine, readableName, oneLine, type RelationNote } from './relationNote.ts';
import { raisesPhrase } from './languagePhrases.ts';

const maxFrames = 12;
const maxCallers = 6;
const maxRaises = 3;
const maxMutators = 3;

/** Relations of `plan`, the trace first. */
export function failureRelations(plan: DiagnosticPlan): RelationNote[] {
  const { frames, sites, state, exceptions, changes, anchored } = plan;
  const unanchoredNote =
    'this evidence was found by the words of the question, not by a stack trace or an error text that is known for sure';
  return [
    ...(anchored ? [] : [{ note: unanchoredNote, depth: 0 }]),
    ...missingMessageRelations(plan),
    ...frames.slice(0, maxFrames).map(frameRelation),
    ...(frames.length > maxFrames ? [{ note: `${frames.length - maxFrames} more stack frames`, depth: 0 }] : []),
    ...sites.flatMap(({ symbol, walk, usesOrLines }) => [
      ...symbol.fact.raises
        .slice(0, maxRaises)
        .map(({ name, line }) => atLine(symbol, line, raisesPhrase(symbol, name), l10n.t('raises {0}', name))),
      ...callerSteps(symbol, walk, usesOrLines, maxCallers),
    ]),
    ...exceptions.flatMap((use) => exceptionRelations(use, sites)),
    ...state.flatMap(stateRelations),
    ...changes.flatMap(changeRelations),
    ...plan.editorProblems.map(reportedRelation),
  ];
}

function reportedRelation({ root, path, lines, severity, message }: Finding): RelationNote {
  const what = severity === 'high' ? 'an error' : 'a warning';
  return {
    note: `the editor reports ${what} here: ${oneLine(message)}`,
    depth: 0,
    place: { root, path, lines },
    why: l10n.t('is a finding'),
  };
}

/** For a message that no code contains: the nearest line, and the package that may contain it. */
function missingMessageRelations({ message, nearest, packages }: DiagnosticPlan): RelationNote[] {
  if (message !== 'missing') return [];
  const missing = 'no code of the workspace says the message; what is listed raises its type, says something similar, or is in its trace';
  const best = packages?.best;
  const name = best && oneLine([best.package.name, best.package.version].filter(Boolean).join(' '));
  return [
    { note: missing, depth: 0 },
    ...(nearest?.at === undefined ? [] : [atCandidate(nearest, nearest.at)]),
    ...(best && name
      ? [
          {
            note: `the message may come from the installed package ${name}, which says it or the like here`,
            depth: 0,
            place: { root: best.package.root, path: best.path, lines: { first: best.line, last: best.line } },
            why: l10n.t('says the message in the package {0}', name),
          },
        ]
      : []),
  ];
}

function atCandidate({ root, path, symbol, why }: Candidate, line: number): RelationNote {
  const note = `the nearest text of the workspace ${oneLine(why)}`;
  return { note, depth: 0, place: { root, path, lines: { first: line, last: line } }, why, ...(symbol ? { symbol } : {}) };
}

function frameRelation({ frame, file, symbol, line, shifted, compiled, ambiguous }: MappedFrame, i: number): RelationNote {
  const writtenFrame = oneLine(`${frame.path}${frame.line >= 0 ? `:${frame.line + 1}` : ''} ${frame.symbol}`);
  const order = `stack frame ${i + 1} (1 is innermost)`;
  if (!file || line < 0) {
    const where = ambiguous.length ? `one of ${ambiguous.length} files of this workspace, not known which` : 'outside this workspace';
    return { note: `${order}: ${writtenFrame}: ${where}`, depth: 0 };
  }
  const goneNote = `, in which ${oneLine(frame.symbol)} of the trace is no longer defined: what stands at that line now is something else`;
  const movedNote = !shifted
    ? ''
    : !symbol && !compiled && frame.symbol
      ? goneNote
      : `, which the trace calls ${writtenFrame}: the code has changed since, or is compiled`;
  const note = `${order}: ${symbol ? readableName(symbol) : file.path}${movedNote}`;
  const place = { root: file.root, path: file.path, lines: { first: line, last: line } };
  return { note, depth: 0, place, why: l10n.t('stack frame'), ...(symbol ? { symbol } : {}) };
}

/** The class, its raisers except the sites, which have lines of their own, and its handlers. */
function exceptionRelations({ type, raisers, catchers, unreadCount }: ExceptionUse, sites: DiagnosticPlan['sites']): RelationNote[] {
  const name = oneLine(type.fact.name);
  const otherRaisers = raisers.filter((each) => !sites.some(({ symbol }) => symbol.id === each.symbol.id));
  return [
    atLine(type, type.fact.nameRange.start.line, `${name} is defined here`, l10n.t('is the exception')),
    ...otherRaisers
      .slice(0, maxRaises)
      .map(({ symbol, line }) => atLine(symbol, line, raisesPhrase(symbol, name), l10n.t('raises {0}', name), 1)),
    ...catchers
      .slice(0, maxRaises)
      .map(({ symbol, line }) => atLine(symbol, line, `${readableName(symbol)} catches ${name}`, l10n.t('catches {0}', name), 1)),
    ...(unreadCount > 0 ? [{ note: `${unreadCount} more files that use ${name} were not looked at for who catches it`, depth: 1 }] : []),
  ];
}

/** Facts from version control are in no file: a model can state them, not cite them. */
function changeRelations({ symbol, changes }: SiteChanges): RelationNote[] {
  return changes.map(({ date, commit, subject }) => {
    const day = new Date(date).toISOString().slice(0, 10);
    return { note: `${readableName(symbol)} was changed on ${day} by commit ${commit.slice(0, 10)}: ${oneLine(subject)}`, depth: 0 };
  });
}

function stateRelations({ name, site, line, access, mutators }: StateDependency): RelationNote[] {
  const siteNote = `${readableName(site)} ${access === 'both' ? 'reads and changes' : access} ${oneLine(name)}`;
  const listedRelations = mutators.slice(0, maxMutators).map((mutator) => {
    const at = mutator.fact.mutates.find((mention) => mention.name === name)?.line ?? mutator.fact.nameRange.start.line;
    return atLine(mutator, at, `${readableName(mutator)} changes ${oneLine(name)} too`, l10n.t('changes {0}', name), 1);
  });
  const omittedCount = mutators.length - listedRelations.length;
  return [
    atLine(site, line, siteNote, l10n.t('touches {0}', name)),
    ...listedRelations,
    ...(omittedCount > 0 ? [{ note: `${omittedCount} more functions change ${oneLine(name)}`, depth: 1 }] : []),
  ];
}
