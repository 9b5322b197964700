import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import { readPublished, type Assignments } from '~/app/services/award/read-assignments.server';
import { isOpen, type Claim } from '~/domain/claims/claim';
import type { AwardName } from '~/domain/selection/past-awards';
import { readVersions } from './read-versions.server';

export interface PastAssignmentsView extends Assignments {
  /** The numbers of the period's versions, newest first. */
  readonly versions: readonly number[];
  /** Every claim of the period, unanswered ones first, with the driver as this version has them. */
  readonly claims: readonly (Claim & {
    readonly driver: { readonly name: string; readonly seniorityNumber: number | null } | null;
  })[];
}

/** One version of a period's award with the claims of the period; null if it was never published. */
export const readPastWeek = async ({
  deps,
  access,
  award,
}: {
  deps: Pick<Deps, 'stores'>;
  access: AdminSession;
  award: AwardName;
}): Promise<PastAssignmentsView | null> => {
  const { scope } = access;
  const [shown, versions, claims] = await Promise.all([
    readPublished({ deps, access, award }),
    readVersions({ deps, scope }, [award.periodId]),
    deps.stores.claims.list(scope, award.periodId),
  ]);
  if (!shown) return null;
  const rows = new Map(shown.rows.map((row) => [row.employeeId, row]));
  const toView = (claim: Claim) => {
    const row = rows.get(claim.employeeId);
    const driver = row ? { name: row.name, seniorityNumber: row.seniorityNumber } : null;
    return { ...claim, driver };
  };
  return {
    ...shown,
    versions: versions.map(({ version }) => version),
    claims: claims.map(toView).sort((a, b) => Number(isOpen(b)) - Number(isOpen(a))),
  };
};
