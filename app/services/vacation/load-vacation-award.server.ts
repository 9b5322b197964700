import type { Deps } from '~/app/ports/deps';
import type { AwardInput } from '~/domain/award/award-input';
import { awardSettings } from '~/domain/award/award-settings';
import type { SiteScope } from '~/domain/company/scope';
import type { Site } from '~/domain/site/site';
import {
  countSlots,
  type ManualVacation,
  type VacationWeek,
  type WeekSlots,
} from '~/domain/vacation/vacation-week';
import { getOthersWeeks } from '~/domain/vacation/given-up';
import { dropTradedAway, findFreedWeeks } from '~/domain/vacation/find-freed-weeks';
import { givenUpOfList, type VacationPicks } from '~/domain/vacation/vacation-picks';
import { getAwardInForce } from '~/domain/site/current-award';
import { stayedClosed, vacationAwardId } from '~/domain/vacation/vacation-portal';
import {
  addApproved,
  readApproved,
  type AwardTrades,
} from '~/app/services/award/load-trades.server';
import type { AwardLoading } from '~/app/services/award/load-award-input.server';
import { readAward, type PublishedAward } from '~/app/services/award/read-record.server';
import type { ApprovedTrade } from '~/domain/trades/trade-offer';
import { readWeeks } from './read-weeks.server';

export interface LoadedVacations {
  readonly input: AwardInput;
  readonly weeks: readonly WeekSlots[];
  readonly picks: readonly VacationPicks[];
  readonly manual: readonly ManualVacation[];
  /** The approved trades that the input has, and those that the published weeks already contain. */
  readonly trades: AwardTrades;
}

type Args = AwardLoading<VacationPicks>;

/** What an award of vacation weeks reads from the stores. */
export interface VacationFacts {
  readonly drivers: AwardInput['drivers'];
  readonly storedWeeks: readonly VacationWeek[];
  readonly picks: readonly VacationPicks[];
  readonly manual: readonly ManualVacation[];
  /** The published award; null before the first, or if it was withdrawn. */
  readonly published: PublishedAward | null;
  readonly approved: readonly ApprovedTrade[];
}

/** The approved trades of this selection: once the portal opens again, drivers rank weeks anew, and earlier trades no longer count. */
const readApprovedTrades = async (
  deps: Pick<Deps, 'stores'>,
  scope: SiteScope,
  portal: Site['vacation'],
): Promise<ApprovedTrade[]> => {
  if (!stayedClosed(portal)) return [];
  const approved = await readApproved(deps, scope, vacationAwardId);
  return approved.filter(({ answer }) => answer.at > (portal.closedAt ?? ''));
};

export const readVacationFacts = async ({
  deps,
  scope,
  site,
  readLists,
}: Args): Promise<VacationFacts> => {
  const inForce = getAwardInForce(site, 'vacations');
  const [drivers, { weeks: storedWeeks, manual }, picks, published, approved] = await Promise.all([
    deps.stores.drivers.list(scope),
    readWeeks({ deps, scope }),
    readLists(),
    inForce && readAward({ deps, scope, ...inForce }),
    readApprovedTrades(deps, scope, site.vacation),
  ]);
  return { drivers: drivers.items, storedWeeks, picks, manual, published, approved };
};

const toPreferences = (
  picks: readonly VacationPicks[],
  getStruck: (list: VacationPicks) => readonly string[],
): AwardInput['vacationPreferences'] =>
  picks.map((list) => {
    const struck = getStruck(list);
    return {
      driverId: list.employeeId,
      preferences: list.weekIds,
      submissionTime: list.acceptedAt,
      ...(struck.length > 0 && { struck }),
    };
  });

/** What does not count in a list if all weeks are awarded anew: weeks given up, and then weeks that others hold. */
const findStruck =
  ({ storedWeeks: weeks, picks: lists, manual, published }: VacationFacts) =>
  (list: VacationPicks): string[] => {
    const { employeeId, weekIds, givenUp = [] } = list;
    if (givenUp.length === 0) return [];
    const held = { weeks, lists, manual, published: published?.record.output.vacations ?? [] };
    const others = getOthersWeeks({ employeeId, ...held });
    return weekIds.filter((weekId) => givenUp.includes(weekId) || others.includes(weekId));
  };

/** The input of the award in the engine's format. Weeks that were freed after publishing are passed on. */
export const toVacationAward = (
  { site, company }: Pick<Args, 'site' | 'company'>,
  facts: VacationFacts,
): LoadedVacations => {
  const { drivers, storedWeeks, picks, manual, published, approved } = facts;
  const weeks = countSlots(storedWeeks, manual);
  const input: AwardInput = {
    settings: awardSettings(site.settings, company.settings),
    site: { siteName: site.name, timeZone: site.timeZone },
    drivers,
    jobs: [],
    preferences: [],
    manualAssignments: [],
    vacationWeeks: weeks.map(({ weekId, startDate, endDate, totalSlots, remainingSlots }) => ({
      weekId,
      startDate,
      endDate,
      totalSlots,
      remainingSlots,
    })),
    vacationPreferences: toPreferences(picks, findStruck(facts)),
    manualVacationAssignments: manual.map(({ driverId, weekId }) => ({ driverId, weekId })),
  };
  const read = { weeks, picks, manual };
  if (published && stayedClosed(site.vacation)) {
    // The published weeks contain the trades of their version, and manual weeks that were traded away are not new.
    const standing = dropTradedAway(manual, { approved, published: published.record });
    const ofStanding = {
      ...input,
      manualVacationAssignments: standing.map(({ driverId, weekId }) => ({ driverId, weekId })),
    };
    const freedWeeks = findFreedWeeks(published.record, {
      input: ofStanding,
      lists: picks,
      manual: standing,
    });
    if (freedWeeks) {
      const vacationPreferences = toPreferences(picks, givenUpOfList);
      const settled = published.trades;
      return {
        ...addApproved({ ...ofStanding, vacationPreferences, freedWeeks }, 'vacations', {
          approved,
          settled,
        }),
        ...read,
      };
    }
  }
  return { ...addApproved(input, 'vacations', { approved }), ...read };
};

/** Everything that an award of vacation weeks reads, in the engine's format. */
export const loadVacationAward = async (args: Args): Promise<LoadedVacations> =>
  toVacationAward(args, await readVacationFacts(args));
