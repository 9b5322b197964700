import { serverCopy } from '~/app/copy/copy';
import { findAskedAward } from '~/app/platform/forms/asked-award.server';
import type { AdminArgs } from '~/app/platform/guards/guards.server';
import { readAskedVacations } from '~/app/routes/admin/final-vacation-assignments/read-view.server';
import type { Compared } from '~/app/services/award/compare-awards';
import { readProvisional, readPublished } from '~/app/services/award/read-assignments.server';
import type { Catalogue } from '~/domain/award/award';
import type { AwardSite } from '~/domain/award/award-input';
import { getSeal, type Seal } from '~/domain/site/seal';

type Args = Pick<AdminArgs, 'request' | 'deps' | 'access' | 'receivedAt'>;

const readAskedJobs = async (args: Args, isProvisional: boolean) => {
  const { deps, access, receivedAt: now } = args;
  return isProvisional
    ? readProvisional({ deps, access, now })
    : readPublished({ deps, access, award: await findAskedAward(args) });
};

export interface AskedDifference {
  readonly of: Catalogue;
  readonly difference: Compared;
  /** The version that differs from the one before; null for a provisional award. */
  readonly version: number | null;
  /** The ISO week of jobs. */
  readonly periodId: string;
  /** As the version names it; null for a provisional award. */
  readonly site: AwardSite | null;
}

/**
 * How the award in the URL differs from the version before, or until when it is sealed. Throws a 404 if there is no
 * version to compare it with.
 */
export const readAskedDifference = async (
  args: Args,
): Promise<{ readonly seal: Seal } | { readonly seal: null; readonly asked: AskedDifference }> => {
  const { request, access, receivedAt } = args;
  const query = new URL(request.url).searchParams;
  const of: Catalogue = query.get('of') === 'vacations' ? 'vacations' : 'jobs';
  const shown = await (of === 'jobs'
    ? readAskedJobs(args, query.get('view') === 'provisional')
    : readAskedVacations(args));
  const seal = shown ? null : getSeal(access.site, of, receivedAt);
  if (seal) return { seal };
  if (!shown?.difference) throw new Response(serverCopy.assignments.nothingBefore, { status: 404 });
  return {
    seal: null,
    asked: {
      of,
      difference: shown.difference,
      version: shown.publication?.version ?? null,
      site: shown.publication?.site ?? null,
      periodId: (shown.publication && query.get('period')) ?? access.site.window.periodId,
    },
  };
};
