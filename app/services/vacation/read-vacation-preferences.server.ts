import type { DriverSession } from '~/app/services/access/session-access';
import type { Deps } from '~/app/services/deps';
import { award } from '~/domain/award/award';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import type { Deadline } from '~/domain/portal/selection-window';
import { toEpochMs } from '~/domain/shared/instant';
import { dayIn, toWallTime } from '~/domain/shared/zoned-time';
import type { SiteScope } from '~/domain/tenancy/scope';
import { offeredWeeks, type OfferedWeek } from '~/domain/vacation/offered-week';
import { currentVacationPicks, type VacationPicks } from '~/domain/vacation/vacation-picks';
import {
  isPortalOpen,
  vacationAwardId,
  type VacationPortal,
} from '~/domain/vacation/vacation-portal';
import type { ManualVacation } from '~/domain/vacation/vacation-week';
import { loadVacationAward } from './load-vacation-award.server';
import { loadWeeksAndPicks, type WeeksAndPicks } from './load-weeks-and-picks.server';

export interface WeeksAndSlots extends WeeksAndPicks {
  readonly manual: readonly ManualVacation[];
}

/** What the page of vacation weeks reads beside the guard. */
export const loadWeeksAndSlots = async (args: {
  deps: Pick<Deps, 'stores'>;
  scope: SiteScope;
  employeeId: string;
}): Promise<WeeksAndSlots> => {
  const [weeksAndPicks, manual] = await Promise.all([
    loadWeeksAndPicks(args),
    args.deps.stores.weeks.manual(args.scope),
  ]);
  return { ...weeksAndPicks, manual };
};

export interface VacationPreferences {
  /** By week id as text. */
  readonly weeks: readonly OfferedWeek[];
  /** The driver's list without weeks that are gone, and those. */
  readonly weekIds: readonly string[];
  readonly vanished: readonly string[];
  readonly saved: VacationPicks | null;
  readonly mayEdit: boolean;
  /** When saving ends or ended; null where no time is known. */
  readonly closing: Deadline | null;
  readonly isPublished: boolean;
  /** The driver's part of the published award. */
  readonly outcome: DriverOutcome | null;
  /** A week that became free and goes to the driver when the weeks are published again. */
  readonly offeredId: string | null;
  readonly isGivenUp: boolean;
}

const closingOf = ({ closesAt, closedAt }: VacationPortal, timeZone: string): Deadline | null => {
  if (closesAt || closedAt === null) return closesAt;
  return { instant: closedAt, wallTime: toWallTime(toEpochMs(closedAt), timeZone), timeZone };
};

/**
 * What the rules would give the driver now, where that is another week than the published one: somebody
 * gave one up. Computed only once somebody has.
 */
const offeredTo = async ({
  outcome,
  employeeId,
  ...about
}: Parameters<typeof loadVacationAward>[0] & {
  outcome: DriverOutcome | null;
  employeeId: string;
}): Promise<string | null> => {
  const lists = await about.deps.stores.vacationPicks.list(about.scope);
  if (!lists.some(({ givenUp = [] }) => givenUp.length > 0)) return null;
  const { input } = await loadVacationAward(about);
  const next = award(input).vacations.find(({ driverId }) => driverId === employeeId);
  return next && next.weekId !== outcome?.awardedId ? next.weekId : null;
};

/** Everything the driver's vacation page shows. `now` is an ISO instant. */
export const readVacationPreferences = async ({
  deps,
  access: { scope, site, company, driver },
  loaded: { weeks, stored, manual },
  now,
}: {
  deps: Pick<Deps, 'stores'>;
  access: DriverSession;
  loaded: WeeksAndSlots;
  now: string;
}): Promise<VacationPreferences> => {
  const { vacation, timeZone } = site;
  const { awardVersion } = vacation;
  const isPublished = awardVersion > 0;
  const published = isPublished
    ? await deps.stores.awards.outcome(scope, vacationAwardId, awardVersion, driver.employeeId)
    : null;
  const outcome = published?.outcome ?? null;
  const mayEdit = isPortalOpen(vacation, now);
  return {
    ...currentVacationPicks(stored, weeks),
    weeks: offeredWeeks(weeks, manual, dayIn(timeZone, now)),
    saved: stored,
    mayEdit,
    closing: closingOf(vacation, timeZone),
    isPublished,
    outcome,
    offeredId:
      isPublished && !mayEdit
        ? await offeredTo({ deps, scope, site, company, outcome, employeeId: driver.employeeId })
        : null,
    isGivenUp: stored?.givenUp?.some((weekId) => weekId === outcome?.awardedId) ?? false,
  };
};
