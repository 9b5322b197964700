import type { AdminSession } from '~/app/services/access/session-access';
import type { Deps } from '~/app/services/deps';
import { assignmentRows, type AssignmentRow } from '~/domain/award/assignment-rows';
import { award } from '~/domain/award/award';
import {
  differenceOfAwards,
  firstAffectedSeniority,
  type AwardDifference,
} from '~/domain/award/award-difference';
import type { AwardRecord } from '~/domain/award/award-record';
import { isAnswered, type AnsweredClaim, type Claim } from '~/domain/claims/claim';
import type { ManualAssignment } from '~/domain/award/manual-assignment';
import { loadAwardInput } from './load-award-input.server';
import { readAward } from './read-record.server';

export interface PublishedDifference {
  readonly changes: readonly AwardDifference[];
  /** From which place in the seniority order on results changed. */
  readonly from: { readonly rank: number; readonly seniorityNumber: number | null } | null;
}

export interface Assignments {
  readonly rows: readonly AssignmentRow[];
  /** What a provisional or a repeated award changes against the published one before it. */
  readonly difference: PublishedDifference | null;
  /** The claims that were answered since the published award before it. */
  readonly answered: readonly AnsweredClaim[];
  readonly publication: {
    readonly version: number;
    readonly publishedAt: string;
    readonly digest: string;
  } | null;
}

const compare = (
  before: AwardRecord,
  after: Pick<AwardRecord, 'input' | 'output'>,
): PublishedDifference => {
  const changes = differenceOfAwards(before.output, after.output);
  return {
    changes,
    from: firstAffectedSeniority(changes, before.input.drivers, after.input.drivers),
  };
};

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
  const { version, publishedAt, digest } = record;
  return {
    rows: assignmentRows(record.input, record.output),
    difference: before ? compare(before.record, record) : null,
    answered: answeredBetween(claims, before?.answeredClaims, award.answeredClaims),
    publication: { version, publishedAt, digest },
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
    difference: published ? compare(published.record, { input, output }) : null,
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
