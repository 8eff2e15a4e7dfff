// Searches installed packages for a message that the workspace does not contain: libraries and runtimes raise most of the messages that
// people paste.
import type { CancellationToken } from '../../base/cancellation.ts';
import type { Inquiry } from '../../searching/inquiry.ts';
import type { Retrieval } from '../../planning/retrieve.ts';
import type { LookUpDependencies } from '../input/lookUpDependencies.ts';

/** Fewer words occur in too many packages to single one out. */
const minWords = 3;

/** Adds the results in packages to `retrieval`, where its plan has a message that the workspace lacks. Rejects with `CancelledError`. */
export async function withPackages(
  retrieval: Retrieval,
  { intent, scope }: Inquiry,
  { findInPackages }: Pick<LookUpDependencies, 'findInPackages'>,
  token: CancellationToken,
): Promise<Retrieval> {
  const { plan } = retrieval;
  if (!findInPackages || plan.mode !== 'diagnostic' || plan.message !== 'missing' || !scope.known) return retrieval;
  const message = intent.quotedTexts.find((each) => each.trim().split(/\s+/).length >= minWords);
  const packageFind = message === undefined ? undefined : await findInPackages(message, intent, token);
  if (!packageFind) return retrieval;
  const { best, ...findWithoutPlace } = packageFind;
  const isInside = best && scope.contains(best.package.root, best.path, best.line);
  return { ...retrieval, plan: { ...plan, packages: isInside ? packageFind : findWithoutPlace } };
}
