import {
  countWeeks,
  haveCommonDay,
  type AwardInput,
  type AwardWeek,
  type FreedWeeks,
  type PreferenceRecord,
} from '../award-input';
import {
  awardManually,
  everyone,
  findEntries,
  getHeld,
  give,
  handOut,
  mayGetMore,
  openBoard,
  orderOpenOffers,
  type Board,
} from './board';
import { passOnFreedWeeks, type WeekChainStep } from './freed-weeks';
import { findPlace, indexIds } from './id-index';
import { getLatestRecords } from './latest-records';
import { showAward, type CatalogueAward } from './show-award';
import { applyTrades, listWeekTrades, type Traded } from './trades';
import { localKind, type Turns } from './turns';

const oneRound = [1];

/** Lets the driver take up to `max` weeks of their list, highest-ranked first. */
const takeWeeks = (
  board: Board<AwardWeek>,
  driver: number,
  { max, round }: { max: number; round: number },
): void => {
  const { items, open, index } = board;
  const { preferences, struck = [] } = board.records[driver]!;
  let left = max;
  for (let k = 0; k < preferences.length && left > 0 && mayGetMore(board, driver); k++) {
    const offer = findPlace(index, preferences[k]!);
    if (offer < 0 || open[offer] === 0 || struck.includes(preferences[k]!)) continue;
    if (getHeld(board, driver).some((held) => haveCommonDay(items[held]!, items[offer]!))) continue;
    give(board, offer, driver, 'preference', { rank: k + 1, round });
    left--;
  }
};

/** Round after round, in seniority order, each driver takes up to the round's number of weeks. */
const awardInRounds = (board: Board<AwardWeek>, rounds: readonly number[]): void => {
  const { openOffers, records } = board;
  const { order, kinds } = board.turns;
  rounds.forEach((max, at) => {
    for (const driver of order) {
      if (openOffers[localKind] === 0) return;
      if (kinds[driver] !== 0 && records[driver]) takeWeeks(board, driver, { max, round: at + 1 });
    }
  });
};

/** Gives the weeks that are left, by first day, to drivers who hold none and may hold one. */
const awardLeftovers = (board: Board<AwardWeek>, bySeniority: boolean): void => {
  const byStart = orderOpenOffers(board, ({ startDate }) => Number(startDate.replaceAll('-', '')));
  const isInPool = bySeniority ? everyone : board.turns.isVc;
  handOut(
    board,
    byStart,
    (driver) => mayGetMore(board, driver) && isInPool(driver),
    () => (bySeniority ? 'seniority' : 'vc-assigned'),
  );
};

/** A driver may receive a week that has no day in common with the weeks that they keep. */
const tradeWeeks = (board: Board<AwardWeek>, input: AwardInput): Traded | null =>
  applyTrades(
    board,
    listWeekTrades(input),
    (_, offer, others) =>
      !others.some((other) => haveCommonDay(board.items[other]!, board.items[offer]!)),
  );

/** `chain`: the steps by which freed weeks were passed on; null if the weeks were awarded by the rules. */
interface WeeksAward {
  readonly award: CatalogueAward<AwardWeek>;
  readonly chain: readonly WeekChainStep[] | null;
}

/** The rules of domain/README.md#vacation-weeks. */
const awardByRules = (
  input: AwardInput,
  turns: Turns,
  records: readonly (PreferenceRecord | undefined)[],
): WeeksAward => {
  const { settings, vacationWeeks: weeks } = input;
  const rounds = settings.vacationRounds ?? oneRound;
  const board = openBoard(turns, records, {
    items: weeks,
    ids: weeks.map(({ weekId }) => weekId),
    // Not `remainingSlots`: it already excludes manual assignments, which would count twice.
    capacities: weeks.map(({ totalSlots }) => totalSlots),
    kinds: weeks.map(() => localKind),
    getMaxOffers: (driver) => countWeeks(turns.drivers[driver]!),
  });
  const entries = input.manualVacationAssignments.map(({ driverId, weekId }) => ({
    driverId,
    offerId: weekId,
  }));
  awardManually(board, findEntries(board, entries));
  const manual = board.held.slice();
  awardInRounds(board, rounds);
  if (settings.assignLeftoverVacations) awardLeftovers(board, settings.useSeniorityAssignment);
  const maxByRounds = rounds.reduce((sum, weeksOfRound) => sum + weeksOfRound, 0);
  const getMaxOffers = (driver: number) =>
    Math.min(countWeeks(turns.drivers[driver]!), manual[driver]! + maxByRounds);
  return { award: showAward(board, tradeWeeks(board, input), getMaxOffers), chain: null };
};

/** The published weeks, and what freed weeks change (domain/README.md#freed-weeks). */
const awardFreed = (
  input: AwardInput,
  freedWeeks: FreedWeeks,
  turns: Turns,
  records: readonly (PreferenceRecord | undefined)[],
): WeeksAward => {
  const { vacationWeeks: weeks } = input;
  const ids = weeks.map(({ weekId }) => weekId);
  const lists = { turns, records, index: indexIds(ids) };
  const { holdings, chain } = passOnFreedWeeks(input, freedWeeks, lists);
  // Nobody loses a week, even if the driver has fewer weeks now.
  const getMaxOffers = (driver: number) =>
    Math.max(countWeeks(turns.drivers[driver]!), holdings.getHeld(driver).length);
  const board = openBoard(turns, records, {
    items: weeks,
    ids,
    capacities: holdings.getCapacities(),
    kinds: weeks.map(() => localKind),
    getMaxOffers,
  });
  holdings.fill(board);
  return { award: showAward(board, tradeWeeks(board, input), getMaxOffers), chain };
};

/** The award of vacation weeks, then the trades. */
export const awardWeeks = (input: AwardInput, turns: Turns): WeeksAward => {
  const records = getLatestRecords(turns, input.vacationPreferences);
  return input.freedWeeks
    ? awardFreed(input, input.freedWeeks, turns, records)
    : awardByRules(input, turns, records);
};
