import { compareText } from '~/domain/shared/text';
import type { AssignmentType } from '../assignment-type';
import {
  countWeeks,
  haveCommonDay,
  type AwardInput,
  type DriverWeek,
  type FreedWeeks,
  type PreferenceRecord,
} from '../award-input';
import { findPlace, type IdIndex } from './id-index';
import type { Turns } from './turns';

/** One freed week that was offered to the other drivers. */
export interface ChainStep {
  readonly weekId: string;
  /** The driver who gave the week up, lost it or moved away from it. */
  readonly freedBy: string;
  /** The driver who takes the week; null if nobody wants it. */
  readonly driverId: string | null;
  /** The week that this driver gives for it, which the next step offers; null if none. */
  readonly movedFrom: string | null;
}

/** A week that a driver holds, by positions. `rank` is 0 if the week is not from their list. */
interface Holding {
  readonly driver: number;
  readonly offer: number;
  readonly type: AssignmentType;
  readonly rank: number;
}

interface Lists {
  readonly turns: Turns;
  readonly records: readonly (PreferenceRecord | undefined)[];
  readonly index: IdIndex;
}

/** By driver and week: the rank of the week in the driver's list, 0 if it is not there or struck. */
const rankWeeks = ({ turns, records, index }: Lists, weeks: number): Int32Array => {
  const ranks = new Int32Array(turns.drivers.length * weeks);
  records.forEach((record, driver) => {
    record?.preferences.forEach((id, at) => {
      const offer = findPlace(index, id);
      if (offer < 0 || record.struck?.includes(id)) return;
      ranks[driver * weeks + offer] ||= at + 1;
    });
  });
  return ranks;
};

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

/** What the drivers hold while weeks are passed on. */
const openHoldings = (input: AwardInput, { held }: FreedWeeks, lists: Lists) => {
  const { turns, index } = lists;
  const { vacationWeeks: weeks, manualVacationAssignments: manual } = input;
  const ranks = rankWeeks(lists, weeks.length);
  const byDriver = new Map<number, readonly Holding[]>();
  // In the order of being taken, because reasons name the driver who took the last slot.
  const all = new Set<Holding>();
  const used = new Int32Array(weeks.length);

  const state = {
    all,
    getRank: (driver: number, offer: number): number => ranks[driver * weeks.length + offer]!,
    /** The driver is not offered the week again. */
    refuse: (driver: number, offer: number): void => {
      ranks[driver * weeks.length + offer] = 0;
    },
    getHeld: (driver: number): readonly Holding[] => byDriver.get(driver) ?? [],
    hasFreeSlot: (offer: number): boolean => used[offer]! < weeks[offer]!.totalSlots,
    add: (driver: number, offer: number, type: AssignmentType): void => {
      const rank = type === 'preference' ? state.getRank(driver, offer) : 0;
      const holding = { driver, offer, type, rank };
      byDriver.set(driver, [...state.getHeld(driver), holding]);
      all.add(holding);
      used[offer]!++;
    },
    remove: (holding: Holding): void => {
      const { driver, offer } = holding;
      byDriver.set(
        driver,
        state.getHeld(driver).filter((one) => one !== holding),
      );
      all.delete(holding);
      used[offer]!--;
    },
  };
  const toPlaces = ({ driverId, weekId }: DriverWeek) => ({
    driver: turns.find(driverId),
    offer: findPlace(index, weekId),
  });
  const isHeld = (driver: number, offer: number) =>
    state.getHeld(driver).some((one) => one.offer === offer);

  const manualPairs = new Set(manual.map(pairKey));
  const turnByDriver = new Int32Array(turns.drivers.length);
  turns.order.forEach((driver, turn) => (turnByDriver[driver] = turn));
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
  for (const { driver, offer, type } of known)
    if (!isHeld(driver, offer)) state.add(driver, offer, type);
  for (const entry of manual) {
    const { driver, offer } = toPlaces(entry);
    if (driver < 0 || offer < 0 || isHeld(driver, offer) || !state.hasFreeSlot(offer)) continue;
    if (state.getHeld(driver).length < countWeeks(turns.drivers[driver]!))
      state.add(driver, offer, 'manual');
  }
  return state;
};
type Holdings = ReturnType<typeof openHoldings>;

const staysHeld: readonly AssignmentType[] = ['manual', 'trade'];

/**
 * What the driver gives for the week: null if nothing, because they may hold one more, and undefined if they do not take
 * the week. Nobody moves away from a week that an administrator assigned, or that they traded for.
 */
const findMove = (
  holdings: Holdings,
  { weeks, max }: { weeks: AwardInput['vacationWeeks']; max: number },
  driver: number,
  offer: number,
): Holding | null | undefined => {
  const rank = holdings.getRank(driver, offer);
  const held = holdings.getHeld(driver);
  if (rank === 0 || held.some((one) => one.offer === offer)) return undefined;
  const overlapping = held.filter((one) => haveCommonDay(weeks[one.offer]!, weeks[offer]!));
  if (overlapping.length === 0 && held.length < max) return null;
  if (overlapping.length > 1) return undefined;
  const toRank = (one: Holding) => holdings.getRank(driver, one.offer) || Infinity;
  return (overlapping.length === 1 ? overlapping : held)
    .filter((one) => !staysHeld.includes(one.type) && toRank(one) > rank)
    .sort((a, b) => toRank(b) - toRank(a))
    .at(0);
};

/**
 * Offers each freed week in seniority order to the drivers who rank it above a week they hold or may hold one more, then
 * the week that the taker gives for it, until nobody moves. A week that nobody wants is offered again after each further
 * week. `holdings` are in the order of being taken.
 */
export const passOnFreedWeeks = (
  input: AwardInput,
  freedWeeks: FreedWeeks,
  lists: Lists,
): { holdings: readonly Holding[]; chain: readonly ChainStep[] } => {
  const { turns, index } = lists;
  const { vacationWeeks: weeks } = input;
  const holdings = openHoldings(input, freedWeeks, lists);
  const chain: ChainStep[] = [];
  // Freed weeks that nobody wanted, in the order of being offered.
  const unwanted: { offer: number; freedBy: string }[] = [];

  const findTaker = (offer: number) => {
    for (const driver of turns.order) {
      if (turns.kinds[driver] === 0) continue;
      const max = countWeeks(turns.drivers[driver]!);
      const from = findMove(holdings, { weeks, max }, driver, offer);
      if (from !== undefined) return { driver, from };
    }
    return null;
  };
  const passOn = (freed: number, giver: string): void => {
    let [offer, freedBy] = [freed, giver];
    while (holdings.hasFreeSlot(offer)) {
      const taker = findTaker(offer);
      const driverId = taker && turns.drivers[taker.driver]!.employeeId;
      const from = taker?.from ?? null;
      const movedFrom = from && weeks[from.offer]!.weekId;
      chain.push({ weekId: weeks[offer]!.weekId, freedBy, driverId, movedFrom });
      if (!taker || driverId === null) {
        unwanted.push({ offer, freedBy });
        return;
      }
      if (from) holdings.remove(from);
      holdings.add(taker.driver, offer, 'preference');
      if (!from) return;
      [offer, freedBy] = [from.offer, driverId];
    }
  };

  /** Whoever has given a week up or moved since may want a week that nobody wanted before. */
  const offerAgain = (): void => {
    for (;;) {
      const at = unwanted.findIndex(
        ({ offer }) => holdings.hasFreeSlot(offer) && findTaker(offer) !== null,
      );
      const [wanted] = at < 0 ? [] : unwanted.splice(at, 1);
      if (!wanted) return;
      passOn(wanted.offer, wanted.freedBy);
    }
  };

  for (const { driverId, weekId } of listFreed(input, freedWeeks, turns)) {
    const [driver, offer] = [turns.find(driverId), findPlace(index, weekId)];
    if (offer < 0) continue;
    if (driver >= 0) {
      const holding = holdings.getHeld(driver).find((one) => one.offer === offer);
      // The driver has moved to a week that was freed before.
      if (!holding) continue;
      holdings.remove(holding);
      holdings.refuse(driver, offer);
    }
    passOn(offer, driverId);
    offerAgain();
  }
  return { holdings: [...holdings.all], chain };
};
