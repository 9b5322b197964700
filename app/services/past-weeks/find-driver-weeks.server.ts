import type { AwardVersion } from '~/app/ports/award';
import type { ScopeCall } from '~/app/ports/deps';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import type { Claim } from '~/domain/claims/claim';
import { getSubject, type ClaimSubject } from '~/domain/claims/claim-subject';
import type { SelectionWindow } from '~/domain/selection/selection-window';
import { readYear, type YearOfVersions } from './read-versions.server';

/** What a driver got in one version of a week's award. */
export interface DriverWeek extends Pick<
  AwardVersion,
  'version' | 'publishedAt' | 'timeZone' | 'stage'
> {
  readonly periodId: string;
  /** Whether no later version replaced it. */
  readonly isLatest: boolean;
  readonly isWithdrawn: boolean;
  readonly outcome: DriverOutcome;
}

/** What a driver got in a year, newest first. A version that the driver was not part of is left out. */
export const findDriverWeeks = async (
  args: ScopeCall<'stores', { window: SelectionWindow }>,
  { employeeId, year: asked }: { employeeId: string; year: number | null },
): Promise<Omit<YearOfVersions, 'versions'> & { weeks: DriverWeek[] }> => {
  const { versions, ...of } = await readYear(args, asked);
  const outcomes = await args.deps.stores.awards.outcomesIn(args.scope, versions, employeeId);
  const weeks = versions.flatMap(
    ({ periodId, version, publishedAt, timeZone, stage, withdrawn }, index) => {
      const outcome = outcomes[index];
      const isLatest = versions[index - 1]?.periodId !== periodId;
      const isWithdrawn = withdrawn !== undefined;
      return outcome
        ? [{ periodId, version, publishedAt, timeZone, stage, isLatest, isWithdrawn, outcome }]
        : [];
    },
  );
  return { ...of, weeks };
};

/** A driver's week with the claims that they filed about the version. */
export interface DriverWeekWithClaims extends DriverWeek {
  readonly claims: readonly (Pick<Claim, 'id' | 'state'> & { readonly subject: ClaimSubject })[];
}

/** `findDriverWeeks` for administrators. */
export const findDriverHistory = async (
  ...[args, search]: Parameters<typeof findDriverWeeks>
): Promise<Omit<YearOfVersions, 'versions'> & { weeks: DriverWeekWithClaims[] }> => {
  const { weeks, ...of } = await findDriverWeeks(args, search);
  const [last, first] = [weeks[0], weeks.at(-1)];
  const claims =
    first && last
      ? await args.deps.stores.claims.listBetween(args.scope, first.periodId, last.periodId)
      : [];
  const own = claims.filter(({ employeeId }) => employeeId === search.employeeId);
  const findClaims = ({ periodId, version }: DriverWeek) =>
    own
      .filter((claim) => claim.periodId === periodId && claim.awardVersion === version)
      .map((claim) => ({ id: claim.id, state: claim.state, subject: getSubject(claim) }));
  return { ...of, weeks: weeks.map((week) => ({ ...week, claims: findClaims(week) })) };
};
