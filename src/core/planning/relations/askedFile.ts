// Finds the file that a question about imports means: by its path, or by a named or selected definition in it.
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import { fileKeyOf } from '../../base/fileKey.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { inScope } from '../../searching/scope.ts';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { SubjectRelation } from '../../reading/intent.ts';

/** The module of the only file whose path the question names; undefined where it names another thing, no file or several. */
export function fileByPath(
  { name }: Pick<SubjectRelation, 'name'>,
  { intent }: Pick<Inquiry, 'intent'>,
  { files, graph }: Sources,
): SymbolNode | undefined {
  const [mention, ...others] = intent.paths;
  if (!mention || others.length) return undefined;
  // Part of a path can look like a name: `lib` of `lib/errors.js`.
  if (name !== undefined && name !== mention.path && !mention.path.split(/[/.]/).includes(name)) return undefined;
  const [file, ...namesakes] = files.match(mention.path)?.files ?? [];
  return file && namesakes.length === 0 ? graph.inFile(file.root, file.path)[0] : undefined;
}

/** The module of the only file that defines the selected or named symbol; undefined where several do. */
export function fileOfName({ name }: Pick<SubjectRelation, 'name'>, { focus, scope }: Inquiry, { graph }: Sources): SymbolNode | undefined {
  const symbols = focus.length ? focus : name === undefined ? [] : graph.byName(name).filter((symbol) => inScope(symbol, scope));
  const code = symbols.filter(({ role }) => role === 'code');
  const [only, ...others] = firstOfEach(code.length ? code : symbols, fileKeyOf);
  return only && others.length === 0 ? graph.inFile(only.root, only.path)[0] : undefined;
}
