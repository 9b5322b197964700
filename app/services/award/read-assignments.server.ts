import type { AdminSession } from '~/app/services/access/session-access';
import type { Deps } from '~/app/services/deps';
import { assignmentRows, type AssignmentRow } from '~/domain/award/assignment-rows';
import { award } from '~/domain/award/award';
import { isAnswered, type AnsweredClaim, type Claim } from '~/domain/claims/claim';
import type { ManualAssignment } from '~/domain/award/manual-assignment';
import { compareAwards, publicationOf, type Compared, type Publication } from './compare-awards';
import { loadAwardInput } from './load-award-input.server';
import { readAward } from './read-record.server';

export interface Assignments {
  readonly rows: readonly AssignmentRow[];
  /** What a provisional or a repeated award changes against the published one before it. */
  readonly difference: Compared | null;
  /** The claims that were answered since the published award before it. */
  readonly answered: readonly AnsweredClaim[];
  readonly publication: Publication | null;
}

const answeredBetween = (
  claims: readonly Claim[],
  before: ReadonlySet<string> | undefined,
  by: ReadonlySet<string> | null,
): AnsweredClaim[] =>
  claims.filter(isAnswered).filter(({ id }) => !before?.has(id) && (by?.has(id) ?? true));

/** The present period's published assignments, or null before the first publication. */
export const readPublished = async ({
  deps,
  access: { scope, site },
}: {
  deps: Pick<Deps, 'stores'>;
  access: AdminSession;
}): Promise<Assignments | null> => {
  const { periodId, awardVersion } = site.window;
  const [award, before, claims] = await Promise.all([
    readAward({ deps, scope, periodId, version: awardVersion }),
    readAward({ deps, scope, periodId, version: awardVersion - 1 }),
    deps.stores.claims.list(scope, periodId),
  ]);
  if (!award) return null;
  const { record } = award;
  return {
    rows: assignmentRows(record.input, record.output),
    difference: before ? compareAwards(before.record, record, 'jobs') : null,
    answered: answeredBetween(claims, before?.answeredClaims, award.answeredClaims),
    publication: publicationOf(record),
  };
};

/** What the engine makes of the present picks: publishes nothing (design 5). */
export const readProvisional = async ({
  deps,
  access: { scope, site, company },
}: {
  deps: Pick<Deps, 'stores'>;
  access: AdminSession;
}): Promise<Assignments> => {
  const { periodId, awardVersion } = site.window;
  const [{ input }, published, claims] = await Promise.all([
    loadAwardInput({ deps, scope, site, company }),
    readAward({ deps, scope, periodId, version: awardVersion }),
    deps.stores.claims.list(scope, periodId),
  ]);
  const output = award(input);
  return {
    rows: assignmentRows(input, output),
    difference: published ? compareAwards(published.record, { input, output }, 'jobs') : null,
    answered: answeredBetween(claims, published?.answeredClaims, null),
    publication: null,
  };
};

/** What the manual assignment form offers, and what stands. */
export const readManual = async ({
  deps,
  access: { scope, site },
}: {
  deps: Pick<Deps, 'stores'>;
  access: AdminSession;
}): Promise<{
  manual: ManualAssignment[];
  drivers: { employeeId: string; name: string; seniorityNumber: number }[];
  jobs: { jobId: string; startTime: string; isAirport: boolean }[];
}> => {
  const [manual, drivers, jobs] = await Promise.all([
    deps.stores.manual.list(scope, site.window.periodId),
    deps.stores.drivers.list(scope),
    deps.stores.jobs.list(scope),
  ]);
  return {
    manual,
    drivers: drivers.items
      .map(({ employeeId, name, seniorityNumber }) => ({ employeeId, name, seniorityNumber }))
      .sort((a, b) => a.seniorityNumber - b.seniorityNumber),
    jobs: jobs.items.map(({ jobId, startTime, isAirport }) => ({ jobId, startTime, isAirport })),
  };
};
