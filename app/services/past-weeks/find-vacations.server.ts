import type { AwardHolder, AwardVersion } from '~/app/ports/award';
import type { ScopeCall } from '~/app/ports/deps';
import { readHolders } from '~/app/services/award/read-holders.server';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import type { WeekHolder } from '~/domain/award/week-holders';
import type { Site } from '~/domain/site/site';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';

type Args = ScopeCall<'stores', { readonly site: Pick<Site, 'vacation'> }>;

/** How many versions of the vacation award are read at once. */
const vacationPage = 20;

/** The versions of the vacation award below `below`, newest first. They are counted across all years. */
export const readVacationPage = (
  { deps, scope, site: { vacation } }: Args,
  below: number | null,
): Promise<AwardVersion[]> => {
  const newest = Math.min((below ?? Infinity) - 1, vacation.awardVersion);
  const names = Array.from({ length: Math.min(vacationPage, Math.max(0, newest)) }, (_, index) => ({
    periodId: vacationAwardId,
    version: newest - index,
  }));
  return deps.stores.awards.versions(scope, names);
};

interface VacationVersion extends Pick<AwardVersion, 'version' | 'publishedAt' | 'timeZone'> {
  /** Whether no later version replaced it. */
  readonly isLatest: boolean;
  readonly isWithdrawn: boolean;
}

interface VacationPage<Row> {
  /** Newest first. */
  readonly versions: readonly (VacationVersion & Row)[];
  /** Where the older versions begin; null if there are none. */
  readonly older: number | null;
}

/** A page of versions with what `findRow` finds in each; one without anything is left out. */
const toPage = <Row>(
  { site: { vacation } }: Args,
  versions: readonly AwardVersion[],
  findRow: (index: number) => Row | null,
): VacationPage<Row> => {
  const oldest = versions.at(-1)?.version ?? 1;
  return {
    versions: versions.flatMap(({ version, publishedAt, timeZone, withdrawn }, index) => {
      const row = findRow(index);
      const isLatest = version === vacation.awardVersion;
      const isWithdrawn = withdrawn !== undefined;
      return row ? [{ version, publishedAt, timeZone, isLatest, isWithdrawn, ...row }] : [];
    }),
    // Versions have no gaps, so a page that is not full ends where older ones were erased.
    older: oldest > 1 && versions.length === vacationPage ? oldest : null,
  };
};

export type DriverVacations = VacationPage<{ readonly outcome: DriverOutcome }>;

/** Which weeks a driver held in each version. A version that the driver was not part of is left out. */
export const findDriverVacations = async (
  args: Args,
  { employeeId, below }: { employeeId: string; below: number | null },
): Promise<DriverVacations> => {
  const versions = await readVacationPage(args, below);
  const outcomes = await args.deps.stores.awards.outcomesIn(args.scope, versions, employeeId);
  return toPage(args, versions, (index) => {
    const outcome = outcomes[index];
    return outcome ? { outcome } : null;
  });
};

/** `holders`: null if the record was not read. */
export type WeekVersions = VacationPage<{ readonly holders: readonly WeekHolder[] | null }>;

/** To whom each version gave a vacation week. A version in which the week was not offered is left out. */
export const findWeekVersions = async (
  args: Args,
  { weekId, below }: { weekId: string; below: number | null },
): Promise<WeekVersions> => {
  const versions = await readVacationPage(args, below);
  const all = await readHolders(args, versions);
  const isOfWeek = (one: AwardHolder): one is WeekHolder =>
    'weekId' in one && one.weekId.toLowerCase() === weekId.toLowerCase();
  return toPage(args, versions, (index) => {
    const holders = all[index]?.filter(isOfWeek) ?? null;
    return holders?.length === 0 ? null : { holders };
  });
};
