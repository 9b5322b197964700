import type { SiteCall } from '~/app/ports/deps';
import { loadAbsences } from '~/app/services/award/load-absences.server';
import { loadLeave } from '~/app/services/award/load-leave.server';
import { readRecentJobLists } from '~/app/services/picks/read-lists.server';
import { takesTurn } from '~/domain/award/award-input';
import { getFirstSave } from '~/domain/picks/pick-list';
import type { Report } from '~/domain/reports/report';
import { submissionsReport, type WeekBefore } from '~/domain/reports/submissions';
import type { Instant } from '~/domain/time/instant';
import { readFigures, readLatestVersions } from './read-figures.server';

type Args = SiteCall<'stores', { readonly now: Instant }>;

/** The latest published week before the present one; null if none is known. */
const readWeekBefore = async ({ deps, access }: Args): Promise<WeekBefore | null> => {
  const { periodId } = access.site.window;
  const versions = await readLatestVersions({ deps, access });
  const [last, beforeLast] = versions.filter((one) => one.periodId < periodId);
  if (!last) return null;
  const [week] = await readFigures({ deps, scope: access.scope }, [last]);
  if (!week?.figures) return null;
  return {
    periodId: last.periodId,
    drivers: week.figures.drivers,
    // No list is saved after its period is published, and the next period opens after that.
    carriedBefore: beforeLast?.publishedAt ?? null,
  };
};

/**
 * When drivers saved their lists, in the present week and the one before. It reads the present lists, which carry the times
 * of their first and last save, and the figures of one award. The history has every save, but with its whole list: reading
 * it for 1,000 drivers would take a query for each of them.
 */
export const readSubmissions = async (args: Args): Promise<Report> => {
  const { deps, access, now } = args;
  const { scope, site } = access;
  const [drivers, { lists }, absences, leave, before] = await Promise.all([
    deps.stores.drivers.list(scope),
    readRecentJobLists({ deps, scope, site, now }),
    loadAbsences({ deps, scope, site }),
    loadLeave({ deps, scope, site }),
    readWeekBefore(args),
  ]);
  const turns = new Set(
    drivers.items
      .filter((driver) =>
        takesTurn({
          ...driver,
          onVacation: absences.get(driver.employeeId),
          onLeave: leave.get(driver.employeeId),
        }),
      )
      .map(({ employeeId }) => employeeId),
  );
  const saves = lists
    .filter(({ periodId }) => periodId === site.window.periodId)
    .filter(({ employeeId }) => turns.has(employeeId))
    .map((list) => ({ first: getFirstSave(list), last: list.acceptedAt }));
  return submissionsReport({ saves, window: site.window, before, now });
};
