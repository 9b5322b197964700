import { compareText } from '~/domain/shared/text';
import { typeCode } from '../assignment-type';
import type { AwardInput, AwardWeek, PreferenceRecord } from '../award-input';
import { indexIds, indexOfId, type IdIndex } from './id-index';
import { latestRecords } from './latest-records';
import type { Roster } from './roster';

/** The finished award of vacation weeks. Arrays go by the place of a week or driver in the input. */
export interface VacationsAward {
  readonly weeks: readonly AwardWeek[];
  readonly index: IdIndex;
  /** Latest record by driver. */
  readonly records: readonly (PreferenceRecord | undefined)[];
  /** By driver: the week, or -1. */
  readonly weekOf: Int32Array;
  /** By driver: place in `assignmentTypes`. */
  readonly type: Uint8Array;
  /** By driver: the rank in the driver's own list, 0 when the week did not come from it. */
  readonly rankOf: Int32Array;
  /** By week: the driver who took its latest slot, or -1. */
  readonly lastTaker: Int32Array;
}

const noRecord: Pick<PreferenceRecord, 'preferences' | 'struck'> = { preferences: [] };

/**
 * Manual assignments, then preferences by seniority, then leftovers (design 5). A week holds
 * `totalSlots` drivers, manual ones included: `remainingSlots` is what the screens count down as those
 * are made, so taking it here would count them twice. A driver's manual entry for a full week does not
 * stand.
 */
export const awardVacations = (input: AwardInput, roster: Roster): VacationsAward => {
  const { settings, vacationWeeks: weeks } = input;
  const { drivers, order, isEligible, isVc } = roster;
  const index = indexIds(weeks.map(({ weekId }) => weekId));
  const records = latestRecords(roster, input.vacationPreferences);
  const left = weeks.map((week) => week.totalSlots);
  const weekOf = new Int32Array(drivers.length).fill(-1);
  const type = new Uint8Array(drivers.length);
  const rankOf = new Int32Array(drivers.length);
  const lastTaker = new Int32Array(weeks.length).fill(-1);
  const give = (week: number, driver: number, code: number) => {
    left[week]!--;
    weekOf[driver] = week;
    type[driver] = code;
    lastTaker[week] = driver;
  };

  for (const entry of input.manualVacationAssignments) {
    const driver = roster.find(entry.driverId);
    const week = indexOfId(index, entry.weekId);
    if (driver < 0 || week < 0 || weekOf[driver] !== -1 || left[week] === 0) continue;
    give(week, driver, typeCode.manual);
  }

  for (const driver of input.vacationPreferences.length > 0 ? order : []) {
    if (isEligible[driver] === 0 || weekOf[driver] !== -1) continue;
    const { preferences: picks, struck } = records[driver] ?? noRecord;
    const rank = picks.findIndex(
      (id) => (left[indexOfId(index, id)] ?? 0) > 0 && !struck?.includes(id),
    );
    if (rank < 0) continue;
    give(indexOfId(index, picks[rank]!), driver, typeCode.preference);
    rankOf[driver] = rank + 1;
  }

  if (settings.assignLeftoverVacations) {
    const bySeniority = settings.useSeniorityAssignment;
    const byStart = weeks
      .map((_, week) => week)
      .sort(
        (a, b) =>
          compareText(weeks[a]!.startDate, weeks[b]!.startDate) ||
          compareText(weeks[a]!.weekId, weeks[b]!.weekId),
      );
    let next = 0;
    for (const driver of order) {
      if (isEligible[driver] === 0 || weekOf[driver] !== -1) continue;
      if (!bySeniority && isVc[driver] === 0) continue;
      while (next < byStart.length && left[byStart[next]!] === 0) next++;
      if (next === byStart.length) break;
      give(byStart[next]!, driver, bySeniority ? typeCode.seniority : typeCode['vc-assigned']);
    }
  }
  return { weeks, index, records, weekOf, type, rankOf, lastTaker };
};
