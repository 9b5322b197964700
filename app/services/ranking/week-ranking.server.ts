import type { DriverCall } from '~/app/ports/deps';
import type { ListOwner } from '~/app/ports/sessions';
import { readListsWithOwn } from '~/app/services/picks/read-lists-with-own.server';
import { readRecentWeekLists, showWeekListOfDriver } from '~/app/services/picks/read-lists.server';
import { readJobWeeks } from '~/app/services/results/read-weeks-at-work.server';
import { loadVacationAward } from '~/app/services/vacation/load-vacation-award.server';
import { award } from '~/domain/award/award';
import { countWeeks } from '~/domain/award/award-input';
import type { DriverOutcome } from '~/domain/award/driver-outcome';
import { getHeld, listAwardedWeeks } from '~/domain/award/held-results';
import type { PublishedFacts, PublishedWeek } from '~/domain/award/record/published-facts';
import type { JobWeek } from '~/domain/claims/past-outcome';
import { addSave } from '~/domain/picks/count-saves';
import { getOwnSave } from '~/domain/picks/enter-list';
import { parseRounds, splitIntoRounds } from '~/domain/settings/vacation-rounds';
import { fail, ok } from '~/domain/shared/result';
import { getAwardInForce } from '~/domain/site/current-award';
import { getSeal } from '~/domain/site/seal';
import type { Deadline } from '~/domain/time/deadline';
import { toEpochMs, type Instant } from '~/domain/time/instant';
import { dayIn, toWallTime } from '~/domain/time/zoned-time';
import { listOpenWeeks } from '~/domain/vacation/closed-weeks';
import { canBeGivenUp, stillGivenUp } from '~/domain/vacation/given-up';
import { offeredWeeks, type OfferedWeek } from '~/domain/vacation/offered-week';
import {
  currentVacationPicks,
  wantedWeeks,
  type VacationPicks,
} from '~/domain/vacation/vacation-picks';
import {
  getWeekSavesCountedUntil,
  isPortalOpen,
  type VacationPortal,
} from '~/domain/vacation/vacation-portal';
import type { ManualVacation, VacationWeek } from '~/domain/vacation/vacation-week';
import { readPublishedResult, type PublishedResult } from './read-published-result.server';
import type { Ranking } from './save-picks.server';

interface WeeksAndPicks {
  readonly weeks: readonly VacationWeek[];
  readonly stored: VacationPicks | null;
}

/** Drivers rank vacation weeks while the vacation portal is open. */
export const weekRanking: Ranking<WeeksAndPicks, VacationPicks> = {
  kind: 'week',
  catalogue: 'vacations',
  showToAdmin: showWeekListOfDriver,
  getSelection: () => 'vacation',
  getStore: ({ vacationPicks }) => vacationPicks,
  getIds: wantedWeeks,
  load: async ({ deps, scope, employeeId }) => {
    const [weeks, stored] = await Promise.all([
      deps.stores.weeks.list(scope),
      deps.stores.vacationPicks.get(scope, employeeId),
    ]);
    return { weeks, stored };
  },
  accept: ({ access: { site }, loaded: { weeks, stored }, receivedAt }) =>
    isPortalOpen(site.vacation, receivedAt)
      ? ok({
          offered: new Set(listOpenWeeks(weeks).map((week) => week.weekId)),
          periodId: null,
          isLate: false,
          closesAt: site.vacation.closesAt,
          toList: (weekIds, facts) => ({
            ...facts,
            weekIds,
            ...addSave(stored, getWeekSavesCountedUntil(site.vacation)),
          }),
          toEvent: (facts) => ({ code: 'vacation-picks-saved', ...facts }),
        })
      : fail({ code: 'vacation-portal-closed' }),
  // Lists of weeks have no period: a list counts until another one replaces it.
  getOwnSave: (_, stored) => stored && getOwnSave(stored),
};

interface WeeksAndSlots extends WeeksAndPicks {
  readonly manual: readonly ManualVacation[];
}

/** What the page of vacation weeks reads in parallel with the guard. */
export const loadWeeksAndSlots = async (
  args: Parameters<typeof weekRanking.load>[0],
): Promise<WeeksAndSlots> => {
  const [weeksAndPicks, manual] = await Promise.all([
    weekRanking.load(args),
    args.deps.stores.weeks.manual(args.scope),
  ]);
  return { ...weeksAndPicks, manual };
};

interface WeekList {
  /** Sorted by week ID, compared as text. */
  readonly weeks: readonly OfferedWeek[];
  /** The driver's list without deleted and closed weeks; `vanished` are those. */
  readonly weekIds: readonly string[];
  readonly vanished: readonly string[];
  readonly saved: VacationPicks | null;
  /** The receipt of the stored list; null if there is none. */
  readonly storedReceipt: string | null;
  readonly mayEdit: boolean;
  /** When saving ends or ended; null if no time is set. */
  readonly closing: Deadline | null;
}

/** A week that a driver holds in the published award. */
interface HeldWeek {
  readonly weekId: string;
  /** Null if it was not taken in a round. */
  readonly round: number | null;
  /** Whether the driver gave it up. It is passed on at the next publication. */
  readonly isGivenUp: boolean;
  readonly mayGiveUp: boolean;
}

export interface VacationPreferences extends WeekList, PublishedResult {
  readonly isPublished: boolean;
  /** The weeks that the outcome names, as the version has them. */
  readonly namedWeeks: readonly PublishedWeek[];
  /** A freed week that the driver gets with the next publication. */
  readonly offeredId: string | null;
  /** The weeks that the driver holds in the published award. */
  readonly held: readonly HeldWeek[];
  /** How many weeks the driver may hold, and how many they pick in each round. */
  readonly entitlement: { readonly weeks: number; readonly rounds: readonly number[] };
  /** What the driver works in the published weeks that are not over, oldest first. */
  readonly jobWeeks: readonly JobWeek[];
}

const getClosing = ({ closesAt, closedAt }: VacationPortal, timeZone: string): Deadline | null => {
  if (closesAt || closedAt === null) return closesAt;
  return { instant: closedAt, wallTime: toWallTime(toEpochMs(closedAt), timeZone), timeZone };
};

/** The driver's list of vacation weeks, and whether it may be saved at `now`, an ISO instant. */
export const showWeekList = (
  { site: { vacation, timeZone } }: ListOwner,
  { weeks, stored, manual }: WeeksAndSlots,
  now: Instant,
): WeekList => ({
  ...currentVacationPicks(stored, weeks),
  weeks: offeredWeeks(weeks, manual, dayIn(timeZone, now)),
  saved: stored,
  storedReceipt: stored?.receiptNumber ?? null,
  mayEdit: isPortalOpen(vacation, now),
  closing: getClosing(vacation, timeZone),
});

const listHeldWeeks = (
  outcome: DriverOutcome,
  { givenUp, hasEnded }: { givenUp: readonly string[]; hasEnded: boolean },
): HeldWeek[] =>
  listAwardedWeeks(outcome).map(({ weekId, assignmentType, round }) => {
    const isGivenUp = givenUp.includes(weekId);
    const mayGiveUp = hasEnded && !isGivenUp && canBeGivenUp(assignmentType);
    return { weekId, round, isGivenUp, mayGiveUp };
  });

const listNamedWeeks = (outcome: DriverOutcome, { weeks }: PublishedFacts): PublishedWeek[] => {
  const named = new Set([...getHeld(outcome), ...outcome.reasons.map(({ pickId }) => pickId)]);
  return weeks.filter(({ weekId }) => named.has(weekId));
};

/**
 * The weeks that the driver would get by the current picks, for the next publication. Computed only if some driver has
 * given up a week, otherwise none.
 */
const findNextWeeks = async (
  employeeId: string,
  about: Omit<Parameters<typeof loadVacationAward>[0], 'readLists'>,
  now: string,
): Promise<string[]> => {
  const { scope, deps, site } = about;
  const lists = await readListsWithOwn({
    store: deps.stores.vacationPicks,
    readAll: () => readRecentWeekLists({ deps, scope, site, now }),
    scope,
    employeeId,
  });
  if (!lists.some(({ givenUp = [] }) => givenUp.length > 0)) return [];
  const { input } = await loadVacationAward({ ...about, readLists: async () => lists });
  return award(input)
    .vacations.filter((one) => one.driverId === employeeId && one.assignmentType === 'preference')
    .map(({ weekId }) => weekId);
};

/** Everything the driver's vacation page shows. `now` is an ISO instant. */
export const readVacationPreferences = async ({
  deps,
  access,
  loaded,
  now,
}: DriverCall<
  'stores' | 'clock',
  { loaded: WeeksAndSlots; now: string }
>): Promise<VacationPreferences> => {
  const { scope, site, company, driver } = access;
  const { stored, manual } = loaded;
  const { employeeId } = driver;
  const inForce = getAwardInForce(site, 'vacations');
  const isPublished = inForce !== null;
  const list = showWeekList(access, loaded, now);
  const hasEnded = !list.mayEdit && !getSeal(site, 'vacations', now);
  const [result, nextWeeks, jobWeeks] = await Promise.all([
    readPublishedResult({ deps, access, of: 'vacations', award: inForce, now }),
    isPublished && hasEnded ? findNextWeeks(employeeId, { deps, scope, site, company }, now) : [],
    readJobWeeks({ deps, access, now }),
  ]);
  const { facts, own, outcome } = result;
  const givenUp = stored ? stillGivenUp(stored, manual) : [];
  const held = outcome ? listHeldWeeks(outcome, { givenUp, hasEnded }) : [];
  const heldIds = held.map(({ weekId }) => weekId);
  return {
    ...list,
    ...own,
    tradeOffers: result.tradeOffers,
    isPublished,
    outcome,
    awardZone: result.awardZone,
    namedWeeks: outcome && facts ? listNamedWeeks(outcome, facts) : [],
    check: result.check,
    offeredId: nextWeeks.find((weekId) => !heldIds.includes(weekId)) ?? null,
    held,
    entitlement: {
      weeks: countWeeks(driver),
      rounds: splitIntoRounds(countWeeks(driver), parseRounds(site.settings.vacationRounds)),
    },
    jobWeeks,
    claims: result.claims,
    claimed: result.claimed,
    claimsUntil: result.claimsUntil,
  };
};
