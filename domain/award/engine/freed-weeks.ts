import { compareText } from '~/domain/shared/text';
import { staysHeld } from '../assignment-type';
import {
  countWeeks,
  haveCommonDay,
  type AwardInput,
  type DriverWeek,
  type FreedWeeks,
  type PreferenceRecord,
} from '../award-input';
import { openHoldings, type Holding, type Holdings } from './holdings';
import { findPlace, type IdIndex } from './id-index';
import { getTurnByDriver, type Turns } from './turns';
import { passOnVacancies, type ChainStep } from './vacancy-chain';

/** One freed week that was offered to the drivers. */
export type WeekChainStep = Omit<ChainStep<string>, 'offerId'> & { readonly weekId: string };

interface Lists {
  readonly turns: Turns;
  readonly records: readonly (PreferenceRecord | undefined)[];
  readonly index: IdIndex;
}

/** By driver and week: the rank of the week in the driver's list, 0 if it is not there or struck. */
const rankWeeks = ({ turns, records, index }: Lists, weeks: number) => {
  const ranks = new Int32Array(turns.drivers.length * weeks);
  records.forEach((record, driver) => {
    record?.preferences.forEach((id, at) => {
      const offer = findPlace(index, id);
      if (offer < 0 || record.struck?.includes(id)) return;
      ranks[driver * weeks + offer] ||= at + 1;
    });
  });
  return {
    get: (driver: number, offer: number): number => ranks[driver * weeks + offer]!,
    /** The driver is not offered the week again. */
    strike: (driver: number, offer: number): void => {
      ranks[driver * weeks + offer] = 0;
    },
  };
};
type Ranks = ReturnType<typeof rankWeeks>;

const pairKey = ({ driverId, weekId }: DriverWeek): string => JSON.stringify([driverId, weekId]);

/** Manual weeks that were taken back and weeks of deleted drivers, by week, then by driver, then those given up. */
export const listFreed = (
  input: AwardInput,
  { held, freed }: FreedWeeks,
  { find }: Pick<Turns, 'find'>,
): DriverWeek[] => {
  const given = new Set(freed.map(pairKey));
  const manual = new Set(input.manualVacationAssignments.map(pairKey));
  const lost = held
    .filter(
      (one) =>
        !given.has(pairKey(one)) &&
        (find(one.driverId) < 0 || (one.assignmentType === 'manual' && !manual.has(pairKey(one)))),
    )
    .sort((a, b) => compareText(a.weekId, b.weekId) || compareText(a.driverId, b.driverId));
  return [...lost, ...freed];
};

/** The published weeks, and those that were manually assigned since. */
const holdWeeks = (input: AwardInput, { held }: FreedWeeks, lists: Lists, ranks: Ranks) => {
  const { turns, index } = lists;
  const { vacationWeeks: weeks, manualVacationAssignments: manual } = input;
  const holdings = openHoldings(weeks.map(({ totalSlots }) => totalSlots));
  const toPlaces = ({ driverId, weekId }: DriverWeek) => ({
    driver: turns.find(driverId),
    offer: findPlace(index, weekId),
  });
  const manualPairs = new Set(manual.map(pairKey));
  const turnByDriver = getTurnByDriver(turns);
  const known = held
    .map((row) => ({
      ...toPlaces(row),
      type: manualPairs.has(pairKey(row)) ? ('manual' as const) : row.assignmentType,
    }))
    .filter(({ driver, offer }) => driver >= 0 && offer >= 0)
    .sort(
      (a, b) =>
        Number(b.type === 'manual') - Number(a.type === 'manual') ||
        turnByDriver[a.driver]! - turnByDriver[b.driver]! ||
        a.offer - b.offer,
    );
  for (const { driver, offer, type } of known) {
    const rank = type === 'preference' ? ranks.get(driver, offer) : 0;
    if (!holdings.isHeld(driver, offer)) holdings.add({ driver, offer, type, rank });
  }
  for (const entry of manual) {
    const { driver, offer } = toPlaces(entry);
    if (driver < 0 || offer < 0 || holdings.isHeld(driver, offer)) continue;
    if (!holdings.hasFreePlace(offer)) continue;
    if (holdings.getHeld(driver).length < countWeeks(turns.drivers[driver]!))
      holdings.add({ driver, offer, type: 'manual', rank: 0 });
  }
  return holdings;
};

/**
 * What the driver gives for the week: null if nothing, because they may hold one more, and undefined if they do not take
 * the week. Nobody moves away from a week that an administrator assigned, or that they traded for.
 */
const findMove = (
  { holdings, ranks }: { holdings: Holdings; ranks: Ranks },
  { weeks, max }: { weeks: AwardInput['vacationWeeks']; max: number },
  driver: number,
  offer: number,
): number | null | undefined => {
  const rank = ranks.get(driver, offer);
  const held = holdings.getHeld(driver);
  if (rank === 0 || holdings.isHeld(driver, offer)) return undefined;
  const overlapping = held.filter((one) => haveCommonDay(weeks[one.offer]!, weeks[offer]!));
  if (overlapping.length === 0 && held.length < max) return null;
  if (overlapping.length > 1) return undefined;
  const toRank = (one: Holding) => ranks.get(driver, one.offer) || Infinity;
  return (overlapping.length === 1 ? overlapping : held)
    .filter((one) => !staysHeld.includes(one.type) && toRank(one) > rank)
    .sort((a, b) => toRank(b) - toRank(a))
    .at(0)?.offer;
};

/**
 * Offers each freed week in seniority order to the drivers who rank it above a week they hold or may hold one more, then
 * the week that the taker gives for it, until nobody moves (domain/README.md#freed-weeks).
 */
export const passOnFreedWeeks = (
  input: AwardInput,
  freedWeeks: FreedWeeks,
  lists: Lists,
): { readonly holdings: Holdings; readonly chain: readonly WeekChainStep[] } => {
  const { turns, index } = lists;
  const { vacationWeeks: weeks } = input;
  const ranks = rankWeeks(lists, weeks.length);
  const holdings = holdWeeks(input, freedWeeks, lists, ranks);

  const findTaker = (offer: number) => {
    for (const driver of turns.order) {
      if (turns.kinds[driver] === 0) continue;
      const max = countWeeks(turns.drivers[driver]!);
      const from = findMove({ holdings, ranks }, { weeks, max }, driver, offer);
      if (from !== undefined) return { driver, from };
    }
    return null;
  };
  const { steps } = passOnVacancies(
    listFreed(input, freedWeeks, turns).map(({ driverId, weekId }) => ({
      driverId,
      offerId: weekId,
    })),
    {
      hasFreePlace: holdings.hasFreePlace,
      findTaker,
      move: ({ driver, from }, offer) => {
        if (from !== null) holdings.remove(driver, from);
        holdings.add({ driver, offer, type: 'preference', rank: ranks.get(driver, offer) });
      },
      giveUp: (driver, offer) => {
        if (!holdings.remove(driver, offer)) return false;
        ranks.strike(driver, offer);
        return true;
      },
    },
    { turns, index, ids: weeks.map(({ weekId }) => weekId) },
  );
  return { holdings, chain: steps.map(({ offerId: weekId, ...step }) => ({ weekId, ...step })) };
};
