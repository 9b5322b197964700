import type { Deps } from '~/app/ports/deps';
import type { AwardLoading } from '~/app/services/award/load-award-input.server';
import {
  addApproved,
  readApproved,
  type AwardTrades,
} from '~/app/services/award/load-trades.server';
import { readAward, type PublishedAward } from '~/app/services/award/read-record.server';
import { pickDriver, type AwardInput } from '~/domain/award/award-input';
import { awardSettings } from '~/domain/award/award-settings';
import type { SiteScope } from '~/domain/company/scope';
import { getAwardInForce } from '~/domain/site/current-award';
import type { Site } from '~/domain/site/site';
import type { ApprovedTrade } from '~/domain/trades/trade-offer';
import { offerOpenWeeks } from '~/domain/vacation/closed-weeks';
import { dropTradedAway, findFreedWeeks } from '~/domain/vacation/find-freed-weeks';
import { getOthersWeeks } from '~/domain/vacation/given-up';
import { keepManualVacations, keepPublishedWeeks } from '~/domain/vacation/keep-published-weeks';
import { givenUpOfList, type VacationPicks } from '~/domain/vacation/vacation-picks';
import { stayedClosed, vacationAwardId } from '~/domain/vacation/vacation-portal';
import { countSlots, type ManualVacation, type WeekFields } from '~/domain/vacation/vacation-week';
import { readWeeks } from './read-weeks.server';

export interface LoadedVacations {
  readonly input: AwardInput;
  /** Today's list. */
  readonly weeks: readonly WeekFields[];
  readonly picks: readonly VacationPicks[];
  readonly manual: readonly ManualVacation[];
  /** The approved trades that the input has, and those that the published weeks already contain. */
  readonly trades: AwardTrades;
}

type Args = AwardLoading<VacationPicks>;

/** What an award of vacation weeks reads from the stores. */
export interface VacationFacts {
  readonly drivers: AwardInput['drivers'];
  readonly weeks: readonly WeekFields[];
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
  const [drivers, { weeks, manual }, picks, published, approved] = await Promise.all([
    deps.stores.drivers.list(scope),
    readWeeks({ deps, scope }),
    readLists(),
    inForce && readAward({ deps, scope, ...inForce }),
    readApprovedTrades(deps, scope, site.vacation),
  ]);
  return { drivers: drivers.items, weeks, picks, manual, published, approved };
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
  ({ weeks, picks: lists, manual, published }: VacationFacts) =>
  (list: VacationPicks): string[] => {
    const { employeeId, weekIds, givenUp = [] } = list;
    if (givenUp.length === 0) return [];
    const held = { weeks, lists, manual, published: published?.record.output.vacations ?? [] };
    const others = getOthersWeeks({ employeeId, ...held });
    return weekIds.filter((weekId) => givenUp.includes(weekId) || others.includes(weekId));
  };

const toDriverWeeks = (
  manual: readonly ManualVacation[],
): AwardInput['manualVacationAssignments'] =>
  manual.map(({ driverId, weekId }) => ({ driverId, weekId }));

const toInput = (
  { site, company }: Pick<Args, 'site' | 'company'>,
  facts: VacationFacts,
): AwardInput => ({
  settings: awardSettings(site.settings, company.settings),
  site: { siteName: site.name, timeZone: site.timeZone },
  drivers: facts.drivers.map(pickDriver),
  jobs: [],
  preferences: [],
  manualAssignments: [],
  vacationWeeks: countSlots(facts.weeks, facts.manual).map(
    ({ weekId, startDate, endDate, totalSlots, remainingSlots }) => ({
      weekId,
      startDate,
      endDate,
      totalSlots,
      remainingSlots,
    }),
  ),
  vacationPreferences: toPreferences(facts.picks, findStruck(facts)),
  manualVacationAssignments: toDriverWeeks(facts.manual),
});

/** A later version of published weeks: freed weeks are passed on, or all weeks are awarded anew. */
const toLaterVersion = (
  about: Pick<Args, 'site' | 'company'>,
  today: VacationFacts,
  { record, trades: settled }: PublishedAward,
): Pick<LoadedVacations, 'input' | 'trades'> => {
  const { weeks: listed, manual: assigned, picks: lists, approved } = today;
  const kept = keepManualVacations(record, { weeks: listed, lists });
  const manual = [...assigned, ...kept];
  // The published weeks contain the trades of their version, and manual weeks that were traded away are not new.
  const standing = dropTradedAway(manual, { approved, published: record });
  const weeks = keepPublishedWeeks(record, { weeks: listed, manual: standing });
  const facts = { ...today, weeks, manual };
  const input = toInput(about, facts);
  const ofStanding = { ...input, manualVacationAssignments: toDriverWeeks(standing) };
  const freedWeeks = findFreedWeeks(record, { input: ofStanding, lists, manual: standing });
  if (!freedWeeks) {
    const inEffect = settled.filter(({ counts }) => counts).map(({ id }) => id);
    return addApproved(input, 'vacations', { approved, inEffect });
  }
  const vacationPreferences = toPreferences(lists, givenUpOfList);
  return addApproved({ ...ofStanding, vacationPreferences, freedWeeks }, 'vacations', {
    approved,
    settled,
  });
};

/** The input of the award in the engine's format. */
export const toVacationAward = (
  about: Pick<Args, 'site' | 'company'>,
  facts: VacationFacts,
): LoadedVacations => {
  const { weeks, picks, manual, published, approved } = facts;
  const version =
    published && stayedClosed(about.site.vacation)
      ? toLaterVersion(about, facts, published)
      : addApproved(
          toInput(about, { ...facts, weeks: offerOpenWeeks(weeks, manual) }),
          'vacations',
          {
            approved,
          },
        );
  return { ...version, weeks, picks, manual };
};

/** Everything that an award of vacation weeks reads, in the engine's format. */
export const loadVacationAward = async (args: Args): Promise<LoadedVacations> =>
  toVacationAward(args, await readVacationFacts(args));
