import { serverCopy } from '~/app/copy/copy';
import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { findLatestAward } from '~/app/services/past-weeks/read-versions.server';
import type { AwardName } from '~/domain/selection/past-awards';
import { isPeriodId, readCount } from '~/domain/selection/past-weeks';

/** The version in the URL, or `latest` if it names none. Throws a 404 for anything that is no version. */
export const askedVersion = (request: Request, latest: number): number => {
  const asked = new URL(request.url).searchParams.get('version');
  if (asked === null) return latest;
  const version = readCount(asked);
  if (version === null) throw new Response(serverCopy.common.notPublishedYet, { status: 404 });
  return version;
};

/**
 * The job award of the period and version in the URL, or else the latest one of the current period. Throws a 404 if the
 * period has no award.
 */
export const findAskedAward = async (
  { request, deps, access }: { request: Request; deps: Deps; access: AdminSession },
  named?: string,
): Promise<AwardName> => {
  const { scope, site } = access;
  const periodId = named ?? new URL(request.url).searchParams.get('period') ?? site.window.periodId;
  const latest = isPeriodId(periodId)
    ? await findLatestAward({ deps, scope, window: site.window }, periodId)
    : null;
  if (!latest) throw new Response(serverCopy.common.periodNotPublished, { status: 404 });
  return { periodId, version: askedVersion(request, latest.version) };
};
