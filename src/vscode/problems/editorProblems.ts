// Collects the reports of compilers and linters about the open folders for a question: errors first, so that a limit drops warnings.
import * as vscode from 'vscode';
import { maxProblems, type EditorProblem } from '../../core/findings/problemFindings.ts';
import type { Root } from '../../core/ports.ts';
import { fileRefOf } from '../workspace/roots.ts';

/** In characters; longer messages are lists of reasons. */
const maxMessageLength = 500;

/** Errors and warnings of files in `roots`, without hints and foreign files. */
export function editorProblems(roots: readonly Root[]): readonly EditorProblem[] {
  const problems = vscode.languages.getDiagnostics().flatMap(([uri, diagnostics]) => {
    const file = fileRefOf(uri, roots);
    const seriousDiagnostics = diagnostics.filter(({ severity }) => severity <= vscode.DiagnosticSeverity.Warning);
    return file ? seriousDiagnostics.map((diagnostic) => problemOf(file, diagnostic)) : [];
  });
  return problems.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error')).slice(0, maxProblems);
}

function problemOf(
  { root, path }: { readonly root: string; readonly path: string },
  { severity, range, message, source }: vscode.Diagnostic,
): EditorProblem {
  return {
    ...{ root, path, line: range.start.line + 1, message: message.slice(0, maxMessageLength) },
    severity: severity === vscode.DiagnosticSeverity.Error ? 'error' : 'warning',
    ...(source ? { source } : {}),
  };
}
