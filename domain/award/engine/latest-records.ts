import { compareText } from '~/domain/shared/text';
import type { PreferenceRecord } from '../award-input';
import type { Turns } from './turns';

const isoTime = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** Epoch milliseconds. A time without a zone is read as UTC, so that every machine gets the same result. */
const parseTime = (time: string): number => {
  const match = isoTime.exec(time);
  if (!match) return NaN;
  return Date.parse(match[1] && !match[4] ? `${time}Z` : time);
};

/**
 * Orders submission times as instants, in whatever zone they are written. Invalid times come before all
 * others, by text.
 */
export const compareSubmissionTimes = (a: string, b: string): number => {
  const [atA, atB] = [parseTime(a), parseTime(b)];
  if (Number.isNaN(atA) && Number.isNaN(atB)) return compareText(a, b);
  if (Number.isNaN(atA)) return -1;
  return Number.isNaN(atB) ? 1 : atA - atB;
};

/**
 * The latest list of each driver, indexed by the driver's position in the turns. If two lists have the same
 * time, the one further down in the input counts. Lists of unknown drivers are dropped.
 */
export const getLatestRecords = (
  turns: Turns,
  records: readonly PreferenceRecord[],
): readonly (PreferenceRecord | undefined)[] => {
  if (records.length === 0) return [];
  const latest = new Array<PreferenceRecord | undefined>(turns.drivers.length).fill(undefined);
  const { drivers } = turns;
  let next = 0;
  for (let i = 0; i < records.length; i++) {
    const record = records[i]!;
    const { driverId } = record;
    // Lists mostly come in the same order as the drivers, with gaps, so looking at the next few drivers usually saves
    // the lookup by id.
    const near = Math.min(next + 4, drivers.length);
    while (next < near && drivers[next]!.employeeId !== driverId) next++;
    const driver = next < near ? next : turns.find(driverId);
    if (driver < 0) continue;
    next = driver + 1;
    const known = latest[driver];
    if (!known || compareSubmissionTimes(record.submissionTime, known.submissionTime) >= 0) {
      latest[driver] = record;
    }
  }
  return latest;
};
