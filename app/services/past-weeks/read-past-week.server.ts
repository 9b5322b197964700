import type { AdminCall } from '~/app/ports/deps';
import { readPublished, type Assignments } from '~/app/services/award/read-assignments.server';
import {
  readPublishedVacations,
  type VacationAssignments,
} from '~/app/services/vacation/read-vacation-assignments.server';
import type { DriverRow } from '~/domain/award/figures/assignment-rows';
import { isOpen, type Claim } from '~/domain/claims/claim';
import type { AwardName } from '~/domain/selection/past-awards';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';
import { readVersions } from './read-versions.server';

export interface PastAssignmentsView extends Assignments {
  /** The numbers of the period's versions, newest first. */
  readonly versions: readonly number[];
  /** Every claim of the period. */
  readonly claims: readonly PastClaim[];
}

/** A claim with its driver and the site's time zone as the shown version has them. */
type PastClaim = Claim & {
  readonly driver: { readonly name: string; readonly seniorityNumber: number | null } | null;
  readonly timeZone: string;
};

/** The claims with their drivers, unanswered ones first. */
const describeClaims = (
  claims: readonly Claim[],
  rows: readonly DriverRow[],
  { timeZone }: { readonly timeZone: string },
): PastClaim[] => {
  const drivers = new Map(rows.map((row) => [row.employeeId, row]));
  return claims
    .map((claim) => {
      const row = drivers.get(claim.employeeId);
      return {
        ...claim,
        driver: row ? { name: row.name, seniorityNumber: row.seniorityNumber } : null,
        timeZone,
      };
    })
    .sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)));
};

/** One version of a period's award with the claims of the period; null if it was never published. */
export const readPastWeek = async ({
  deps,
  access,
  award,
}: AdminCall<'stores', { award: AwardName }>): Promise<PastAssignmentsView | null> => {
  const { scope, site } = access;
  const [shown, versions, claims] = await Promise.all([
    readPublished({ deps, access, award }),
    readVersions({ deps, scope }, [award.periodId]),
    deps.stores.claims.list(scope, award.periodId),
  ]);
  if (!shown) return null;
  return {
    ...shown,
    versions: versions.map(({ version }) => version),
    claims: describeClaims(claims, shown.rows, shown.publication?.site ?? site),
  };
};

type PastVacationsView = VacationAssignments & Pick<PastAssignmentsView, 'claims'>;

/** One version of the vacation award with the claims about it; null if it was never published. */
export const readPastVacations = async ({
  deps,
  access,
  version,
}: AdminCall<'stores', { version: number }>): Promise<PastVacationsView | null> => {
  const [shown, claims] = await Promise.all([
    readPublishedVacations({ deps, access }, version),
    deps.stores.claims.list(access.scope, vacationAwardId),
  ]);
  const own = claims.filter(({ awardVersion }) => awardVersion === version);
  return (
    shown && {
      ...shown,
      claims: describeClaims(own, shown.rows, shown.publication?.site ?? access.site),
    }
  );
};
