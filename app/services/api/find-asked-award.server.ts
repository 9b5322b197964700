import type { SiteCall } from '~/app/ports/deps';
import { findLatestAward } from '~/app/services/past-weeks/read-versions.server';
import type { AwardName } from '~/domain/selection/past-awards';
import { fail, ok, type Result } from '~/domain/shared/result';

export type AskedAwardRefusal =
  | { readonly code: 'nothing-published' }
  /** The newest version no longer counts, and no later one has replaced it. */
  | { readonly code: 'award-withdrawn'; readonly version: number };

/**
 * The award of jobs that a program asks for: a version, whether it counts or not, or else the newest one of the period if it
 * counts.
 */
export const findAskedAward = async (
  { deps, access: { scope, site } }: SiteCall<'stores'>,
  { periodId, version }: { readonly periodId: string; readonly version?: number | undefined },
): Promise<Result<AwardName, AskedAwardRefusal>> => {
  if (version !== undefined) return ok({ periodId, version });
  const latest = await findLatestAward({ deps, scope, window: site.window }, periodId);
  const [listed] = latest ? await deps.stores.awards.versions(scope, [latest]) : [];
  if (!listed) return fail({ code: 'nothing-published' });
  return listed.withdrawn === undefined
    ? ok({ periodId, version: listed.version })
    : fail({ code: 'award-withdrawn', version: listed.version });
};
