import type { AwardInput, AwardWeek } from '../award-input';
import { getLatestRecords } from './latest-records';
import {
  awardByPreference,
  awardManually,
  everyone,
  findEntries,
  handOut,
  openBoard,
  orderOpenOffers,
} from './board';
import { localKind, type Turns } from './turns';
import { showAward, type CatalogueAward } from './show-award';

/**
 * The award of vacation weeks (domain/README.md#vacation-weeks). The capacity of a week is `totalSlots`,
 * manual assignments included. `remainingSlots` already excludes manual assignments, so using it here would
 * count them twice.
 */
export const awardWeeks = (input: AwardInput, turns: Turns): CatalogueAward<AwardWeek> => {
  const { settings, vacationWeeks: weeks } = input;
  const board = openBoard(turns, getLatestRecords(turns, input.vacationPreferences), {
    items: weeks,
    ids: weeks.map(({ weekId }) => weekId),
    capacities: weeks.map(({ totalSlots }) => totalSlots),
    kinds: weeks.map(() => localKind),
  });
  const entries = input.manualVacationAssignments.map(({ driverId, weekId }) => ({
    driverId,
    offerId: weekId,
  }));
  awardManually(board, findEntries(board, entries));
  awardByPreference(board, ({ struck }, weekId) => struck?.includes(weekId) ?? false);
  if (settings.assignLeftoverVacations) {
    const byStart = orderOpenOffers(board, ({ startDate }) =>
      Number(startDate.replaceAll('-', '')),
    );
    if (settings.useSeniorityAssignment) handOut(board, byStart, everyone, () => 'seniority');
    else handOut(board, byStart, turns.isVc, () => 'vc-assigned');
  }
  return showAward(board);
};
